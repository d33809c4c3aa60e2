/** What was heard is seen, one movement after the other: steps wait here for their time, and cards are lifted before they fly. */
import type { Flight } from '../fold/flights';
import { MOST, Pace, type Step } from './pace';

/** Where movements are seen: it lifts cards before something happens, and lets them fly from there once it has. */
export interface Stage {
  isMoving(): boolean;
  lift(flight: Flight, lifted: () => void): void; // one frame for each part, so that none takes long
  fly(flight: Flight): void;
}

export class Showing<T extends { flight?: Flight | null }> {
  stage: Stage | null = null;
  private pace = new Pace<T>();
  private lifted: (() => void) | null = null; // what happens once its cards are lifted
  private isLanding = false; // something of the last steps is still to happen
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `lay` makes steps happen; it says whether something of them is left for when they have landed. */
  constructor(private lay: (begun: Step<T>[]) => boolean) {}

  happen(steps: Step<T>[], { urgent = -1, isUnseen = false, most = MOST } = {}): void {
    this.pace.push(steps, Date.now(), urgent, most);
    if (isUnseen || !this.stage?.isMoving()) this.hurry();
    else this.run();
  }

  /** All that is still on its way is there. */
  hurry(): void {
    this.show(this.pace.flush(Date.now()).map(({ what }) => ({ what, time: 0 })));
  }

  /** Nothing is on its way any more, and nothing of it happens. */
  forget(): void {
    clearTimeout(this.timer);
    [this.pace, this.lifted, this.isLanding] = [new Pace(), null, false];
  }

  private run(): void {
    const begun = this.pace.due(Date.now());
    if (begun.length || this.pace.next() === null) this.show(begun);
    const next = this.pace.next() ?? (this.isLanding ? this.pace.lands : null);
    clearTimeout(this.timer);
    if (next !== null) this.timer = setTimeout(() => this.run(), Math.max(0, next - Date.now()));
  }

  private show(begun: Step<T>[]): void {
    this.lifted?.();
    const flight = begun.at(-1)?.time ? begun.at(-1)?.what.flight : null; // only the last of them can move
    if (!flight || !this.stage) return this.put(begun);
    this.lifted = () => {
      this.lifted = null;
      this.put(begun);
      this.stage?.fly(flight);
    };
    this.stage.lift(flight, () => this.lifted?.());
  }

  private put(begun: Step<T>[]): void {
    this.isLanding = this.lay(begun);
  }
}
