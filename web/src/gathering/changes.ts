/** What changed at the seats since they were last looked at, seat by seat, for those who do not see it. */
import type { Gathering } from '../wire/messages';

type Seat = Gathering['seats'][number];

const isAlike = (a: Seat | undefined, b: Seat) => a?.name === b.name && a?.bot === b.bot && a?.ready === b.ready;

export const changesOf = (before: Seat[], after: Seat[], says: (seat: Seat, i: number) => string): string =>
  after.flatMap((seat, i) => (isAlike(before[i], seat) ? [] : [says(seat, i)])).join('. ');
