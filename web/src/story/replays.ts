/** A replay that may still be being written: a game that ended just now is asked for again for half a minute. */
import { api, type Refused } from '../wire/api';
import type { Replay } from '../wire/messages';

const WAIT = 1500;

export async function patientReplay(id: string, isGone: () => boolean, waiting = () => {}, patience = 20): Promise<Replay | null> {
  for (;;) {
    try {
      return await api.replay(id);
    } catch (error) {
      if ((error as Refused).code !== 'game not over' || patience-- <= 0) throw error;
    }
    waiting();
    await new Promise((done) => setTimeout(done, WAIT));
    if (isGone()) return null;
  }
}
