/** The one clock of the table, by the server's time: what is left, and how much of the iris is lit. */
import type { Session } from './session.svelte';

export class Ticker {
  private now = $state(Date.now());
  private timer: ReturnType<typeof setInterval>;

  left = $derived.by(() => {
    const clock = this.session.clock;
    if (!clock?.closes || this.session.phase !== 'playing') return null;
    const at = clock.paused ? (clock.stands ?? clock.now) : this.now + this.session.skew;
    return Math.max(0, clock.closes - at);
  });
  seconds = $derived(this.left === null ? null : Math.ceil(this.left / 1000));
  lit = $derived.by(() => {
    const clock = this.session.clock;
    if (this.left === null || !clock?.closes) return null;
    const whole = clock.closes - (clock.lands ?? clock.opened ?? clock.closes);
    return whole > 0 ? Math.min(1, this.left / whole) : 0;
  });

  constructor(private session: Session) {
    this.timer = setInterval(() => (this.now = Date.now()), 200);
  }

  stop(): void {
    clearInterval(this.timer);
  }
}

export const minutes = (ms: number): string => {
  const seconds = Math.max(0, Math.round(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
