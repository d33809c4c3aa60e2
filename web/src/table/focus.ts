/**
 * Keys and screen readers stand somewhere: where what they stood on is taken away or cannot be pressed any more, they
 * stand on `home`, and not before the beginning of the page. Who pressed on empty ground wanted to leave, and is let go.
 */
export class Standing {
  private isIn = false;

  constructor(private home: () => HTMLElement | null) {}

  came = (): void => {
    this.isIn = true;
  };

  left = (event: FocusEvent): void => {
    const it = event.target as HTMLElement;
    queueMicrotask(() => {
      if (it.isConnected && !it.matches(':disabled') && document.activeElement === document.body) this.isIn = false;
    });
  };

  /** After something changed. */
  look = (): void => {
    if (this.isIn && document.activeElement === document.body && !document.querySelector('dialog[open]')) this.home()?.focus({ preventScroll: true });
  };
}
