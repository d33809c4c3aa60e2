/** A recovery code is shown once: it stays on the account's page until it was noted, and whoever closes the page is asked. */
const stay = (event: BeforeUnloadEvent): void => event.preventDefault();

class OnceShown {
  code = $state('');

  show(code: string): void {
    this.code = code;
    addEventListener('beforeunload', stay);
  }

  noted(): void {
    this.code = '';
    removeEventListener('beforeunload', stay);
  }
}

export const once = new OnceShown();
