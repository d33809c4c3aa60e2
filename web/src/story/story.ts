/** A game as a story: points after every event and turn, and the turns that changed most. It follows the fold and knows no rule. */
import { Fold } from '../fold/fold';
import type { Event } from '../wire/forms';

export interface Turn {
  number: number; // as players count them
  seat: number;
  begins: number; // events from here on …
  ends: number; // … up to here
  points: number[]; // of all seats, when it ended
}

export interface TurningPoint {
  letter: string;
  turn: number; // the place in `turns`
  event: number; // what changed most in it
  seat: number; // whose points changed most
  from: number;
  to: number;
  cards: string[]; // the card that acted, and the card it was about
  leads: boolean; // whether somebody else leads since
  chance: { seat: number; from: number; to: number } | null; // of whom we tell it, in percent
}

/** How likely everybody was to win as each turn began, as a bot judged it, and how it ended. */
export interface Course {
  chances: number[][];
  winners: number[];
  me: number | null; // whose chance is told; else that which changed most
}

export interface Story {
  names: string[];
  start: number[];
  turns: Turn[];
  after: number[][]; // points after each event
  counts: { windows: number; answers: number; cancelled: number };
}

const MOST = 4;
const LEAD = 15; // what a new leader weighs, in points
const ACTS = ['played', 'revealed', 'used'];

const changesPoints = (event: Event) => !!(event.facts || event.moves?.length || event.marks?.length || event.kind === 'token');

export function tell(events: Event[]): Story {
  const fold = new Fold(null);
  const story: Story = { names: [], start: [], turns: [], after: [], counts: { windows: 0, answers: 0, cancelled: 0 } };
  let points: number[] = [];
  events.forEach((event, i) => {
    fold.apply(event);
    if (changesPoints(event)) points = fold.shows().points;
    story.after.push(points);
    if (event.kind === 'began') {
      if (!story.turns.length) story.start = points;
      close(story, i);
      story.turns.push({ number: (event.numbers?.[0] ?? story.turns.length) + 1, seat: event.seats?.[0] ?? 0, begins: i, ends: i, points });
    }
    if (event.kind === 'opened') story.counts.windows++;
    if (event.kind === 'cancelled') story.counts.cancelled++;
    if (event.kind === 'revealed' || (event.kind === 'used' && !event.how)) story.counts.answers++;
  });
  close(story, events.length);
  story.names = fold.facts.names;
  return story;
}

function close(story: Story, ends: number): void {
  const open = story.turns.at(-1);
  if (open) [open.ends, open.points] = [ends, story.after[ends - 1] ?? open.points];
}

/** The seat with the most points; -1 where several have them. */
export function leader(points: number[]): number {
  const most = Math.max(...points);
  return points.filter((it) => it === most).length === 1 ? points.indexOf(most) : -1;
}

/** The turn that an event fell into, by its place in `turns`; -1 before the first. */
export const turnOf = (story: Story, event: number): number => story.turns.findLastIndex((turn) => turn.begins <= event);

/** At most four, in their order: where the chances to win changed most or, where nobody judged them, where points moved
 * most or the lead changed. How the last turn went is always one. */
export function turningPoints(story: Story, events: Event[], course: Course | null = null): TurningPoint[] {
  const swings = course && course.chances.length === story.turns.length ? story.turns.map((_, i) => swing(course, i)) : null;
  const weighed = story.turns.map((turn, i) => {
    const before = story.turns[i - 1]?.points ?? story.start;
    const changes = turn.points.map((points, seat) => points - (before[seat] ?? 0));
    const most = Math.max(...changes.map(Math.abs));
    const [led, leads] = [leader(before), leader(turn.points)];
    const isLead = leads >= 0 && leads !== led;
    const last = i === story.turns.length - 1 ? 1000 : 0;
    const weight = (swings ? swings[i]!.most : most + (isLead ? LEAD : 0)) + last;
    return { i, most, weight, seat: changes.findIndex((it) => Math.abs(it) === most), isLead, before };
  });
  return weighed
    .filter(({ most, weight }) => (swings ? weight > 0 : most > 0))
    .sort((a, b) => b.weight - a.weight || a.i - b.i)
    .slice(0, MOST)
    .sort((a, b) => a.i - b.i)
    .map(({ i, seat, isLead, before }, place) => {
      const turn = story.turns[i] as Turn;
      const event = sharpest(story, events, turn, seat);
      return {
        letter: 'ABCD'[place] ?? '', turn: i, event, seat, leads: isLead, cards: about(events, turn, event),
        from: before[seat] ?? 0, to: turn.points[seat] ?? 0, chance: swings ? swings[i]!.told : null,
      };
    });
}

/** How a turn changed the chances: by how much at most, and whose change is told. */
function swing({ chances, winners, me }: Course, turn: number): { most: number; told: { seat: number; from: number; to: number } } {
  const before = chances[turn] ?? [];
  const after = chances[turn + 1] ?? before.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  const changes = before.map((chance, seat) => Math.abs((after[seat] ?? 0) - chance));
  const most = Math.max(...changes);
  const seat = me ?? changes.indexOf(most);
  return { most, told: { seat, from: Math.round(100 * (before[seat] ?? 0)), to: Math.round(100 * (after[seat] ?? 0)) } };
}

/** The event of a turn that changed a seat's points most; where none did, what was played last, else how it ended. */
function sharpest(story: Story, events: Event[], turn: Turn, seat: number): number {
  const acted = events.slice(0, turn.ends).findLastIndex((event) => ACTS.includes(event.kind));
  let [found, most] = [acted >= turn.begins ? acted : Math.max(turn.begins, turn.ends - 1), 0];
  for (let i = turn.begins; i < turn.ends; i++) {
    const change = Math.abs((story.after[i]?.[seat] ?? 0) - (story.after[i - 1]?.[seat] ?? 0));
    if (change > most) [found, most] = [i, change];
  }
  return found;
}

function about(events: Event[], turn: Turn, event: number): string[] {
  const acting = events.slice(turn.begins, event + 1).findLast((it) => ACTS.includes(it.kind))?.cards?.[0]?.name;
  return [...new Set([acting, events[event]?.cards?.[0]?.name])].filter((name) => name !== undefined);
}
