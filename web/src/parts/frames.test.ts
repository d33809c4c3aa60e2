import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Frames } from './frames';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => setTimeout(act, 16));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function* counting(into: string[], name: string, parts = 3): Generator<void, void> {
  for (let part = 1; part <= parts; part++) {
    into.push(`${name}${part}`);
    if (part < parts) yield;
  }
}

test('each part waits for a frame, the first for none', () => {
  const [frames, done] = [new Frames(), [] as string[]];
  frames.run(counting(done, 'a'));
  expect(done).toEqual(['a1']);
  vi.advanceTimersByTime(17);
  expect(done).toEqual(['a1', 'a2']);
  vi.runAllTimers();
  expect(done).toEqual(['a1', 'a2', 'a3']);
});

test('other work finishes what was going on, in its order', () => {
  const [frames, done] = [new Frames(), [] as string[]];
  frames.run(counting(done, 'a'));
  frames.run(counting(done, 'b', 2));
  expect(done).toEqual(['a1', 'a2', 'a3', 'b1']);
  vi.runAllTimers();
  expect(done).toEqual(['a1', 'a2', 'a3', 'b1', 'b2']);
});

test('what is forgotten is never done', () => {
  const [frames, done] = [new Frames(), [] as string[]];
  frames.run(counting(done, 'a'));
  frames.forget();
  vi.runAllTimers();
  frames.finish();
  expect(done).toEqual(['a1']);
});
