interface Line {
  running: number;
  readonly waiting: (() => void)[];
}

/** Lets each user do so many things at the same time. A few more wait for their turn: hosts call several tools at once. */
export class Turns {
  readonly #lines = new Map<string, Line>();

  /** Resolves with what ends the turn; undefined where too many wait already. */
  async take(user: string, atOnce: number, mostWaiting: number): Promise<(() => void) | undefined> {
    const line = this.#lines.get(user) ?? { running: 0, waiting: [] };
    this.#lines.set(user, line);
    if (line.running < atOnce) line.running++;
    else if (line.waiting.length >= mostWaiting) return undefined;
    else await new Promise<void>((resolve) => line.waiting.push(resolve));
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      const next = line.waiting.shift();
      if (next) return next();
      line.running--;
      if (line.running === 0) this.#lines.delete(user);
    };
  }
}
