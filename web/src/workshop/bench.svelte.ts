/** The bench: one set file as text, what the server says of it, and what can be done to it. Kept on this device. */
import { Refused } from '../wire/api';
import { language } from '../words/index.svelte';
import { blockOf, withBlock, withLines, withoutLines, withTop, type Entry, type Table } from './blocks';
import { keepDraft } from './drafts';
import { shop, type Drafted, type Look } from './shop';

const LOOK_AFTER = 350;
const MOST_STEPS = 100;

const pictureKey = (card: Drafted | undefined) => JSON.stringify([card?.name, card?.points, card?.entry ?? card?.text, card?.marks]);

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
  past = $state.raw<string[]>([]);
  future = $state.raw<string[]>([]);
  fresh = $derived(this.looked === this.text);
  card = $derived<Drafted | undefined>(this.cards[this.chosen]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asking = false;
  private pictures = new Map<string, string>(); // by what is drawn
  private ended = false;

  /** Begin with a text; what lay here before is among the drafts. */
  open(text: string, file: string, id: string = String(Date.now())): void {
    [this.id, this.file, this.text, this.chosen] = [id, file, text, 0];
    [this.past, this.future, this.look, this.cards, this.looked] = [[], [], null, [], ''];
    this.save();
    void this.ask();
  }

  end(): void {
    this.ended = true;
    clearTimeout(this.timer);
  }

  /** Another text, which can be undone. Steps of one `kind` that follow each other are one. */
  change(text: string, kind = ''): void {
    if (text === this.text) return;
    if (!kind || kind !== this.kind || !this.past.length) this.past = [...this.past.slice(-MOST_STEPS), this.text];
    this.kind = kind;
    this.future = [];
    this.take(text);
  }
  private kind = '';

  undo(): void {
    const text = this.past.at(-1);
    if (text === undefined) return;
    [this.past, this.future] = [this.past.slice(0, -1), [...this.future, this.text]];
    this.take(text);
  }

  redo(): void {
    const text = this.future.at(-1);
    if (text === undefined) return;
    [this.past, this.future] = [[...this.past, this.text], this.future.slice(0, -1)];
    this.take(text);
  }

  private take(text: string): void {
    this.text = text;
    this.save();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.ask(), LOOK_AFTER);
  }

  private save(): void {
    const mine = { id: this.id, name: this.look?.name ?? '', file: this.file, text: this.text, at: Date.now() };
    this.kept = keepDraft(mine);
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
    this.cards = this.cards.map((it, i) => {
      if (i === number) return { ...it, table, entry, last: it.last + more, name: entry.name ?? '', points: entry.points ?? 0, copies: entry.copies ?? 1, marks: entry.marks ?? [] };
      return it.first > card.first ? { ...it, first: it.first + more, last: it.last + more } : it;
    });
    this.change(text, `card ${number}`);
  }

  add(entry: Entry, table: Table = 'card'): void {
    const behind = this.cards[this.chosen];
    const lines = blockOf(table, entry);
    const { text, first } = withBlock(this.text, behind?.last ?? 0, lines);
    const card: Drafted = { table, first, last: first + lines.length - 1, name: entry.name ?? '', points: entry.points ?? 0, copies: entry.copies ?? 1, marks: [], band: 'plain', cap: null, art: '', text: null, entry };
    const more = text.split('\n').length - this.text.split('\n').length;
    const at = behind ? this.chosen + 1 : this.cards.length;
    this.cards = [
      ...this.cards.slice(0, at), card,
      ...this.cards.slice(at).map((it) => ({ ...it, first: it.first + more, last: it.last + more })),
    ];
    this.chosen = at;
    this.change(text);
  }

  remove(number: number): void {
    const card = this.cards[number];
    if (!card) return;
    const text = withoutLines(this.text, card.first, card.last);
    const less = this.text.split('\n').length - text.split('\n').length;
    this.cards = this.cards.filter((_, i) => i !== number).map((it) => (it.first > card.first ? { ...it, first: it.first - less, last: it.last - less } : it));
    this.chosen = Math.max(0, Math.min(number, this.cards.length - 1));
    this.change(text);
  }

  head(key: 'name' | 'note' | 'seats', value: string | number): void {
    const text = withTop(this.text, key, value);
    const more = text.split('\n').length - this.text.split('\n').length;
    this.cards = this.cards.map((it) => ({ ...it, first: it.first + more, last: it.last + more }));
    if (this.look) this.look = { ...this.look, [key]: value };
    this.change(text, `head ${key}`);
  }

  /** A name for a new card that no other has. */
  freeName(wanted: string): string {
    const taken = new Set(this.cards.map((it) => it.name.toLowerCase()));
    let name = wanted;
    for (let n = 2; taken.has(name.toLowerCase()); n++) name = `${wanted} ${n}`;
    return name;
  }
}
