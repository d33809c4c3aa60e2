import { expect, test } from 'vitest';
import { place } from './placing';

const SCREENS = [[360, 640], [640, 360], [768, 1024], [1280, 720], [2560, 1440]] as const;

test('of what its words name it covers as little as can be', () => {
  const [screen, bubble] = [{ width: 640, height: 360 }, { width: 270, height: 150 }];
  const button = { left: 470, top: 203, width: 165, height: 54 };
  const spoken = [{ left: 45, top: 125, width: 135, height: 180 }, { left: 297, top: 270, width: 60, height: 62 }];
  const { left, top } = place(button, bubble, screen, spoken);
  for (const box of spoken) {
    expect(left + bubble.width <= box.left || left >= box.left + box.width || top + bubble.height <= box.top || top >= box.top + box.height).toBe(true);
  }
});

test('a bubble is in sight, and covers what it speaks of only where there is no room beside it', () => {
  for (const [width, height] of SCREENS) {
    for (let left = 0; left < width - 90; left += 70) {
      for (let top = 64; top < height - 90; top += 70) {
        const [at, bubble] = [{ left, top, width: 84, height: 84 }, { width: Math.min(300, width - 24), height: 110 }];
        const found = place(at, bubble, { width, height });
        expect(found.left).toBeGreaterThanOrEqual(0);
        expect(found.left + bubble.width).toBeLessThanOrEqual(width);
        expect(found.top + bubble.height).toBeLessThanOrEqual(height);
        const apart = found.left + bubble.width <= left || found.left >= left + 84 || found.top + bubble.height <= top || found.top >= top + 84;
        expect(apart, `${width} ${left} ${top}`).toBe(true);
      }
    }
  }
});
