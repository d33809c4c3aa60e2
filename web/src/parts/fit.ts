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
}

const SMALL = 72 / 96; // width to height
const CHIP = 56 / 64;
const NAMED = 56; // narrower cards do without a name
const NARROWEST = 44; // for a finger

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

/** Where even chips do not fit, they are as narrow as can be touched, and the room scrolls. */
export function fit(count: number, room: Room, most: number, least = NARROWEST): Fitted {
  const small = widest(Math.max(1, count), SMALL, most, room);
  if (small.width >= NAMED) return { ...small, isChip: false };
  const chip = widest(Math.max(1, count), CHIP, NAMED, room);
  if (chip.width >= least) return { ...chip, isChip: true };
  return { width: least, columns: Math.max(1, Math.floor((room.width + room.gap) / (least + room.gap))), isChip: true };
}
