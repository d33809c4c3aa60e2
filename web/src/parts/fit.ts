/** How wide cards can be so that all of them fit into a room, and whether that is wide enough for their names. */
export interface Room {
  width: number;
  height: number;
  gap: number;
}

export interface Fitted {
  width: number;
  columns: number;
  isChip: boolean; // too narrow for names
  step?: number; // from one card to the next, where they overlap
}

const SMALL = 72 / 96; // width to height
const CHIP = 56 / 64;
const NAMED = 56; // narrower cards do without a name
const NARROWEST = 44; // for a finger
const SEEN = 20; // of a card that another one covers: its points, and what it does

function widest(count: number, ratio: number, most: number, { width, height, gap }: Room): { width: number; columns: number } {
  let best = { width: 0, columns: 1 };
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const byWidth = (width - gap * (columns - 1)) / columns;
    const byHeight = ((height - gap * (rows - 1)) / rows) * ratio;
    const found = Math.floor(Math.min(most, byWidth, byHeight));
    if (found >= best.width) best = { width: found, columns };
  }
  return best;
}

/** The widest chips of which enough is seen although the next one covers the rest. */
function overlapping(count: number, { width, height, gap }: Room, least: number): { width: number; rows: number } | null {
  let best = { width: 0, rows: 1 };
  for (let rows = 1; rows <= count; rows++) {
    const found = Math.floor(Math.min(NAMED, ((height - gap * (rows - 1)) / rows) * CHIP, width - SEEN * (Math.ceil(count / rows) - 1)));
    if (found > best.width) best = { width: found, rows };
  }
  return best.width >= least ? best : null;
}

/** Where even chips do not fit, they are as narrow as can be touched, and the room scrolls; for a mouse, which hits what a
 * finger cannot, they overlap. `lying` are there, of `count` for whom the size is found. */
export function fit(count: number, room: Room, most: number, least = NARROWEST, lying = count): Fitted {
  const small = widest(Math.max(1, count), SMALL, most, room);
  if (small.width >= NAMED) return { ...small, isChip: false };
  const chip = widest(Math.max(1, count), CHIP, NAMED, room);
  if (chip.width >= least) return { ...chip, isChip: true };
  const over = least < NARROWEST ? overlapping(count, room, least) : null;
  if (over) return { width: over.width, columns: Math.ceil(lying / over.rows), isChip: true, step: Math.floor(Math.min(over.width + room.gap, (room.width - over.width) / Math.max(1, Math.ceil(lying / over.rows) - 1))) };
  return { width: least, columns: Math.max(1, Math.floor((room.width + room.gap) / (least + room.gap))), isChip: true };
}
