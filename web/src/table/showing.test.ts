import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Flight } from '../fold/flights';
import { Showing, type Stage } from './showing';

const FLIGHT: Flight = { time: 300, legs: [{ count: 1, from: 'draw', to: 'hand 0' }] };
let done: string[] = [];
const stage: Stage = {
  isMoving: () => true,
  lift: () => done.push('lift'),
  fly: () => done.push('fly'),
  land: () => done.push('land'),
};
interface What {
  name: string;
  flight?: Flight;
}
const make = () => new Showing<What>(function* (begun) {
  for (const { what } of begun) {
    done.push(what.name);
    yield;
  }
});

beforeEach(() => {
  done = [];
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => setTimeout(act, 16));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a card is lifted, the table is laid, the card flies and lands; a frame for each', () => {
  const showing = make();
  showing.stage = stage;
  showing.happen([{ what: { name: 'draw', flight: FLIGHT }, time: 300 }, { what: { name: 'asked' }, time: 0 }]);
  expect(done).toEqual([]);
  vi.advanceTimersByTime(17);
  expect(done).toEqual(['lift']);
  vi.advanceTimersByTime(17 * 3);
  expect(done).toEqual(['lift', 'draw', 'fly']);
  expect(showing.isMoving).toBe(true);
  vi.advanceTimersByTime(290);
  expect(done.at(-1)).toBe('fly'); // the time of a flight counts from when it flies
  vi.runAllTimers();
  expect(done).toEqual(['lift', 'draw', 'fly', 'land', 'asked']);
  expect(showing.isMoving).toBe(false);
});

test('a card that says nothing when it has landed is taken away all the same', () => {
  const showing = make();
  showing.stage = stage;
  showing.happen([{ what: { name: 'draw', flight: FLIGHT }, time: 300 }]);
  vi.runAllTimers();
  expect(done).toEqual(['lift', 'draw', 'fly', 'land']);
});

test('whoever cannot wait finds everything there, once', () => {
  const showing = make();
  showing.stage = stage;
  showing.happen([{ what: { name: 'draw', flight: FLIGHT }, time: 300 }, { what: { name: 'asked' }, time: 0 }]);
  vi.advanceTimersByTime(17);
  showing.hurry();
  expect(done.filter((it) => it === 'draw' || it === 'asked')).toEqual(['draw', 'asked']);
  vi.runAllTimers();
  expect(done.filter((it) => it === 'draw' || it === 'asked')).toEqual(['draw', 'asked']);
  expect(done.at(-2)).toBe('land');
});
