/**
 * What was heard is seen, one movement after the other: steps wait here for their time, and cards are lifted before they
 * fly. Where somebody sees it, everything that is to be drawn comes in parts, one frame for each, so that none takes long.
 */
import type { Flight } from '../fold/flights';
import { Frames } from '../parts/frames';
import { MOST, Pace, type Step } from './pace';

/** Where movements are seen: it lifts cards before something happens, and lets them fly from there once it has. */
export interface Stage {
  isMoving(): boolean;
  lift(flight: Flight): void;
  fly(flight: Flight): void;
  land(): void; // nothing is above the table any more
}

export class Showing<T extends { flight?: Flight | null }> {
  stage: Stage | null = null;
  private pace = new Pace<T>();
  private frames = new Frames();
  private isLanding = false; // something is above the table, or about to be
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `lay` makes steps happen, in parts; what waits for their landing it makes happen the next time. */
  constructor(private lay: (begun: Step<T>[]) => Iterable<void>) {}

  /** Something is on its way on the screen. */
  get isMoving(): boolean {
    return this.isLanding && Date.now() < this.pace.lands;
  }

  happen(steps: Step<T>[], { urgent = -1, isUnseen = false, most = MOST } = {}): void {
    this.pace.push(steps, Date.now(), urgent, most);
    if (isUnseen || !this.stage?.isMoving()) this.hurry();
    else this.run();
  }

  /** All that is still on its way is there. */
  hurry(): void {
    this.frames.run(this.show(this.pace.flush(Date.now()).map(({ what }) => ({ what, time: 0 }))));
    this.frames.finish();
    clearTimeout(this.timer);
  }

  /** Nothing is on its way any more, and nothing of it happens. */
  forget(): void {
    clearTimeout(this.timer);
    this.frames.forget();
    this.stage?.land();
    [this.pace, this.isLanding] = [new Pace(), false];
  }

  private run(): void {
    const begun = this.pace.due(Date.now());
    if (begun.length || (this.isLanding && this.pace.next() === null)) this.frames.run(this.show(begun));
    this.wait();
  }

  /** Until what moves has landed. */
  private wait(): void {
    const next = this.pace.next() ?? (this.isLanding ? this.pace.lands : null);
    clearTimeout(this.timer);
    if (next !== null) this.timer = setTimeout(() => this.run(), Math.max(0, next - Date.now()));
  }

  private *show(begun: Step<T>[]): Generator<void, void> {
    const flight = begun.at(-1)?.time ? begun.at(-1)?.what.flight : null; // only the last of them can move
    this.isLanding = !!flight;
    yield; // what was asked is taken away
    if (flight) this.stage?.lift(flight);
    else this.stage?.land();
    yield;
    yield* this.lay(begun);
    if (!flight) return;
    this.stage?.fly(flight);
    this.pace.lands = Date.now() + flight.time; // not from when it was lifted
    this.wait();
  }
}
