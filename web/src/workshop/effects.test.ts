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
    expect(plainly('The card "My Card" costs too much.', 'en')).toBe('The card "My Card" costs too much.');
  });
});
