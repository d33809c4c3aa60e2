/** Icons of bands, zones and marks: lines in a square of 20 around the middle, drawn once in Python. */
import drawn from './drawings.json';

export const ICONS: Record<string, string> = drawn.bands;
export const ZONES: Record<string, string> = drawn.zones;
export const MARKS: Record<string, string> = drawn.marks;

/** An SVG as an address that an image can show; every image is a document of its own, so nothing in it can clash. */
const asAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
const addresses = new Map<string, string>();

/** The address of a picture, made once for all the places where a table shows it. */
export function addressOf(svg: string): string {
  let known = addresses.get(svg);
  if (!known) addresses.set(svg, (known = asAddress(svg)));
  return known;
}

export const BACK = addressOf(drawn.back);
const SAMPLES: Record<string, string> = drawn.samples;

/** The picture of a card, as the server drew it; a few are known before it was asked. */
export const pictureOf = (name: string, art?: string): string | null => {
  const svg = art ?? SAMPLES[name];
  return svg ? addressOf(svg) : null;
};

/** A text in pieces; words in capitals are keywords of the game and are set in bold. */
export function pieces(text: string): { text: string; strong: boolean }[] {
  return text
    .split(/(\p{Lu}{3,}(?:-\p{Lu}+)?)/u)
    .map((piece, i) => ({ text: piece, strong: i % 2 === 1 }))
    .filter((piece) => piece.text);
}

const WORDY = 125; // letters; more of them want the picture's room on a card of 150 px
const ENDLESS = 222; // more than a card of 150 px has room for at all
export const wordiness = ({ length }: string): string => (length > ENDLESS ? 'wordy endless' : length > WORDY ? 'wordy' : '');
/** From which width on a card has all of its text; narrower ones have none of it. */
export const textFrom = ({ length }: string): number => (length > ENDLESS ? 170 : 150);
