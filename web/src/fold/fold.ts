/**
 * The table as a viewer can follow it: their events, from the first on. It knows no rule: it forgets, moves and notes
 * what it is told, as `views/fold.py` does; a test compares both over recorded games.
 */
import type { DeckCard, Event, Facts, Lying, Mark, Place, Settling } from '../wire/forms';

type Handle = number;

export interface Held {
  name: string;
  handle: Handle;
}

/** What a table shows to one viewer, by the names of the JSON form of a view. */
export interface Shown {
  names: string[];
  sets: string[];
  alive: boolean[];
  banned: boolean[];
  turn: number;
  turns: number;
  points: number[];
  tokens: number[];
  missed: number[];
  extra: number[];
  hand: Held[];
  hand_sizes: number[];
  known: Held[][];
  fields: Lying[][];
  draw_size: number;
  draw_known: (Held | null)[];
  discard: Held[];
  shown: Held[];
  out: Held[];
  zombeyes: number[];
  plague: number;
  time_called: boolean;
  over: boolean;
  settling: Settling[];
}

const hasMark = (card: DeckCard, mark: string | undefined): boolean =>
  (mark === 'zombeye' && !!card.zombeye) || (mark === 'relic' && !!card.relic);

/** What the cards of one Field of View are worth together. */
export function fieldPoints(cards: DeckCard[]): number {
  const more = (card: DeckCard) => cards.filter((other) => hasMark(other, card.worth_mark)).length;
  return cards.reduce((sum, card) => sum + card.points + (card.worth_more ? card.worth_more * more(card) : 0), 0);
}

const isAlike = (a: unknown, b: unknown): boolean =>
  a === b || (Array.isArray(a) && Array.isArray(b) ? a.length === b.length && a.every((it, i) => it === b[i]) : false);

/** What is as it was stays the same object, so that a page need not look at it again. */
function shared<T extends object>(before: T | undefined, after: T): T {
  if (!before) return after;
  const found = after as Record<string, unknown>;
  let changed = Object.keys(before).length !== Object.keys(after).length;
  for (const [key, was] of Object.entries(before)) {
    if (isAlike(was, found[key])) found[key] = was;
    else changed = true;
  }
  return changed ? after : before;
}

export class Fold {
  facts: Facts = { names: [], sets: [], deck: [] };
  deck = new Map<string, DeckCard>();
  turn = 0;
  turns = 0;
  plague = 0;
  timeCalled = false;
  over = false;
  settling: Settling[] = [];
  alive: boolean[] = [];
  banned: boolean[] = [];
  tokens: number[] = [];
  missed: number[] = [];
  extra: number[] = [];
  private order = new Map<string, number>();
  private names = new Map<Handle, string>();
  private where = new Map<Handle, Place>();
  private lying = new Map<Place, (Handle | null)[]>(); // by arrival; null for an unseen card
  private marks = new Map<Handle, Mark>();
  private last: Shown | undefined;
  private kept = new Map<Handle, Held>();
  private drawn = new Map<Handle, Lying>(); // as they were shown last

  constructor(readonly seat: number | null) {}

  follow(events: Event[]): this {
    for (const event of events) this.apply(event);
    return this;
  }

  apply(event: Event): void {
    if (event.facts) this.sitDown(event.facts);
    for (const handle of event.lost ?? []) this.forget(handle);
    for (const move of event.moves ?? []) {
      for (let n = move.count ?? 1; n > 0; n--) {
        this.take(move.source, move.handle);
        this.put(move.to, move.handle, move.name, move.depth ?? 0);
      }
    }
    for (const { handle, name, place, depth } of event.seen ?? []) {
      const cards = this.at(place);
      cards[place === 'draw' ? cards.length - 1 - (depth ?? 0) : cards.indexOf(null)] = handle;
      this.where.set(handle, place);
      this.names.set(handle, name);
    }
    for (const mark of event.marks ?? []) this.marks.set(mark.handle, mark);
    if (event.settling) this.settling = event.settling;
    this.count(event);
  }

  private sitDown(facts: Facts): void {
    this.facts = facts;
    this.order = new Map(facts.deck.map((card, number) => [card.name, number]));
    this.deck = new Map(facts.deck.map((card) => [card.name, card]));
    this.plague = facts.plague ?? 0;
    const each = <T>(value: T): T[] => facts.names.map(() => value);
    [this.alive, this.banned] = [each(true), each(false)];
    [this.tokens, this.missed, this.extra] = [each(0), each(0), each(0)];
    this.lying.clear();
  }

  private at(place: Place): (Handle | null)[] {
    let cards = this.lying.get(place);
    if (!cards) this.lying.set(place, (cards = []));
    return cards;
  }

  private forget(handle: Handle): void {
    const cards = this.at(this.where.get(handle) as Place);
    cards[cards.indexOf(handle)] = null;
    this.where.delete(handle);
    this.names.delete(handle);
    this.marks.delete(handle);
  }

  private take(source: Place, handle: Handle | undefined): void {
    if (source === 'deck') return;
    const from = handle === undefined ? undefined : this.where.get(handle);
    if (from !== undefined && handle !== undefined) {
      this.where.delete(handle);
      const cards = this.at(from);
      cards.splice(cards.indexOf(handle), 1);
    } else if (source === 'draw') this.at(source).pop(); // from the top
    else this.at(source).splice(this.at(source).indexOf(null), 1);
  }

  private put(to: Place, handle: Handle | undefined, name: string | undefined, depth: number): void {
    const cards = this.at(to);
    cards.splice(to === 'draw' ? cards.length - depth : cards.length, 0, handle ?? null);
    if (handle !== undefined && name !== undefined) {
      this.where.set(handle, to);
      this.names.set(handle, name);
      this.marks.delete(handle);
    }
  }

  /** What is no card: turns, tokens, who is in the game. */
  private count({ kind, how, seats = [], numbers = [] }: Event): void {
    const [seat = 0] = seats;
    const [number = 0] = numbers;
    if (kind === 'dealt') this.turn = seat;
    else if (kind === 'began') [this.turn, this.turns] = [seat, number];
    else if (kind === 'token') this.tokens[seat] = (this.tokens[seat] ?? 0) + number;
    else if (kind === 'missed') this.missed[seat] = number;
    else if (kind === 'extra') this.extra[seat] = number;
    else if (kind === 'joined') this.plague = number;
    else if (kind === 'time') this.timeCalled = true;
    else if (kind === 'showed' && how === 'loop') this.banned[seat] = true;
    else if (kind === 'left') [this.alive[seat], this.missed[seat], this.extra[seat]] = [false, 0, 0];
    else if (kind === 'won') [this.over, this.turns] = [true, number];
  }

  placeOf(handle: Handle): Place | undefined {
    return this.where.get(handle);
  }

  // -- what it shows

  shows(): Shown {
    const seats = this.facts.names.map((_, seat) => seat);
    const fields = seats.map((seat) => this.handles(`field ${seat}`));
    const worth = (field: Handle[]) => fieldPoints(field.map((handle) => this.card(handle)));
    const pile: (Held | null)[] = [...this.at('draw')].reverse().map((it) => (it === null ? null : this.held(it)));
    while (pile.length && pile[pile.length - 1] === null) pile.pop();
    const [before, each] = [this.last, <T extends object>(was: T[] | undefined, list: T[]) => list.map((it, i) => (was?.[i] && isAlike(was[i], it) ? was[i] : it))];
    return (this.last = shared(before, {
      names: this.facts.names,
      sets: this.facts.sets,
      alive: [...this.alive],
      banned: [...this.banned],
      turn: this.turn,
      turns: this.turns,
      points: fields.map((field, seat) => worth(field) + (this.tokens[seat] ?? 0)),
      tokens: [...this.tokens],
      missed: [...this.missed],
      extra: [...this.extra],
      hand: this.seat === null ? [] : this.sorted(`hand ${this.seat}`),
      hand_sizes: seats.map((seat) => this.at(`hand ${seat}`).length),
      known: each(before?.known, seats.map((seat) => this.sorted(`hand ${seat}`))),
      fields: each(before?.fields, fields.map((field) => field.map((handle) => this.lie(handle)))),
      draw_size: this.at('draw').length,
      draw_known: pile,
      discard: this.handles('discard').reverse().map((handle) => this.held(handle)),
      shown: this.sorted('shown'),
      out: this.sorted('out'),
      zombeyes: fields.map((field) => field.filter((handle) => this.card(handle).zombeye).length),
      plague: this.plague,
      time_called: this.timeCalled,
      over: this.over,
      settling: this.settling,
    }));
  }

  private lie(handle: Handle): Lying {
    const mark = this.marks.get(handle);
    const under = this.under(handle);
    const card: Lying = { name: this.name(handle), points: this.card(handle).points, handle };
    if (mark?.copies !== undefined) card.copies = mark.copies;
    if (mark?.linked) card.linked = true;
    if (mark?.used) card.used = true;
    if (mark?.of !== undefined) card.of = mark.of;
    if (under.length) card.hides = under.map((it) => this.held(it));
    const found = shared(this.drawn.get(handle), card);
    this.drawn.set(handle, found);
    return found;
  }

  private name(handle: Handle): string {
    return this.names.get(handle) ?? '';
  }

  private card(handle: Handle): DeckCard {
    return this.deck.get(this.name(handle)) ?? { name: this.name(handle), points: 0, copies: 0 };
  }

  private held(handle: Handle): Held {
    const [name, before] = [this.name(handle), this.kept.get(handle)];
    if (before?.name === name) return before;
    const held = { name, handle };
    this.kept.set(handle, held);
    return held;
  }

  private handles(place: Place): Handle[] {
    return (this.lying.get(place) ?? []).filter((handle) => handle !== null);
  }

  /** In the order of the deck; alike cards by their handles. */
  private sorted(place: Place): Held[] {
    const rank = (handle: Handle) => this.order.get(this.name(handle)) ?? 0;
    return this.handles(place).sort((a, b) => rank(a) - rank(b) || a - b).map((handle) => this.held(handle));
  }

  /** What lies under a card, and under that. */
  private under(handle: Handle): Handle[] {
    return this.handles(`under ${handle}`).flatMap((below) => [below, ...this.under(below)]);
  }
}
