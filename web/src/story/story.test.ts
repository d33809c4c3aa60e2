import { expect, test } from 'vitest';
import type { Event } from '../wire/forms';
import { leader, tell, turningPoints, turnOf } from './story';

const deck = [
  { name: 'Wink', points: 15, copies: 4 },
  { name: 'Blind Spot', points: 20, copies: 6 },
];
const began = (turns: number, seat: number): Event => ({ kind: 'began', seats: [seat], numbers: [turns] });
const played = (seat: number, handle: number, name: string): Event => ({
  kind: 'played', seats: [seat], cards: [{ name, handle }], moves: [{ source: `hand ${seat}`, to: `field ${seat}`, handle, name }],
});
const destroyed = (seat: number, handle: number, name: string): Event => ({
  kind: 'destroyed', seats: [1, seat], cards: [{ name, handle }], moves: [{ source: `field ${seat}`, to: 'discard', handle, name }],
});
const deal = (handle: number, name: string, to: string) => ({ source: 'deck', to, handle, name });
const events: Event[] = [
  { kind: 'seated', facts: { names: ['Ann', 'Bob'], sets: ['viewpoint'], deck } },
  { kind: 'dealt', seats: [0], moves: [deal(1, 'Wink', 'hand 0'), deal(2, 'Blind Spot', 'hand 1'), deal(3, 'Blind Spot', 'hand 0')] },
  began(0, 0), played(0, 1, 'Wink'),
  began(1, 1), played(1, 2, 'Blind Spot'), destroyed(0, 1, 'Wink'),
  began(2, 0), { kind: 'nothing' },
  began(3, 0), played(0, 3, 'Blind Spot'), { kind: 'won', numbers: [4], seats: [0] },
];

test('points are told at the end of every turn', () => {
  const story = tell(events);
  expect(story.names).toEqual(['Ann', 'Bob']);
  expect(story.start).toEqual([0, 0]);
  expect(story.turns.map((turn) => [turn.number, turn.seat, ...turn.points])).toEqual([[1, 0, 15, 0], [2, 1, 0, 20], [3, 0, 0, 20], [4, 0, 20, 20]]);
  expect(story.turns.at(-1)?.ends).toBe(events.length);
  expect(turnOf(story, 6)).toBe(1);
  expect(turnOf(story, 1)).toBe(-1);
});

test('turning points are the turns that changed something, with the cards they are about', () => {
  const points = turningPoints(tell(events), events);
  expect(points.map(({ letter, turn, seat, from, to }) => [letter, turn, seat, from, to])).toEqual([
    ['A', 0, 0, 0, 15], ['B', 1, 1, 0, 20], ['C', 3, 0, 0, 20],
  ]);
  expect(points.map((point) => point.leads)).toEqual([true, true, false]);
  expect(points[1]?.cards).toEqual(['Blind Spot']);
});

test('nobody leads where two have the most', () => {
  expect(leader([20, 20, 5])).toBe(-1);
  expect(leader([5, 20])).toBe(1);
});

test('where chances were judged, the turns that changed them most are the turning points', () => {
  const chances = [[0.5, 0.5], [0.55, 0.45], [0.2, 0.8], [0.25, 0.75]];
  const course = { chances, winners: [0], me: 1 };
  const points = turningPoints(tell(events), events, course);
  expect(points.map(({ letter, turn, chance }) => [letter, turn, chance])).toEqual([
    ['A', 0, { seat: 1, from: 50, to: 45 }], ['B', 1, { seat: 1, from: 45, to: 80 }],
    ['C', 2, { seat: 1, from: 80, to: 75 }], ['D', 3, { seat: 1, from: 75, to: 0 }],
  ]);
  const watched = turningPoints(tell(events), events, { ...course, me: null });
  expect(watched[1]?.chance).toEqual({ seat: 0, from: 55, to: 20 });
  expect(turningPoints(tell(events), events, { ...course, chances: chances.slice(1) })[0]?.chance).toBeNull();
});
