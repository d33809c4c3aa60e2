/** What lies in the middle of the table, and what its text says of just this use. */
import type { Shown } from '../fold/fold';
import type { Window } from '../wire/forms';
import type { Words } from '../words/en';
import type { TableWords } from '../words/table';
import { aimedAt } from './tokens';

/** What is being settled. What was cancelled lies on the Discard Pile already and does nothing any more. */
export function settled(view: Shown): Shown['settling'][number] | undefined {
  const last = view.settling.at(-1);
  return last?.how === 'play' && view.discard.some(({ handle }) => handle === last.card.handle) ? undefined : last;
}

/** A card says first what it does when it is played, and last what it does when it answers. */
export function lineOf(text: string, how: string | undefined): string {
  const lines = text.split('\n');
  return (how === undefined || how === 'play' ? lines[0] : lines.at(-1)) ?? '';
}

/** What happens to whom if nobody answers, in sentences. */
export function wouldHappen(view: Shown, window: Window | null, seat: number | null, name: (seat: number) => string, w: Words, t: TableWords): string[] {
  if (!window) return [];
  const target = aimedAt(view)[0];
  const threats = window.threatens.length > 1 ? window.threatens.filter((it) => it !== 'play') : window.threatens;
  return threats.map((threat) =>
    target === undefined ? w.threatens(w.wouldHappen[threat] ?? threat) : ((t.would[threat] ?? t.would.play)?.(name(target), target === seat) ?? ''));
}
