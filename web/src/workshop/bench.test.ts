import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const kept = vi.hoisted(() => {
  const store = new Map<string, string>();
  const localStorage = { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => store.set(key, value) };
  Object.assign(globalThis, { localStorage, document: { documentElement: { lang: '' } } });
  return store;
});
vi.mock('./shop', () => ({ shop: { look: () => new Promise(() => undefined) } }));
const { Bench } = await import('./bench.svelte');
const { keptDrafts } = await import('./drafts');

const PAUSE = 1500;
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  kept.clear();
});

function begun() {
  const bench = new Bench();
  bench.open('name = "S"\n', 'my-set.toml', '1');
  bench.add({ name: 'New Card', points: 10, copies: 3 });
  vi.advanceTimersByTime(PAUSE);
  return bench;
}
const put = (bench: InstanceType<typeof Bench>, change: object) => bench.edit(bench.chosen, { ...bench.card!.entry, ...change });
const play = (...words: string[]) => ({ play: words.map((word) => ({ do: word })) });

test('each thing that is done to a card is a step of its own', () => {
  const bench = begun();
  const texts = [bench.text];
  for (const change of [{ name: 'A' }, { copies: 4 }, play('draw'), play('draw', 'squint'), play('squint', 'draw'), { picture: { gaze: 'left' } }]) {
    put(bench, change);
    texts.push(bench.text);
  }
  for (const text of texts.toReversed().slice(1)) {
    bench.undo();
    expect(bench.text).toBe(text);
  }
  for (const text of texts.slice(1)) {
    bench.redo();
    expect(bench.text).toBe(text);
  }
});

test('what is typed into one field without a pause is one step', () => {
  const bench = begun();
  const before = bench.text;
  for (const name of ['T', 'Ti', 'Tid', 'Tide']) put(bench, { name });
  expect(bench.past.length).toBe(2);
  vi.advanceTimersByTime(PAUSE);
  put(bench, { name: 'Tide Pool' });
  bench.undo();
  expect(bench.card?.name).toBe('Tide');
  bench.undo();
  expect(bench.text).toBe(before);
});

test('what comes after an undo is never undone with what was before it', () => {
  const bench = begun();
  put(bench, { name: 'A' });
  bench.undo();
  put(bench, { name: 'B' });
  bench.undo();
  expect(bench.card?.name).toBe('New Card');
  expect(bench.cards.length).toBe(1);
});

test('points that were set and an effect that was removed come back one after the other', () => {
  const bench = begun();
  put(bench, play('squint'));
  put(bench, { points: 15 });
  put(bench, { play: [] });
  bench.undo();
  expect(bench.card?.entry).toMatchObject({ points: 15, ...play('squint') });
});

test('cards lie on their lines again after an undo, so that they can be changed at once', () => {
  const bench = begun();
  bench.add({ name: 'Second', points: 5, copies: 3 });
  bench.choose(0);
  put(bench, { ...play('draw'), marks: ['relic'] });
  bench.undo();
  bench.edit(1, { ...bench.cards[1]!.entry, points: 20 });
  expect(bench.text.match(/\[\[card\]\]/g)?.length).toBe(2);
  expect(bench.text).toContain('name = "Second"\npoints = 20\n');
});

test('in the file, what was typed before a pause stays', () => {
  const bench = begun();
  const before = bench.text;
  bench.change(`${before}# one`, 'file');
  vi.advanceTimersByTime(PAUSE);
  bench.change(`${before}# one\n# two`, 'file');
  bench.undo();
  expect(bench.text).toBe(`${before}# one`);
});

test('two tabs never write over one another', () => {
  const [here, there] = [begun(), new Bench()];
  there.open(here.text, 'my-set.toml', '1');
  there.change(`${here.text}# there\n`);
  here.heard({ key: 'fov-workshop' } as StorageEvent);
  expect(here.elsewhere?.text).toBe(there.text);
  here.change(`${here.text}# here\n`);
  expect(keptDrafts().map((it) => it.text).sort()).toEqual([here.text, there.text].sort());
  expect(here.parted).toBe(true);
  there.heard({ key: 'fov-workshop' } as StorageEvent);
  expect(there.elsewhere).toBeNull();
});

test('what another tab wrote can be taken, and undone', () => {
  const [here, there] = [begun(), new Bench()];
  const mine = here.text;
  there.open(mine, 'my-set.toml', '1');
  there.change(`${mine}# there\n`);
  here.heard({ key: 'fov-workshop' } as StorageEvent);
  here.takeOther();
  expect(here.text).toBe(there.text);
  here.undo();
  expect(here.text).toBe(mine);
});
