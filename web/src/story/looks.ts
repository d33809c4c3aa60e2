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

/** The same wherever the game is looked at, and by whomever: at its end, in its replay, and in a picture of it. */
export function lookOf(seat: number): Look {
  const second = Math.floor(seat / COLOURS.length);
  return {
    colour: COLOURS[seat % COLOURS.length] ?? '',
    dash: DASHES[(seat + second * 2) % DASHES.length] ?? '',
    mark: MARKS[(seat + second * 3) % MARKS.length] ?? '',
  };
}
