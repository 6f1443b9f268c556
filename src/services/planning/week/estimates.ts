import type { GroupRow, TodoRow } from '../../../db/schema.ts';
import type { Caller } from '../../../domain/caller.ts';
import { messages } from '../../../messages/index.ts';
import { listed } from './names.ts';
import { USUAL_MINUTES, type UsualTimes } from './usual.ts';

/** Nobody gets into something in less. */
const LEAST = 15;

/** How long todos take, and what of that was assumed. */
export class Estimates {
  readonly #caller: Caller;
  readonly #usual: UsualTimes | undefined;
  /** Titles by what is said of them. */
  readonly #said = new Map<string, { readonly say: (names: string) => string; readonly names: string[] }>();

  constructor(caller: Caller, usual: UsualTimes | undefined) {
    this.#caller = caller;
    this.#usual = usual;
  }

  get assumptions(): string[] {
    return [...this.#said.values()].map(({ say, names }) => say(listed(this.#caller, names)));
  }

  /** Minutes of a todo: as it is estimated, with what such todos usually take beside that; else as its group, the profile or others like it say. */
  of(row: TodoRow, group: GroupRow | undefined): number {
    const { plan } = messages(this.#caller);
    const minutes = row.estimate_minutes;
    if (minutes !== null) {
      const ratio = this.#usual?.ratio(row);
      if (!ratio) return minutes;
      const { factor, label: tag, cases } = ratio;
      this.#note(`${tag} ${factor}`, row, (names) => plan.learnedRatio({ factor, tag, cases, names }));
      return Math.max(Math.min(minutes, LEAST), Math.round((minutes * factor) / LEAST) * LEAST);
    }
    const fixed = group?.default_duration_minutes ?? this.#caller.usualMinutes;
    const learned = fixed === undefined ? this.#usual?.estimate(row) : undefined;
    if (learned) {
      const { value, agreeing, cases: all } = learned;
      this.#note(`${value} ${agreeing} ${all}`, row, (names) =>
        plan.learnedMinutes({ minutes: value, agreeing, all, names }),
      );
      return value;
    }
    const guess = fixed ?? USUAL_MINUTES;
    this.#note(String(guess), row, (names) => plan.assumedMinutes({ minutes: guess, names }));
    return guess;
  }

  #note(key: string, { title }: TodoRow, say: (names: string) => string): void {
    const known = this.#said.get(key);
    if (known) known.names.push(title);
    else this.#said.set(key, { say, names: [title] });
  }
}
