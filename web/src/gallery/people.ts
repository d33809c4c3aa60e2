/** The pages around accounts without a server: every state that they can be in. */
import type { Component } from 'svelte';
import Account from '../people/Account.svelte';
import type { FinishedGame, Mine, People, Reports } from '../people/api';
import Leaderboard from '../people/Leaderboard.svelte';
import Person from '../people/Person.svelte';
import ReportsPage from '../people/Reports.svelte';
import { Refused } from '../wire/api';

const NOON = Date.UTC(2026, 10, 14, 12);
const NAMES = ['Iris', 'Hawk', 'Pi', 'Sol'];

/** Each game ends a day before the one above it. */
const game = (i: number, place: number, rating: number | null, within: number): FinishedGame => ({
  id: `${'0'.repeat(23)}${i}`, ended: NOON - i * 86_400_000, rated: rating !== null, title: i === 2 ? 'Friday evening' : '',
  sets: i % 2 ? ['viewpoint'] : ['viewpoint', 'reflections'], turns: 31 + i, ending: 'reached-100',
  seats: NAMES.map((name, seat) => {
    const at = seat === 0 ? place : seat < place ? seat : seat + 1;
    return { name, bot: rating === null && seat === 3, place: at, score: 105 - 20 * at, left: seat === 3 && i === 4,
      ...(seat === 0 ? { me: true, rating: rating === null ? null : { rating, within } } : {}) };
  }),
});
const games = [game(1, 1, 1618, 268), game(2, 3, 1579, 281), game(3, 2, null, 0), game(4, 1, 1604, 297), game(5, 4, 1540, 318), game(6, 1, 1571, 344)];
const rating = { rating: 1618, within: 268, games: 14, sure: true };
const mine: Mine = { name: 'Iris', account: true, password: true, made: NOON - 40 * 86_400_000, rating, games: 6, blocked: ['Grumble', 'Thunder Thief'] };
const guest: Mine = { name: 'Iris', account: false, password: false, made: null, rating: null, games: 0, blocked: [] };
const board = {
  within: 300, waiting: 4,
  leaders: [
    { name: 'Hawk', place: 1, rating: { rating: 1742, within: 214, games: 61, sure: true } }, { name: 'Sol', place: 2, rating: { rating: 1716, within: 232, games: 38, sure: true } },
    { name: 'Iris', place: 3, rating }, { name: 'A name of twenty-four ch', place: 3, rating: { rating: 1597, within: 247, games: 29, sure: true } },
    { name: 'Pi', place: 5, rating: { rating: 1421, within: 290, games: 15, sure: true } },
  ],
};
const reports: Reports = {
  sanctions: [{ name: 'Thunder Thief', kind: 'mute', until: NOON + 7 * 86_400_000, made: NOON }, { name: 'Grumble', kind: 'ban', until: null, made: NOON }],
  reports: [
    { id: 'a', made: NOON, table_id: 't', by_name: 'Iris', about_name: 'Grumble', reason: 'chat', text: 'Shouts at everybody who takes longer than a second.', handled: null, act: '', note: '',
      context: { title: 'Friday evening', began: true, seated: NAMES, chat: [{ at: NOON, name: 'Grumble', text: 'PLAY ALREADY', phrase: '' }, { at: NOON, name: 'Iris', text: '', phrase: 'wait' }] } },
    { id: 'b', made: NOON - 86_400_000, table_id: 't', by_name: 'Pi', about_name: 'Thunder Thief', reason: 'stalling', text: '', handled: NOON, act: 'mute', note: 'second time',
      context: { title: '', began: false, seated: [], chat: [] } },
  ],
};
const never = () => new Promise<never>(() => undefined);
const refuse = (code: string, text: string) => () => Promise.reject(new Refused(code, text));

const api = (more: Partial<People> = {}): People => ({
  mine: async () => mine, games: async () => ({ games, more: true }), make: async () => ({ code: '' }), signIn: never, signOut: never, password: never,
  code: never, remove: never, unblock: async () => ({ blocked: [] }), blockedAt: async () => ({ blocked: [] }), unblockAt: async () => ({ blocked: [] }), block: never, report: never, act: async () => reports, lift: async () => reports, operate: () => undefined,
  profile: async () => ({ name: 'Iris', made: mine.made ?? 0, rating, games: games.filter((it) => it.rated) }), leaderboard: async () => board, reports: async () => reports,
  ...more,
});

type Page = [Component<any>, Record<string, unknown>];

export const PAGES: Record<string, Page> = {
  account: [Account, { api: api() }],
  'account-code': [Account, { api: api({ mine: async () => ({ ...mine, rating: null, blocked: [] }), games: async () => ({ games: [], more: false }) }), shownCode: '7Q4KM-XW2ZP-H9TRB-3CVNA' }],
  'account-guest': [Account, { api: api({ mine: async () => guest, games: async () => ({ games: [games[2]!], more: false }) }) }],
  'account-stranger': [Account, { api: api({ mine: refuse('no guest', '') }) }],
  'account-lost': [Account, { api: api({ mine: refuse('unreachable', '') }) }],
  'account-loading': [Account, { api: api({ mine: never }) }],
  person: [Person, { name: 'iris', api: api() }],
  'person-new': [Person, { name: 'Lumen', api: api({ profile: async () => ({ name: 'Lumen', made: NOON, rating: null, games: [] }) }) }],
  'person-none': [Person, { name: 'Nobody', api: api({ profile: refuse('no person', '') }) }],
  leaderboard: [Leaderboard, { api: api() }],
  'leaderboard-empty': [Leaderboard, { api: api({ leaderboard: async () => ({ within: 300, waiting: 1, leaders: [] }) }) }],
  reports: [ReportsPage, { api: api() }],
  'reports-none': [ReportsPage, { api: api({ reports: async () => ({ reports: [], sanctions: [] }) }) }],
  'reports-closed': [ReportsPage, { api: api({ reports: refuse('operator only', '') }) }],
};
