/** One table, then another, and between them the same in portions: what is seen in one place of the screen changes together. */
import type { Shown } from './fold';

const PER_SEAT = ['fields', 'known', 'points', 'hand_sizes', 'zombeyes'] as const;
const IN_THE_MIDDLE = ['settling', 'discard', 'turn', 'turns', 'over', 'time_called'] as const;

/** A list with what one seat has taken from another list; the same list where that changes nothing. */
function withSeat<T>(list: T[], seat: number, from: T[]): T[] {
  return list[seat] === from[seat] ? list : list.map((it, i) => (i === seat ? (from[seat] as T) : it));
}

function take<K extends keyof Shown>(into: Shown, key: K, from: Shown[K]): void {
  into[key] = from;
}

/** The middle, then the others' places, then `seat`'s own and the rest; a portion that changes nothing is left out. */
export function portions(before: Shown, after: Shown, seat: number | null): Shown[] {
  const middle = { ...before };
  for (const key of IN_THE_MIDDLE) take(middle, key, after[key]);
  const others = { ...middle };
  for (const key of PER_SEAT) take(others, key, seat === null ? after[key] : (withSeat(after[key] as unknown[], seat, before[key]) as never));
  const isNew = (shown: Shown, was: Shown) => Object.entries(shown).some(([key, value]) => was[key as keyof Shown] !== value);
  const found: Shown[] = [];
  let last = before;
  for (const shown of [middle, others, after]) {
    if (isNew(shown, last)) found.push(shown);
    last = shown;
  }
  return found;
}
