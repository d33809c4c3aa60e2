/** A set file as text: cards are blocks of lines, and whoever changes one leaves all other lines as they are. */
export type Value = string | number | boolean | Value[] | { [key: string]: Value };
export type Effect = { do: string; [key: string]: Value };
export type Part = 'play' | 'reveal' | 'each_turn' | 'any_time' | 'sacrifice';
export type Table = 'card' | 'enigma';

export interface Entry extends Partial<Record<Part, Effect[]>> {
  name?: string;
  points?: number;
  copies?: number;
  starts?: string;
  marks?: string[];
  switch?: string;
  always?: string | Effect;
  picture?: Record<string, string>;
}

const KEYS: (keyof Entry)[] = ['name', 'points', 'copies', 'starts', 'marks', 'switch', 'play', 'reveal', 'each_turn', 'any_time', 'sacrifice', 'always', 'picture'];
const WIDTH = 100;

export const NEW_FILE = 'my-set.toml';

/** A value as TOML writes it; its texts are escaped as those of JSON are. */
export function written(value: Value): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`;
  if (typeof value !== 'object') return String(value);
  const pairs = Object.entries(value).map(([key, inner]) => `${/^[\w-]+$/.test(key) ? key : JSON.stringify(key)} = ${written(inner)}`);
  return `{ ${pairs.join(', ')} }`;
}

/** The lines of one card; what is empty is left out. */
export function blockOf(table: Table, entry: Entry): string[] {
  const lines = [`[[${table}]]`];
  for (const key of KEYS) {
    const value = entry[key];
    if (value === undefined || value === '' || (typeof value === 'object' && !Object.keys(value).length)) continue;
    const line = `${key} = ${written(value as Value)}`;
    if (Array.isArray(value) && value.length > 1 && line.length > WIDTH) {
      lines.push(`${key} = [`, ...value.map((row) => `  ${written(row as Value)},`), ']');
    } else lines.push(line);
  }
  return lines;
}

/** The text with other lines in the place of those from `first` to `last`, counted from 1. */
export function withLines(text: string, first: number, last: number, lines: string[]): string {
  const all = text.split('\n');
  all.splice(first - 1, last - first + 1, ...lines);
  return all.join('\n');
}

/** The text without the card on these lines, nor the empty line before it. */
export function withoutLines(text: string, first: number, last: number): string {
  const before = text.split('\n')[first - 2];
  return withLines(text, before?.trim() === '' ? first - 1 : first, last, []);
}

/** The text with a card behind the line `after`; 0 puts it at the end. */
export function withBlock(text: string, after: number, lines: string[]): { text: string; first: number } {
  const all = text.split('\n');
  let at = after || all.length;
  if (!after) while (at > 0 && all[at - 1]?.trim() === '') at -= 1;
  all.splice(at, after ? 0 : all.length - at, '', ...lines, ...(after ? [] : ['']));
  return { text: all.join('\n'), first: at + 2 };
}

/** The text with another value of a key of the set itself, such as its name. */
export function withTop(text: string, key: string, value: string | number): string {
  const lines = text.split('\n');
  const end = lines.findIndex((line) => line.trimStart().startsWith('['));
  const head = end < 0 ? lines.length : end;
  const at = lines.slice(0, head).findIndex((line) => new RegExp(`^\\s*${key}\\s*=`).test(line));
  const line = `${key} = ${written(value)}`;
  if (at >= 0) lines[at] = line;
  else {
    const first = lines.findIndex((it, i) => i < head && /^\s*[\w-]+\s*=/.test(it));
    lines.splice(first + 1, 0, line);
  }
  return lines.join('\n');
}

/** What a file is called when it is taken home: after its set, unless it has a name of its own. */
export function nameOfFile(file: string, set: string): string {
  const slug = set.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  if (file === NEW_FILE && slug) return `${slug}.toml`;
  return file.endsWith('.toml') ? file : `${file}.toml`;
}
