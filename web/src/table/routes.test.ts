import { expect, test } from 'vitest';
import { isFree, pathDown, pathUp, rounded, type Box } from './routes';

const card = (left: number, top: number): Box => ({ left, right: left + 60, top, bottom: top + 80 });

test('the straight way is taken where nothing lies in it', () => {
  const others = [card(0, 0), card(200, 100), card(100, -90)];
  expect(isFree(card(100, 0), 300, others)).toBe(true);
  expect(pathUp([200, 400], card(100, 0), 300, others)).toEqual([[200, 400], [200, 300], [130, 300], [130, 86]]);
});

test('what lies below is passed through the nearest gap, never crossed', () => {
  const below = [card(100, 90), card(168, 90), card(32, 90)];
  const path = pathUp([300, 400], card(100, 0), 300, below);
  expect(isFree(card(100, 0), 300, below)).toBe(false);
  const gap = path[2]![0];
  expect([96, 164]).toContain(gap);
  expect(path.at(-1)).toEqual([130, 80]);
  for (const box of below) expect(gap > box.left && gap < box.right).toBe(false);
});

test('down to a card the same holds of what lies above it', () => {
  const name = { left: 110, right: 170, top: 20, bottom: 50 };
  expect(pathDown([5, 0], card(100, 60), 0, [])).toEqual([[5, 0], [5, 0], [130, 0], [130, 54]]);
  const path = pathDown([5, 0], card(100, 60), 0, [name]);
  expect([106, 174]).toContain(path[2]![0]);
  expect(path.at(-1)).toEqual([130, 60]);
});

test('corners are round where there is room for it', () => {
  expect(rounded([[0, 100], [0, 50], [100, 50]])).toBe('M0 100 L0 62 Q0 50 12 50 L100 50');
  expect(rounded([[0, 100], [0, 100], [0, 50]])).toBe('M0 100 L0 50');
});
