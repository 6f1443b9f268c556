import { setImmediate } from 'node:timers/promises';
import { codesAfter, type VectorSpace } from '../db/repos/vectors.ts';
import type { Executor } from '../db/schema.ts';
import { Codes } from './codes.ts';

/** Codes are kept for as long as searches come; without them there is one read of a few hundred milliseconds at 100,000. */
const IDLE_MS = 10 * 60_000;
/** All spaces together: codes of about a million vectors of 384 components. */
const MOST_BYTES = 80_000_000;
const READ_AT_ONCE = 2_000;
/** Codes of vectors that are gone are let be while they are this part of all. */
const GONE = 0.1;

/** The codes of one space, as far as they were read. */
interface Entry {
  codes: Codes;
  /** Id of the newest vector among them. */
  last: number;
  readonly isCentered: boolean;
  reading: Promise<void> | undefined;
  timer: NodeJS.Timeout | undefined;
  forget(): void;
}

/** By the store that they are of. */
const stores = new WeakMap<Executor, Map<number, Entry>>();
/** All of them, the one that was used longest ago first. */
const used = new Set<Entry>();

/**
 * The codes of a space, with all that any process has added. Of those that are
 * gone some are left: the vectors themselves tell.
 */
export async function codesOf(executor: Executor, space: VectorSpace): Promise<Codes> {
  const known = stores.get(executor) ?? new Map<number, Entry>();
  stores.set(executor, known);
  let entry = known.get(space.id);
  if (entry && entry.isCentered !== (space.center !== null)) {
    entry.forget();
    entry = undefined;
  }
  entry ??= newEntry(known, space);
  touch(entry);
  await read(executor, space, entry);
  const gone = entry.codes.count - space.vectors;
  // Fewer than there are: what was in the store is another now, such as a backup.
  if (gone < 0 || gone > GONE * entry.codes.count + READ_AT_ONCE) {
    entry.codes = new Codes(space.dimension, space.vectors);
    entry.last = 0;
    await read(executor, space, entry);
  }
  return entry.codes;
}

function newEntry(known: Map<number, Entry>, { id, dimension, vectors, center }: VectorSpace): Entry {
  const entry: Entry = {
    codes: new Codes(dimension, vectors),
    last: 0,
    isCentered: center !== null,
    reading: undefined,
    timer: undefined,
    forget() {
      clearTimeout(entry.timer);
      used.delete(entry);
      if (known.get(id) === entry) known.delete(id);
    },
  };
  known.set(id, entry);
  return entry;
}

function touch(entry: Entry): void {
  used.delete(entry);
  used.add(entry);
  clearTimeout(entry.timer);
  entry.timer = setTimeout(() => entry.forget(), IDLE_MS).unref();
  let bytes = [...used].reduce((sum, { codes }) => sum + codes.memory, 0);
  for (const other of used) {
    if (bytes <= MOST_BYTES || other === entry) break;
    bytes -= other.codes.memory;
    other.forget();
  }
}

/** Reads what is new; those who ask meanwhile wait for the same read, then look again. */
async function read(executor: Executor, space: VectorSpace, entry: Entry): Promise<void> {
  await entry.reading?.catch(() => {});
  entry.reading ??= readNew(executor, space, entry).finally(() => {
    entry.reading = undefined;
  });
  await entry.reading;
}

async function readNew(executor: Executor, space: VectorSpace, entry: Entry): Promise<void> {
  for (;;) {
    const rows = await codesAfter(executor, space, entry.last, READ_AT_ONCE);
    for (const { passage, code } of rows) entry.codes.add(passage, code);
    entry.last = rows.at(-1)?.id ?? entry.last;
    if (rows.length < READ_AT_ONCE) return;
    await setImmediate();
  }
}
