/** The HTTP side: every failure is a Refused with one sentence to show. */
import type { CardFace, Lang, Lobby, Me, Refusal, Replay, RulingText, SetCheck, Settings } from './messages';

export class Refused extends Error implements Refusal {
  constructor(readonly code: string, readonly text: string, readonly cites: string[] = [], readonly status = 0) {
    super(text);
  }
}

export interface Network {
  open: boolean;
  addresses: string[];
  qr: string | null;
}

export type NamedRuling = RulingText & { title: string };

let language: Lang = 'en';
export const speak = (lang: Lang): void => void (language = lang);

export async function ask<T>(method: string, path: string, body?: unknown, more: Record<string, string> = {}, signal?: AbortSignal): Promise<T> {
  const headers: Record<string, string> = { 'Accept-Language': language, ...more };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body), signal });
  } catch {
    throw new Refused('unreachable', '');
  }
  const data = (await answer.json().catch(() => ({}))) as { error?: Refusal };
  if (answer.ok) return data as T;
  const error = data.error;
  throw new Refused(error?.code ?? 'failed', error?.text ?? '', error?.cites ?? [], answer.status);
}

const SOON = 6000; // ms in which a ticket comes: a line that was lost meanwhile is tried anew
const path = (text: string) => encodeURIComponent(text);

export const api = {
  me: () => ask<Me>('GET', '/api/me'),
  guest: (name: string, lang: Lang) => ask<Me>('POST', '/api/guest', { name, lang }),
  lobby: () => ask<Lobby>('GET', '/api/lobby'),
  open: (settings: Settings) => ask<{ id: string; code: string }>('POST', '/api/tables', { settings }),
  quick: (seats: number, sets: string[], files: string[] = [], level = 'casual') => ask<{ id: string }>('POST', '/api/quick', { seats, sets, files, level }),
  first: () => ask<{ id: string }>('POST', '/api/first'),
  code: (code: string) => ask<{ id: string }>('GET', `/api/codes/${path(code)}`),
  ticket: (id: string) => ask<{ ticket: string }>('POST', `/api/tables/${path(id)}/ticket`, undefined, {}, AbortSignal.timeout(SOON)),
  seatLink: (id: string) => ask<{ url: string; qr: string }>('POST', `/api/tables/${path(id)}/seatlink`),
  seatLinkWaits: (id: string) => ask<{ waiting: boolean }>('GET', `/api/tables/${path(id)}/seatlink`),
  takeSeat: (code: string) => ask<{ id: string }>('POST', '/api/seatlink', { code }),
  checkSet: (text: string) => ask<SetCheck>('POST', '/api/sets', { text }),
  cards: (id: string) => ask<{ cards: CardFace[] } | CardFace[]>('GET', `/api/tables/${path(id)}/cards`),
  ruling: (id: string) => ask<RulingText & { title?: string }>('GET', `/api/rulings/${path(id)}`),
  everyCard: () => ask<{ cards: CardFace[] }>('GET', '/api/cards'),
  everyRuling: () => ask<{ rulings: NamedRuling[] }>('GET', '/api/rulings'),
  replay: (id: string) => ask<Replay>('GET', `/api/replays/${path(id)}`),
  upload: (text: string) => ask<{ id: string }>('POST', '/api/records', { text }),
  network: () => ask<Network>('GET', '/api/host/network'),
  invite: () => ask<Network>('POST', '/api/host/network', { on: true }),
};
