/** Sets that are being written, kept on this device. */
import { keep } from '../words/index.svelte';

const KEY = 'fov-workshop';
const MOST = 30;

export interface Draft {
  id: string;
  name: string;
  file: string;
  text: string;
  at: number;
}

export function keptDrafts(): Draft[] {
  try {
    const found = JSON.parse(keep.read(KEY) ?? '[]') as unknown;
    return Array.isArray(found) ? (found as Draft[]).filter((it) => typeof it?.text === 'string' && typeof it.id === 'string') : [];
  } catch {
    return [];
  }
}

/** The latest first. Whether it is kept now: a private window or a full device keeps nothing. */
export function keepDraft(draft: Draft): boolean {
  return write([draft, ...keptDrafts().filter((it) => it.id !== draft.id)].slice(0, MOST));
}

/** What another tab has kept under this id; null where it threw it away, undefined where it kept something else. */
export function draftElsewhere(event: StorageEvent, id: string): Draft | null | undefined {
  return event.key === KEY ? (keptDrafts().find((it) => it.id === id) ?? null) : undefined;
}

export function forgetDraft(id: string): void {
  write(keptDrafts().filter((it) => it.id !== id));
}

function write(drafts: Draft[]): boolean {
  const text = JSON.stringify(drafts);
  keep.write(KEY, text);
  return keep.read(KEY) === text;
}
