/** The language of the page: chosen once, kept on this device, else the browser's. */
import { speak } from '../wire/api';
import type { Lang } from '../wire/messages';
import { de } from './de';
import { en, type Words } from './en';

export const LANGUAGES: Record<Lang, Words> = { en, de };
const KEY = 'fov-lang';

function first(): Lang {
  const kept = keep.read(KEY);
  if (kept === 'en' || kept === 'de') return kept;
  return navigator.language.toLowerCase().startsWith('de') ? 'de' : 'en';
}

/** Small things kept on this device; where that is forbidden nothing is kept. */
export const keep = {
  read(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
    } catch {
      /* a private window */
    }
  },
};

class Language {
  lang = $state<Lang>(first());
  w = $derived(LANGUAGES[this.lang]);

  constructor() {
    this.apply();
  }

  choose(lang: Lang): void {
    this.lang = lang;
    keep.write(KEY, lang);
    this.apply();
  }

  private apply(): void {
    document.documentElement.lang = this.lang;
    speak(this.lang);
  }
}

export const language = new Language();

/** Sets by their names, one's own by those that a table tells; what follows a + is a switch, what follows an @ a hash. */
export const setNames = (sets: string[], own: Record<string, string> = {}): string[] =>
  sets.map((set) => {
    const [id = set] = set.split('+');
    return language.w.sets[id] ?? own[id] ?? id.split('@')[0] ?? set;
  });
