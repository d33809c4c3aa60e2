/** The one clock of the table, by the server's time: what is left, and how much of the iris is lit. */
import type { Session } from './session.svelte';

export class Ticker {
  private now = $state(Date.now());
  private timer: ReturnType<typeof setInterval>;

  left = $derived.by(() => {
    const clock = this.session.clock;
    if (!clock?.closes || this.session.phase !== 'playing') return null;
    const at = clock.paused ? (clock.stands ?? clock.now) : this.now + this.session.skew;
    const whole = clock.kind === 'window' && clock.lands ? clock.closes - clock.lands : Infinity; // before its card has landed too
    return Math.max(0, Math.min(whole, clock.closes - at));
  });
  /** Of a turn the bank comes last: until then it is only told. */
  private bank = $derived.by(() => (this.session.clock?.kind === 'turn' ? (this.session.clock.bank ?? 0) : 0));
  ofTurn = $derived(this.left === null ? null : Math.max(0, this.left - this.bank));
  inBank = $derived(this.bank > 0 && this.ofTurn === 0);
  bankLeft = $derived(this.bank > 0 ? Math.min(this.bank, this.left ?? 0) : null);
  seconds = $derived(this.ofTurn === null ? null : Math.ceil((this.inBank ? (this.left ?? 0) : this.ofTurn) / 1000));
  lit = $derived.by(() => {
    const clock = this.session.clock;
    if (this.left === null || !clock?.closes) return null;
    const whole = this.inBank ? this.bank : clock.closes - this.bank - (clock.lands ?? clock.opened ?? clock.closes);
    return whole > 0 ? Math.min(1, (this.inBank ? this.left : (this.ofTurn ?? 0)) / whole) : 0;
  });

  constructor(private session: Session) {
    this.timer = setInterval(() => {
      if (!session.showing.isMoving) this.now = Date.now(); // cards that travel have the frames to themselves
    }, 200);
  }

  stop(): void {
    clearInterval(this.timer);
  }
}

export const minutes = (ms: number): string => {
  const seconds = Math.max(0, Math.round(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
