import { expect, test } from 'vitest';
import { escaped, pictureOf, twoLines } from './picture';

const view = {
  names: ['Ann & <b>', 'Bob'], sets: [], alive: [true, true], banned: [], turn: 0, turns: 3, points: [35, -15], tokens: [], missed: [], extra: [], hand: [],
  hand_sizes: [3, 4], known: [[{ name: 'Wink', handle: 9 }], []], fields: [[{ name: 'Blind Spot', points: 20, handle: 1 }], []], draw_size: 41, draw_known: [],
  discard: [], shown: [], out: [], zombeyes: [], plague: 0, time_called: false, over: false, settling: [],
};
const face = (name: string) => ({ name, points: name === 'Wink' ? -15 : 20, copies: 1, text: '', band: 'discard' });
const drawing = { view, title: 'Replay', caption: 'Turn 4', card: 'Wink', face, band: (it: string) => it, tokens: () => ['misses a turn'], words: { drawPile: 'Draw', discardPile: 'Discard' } };

test('a picture needs nothing from outside, and names cannot break it', () => {
  const svg = pictureOf({ ...drawing, hands: true });
  expect(svg).not.toMatch(/style=|href|<b>/);
  expect(svg).toContain('Ann &#38; &#60;b&#62;');
  expect(svg.match(/<g/g)?.length).toBe(svg.match(/<\/g>/g)?.length);
});

test('hands are drawn only where they may be seen', () => {
  expect(pictureOf({ ...drawing, card: null, hands: false })).not.toContain('Wink');
  expect(pictureOf({ ...drawing, card: null, hands: true })).toContain('Wink');
});

test('long names take two lines', () => {
  expect(twoLines('Green-eyed Monster', 12)).toEqual(['Green-eyed', 'Monster']);
  expect(twoLines('Wink', 12)).toEqual(['Wink']);
  expect(escaped(`"'`)).toBe('&#34;&#39;');
});

test('a word in a band is as wide as it is, and inside', () => {
  const band = (word: string, cap: boolean) => pictureOf({ ...drawing, hands: false, band: () => word, face: (name) => ({ ...face(name), ...(cap ? { cap: 'cancel' as const } : {}) }) });
  expect(band('Turn', true)).not.toContain('textLength');
  expect(band('Annullieren', true)).toMatch(/font-size="7"[^>]*textLength="33"/);
  expect(band('Annullieren', false)).not.toContain('textLength');
});

test('the top of the Discard Pile and what the card in the middle is aimed at are drawn', () => {
  const card = { name: 'Wink', handle: 7 };
  const struck = { ...view, discard: [{ name: 'Mirage', handle: 3 }, { name: 'Wink', handle: 4 }], settling: [{ seat: 0, card, how: 'play' as const, at: 0, on: [{ name: 'Blind Spot', handle: 1 }] }] };
  const svg = pictureOf({ ...drawing, view: struck, hands: false });
  expect(svg).toContain('>Mirage<');
  expect(svg).toContain('Discard: 2');
  expect(svg.match(/stroke-dasharray="2 8"/g)?.length).toBe(1);
  expect(pictureOf({ ...drawing, hands: false })).not.toContain('stroke-dasharray="2 8"');
});
