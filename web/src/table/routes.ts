/** Ways between things on the screen that keep out of other things' way: up, along, and up again, with round corners. */

export type Point = readonly [number, number];

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const ROUND = 12;
const ROOM = 5; // on either side of a line
const UNDER = 6; // below what it leads to
const ASIDE = 4; // the middle of the gap between two cards

/** A line through points, its corners rounded as far as there is room. */
export function rounded(points: Point[]): string {
  const [first, ...rest] = points.filter(([x, y], i) => !i || x !== points[i - 1]![0] || y !== points[i - 1]![1]);
  if (!first) return '';
  let [d, at] = [`M${first[0]} ${first[1]}`, first];
  rest.forEach((corner, i) => {
    const next = rest[i + 1];
    if (!next) {
      d += ` L${corner[0]} ${corner[1]}`;
      return;
    }
    const [before, after] = [along(corner, at), along(corner, next)];
    d += ` L${before[0]} ${before[1]} Q${corner[0]} ${corner[1]} ${after[0]} ${after[1]}`;
    at = after;
  });
  return d;
}

/** From one point towards another, half of the way at most. */
function along([x, y]: Point, [tx, ty]: Point): Point {
  const far = Math.hypot(tx - x, ty - y);
  const part = far ? Math.min(ROUND, far / 2) / far : 0;
  return [x + (tx - x) * part, y + (ty - y) * part];
}

/** From below up to something: past all that lies under it through the nearest gap. `lane` is a free height between. */
export function pathUp(start: Point, to: Box, lane: number, others: Box[]): Point[] {
  const x = (to.left + to.right) / 2;
  const end = to.bottom + UNDER;
  const under = others.filter((box) => box.top >= to.bottom - 1 && box.top < lane);
  if (isFree(to, lane, others)) return [start, [start[0], lane], [x, lane], [x, end]];
  const sides = [to, ...under].flatMap(({ left, right }) => [left - ASIDE, right + ASIDE]);
  const free = sides.filter((at) => !under.some((box) => at > box.left && at < box.right));
  const gap = free.sort((a, b) => Math.abs(a - x) - Math.abs(b - x))[0] ?? x;
  return [start, [start[0], lane], [gap, lane], [gap, end], [x, end], [x, to.bottom]];
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
