/** Arrow keys walk along a row of cards. */
export function walk(event: KeyboardEvent): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const cards = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('button')];
  const at = cards.indexOf(document.activeElement as HTMLElement);
  cards[(at + step + cards.length) % cards.length]?.focus();
  event.preventDefault();
}

/** Held for half a second means: read it. A press that follows is none. */
export function held(node: HTMLElement, read: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasHeld = false;
  const start = (event: PointerEvent) => {
    wasHeld = false;
    if (event.pointerType === 'mouse') return;
    timer = setTimeout(() => {
      wasHeld = true;
      read();
    }, 500);
  };
  const stop = () => clearTimeout(timer);
  const click = (event: MouseEvent) => {
    if (!wasHeld) return;
    wasHeld = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  const kinds = ['pointerup', 'pointerleave', 'pointercancel'] as const;
  node.addEventListener('pointerdown', start);
  node.addEventListener('click', click, true);
  for (const kind of kinds) node.addEventListener(kind, stop);
  return {
    destroy() {
      stop();
      node.removeEventListener('pointerdown', start);
      node.removeEventListener('click', click, true);
      for (const kind of kinds) node.removeEventListener(kind, stop);
    },
  };
}
