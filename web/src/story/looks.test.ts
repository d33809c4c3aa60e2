import { expect, test } from 'vitest';
import { lookOf } from './looks';

test('twelve players are told apart by colour and mark together, and by kind of line', () => {
  const looks = Array.from({ length: 12 }, (_, seat) => lookOf(seat));
  expect(new Set(looks.map(({ colour, mark }) => colour + mark)).size).toBe(12);
  expect(new Set(looks.map(({ colour, dash }) => colour + dash)).size).toBe(12);
});
