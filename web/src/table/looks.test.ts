import { expect, test } from 'vitest';
import { withLooks } from './looks';

const line = (turn: number, key: number) => ({ text: `line ${key}`, cites: [], turn, key });
const at = (...turns: number[]) => ({ text: 'looked', looks: turns.map((turn) => ({ at: 0, turn })) });
const shown = (log: { turn: number; text: string }[]) => log.map(({ turn, text }) => `${turn} ${text}`);

test('a look stands at the end of its turn, wherever the log has come to', () => {
  const log = [line(1, 0), line(1, 1), line(2, 2), line(4, 3)];
  expect(shown(withLooks(log, at(2, 3, 4), 0))).toEqual([
    '1 line 0', '1 line 1', '2 line 2', '2 looked', '3 looked', '4 line 3', '4 looked',
  ]);
});

test('what was shown before is not shown again, and every line has a key of its own', () => {
  const once = withLooks([line(1, 0)], at(0, 1), 0);
  expect(shown(once)).toEqual(['1 line 0', '1 looked', '1 looked']);
  const twice = withLooks(once, at(0, 1, 1), 2);
  expect(twice.length).toBe(4);
  expect(new Set(twice.map(({ key }) => key)).size).toBe(4);
});
