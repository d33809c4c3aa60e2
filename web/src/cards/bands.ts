/** The icon of each band, drawn in a square of 20 around the middle. */
export const ICONS: Record<string, string> = {
  draw: 'M0 6V-6M-5-1 0-6 5-1M-6 8H6',
  discard: 'M0-7V4M-5-1 0 4 5-1M-6 8H6',
  destroy: 'M-6-6 6 6M6-6-6 6',
  steal: 'M-8-2Q-4-6 0-2Q4-6 8-2Q8 5 3 4L0 1-3 4Q-8 5-8-2',
  move: 'M-7-3H6M2-7 6-3 2 1M7 5H-6M-2 1-6 5-2 9',
  cancel: 'M-5 5 5-5M7 0A7 7 0 1 1-7 0A7 7 0 1 1 7 0',
  lasting: 'M0 0C3-6 9-5 8 0S3 6 0 0C-3-6-9-5-8 0S-3 6 0 0',
  pass: 'M-7 0H7M2-5 7 0 2 5',
  turn: 'M6-4A7 7 0 1 0 7 2M6-9V-3H0',
  anytime: 'M-8 0Q0-9 8 0Q0 9-8 0ZM2 0A2 2 0 1 1-2 0A2 2 0 1 1 2 0',
  squint: 'M-8-2Q0 4 8-2M-5 3-6 6M0 4V7M5 3 6 6',
  choose: 'M-6-5H6M-6 0H6M-6 5H6',
  plain: 'M0-7 2-2 7-2 3 2 5 7 0 4-5 7-3 2-7-2-2-2Z',
};

/** A small number that always is the same for a name, so that a drawing can differ from card to card. */
export function numberOf(name: string): number {
  let sum = 7;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum;
}

/** A text in pieces; words in capitals are keywords of the game and are set in bold. */
export function pieces(text: string): { text: string; strong: boolean }[] {
  return text
    .split(/(\p{Lu}{3,}(?:-\p{Lu}+)?)/u)
    .map((piece, i) => ({ text: piece, strong: i % 2 === 1 }))
    .filter((piece) => piece.text);
}
