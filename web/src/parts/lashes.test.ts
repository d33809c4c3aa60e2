import { expect, test } from 'vitest';
import { circle, close, REACH } from './lashes';

const points = (lash: string) => [...lash.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
const card = { width: 220, height: 308, side: 55, end: REACH };

test('lashes close around a card do not lie on it, and keep to their room', () => {
  const lashes = close(card);
  expect(lashes).toHaveLength(circle.length);
  for (const [x, y] of lashes.flatMap((lash) => [points(lash)[0]!, points(lash)[2]!])) {
    expect(Math.abs(x) > 113 || Math.abs(y) > 157).toBe(true);
    expect(Math.abs(x)).toBeLessThanOrEqual(110 + card.side + 0.01);
    expect(Math.abs(y)).toBeLessThanOrEqual(154 + card.end + 0.5);
  }
});

test('they are long at the sides and short above and below, and all short where there is no room', () => {
  const long = (lash: string) => {
    const [[x, y], , [tx, ty]] = points(lash) as [readonly [number, number], unknown, readonly [number, number]];
    return Math.hypot(tx - x, ty - y);
  };
  const [above, right] = [close(card)[0]!, close(card)[8]!].map(long);
  expect(above).toBeLessThan(12.5);
  expect(right).toBeGreaterThan(22);
  for (const lash of close({ ...card, side: REACH })) expect(long(lash)).toBeLessThan(12.5);
});

test('they go on clockwise from above, one as far from the next as all others', () => {
  for (const side of [12, 30, 40]) {
    const starts = close({ width: 160, height: 224, side, end: 12 }).map((lash) => points(lash)[0]!);
    expect(starts[0]![0]).toBe(-1);
    const far = starts.map(([x, y], i) => Math.hypot(x - starts[(i + 1) % 30]![0], y - starts[(i + 1) % 30]![1]));
    expect(Math.max(...far) - Math.min(...far)).toBeLessThan(4);
    expect(starts[8]![0]).toBeGreaterThan(0);
    expect(starts[22]![0]).toBeLessThan(0);
  }
});
