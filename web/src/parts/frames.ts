/** Once the next frame is drawn: then everything is laid out, and to measure it costs nothing. */
export function afterFrame(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(act)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Work in parts, each in a frame of its own: a generator goes on after every frame, unless somebody cannot wait. */
export class Frames {
  private work: Iterator<void, void> | null = null;
  private cancel: (() => void) | null = null;

  get isWorking(): boolean {
    return this.work !== null;
  }

  /** The first part comes at once. Other work that is still going on is done before. */
  run(work: Iterator<void, void>): void {
    this.finish();
    this.work = work;
    this.go();
  }

  /** All that is left, now. */
  finish(): void {
    const { work } = this;
    this.forget();
    while (work && !work.next().done);
  }

  /** What is left is never done. */
  forget(): void {
    this.cancel?.();
    [this.work, this.cancel] = [null, null];
  }

  private go(): void {
    const { work } = this;
    if (!work || work.next().done) {
      if (this.work === work) this.work = null;
    } else if (this.work === work) this.cancel = afterFrame(() => this.go());
  }
}
