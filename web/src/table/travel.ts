/** Cards travel from where they were to where they are; whoever wants no motion sees them there at once. */

export type Places = Map<string, DOMRect>;

const LEG = 300; // milliseconds, as --m-300
const EASE = 'cubic-bezier(.2, .8, .2, 1)';

const cards = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('main [data-handle]')];

/** Where every card on the screen lies now. */
export function places(): Places {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return new Map();
  return new Map(cards().map((card) => [card.dataset.handle ?? '', card.getBoundingClientRect()]));
}

/** Let every card come from where it lay before; one that came into sight appears. */
export function travel(before: Places): void {
  if (!before.size) return;
  for (const card of cards()) {
    const [from, to] = [before.get(card.dataset.handle ?? ''), card.getBoundingClientRect()];
    if (!to.width) continue;
    if (!from?.width) card.animate([{ opacity: 0, scale: 0.8 }, { opacity: 1, scale: 1 }], { duration: LEG, easing: EASE });
    else if (Math.abs(from.x - to.x) + Math.abs(from.y - to.y) > 2) {
      const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;
      card.animate([{ transform: start, transformOrigin: '0 0' }, { transform: 'none', transformOrigin: '0 0' }], { duration: LEG, easing: EASE });
    }
  }
}
