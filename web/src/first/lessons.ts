/** Which lesson is due: from what the table says now, never from a plan, so that it also fits those who play otherwise. */
import type { Shown } from '../fold/fold';
import type { Question } from '../wire/messages';

export interface Situation {
  view: Shown;
  seat: number;
  turns: number; // of mine that have begun
  asked: Question | null; // of the table
  window: boolean;
  sealed: boolean;
  staged: string | null; // the card that I am about to play
  complete: boolean; // and whether it can be played as it is
}

export interface Lesson {
  chip: number; // 0 to 5
  step: string;
  values: (string | number)[];
  at: { hand: string } | { seat: number } | { seats: true } | { act: string } | { answer: true } | { legal: true } | null; // what it speaks of
}

const ROBIN = 1;

export function lessonOf(s: Situation): Lesson | null {
  const holds = (card: string) => s.view.hand.some((it) => it.name === card);
  const mine = s.view.points[s.seat] ?? 0;
  const make = (chip: number, step: string, at: Lesson['at'], ...values: (string | number)[]): Lesson => ({ chip, step, at, values });
  if (s.view.over || !s.asked) return null;
  if (s.window) {
    const can = s.asked.options.some((option) => option.verb === 'reveal');
    return can && !s.sealed ? make(3, 'answer', { answer: true }) : null;
  }
  if (s.asked.purpose !== 'act') return null;
  const play = { act: 'play' };
  const due = [1, 1, 2, 4][s.turns] ?? 5; // what this turn is for, whatever is played in it
  const go = (chip: number) => make(chip, 'go', play, s.staged ?? '');
  const onlyEnd = s.asked.options.every((option) => option.verb === 'end');
  if (onlyEnd) return mine >= 100 ? make(5, 'end', { act: 'safe' }, mine) : null;
  if (s.turns <= 1) {
    if (s.staged) return s.complete ? make(1, s.staged === 'Wink' ? 'play' : 'playAny', play) : make(1, 'target', { legal: true }, s.staged);
    return holds('Wink') ? make(0, 'draw', { hand: 'Wink' }, s.view.names[s.seat] ?? '') : make(1, 'playAny', null);
  }
  if (s.turns === 2 && (s.staged === 'Mirage' || (!s.staged && holds('Mirage')))) {
    const leader = s.view.points.reduce((best, points, seat) => (seat !== s.seat && points > (s.view.points[best] ?? -999) ? seat : best), ROBIN);
    if (!s.staged) return make(2, 'aim', { hand: 'Mirage' }, s.view.names[leader] ?? '', s.view.points[leader] ?? 0);
    return s.complete ? make(2, 'aimGo', play) : make(2, 'aimAt', { seat: ROBIN });
  }
  const lasts = (s.view.fields[s.seat] ?? []).some((card) => card.name === 'Shadow');
  if (s.turns >= 3 && !lasts && (s.staged === 'Shadow' || (!s.staged && holds('Shadow')))) return s.staged ? go(4) : make(4, 'lasting', { hand: 'Shadow' });
  if (s.turns === 3 && lasts && (s.staged === 'Shared Perspective' || (!s.staged && holds('Shared Perspective')))) return s.staged ? go(4) : make(4, 'lastingMore', { hand: 'Shared Perspective' });
  if (s.turns >= 4 && mine < 90 && (s.staged === 'Blind Spot' || (!s.staged && holds('Blind Spot')))) {
    if (!s.staged) return make(5, 'win', { hand: 'Blind Spot' }, mine);
    return s.complete ? go(5) : make(5, 'winAt', { seats: true });
  }
  if (s.turns >= 4 && mine >= 85 && (s.staged === 'Wink' || (!s.staged && holds('Wink')))) return s.staged ? go(5) : make(5, 'winMore', { hand: 'Wink' }, mine);
  if (s.staged) return s.complete ? go(due) : make(due, 'target', { legal: true }, s.staged);
  return make(5, 'free', null);
}
