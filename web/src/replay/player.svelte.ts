/** Where a replay is: the step, who looks, how fast. The table hears of it as it would hear of a game. */
import type { Replay } from '../wire/messages';
import { tell, turnOf, turningPoints, type Story, type TurningPoint } from '../story/story';
import { DEFAULTS } from '../wire/settings';
import type { Listener } from '../wire/socket';

export const SPEEDS = [0.5, 1, 2, 4];
const ALL = 'all';

export class Player {
  step = $state(0);
  viewer = $state(ALL);
  me = $derived.by(() => (Number.isInteger(Number(this.viewer)) ? Number(this.viewer) : null)); // the seat that looks
  speed = $state(1);
  playing = $state(false);
  replay = $state.raw<Replay>() as Replay;
  most = $derived.by(() => this.replay.stops.length - 1);
  story: Story = $derived.by(() => tell(this.replay.viewers[ALL] ?? []));
  points: TurningPoint[] = $derived.by(() => {
    const { chances, outcome, viewers } = this.replay;
    return turningPoints(this.story, viewers[ALL] ?? [], chances ? { chances, winners: outcome?.winners ?? [], me: null } : null);
  });
  begins: number[] = $derived.by(() => this.story.turns.map((_, turn) => this.stepOf(turn) / Math.max(1, this.most))); // each turn, of 1
  turn = $derived.by(() => turnOf(this.story, (this.replay.stops[this.step]?.[ALL] ?? 0) - 1)); // -1 before the first
  /** The sentences that this step brought. */
  lines: string[] = $derived.by(() => {
    const [from, to] = [this.step ? this.heard(this.step - 1) : 0, this.heard(this.step)];
    return (this.replay.texts[this.viewer] ?? []).slice(from, to).filter((line) => line !== null);
  });
  private sent: { viewer: string; heard: number; texts: unknown } | null = null;
  private n = 0;

  constructor(replay: Replay, readonly id: string) {
    this.replay = replay;
  }

  heard(step: number): number {
    return this.replay.stops[step]?.[this.viewer] ?? 0;
  }

  go(step: number): void {
    this.step = Math.max(0, Math.min(this.most, step));
  }

  /** The first step at which a turn has begun, by its place in the story. */
  stepOf(turn: number): number {
    const begins = this.story.turns[turn]?.begins ?? 0;
    const found = this.replay.stops.findIndex((stop) => (stop[ALL] ?? 0) > begins);
    return found < 0 ? this.most : found;
  }

  goTurn(turn: number): void {
    this.go(turn < 0 ? 0 : this.stepOf(Math.min(turn, this.story.turns.length - 1)));
  }

  /** By the number that players count. */
  goTurnNumber(number: number): void {
    this.goTurn(this.story.turns.findIndex((turn) => turn.number === number));
  }

  faster(by: 1 | -1): void {
    this.speed = SPEEDS[Math.max(0, Math.min(SPEEDS.length - 1, SPEEDS.indexOf(this.speed) + by))] ?? 1;
  }

  toggle(): void {
    if (!this.playing && this.step >= this.most) this.step = 0;
    this.playing = !this.playing;
  }

  /** How long this step is looked at: as long as it takes to read what happened. */
  get dwell(): number {
    const letters = this.lines.join(' ').length;
    return (letters ? Math.min(2800, 800 + letters * 14) : 160) / this.speed;
  }

  next(): void {
    if (this.step < this.most) this.step++;
    else this.playing = false;
  }

  /** Tell the table where the replay is: only what is new, where it goes on from what it showed. */
  tell(to: Listener, title: string): void {
    const { sets, names, viewers, texts } = this.replay;
    const heard = this.heard(this.step);
    const goesOn = this.sent?.viewer === this.viewer && this.sent.texts === texts && heard >= this.sent.heard && this.sent.heard > 0;
    const since = goesOn ? (this.sent?.heard ?? 0) : 0;
    if (!goesOn) {
      const seat = Number.isInteger(Number(this.viewer)) ? Number(this.viewer) : null;
      const settings = { ...DEFAULTS, sets, seats: names.length, chat: 'off' as const };
      to.message({ t: 'hello', n: ++this.n, d: { viewer: seat, host: false, judge: false, now: Date.now(), table: { id: this.id, code: '', title, settings } } });
    }
    const [events, lines] = [(viewers[this.viewer] ?? []).slice(since, heard), (texts[this.viewer] ?? []).slice(since, heard)];
    to.message({ t: 'news', n: ++this.n, d: { since, events, lines } });
    this.sent = { viewer: this.viewer, heard, texts };
  }
}
