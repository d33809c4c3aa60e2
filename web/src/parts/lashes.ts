/** Where the lashes of the clock stand, from above on, clockwise. */
const LASHES = 30;
const CORNER = 9; // of a card, round as the lashes go around it
const OFF = 6.4; // between a card and its lashes, above and below
const FINE = 1; // so far apart are the points that an outline is walked along
export const REACH = 16; // so much room those close around a card take above and below,
export const SLIM = 12; // and where there is little

const round = (n: number) => Math.round(n * 100) / 100;
type Spot = (outwards: number, on: number) => string;

/** In a circle of 100. */
export const circle: string[] = Array.from({ length: LASHES }, (_, i) => {
  const [cos, sin] = [Math.cos((i * 2 * Math.PI) / LASHES - Math.PI / 2), Math.sin((i * 2 * Math.PI) / LASHES - Math.PI / 2)];
  const at: Spot = (x, y) => `${round(x * cos - y * sin)} ${round(x * sin + y * cos)}`;
  return `M${at(85, -1)}Q${at(94, 0)} ${at(99, 9)}`;
});

/** A card whose middle is 0, and the room that the clock has beside it, and above and below. */
export interface Around {
  width: number;
  height: number;
  side: number;
  end: number;
}

/** How far the ball behind a card looks out at its sides. */
export const bulge = ({ side, end }: Around): number => 0.6 * (side - end);

/** Around a card and its ball, at even distances: short above and below, long at the sides, where there is room. */
export function close(around: Around): string[] {
  const { side, end } = around;
  const off = Math.min(OFF, 0.4 * end);
  return evenly(outline(around, off)).map(({ x, y, out: [cos, sin] }) => {
    const long = end - off + 0.4 * (side - end) * cos ** 4;
    const at: Spot = (far, on) => `${round(x + cos * far - sin * on)} ${round(y + sin * far + cos * on)}`;
    return `M${at(0, -1)}Q${at(long * 0.7, 0)} ${at(long, 3 + long * 0.25)}`;
  });
}

interface Foot {
  x: number;
  y: number;
  out: readonly [number, number]; // which way it looks
}

/** The feet that lashes could have, from above on, clockwise. */
function outline(around: Around, off: number): Foot[] {
  const [a, b, out] = [around.width / 2 - CORNER, around.height / 2 - CORNER, bulge(around)];
  const steps = (far: number) => Array.from({ length: Math.ceil(far / FINE) }, (_, i) => i / Math.ceil(far / FINE));
  const lean = Math.atan((2 * out) / b); // of the ball, where it comes out behind the card
  const top: Foot[] = steps(a).map((part) => ({ x: part * a, y: -b - CORNER, out: [0, -1] }));
  const bend: Foot[] = steps(2 * CORNER).map((part) => {
    const turned = part * (Math.PI / 2 - lean);
    return { x: a + CORNER * Math.sin(turned), y: -b - CORNER * Math.cos(turned), out: [Math.sin(turned), -Math.cos(turned)] };
  });
  const edge: Foot[] = steps(b).map((part) => {
    const turned = Math.atan((2 * out * (1 - part)) / b);
    return { x: a + CORNER + out * (1 - (1 - part) ** 2), y: -b * (1 - part), out: [Math.cos(turned), -Math.sin(turned)] };
  });
  const quarter = [...top, ...bend, ...edge];
  const turned = ({ x, y, out: [cos, sin] }: Foot, h: 1 | -1, v: 1 | -1): Foot => ({ x: h * x, y: v * y, out: [h * cos, v * sin] });
  const quarters = [quarter, quarter.toReversed().map((it) => turned(it, 1, -1)), quarter.map((it) => turned(it, -1, -1)), quarter.toReversed().map((it) => turned(it, -1, 1))];
  return quarters.flat().map((it) => ({ ...it, x: it.x + off * it.out[0], y: it.y + off * it.out[1] }));
}

/** As many of a round as there are lashes, each as far from the next as all others. */
function evenly(feet: Foot[]): Foot[] {
  const far = feet.map((foot, i) => Math.hypot(foot.x - feet.at(i - 1)!.x, foot.y - feet.at(i - 1)!.y));
  const whole = far.reduce((sum, it) => sum + it, 0);
  let [walked, found] = [-far[0]!, 0];
  return feet.filter((_, i) => {
    walked += far[i]!;
    if (found === LASHES || walked < (whole * found) / LASHES - FINE / 2) return false;
    found++;
    return true;
  });
}
