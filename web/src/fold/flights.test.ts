import { expect, test } from 'vitest';
import type { Event, Settling } from '../wire/forms';
import { flightOf, LEG, STRIKE } from './flights';

const lies = () => 'field 2';
const blurred = { name: 'Blurred Vision', handle: 7 };
const spectacles = { name: 'Spectacles', handle: 9 };
const play: Settling = { seat: 2, card: blurred, how: 'play', at: 1 };
const answer: Settling = { seat: 1, card: spectacles, how: 'answer' };
const of = (event: Event, before: Settling[] = []) => flightOf(event, before, lies);

test('a played card goes from the hand to the focus, and from there to its field', () => {
  const played: Event = { kind: 'played', cards: [blurred], moves: [{ source: 'hand 2', to: 'field 2', ...blurred }], settling: [play] };
  expect(of(played)).toEqual({ time: LEG, legs: [{ ...blurred, count: 1, from: 'hand 2', to: 'focus' }] });
  const settled: Event = { kind: 'settled', how: 'done', cards: [blurred], settling: [] };
  expect(of(settled, [play])).toEqual({ time: LEG, legs: [{ ...blurred, count: 1, from: 'focus', to: 'field 2' }] });
});

test('cards that nobody sees travel face down, and a deal or a shuffle is no movement', () => {
  const drew: Event = { kind: 'drew', moves: [{ source: 'draw', to: 'hand 1' }] };
  expect(of(drew)?.legs).toEqual([{ handle: undefined, name: undefined, count: 1, from: 'draw', to: 'hand 1' }]);
  expect(of({ kind: 'dealt', moves: [{ source: 'deck', to: 'draw', count: 50 }] })).toBeNull();
  expect(of({ kind: 'shuffled', moves: Array.from({ length: 30 }, (_, handle) => ({ source: 'discard', to: 'draw', handle, name: 'Wink' })) })).toBeNull();
  expect(of({ kind: 'aimed', settling: [play] }, [{ ...play, at: undefined }])).toBeNull();
});

test('an answer comes to the focus, strikes, and both fall', () => {
  const revealed: Event = { kind: 'revealed', cards: [spectacles], moves: [{ source: 'hand 1', to: 'shown', ...spectacles }], settling: [play, answer] };
  expect(of(revealed, [play])?.legs).toEqual([{ ...spectacles, count: 1, from: 'hand 1', to: 'focus' }]);
  const moves = [{ source: 'field 2', to: 'discard', ...blurred }, { source: 'shown', to: 'discard', ...spectacles }];
  const flight = of({ kind: 'cancelled', cards: [blurred, spectacles], moves }, [play, answer]);
  expect(flight).toMatchObject({ time: STRIKE + LEG, strike: { what: blurred, by: spectacles } });
  expect(flight?.legs.map(({ to }) => to)).toEqual(['discard', 'discard']);
});

test('what is used on the table comes to the focus and goes home again', () => {
  const used: Event = { kind: 'used', cards: [blurred], settling: [answer, { ...play, how: 'use' }] };
  expect(of(used, [answer])?.legs).toEqual([{ ...blurred, count: 1, from: 'field 2', to: 'focus' }]);
});
