/** Single characters as keys: whoever speaks to the page, or hits keys unawares, turns them off. Kept on this device. */
import { keep } from '../words/index.svelte';

const KEY = 'fov-single-keys';

class Shortcuts {
  on = $state(keep.read(KEY) !== 'off');

  constructor() {
    this.mark();
  }

  turn(on: boolean): void {
    this.on = on;
    keep.write(KEY, on ? 'on' : 'off');
    this.mark();
  }

  /** Whether this key does nothing now. */
  silences({ key }: KeyboardEvent): boolean {
    return !this.on && key.length === 1;
  }

  /** Keys that do nothing stand on no button. */
  private mark(): void {
    document.documentElement.dataset.keys = this.on ? 'on' : 'off';
  }
}

export const shortcuts = new Shortcuts();
