/**
 * One movement at a time: what happened waits until the movement before it has landed, but the table is never more than
 * two seconds behind. What would be late happens at once, unseen; the card of a window jumps the queue in the same way.
 * It knows nothing of cards, of the screen, or of the clock on the wall.
 */
export const MOST = 1850; // milliseconds from hearing to landing; some more go by in the frames that make a movement ready

export interface Step<T> {
  what: T;
  time: number; // how long its movement takes; 0: there is none
}

interface Waiting<T> extends Step<T> {
  by: number; // it must have landed
}

export class Pace<T> {
  private waiting: Waiting<T>[] = [];
  lands = 0; // when what moves has landed

  /** What came together; `urgent` is the place among it of the step that may not wait for those before. */
  push(steps: Step<T>[], now: number, urgent = -1, most = MOST): void {
    const first = this.waiting.length;
    this.waiting.push(...steps.map(({ what, time }) => ({ what, time, by: now + most })));
    if (urgent >= 0) {
      this.lands = Math.min(this.lands, now);
      for (const step of this.waiting.slice(0, first + urgent)) step.time = 0;
    }
    this.catchUp(now);
  }

  /** What begins by now, in its order; what has a time is on the screen for so long. */
  due(now: number): Step<T>[] {
    const begun: Step<T>[] = [];
    this.catchUp(now);
    while (this.waiting.length && this.lands <= now) {
      const { what, time } = this.waiting.shift() as Waiting<T>;
      begun.push({ what, time });
      if (time) this.lands = now + time;
    }
    return begun;
  }

  /** When to look again; null where nothing waits. */
  next(): number | null {
    return this.waiting.length ? this.lands : null;
  }

  /** All that waits happens now, unseen. */
  flush(now: number): Step<T>[] {
    for (const step of this.waiting) step.time = 0;
    this.lands = Math.min(this.lands, now);
    return this.due(now);
  }

  /** What was made ready is about to move; it gives way to nothing but a movement that says more and would be late by it. */
  flies(time: number, now: number): boolean {
    this.lands = now + time;
    for (let late = this.late(now); late >= 0; late = this.late(now)) {
      const left = this.shortest(late);
      if (!left) return true;
      if (left.time > time) {
        this.lands = now;
        return false;
      }
      left.time = 0;
    }
    return true;
  }

  /** Movements are left out until nothing is late any more: short ones before those that say more, of alike ones the oldest. */
  private catchUp(now: number): void {
    for (let late = this.late(now); late >= 0; late = this.late(now)) {
      const left = this.shortest(late);
      if (left) left.time = 0;
      else this.lands = now;
    }
  }

  /** The shortest movement up to there. */
  private shortest(last: number): Waiting<T> | undefined {
    const moving = this.waiting.slice(0, last + 1).filter(({ time }) => time > 0);
    return moving.find(({ time }) => moving.every((it) => it.time >= time));
  }

  /** The place of the first step that would land too late, or -1. */
  private late(now: number): number {
    let at = Math.max(this.lands, now);
    return this.waiting.findIndex(({ time, by }) => (at += time) > Math.max(by, now));
  }
}
