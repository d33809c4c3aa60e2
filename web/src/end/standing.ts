/** In a rated game what a bot reached is not its player's: who was away at its end, and so comes behind all who stayed. */
import type { Session } from '../table/session.svelte';

export function absentAtEnd({ hello, over, seats }: Session): number[] {
  if (!hello?.table.settings.rated || !over?.outcome) return [];
  return seats.flatMap(({ away, left }, seat) => (away && !left ? [seat] : []));
}

/** The seat in which a bot won alone, or null. */
export function wonByBot(session: Session): number | null {
  const [seat, ...others] = session.over?.outcome?.winners ?? [];
  return seat !== undefined && !others.length && absentAtEnd(session).includes(seat) ? seat : null;
}
