/** What stands beside a seat: who wins soon, misses a turn, takes another, could answer, is threatened, is away. */
import type { Shown } from '../fold/fold';
import type { Window } from '../wire/forms';
import type { SeatState } from '../wire/messages';
import type { Words } from '../words/en';
import type { TableWords } from '../words/table';

export type TokenKind = 'win' | 'bad' | 'good' | 'gone' | 'aim' | 'could';

export interface Token {
  kind: TokenKind;
  text: string;
  icon: string; // of the bands
}

/** Who loses something by what is being settled: the player it is aimed at, else the owners of the cards. */
export function aimedAt(view: Shown): number[] {
  const acts = view.settling.at(-1);
  if (!acts) return [];
  if (acts.at !== undefined) return [acts.at];
  const on = new Set((acts.on ?? []).map((card) => card.handle));
  return view.fields.flatMap((field, seat) => (field.some((card) => on.has(card.handle)) ? [seat] : []));
}

const THREAT_ICON: Record<string, string> = { miss: 'turn', play: 'cancel' };

export function tokensOf(view: Shown, seat: number, state: SeatState | undefined, window: Window | null, w: Words, t: TableWords): Token[] {
  const found: Token[] = [];
  const add = (kind: TokenKind, icon: string, text: string) => found.push({ kind, icon, text });
  const number = (of: number[]) => of[seat] ?? 0;
  if (!view.alive[seat]) add('gone', 'destroy', w.left);
  else if (number(view.points) >= 100 && !view.over) add('win', 'plain', w.winsSoon);
  if (window && aimedAt(view).includes(seat)) {
    const threat = window.threatens.find((it) => it !== 'play') ?? window.threatens[0];
    if (threat) add('aim', THREAT_ICON[threat] ?? threat, t.threat[threat] ?? threat);
  }
  if (window && (window.from_hand.includes(seat) || window.from_table.includes(seat))) add('could', 'anytime', t.canAnswer);
  if (number(view.missed)) add('bad', 'squint', w.misses(number(view.missed)));
  if (number(view.extra)) add('good', 'turn', w.extraTurns(number(view.extra)));
  if (number(view.tokens)) add('bad', 'plain', w.tokens(number(view.tokens)));
  if (view.banned[seat]) add('bad', 'cancel', w.banned);
  if (view.plague && number(view.zombeyes)) add('bad', 'lasting', w.zombeyes(number(view.zombeyes), view.plague));
  if (state?.away) add('gone', 'squint', w.away);
  else if (state && !state.connected && !state.bot) add('gone', 'squint', w.lostLine);
  return found;
}
