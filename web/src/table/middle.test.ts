import { expect, test } from 'vitest';
import { en } from '../words/en';
import { TABLE_WORDS } from '../words/table';
import { couldAnswer, lineOf, pickedIn, settled, wouldHappen } from './middle';

const card = { name: 'Blurred Vision', handle: 3 };
const view = (how: string, discard: object[] = []) => ({ settling: [{ seat: 1, card, how, at: 0 }], discard, fields: [[], []] }) as never;
const name = (seat: number) => ['Ann', 'Bob'][seat] ?? '';

test('what was cancelled lies in the middle no more', () => {
  expect(settled(view('play'))?.card.name).toBe('Blurred Vision');
  expect(settled(view('play', [card]))).toBeUndefined();
  expect(settled(view('answer', [card]))?.card.name).toBe('Blurred Vision');
});

test('a card says what it does just now', () => {
  expect(lineOf('DRAW 2 cards.\nREVEAL: CANCEL it.', 'play')).toBe('DRAW 2 cards.');
  expect(lineOf('DRAW 2 cards.\nREVEAL: CANCEL it.', 'answer')).toBe('REVEAL: CANCEL it.');
  expect(lineOf('', undefined)).toBe('');
});

test('a window says what would happen, and to whom', () => {
  const window = { threatens: ['discard', 'play'] } as never;
  expect(wouldHappen(view('play'), window, 0, name, en, TABLE_WORDS.en)).toEqual(['You would have to discard.']);
  expect(wouldHappen(view('play'), window, 1, name, en, TABLE_WORDS.en)).toEqual(['Ann would have to discard.']);
  expect(wouldHappen(view('play'), null, 0, name, en, TABLE_WORDS.en)).toEqual([]);
});

test('who could answer is told once, with those who could do so alike', () => {
  const told = (hand: number[], table: number[]) => couldAnswer(hand, table, (seats) => en.listed(seats.map(name)), TABLE_WORDS.en);
  expect(told([0], [0])).toBe('Could answer: Ann (hand, table).');
  expect(told([0, 1], [])).toBe('Could answer: Ann and Bob (hand).');
  expect(told([0], [1])).toBe('Could answer: Ann (hand); Bob (table).');
});

test('what was picked is told by Field of View, or as the options say it', () => {
  const table = { fields: [[{ handle: 1, name: 'Wink' }], [{ handle: 2, name: 'Blink' }, { handle: 3, name: 'Mirage' }]] } as never;
  const pick = (handle: number, card: string) => ({ verb: 'choose', line: `choose ${card}`, card, handle }) as never;
  const told = (picks: never[]) => pickedIn(table, picks, name, en.listed);
  expect(told([pick(2, 'Blink'), pick(1, 'Wink'), pick(3, 'Mirage')])).toEqual(['Bob: Blink and Mirage', 'Ann: Wink']);
  expect(told([pick(2, 'Blink'), { verb: 'choose', line: 'choose Ann', seat: 0 } as never])).toEqual(['Choose Blink', 'Choose Ann']);
  expect(told([pick(9, 'Blink')])).toEqual(['Choose Blink']);
});
