import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { de } from './de';
import { en } from './en';
import { TABLE_WORDS } from './table';

const keysOf = (words: object): string[] =>
  Object.entries(words).flatMap(([key, value]) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.keys(value).map((inner) => `${key}.${inner}`)
      : [key],
  );

test('both languages say the same things', () => {
  expect(keysOf(de)).toEqual(keysOf(en));
  expect(de.keyList.length).toBe(en.keyList.length);
  expect(keysOf(TABLE_WORDS.de)).toEqual(keysOf(TABLE_WORDS.en));
});

test('nothing was left in English', () => {
  const alike = ['title', 'code', 'chat', 'bot', 'judgePoints', 'zombeye', 'pause'];
  for (const key of Object.keys(en) as (keyof typeof en)[]) {
    if (typeof en[key] === 'string' && !alike.includes(key)) expect(de[key], key).not.toBe(en[key]);
  }
});

test('no word stands there in vain', () => {
  const folder = new URL('..', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(svelte|ts)$/.test(name) && name !== 'words/en.ts' && name !== 'words/de.ts');
  const sources = files.map((name) => readFileSync(new URL(name, folder), 'utf8')).join('\n');
  const said = new Set([...sources.matchAll(/\b(?:w|language\.w|words|LANGUAGES\[\w+\])\.(\w+)/g)].map((found) => found[1]));
  expect(Object.keys(en).filter((key) => !said.has(key))).toEqual([]);
  const atTheTable = new Set([...sources.matchAll(/\bt\.(\w+)/g)].map((found) => found[1]));
  expect(Object.keys(TABLE_WORDS.en).filter((key) => !atTheTable.has(key))).toEqual([]);
});
