/** The bench: one set file as text, what the server says of it, and what can be done to it. Kept on this device. */
import { Refused } from '../wire/api';
import { language } from '../words/index.svelte';
import { blockOf, withBlock, withLines, withoutLines, withTop, type Entry, type Table } from './blocks';
import { draftElsewhere, keepDraft, type Draft } from './drafts';
import { shop, type Drafted, type Look } from './shop';

const LOOK_AFTER = 350;
const MOST_STEPS = 100;
const ONE_STEP = 1000; // ms within which what is typed into one field is undone together

/** What Undo brings back: the file, with its cards as they lay in it. */
interface Step {
  text: string;
  cards: Drafted[];
  chosen: number;
}

const pictureKey = (card: Drafted | undefined) => JSON.stringify([card?.name, card?.points, card?.entry ?? card?.text, card?.marks]);

/** The field of a card that was typed into, where nothing else has changed. */
function typedField(before: Entry, after: Entry): string {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])] as (keyof Entry)[];
  const changed = keys.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
  const [key] = changed;
  return key && changed.length === 1 && typeof (after[key] ?? before[key]) !== 'object' ? key : '';
}

export class Bench {
  id = $state('');
  file = $state('my-set.toml');
  text = $state('');
  look = $state.raw<Look | null>(null);
  cards = $state.raw<Drafted[]>([]);
  chosen = $state(0);
  kept = $state(true);
  fault = $state('');
  looked = $state(''); // the text that `look` is about
  past = $state.raw<Step[]>([]);
  future = $state.raw<Step[]>([]);
  elsewhere = $state.raw<Draft | null>(null); // this draft as another tab has written it meanwhile
  parted = $state(false); // what is written here has become a draft of its own
  fresh = $derived(this.looked === this.text);
  card = $derived<Drafted | undefined>(this.cards[this.chosen]);
  unsure = $derived(this.look?.problems.some((it) => it.card === this.chosen) ?? false); // what the card shows is partly guessed
  private typing = { field: '', at: 0 };
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asking = false;
  private pictures = new Map<string, string>(); // by what is drawn
  private ended = false;

  /** Begin with a text; what lay here before is among the drafts. */
  open(text: string, file: string, id: string = String(Date.now())): void {
    [this.id, this.file, this.text, this.chosen] = [id, file, text, 0];
    [this.past, this.future, this.look, this.cards, this.looked] = [[], [], null, [], ''];
    [this.elsewhere, this.parted, this.typing.field] = [null, false, ''];
    this.save();
    void this.ask();
  }

  /** On the page again, with all its steps; where another tab has gone on with the draft, with what it wrote. */
  back(draft: Draft | undefined): void {
    this.ended = false;
    if (draft && draft.id !== this.id) return this.open(draft.text, draft.file, draft.id);
    this.elsewhere = null; // what it wrote is read here
    if (draft) this.change(draft.text, '', []);
    if (this.id && !this.fresh) void this.ask();
  }

  end(): void {
    this.ended = true;
    clearTimeout(this.timer);
  }

  /** Another text, which can be undone. What is typed into one `field` without a pause is one step. */
  change(text: string, field = '', cards = this.cards, chosen = this.chosen): void {
    if (text === this.text) return;
    const now = Date.now();
    const goesOn = field && field === this.typing.field && now - this.typing.at < ONE_STEP;
    if (!goesOn) this.past = [...this.past.slice(-MOST_STEPS), this.here()];
    [this.typing, this.future] = [{ field, at: now }, []];
    this.take({ text, cards, chosen });
  }

  undo(): void {
    const step = this.past.at(-1);
    if (!step) return;
    [this.past, this.future] = [this.past.slice(0, -1), [...this.future, this.here()]];
    this.typing.field = '';
    this.take(step);
  }

  redo(): void {
    const step = this.future.at(-1);
    if (!step) return;
    [this.past, this.future] = [[...this.past, this.here()], this.future.slice(0, -1)];
    this.typing.field = '';
    this.take(step);
  }

  private here = (): Step => ({ text: this.text, cards: this.cards, chosen: this.chosen });

  private take({ text, cards, chosen }: Step): void {
    [this.text, this.cards, this.chosen] = [text, cards, Math.max(0, Math.min(chosen, cards.length - 1))];
    if (this.elsewhere) [this.id, this.elsewhere, this.parted] = [String(Date.now()), null, true];
    this.save();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.ask(), LOOK_AFTER);
  }

  private save(): void {
    if (this.elsewhere) return; // what another tab wrote stays
    const mine = { id: this.id, name: this.look?.name ?? '', file: this.file, text: this.text, at: Date.now() };
    this.kept = keepDraft(mine);
  }

  /** Another tab has kept something: perhaps this very draft, with another text. */
  heard(event: StorageEvent): void {
    const other = draftElsewhere(event, this.id);
    if (other !== undefined && !this.ended) this.elsewhere = other && other.text !== this.text ? other : null;
  }

  /** What the other tab wrote; Undo brings back what stood here. */
  takeOther(): void {
    const other = this.elsewhere;
    this.elsewhere = null;
    if (other) this.change(other.text, '', []); // its cards lie on other lines
  }

  /** What the server says of the text; again if the text has changed in the meantime. */
  async ask(): Promise<void> {
    if (this.asking || this.ended) return;
    this.asking = true;
    const [text, drawnFor] = [this.text, this.chosen];
    try {
      const look = await shop.look(text, drawnFor);
      this.fault = '';
      const art = look.cards[drawnFor]?.art;
      if (art) this.pictures.set(pictureKey(look.cards[drawnFor]), art);
      if (text === this.text) {
        const cards = look.cards.map((card) => ({ ...card, art: this.pictures.get(pictureKey(card)) ?? '' }));
        [this.look, this.cards, this.looked] = [look, cards, text];
        this.chosen = Math.max(0, Math.min(this.chosen, look.cards.length - 1));
        this.save();
      }
    } catch (error) {
      this.fault = error instanceof Refused && error.text ? error.text : language.w.unreachable;
      clearTimeout(this.timer);
      if (!this.ended) this.timer = setTimeout(() => void this.ask(), 2500);
    }
    this.asking = false;
    if (!this.fault && (text !== this.text || (drawnFor !== this.chosen && !this.card?.art))) void this.ask();
  }

  /** Go to another card; its picture is fetched once. */
  choose(number: number): void {
    this.chosen = number;
    this.typing.field = '';
    if (this.card && !this.card.art) void this.ask();
  }

  // -- cards ---------------------------------------------------------------------------------------------------------

  /** Write a card anew; the cards behind it move with its lines. */
  edit(number: number, entry: Entry, table: Table | undefined = this.cards[number]?.table): void {
    const card = this.cards[number];
    if (!card || !table) return;
    const lines = blockOf(table, entry);
    const more = lines.length - (card.last - card.first + 1);
    const text = withLines(this.text, card.first, card.last, lines);
    const cards = this.cards.map((it, i) => {
      if (i === number) return { ...it, table, entry, last: it.last + more, name: entry.name ?? '', points: entry.points ?? 0, copies: entry.copies ?? 1, marks: entry.marks ?? [] };
      return it.first > card.first ? { ...it, first: it.first + more, last: it.last + more } : it;
    });
    const typed = typedField(card.entry ?? {}, entry);
    this.change(text, typed && `card ${number} ${typed}`, cards);
  }

  add(entry: Entry, table: Table = 'card'): void {
    const behind = this.cards[this.chosen];
    const lines = blockOf(table, entry);
    const { text, first } = withBlock(this.text, behind?.last ?? 0, lines);
    const card: Drafted = { table, first, last: first + lines.length - 1, name: entry.name ?? '', points: entry.points ?? 0, copies: entry.copies ?? 1, marks: [], band: 'plain', cap: null, art: '', text: null, entry };
    const more = text.split('\n').length - this.text.split('\n').length;
    const at = behind ? this.chosen + 1 : this.cards.length;
    this.change(text, '', [
      ...this.cards.slice(0, at), card,
      ...this.cards.slice(at).map((it) => ({ ...it, first: it.first + more, last: it.last + more })),
    ], at);
  }

  remove(number: number): void {
    const card = this.cards[number];
    if (!card) return;
    const text = withoutLines(this.text, card.first, card.last);
    const less = this.text.split('\n').length - text.split('\n').length;
    this.change(text, '', this.cards.filter((_, i) => i !== number).map((it) => (it.first > card.first ? { ...it, first: it.first - less, last: it.last - less } : it)), number);
  }

  head(key: 'name' | 'note' | 'seats', value: string | number): void {
    const text = withTop(this.text, key, value);
    const more = text.split('\n').length - this.text.split('\n').length;
    if (this.look) this.look = { ...this.look, [key]: value };
    this.change(text, `head ${key}`, this.cards.map((it) => ({ ...it, first: it.first + more, last: it.last + more })));
  }

  /** A name for a new card that no other has. */
  freeName(wanted: string): string {
    const taken = new Set(this.cards.map((it) => it.name.toLowerCase()));
    let name = wanted;
    for (let n = 2; taken.has(name.toLowerCase()); n++) name = `${wanted} ${n}`;
    return name;
  }
}
