/** What the workshop asks the server for. */
import { Refused } from '../wire/api';
import { language } from '../words/index.svelte';
import type { Entry, Part, Table } from './blocks';

export type Both = { en: string; de: string };

export interface Takes {
  name: string;
  sort: 'number' | 'one' | 'some' | 'flag' | 'text' | 'texts';
  words: string[];
  empty: boolean;
  default: unknown;
}
export interface Word extends Both {
  word: string;
  band: string;
  takes: Takes[];
}
export interface Choice extends Both {
  word: string;
  paint: string; // the colour that it stands for
}
export interface Vocabulary {
  words: Word[];
  parts: Part[];
  always: string[];
  marks: string[];
  starts: string[];
  picture: Record<string, Choice[]>;
  most: { name: number; points: number; copies: number; seats: number };
}
export interface Drafted {
  table: Table;
  first: number;
  last: number;
  name: string;
  points: number | null; // null: what the file says is no number
  copies: number | null;
  marks: string[];
  band: string;
  cap: 'cancel' | 'anytime' | null;
  art: string;
  choices?: string[];
  text: Both | null;
  answered?: { own: string[]; classic: string[] };
  entry: Entry | null; // null: written in a way that only the file shows
}
export interface Problem extends Both {
  line: number;
  card: number | null;
}
export interface Look {
  ok: boolean;
  name: string;
  note: string;
  seats: number;
  size: number;
  cards: Drafted[];
  problems: Problem[];
  advice: Problem[];
  missing: Both[];
  limits: { what: string; used: number; most: number }[];
}
export interface Rate {
  value: number;
  low: number;
  high: number;
}
export interface CardFigures {
  name: string;
  played: number;
  used: Rate;
  users: number;
  held: Rate;
  holders: number;
}
export interface Figures {
  ok: boolean;
  done: boolean;
  of: number;
  games: number;
  players: number;
  turns: { mean: number; low: number; high: number };
  first_seat: Rate;
  at_100: Rate;
  windows: number; // in which somebody could answer, of a game
  given_up: number;
  cards: CardFigures[];
  classics: Omit<Figures, 'classics' | 'ok' | 'done' | 'of'>[];
}

async function ask<T>(path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  return (await (await send(path, body, signal)).json()) as T;
}

async function send(path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  const headers: Record<string, string> = { 'Accept-Language': language.lang };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let answer: Response;
  try {
    answer = await fetch(`/api/workshop/${path}`, { method: body === undefined ? 'GET' : 'POST', headers, signal, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new Refused('unreachable', '');
  }
  if (answer.ok) return answer;
  const { error } = (await answer.json().catch(() => ({}))) as { error?: { code: string; text: string } };
  throw new Refused(error?.code ?? 'failed', error?.text ?? '', [], answer.status);
}

export const shop = {
  words: () => ask<Vocabulary>('words'),
  templates: () => ask<{ templates: string[] }>('templates'),
  template: (name: string) => ask<{ file: string; text: string }>(`templates/${encodeURIComponent(name)}`),
  look: (text: string, drawn: number) => ask<Look>('look', { text, drawn }),
  things: (name: string, picture: Record<string, string>, signal: AbortSignal) => ask<{ things: Record<string, string> }>('things', { name, picture }, signal),

  /** Figures, each time there are more; ends when the signal says so. */
  async *balance(text: string, seats: number, mixed: boolean, signal: AbortSignal): AsyncGenerator<Figures> {
    const reader = (await send('balance', { text, seats, mixed }, signal)).body?.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    while (reader) {
      const { done, value } = await reader.read();
      const lines = (rest + (value ?? '')).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) yield JSON.parse(line) as Figures;
      if (done) return;
    }
  },
};
