/** Arrow keys walk along a row of cards. */
export function walk(event: KeyboardEvent): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const cards = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('button')];
  const at = cards.indexOf(document.activeElement as HTMLElement);
  cards[(at + step + cards.length) % cards.length]?.focus();
  event.preventDefault();
}

const AFTER = 700; // ms: some browsers call it a press when the finger goes, on whatever lies there by then

function swallow(event: Event): void {
  event.stopImmediatePropagation();
  event.preventDefault();
}

/** Held for half a second means: read it. A press that follows is none. */
export function held(node: HTMLElement, read: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lifted = () => {
    removeEventListener('pointerup', lifted, true);
    removeEventListener('pointercancel', lifted, true);
    setTimeout(() => removeEventListener('click', swallow, true), AFTER);
  };
  const start = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') return;
    timer = setTimeout(() => {
      addEventListener('click', swallow, true);
      addEventListener('pointerup', lifted, true);
      addEventListener('pointercancel', lifted, true);
      read();
    }, 500);
  };
  const stop = () => clearTimeout(timer);
  const kinds = ['pointerup', 'pointerleave', 'pointercancel'] as const;
  node.addEventListener('pointerdown', start);
  for (const kind of kinds) node.addEventListener(kind, stop);
  return {
    destroy() {
      stop();
      node.removeEventListener('pointerdown', start);
      for (const kind of kinds) node.removeEventListener(kind, stop);
    },
  };
}
