import { expect, test } from 'vitest';
import { arrowUp, HEAD, isFree, lastOf, pathDown, pathUp, rounded, type Box, type Point } from './routes';

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
  expect(path[2]![0]).toBe(103);
  expect(path.at(-1)).toEqual([130, 60]);
});

test('corners are round where there is room for it', () => {
  expect(rounded([[0, 100], [0, 50], [100, 50]])).toBe('M0 100 L0 62 Q0 50 12 50 L100 50');
  expect(rounded([[0, 100], [0, 100], [0, 50]])).toBe('M0 100 L0 50');
});

test('between two things a line goes in the middle, however narrow that is', () => {
  const panels = [{ left: 0, right: 100, top: 100, bottom: 190 }, { left: 104, right: 204, top: 100, bottom: 190 }, { left: 104, right: 204, top: 0, bottom: 96 }];
  expect(pathUp([50, 300], { left: 0, right: 100, top: 0, bottom: 96 }, 195, panels)[2]).toEqual([102, 195]);
});

test('an arrow that comes through a gap points into its target from there, for as long as its head is', () => {
  const below = [card(100, 90), card(168, 90), card(32, 90)];
  for (const to of [card(100, 0), card(168, 0), card(32, 0)]) {
    const path = arrowUp([300, 400], to, 300, below);
    const [[x, y], [tip, end]] = path.slice(-2) as [Point, Point];
    expect(y).toBe(end);
    expect(tip > to.left && tip < to.right && end > to.top && end < to.bottom).toBe(true);
    expect(Math.abs(tip - (to.left + to.right) / 2)).toBeLessThan(Math.abs(x - (to.left + to.right) / 2));
    expect(lastOf(path)).toBeGreaterThanOrEqual(HEAD);
  }
  expect(arrowUp([200, 400], card(100, 0), 300, [])).toEqual(pathUp([200, 400], card(100, 0), 300, []));
});

test('the end of an arrow stays straight for its head', () => {
  const straight = (d: string) => {
    const numbers = d.match(/-?[\d.]+/g)!.map(Number);
    return Math.hypot(numbers.at(-1)! - numbers.at(-3)!, numbers.at(-2)! - numbers.at(-4)!);
  };
  for (const last of [15, 18, 27, 60]) expect(straight(rounded([[0, 100], [0, 50], [100, 50], [100, 50 - last]], HEAD))).toBeGreaterThanOrEqual(HEAD);
  expect(straight(rounded([[0, 50], [100, 50], [100, 40]], HEAD))).toBe(10); // less than that is not bent at all
  expect(lastOf([[0, 50], [100, 50], [100, 40], [100, 40]])).toBe(10);
});
