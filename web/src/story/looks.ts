/** How a player's line looks in curves and timelines: a colour, a kind of line and a mark, so that none of them must do alone. */
export interface Look {
  colour: string;
  dash: string;
  mark: string; // a path around the middle, about ten wide
}

const COLOURS = ['#8FD3FF', '#6FE0C0', '#FF8F66', '#D9A6F0', '#C8D65B', '#A9B6F0'];
const DASHES = ['8 4', '9 3 2 3', '2 4', '', '12 5', '5 2 1 2 1 2'];
const MARKS = [
  'M-5-5H5V5H-5Z', 'M0-6 6 0 0 6-6 0Z', 'M0-6 6 5H-6Z', 'M-6-2H-2V-6H2V-2H6V2H2V6H-2V2H-6Z', 'M0 6-6-5H6Z', 'M-6-4 0-6 6-4 4 6H-4Z',
];
const MINE: Look = { colour: '#FFD15C', dash: '', mark: 'M-6 0A6 6 0 1 1 6 0A6 6 0 1 1-6 0Z' };

/** The others are told apart in the order of their seats, from my left on. */
export function lookOf(seat: number, seats: number, me: number | null): Look {
  if (seat === me) return MINE;
  const place = me === null ? seat : (seat - me - 1 + seats) % seats;
  const second = Math.floor(place / COLOURS.length);
  return {
    colour: COLOURS[place % COLOURS.length] ?? MINE.colour,
    dash: DASHES[(place + second * 2) % DASHES.length] ?? '',
    mark: MARKS[(place + second * 3) % MARKS.length] ?? MINE.mark,
  };
}
