/** A table without a server: it says what one moment of a game says, and answers politely. */
import type { CardFace, News, Private } from '../wire/messages';
import type { Connect, Line, Listener } from '../wire/socket';

export interface Moment {
  seat: number | null;
  sets: string[];
  news: News;
  language: string;
  staged?: number[]; // picks, and what the table says to them
  previews?: Record<string, object>;
  later?: News[]; // how it goes on
}

export interface Twist {
  line?: Line;
  paused?: boolean;
  voided?: string;
  sealed?: boolean;
  away?: boolean;
  over?: boolean;
  stage?: boolean;
  plan?: boolean;
  asks?: boolean;
  film?: boolean;
  hint?: boolean;
}

export interface States {
  faces: CardFace[];
  own: CardFace[]; // of a set that somebody typed in
  states: Record<string, Moment>;
}

const PAUSE = 1400; // between two messages of a film

export const pretend = ({ seat, sets, news, previews = {}, later = [] }: Moment, twist: Twist): Connect => (_, listener: Listener) => {
  let n = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  const tell = (t: string, d: object) => listener.message({ t, n: ++n, d } as never);
  const names = news.events[0]?.facts?.names ?? [];
  const clock = (said: News) => {
    const now = Date.now();
    const length = said.window ? 6000 : 30_000;
    tell('clock', { now, number: said.window?.number ?? 0, kind: said.window ? 'window' : 'turn', lands: now - length / 3, closes: now + (length * 2) / 3, seat: 0, bank: 114_000, stands: now, paused: !!twist.paused });
    if (!twist.film) again = setTimeout(() => clock(said), (length * 2) / 3);
  };
  queueMicrotask(() => {
    const now = Date.now();
    const settings = { sets, seats: names.length, windows: 'sealed', listed: false, chat: 'all', pace: 'calm', hints: !!twist.hint };
    tell('hello', { viewer: seat, host: true, judge: true, now, table: { id: 'gallery', code: '7Q4K', title: '', settings } });
    const away = (i: number) => !!twist.away && i === 1;
    tell('seats', { watching: 3, seats: names.map((name, i) => ({ name, bot: !!twist.away && i === 2, level: 'steady', away: away(i), connected: !twist.away || i !== 3, bank: 114_000 })) });
    tell('news', news);
    clock(news);
    tell('private', { sealed: twist.sealed ? 0 : null, standing: [], settings: {}, holds: 3 } satisfies Private);
    tell('chat', { seat: 1, name: names[1], text: 'two mirrors on one Shadow?', at: now });
    if (twist.over) tell('over', { outcome: { winners: [0], ending: 'reached-100' }, text: '', record: '/r', replay: '/r', rematch: null });
    if (twist.voided) tell('void', { text: twist.voided });
    listener.line(twist.line ?? 'open');
    const queue = twist.film ? [...later] : [];
    timer = setInterval(() => {
      const next = queue.shift();
      if (!next) return clearInterval(timer);
      tell('news', { ...next, since: listener.heard() });
      clock(next);
    }, PAUSE);
  });
  return {
    send: (t, d, re) => {
      if (t === 'preview') tell('reply', { re, ...(previews[(d as { options: number[] }).options.join(',')] ?? { decision: null, complete: true }) });
      else if (t === 'hint') tell('reply', { re, option: 0, chances: (news.decision?.options ?? []).map((_, i) => 0.62 - 0.05 * i), reason: 'A round later you have about 7 points more than after the others.' });
      else if (t === 'why') tell('reply', { re, text: twist.asks ? 'It answers only a STEAL.' : 'Only in your own turn.', cites: ['VT.25.2'] });
      else if (t === 'judge' && (d as { act?: string }).act === 'look') {
        tell('looks', { text: 'The judge looks at hands.', looks: [{ at: Date.now(), turn: 1 }] });
        tell('reply', { re, hands: names.map((_, i) => (i === 1 ? [] : ['Spectacles', 'Mirage', 'Blurred Vision'].slice(i % 3))) });
      } else tell('reply', { re });
      return true;
    },
    close: () => {
      clearInterval(timer);
      clearTimeout(again);
    },
    again: () => undefined,
  };
};
