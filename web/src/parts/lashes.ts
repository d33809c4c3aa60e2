/** Where the lashes of the clock stand, from above on, clockwise. */
const LASHES = 30;
const CORNER = 9; // of a card, round as the lashes go around it
export const REACH = 16; // so much room those close around a card take at each side,
export const SLIM = 12; // and where there is little

const round = (n: number) => Math.round(n * 100) / 100;
type Spot = (outwards: number, on: number) => string;

/** In a circle of 100. */
export const circle: string[] = Array.from({ length: LASHES }, (_, i) => {
  const [cos, sin] = [Math.cos((i * 2 * Math.PI) / LASHES - Math.PI / 2), Math.sin((i * 2 * Math.PI) / LASHES - Math.PI / 2)];
  const at: Spot = (x, y) => `${round(x * cos - y * sin)} ${round(x * sin + y * cos)}`;
  return `M${at(85, -1)}Q${at(94, 0)} ${at(99, 9)}`;
});

/** Around a card whose middle is 0, at even distances along its edges and corners. */
export function close(width: number, height: number, reach = REACH): string[] {
  const [off, long] = [0.44 * reach, 0.56 * reach];
  const corner = CORNER + off;
  const [a, b] = [width / 2 - CORNER, height / 2 - CORNER];
  const bend = (corner * Math.PI) / 2;
  const legs = [a, bend, 2 * b, bend, 2 * a, bend, 2 * b, bend, a]; // half the upper edge, a corner, the right edge ...
  const whole = legs.reduce((sum, leg) => sum + leg, 0);
  return circle.map((_, i) => {
    let [left, leg] = [(whole * i) / LASHES, 0];
    while (leg < 8 && left > legs[leg]!) left -= legs[leg++]!;
    const isBend = leg % 2 === 1;
    const turned = isBend ? ((leg - 1) * Math.PI) / 4 + left / corner : (leg * Math.PI) / 4;
    const [sin, cos] = [Math.sin(turned), Math.cos(turned)];
    const along = leg === 0 ? left : left - (leg % 4 ? b : a);
    const x = isBend ? (leg < 5 ? a : -a) : sin * a + cos * along;
    const y = isBend ? (leg === 1 || leg === 7 ? -b : b) : sin * along - cos * b;
    const at: Spot = (far, on) => `${round(x + sin * (corner + far) + cos * on)} ${round(y - cos * (corner + far) + sin * on)}`;
    return `M${at(0, -1)}Q${at(long * 0.7, 0)} ${at(long, 5)}`;
  });
}
