/** Three soft sounds made by code; where the browser allows none, it is silent. */
let context: AudioContext | undefined;

function tone(frequency: number, seconds: number, volume: number, at = 0): void {
  try {
    context ??= new AudioContext();
    const start = context.currentTime + at;
    const [oscillator, gain] = [context.createOscillator(), context.createGain()];
    oscillator.frequency.value = frequency;
    gain.gain.setValueAtTime(volume, start);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(start + seconds);
  } catch {
    /* no sound here */
  }
}

export const sounds = {
  tick: () => tone(880, 0.08, 0.05),
  bell: () => tone(330, 0.5, 0.08),
  chime: () => [523, 659, 784].forEach((note, i) => tone(note, 0.6, 0.06, i * 0.12)),
};
