/** What a new table begins with; the server's own defaults, for its form. */
import type { Settings } from './messages';

export const DEFAULTS: Settings = {
  sets: ['viewpoint'],
  files: [],
  seats: 4,
  windows: 'quick',
  listed: false,
  rated: false,
  chat: 'all',
  pace: 'calm',
  first_window: 7_000,
  window: 4_000,
  turn: 30_000,
  bank: 120_000,
  holds: 3,
  judge: false,
  takeover: true,
  turn_limit: null,
  hints: false,
  title: '',
};
