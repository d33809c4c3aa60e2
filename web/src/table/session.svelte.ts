/**
 * One table as one viewer has it: what the server sent, folded. No component talks to the socket itself, and nothing
 * here knows a rule: what is legal comes as options.
 */
import { Fold, type Shown } from '../fold/fold';
import { api } from '../wire/api';
import type { Event, Window } from '../wire/forms';
import type * as wire from '../wire/messages';
import { connect as connectReal, type Connect, type Connection, type Line } from '../wire/socket';
import { language } from '../words/index.svelte';
import { withLooks } from './looks';

export interface LogLine {
  text: string;
  cites: string[];
  turn: number;
  key: number;
}

type Reply = Record<string, unknown>;

export class Session {
  line = $state<Line>('connecting');
  lineText = $state('');
  hello = $state.raw<wire.Hello | null>(null);
  gathering = $state.raw<wire.Gathering | null>(null);
  seats = $state.raw<wire.SeatState[]>([]);
  watching = $state(0);
  view = $state.raw<Shown | null>(null);
  events = $state(0);
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

  seat = $derived(this.hello?.viewer ?? null);
  me = $derived(this.seat === null ? null : (this.seats[this.seat] ?? null));
  phase: wire.Phase = $derived(
    this.over || this.view?.over ? 'over' : this.view ? 'playing' : 'gathering',
  );

  told: Event[] = []; // everything from the first event on
  private fold = new Fold(null);
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
      this.connection.send(t, d, id);
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
    else if (t === 'clock') [this.clock, this.skew] = [d, d.now - Date.now()];
    else if (t === 'private') this.mine = d;
    else if (t === 'chat') this.chat = [...this.chat, d].slice(-200);
    else if (t === 'looks') [this.log, this.looks] = [withLooks(this.log, d, this.looks), d.looks.length];
    else if (t === 'over') this.over = d;
    else if (t === 'void') this.voided = d.text;
    else if (t === 'closing') this.again();
    else if (t === 'reply') this.answered(d.re)?.done(d);
    else if (t === 'refused') {
      this.refusal = d;
      this.answered(d.re)?.failed(d);
    }
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
    this.fold = new Fold(seat);
    this.events = 0;
    this.told = [];
    this.log = [];
    this.looks = 0;
    this.view = null;
  }

  private learn(news: wire.News): void {
    if (news.since === 0) this.forget(this.seat);
    else if (news.since !== this.events) return this.again();
    if (news.events.length) {
      this.log = [...this.log, ...this.lines(news.events, news.lines)];
      this.events += news.events.length;
      this.view = this.fold.shows();
    }
    this.window = news.window ?? null;
    this.waitingFor = news.waiting_for ?? [];
    this.decision = news.decision ?? null;
    this.mayNow = news.may_now ?? [];
    if (!this.faces.size) void this.readFaces();
  }

  private lines(events: Event[], texts: (string | null)[]): LogLine[] {
    const found: LogLine[] = [];
    events.forEach((event, i) => {
      this.fold.apply(event);
      this.told.push(event);
      const text = texts[i];
      if (text) found.push({ text, cites: event.cites ?? [], turn: this.fold.turns + 1, key: this.events + i });
    });
    return found;
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
