/** Something that is asked of the server: busy while it is, and with one sentence where it is refused. */
import { Refused } from '../wire/api';
import { language } from '../words/index.svelte';
import { PEOPLE } from '../words/people';

export class Doing {
  busy = $state(false);
  fault = $state('');

  /** Whether it was done. */
  async run(what: () => Promise<unknown>): Promise<boolean> {
    [this.busy, this.fault] = [true, ''];
    try {
      await what();
      return true;
    } catch (error) {
      const { code = '', text = '' } = error instanceof Refused ? error : {};
      this.fault = text || (code === 'unreachable' ? language.w.unreachable : PEOPLE[language.lang].failed);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
