import { expect, test } from 'vitest';
import { MOST, Pace, type Step } from './pace';

/** Numbers that look random and always are the same. */
function dice(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1103515245 + 12345) % 2147483648) / 2147483648;
}

interface Seen {
  began: number;
  landed: number;
  what: number;
}

/** Play a random sequence of messages, looking at the queue when it asks for it, or late as a busy page does. */
function play(seed: number, slow: boolean) {
  const [roll, pace] = [dice(seed), new Pace<number>()];
  const [heard, seen, urgent] = [[] as number[], [] as Seen[], [] as number[]];
  let now = 1000;
  const look = (begun: Step<number>[]) => begun.forEach(({ what, time }) => seen.push({ what, began: now, landed: now + time }));
  for (let message = 0; message < 60; message++) {
    const steps = Array.from({ length: Math.floor(roll() * 9) }, () => ({ what: heard.push(now) - 1, time: roll() < 0.3 ? 0 : roll() < 0.8 ? 300 : 450 }));
    const jumps = steps.length && roll() < 0.2 ? Math.floor(roll() * steps.length) : -1;
    if (jumps >= 0) urgent.push(steps[jumps]?.what ?? -1);
    pace.push(steps, now, jumps);
    look(pace.due(now));
    const until = now + roll() * (roll() < 0.5 ? 200 : 3000);
    for (let next = pace.next(); next !== null && next < until; next = pace.next()) {
      now = Math.max(now, next) + (slow ? roll() * 400 : 0);
      look(pace.due(now));
    }
    now = Math.max(now, until);
  }
  look(pace.due(now));
  look(pace.flush(now));
  return { heard, seen, urgent };
}

for (const slow of [false, true]) {
  test(`nothing is lost, nothing overtakes, and the lag stays below two seconds${slow ? ', also where the page wakes late' : ''}`, () => {
    for (let seed = 1; seed <= 60; seed++) {
      const { heard, seen, urgent } = play(seed, slow);
      expect(seen.map(({ what }) => what)).toEqual(heard.map((_, i) => i));
      for (const { what, landed } of seen) expect(landed - (heard[what] ?? 0), `seed ${seed}`).toBeLessThanOrEqual(MOST + (slow ? 400 : 0));
      const moving = seen.filter(({ began, landed }) => landed > began);
      moving.slice(1).forEach(({ began, what }, i) => {
        if (!urgent.some((jump) => jump > (moving[i]?.what ?? 0) && jump <= what)) expect(began).toBeGreaterThanOrEqual(Math.min(moving[i]?.landed ?? 0, (heard[what] ?? 0) + MOST));
      });
      if (!slow) for (const jump of urgent) expect(seen[jump]?.began).toBe(heard[jump]);
    }
  });
}

test('a movement takes its time, and the next waits for it', () => {
  const pace = new Pace<string>();
  pace.push([{ what: 'a', time: 300 }, { what: 'b', time: 300 }, { what: 'c', time: 0 }], 0);
  expect(pace.due(0)).toEqual([{ what: 'a', time: 300 }]);
  expect(pace.due(299)).toEqual([]);
  expect(pace.due(300)).toEqual([{ what: 'b', time: 300 }]);
  expect(pace.due(600)).toEqual([{ what: 'c', time: 0 }]);
  expect(pace.next()).toBeNull();
});

test('where not all can be seen, what is left out is what says less', () => {
  const pace = new Pace<string>();
  pace.push([{ what: 'comes', time: 300 }, { what: 'strikes', time: 750 }, { what: 'goes', time: 300 }], 0, -1, 1200);
  expect(pace.due(0)).toEqual([{ what: 'comes', time: 0 }, { what: 'strikes', time: 750 }]);
  expect(pace.due(750)).toEqual([{ what: 'goes', time: 300 }]);
});
