import { expect, test } from 'vitest';
import { fit } from './fit';

test('cards are as wide as the room allows, and never wider than asked for', () => {
  expect(fit(4, { width: 372, height: 220, gap: 8 }, 84)).toEqual({ form: 'small', width: 84, tall: 112, columns: 4, fits: true });
  expect(fit(6, { width: 1100, height: 170, gap: 12 }, 116)).toMatchObject({ form: 'small', width: 116, columns: 6 });
});

test('whatever fits is whole, and as large as can be hit', () => {
  for (const least of [34, 44])
    for (let count = 1; count <= 24; count++)
      for (let height = 40; height <= 240; height += 7) {
        const room = { width: 206, height, gap: 5 };
        const { form, width, tall, columns, fits } = fit(count, room, 84, least);
        expect(columns * (width + room.gap) - room.gap).toBeLessThanOrEqual(room.width);
        expect(width).toBeGreaterThanOrEqual(form === 'small' ? 57 : least);
        expect(tall).toBeGreaterThanOrEqual(least);
        if (fits) expect(Math.ceil(count / columns) * (tall + room.gap) - room.gap).toBeLessThanOrEqual(room.height + 1);
      }
});

test('where chips would be too low, tiles lie, and none covers another', () => {
  expect(fit(6, { width: 180, height: 86, gap: 4 }, 84, 34)).toEqual({ form: 'tile', width: 57, tall: 41, columns: 3, fits: true });
  expect(fit(6, { width: 126, height: 79, gap: 5 }, 84, 34)).toMatchObject({ form: 'tile', columns: 3, fits: true });
  expect(fit(16, { width: 180, height: 86, gap: 4 }, 84, 34)).toEqual({ form: 'tile', width: 41, tall: 34, columns: 4, fits: false });
  expect(fit(24, { width: 206, height: 100, gap: 5 }, 84)).toEqual({ form: 'chip', width: 44, tall: 50, columns: 4, fits: false });
});
