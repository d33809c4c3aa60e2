/** What lies in the middle of the table, and what its text says of just this use. */
import type { Shown } from '../fold/fold';
import type { Window } from '../wire/forms';
import type { Said } from '../wire/messages';
import type { Words } from '../words/en';
import type { TableWords } from '../words/table';
import { says } from './says';
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
  const [target, other] = aimedAt(view);
  const threats = window.threatens.length > 1 ? window.threatens.filter((it) => it !== 'play') : window.threatens;
  const [below, last] = view.settling.slice(-2);
  const undone = last && (last.how === 'answer' || last.how === 'use') && !last.acts_as ? below : undefined;
  return threats.map((threat) => {
    if (threat === 'destroy' && undone) return t.undone(undone.card.name);
    if (threat === 'destroy' && other !== undefined) return t.allLost;
    return target === undefined ? w.threatens(w.wouldHappen[threat] ?? threat) : ((t.would[threat] ?? t.would.play)?.(name(target), target === seat) ?? '');
  });
}

/** Who could answer, as the table alone says, and from where: those who could do so alike are named together. */
export function couldAnswer(fromHand: number[], fromTable: number[], listed: (seats: number[]) => string, t: TableWords): string {
  const alike: [number[], boolean, boolean][] = [
    [fromHand.filter((seat) => fromTable.includes(seat)), true, true],
    [fromHand.filter((seat) => !fromTable.includes(seat)), true, false],
    [fromTable.filter((seat) => !fromHand.includes(seat)), false, true],
  ];
  return t.could(alike.flatMap(([seats, hand, table]) => (seats.length ? t.couldWith(listed(seats), hand, table) : [])).join('; '));
}

/** What a card is aimed at, with whose it is; -1 where it has gone from there. */
export function byOwner(view: Shown, on: { handle?: number; name: string }[]): { seat: number; names: string[] }[] {
  const found: { seat: number; names: string[] }[] = [];
  for (const { handle, name } of on) {
    const seat = view.fields.findIndex((field) => field.some((card) => card.handle === handle));
    const same = found.find((it) => it.seat === seat);
    if (same) same.names.push(name);
    else found.push({ seat, names: [name] });
  }
  return found;
}

/** What was picked for a staged card, cards of one Field of View together: the room for it is small on phones. */
export function pickedIn(view: Shown, picks: Said[], whom: (seat: number) => string, listed: (things: string[]) => string): string[] {
  const cards = picks.flatMap(({ card, handle }) => (card && handle !== undefined ? [{ name: card, handle }] : []));
  if (cards.length < picks.length || byOwner(view, cards).some(({ seat }) => seat < 0)) return picks.map(says);
  return byOwner(view, cards).map(({ seat, names }) => `${whom(seat)}: ${listed(names)}`);
}
