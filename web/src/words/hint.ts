/** Hints, where a table allows them. */
import type { Lang } from '../wire/messages';

const en = {
  hint: 'Hint',
  asking: 'A bot is thinking …',
  would: (what: string) => `A champion would: ${what}`,
  none: 'No bot has an idea here.',
};

const de: typeof en = {
  hint: 'Tipp',
  asking: 'Ein Bot überlegt …',
  would: (what) => `Ein Champion würde: ${what}`,
  none: 'Hier fällt keinem Bot etwas ein.',
};

export const hintWords: Record<Lang, typeof en> = { en, de };
