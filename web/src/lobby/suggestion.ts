/** A nickname for whoever has none yet, so that nobody has to think of one before a game. */
import { language } from '../words/index.svelte';

const NAMES = {
  en: [['Quiet', 'Bright', 'Merry', 'Swift', 'Sly', 'Calm', 'Bold', 'Keen', 'Lucky', 'Misty'], ['Kestrel', 'Plover', 'Newt', 'Badger', 'Marten', 'Egret', 'Finch', 'Hare', 'Vole', 'Wren']],
  de: [['Stiller', 'Heller', 'Flinker', 'Kluger', 'Kühner', 'Froher', 'Sanfter', 'Wacher'], ['Falke', 'Dachs', 'Marder', 'Igel', 'Fink', 'Hase', 'Molch', 'Fuchs']],
};

const any = <T>(from: T[]): T => from[Math.floor(Math.random() * from.length)] as T;

let shown = '';
/** The same one until the page is left: whoever begins without taking it is called by it. */
export const suggestion = (): string => (shown ||= NAMES[language.lang].map(any).join(' '));
