/** What only this screen knows: what is open, how wide it is, what is muted. */
import { getContext, setContext } from 'svelte';
import { MediaQuery, SvelteSet } from 'svelte/reactivity';
import type { Replay } from '../wire/messages';
import { keep } from '../words/index.svelte';
import { Acting } from './acting.svelte';
import type { Session, Trace } from './session.svelte';

export type Layout = 'wide' | 'upright' | 'flat';

export interface OpenCard {
  name: string;
  line?: string; // what one would have to say to choose it
}

/** A card that was asked about: why it cannot be chosen now. */
export interface Asked extends OpenCard {
  handle: number;
  line: string;
  isPlannable: boolean;
}

export class Ui {
  private isFlat = new MediaQuery('(max-height: 479px) and (orientation: landscape)');
  private isUpright = new MediaQuery('(max-width: 760px), (max-width: 1000px) and (orientation: portrait)');
  private isRoomy = new MediaQuery('(min-width: 700px) and (min-height: 800px)');
  private hasLittleHeight = new MediaQuery('(max-height: 850px)');
  private isVeryLow = new MediaQuery('(max-height: 740px)');
  private isFarAway = new MediaQuery('(min-width: 2200px) and (min-height: 1100px)');
  isVast = $derived(this.isFarAway.current); // a large screen, read from further away
  isShort = $derived(this.isVeryLow.current);
  isLow = $derived(this.hasLittleHeight.current); // no room for five buttons, one above the other
  layout: Layout = $derived(this.isFlat.current ? 'flat' : this.isUpright.current ? 'upright' : 'wide');
  roomy = $derived(this.layout === 'upright' && this.isRoomy.current); // a tablet: all fields are open
  private isFine = new MediaQuery('(pointer: fine)');
  withPointer = $derived(this.isFine.current); // it hits what a finger cannot
  card = $state.raw<OpenCard | null>(null);
  asked = $state.raw<Asked | null>(null);
  byItself = $state(false); // the window is let happen soon, since nothing of mine answers it
  flying = $state.raw<ReadonlySet<number>>(new Set()); // cards on their way, by handle
  isAloft = $state(false); // some are, seen or not
  pointed = $state<number | null>(null); // the card that a line of the log speaks of
  traced = $state.raw<Trace | null>(null); // ... and what that was aimed at
  sheet = $state<number | null>(null); // whose field is open on a phone
  menu = $state(false);
  keys = $state(false);
  deck = $state(false);
  nowOpen = $state(false);
  endOpen = $state(true); // once the game is over
  withKeyboard = $state(false);
  askHint: (() => void) | null = null; // where the table allows hints
  replayOf: ((id: string) => Promise<Replay | null>) | null = null; // else the server is asked
  said = $state(''); // for the live region, on request
  muted = new SvelteSet<string>();
  blocked = new SvelteSet<string>(); // from here; the server keeps it
  screenShare = $state(keep.read('fov-screen-share') === 'on');
  sound = $state(keep.read('fov-sound') === 'on');
  textual = $state(false);

  /** Nothing is asked about any more; keys stand on the card that was. */
  stopAsking(): void {
    const card = document.querySelector<HTMLElement>(`main [data-handle="${this.asked?.handle}"]`);
    this.asked = null;
    card?.focus();
  }

  remember(): void {
    keep.write('fov-screen-share', this.screenShare ? 'on' : 'off');
    keep.write('fov-sound', this.sound ? 'on' : 'off');
  }
}

export interface Desk {
  session: Session;
  acting: Acting;
  ui: Ui;
}

const KEY = Symbol('table');

export const provideDesk = (session: Session): Desk => setContext(KEY, { session, acting: new Acting(session), ui: new Ui() });
export const desk = (): Desk => getContext<Desk>(KEY);
/** Who only looks on has no hand and no buttons: at up to six players their place on a phone is the fields'. */
export const isSpread = ({ session, ui }: Desk): boolean => session.seat === null && ui.layout !== 'wide' && !ui.roomy && (session.view?.names.length ?? 0) <= 6;

/** Whether my own seat is told as one that could answer: what I hold I know, unless others look at this screen. */
export const mayAnswer = ({ acting, ui }: Desk): boolean => ui.screenShare || acting.choices.length > 1 || !!acting.sealed;
