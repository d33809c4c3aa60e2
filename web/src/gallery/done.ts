/** What a person would have done by then: staged cards, or opened something. */
import { STRIKE } from '../fold/flights';
import type { Desk } from '../table/ui.svelte';
import { GO_ON, type Moment, type Opened, type Twist } from './mock';

const SOON = 60; // ms
const PATIENCE = 3000; // ms for what is loaded when it is opened
const UNFIT = 'Counterspy';

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** What can be pressed, once it is there; by the browser's own clock, which goes on in pictures. */
async function there(selector: string): Promise<HTMLElement | null> {
  for (let waited = 0; waited < PATIENCE; waited += SOON) {
    const found = document.querySelector<HTMLElement>(selector);
    if (found) return found;
    await pause(SOON);
  }
  return null;
}
const press = async (selector: string) => (await there(selector))?.click();
const show = async (selector: string) => (await there(selector))?.scrollIntoView({ block: 'start' });

async function stage({ acting }: Desk, picks: number[]): Promise<void> {
  for (const pick of picks) {
    const choice = acting.choices[pick];
    if (choice) await acting.pick(choice);
  }
}

async function open({ session, ui }: Desk, what: Opened): Promise<void> {
  const isInside = ui.layout !== 'wide'; // log and chat are in the menu
  if (what === 'card') ui.card = { name: session.window?.card ?? UNFIT };
  else if (what === 'card-why') ui.card = { name: UNFIT, line: `reveal ${UNFIT}` };
  else if (what === 'sheet') ui.sheet = 1;
  else if (what === 'deck') ui.deck = true;
  else if (what === 'keys') ui.keys = true;
  else if (what === 'now') ui.nowOpen = true;
  else if (what === 'draw' || what === 'discard') await press(`.pile.${what} > button`);
  else if (what !== 'chat' || isInside) ui.menu = true;
  if (what === 'settings') await show('dialog[open] fieldset');
  if (what === 'chat') await show('dialog[open] [role=log]');
  if (what === 'judge') await press('dialog[open] [data-act=look]');
  if (what === 'judge') if (await there('dialog[open] .hands')) await show('dialog[open] section:has([data-act=look])');
  if (what === 'people') await press('dialog[open] [aria-labelledby] li button:nth-of-type(2)');
  if (what === 'people') await show('dialog[open] form:has(select)');
}

/** The blow that cancels a card, held where it strikes, above the table as it is then. */
async function strike({ session, ui }: Desk): Promise<void> {
  const { showing } = session;
  const stage = showing.stage;
  if (!stage) return;
  showing.stage = { ...stage, isMoving: () => false };
  await session.ask(GO_ON);
  showing.stage = {
    isMoving: () => true,
    lift: (flight) => flight.strike && stage.lift(flight),
    fly: (flight) => flight.strike && stage.fly(flight, () => undefined),
    land: () => undefined,
  };
  await session.ask(GO_ON);
  await there('.ghost.struck');
  const ghosts = [...document.querySelectorAll('.ghost')];
  const flying = () => ghosts.flatMap((ghost) => ghost.getAnimations());
  for (let waited = 0; waited < PATIENCE && flying().length < ghosts.length; waited += SOON) await pause(SOON);
  for (const animation of flying()) {
    animation.currentTime = STRIKE;
    animation.commitStyles();
    animation.cancel();
  }
  ui.flying = new Set();
  showing.hurry();
}

export async function begin(desk: Desk, moment: Moment, twist: Twist): Promise<void> {
  await pause(SOON);
  const { session, acting, ui } = desk;
  const hand = session.view?.hand ?? [];
  if (twist.plan && hand[0]) acting.planFor(hand[0]);
  const unfit = hand.find(({ name }) => name === UNFIT);
  if (twist.asks && unfit) ui.asked = { ...unfit, line: `reveal ${unfit.name}`, isPlannable: true };
  if (twist.hint) ui.askHint?.();
  if (twist.stage) await stage(desk, moment.staged ?? []);
  if (twist.open) await open(desk, twist.open);
  if (twist.cancelled) await strike(desk);
}
