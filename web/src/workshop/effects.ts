/** What the form calls the words of a set file, and the sentences about them in these names. */
import type { Lang } from '../wire/messages';
import type { Part } from './blocks';
import type { Drafted, Problem } from './shop';
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
  return values[`${word}.${takes}.${value}`] ?? values[`${takes}.${value}`] ?? values[`target-player.${takes}.${value}`] ?? value;
}

/** What is wrong, in the form's words; null where the form cannot say it, or cannot show the card. */
export function inFormsWords(problem: Problem, cards: readonly Drafted[], lang: Lang): string | null {
  const card = problem.card === null ? undefined : cards[problem.card];
  return card && !card.entry ? null : plainly(problem[lang], lang);
}

/** Words that only the file has: where one is left, the form cannot say the sentence. */
const OF_THE_FILE = /[{}[\]]|"[a-z][a-z0-9-]*"|\w = |=\s*"|\b(?:any_time|each_turn|plague_from|target-\w+|one-of|TOML)\b/;
const LISTS = /(?:Choose from|Zur Wahl stehen): (.*)\.$/;

/**
 * A sentence of `fov set check`, which speaks in the file's words, as the form would say it; null where some of it can
 * only be said in the file's words, so that nobody reads half of each.
 */
export function plainly(sentence: string, lang: Lang): string | null {
  const { parts, always, takes, labels } = SHOP[lang];
  const quoted = QUOTED[lang];
  const listed = (word: string, key: string, values: string) => [...values.matchAll(/"([^"]*)"/g)].map(([, value]) => valueCalled(word, key, value ?? '', lang)).join(', ');
  const given = (word: string, key: string, values: string) => `${takes[key] ?? key}: ${listed(word, key, values)}`;
  const count = (value: string) => quoted(valueCalled('', 'count', value, lang));
  const part = (name: string) => quoted(name === 'always' ? always[0] : parts[name as Part][0]);
  if (LISTS.test(sentence)) return null; // a list of the file's words
  const said = sentence
    .replace(/ \([A-Z]+[\d.]*(?:\.\w+)*\)/g, '') // the file's reader is told the ruling
    .replace(/\{ do = "([\w-]+)"((?:, \w+ = "[^"]*")*) \}/g, (_, word: string, more: string) => {
      const said = [...more.matchAll(/(\w+) = ("[^"]*")/g)].filter(([, , value]) => value !== '"..."').map(([, key, value]) => given(word, key ?? '', value ?? ''));
      return quoted([called(word, lang), ...said].join(', '));
    })
    .replace(/\balways = "([\w-]+)"/g, (_, word: string) => quoted(`${always[0]}: ${called(word, lang)}`))
    .replace(/\b(other|may|still) = true/g, (_, key: string) => quoted(takes[key] ?? key))
    .replace(/(: )?\b(\w+) = ("[\w-]+"(?:, "[\w-]+")*)/g, (whole, after: string | undefined, key: string, values: string) => (takes[key] ? (after ? after + listed('', key, values) : given('', key, values)) : whole))
    .replace(/: name = "\.\.\."/, '')
    .replace(/\b(points|copies) = (?=a whole|eine ganze)/g, (_, key: string) => `${quoted(labels[key] ?? key)}: `)
    .replace(/\b(points|copies|switch) = (?:(-?\d+)|"([\w-]+)")/g, (_, key: string, number: string, word: string) => quoted(`${labels[key]}: ${number ?? word}`))
    .replace(/(?<=\b(?:go to|nach) )"([\w-]+)"/g, (_, zone: string) => quoted(valueCalled('', 'to', zone, lang)))
    .replace(/\bwhen: (?=[^:]*")|(?<=\bwhen: .*)"([\w-]+)"/g, (_, threat?: string) => (threat ? quoted(valueCalled('', 'when', threat, lang)) : `${quoted(takes.when ?? 'when')}: `))
    .replace(/"(players|same-name|relics|zombeyes)"/g, (_, value: string) => count(value))
    .replace(/"([\w-]+)"/g, (whole, word: string) => (NAMES[lang][word] ? quoted(called(word, lang)) : whole))
    .replace(/^(points|copies|switch)\b/, (key) => quoted(labels[key] ?? key))
    .replace(/\btarget-card\b/g, quoted(called('target-card', lang)))
    .replace(/(?<![\w“„-])(any_time|each_turn)\b/g, (name) => part(name))
    .replace(/(?<=\b(?:of|in|its|or|oder|von|ihr|has|hat|the|Das|das|ein|Leave|Lass|beendet|ends the|shown|gezeigten|a) )(play|reveal|sacrifice|always)(?= |\.|,|:|$)/g, (name) => part(name))
    .replace(/\b(count|still|may|who|when)\b(?= (?:that|out|weg|a number|eine Zahl|asks|fragt))/g, (key) => quoted(takes[key] ?? key))
    .replace(/(?<=unmögliches )count/g, quoted(takes.count ?? 'count'))
    .replace(/(?<=(?:fewer|kleinere) )copies/g, quoted(labels.copies ?? 'copies'));
  return OF_THE_FILE.test(said) ? null : said;
}
