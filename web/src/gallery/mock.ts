/** A table without a server: it says what one moment of a game says, and answers politely. */
import type { CardFace, News, Private } from '../wire/messages';
import type { Connect, Line, Listener } from '../wire/socket';
import { keep, language } from '../words/index.svelte';
import { spoken } from './spoken';

interface Reason {
  text: string;
  cites: string[];
}

export interface Moment {
  seat: number | null;
  sets: string[];
  news: News;
  staged?: number[]; // picks, and what the table says to them
  previews?: Record<string, object>;
  later?: News[]; // how it goes on
  why?: Record<string, Reason>; // by the line that is asked about; without one for all others
}

/** What somebody has opened. */
export type Opened = 'card' | 'card-why' | 'sheet' | 'menu' | 'settings' | 'chat' | 'deck' | 'draw' | 'discard' | 'now' | 'keys' | 'judge' | 'people';

export interface Twist {
  line?: Line;
  paused?: boolean;
  isVoid?: boolean;
  sealed?: boolean;
  away?: boolean;
  over?: boolean;
  stage?: boolean;
  plan?: boolean;
  asks?: boolean;
  film?: boolean;
  hint?: boolean;
  loading?: boolean;
  cancelled?: boolean;
  recap?: boolean;
  refused?: boolean;
  open?: Opened;
}

export interface States {
  faces: CardFace[];
  own: CardFace[]; // of a set that somebody typed in
  notices: Record<'void' | 'judge looks' | 'hint', string>;
  states: Record<string, Moment>;
}

/** What was said; a seat that is no seat only looks on. */
const SAID = {
  short: { en: 'two mirrors on one Shadow?', de: 'zwei Spiegel auf einem Schatten?' },
  refused: { en: 'This window is held as long as a window may last.', de: 'Dieses Fenster wird so lange gehalten, wie es geht.' },
  looker: { en: 'Who looks on may speak as well.', de: 'Wer zusieht, darf auch reden.' },
};
export const GO_ON = 'go on'; // asked by nobody but the gallery
const PAUSE = 1400; // between two messages of a film

/** The cards of that game alone, as many as there are of each in its deck. */
export function dealt(faces: CardFace[], news: News | undefined): CardFace[] {
  const deck = new Map((news?.events[0]?.facts?.deck ?? []).map((printed) => [printed.name, printed]));
  return faces.flatMap((face) => {
    const printed = deck.get(face.name);
    return printed ? { ...face, copies: printed.copies, answers: face.answers?.filter((name) => deck.has(name)) } : [];
  });
}

/** A blow comes by itself, after all that led to it. */
function untilStruck(news: News): News[] {
  const at = news.events.findIndex(({ kind }) => kind === 'cancelled');
  const part = (from: number, to?: number) => ({ ...news, events: news.events.slice(from, to), lines: news.lines.slice(from, to) });
  return at > 0 ? [{ ...part(0, at), decision: null }, part(at)] : [news];
}

export const pretend = ({ seat, sets, news, previews = {}, later = [], why = {} }: Moment, twist: Twist, notices: States['notices']): Connect => (id, listener: Listener) => {
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
  const queue = twist.cancelled ? later.flatMap(untilStruck) : [...later];
  const goOn = () => {
    const next = queue.shift();
    if (!next) return clearInterval(timer);
    tell('news', { ...next, since: listener.heard() });
    clock(next);
  };
  queueMicrotask(() => {
    if (twist.loading) return;
    if (twist.recap) keep.write(`fov-seen-${id}`, JSON.stringify({ events: 0, points: names.map((_, i) => 5 * i) }));
    const [now, said] = [Date.now(), spoken(SAID, language.lang) as unknown as Record<keyof typeof SAID, string>];
    const settings = { sets, seats: names.length, windows: 'sealed', listed: false, chat: 'all', pace: 'calm', hints: !!twist.hint };
    tell('hello', { viewer: seat, host: true, judge: twist.open === 'judge', now, table: { id: 'gallery', code: '7Q4K', title: '', settings, commitment: '7q4k' } });
    const away = (i: number) => !!twist.away && i === 1;
    tell('seats', { watching: 3, seats: names.map((name, i) => ({ name, bot: !!twist.away && i === 2, level: 'steady', away: away(i), connected: !twist.away || i !== 3, bank: 114_000 })) });
    tell('news', news);
    clock(news);
    const standing = twist.open === 'settings' ? [{ line: 'reveal Spectacles', threat: 'steal' }] : [];
    tell('private', { sealed: twist.sealed ? 0 : null, standing, settings: {}, holds: 3 } satisfies Private);
    tell('chat', { seat: 1, name: names[1], text: said.short, at: now });
    if (twist.open === 'chat') {
      tell('chat', { seat: 2, name: names[2], phrase: 'thanks', text: language.w.phrases.thanks, at: now + 1 });
      tell('chat', { seat: 0, name: names[0], text: 'page.example/one-word-that-is-far-too-long-for-a-line-of-any-chat-there-is', at: now + 2 });
      tell('chat', { seat: null, name: 'Tansy', text: said.looker, at: now + 3 });
    }
    if (twist.over) tell('over', { outcome: { winners: [0], ending: 'reached-100' }, places: names.map((_, seat) => seat + 1), text: '', record: '/r', replay: '/r', rematch: null });
    if (twist.refused) tell('refused', { code: 'held', text: said.refused, cites: [] });
    if (twist.isVoid) tell('void', { text: notices.void });
    listener.line(twist.line ?? 'open');
    if (twist.film) timer = setInterval(goOn, PAUSE);
  });
  return {
    send: (t, d, re) => {
      if (t === 'preview') tell('reply', { re, ...(previews[(d as { options: number[] }).options.join(',')] ?? { decision: null, complete: true }) });
      else if (t === 'hint') tell('reply', { re, option: 0, chances: (news.decision?.options ?? []).map((_, i) => 0.62 - 0.05 * i), reason: notices.hint });
      else if (t === 'why') tell('reply', { re, ...(why[(d as { line: string }).line] ?? why[''] ?? { text: '', cites: [] }) });
      else if (t === 'judge' && (d as { act?: string }).act === 'look') {
        tell('looks', { text: notices['judge looks'], looks: [{ at: Date.now(), turn: 1 }] });
        tell('reply', { re, hands: names.map((_, i) => (i === 1 ? [] : ['Spectacles', 'Mirage', 'Blurred Vision'].slice(i % 3))) });
      } else {
        if (t === GO_ON) goOn();
        tell('reply', { re });
      }
      return true;
    },
    close: () => {
      clearInterval(timer);
      clearTimeout(again);
    },
    again: () => undefined,
  };
};
