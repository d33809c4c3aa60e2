/**
 * One table as one viewer has it: what the server sent, folded. No component talks to the socket itself, and nothing
 * here knows a rule: what is legal comes as options.
 */
import { flightOf, type Flight } from '../fold/flights';
import { Fold, type Shown } from '../fold/fold';
import { portions } from '../fold/portions';
import { api } from '../wire/api';
import type { Event, Seen, Window } from '../wire/forms';
import type * as wire from '../wire/messages';
import { connect as connectReal, type Connect, type Connection, type Line } from '../wire/socket';
import { language } from '../words/index.svelte';
import { withLooks } from './looks';
import { MOST, type Step } from './pace';
import { Showing } from './showing';

/** What a card was aimed at when a line was written. */
export interface Trace {
  handle?: number; // of that card
  seat: number; // whose it is
  aims: { handle?: number; seat?: number }[];
}

export interface LogLine {
  text: string;
  cites: string[];
  cards?: Seen[];
  seat?: number; // whose turn it was
  turn: number;
  key: number; // the number of its event; below 0 there is none
  trace?: Trace;
}

interface Happening {
  event?: Event;
  text?: string | null;
  key?: number;
  flight?: Flight | null;
  then?: () => void;
}

const SOON = 900; // whoever is asked something does not wait for all that came before

type Reply = Record<string, unknown>;

export class Session {
  line = $state<Line>('connecting');
  lineText = $state('');
  hello = $state.raw<wire.Hello | null>(null);
  gathering = $state.raw<wire.Gathering | null>(null);
  seats = $state.raw<wire.SeatState[]>([]);
  watching = $state(0);
  now = $state.raw<Shown | null>(null); // the table as it is shown, which follows what was heard
  past = $state.raw<{ key: number; view: Shown } | null>(null); // an earlier moment that is looked at
  events = $state(0); // heard
  log = $state.raw<LogLine[]>([]);
  window = $state.raw<Window | null>(null);
  waitingFor = $state.raw<number[]>([]);
  decision = $state.raw<wire.Question | null>(null);
  mayNow = $state.raw<NonNullable<wire.News['may_now']>>([]);
  clock = $state.raw<wire.Clock | null>(null);
  skew = $state(0); // the server's clock less ours
  mine = $state.raw<wire.Private>({});
  chat = $state.raw<wire.ChatLine[]>([]);
  over = $state.raw<wire.Over | null>(null);
  voided = $state<string | null>(null);
  refusal = $state.raw<wire.Refusal | null>(null);
  faces = $state.raw(new Map<string, wire.CardFace>());

  view = $derived(this.past?.view ?? this.now);
  /** What happened last, at the moment that is looked at. */
  last = $derived.by(() => {
    const { past } = this;
    return (past ? this.log.findLast(({ key }) => key <= past.key) : this.log.at(-1))?.text ?? '';
  });
  seat = $derived(this.hello?.viewer ?? null);
  me = $derived(this.seat === null ? null : (this.seats[this.seat] ?? null));
  phase: wire.Phase = $derived(
    this.over || this.view?.over ? 'over' : this.view ? 'playing' : 'gathering',
  );

  private fold = new Fold(null); // as far as it is shown
  private heard = new Fold(null);
  told: Event[] = []; // everything from the first event on
  readonly showing = new Showing<Happening>((begun) => this.lay(begun));
  private landing: LogLine[] = []; // their cards are still on the way
  private connection: Connection;
  private waiting = new Map<string, { done: (reply: Reply) => void; failed: (refusal: wire.Refusal) => void }>();
  private sent = 0;
  private looks = 0; // of the judge at hands, that stand in the log

  constructor(
    readonly id: string,
    connect: Connect = connectReal,
    cards?: wire.CardFace[],
  ) {
    if (cards) this.faces = new Map(cards.map((card) => [card.name, card]));
    this.connection = connect(id, {
      lang: () => language.lang,
      heard: () => this.events,
      message: (message) => this.hear(message),
      line: (state, text) => this.lineIs(state, text),
    });
  }

  close(): void {
    this.showing.forget();
    this.connection.close();
  }

  again(): void {
    this.connection.again();
  }

  /** Ask the table for something; what it refuses is shown, and rejects. */
  ask(t: string, d: object = {}): Promise<Reply> {
    const id = String(++this.sent);
    this.refusal = null;
    return new Promise<Reply>((done, failed) => {
      this.waiting.set(id, { done, failed });
      if (!this.connection.send(t, d, id)) this.answered(id)?.failed({ code: 'lost', text: '' });
    });
  }

  /** The same, where nobody waits for the reply. */
  tell(t: string, d: object = {}): void {
    this.ask(t, d).catch(() => undefined);
  }

  private lineIs(state: Line, text = ''): void {
    this.line = state;
    this.lineText = text;
    if (state === 'open') return;
    for (const { failed } of this.waiting.values()) failed({ code: 'lost', text: '' });
    this.waiting.clear();
  }

  private hear(message: wire.Message): void {
    const { t, d } = message;
    if (t === 'hello') this.enter(d);
    else if (t === 'gathering') this.gathering = d;
    else if (t === 'seats') [this.seats, this.watching] = [d.seats, d.watching ?? this.watching];
    else if (t === 'news') this.learn(d);
    else if (t === 'clock') this.sets(d);
    else if (t === 'private') this.mine = d;
    else if (t === 'chat') this.chat = [...this.chat.filter((line) => line.at !== d.at || line.name !== d.name || line.text !== d.text), d].slice(-200); // a server that was started anew says them again
    else if (t === 'looks') [this.log, this.looks] = [withLooks(this.log, d, this.looks), d.looks.length];
    else if (t === 'over') this.showing.happen([{ what: { then: () => (this.over = d) }, time: 0 }]);
    else if (t === 'void') this.showing.happen([{ what: { then: () => (this.voided = d.text) }, time: 0 }]); // with what is over
    else if (t === 'closing') this.again();
    else if (t === 'reply') this.answered(d.re)?.done(d);
    else if (t === 'refused') {
      this.refusal = d;
      this.answered(d.re)?.failed(d);
    }
  }

  /** A clock belongs to what is asked, and comes with it. */
  private sets(clock: wire.Clock): void {
    const skew = clock.now - Date.now();
    this.showing.happen([{ what: { then: () => ([this.clock, this.skew] = [clock, skew]) }, time: 0 }]);
  }

  private answered(re: string) {
    const found = this.waiting.get(re);
    this.waiting.delete(re);
    return found;
  }

  private enter(hello: wire.Hello): void {
    if (hello.viewer !== this.seat || !this.hello) this.forget(hello.viewer);
    this.hello = hello;
    this.skew = hello.now - Date.now();
    this.line = 'open';
    if (!this.faces.size) void this.readFaces();
  }

  private forget(seat: number | null): void {
    this.showing.forget();
    [this.fold, this.heard, this.landing] = [new Fold(seat), new Fold(seat), []];
    this.events = 0;
    this.told = [];
    this.log = [];
    this.now = null;
    this.past = null;
    this.looks = 0;
  }

  private learn(heard: wire.News): void {
    const news = this.isToldAgain(heard) ? this.rest(heard) : heard;
    if (news.since === 0) this.forget(this.seat);
    else if (news.since !== this.events) return this.again();
    const steps = news.events.map((event, i) => this.step(event, news.lines[i], this.events + i));
    this.events += news.events.length;
    const isNew = news.window?.number !== this.window?.number;
    if (isNew) this.window = null; // what was asked is over, even before it is seen why
    if (news.decision?.number !== this.decision?.number) this.decision = null;
    if (news.events.length) this.waitingFor = [];
    const jumps = !news.window || !isNew ? -1 : steps.findLastIndex(({ what }) => what.flight?.legs.some((leg) => leg.to === 'focus'));
    steps.push({ what: { then: () => this.asked(news) }, time: 0 });
    this.showing.happen(steps, { urgent: news.window && isNew ? Math.max(0, jumps) : -1, isUnseen: news.since === 0, most: news.decision ? SOON : MOST });
    if (!this.faces.size) void this.readFaces();
  }

  /** A replay tells everything at each step: what is known already is not seen again. */
  private isToldAgain({ since, events }: wire.News): boolean {
    const known = this.told.length;
    return since === 0 && known > 0 && known <= events.length && this.told.every((event, i) => event === events[i]);
  }

  private rest(news: wire.News): wire.News {
    const since = this.told.length;
    return { ...news, since, events: news.events.slice(since), lines: news.lines.slice(since) };
  }

  private step(event: Event, text: string | null | undefined, key: number): Step<Happening> {
    const flight = flightOf(event, this.heard.settling, (handle) => this.heard.placeOf(handle));
    this.heard.apply(event);
    this.told.push(event);
    return { what: { event, text, key, flight }, time: flight?.time ?? 0 };
  }

  private asked(news: wire.News): void {
    if (news.events.length) this.refusal = null; // it spoke of what is past
    this.window = news.window ?? null;
    this.waitingFor = news.waiting_for ?? [];
    this.decision = news.decision ?? null;
    this.mayNow = news.may_now ?? [];
    if (this.window || this.decision) this.past = null;
  }

  /** It happens on the table, part by part; lines whose cards are still on the way are written when they have landed. */
  private *lay(begun: Step<Happening>[]): Generator<void, void> {
    const lines = this.landing;
    this.landing = [];
    for (const { what, time } of begun) {
      if (what.event) this.fold.apply(what.event);
      if (what.event && what.text) (time ? this.landing : lines).push(this.written(what.event, what.text, what.key ?? 0));
    }
    if (begun.some(({ what }) => what.event)) yield* this.change(this.fold.shows());
    if (lines.length) {
      this.log = [...this.log, ...lines];
      yield;
    }
    for (const { what } of begun) what.then?.();
  }

  private *change(after: Shown): Generator<void, void> {
    for (const shown of this.now ? portions(this.now, after, this.seat) : [after]) {
      this.now = shown;
      yield;
    }
  }

  private written(event: Event, text: string, key: number): LogLine {
    return { text, cites: event.cites ?? [], cards: event.cards ?? [], seat: this.fold.turn, turn: this.fold.turns + 1, key, trace: this.traceOf(event) };
  }

  private traceOf({ settling, kind, cards: [what, by] = [] }: Event): Trace | undefined {
    if (kind === 'cancelled' && what && by) return { handle: by.handle, seat: this.fold.turn, aims: [{ handle: what.handle }] };
    const acts = settling?.at(-1);
    if (!acts || (acts.at === undefined && !acts.on?.length)) return undefined;
    return { handle: acts.card.handle, seat: acts.seat, aims: acts.on?.length ? acts.on.map(({ handle }) => ({ handle })) : [{ seat: acts.at }] };
  }

  /** The table as it was when that line was written; the present comes back by itself when something is asked. */
  lookBack(key: number): void {
    const fold = new Fold(this.seat).follow(this.told.slice(0, key + 1));
    this.past = { key, view: fold.shows() };
  }

  /** Text, rulings and bands of all cards of the game, in the page's language. */
  async readFaces(): Promise<void> {
    const found = await api.cards(this.id).catch(() => null);
    if (found) this.faces = new Map((Array.isArray(found) ? found : found.cards).map((card) => [card.name, card]));
  }

  /** Everything again in another language. */
  speak(): void {
    this.forget(this.seat);
    this.again();
    void this.readFaces();
  }

  name(seat: number): string {
    return this.view?.names[seat] ?? this.seats[seat]?.name ?? String(seat + 1);
  }

  face(name: string): wire.CardFace {
    const printed = this.fold.deck.get(name);
    return this.faces.get(name) ?? { name, points: printed?.points ?? 0, copies: printed?.copies ?? 1, text: '' };
  }

  marks(name: string): { relic: boolean; zombeye: boolean } {
    const printed = this.fold.deck.get(name);
    return { relic: !!printed?.relic, zombeye: !!printed?.zombeye };
  }
}
