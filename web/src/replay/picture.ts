/** A moment as a picture of its own: one SVG without styles from outside, so that it looks the same wherever it is opened. */
import letters from '@fontsource-variable/fredoka/files/fredoka-latin-wdth-normal.woff2?url';
import { ICONS, ZONES } from '../cards/bands';
import type { Shown } from '../fold/fold';
import type { CardFace } from '../wire/messages';

export interface Drawing {
  view: Shown;
  title: string;
  caption: string;
  card: string | null; // in the focus
  face: (name: string) => CardFace;
  band: (band: string) => string;
  hands: boolean;
  tokens: (seat: number) => string[]; // who misses a turn, takes another, could win
  words: { drawPile: string; discardPile: string };
  letters?: string; // the font, as an address with all of it in it
}

const WIDE = 1200;
const FONT = 'font-family="Fredoka, system-ui, sans-serif"';
const LINE = 11; // letters that a card is wide
const LETTER = 0.58; // of its size a bold letter is wide, about
const SMALL = 7;
const [CARD_W, CARD_H, GAP] = [72, 96, 8];
const BANDS: Record<string, [string, string, string]> = {
  draw: ['#0072B2', '#FFFFFF', '#BFDDF0'], discard: ['#E69F00', '#1B1530', '#F8E1AE'], destroy: ['#D55E00', '#1B1530', '#F6CFB2'],
  steal: ['#7B3F98', '#FFFFFF', '#DFCBE9'], move: ['#009E73', '#1B1530', '#BDE6D8'], cancel: ['#F0E442', '#1B1530', '#FAF4B4'],
  lasting: ['#56B4E9', '#1B1530', '#CDE9F9'], pass: ['#CC79A7', '#1B1530', '#F1D5E4'], anytime: ['#1B1530', '#FFD15C', '#D9D2F3'],
  squint: ['#B99B62', '#1B1530', '#EFE3C6'], choose: ['#F0E9D2', '#1B1530', '#BFDDF0'],
};
const PLAIN: [string, string, string] = ['#5B6C8F', '#FFFFFF', '#D3DAE8'];

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (it) => `&#${it.charCodeAt(0)};`);

/** A name in at most two lines. */
export function twoLines(name: string, most: number): string[] {
  if (name.length <= most) return [name];
  const words = name.split(/(?<=[ -])/);
  let first = '';
  while (words.length > 1 && (first + words[0]).trimEnd().length <= most) first += words.shift();
  const rest = words.join('');
  return first ? [first.trimEnd(), rest] : [rest];
}

const text = (x: number, y: number, size: number, fill: string, said: string, more = '') =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" ${more}>${escaped(said)}</text>`;

/** The picture as the server drew it, laid into the card. */
const drawn = (art: string | undefined): string => (art ?? '').replace(/^<svg[^>]*viewBox="([^"]*)"[^>]*>/, '<svg x="2" y="2" width="68" height="44" preserveAspectRatio="xMidYMid slice" viewBox="$1">');

function card(d: Drawing, name: string, x: number, y: number, scale = 1): string {
  const face = d.face(name);
  const [ground, ink, tint] = BANDS[face.band ?? ''] ?? PLAIN;
  const lines = twoLines(name, LINE);
  const middle = 'text-anchor="middle" font-weight="600"';
  const lens = face.points < 0
    ? '<path d="M15 2 28 15 15 28 2 15Z" fill="#1B1530" stroke="#FBF7EA"/>' : '<circle cx="15" cy="15" r="12" fill="#FBF7EA" stroke="#1B1530" stroke-width="2"/>';
  return `<g transform="translate(${x} ${y}) scale(${scale})"><rect width="${CARD_W}" height="${CARD_H}" rx="8" fill="#FBF7EA" stroke="#1B1530" stroke-width="2"/>`
    + `<path d="M1 8Q1 1 8 1H64Q71 1 71 8V46H1Z" fill="${tint}"/>${drawn(face.art)}`
    + `${lens}${text(15, 19.5, 12, face.points < 0 ? '#FBF7EA' : '#1B1530', String(face.points), middle)}`
    + lines.map((line, i) => text(36, (lines.length > 1 ? 57 : 63) + i * 12, 10.5, '#1B1530', line, `${middle} ${line.length > LINE ? 'textLength="66" lengthAdjust="spacingAndGlyphs"' : ''}`)).join('')
    + `<path d="M1 78H71V88Q71 95 64 95H8Q1 95 1 88Z" fill="${ground}"/><path d="${ICONS[face.band ?? ''] ?? ICONS.plain}" transform="translate(11 87) scale(.55)" fill="none" stroke="${ink}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`
    + `${word(d.band(face.band ?? 'plain'), ink, face.cap ? 33 : 49)}${face.cap ? capped(face.cap) : ''}</g>`;
}

/** A word in its band: as wide as it is by nature, in smaller letters where it is too long, and squeezed only beyond that. */
function word(said: string, ink: string, room: number): string {
  const wide = (size: number) => said.length * size * LETTER;
  const size = Math.max(SMALL, Math.min(10, (10 * room) / wide(10)));
  return text(20, 90.5, Number(size.toFixed(1)), ink, said, `font-weight="700" ${wide(size) > room + .1 ? `textLength="${room}" lengthAdjust="spacingAndGlyphs"` : ''}`);
}

/** What a reveal does, at the right of the band. */
function capped(cap: string): string {
  const [ground, ink] = BANDS[cap] ?? PLAIN;
  return `<path d="M54 78H71V88Q71 95 64 95H54Z" fill="${ground}" stroke="#FBF7EA"/><circle cx="62.5" cy="86.5" r="4.4" fill="none" stroke="${ink}" stroke-width="1.8"/><circle cx="62.5" cy="86.5" r="1.8" fill="${ink}"/>`;
}

const hand = (x: number, y: number): string =>
  `<path d="${ZONES.hand}" transform="translate(${x} ${y}) scale(.8)" fill="none" stroke="#C3CBEE" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`;

function ring(x: number, y: number, points: number): string {
  const round = 2 * Math.PI * 19;
  const filled = Math.max(0, Math.min(1, points / 100)) * round;
  return `<g transform="translate(${x} ${y})"><circle r="23" fill="#10183A"/><circle r="19" fill="none" stroke="#3B4A8C" stroke-width="6"/>`
    + `<circle r="19" fill="none" stroke="${points >= 100 ? '#FFE98A' : '#FFD15C'}" stroke-width="6" stroke-dasharray="${filled.toFixed(1)} ${round.toFixed(1)}" transform="rotate(-90)"/>`
    + `${text(0, 5.5, 16, '#F6F3E8', String(points), 'text-anchor="middle" font-weight="600"')}</g>`;
}

type Point = [number, number];

/** A place with its cards; `aims` are where the card in the middle strikes it. */
function seat(d: Drawing, seat: number, x: number, y: number, wide: number): { svg: string; high: number; aims: Point[] } {
  const { view } = d;
  const acts = d.card ? view.settling.at(-1) : undefined;
  const meant = new Set(acts?.on?.map((it) => it.handle));
  const each = Math.max(1, Math.floor((wide - 24 + GAP) / (CARD_W + GAP)));
  const rows = (cards: { name: string }[], top: number) =>
    cards.map((it, i) => card(d, it.name, ...at(i, top))).join('');
  const tall = (count: number) => Math.ceil(count / each) * (CARD_H + GAP);
  const field = view.fields[seat] ?? [];
  const at = (i: number, top: number): Point => [x + 12 + (i % each) * (CARD_W + GAP), top + Math.floor(i / each) * (CARD_H + GAP)];
  const struck = field.flatMap((it, i) => (meant.has(it.handle) ? [at(i, y + 70)] : []));
  const aims: Point[] = struck.length ? struck.map(([left, top]) => [left + CARD_W / 2, top + CARD_H]) : acts?.at === seat ? [[x + 36, y + 59]] : [];
  const held = d.hands ? (view.known[seat] ?? []) : [];
  const top = y + 70;
  const under = top + tall(Math.max(1, field.length)) + 16;
  const high = (held.length ? under + tall(held.length) : under - 16) + 6 - y;
  const turn = view.turn === seat && !view.over;
  const svg = `<rect x="${x}" y="${y}" width="${wide}" height="${high}" rx="12" fill="#141d4a" stroke="${turn ? '#FFD15C' : '#3B4A8C'}" stroke-width="2"/>${ring(x + 36, y + 36, view.points[seat] ?? 0)}`
    + text(x + 70, y + 33, 18, '#F6F3E8', view.names[seat] ?? '', 'font-weight="600"') + hand(x + 78, y + 49) + text(x + 92, y + 53, 13, '#C3CBEE', String(view.hand_sizes[seat] ?? 0))
    + d.tokens(seat).map((token, i) => text(x + wide - 12, y + 20 + i * 16, 12, '#FFE98A', token, 'text-anchor="end"')).join('') + rows(field, top)
    + struck.map(([left, top]) => `<rect x="${left - 3}" y="${top - 3}" width="${CARD_W + 6}" height="${CARD_H + 6}" rx="10" fill="none" stroke="#FFD15C" stroke-width="3"/>`).join('')
    + (held.length ? hand(x + 22, under - 9) + rows(held, under) : '');
  return { svg, high, aims };
}

/** The whole picture, 1200 wide and as high as it needs. */
export function pictureOf(d: Drawing): string {
  const { view } = d;
  const seats = view.names.length;
  const columns = Math.min(seats, seats > 6 ? 4 : seats > 4 ? 3 : seats);
  const wide = (WIDE - 48 - (columns - 1) * 16) / columns;
  let [y, body] = [96, ''];
  const aims: Point[] = [];
  for (let first = 0; first < seats; first += columns) {
    const made = Array.from({ length: Math.min(columns, seats - first) }, (_, i) => seat(d, first + i, 24 + i * (wide + 16), y, wide));
    body += made.map((it) => it.svg).join('');
    aims.push(...made.flatMap((it) => it.aims));
    y += Math.max(...made.map((it) => it.high)) + 16;
  }
  const pile = (x: number, name: string, count: number, top?: string) =>
    (top === undefined ? `<rect x="${x}" y="${y + 24}" width="72" height="96" rx="8" fill="#10183A" stroke="#6272B4" stroke-width="2"/>${text(x + 36, y + 78, 22, '#F6F3E8', String(count), 'text-anchor="middle" font-weight="600"')}` : card(d, top, x, y + 24))
    + text(x + 36, y + 140, 13, '#C3CBEE', top === undefined ? name : `${name}: ${count}`, 'text-anchor="middle"');
  body += aims.map(([left, top]) => `<path d="M${WIDE / 2} ${y + 14}L${left} ${top}" fill="none" stroke="#FFD15C" stroke-width="3" stroke-dasharray="2 8" stroke-linecap="round"/><circle cx="${left}" cy="${top}" r="6" fill="#FFD15C" stroke="#1B1530" stroke-width="2"/>`).join('');
  body += pile(96, d.words.drawPile, view.draw_size) + pile(WIDE - 168, d.words.discardPile, view.discard.length, view.discard[0]?.name);
  if (d.card) body += card(d, d.card, WIDE / 2 - 54, y + 8, 1.5);
  const high = y + 176;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${high}" viewBox="0 0 ${WIDE} ${high}" ${FONT}>${d.letters ? `<style>@font-face{font-family:Fredoka;font-weight:300 700;src:url(${d.letters})}</style>` : ''}<rect width="${WIDE}" height="${high}" fill="#18224E"/>`
    + `<g transform="translate(44 42)"><path d="M-17 0Q0-16 17 0Q0 16-17 0Z" fill="#FBF7EA"/><circle r="6.4" fill="#FFD15C" stroke="#1B1530"/><circle r="2.8" fill="#1B1530"/></g>`
    + text(74, 40, 22, '#F6F3E8', d.title, 'font-weight="600"') + text(74, 64, 16, '#C3CBEE', d.caption) + body + '</svg>';
}

/** Our letters, for a picture that is opened where there are none of them. */
export async function ownLetters(): Promise<string | undefined> {
  const found = await fetch(letters).then((answer) => (answer.ok ? answer.blob() : null), () => null);
  if (!found) return undefined;
  return new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => done(undefined);
    reader.readAsDataURL(found);
  });
}

/** The picture as points, in twice its size. */
export async function asPng(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.naturalWidth * 2, image.naturalHeight * 2];
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png'));
}

export function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
