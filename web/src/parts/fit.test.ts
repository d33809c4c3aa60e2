import { expect, test } from 'vitest';
import { fit } from './fit';

test('cards are as wide as the room allows, and never wider than asked for', () => {
  expect(fit(4, { width: 372, height: 220, gap: 8 }, 84)).toEqual({ width: 84, columns: 4, isChip: false });
  expect(fit(6, { width: 1100, height: 170, gap: 12 }, 116)).toEqual({ width: 116, columns: 6, isChip: false });
});

test('all cards of a crowded field fit as long as they can be touched', () => {
  for (let count = 1; count <= 24; count++) {
    const room = { width: 206, height: 200, gap: 5 };
    const { width, columns, isChip } = fit(count, room, 84);
    expect(columns * (width + room.gap) - room.gap).toBeLessThanOrEqual(room.width);
    const tall = width / (isChip ? 56 / 64 : 72 / 96);
    expect(width).toBeGreaterThanOrEqual(isChip ? 44 : 56);
    if (width > 44) expect(Math.ceil(count / columns) * (tall + room.gap) - room.gap).toBeLessThanOrEqual(room.height);
  }
  expect(fit(24, { width: 206, height: 100, gap: 5 }, 84)).toEqual({ width: 44, columns: 4, isChip: true });
  expect(fit(8, { width: 150, height: 50, gap: 3 }, 84, 34)).toEqual({ width: 34, columns: 4, isChip: true }); // half a card would be too little
  expect(fit(5, { width: 150, height: 50, gap: 3 }, 84, 34)).toEqual({ width: 43, columns: 5, isChip: true, step: 26 });
  expect(fit(6, { width: 150, height: 90, gap: 5 }, 84, 34)).toEqual({ width: 37, columns: 3, isChip: true }); // for a mouse
});
