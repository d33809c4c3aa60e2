import { expect, test } from 'vitest';
import { changesOf } from './changes';

const free = { name: null, bot: null, ready: false, host: false };
const wren = { name: 'Wren', bot: null, ready: true, host: true };
const bot = { name: 'Pi', bot: 'casual', ready: true, host: false };
const says = (seat: { name?: string | null }, i: number) => `${i + 1}: ${seat.name ?? 'free'}`;

test('only the seats at which something is new are said', () => {
  expect(changesOf([wren, free, free], [wren, free, free], says)).toBe('');
  expect(changesOf([wren, free, free], [wren, bot, free], says)).toBe('2: Pi');
  expect(changesOf([wren, bot], [bot, wren], says)).toBe('1: Pi. 2: Wren');
  expect(changesOf([wren], [wren, free], says)).toBe('2: free');
  expect(changesOf([wren, free], [wren], says)).toBe('');
});
