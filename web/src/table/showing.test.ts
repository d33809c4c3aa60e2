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

test('however long its frames take, a card flies; what comes meanwhile waits for it, and is laid together', () => {
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => setTimeout(act, 150)); // a slow machine
  const showing = make();
  let begins = () => undefined as void;
  showing.stage = { ...stage, fly: (_, then) => [done.push('fly'), (begins = then)] };
  showing.happen([{ what: { name: 'draw', flight: FLIGHT }, time: 300 }]);
  vi.advanceTimersByTime(320);
  showing.happen([{ what: { name: 'clock' }, time: 0 }]);
  showing.happen([{ what: { name: 'asked' }, time: 0 }]);
  vi.advanceTimersByTime(160);
  expect(done).toEqual(['lift', 'draw', 'fly']);
  vi.advanceTimersByTime(200);
  begins(); // only now it is seen to move
  vi.advanceTimersByTime(290);
  expect(done.at(-1)).toBe('fly');
  vi.runAllTimers();
  expect(done).toEqual(['lift', 'draw', 'fly', 'land', 'clock', 'asked']);
});

test('a card that is made ready gives way to one that jumps the queue', () => {
  const showing = make();
  showing.stage = stage;
  showing.happen([{ what: { name: 'draw', flight: FLIGHT }, time: 300 }]);
  vi.advanceTimersByTime(17);
  showing.happen([{ what: { name: 'window', flight: FLIGHT }, time: 300 }], { urgent: 0 });
  vi.advanceTimersByTime(17 * 8);
  expect(done).toEqual(['lift', 'draw', 'lift', 'window', 'fly']);
  vi.runAllTimers();
  expect(done.at(-1)).toBe('land');
});

test('whoever wants no motion sees a strike as a picture that stays, and all else at once', () => {
  const showing = make();
  showing.stage = { ...stage, isMoving: () => false, isStill: () => true };
  showing.happen([{ what: { name: 'draw', flight: FLIGHT }, time: 300 }]);
  expect(done).toEqual(['land', 'draw']);
  done = [];
  const strike: Flight = { ...FLIGHT, time: 750, strike: { by: { name: 'Spectacles' }, what: { name: 'Wink' } } };
  showing.happen([{ what: { name: 'strike', flight: strike }, time: 750 }, { what: { name: 'draw', flight: FLIGHT }, time: 300 }]);
  vi.advanceTimersByTime(17 * 4);
  expect(done).toEqual(['lift', 'strike', 'fly']);
  vi.advanceTimersByTime(600);
  showing.happen([{ what: { name: 'clock' }, time: 0 }]);
  expect(done.at(-1)).toBe('fly'); // it stays for its time
  vi.runAllTimers();
  expect(done).toEqual(['lift', 'strike', 'fly', 'land', 'draw', 'clock']);
});

test('where frames take so long that something would be late, the older movement is left out', () => {
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => setTimeout(act, 450));
  const showing = make();
  showing.stage = stage;
  const strike: Flight = { ...FLIGHT, time: 750 };
  showing.happen([{ what: { name: 'draw', flight: FLIGHT }, time: 300 }, { what: { name: 'strike', flight: strike }, time: 750 }]);
  vi.runAllTimers();
  expect(done).toEqual(['lift', 'draw', 'lift', 'strike', 'fly', 'land']);
});
