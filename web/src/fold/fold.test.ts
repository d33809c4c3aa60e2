import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Event, ViewForm } from '../wire/forms';
import { MOST, Pace } from '../table/pace';
import { flightOf } from './flights';
import { Fold } from './fold';

interface Told {
  sets: string[];
  seats: number;
  seat: number | null;
  events: Event[];
  stops: { heard: number; view: ViewForm }[];
}

const LEFT_OUT = ['form', 'version', 'seat', 'counts', 'enigmas', 'aside', 'window', 'waiting_for', 'decision'];

/** In the JSON forms a key that is left out has its default: nothing, zero, false or an empty list. */
function plain(view: object): Record<string, unknown> {
  const kept = Object.entries(view).filter(([key, value]) => {
    const empty = !value || (Array.isArray(value) && value.length === 0);
    return !LEFT_OUT.includes(key) && (!empty || key === 'turn' || key === 'turns' || key === 'draw_size');
  });
  return JSON.parse(JSON.stringify(Object.fromEntries(kept))) as Record<string, unknown>;
}

// Written anew by tests/web/test_page.py for every run, so that both folds are always compared as they are.
const fixture = process.env.FOV_RECORDED;

test.skipIf(!fixture)('folding what a viewer was told gives their view, at every stop', () => {
  const games = JSON.parse(readFileSync(fixture as string, 'utf8')) as Told[];
  expect(games.length).toBeGreaterThan(8);
  for (const { sets, seats, seat, events, stops } of games) {
    const fold = new Fold(seat);
    let heard = 0;
    for (const stop of stops) {
      fold.follow(events.slice(heard, stop.heard));
      heard = stop.heard;
      expect(plain(fold.shows()), `${sets.join('+')}, ${seats} seats, seat ${seat}, event ${heard}`).toEqual(
        plain(stop.view),
      );
    }
    expect(fold.over).toBe(true);
  }
});

test.skipIf(!fixture)('seen one movement after the other, a game ends as it was told, and is never two seconds behind', () => {
  const games = JSON.parse(readFileSync(fixture as string, 'utf8')) as Told[];
  for (const { seat, events } of games) {
    const [heard, seen, pace] = [new Fold(seat), new Fold(seat), new Pace<{ event: Event; at: number }>()];
    let now = 0;
    let moved = 0;
    const see = () =>
      pace.due(now).forEach(({ what, time }) => {
        seen.apply(what.event);
        moved += Number(time > 0);
        expect(now + time - what.at).toBeLessThanOrEqual(MOST);
      });
    for (let i = 0; i < events.length; i += 1 + (i % 7)) {
      const batch = events.slice(i, i + 1 + (i % 7));
      pace.push(batch.map((event) => {
        const flight = flightOf(event, heard.settling, (handle) => heard.placeOf(handle));
        heard.apply(event);
        return { what: { event, at: now }, time: flight?.time ?? 0 };
      }), now);
      see();
      const until = now + ((i * 7919) % 3000);
      for (let next = pace.next(); next !== null && next < until; next = pace.next()) {
        now = next;
        see();
      }
      now = until;
    }
    pace.flush(now).forEach(({ what }) => seen.apply(what.event));
    expect(plain(seen.shows())).toEqual(plain(heard.shows()));
    expect(moved).toBeGreaterThan(20);
  }
});
