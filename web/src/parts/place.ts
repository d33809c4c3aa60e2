/**
 * Keys and screen readers stand somewhere. Where what they stood on is taken away or cannot be pressed any more, they
 * stand on what is left around it: on its row, else on the heading of its section, else on that of the page. `data-then`
 * names what comes next instead. Whoever comes to another page stands on its heading. At the table `Standing` does this.
 */
import { afterFrame } from './frames';

const SOON = 400; // what cannot be pressed for so long only, while the server is asked, keeps its place

let path: HTMLElement[] = []; // what has the focus, and all around it from within
let isOnTheWay = false; // to another page, whose heading may come later
let isWaiting = false; // for the next frame
let timer: ReturnType<typeof setTimeout> | undefined;

/** Of the whole document, from now on. */
export function keepPlace(): void {
  document.addEventListener('focusin', came);
  document.addEventListener('focusout', left);
  new MutationObserver(lookSoon).observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'open'] });
}

/** Another page comes. */
export function arrive(): void {
  isOnTheWay = true;
  lookSoon();
}

function came({ target }: FocusEvent): void {
  isOnTheWay = false;
  path = [];
  for (let it = target as HTMLElement | null; it; it = it.parentElement) path.push(it);
}

/** Who pressed on empty ground wanted to leave, and is let go. */
function left({ target }: FocusEvent): void {
  queueMicrotask(() => {
    if (isLost() && isThere(target as HTMLElement) && !(target as HTMLElement).matches(':disabled')) path = [];
  });
}

const isLost = () => document.activeElement === document.body;
const isThere = (it: HTMLElement) => it.isConnected && it.checkVisibility();

function lookSoon(): void {
  if (isWaiting || !(path.length || isOnTheWay)) return;
  isWaiting = true;
  afterFrame(() => {
    isWaiting = false;
    look();
  });
}

function look(isLate = false): void {
  clearTimeout(timer);
  if (!isLost()) return;
  const dialog = [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1);
  const [stood] = path;
  if (isOnTheWay) return go(headingOf(dialog ?? document.body, 'h1'));
  if (!stood || (!dialog && document.querySelector('main.table, main.text-table'))) return;
  if (!isThere(stood) || isLate) go(homeOf(path, dialog));
  else if (!stood.matches(':disabled')) stood.focus({ preventScroll: true });
  else timer = setTimeout(() => look(true), SOON);
}

function homeOf([stood, ...around]: HTMLElement[], dialog: HTMLElement | undefined): HTMLElement | undefined {
  const canStand = (it: HTMLElement) => isThere(it) && (!dialog || dialog.contains(it));
  const next = document.getElementById(stood?.dataset.then ?? '');
  if (next && canStand(next)) return next;
  for (const it of around.filter(canStand)) {
    const home = it.matches('li') ? it : it.matches('section, dialog') ? headingOf(it, 'h1, h2, h3') : undefined;
    if (home) return home;
  }
  return headingOf(dialog ?? document.body, 'h1, h2');
}

const headingOf = (area: HTMLElement, which: string) => [...area.querySelectorAll<HTMLElement>(which)].find((it) => it.checkVisibility());

function go(to: HTMLElement | undefined): void {
  if (!to) return;
  if (to.tabIndex < 0) to.tabIndex = -1;
  to.focus({ preventScroll: to.matches('h1') });
}
