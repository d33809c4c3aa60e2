/**
 * What a player is about to do: picks are staged one after the other, looked at with `preview`, and committed together.
 * Nobody else sees the staging.
 */
import type { Question, Said } from '../wire/messages';
import { language } from '../words/index.svelte';
import { says } from './says';
import type { Session } from './session.svelte';

const AT_ONCE = new Set(['decline', 'done', 'end', 'draw']);

export interface Choice {
  index: number;
  option: Said;
}

export class Acting {
  staged = $state.raw<{ index: number; option: Said }[]>([]);
  complete = $state(false);
  busy = $state(false);
  plan = $state.raw<{ handle: number; name: string } | null>(null); // for my turn; nobody else sees it
  private base = $state(-1);
  private following = $state.raw<Question | null>(null);

  /** The question that is open to me now: the one of the table, or the next one of what I stage. */
  question: Question | null = $derived.by(() => {
    const asked = this.session.past ? null : this.session.decision;
    if (!asked || this.base !== asked.number || !this.staged.length) return asked;
    return this.complete ? null : this.following;
  });
  inWindow = $derived.by(() => this.session.window !== null && this.session.decision?.purpose === 'respond');
  isStaging = $derived.by(() => this.staged.length > 0 && this.base === this.session.decision?.number);
  choices: Choice[] = $derived((this.question?.options ?? []).map((option, index) => ({ index, option })));
  safe = $derived(this.choices.find(({ option }) => option.verb === 'decline' || option.verb === 'done' || option.verb === 'end'));
  canPlay = $derived(this.choices.some(({ option }) => option.verb === 'play'));
  /** Whoever could answer thinks of that; all others may think of their own turn. */
  mayPlan = $derived.by(() => {
    const { seat, view, window, past } = this.session;
    if (seat === null || past || !view?.alive[seat] || view.over) return false;
    return window ? !window.from_hand.includes(seat) && !window.from_table.includes(seat) : !this.session.decision;
  });
  sealed = $derived.by(() => {
    const sealed = this.session.mine.sealed;
    return sealed === null || sealed === undefined ? null : (this.session.decision?.options[sealed] ?? null);
  });

  constructor(readonly session: Session) {}

  /** An option as its button says it. */
  says(option: Said): string {
    return this.inWindow && option.verb === 'decline' ? language.w.letItHappen : says(option);
  }

  /** Which choice a card is: by its handle; of alike cards in one place any one will do. */
  choiceOf(handle: number, name: string): Choice | undefined {
    const found = this.choices.find(({ option }) => option.handle === handle);
    if (found || !this.session.view || this.chosenAt(handle)) return found;
    const { hand, fields, known } = this.session.view;
    const lies = (cards: { handle: number }[], wanted?: number) => cards.some((card) => card.handle === wanted);
    const place = [hand, ...fields, ...known].find((cards) => lies(cards, handle));
    return place && this.choices.find(({ option }) => option.card === name && !option.number && lies(place, option.handle));
  }

  /** A line that is asked about, behind what is staged. */
  whyNot(line: string): { line: string; options: number[] } {
    return { line, options: this.isStaging ? this.staged.map(({ index }) => index) : [] };
  }

  choiceOfSeat(seat: number): Choice | undefined {
    return this.choices.find(({ option }) => option.seat === seat && option.card === undefined);
  }

  /** The place of a card among what is staged, counted from 1. */
  chosenAt(handle: number): number {
    return this.isStaging ? this.staged.findIndex(({ option }) => option.handle === handle) + 1 : 0;
  }

  /** The number on a chosen card: targets are counted, the played card itself only has a tick. */
  badge(handle: number): number | string {
    const place = this.chosenAt(handle);
    return this.staged[0]?.option.verb === 'play' ? (place > 1 ? place - 1 : place && '✓') : place;
  }

  async pick({ index, option }: Choice): Promise<void> {
    const asked = this.session.decision;
    if (!asked || this.busy) return;
    if (this.session.window || this.isSealedTogether) return this.seal(index);
    const first = !this.isStaging;
    if (first && (AT_ONCE.has(option.verb) || asked.options.length === 1)) return this.answer(asked.number, index);
    await this.stage({ index, option });
  }

  private async stage({ index, option }: Choice): Promise<void> {
    const asked = this.session.decision;
    if (!asked) return;
    const first = !this.isStaging;
    this.staged = first ? [{ index, option }] : [...this.staged, { index, option }];
    this.base = asked.number;
    this.complete = false;
    await this.look(asked.number);
  }

  /** Another card takes the place of the one that is staged, where it could be played too. */
  playInstead(card: { handle: number; name: string }): boolean {
    const asked = this.session.decision;
    if (!asked || !this.isStaging || this.busy || this.staged[0]?.option.verb !== 'play') return false;
    const plays = asked.options.map((option, index) => ({ index, option })).filter(({ option }) => option.verb === 'play');
    const found = plays.find(({ option }) => option.handle === card.handle) ?? plays.find(({ option }) => option.card === card.name);
    if (!found) return false;
    this.putBack();
    void this.stage(found);
    return true;
  }

  planFor(card: { handle: number; name: string }): void {
    this.plan = this.plan?.handle === card.handle ? null : { handle: card.handle, name: card.name };
  }

  /** My turn has come: what I planned is staged, if it still can be played. Nothing is sent. */
  followPlan(): void {
    const plan = this.plan;
    if (!plan || this.session.decision?.purpose !== 'act' || this.session.window || this.isStaging) return;
    this.plan = null;
    const choice = this.choiceOf(plan.handle, plan.name);
    if (choice?.option.verb === 'play') void this.stage(choice);
  }

  private get isSealedTogether(): boolean {
    return this.session.waitingFor.length > 1;
  }

  private async look(number: number): Promise<void> {
    this.busy = true;
    try {
      const options = this.staged.map(({ index }) => index);
      const reply = (await this.session.ask('preview', { number, options })) as { decision?: Question; complete?: boolean };
      if (this.base !== number) return;
      this.following = reply.decision ?? null;
      this.complete = reply.complete ?? !reply.decision;
    } catch {
      this.putBack();
    } finally {
      this.busy = false;
    }
    const [only, other] = this.following?.options ?? [];
    if (this.isStaging && !this.complete && only && !other && !AT_ONCE.has(only.verb)) await this.stage({ index: 0, option: only }); // it could be aimed at nothing else
  }

  private async answer(number: number, option: number): Promise<void> {
    this.busy = true;
    await this.session.ask('answer', { number, option }).catch(() => undefined);
    this.busy = false;
  }

  async commit(): Promise<void> {
    if (!this.isStaging || !this.complete || this.busy) return;
    const number = this.base;
    const options = this.staged.map(({ index }) => index);
    this.busy = true;
    const done = options.length === 1 ? { number, option: options[0] } : { number, options };
    await this.session.ask(options.length === 1 ? 'answer' : 'play', done).catch(() => undefined);
    this.busy = false;
    this.putBack();
  }

  putBack(): void {
    this.staged = [];
    this.base = -1;
    this.complete = false;
    this.following = null;
  }

  /** Everything again in another language; what was staged was asked in the old one. */
  speak(): void {
    this.putBack();
    this.session.speak();
  }

  seal(option: number | null): void {
    const number = this.session.window?.number ?? this.session.decision?.number;
    this.session.tell('seal', { number, option });
  }

  pickSafe(): void {
    if (this.safe) void this.pick(this.safe);
  }

  hold(): void {
    if (this.session.window) this.session.tell('hold', { number: this.session.window.number });
  }
}
