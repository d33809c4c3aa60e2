import { describe, expect, it } from 'vitest';
import { called, plainly } from './effects';
import vocabulary from '../gallery/workshop.json';

describe('plain names of effects', () => {
  const words = (vocabulary as unknown as { vocabulary: { words: { word: string }[] } }).vocabulary.words.map(({ word }) => word);

  it('has one of its own for every word of a set file, in both languages', () => {
    expect(words.length).toBeGreaterThan(30);
    for (const lang of ['en', 'de'] as const) {
      const names = words.map((word) => called(word, lang));
      expect(names.filter((name) => /^[a-z]/.test(name))).toEqual([]);
      expect(new Set(names).size).toBe(words.length);
    }
  });

  it('says what is wrong in these names', () => {
    expect(plainly('"miss-turn" needs a named player, and the text names none. Put { do = "target-player" } first.', 'en')).toBe(
      '“Miss a turn” needs a named player, and the text names none. Put “Choose a player” first.',
    );
    expect(plainly('Stell { do = "target-card", fields = "own" } an den Anfang, oder sag, wer: who = "you", "others".', 'de')).toBe(
      'Stell „Karte wählen, aus: deinem Blickfeld“ an den Anfang, oder sag, wer: du, alle anderen.',
    );
    expect(plainly('Das reveal sagt nicht, was aus der Karte wird (E21.kw.reveal). Ende mit { do = "goes", to = "..." }, oder beginne mit "enter-field".', 'de')).toBe(
      'Das „Aus der Hand“ sagt nicht, was aus der Karte wird. Ende mit „Wohin diese Karte kommt“, oder beginne mit „Diese Karte ins Blickfeld“.',
    );
    expect(plainly('"indestructible" cannot stand here. Write always = "indestructible".', 'en')).toBe('“Never destroyed” cannot stand here. Write “As long as it lies there: Never destroyed”.');
    expect(plainly('Give it when: one or more of "discard", "miss".', 'en')).toBe('Give it “answers”: one or more of “a discard”, “a missed turn”.');
    expect(plainly('Eine Karte hat any_time oder sacrifice, nicht beides. Lass eins davon weg.', 'de')).toBe('Eine Karte hat „In allen Zügen“ oder „Indem sie den Tisch verlässt“, nicht beides. Lass eins davon weg.');
    expect(plainly('copies is missing. Add copies = a whole number from 1 to 99.', 'en')).toBe('“Copies” is missing. Add “Copies”: a whole number from 1 to 99.');
    expect(plainly('points must be a whole number. Write points = 5.', 'en')).toBe('“Points” must be a whole number. Write “Points: 5”.');
    expect(plainly('The card "My Card" costs too much.', 'en')).toBe('The card "My Card" costs too much.');
  });

  it('leaves to the file what it cannot say whole', () => {
    for (const said of [
      '"cancel": when = ["squint", "rain"] is not known as threat. Choose from: discard, miss, destroy, steal, squint, pass, play.',
      'There is no word "squnt". Did you mean "squint"?',
      'A mirror has play = [{ do = "target-card", other = true }, { do = "copy-chosen" }] and no more.',
      '"if-marked" does not say what then happens. Give it then = [...].',
    ]) expect(plainly(said, 'en')).toBeNull();
  });

  it('says each sentence about effects in these names alone, or not at all', async () => {
    const { readFileSync } = await import('node:fs');
    const table = readFileSync(new URL('../../../src/fieldofview/cards/grammar_de.py', import.meta.url), 'utf8');
    const said = [...table.matchAll(/^ {4}(["'])(.*)\1: (?:\(\n((?: {8}.*\n)+)|(["'])(.*)\4,$)/gm)];
    expect(said.length).toBeGreaterThan(70);
    const filled = (text: string) => text.replace(/\{(word2?|said)\}/g, 'draw').replace(/\{(lasting2?|part)\}/g, 'any_time').replace(/\{known\}/g, '"discard"').replace(/(?<!\{)\{\w+\}/g, '3').replaceAll('{{', '{').replaceAll('}}', '}');
    const plain = said.map((it) => plainly(filled(it[2] ?? ''), 'en'));
    for (const text of plain) expect(text ?? '').not.toMatch(/"[a-z-]+"| = |\b(any_time|each_turn|reveal\.|play\b(?! ))/);
    expect(plain.filter((text) => text === null).length).toBeLessThan(5);
  });
});
