/** Hints, where a table allows them. */
import type { Lang } from '../wire/messages';

const en = {
  hint: 'Hint',
  asking: 'A bot is thinking …',
  would: (what: string) => `A champion would: ${what}`,
  best: (what: string, chance: number) => `${what}: wins ${chance}\u00a0%`,
  next: (what: string, chance: number) => `Next best: ${what}, ${chance}\u00a0%`,
  means: 'How often you would win from here, in games that a bot played on from what you can see.',
  every: 'All options',
  chance: (percent: number) => `${percent}\u00a0%`,
  none: 'No bot has an idea here.',
};

const de: typeof en = {
  hint: 'Tipp',
  asking: 'Ein Bot überlegt …',
  would: (what) => `Ein Champion würde: ${what}`,
  best: (what, chance) => `${what}: gewinnt zu ${chance}\u00a0%`,
  next: (what, chance) => `Nächstbestes: ${what}, ${chance}\u00a0%`,
  means: 'Wie oft du von hier aus gewinnen würdest, in Spielen, die ein Bot weitergespielt hat mit dem, was du sehen kannst.',
  every: 'Alle Möglichkeiten',
  chance: (percent) => `${percent}\u00a0%`,
  none: 'Hier fällt keinem Bot etwas ein.',
};

export const hintWords: Record<Lang, typeof en> = { en, de };
