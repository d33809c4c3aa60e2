/* Generated from docs/schema/forms-1.json by scripts/types.mjs; do not edit. */

export type FieldOfViewTheFormsVersion1 = ViewForm | NewsForm | DecisionForm | EventForm | OutcomeForm | RecordForm;
/**
 * What a window threatens.
 */
export type Threat = 'discard' | 'miss' | 'destroy' | 'steal' | 'squint' | 'pass' | 'play';
/**
 * What is picked from.
 */
export type DecisionKind = 'action' | 'open moment' | 'respond' | 'player' | 'card' | 'mode' | 'pick';
/**
 * What a pick is for.
 */
export type Purpose =
  | 'act'
  | 'interrupt'
  | 'respond'
  | 'target'
  | 'target again'
  | 'mode'
  | 'take'
  | 'put back'
  | 'recover'
  | 'steal'
  | 'give'
  | 'pass on'
  | 'discard'
  | 'put away'
  | 'put on the pile'
  | 'squint'
  | 'pass'
  | 'destroy';
/**
 * The first word of an answer.
 */
export type Verb = 'choose' | 'play' | 'reveal' | 'use' | 'decline' | 'done' | 'draw' | 'replace' | 'end';
/**
 * Everything that can happen.
 */
export type Kind =
  | 'seated'
  | 'showed'
  | 'dealt'
  | 'began'
  | 'drew'
  | 'played'
  | 'aimed'
  | 'chose'
  | 'revealed'
  | 'used'
  | 'opened'
  | 'closed'
  | 'cancelled'
  | 'copied'
  | 'linked'
  | 'unlinked'
  | 'delayed'
  | 'settled'
  | 'discarded'
  | 'destroyed'
  | 'returned'
  | 'brought'
  | 'joined'
  | 'removed'
  | 'stole'
  | 'passed'
  | 'swapped'
  | 'hid'
  | 'unhid'
  | 'put-back'
  | 'looked'
  | 'shuffled'
  | 'missed'
  | 'extra'
  | 'nothing'
  | 'token'
  | 'time'
  | 'left'
  | 'out'
  | 'won';
/**
 * Ways of one kind of event.
 */
export type How =
  | 'enigma'
  | 'aside'
  | 'hand'
  | 'loop'
  | 'looked'
  | 'extra'
  | 'pile'
  | 'player'
  | 'card'
  | 'nobody'
  | 'field'
  | 'play'
  | 'draw'
  | 'replace'
  | 'done'
  | 'cancelled'
  | 'stopped'
  | 'put'
  | 'text'
  | 'discard'
  | 'taken'
  | 'given'
  | 'hands'
  | 'squint'
  | 'will'
  | 'did'
  | 'takes'
  | 'judge'
  | 'limit'
  | 'forfeit'
  | 'disqualified'
  | 'overwhelmed'
  | 'reached-100'
  | 'all-empty'
  | 'time'
  | 'last-player'
  | 'tie-limit'
  | 'broken';
/**
 * Where a card lies: in the hand or Field of View of a seat, or under the card with a handle.
 */
export type Place = string;
/**
 * How a game ends.
 */
export type Ending = 'reached-100' | 'all-empty' | 'time' | 'last-player' | 'tie-limit' | 'broken';
/**
 * How windows are played.
 */
export type Windows = 'plain' | 'public';
/**
 * Where chance comes from: a fast generator, or 256 secret bits.
 */
export type Chance = 'seeded' | 'committed';

/**
 * Everything that one seat may know, and nothing more; without a seat it is an onlooker's. Lists with an entry for every player are in the order of the seats.
 */
export interface ViewForm {
  form: 'view';
  version: 1;
  seat?: number;
  names: string[];
  sets: string[];
  /**
   * pieces of each kind of card in the game
   */
  counts: number[];
  alive: boolean[];
  /**
   * whose Hindsights take nothing back any more (D.41)
   */
  banned: boolean[];
  turn: number;
  turns: number;
  points: number[];
  tokens: number[];
  missed: number[];
  extra: number[];
  hand_sizes: number[];
  /**
   * what the viewer knows of each hand; all of the own one
   */
  known: Card[][];
  fields: Lying[][];
  /**
   * in each Field of View
   */
  zombeyes: number[];
  draw_size: number;
  hand?: Card[];
  /**
   * from the top, as far down as the viewer knows one
   */
  draw_known?: (Card | null)[];
  /**
   * newest card first
   */
  discard?: Card[];
  shown?: Card[];
  /**
   * what the viewer knows of the cards that are out of the game
   */
  out?: Card[];
  /**
   * seats and their Enigma cards, wherever those lie now (D.5)
   */
  enigmas?: [number, string][];
  /**
   * seats and the cards they had outside the game
   */
  aside?: [number, string][];
  /**
   * so many Zombeyes overwhelm a player (D.4); 0 without the plague
   */
  plague?: number;
  time_called?: boolean;
  over?: boolean;
  settling?: Settling[];
  window?: Window;
  /**
   * seats, as far as everybody may know (D.78)
   */
  waiting_for?: number[];
  decision?: Decision;
}
/**
 * A card whose place the viewer knows.
 */
export interface Card {
  name: string;
  handle: number;
}
/**
 * A card lying in a Field of View, and what everybody sees of it.
 */
export interface Lying {
  name: string;
  handle: number;
  points: number;
  copies?: string;
  /**
   * the handle of the card it copies
   */
  of?: number;
  linked?: boolean;
  used?: boolean;
  hides?: Card[];
}
/**
 * Something that is being settled: who performs which card, how, as what, and at whom or what it is aimed.
 */
export interface Settling {
  seat: number;
  card: Seen;
  /**
   * play, use, reveal, answer, later
   */
  how: 'play' | 'use' | 'reveal' | 'answer' | 'later';
  acts_as?: string;
  at?: number;
  on?: Seen[];
}
/**
 * A card that the viewer may name; without a handle it lies nowhere that they see.
 */
export interface Seen {
  name: string;
  handle?: number;
}
/**
 * A round of responses: on whose card, what it threatens, and who could answer as the table alone says (D.84).
 */
export interface Window {
  number: number;
  card: string;
  handle?: number;
  /**
   * whose card it is
   */
  seat: number;
  threatens: Threat[];
  from_hand: number[];
  from_table: number[];
  /**
   * those before this seat have declined for good
   */
  start: number;
}
/**
 * One pick by one seat. `number` counts the questions that the seat has seen: a late answer meets no other one.
 */
export interface Decision {
  seat: number;
  name: string;
  number: number;
  kind: DecisionKind;
  purpose: Purpose;
  options: Option[];
  card?: Seen1;
  /**
   * who performs it
   */
  by: number;
  by_name: string;
  /**
   * the named player
   */
  at?: number;
  at_name?: string;
  cites: string[];
}
/**
 * One legal answer; it prints as its scenario line.
 */
export interface Option {
  line: string;
  verb: Verb;
  card?: string;
  of?: number;
  seat?: number;
  mode?: number;
  number?: number;
  handle?: number;
}
/**
 * A card that the viewer may name; without a handle it lies nowhere that they see.
 */
export interface Seen1 {
  name: string;
  handle?: number;
}
/**
 * What one viewer was told after their first `since` events, and what they are asked now.
 */
export interface NewsForm {
  form: 'news';
  version: 1;
  since: number;
  events: Event[];
  window?: Window;
  /**
   * seats, as far as everybody may know (D.78)
   */
  waiting_for?: number[];
  decision?: Decision;
}
/**
 * One thing that happened, as one viewer was told it. `how` is a word that tells ways of one kind apart, `numbers` are counted things; docs/events.md lists both. To follow the table: forget what was `lost`, make the `moves`, note what was `seen`, then `marks` and `settling`.
 */
export interface Event {
  kind: Kind;
  how?: How;
  seats?: number[];
  numbers?: number[];
  cards?: Seen[];
  cites?: string[];
  lost?: number[];
  moves?: Move[];
  seen?: Sight[];
  marks?: Mark[];
  settling?: Settling[];
  facts?: Facts;
}
/**
 * A card, or so many unseen ones, from one place to another; in the Draw Pile `depth` is counted from the top.
 */
export interface Move {
  source: Place;
  to: Place;
  handle?: number;
  name?: string;
  count?: number;
  depth?: number;
}
/**
 * A card that came to be known where it lies; in the Draw Pile `depth` is counted from the top.
 */
export interface Sight {
  handle: number;
  name: string;
  place: Place;
  depth?: number;
}
/**
 * What a card on the table is from now on: used this turn, copying, linked to the card with that handle.
 */
export interface Mark {
  handle: number;
  used?: boolean;
  copies?: string;
  of?: number;
  linked?: boolean;
}
/**
 * What everybody knows before the deal.
 */
export interface Facts {
  names: string[];
  sets: string[];
  deck: DeckCard[];
  enigmas?: [number, string][];
  aside?: [number, string][];
  plague?: number;
}
/**
 * A card of the deck, as everybody may read it.
 */
export interface DeckCard {
  name: string;
  points: number;
  copies: number;
  zombeye?: boolean;
  relic?: boolean;
  /**
   * Viewpoints for each card of a mark in its Field of View
   */
  worth_more?: number;
  /**
   * which mark that is
   */
  worth_mark?: string;
}
/**
 * One pick by one seat. `number` counts the questions that the seat has seen: a late answer meets no other one.
 */
export interface DecisionForm {
  form: 'decision';
  version: 1;
  seat: number;
  name: string;
  number: number;
  kind: DecisionKind;
  purpose: Purpose;
  options: Option[];
  card?: Seen2;
  /**
   * who performs it
   */
  by: number;
  by_name: string;
  /**
   * the named player
   */
  at?: number;
  at_name?: string;
  cites: string[];
}
/**
 * A card that the viewer may name; without a handle it lies nowhere that they see.
 */
export interface Seen2 {
  name: string;
  handle?: number;
}
/**
 * One thing that happened, as one viewer was told it. `how` is a word that tells ways of one kind apart, `numbers` are counted things; docs/events.md lists both. To follow the table: forget what was `lost`, make the `moves`, note what was `seen`, then `marks` and `settling`.
 */
export interface EventForm {
  form: 'event';
  version: 1;
  kind: Kind;
  how?: How;
  seats?: number[];
  numbers?: number[];
  cards?: Seen[];
  cites?: string[];
  lost?: number[];
  moves?: Move[];
  seen?: Sight[];
  marks?: Mark[];
  settling?: Settling[];
  facts?: Facts;
}
/**
 * How a game ended: seats of the winners, which ending it was, what each seat is credited.
 */
export interface OutcomeForm {
  form: 'outcome';
  version: 1;
  winners: number[];
  ending: Ending;
  scores: number[];
  cites: string[];
}
/**
 * A game that can be replayed: its head, and one line for every answer. The text is the truth, this its data.
 */
export interface RecordForm {
  form: 'record';
  version: 1;
  head: Head;
  lines?: string[];
}
/**
 * What a game is made of. A sealed record has no seed, no secret and no answers.
 */
export interface Head {
  /**
   * of the record as a text
   */
  version: number;
  /**
   * raised when the same answers would play differently
   */
  rules: number;
  /**
   * a hash of the used cards and their programs
   */
  cards: string;
  names: string[];
  sets: string[];
  /**
   * the set files of all sets that do not come with the program
   */
  files?: string[];
  windows: Windows;
  chance: Chance;
  /**
   * in digits, since it may be larger than the numbers of a page
   */
  seed?: string;
  /**
   * what was promised before the game, in hex
   */
  commitment?: string;
  /**
   * what opens it, in hex
   */
  secret?: string;
  /**
   * a seat; left out: by lot
   */
  dealer?: number;
  /**
   * time is called after so many turns; 0: never
   */
  turn_limit: number;
  /**
   * cards that players brought, by seat
   */
  enigmas?: {
    [k: string]: string;
  };
  /**
   * cards outside the game, by seat
   */
  aside?: {
    [k: string]: string;
  };
  /**
   * how many lines there are
   */
  answers?: number;
}
