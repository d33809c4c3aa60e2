import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Event } from '../wire/forms';
import { Fold, type Shown } from './fold';
import { portions } from './portions';

const empty: Shown = {
  names: ['Ann', 'Bob'], sets: [], alive: [true, true], banned: [false, false], turn: 0, turns: 0, points: [0, 0], tokens: [0, 0], missed: [0, 0], extra: [0, 0],
  hand: [], hand_sizes: [3, 3], known: [[], []], fields: [[], []], draw_size: 10, draw_known: [], discard: [], shown: [], out: [], zombeyes: [0, 0], plague: 0,
  time_called: false, over: false, settling: [],
};
const differs = (a: Shown, b: Shown) => Object.keys(a).filter((key) => a[key as keyof Shown] !== b[key as keyof Shown]);

test('the focus comes first, then what is around it, the others, and what is mine', () => {
  const wink = { name: 'Wink', handle: 7, points: 5 };
  const after = { ...empty, settling: [{ card: wink, how: 'play', seat: 1 }] as Shown['settling'], fields: [[wink], []], hand: [wink], hand_sizes: [4, 2], draw_size: 9, turn: 1 };
  const seen = [empty, ...portions(empty, after, 0)];
  expect(seen.slice(1).map((shown, i) => differs(shown, seen[i] as Shown).sort())).toEqual([
    ['settling'],
    ['turn'],
    ['fields', 'hand_sizes'],
    ['draw_size', 'fields', 'hand', 'hand_sizes'],
  ]);
  expect(seen[3]?.hand_sizes).toEqual([3, 2]); // mine with my hand
  expect(seen[3]?.fields[0]).toEqual([]);
  expect(seen.at(-1)).toBe(after);
});

test('what changes in one place is one portion, and nothing is none', () => {
  expect(portions(empty, empty, 0)).toEqual([]);
  expect(portions(empty, { ...empty, discard: [{ name: 'Wink', handle: 7 }] }, 0)).toHaveLength(1);
  expect(portions(empty, { ...empty, hand_sizes: [3, 4] }, null)).toHaveLength(1);
});

const fixture = process.env.FOV_RECORDED;
test.skipIf(!fixture)('after all portions the table is as it was told, over whole games', () => {
  const games = JSON.parse(readFileSync(fixture as string, 'utf8')) as { seat: number | null; events: Event[] }[];
  for (const { seat, events } of games) {
    const fold = new Fold(seat).follow(events.slice(0, 1));
    let last = fold.shows();
    for (const event of events.slice(1)) {
      fold.apply(event);
      const [before, after] = [last, fold.shows()];
      for (const shown of portions(before, after, seat)) last = shown;
      expect(last).toEqual(after);
    }
  }
});
