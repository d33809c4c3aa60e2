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
  isStill?(): boolean; // no motion is wanted: one card that strikes another is a picture that stays for its time
  lift(flight: Flight): void;
  fly(flight: Flight, begins: () => void): void; // `begins` once it is seen to move
  land(): void; // nothing is above the table any more
}

const FEW = 12; // steps at once: more are no moment, but a leap to another one
const PATIENCE = 400; // milliseconds for the parts of a movement; where they take longer, parts do not help

export class Showing<T extends { flight?: Flight | null }> {
  stage: Stage | null = null;
  private pace = new Pace<T>();
  private frames = new Frames();
  private flight: Flight | null = null; // what is above the table, or about to be
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `lay` makes steps happen, in parts; what waits for their landing it makes happen the next time. */
  constructor(private lay: (begun: Step<T>[]) => Iterable<void>) {}

  /** Something is on its way on the screen, or made ready for it. */
  get isMoving(): boolean {
    return this.frames.isWorking || (!!this.flight && Date.now() < this.pace.lands);
  }

  happen(steps: Step<T>[], { urgent = -1, isUnseen = false, most = MOST } = {}): void {
    const isStill = !isUnseen && steps.length <= FEW && !!this.stage?.isStill?.();
    const seen = isStill ? steps.map(({ what, time }) => ({ what, time: what.flight?.strike ? time : 0 })) : steps;
    this.pace.push(seen, Date.now(), urgent, most);
    if (urgent >= 0) this.flight = null; // it gives way
    if (isUnseen || !(this.stage?.isMoving() || (isStill && (this.isMoving || seen.some(({ time }) => time > 0))))) this.hurry();
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
    [this.pace, this.flight] = [new Pace(), null];
  }

  /** What is being laid is laid first, however long its frames take; all that came meanwhile is next, together. */
  private run(): void {
    if (this.frames.isWorking) return;
    const begun = this.pace.due(Date.now());
    const hasLanded = this.flight && this.pace.next() === null && this.pace.lands <= Date.now();
    if (begun.length || hasLanded) this.frames.run(this.show(begun));
    else this.wait();
  }

  /** Until what moves has landed. */
  private wait(): void {
    const next = this.pace.next() ?? (this.flight ? this.pace.lands : null);
    clearTimeout(this.timer);
    if (next !== null) this.timer = setTimeout(() => this.run(), Math.max(0, next - Date.now()));
  }

  private *show(begun: Step<T>[]): Generator<void, void> {
    const flight = (begun.at(-1)?.time && begun.at(-1)?.what.flight) || null; // only the last of them can move
    const by = Date.now() + PATIENCE;
    this.flight = flight;
    yield; // what was asked is taken away
    if (flight) this.stage?.lift(flight);
    else this.stage?.land();
    yield;
    for (const _ of this.lay(begun)) if (Date.now() < by) yield;
    if (flight && this.flight === flight && this.pace.flies(flight.time, Date.now())) {
      this.stage?.fly(flight, () => {
        if (this.flight !== flight) return;
        this.pace.flies(flight.time, Date.now()); // not from when it was lifted
        this.wait();
      });
    }
    this.wait();
  }
}
