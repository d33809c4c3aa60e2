/** What stands above everything, open dialogs too: all that lies outside a dialog cannot be pressed while it is open. */
import { getContext, setContext, type Component } from 'svelte';

const KEY = Symbol('above');
type Above = () => Component | null;

export const provideAbove = (above: Above): Above => setContext(KEY, above);
export const useAbove = (): Above => getContext<Above | undefined>(KEY) ?? (() => null);
