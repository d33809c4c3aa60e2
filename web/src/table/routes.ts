/** Ways between things on the screen that keep out of other things' way: up, along, and up again, with round corners. */

export type Point = readonly [number, number];

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const HEAD = 15; // so long is that of an arrow
const ROUND = 12;
const ROOM = 5; // on either side of a line
export const UNDER = 6; // below what it leads to
const ASIDE = 7; // of a card, where there is room
const INSIDE = 12; // of what it leads to, where it comes from the side

/** A line through points, its corners rounded as far as there is room; `tail` of it ends straight. */
export function rounded(points: Point[], tail = 0): string {
  const [first, ...rest] = distinct(points);
  if (!first) return '';
  let [d, at] = [`M${first[0]} ${first[1]}`, first];
  rest.forEach((corner, i) => {
    const next = rest[i + 1];
    if (!next) {
      d += ` L${corner[0]} ${corner[1]}`;
      return;
    }
    const last = i === rest.length - 2 ? Math.max(0, Math.hypot(next[0] - corner[0], next[1] - corner[1]) - tail) : ROUND;
    const [before, after] = [along(corner, at), along(corner, next, last)];
    d += ` L${before[0]} ${before[1]} Q${corner[0]} ${corner[1]} ${after[0]} ${after[1]}`;
    at = after;
  });
  return d;
}

/** How long the last straight part of a line is. */
export function lastOf(points: Point[]): number {
  const [[x, y], [tx, ty]] = distinct(points).slice(-2) as [Point, Point];
  return Math.hypot(tx - x, ty - y);
}

const distinct = (points: Point[]): Point[] => points.filter(([x, y], i) => !i || x !== points[i - 1]![0] || y !== points[i - 1]![1]);

/** From one point towards another, half of the way at most. */
function along([x, y]: Point, [tx, ty]: Point, most = ROUND): Point {
  const far = Math.hypot(tx - x, ty - y);
  const part = far ? Math.min(ROUND, most, far / 2) / far : 0;
  return [x + (tx - x) * part, y + (ty - y) * part];
}

/** From below up to something: past all that lies under it through the nearest gap. `lane` is a free height between. */
export function pathUp(start: Point, to: Box, lane: number, others: Box[]): Point[] {
  const x = (to.left + to.right) / 2;
  const end = to.bottom + UNDER;
  if (isFree(to, lane, others)) return [start, [start[0], lane], [x, lane], [x, end]];
  const gap = gapBelow(to, lane, others);
  return [start, [start[0], lane], [gap, lane], [gap, end], [x, end], [x, to.bottom]];
}

/** The same for an arrow: where it comes through a gap it points into its target from the side. */
export function arrowUp(start: Point, to: Box, lane: number, others: Box[]): Point[] {
  if (isFree(to, lane, others)) return pathUp(start, to, lane, others);
  const [gap, inside] = [gapBelow(to, lane, others), to.bottom - INSIDE];
  return [start, [start[0], lane], [gap, lane], [gap, inside], [gap < (to.left + to.right) / 2 ? to.left + HEAD : to.right - HEAD, inside]];
}

/** Where the nearest way leads past all that lies under something; between two things in the middle. */
function gapBelow(to: Box, lane: number, others: Box[]): number {
  const x = (to.left + to.right) / 2;
  const under = others.filter((box) => box.top >= to.bottom - 1 && box.top < lane);
  const near = (far: number[]) => Math.min(ASIDE, ...far.filter((it) => it > 0).map((it) => it / 2));
  const sides = [to, ...under].flatMap(({ left, right }) => [left - near(others.map((it) => left - it.right)), right + near(others.map((it) => it.left - right))]);
  const free = sides.filter((at) => !under.some((box) => at > box.left && at < box.right));
  return free.sort((a, b) => Math.abs(a - x) - Math.abs(b - x))[0] ?? x;
}

/** From above down to something, in the same way: `lane` is a free height over all of it. */
export function pathDown(start: Point, to: Box, lane: number, others: Box[]): Point[] {
  const turned = ({ left, right, top, bottom }: Box): Box => ({ left, right, top: -bottom, bottom: -top });
  return pathUp([start[0], -start[1]], turned(to), -lane, others.map(turned)).map(([x, y]) => [x, -y] as const);
}

/** Whether nothing lies on the upright way from something down to a height. */
export function isFree(to: Box, lane: number, others: Box[]): boolean {
  const x = (to.left + to.right) / 2;
  return !others.some((box) => box.top >= to.bottom - 1 && box.top < lane && x > box.left - ROOM && x < box.right + ROOM);
}
