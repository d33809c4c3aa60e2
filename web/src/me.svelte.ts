/** Who I am here: a nickname behind a signed cookie that only the server reads. */
import { api, Refused } from './wire/api';
import type { LobbyTable, Me } from './wire/messages';
import { language } from './words/index.svelte';

class Guest {
  known = $state<boolean | null>(null); // null: not asked yet
  name = $state('');
  account = $state(false);
  tables = $state.raw<LobbyTable[]>([]);
  fault = $state('');
  signedOut = $state(''); // why, where it was done on another device

  async look(): Promise<void> {
    try {
      this.take(await api.me());
    } catch (error) {
      const isStranger = error instanceof Refused && error.status === 401;
      if (isStranger) this.known = false; // whoever was known stays so while the server is away
      this.signedOut = error instanceof Refused && error.code === 'signed out' ? error.text : '';
      this.fault = isStranger ? '' : error instanceof Refused && error.text ? error.text : language.w.unreachable;
    }
  }

  /** Take a nickname; a refusal comes back as its sentence. */
  async call(name: string): Promise<string> {
    try {
      await api.guest(name, language.lang);
      this.take(await api.me());
      return '';
    } catch (error) {
      return error instanceof Refused && error.text ? error.text : language.w.failed;
    }
  }

  private take(found: Me): void {
    this.known = !!found.name;
    this.name = found.name ?? '';
    this.account = found.account ?? false;
    this.tables = found.tables ?? [];
    [this.fault, this.signedOut] = ['', ''];
  }
}

export const me = new Guest();
