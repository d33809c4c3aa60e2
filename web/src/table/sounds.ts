/** Four soft sounds made by code, told apart by pitch, length and colour; silent where the browser allows none. */
let context: AudioContext | undefined;

interface Tone {
  pitch: number;
  slide?: number; // where the pitch ends
  seconds: number;
  volume: number;
  at?: number;
  colour?: OscillatorType;
}

function tone({ pitch, slide, seconds, volume, at = 0, colour = 'sine' }: Tone): void {
  try {
    context ??= new AudioContext();
    const start = context.currentTime + at;
    const [oscillator, gain] = [context.createOscillator(), context.createGain()];
    oscillator.type = colour;
    oscillator.frequency.setValueAtTime(pitch, start);
    if (slide) oscillator.frequency.exponentialRampToValueAtTime(slide, start + seconds);
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
  /** Two short high knocks: a window concerns me. */
  tick: () => [0, 0.11].forEach((at) => tone({ pitch: 1250, seconds: 0.06, volume: 0.06, at, colour: 'triangle' })),
  /** One long low bell: I must choose. */
  bell: () => [1, 2.01, 3.02].forEach((part) => tone({ pitch: 294 * part, seconds: 1.1 / part, volume: 0.08 / part })),
  /** Three rising notes: somebody has 100. */
  chime: () => [523, 659, 784].forEach((pitch, i) => tone({ pitch, seconds: 0.6, volume: 0.06, at: i * 0.12 })),
  /** A falling whistle: a card is cancelled. */
  strike: () => tone({ pitch: 900, slide: 180, seconds: 0.35, volume: 0.05, colour: 'sawtooth' }),
};

export type Sound = keyof typeof sounds;
