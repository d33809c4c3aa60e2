/** What the form calls the words of a set file, and the sentences about them in these names. */
import type { Lang } from '../wire/messages';
import type { Part } from './blocks';
import { SHOP } from './words';

const en: Record<string, string> = {
  'target-player': 'Choose a player', 'target-card': 'Choose a card', 'target-twin': 'Choose a second one of its name', 'one-of': 'Choose one of these',
  draw: 'Draw', 'look-and-take': 'Look and take', 'take-back': 'Take back into the hand', 'take-to-hand': 'Take into the hand', 'take-from-discard': 'Take from the Discard Pile',
  steal: 'Steal', 'take-passed': 'Let them pass to you', pass: 'Pass', 'everyone-passes': 'Everyone passes', 'exchange-hands': 'Exchange hands', 'bring-in': 'Bring in from outside',
  discard: 'Discard', squint: 'Squint', 'put-in-discard': 'Hand to Discard Pile', 'put-on-draw-pile': 'Hand to Draw Pile',
  destroy: 'Destroy', 'destroy-own': 'Destroy one of their own', replace: 'Replace', 'take-to-field': 'Take into your field', 'give-to-field': 'Put into their field', swap: 'Swap',
  hide: 'Hide under this card', reshuffle: 'Shuffle both piles', 'miss-turn': 'Miss a turn', 'extra-turn': 'Another turn', 'if-points-above': 'If more points than', 'if-marked': 'If marked cards',
  'extra-play': 'Play one more', 'extra-draw': 'Draw one more', 'copy-chosen': 'Copy the chosen card', 'enter-field': 'This card into your field', 'make-play-top': 'Let them play the top card',
  'copy-played': 'Copy the played card', cancel: 'Cancel', goes: 'Where this card goes', indestructible: 'Never destroyed', lure: 'Chosen first', 'worth-more': 'Worth more by marks',
};
const de: Record<string, string> = {
  'target-player': 'Person wählen', 'target-card': 'Karte wählen', 'target-twin': 'Zweite gleichen Namens wählen', 'one-of': 'Eins davon wählen',
  draw: 'Ziehen', 'look-and-take': 'Ansehen und nehmen', 'take-back': 'Zurück auf die Hand', 'take-to-hand': 'Auf die Hand nehmen', 'take-from-discard': 'Vom Ablagestapel nehmen',
  steal: 'Stehlen', 'take-passed': 'Dir weitergeben lassen', pass: 'Weitergeben', 'everyone-passes': 'Alle geben weiter', 'exchange-hands': 'Hände tauschen', 'bring-in': 'Von außen hereinholen',
  discard: 'Abwerfen', squint: 'Blinzeln', 'put-in-discard': 'Hand auf Ablagestapel', 'put-on-draw-pile': 'Hand auf Nachziehstapel',
  destroy: 'Zerstören', 'destroy-own': 'Eigene zerstören lassen', replace: 'Ersetzen', 'take-to-field': 'Ins eigene Blickfeld nehmen', 'give-to-field': 'Ins fremde Blickfeld legen', swap: 'Tauschen',
  hide: 'Unter dieser Karte verstecken', reshuffle: 'Beide Stapel mischen', 'miss-turn': 'Aussetzen', 'extra-turn': 'Noch ein Zug', 'if-points-above': 'Bei mehr Punkten als', 'if-marked': 'Bei Karten mit Zeichen',
  'extra-play': 'Eine mehr spielen', 'extra-draw': 'Eine mehr ziehen', 'copy-chosen': 'Gewählte Karte kopieren', 'enter-field': 'Diese Karte ins Blickfeld', 'make-play-top': 'Oberste Karte spielen lassen',
  'copy-played': 'Gespielte Karte kopieren', cancel: 'Annullieren', goes: 'Wohin diese Karte kommt', indestructible: 'Nie zerstört', lure: 'Zuerst gewählt', 'worth-more': 'Mehr wert durch Zeichen',
};
const NAMES: Record<Lang, Record<string, string>> = { en, de };
const QUOTED: Record<Lang, (text: string) => string> = { en: (text) => `“${text}”`, de: (text) => `„${text}“` };

/** How the form calls a word; one that it does not know stands as it is typed. */
export const called = (word: string, lang: Lang): string => NAMES[lang][word] ?? word;

/** How the form calls a value, such as whose field. */
export function valueCalled(word: string, takes: string, value: string, lang: Lang): string {
  const { values } = SHOP[lang];
  return values[`${word}.${takes}.${value}`] ?? values[`${takes}.${value}`] ?? value;
}

/** A sentence of `fov set check`, which speaks in the file's words, as the form would say it. */
export function plainly(sentence: string, lang: Lang): string {
  const { parts, always, takes } = SHOP[lang];
  const quoted = QUOTED[lang];
  const listed = (word: string, key: string, values: string) => [...values.matchAll(/"([^"]*)"/g)].map(([, value]) => valueCalled(word, key, value ?? '', lang)).join(', ');
  const given = (word: string, key: string, values: string) => `${takes[key] ?? key}: ${listed(word, key, values)}`;
  return sentence
    .replace(/ \([A-Z]+[\d.]*(?:\.\w+)+\)/g, '') // the file's reader is told the ruling
    .replace(/\{ do = "([\w-]+)"((?:, \w+ = "[^"]*")*) \}/g, (_, word: string, more: string) => {
      const said = [...more.matchAll(/(\w+) = ("[^"]*")/g)].filter(([, , value]) => value !== '"..."').map(([, key, value]) => given(word, key ?? '', value ?? ''));
      return quoted([called(word, lang), ...said].join(', '));
    })
    .replace(/\balways = "([\w-]+)"/g, (_, word: string) => quoted(`${always[0]}: ${called(word, lang)}`))
    .replace(/(: )?\b(\w+) = ("[\w-]+"(?:, "[\w-]+")*)/g, (whole, after: string | undefined, key: string, values: string) => (takes[key] ? (after ? after + listed('', key, values) : given('', key, values)) : whole))
    .replace(/"([\w-]+)"/g, (whole, word: string) => (NAMES[lang][word] ? quoted(called(word, lang)) : whole))
    .replace(/(?<![\w“„-])(play|reveal|each_turn|any_time|sacrifice)(?= (?:does|sagt|oder|or)\b|\.)/g, (_, part: Part) => quoted(parts[part][0]))
    .replace(/\bcount\b/g, quoted(takes.count ?? 'count'));
}
