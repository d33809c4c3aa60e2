/** The keys of the table, as the list under ? says. */
import { shortcuts } from '../parts/shortcuts.svelte';
import type { Words } from '../words/en';
import type { Desk } from './ui.svelte';

const TYPING = 'input, select, textarea, [contenteditable]';
const LOOKING = new Set(['Tab', 'Escape', 'l', 's', 'i', 'w', 'b']); // what these do needs no game that goes on: in a replay all others are its own

/** Space moves it on, Enter means nothing there: a region of words, or what the browser lets be focused since it scrolls. */
const isScrolled = (it: Element | null) => !!it && (it.matches('[role=log], [role=region][tabindex]') || (!it.matches('body, button, a, summary, [tabindex]') && (it.scrollHeight > it.clientHeight || it.scrollWidth > it.clientWidth)));

/** The card under the keyboard's focus. */
function cardAt(target: Element | null, { session }: Desk): { handle: number; name: string } | undefined {
  const handle = Number(target?.closest<HTMLElement>('[data-handle]')?.dataset.handle ?? NaN);
  const view = session.view;
  return [...(view?.hand ?? []), ...(view?.fields.flat() ?? []), ...(view?.discard ?? [])].find((card) => card.handle === handle);
}

export function onKey(event: KeyboardEvent, table: Desk, w: Words): void {
  const { session, acting, ui } = table;
  const target = event.target as Element | null;
  if (event.key === 'Escape' && target?.matches('[data-chat]')) (target as HTMLElement).blur(); // back to the table
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented || target?.closest(TYPING)) return;
  if (document.querySelector('dialog[open]')) return;
  if (shortcuts.silences(event) || ((event.key === ' ' || event.key === 'Enter') && isScrolled(target))) return;
  if (!session.hello?.table.code && !LOOKING.has(event.key.length === 1 ? event.key.toLowerCase() : event.key)) return;
  const onButton = !!target?.closest('button, a, summary');
  const view = session.view;
  if (event.key === 'Tab') ui.withKeyboard = true;
  else if (/^[1-9]$/.test(event.key)) {
    ui.withKeyboard = true;
    const choice = acting.choices[Number(event.key) - 1];
    if (choice) void acting.pick(choice);
    if (choice && onButton && !target?.closest('[data-handle], .actions')) document.querySelector<HTMLElement>('main .actions')?.focus({ preventScroll: true }); // where Enter plays it
  } else if (event.key === 'Enter' && !onButton) void acting.commit();
  else if (event.key === 'Escape') {
    if (ui.asked) ui.stopAsking();
    else if (session.past) session.past = null;
    else acting.putBack();
  }
  else if (event.key === ' ' && !onButton) acting.pickSafe();
  else if (event.key === 'h' || event.key === 'H') acting.hold();
  else if (event.key === 'n' || event.key === 'N') {
    if (session.seat !== null) ui.nowOpen = true;
  } else if (event.key === '/') {
    const chat = document.querySelector<HTMLElement>('main [data-chat]');
    if (chat) chat.focus();
    else ui.menu = true;
  } else if (event.key === 'l' || event.key === 'L') say(ui, session.log.at(-1)?.text ?? '');
  else if (event.key === 's' || event.key === 'S') say(ui, view?.names.map((name, i) => w.score(name, view.points[i] ?? 0)).join(', ') ?? '');
  else if ((event.key === 't' || event.key === 'T') && ui.askHint) ui.askHint();
  else if (event.key === '?') ui.keys = true;
  else if (event.key === 'b' || event.key === 'B') session.past = null;
  else if (event.key === 'i' || event.key === 'I') {
    const card = cardAt(target, table);
    if (card) ui.card = { name: card.name };
  } else if (event.key === 'p' || event.key === 'P') {
    const card = cardAt(target, table);
    if (card && acting.mayPlan && view?.hand.some(({ handle }) => handle === card.handle)) acting.planFor(card);
    else if (acting.plan) acting.plan = null;
  } else if (event.key === 'w' || event.key === 'W') {
    const name = session.window?.card ?? view?.settling.at(-1)?.card.name ?? acting.staged[0]?.option.card;
    if (name) ui.card = { name };
  }
  else return;
  if (event.key !== 'Tab') event.preventDefault();
}

/** The same words twice in a row are still read out. */
function say(ui: Desk['ui'], text: string): void {
  ui.said = '';
  setTimeout(() => (ui.said = text), 50);
}
