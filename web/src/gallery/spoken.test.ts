import { expect, test } from 'vitest';
import around from './around.json';
import { spoken } from './spoken';
import states from './states.json';

test('what was recorded in both languages is told in one', () => {
  const told = { text: { en: 'a card', de: 'eine Karte' }, lines: [null, { en: ['a'], de: ['b', 'c'] }], seats: { en: 1 } };
  expect(spoken(told, 'de')).toEqual({ text: 'eine Karte', lines: [null, ['b', 'c']], seats: { en: 1 } });
  expect(spoken(told, 'en')).toEqual({ text: 'a card', lines: [null, ['a']], seats: { en: 1 } });
});

test('every moment of the gallery has its words in both languages', () => {
  for (const [name, moment] of [...Object.entries(states.states), ...Object.entries({ first: { news: around.lessons.first }, answer: { news: around.lessons.answer } })]) {
    const [en, german] = [spoken<unknown>(moment.news, 'en'), spoken<unknown>(moment.news, 'de')] as { lines: (string | null)[]; decision?: { prompt: string; options: { text: string }[] } }[];
    expect(german?.lines.some((line) => line), name).toBe(true);
    en?.lines.forEach((line, i) => line && expect(german?.lines[i], name).not.toBe(line));
    if (en?.decision) expect(german?.decision?.prompt, name).not.toBe(en.decision.prompt);
  }
  for (const face of states.faces) if (face.text) expect(spoken<unknown>(face.text, 'de'), face.name).not.toBe(spoken<unknown>(face.text, 'en'));
});
