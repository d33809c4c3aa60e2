import { expect, test } from 'vitest';
import { circle, close, REACH } from './lashes';

const points = (lash: string) => [...lash.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);

test('lashes close around a card do not lie on it, and keep to their room', () => {
  const lashes = close(220, 308);
  expect(lashes).toHaveLength(circle.length);
  for (const [x, y] of lashes.flatMap((lash) => [points(lash)[0]!, points(lash)[2]!])) {
    expect(Math.abs(x) > 110 || Math.abs(y) > 154).toBe(true);
    expect(Math.abs(x)).toBeLessThanOrEqual(110 + REACH + 0.01);
    expect(Math.abs(y)).toBeLessThanOrEqual(154 + REACH + 0.01);
  }
});

test('they go on clockwise from above, one as far from the next as all others', () => {
  const starts = close(160, 224).map((lash) => points(lash)[0]!);
  expect(starts[0]).toEqual([-1, -119.04]);
  const far = starts.map(([x, y], i) => Math.hypot(x - starts[(i + 1) % 30]![0], y - starts[(i + 1) % 30]![1]));
  expect(Math.max(...far) - Math.min(...far)).toBeLessThan(4);
  expect(starts[8]![0]).toBeGreaterThan(0);
  expect(starts[22]![0]).toBeLessThan(0);
});
