/** What goes over the socket and the HTTP API, as docs/protocol.md says; cards, events and questions are the JSON forms. */
import type { Decision, Event, Option, Window } from './forms';

export type Lang = 'en' | 'de';
export type Phase = 'gathering' | 'playing' | 'over';

export type Said = Option & { text?: string };
export type Question = Omit<Decision, 'options'> & { prompt?: string; options: Said[] };

export interface Settings {
  sets: string[];
  seats: number;
  windows: 'sealed' | 'quick';
  listed: boolean;
  chat: 'all' | 'phrases' | 'off';
  pace: 'calm' | 'quick';
  files?: string[];
  title?: string;
  turn_seconds?: number;
  bank_seconds?: number;
  window_seconds?: number;
  first_window_seconds?: number;
  [more: string]: unknown;
}

export interface TableInfo {
  id: string;
  code: string;
  title: string;
  settings: Settings;
  commitment?: string | null;
  phase?: Phase;
}

export interface Hello {
  viewer: number | null;
  host: boolean;
  judge: boolean;
  table: TableInfo;
  now: number;
}

export interface GatheringSeat {
  name: string | null;
  bot?: boolean;
  level?: string | null;
  ready?: boolean;
  host?: boolean;
}

export interface Gathering {
  seats: GatheringSeat[];
  missing: number;
}

export interface SeatState {
  name: string;
  bot: boolean;
  level?: string | null;
  away: boolean;
  connected: boolean;
  holds: number;
  bank: number;
}

export interface News {
  since: number;
  events: Event[];
  lines: (string | null)[];
  window?: Window | null;
  waiting_for?: number[];
  decision?: Question | null;
  may_now?: Said[];
}

export interface Clock {
  now: number;
  number: number;
  kind: 'window' | 'turn' | 'beat';
  lands?: number | null;
  closes?: number | null;
  seat?: number | null;
  bank?: number | null;
  paused?: boolean;
}

export interface Standing {
  card: string;
  threat: string;
}

export interface PrivateSettings {
  stop_me: 'always' | 'possible' | 'holding';
  pass_until: boolean;
}

export interface Private {
  sealed?: { number: number; option: number | null } | null;
  waiting_now?: Said | string | null;
  standing?: Standing[];
  settings?: Partial<PrivateSettings>;
}

export interface ChatLine {
  seat: number | null;
  name: string;
  text?: string | null;
  phrase?: string | null;
  at: number;
}

export interface Over {
  outcome: { winners?: number[]; how?: string; scores?: number[]; [more: string]: unknown };
  text: string;
  record: string | null;
  replay: string | null;
  rematch: string | null;
}

export interface Refusal {
  code: string;
  text: string;
  cites?: string[];
}

export interface Messages {
  hello: Hello;
  gathering: Gathering;
  seats: { seats: SeatState[]; watching?: number };
  news: News;
  clock: Clock;
  private: Private;
  chat: ChatLine;
  over: Over;
  reply: { re: string; [more: string]: unknown };
  refused: Refusal & { re: string };
  closing: Record<string, never>;
  void: { text: string };
}

export type Message = { [T in keyof Messages]: { t: T; n: number; d: Messages[T] } }[keyof Messages];

// -- HTTP

export interface LobbyTable {
  id: string;
  code: string;
  title: string;
  sets: string[];
  seats: number;
  taken: number;
  phase: Phase;
  windows: 'sealed' | 'quick';
  watching?: number;
  mine?: boolean;
  turn?: boolean;
}

export interface Me {
  name: string | null;
  lang?: Lang;
  tables: LobbyTable[];
}

export interface RulingText {
  id: string;
  text: string;
}

export interface CardFace {
  name: string;
  points: number;
  copies: number;
  text: string;
  keywords?: { name: string; text: string }[];
  rulings?: RulingText[];
  answers?: string[];
  band?: string;
  cap?: 'cancel' | 'anytime' | null;
}

export interface SetCheck {
  ok: boolean;
  name?: string;
  cards?: number;
  problems?: (string | { line?: number; text: string })[];
}

export interface Replay {
  names: string[];
  sets: string[];
  stops: Record<string, number>[];
  viewers: Record<string, Event[]>;
  texts: Record<string, (string | null)[]>;
  text?: string;
  outcome?: Over['outcome'];
  record?: string;
  cards?: CardFace[];
}
