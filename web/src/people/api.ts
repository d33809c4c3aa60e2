/** Accounts, ratings, blocks and reports over HTTP. The gallery brings the same functions without a server. */
import { ask } from '../wire/api';
import type { Me } from '../wire/messages';

export interface Rating {
  rating: number;
  within: number;
  games: number;
  sure: boolean;
}

export interface GameSeat {
  name: string;
  bot: boolean;
  place: number;
  score: number;
  left: boolean;
  me?: boolean;
  rating?: { rating: number; within: number } | null;
}

export interface FinishedGame {
  id: string;
  ended: number;
  rated: boolean;
  title: string;
  sets: string[];
  turns: number;
  ending: string;
  away?: number[]; // seats whose players were away at the end, where that counts
  seats: GameSeat[];
}

export interface Mine {
  name: string;
  account: boolean;
  password: boolean;
  made: number | null;
  rating: Rating | null;
  games: number;
  blocked: string[];
  sanctions?: { kind: 'mute' | 'ban'; until: number | null }[]; // that are on me
}

export interface Profile {
  name: string;
  made: number;
  rating: Rating | null;
  games: FinishedGame[];
}

export interface Board {
  leaders: { name: string; place: number; rating: Rating }[];
  within: number;
  waiting: number;
}

export interface Report {
  id: string;
  made: number;
  table_id: string;
  by_name: string;
  about_name: string;
  account?: string | null; // of whom it is about
  earlier?: number; // reports about the same person
  reason: string;
  text: string;
  context: { title: string; began: boolean; seated: string[]; chat: { at: number; name: string; text: string; phrase: string }[] };
  handled: number | null;
  act: string;
  note: string;
}

export interface Reports {
  reports: Report[];
  sanctions: { name: string; kind: 'mute' | 'ban'; until: number | null; made: number }[];
}

const path = encodeURIComponent;
const OPERATOR = 'fov-operator';

/** The operator's secret stays in this tab, and goes in a header: never in an address. */
function operator(): Record<string, string> {
  try {
    const secret = sessionStorage.getItem(OPERATOR);
    return secret ? { 'X-FoV-Operator': secret } : {};
  } catch {
    return {};
  }
}

export const people = {
  mine: () => ask<Mine>('GET', '/api/account'),
  games: (before?: FinishedGame) =>
    ask<{ games: FinishedGame[]; more: boolean }>('GET', `/api/account/games${before ? `?before=${before.ended}&before_id=${path(before.id)}` : ''}`),
  make: (name: string, password: string | null) => ask<{ code: string }>('POST', '/api/account', { name, password }),
  signIn: (wanted: { name?: string; password?: string; code?: string }) => ask<Me>('POST', '/api/signin', wanted),
  signOut: () => ask('POST', '/api/signout', {}),
  password: (proof: string, password: string) => ask('POST', '/api/account/password', { proof, password }),
  code: (proof: string, alone: boolean) => ask<{ code: string }>('POST', '/api/account/code', { proof, alone }),
  remove: (proof: string) => ask('POST', '/api/account/delete', { proof }),
  unblock: (name: string) => ask<{ blocked: string[] }>('POST', '/api/unblock', { name }),
  blockedAt: (table: string) => ask<{ blocked: string[] }>('GET', `/api/tables/${path(table)}/blocked`),
  unblockAt: (table: string, name: string) => ask<{ blocked: string[] }>('POST', `/api/tables/${path(table)}/unblock`, { name }),
  block: (table: string, name: string) => ask('POST', `/api/tables/${path(table)}/block`, { name }),
  report: (table: string, name: string, reason: string, text: string) =>
    ask('POST', `/api/tables/${path(table)}/reports`, { name, reason, text }),
  profile: (name: string) => ask<Profile>('GET', `/api/people/${path(name)}`),
  leaderboard: () => ask<Board>('GET', '/api/leaderboard'),
  reports: () => ask<Reports>('GET', '/api/host/reports', undefined, operator()),
  act: (id: string, act: string, note: string, days: number | null) =>
    ask<Reports>('POST', `/api/host/reports/${path(id)}`, { act, note, days }, operator()),
  lift: (name: string, kind: string) => ask<Reports>('POST', '/api/host/lift', { name, kind }, operator()),
  operate: (secret: string) => {
    try {
      sessionStorage.setItem(OPERATOR, secret);
    } catch {
      /* a private window */
    }
  },
};

export type People = typeof people;
