import { expect, test } from 'vitest';
import { NEW_FILE, blockOf, nameOfFile, withBlock, withLines, withoutLines, withTop, written } from './blocks';

const FILE = `# mine
name = "Low Tide"   # for now

[[card]]   # the first
name = "Tide Pool"
points = 10
copies = 4

# a word about the next
[[card]]
name = "Sand Bar"
points = 5
copies = 3
`;

test('values are written as TOML', () => {
  expect(written({ do: 'cancel', when: ['squint', 'discard'], to: 'hand' })).toBe('{ do = "cancel", when = ["squint", "discard"], to = "hand" }');
  expect(written({ do: 'one-of', modes: [[{ do: 'draw' }], []] })).toBe('{ do = "one-of", modes = [[{ do = "draw" }], []] }');
  expect(written('a "b"\\\n')).toBe('"a \\"b\\"\\\\\\n"');
  expect(written({ 'odd key': true })).toBe('{ "odd key" = true }');
});

test('a card is a block of lines, without what is empty', () => {
  expect(blockOf('card', { name: 'A', points: 0, copies: 1, marks: [], switch: '', play: [{ do: 'draw' }] })).toEqual([
    '[[card]]', 'name = "A"', 'points = 0', 'copies = 1', 'play = [{ do = "draw" }]',
  ]);
  const long = blockOf('enigma', { name: 'B', starts: 'field', play: Array.from({ length: 5 }, () => ({ do: 'target-card', fields: 'others' })) });
  expect(long.slice(0, 5)).toEqual(['[[enigma]]', 'name = "B"', 'starts = "field"', 'play = [', '  { do = "target-card", fields = "others" },']);
  expect(long.at(-1)).toBe(']');
});

test('a picture is one line of its card, and none where nothing is chosen', () => {
  const card = { name: 'A', points: 0, copies: 1 };
  expect(blockOf('card', { ...card, picture: { thing: 'moon', iris: 'sea' } }).at(-1)).toBe('picture = { thing = "moon", iris = "sea" }');
  expect(blockOf('card', { ...card, picture: {} })).toEqual(blockOf('card', card));
  const changed = withLines(FILE, 4, 7, blockOf('card', { name: 'Tide Pool', points: 10, copies: 4, picture: { pupil: 'star' } }));
  expect(changed).toBe(FILE.replace('   # the first', '').replace('copies = 4\n', 'copies = 4\npicture = { pupil = "star" }\n'));
});

test('changing one card leaves all other lines as they are', () => {
  const changed = withLines(FILE, 4, 7, ['[[card]]', 'name = "Rock Pool"']);
  expect(changed).toBe(FILE.replace(/\[\[card\]\] {3}# the first\nname = "Tide Pool"\npoints = 10\ncopies = 4/, '[[card]]\nname = "Rock Pool"'));
  expect(changed).toContain('# a word about the next');
});

test('cards are taken out and put in', () => {
  expect(withoutLines(FILE, 4, 7)).toBe(FILE.replace(/\n\n\[\[card\]\] {3}[^]*?copies = 4/, ''));
  const more = withBlock(FILE, 7, ['[[card]]', 'name = "C"']);
  expect(more.text.split('\n').slice(6, 11)).toEqual(['copies = 4', '', '[[card]]', 'name = "C"', '']);
  expect(more.text.split('\n')[more.first - 1]).toBe('[[card]]');
  const last = withBlock(`${FILE}\n\n`, 0, ['[[card]]', 'name = "C"']);
  expect(last.text).toBe(`${FILE}\n[[card]]\nname = "C"\n`);
  expect(last.text.split('\n')[last.first - 1]).toBe('[[card]]');
});

test('the set itself is changed in its head alone', () => {
  expect(withTop(FILE, 'name', 'High "Tide"')).toBe(FILE.replace('name = "Low Tide"   # for now', 'name = "High \\"Tide\\""'));
  expect(withTop(FILE, 'seats', 4).split('\n').slice(1, 3)).toEqual(['name = "Low Tide"   # for now', 'seats = 4']);
  expect(withTop('', 'name', 'A')).toBe('name = "A"\n');
  expect(withTop('[[card]]\nname = "B"', 'name', 'A')).toBe('name = "A"\n[[card]]\nname = "B"');
});
test('a new file is called after its set, one that was brought keeps its name', () => {
  expect(nameOfFile(NEW_FILE, 'Fog & Füchse')).toBe('fog-fuchse.toml');
  expect(nameOfFile(NEW_FILE, '')).toBe(NEW_FILE);
  expect(nameOfFile('tide', 'Low Tide')).toBe('tide.toml');
});
