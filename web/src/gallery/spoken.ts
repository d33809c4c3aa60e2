/** What was recorded in both languages, in the one that the page speaks. */
import type { Lang } from '../wire/messages';

type Both = Record<Lang, unknown>;
const isBoth = (value: object): value is Both => 'en' in value && 'de' in value && Object.keys(value).length === 2;

export function spoken<T>(value: T, lang: Lang): T {
  if (Array.isArray(value)) return value.map((it: unknown) => spoken(it, lang)) as T;
  if (typeof value !== 'object' || value === null) return value;
  if (isBoth(value)) return value[lang] as T;
  return Object.fromEntries(Object.entries(value).map(([key, it]) => [key, spoken(it as unknown, lang)])) as T;
}
