/** One table, then another, and between them the same in portions: what is seen in one place of the screen changes together. */
import type { Shown } from './fold';

const PER_SEAT = ['fields', 'known', 'points', 'hand_sizes', 'zombeyes'] as const;
const AROUND_THE_FOCUS = ['discard', 'turn', 'turns', 'over', 'time_called'] as const;

/** A list with what one seat has taken from another list; the same list where that changes nothing. */
function withSeat<T>(list: T[], seat: number, from: T[]): T[] {
  return list[seat] === from[seat] ? list : list.map((it, i) => (i === seat ? (from[seat] as T) : it));
}

function take<K extends keyof Shown>(into: Shown, key: K, from: Shown[K]): void {
  into[key] = from;
}

/** The focus, what is around it, the others' places, then `seat`'s own and the rest; a portion that changes nothing is left out. */
export function portions(before: Shown, after: Shown, seat: number | null): Shown[] {
  const focus = { ...before, settling: after.settling };
  const middle = { ...focus };
  for (const key of AROUND_THE_FOCUS) take(middle, key, after[key]);
  const others = { ...middle };
  for (const key of PER_SEAT) take(others, key, seat === null ? after[key] : (withSeat(after[key] as unknown[], seat, before[key]) as never));
  const isNew = (shown: Shown, was: Shown) => Object.entries(shown).some(([key, value]) => was[key as keyof Shown] !== value);
  const found: Shown[] = [];
  let last = before;
  for (const shown of [focus, middle, others, after]) {
    if (isNew(shown, last)) found.push(shown);
    last = shown;
  }
  return found;
}
