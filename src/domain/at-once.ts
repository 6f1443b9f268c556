/** Lets so many do something at the same time; the others wait for their turn, in order. */
export class AtOnce {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(most: number) {
    this.#free = most;
  }

  /** Resolves when it is one's turn, with what ends it. */
  async take(): Promise<() => void> {
    if (this.#free > 0) this.#free--;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free++;
    };
  }

  async run<Value>(work: () => Promise<Value>): Promise<Value> {
    const end = await this.take();
    return work().finally(end);
  }
}
