import type { Said } from '../wire/messages';

/** An option as a button says it. */
export function says(option: Said): string {
  const text = option.text ?? option.line;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
