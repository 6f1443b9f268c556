import { type DirectReader, directReader } from './dialects/sql.ts';
import type { Executor } from './schema.ts';

/** Values that are kept of one store at a time. */
const MOST = 1_000;

interface Known<Value> {
  readonly version: number;
  readonly values: Map<string, Value>;
}

/** What was found out about a store, until anybody commits something to it. */
export class Kept<Value> {
  readonly #known = new WeakMap<DirectReader, Known<Value>>();

  /** What is known of the store as it is now, by keys of the caller's; undefined where nobody tells of commits. */
  of(executor: Executor): Map<string, Value> | undefined {
    const reader = directReader(executor);
    const version = reader?.version();
    if (!reader || version === undefined) return undefined;
    const known = this.#known.get(reader);
    if (known?.version === version && known.values.size < MOST) return known.values;
    const values = new Map<string, Value>();
    this.#known.set(reader, { version, values });
    return values;
  }
}
