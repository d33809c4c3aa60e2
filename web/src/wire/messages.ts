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
  rated: boolean;
  chat: 'all' | 'phrases' | 'off';
  pace: 'calm' | 'quick';
  files: string[];
  own?: Record<string, string>; // names of set files, by their ids
  title: string;
  first_window: number; // times are milliseconds
  window: number;
  turn: number;
  bank: number;
  holds: number;
  judge: boolean;
  takeover: boolean;
  turn_limit: number | null;
  hints: boolean;
}

export interface TableInfo {
  id: string;
  code: string;
  title: string;
  settings: Settings;
  commitment?: string | null;
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
  bot?: string | null; // its level
  ready?: boolean;
  host?: boolean;
}

export interface Gathering {
  seats: GatheringSeat[];
  missing: { code: string; text: string } | null;
}

export interface SeatState {
  name: string;
  bot: boolean;
  level?: string | null;
  away: boolean;
  left?: boolean;
  host?: boolean;
  connected: boolean;
  bank: number;
}

export interface News {
  since: number;
  events: Event[];
  lines: (string | null)[];
  window?: Window | null;
  waiting_for?: number[];
  decision?: Question | null;
  may_now?: { line: string; card?: string | null; handle?: number | null }[];
  number?: number | null;
}

export interface Clock {
  now: number;
  number?: number;
  kind?: 'window' | 'passes' | 'turn';
  opened?: number | null;
  lands?: number | null;
  closes?: number | null;
  seat?: number | null;
  bank?: number | null;
  passed?: number[]; // seats that passed in public
  closer?: number | null; // whose click closes it
  paused?: boolean;
  stands?: number | null; // where the clock stood when it was paused
}

export interface Standing {
  line: string;
  card?: string | null;
  threat?: string | null;
}

export interface PrivateSettings {
  stop_me: 'always' | 'responder' | 'holder';
  pass_until: boolean;
}

export interface Private {
  sealed?: number | null;
  waiting_now?: string | null;
  holds?: number;
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

/** When the judge looked at hands; everybody is told, and nobody what was seen. */
export interface Looks {
  text: string;
  looks: { at: number; turn: number }[];
}

export interface Over {
  outcome: { winners?: number[]; scores?: number[]; ending?: string } | null;
  places?: number[] | null; // where every seat came in; in a rated game what a bot reached for somebody away is not theirs
  text: string;
  record: string | null;
  replay: string | null;
  rematch: string | null;
  agreed?: number[]; // seats that want it
}

/** The reply to `hint`: an option of the question; chances of all options and a reason where a search found it. */
export interface Tip {
  option: number | null;
  chances?: number[];
  reason?: string | null;
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
  looks: Looks;
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
  rated?: boolean;
  turn_limit?: number | null;
  lesson?: boolean;
  watching?: number;
  names?: string[];
  turn?: boolean; // whether I am asked
  seat?: number | null; // where I sit
  live?: LiveGame | null;
  ended?: { winners: number[]; scores: number[]; turns: number } | null;
}

/** What a lobby shows of a running game: never a hand. */
export interface LiveGame {
  names: string[];
  turn: number;
  turns: number;
  points: number[];
  hands: number[];
  fields: string[][]; // by the bands of the cards
  draw: number;
  window: boolean;
  paused: boolean;
  waits: number[];
  closes: number;
  rests?: boolean; // nobody is there: it goes on when somebody comes back
}

export interface Lobby {
  tables: LobbyTable[];
  ended: LobbyTable[];
  people: number;
  now: number; // the tables' clock
}

export interface Me {
  name: string | null;
  lang?: Lang;
  account?: boolean;
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
  set?: string;
  band?: string;
  cap?: 'cancel' | 'anytime' | null;
  choices?: string[]; // the bands of what one may choose from
  marks?: string[];
  art?: string; // the picture: a whole SVG
}

export interface SetCheck {
  ok: boolean;
  name?: string;
  id?: string;
  cards?: number;
  switches?: string[]; // parts that are in a game where its name asks for them: id+switch
  problems?: string[];
  text?: string; // as tables hold it
}

export interface Replay {
  names: string[];
  sets: string[];
  stops: Record<string, number>[];
  chances?: number[][] | null; // of all seats to win, as each turn begins
  viewers: Record<string, Event[]>;
  texts: Record<string, (string | null)[]>;
  text?: string;
  outcome?: Over['outcome'];
  record?: string;
  cards?: CardFace[];
}
