/** How large cards can be so that all of them fit into a room, and in which form. */
export interface Room {
  width: number;
  height: number;
  gap: number;
}

/** `small` has its name; a chip and a tile have none: a tile lies, its points and sign left of its picture. */
export type Form = 'small' | 'chip' | 'tile';

export interface Fitted {
  form: Form;
  width: number;
  tall: number;
  columns: number;
  fits: boolean; // else the room is scrolled
}

type Size = { width: number; tall: number };
type Shape = (width: number, height: number) => Size; // the largest in so much room

const upright = (ratio: number, most: number): Shape => (width, height) => {
  const found = Math.floor(Math.min(most, width, height * ratio));
  return { width: found, tall: Math.round(found / ratio) };
};
const SMALL = 72 / 96; // width to height
const CHIP = 56 / 64;
const NAMED = 57; // narrower cards do without a name
const NARROWEST = 44; // for a finger
const chip = upright(CHIP, 56);
const tile: Shape = (width, height) => {
  const tall = Math.floor(Math.min(48, height, width));
  return { tall, width: Math.floor(Math.min(64, width, tall * 1.5)) };
};

function largest(count: number, shape: Shape, { width, height, gap }: Room): Size & { columns: number } {
  let best = { width: 0, tall: 0, columns: 1 };
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const found = shape((width - gap * (columns - 1)) / columns, (height - gap * (rows - 1)) / rows);
    if (found.width * found.tall >= best.width * best.tall) best = { ...found, columns };
  }
  return best;
}

/** Where not even chips or tiles fit, they are as small as can be hit, and the room scrolls. No card lies over another. */
export function fit(count: number, room: Room, most: number, least = NARROWEST): Fitted {
  const cards = Math.max(1, count);
  const small = largest(cards, upright(SMALL, most), room);
  if (small.width >= NAMED) return { form: 'small', ...small, fits: true };
  const [chips, tiles] = [largest(cards, chip, room), largest(cards, tile, room)];
  const stands = chips.width >= least;
  if (tiles.tall >= Math.max(least, 34) && (!stands || tiles.width * tiles.tall > chips.width * chips.tall)) return { form: 'tile', ...tiles, fits: true };
  if (stands) return { form: 'chip', ...chips, fits: true };
  const smallest = least < NARROWEST ? { form: 'tile' as const, width: Math.round(least * 1.2), tall: least } : { form: 'chip' as const, width: least, tall: Math.round(least / CHIP) };
  return { ...smallest, columns: Math.max(1, Math.floor((room.width + room.gap) / (smallest.width + room.gap))), fits: false };
}
