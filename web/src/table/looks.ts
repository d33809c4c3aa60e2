/** Lines of the log for the judge's looks at hands: they are no events of the game, and stand in their turns. */
import type { Looks } from '../wire/messages';
import type { LogLine } from './session.svelte';

/** The log with the looks that came after the first so many. */
export function withLooks(log: LogLine[], { text, looks }: Looks, known: number): LogLine[] {
  let found = log;
  looks.slice(known).forEach((look, i) => {
    const turn = Math.max(1, look.turn);
    const later = found.findIndex((line) => line.turn > turn);
    found = found.toSpliced(later < 0 ? found.length : later, 0, { text, cites: [], turn, key: -1 - known - i });
  });
  return found;
}
