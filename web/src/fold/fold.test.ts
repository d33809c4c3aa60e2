import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Event, ViewForm } from '../wire/forms';
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
