/** Where a bubble goes: beside what it points at, never over it, over as little as can be of what it speaks of, and wholly in sight. */
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

const HEIGHTS = Array.from({ length: 16 }, (_, i) => 1 - (i + 1) / 16);
const STEPS = [0.5, 0, 0.25, 0.75, 1]; // of the way along a side, the middle first

/** `spoken`: other things that its words name. */
export function place(at: Box | null, bubble: Size, screen: Size, spoken: Box[] = []): Spot {
  const within = (value: number, low: number, high: number) => Math.max(low, Math.min(value, Math.max(low, high)));
  const [right, bottom] = [screen.width - bubble.width - EDGE, screen.height - bubble.height - EDGE];
  if (!at) return { left: within((screen.width - bubble.width) / 2, EDGE, right), top: HEAD, side: 'none', tip: 0 };
  const [x, y] = [at.left + at.width / 2, at.top + at.height / 2];
  const across = (step: number) => within(step === 0.5 ? x - bubble.width / 2 : EDGE + step * (right - EDGE), EDGE, right);
  const along = (step: number) => within(step === 0.5 ? y - bubble.height / 2 : HEAD + step * (bottom - HEAD), HEAD, bottom);
  const spots = STEPS.flatMap((step) => {
    const [left, top] = [across(step), along(step)];
    const tip = within(x - left, 24, bubble.width - 24);
    const pointed = step === 0.5 || Math.abs(x - left - tip) < 1; // else its point would show elsewhere
    return ([
      [left, at.top - GAP - bubble.height, 'above'],
      [left, at.top + at.height + GAP, 'below'],
      [at.left - GAP - bubble.width, top, 'left'],
      [at.left + at.width + GAP, top, 'right'],
    ] as const).map(([left, top, side]): Spot => ({ left, top, side: pointed ? side : 'none', tip }));
  });
  const higher = at.top - GAP - bubble.height; // with words between, still above
  const apart = HEIGHTS.flatMap((part) => STEPS.map((step): Spot => ({ left: across(step), top: HEAD + part * (higher - HEAD), side: 'none', tip: 0 })));
  const inSight = [...spots, ...(higher > HEAD ? apart : [])].filter(({ left, top }) => left >= EDGE && left <= right && top >= HEAD && top <= bottom);
  const free = inSight.map((spot) => ({ spot, covered: spoken.reduce((sum, box) => sum + shared({ ...spot, ...bubble }, box), 0) }));
  const best = free.reduce<(typeof free)[number] | undefined>((least, it) => (least && least.covered <= it.covered ? least : it), undefined);
  const tip = within(x - across(0.5), 24, bubble.width - 24);
  return best?.spot ?? { left: across(0.5), top: at.top > screen.height / 2 ? HEAD : bottom, side: 'none', tip };
}

/** How much of one lies over the other. */
function shared(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}
