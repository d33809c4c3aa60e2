/** What of an event is seen moving: cards from place to place, by way of the focus, and one card that strikes another. */
import type { Event, Place, Seen, Settling } from '../wire/forms';

export type Spot = Place | 'focus';

export interface Leg {
  handle?: number;
  name?: string; // without it the card is seen from behind
  count: number;
  from: Spot;
  to: Spot;
}

export interface Flight {
  time: number; // milliseconds
  legs: Leg[];
  strike?: { by: Seen; what: Seen };
}

export const LEG = 300;
export const STRIKE = 450; // then both fall, in the time of a leg
const MOST_LEGS = 12; // of one event: more than that is a shuffle, not a movement to follow

const inFocus = (settling: Settling[]): number | undefined => settling.at(-1)?.card.handle;

/** What is seen of an event, from what was being settled before it; null where nothing moves. */
export function flightOf(event: Event, before: Settling[], lies: (handle: number) => Place | undefined): Flight | null {
  const after = event.settling ?? before;
  const [was, is] = [inFocus(before), inFocus(after)];
  const legs: Leg[] = [];
  for (const { handle, name, source, to, count = 1 } of event.moves ?? []) {
    if (source === 'deck' || source.startsWith('under') || to.startsWith('under')) continue;
    const from = handle !== undefined && handle === was ? 'focus' : source;
    const arrives = handle !== undefined && handle === is && is !== was ? 'focus' : to;
    if (from !== arrives) legs.push({ handle, name, count, from, to: arrives });
  }
  legs.push(...turnsOfTheFocus(event, was, is, after, lies));
  if (legs.length > MOST_LEGS) return null;
  if (event.kind === 'cancelled' && event.cards?.[0] && event.cards[1]) {
    return { time: STRIKE + LEG, legs, strike: { what: event.cards[0], by: event.cards[1] } };
  }
  return legs.length ? { time: LEG, legs } : null;
}

/** The focus changes without a card changing its place: what was in it goes home, what is used comes to it. */
function turnsOfTheFocus(event: Event, was: number | undefined, is: number | undefined, after: Settling[], lies: (handle: number) => Place | undefined): Leg[] {
  if (was === is || event.settling === undefined) return [];
  const moves = new Set((event.moves ?? []).map((move) => move.handle));
  const home = (handle: number | undefined) => (handle === undefined || moves.has(handle) ? undefined : lies(handle));
  const [left, came] = [home(was), home(is)];
  const isOver = !after.some(({ card }) => card.handle === was);
  const legs: Leg[] = [];
  if (left && isOver) legs.push({ handle: was, name: event.cards?.find((card) => card.handle === was)?.name, count: 1, from: 'focus', to: left });
  const acts = after.at(-1);
  if (came && acts && acts.how !== 'play' && !isOver) legs.push({ handle: is, name: acts.card.name, count: 1, from: came, to: 'focus' });
  return legs;
}
