/** Where a bubble goes: beside what it speaks of, never over it, and wholly in sight. */
export interface Size {
  width: number;
  height: number;
}
export interface Box extends Size {
  left: number;
  top: number;
}

export interface Spot {
  left: number;
  top: number;
  side: 'above' | 'below' | 'left' | 'right' | 'none';
  tip: number; // where its point is, from its left edge
}

const GAP = 18;
const EDGE = 12;
const HEAD = 64; // of the page

export function place(at: Box | null, bubble: Size, screen: Size): Spot {
  const within = (value: number, low: number, high: number) => Math.max(low, Math.min(value, Math.max(low, high)));
  const [right, bottom] = [screen.width - bubble.width - EDGE, screen.height - bubble.height - EDGE];
  if (!at) return { left: within((screen.width - bubble.width) / 2, EDGE, right), top: HEAD, side: 'none', tip: 0 };
  const middle = within(at.left + at.width / 2 - bubble.width / 2, EDGE, right);
  const tip = within(at.left + at.width / 2 - middle, 24, bubble.width - 24);
  const beside = within(at.top + at.height / 2 - bubble.height / 2, HEAD, bottom);
  if (at.top - GAP - bubble.height >= HEAD) return { left: middle, top: at.top - GAP - bubble.height, side: 'above', tip };
  if (at.top + at.height + GAP + bubble.height <= screen.height - EDGE) return { left: middle, top: at.top + at.height + GAP, side: 'below', tip };
  if (at.left - GAP - bubble.width >= EDGE) return { left: at.left - GAP - bubble.width, top: beside, side: 'left', tip };
  if (at.left + at.width + GAP + bubble.width <= screen.width - EDGE) return { left: at.left + at.width + GAP, top: beside, side: 'right', tip };
  return { left: middle, top: at.top > screen.height / 2 ? HEAD : bottom, side: 'none', tip };
}
