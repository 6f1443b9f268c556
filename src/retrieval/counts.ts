import { type Frequency, presentTerms, type Space, termFrequencies } from '../db/repos/passages.ts';
import type { Executor } from '../db/schema.ts';

/** How many passages hold each term. The next search reuses the counts, as long as nothing was written in between. */

interface Known {
  /** What the space came to when these were counted. */
  readonly at: string;
  readonly counts: Map<string, number>;
}

const MOST_KNOWN = 20_000;

const known = new WeakMap<Executor, Map<number, Known>>();

const stateOf = ({ passages, terms, first_passage, last_passage }: Space): string =>
  `${passages} ${terms} ${first_passage} ${last_passage}`;

function countsIn(executor: Executor, space: Space): Map<string, number> {
  const spaces = known.get(executor) ?? new Map<number, Known>();
  known.set(executor, spaces);
  const at = stateOf(space);
  const found = spaces.get(space.id);
  if (found?.at === at && found.counts.size < MOST_KNOWN) return found.counts;
  const counts = new Map<string, number>();
  spaces.set(space.id, { at, counts });
  return counts;
}

/** How many passages of a space hold each of some terms, or with `begun` one that begins with it; estimated for frequent terms. */
export async function frequenciesOf(
  executor: Executor,
  space: Space,
  terms: readonly string[],
  begun: boolean,
): Promise<ReadonlyMap<string, number>> {
  const counts = begun ? new Map<string, number>() : countsIn(executor, space);
  const unknown = [...new Set(terms)].filter((term) => !counts.has(term));
  const found = unknown.length > 0 ? await termFrequencies(executor, space, unknown, begun) : [];
  for (const [at, term] of unknown.entries()) counts.set(term, estimated(space, found[at] as Frequency));
  return counts;
}

function estimated(space: Space, { count, last }: Frequency): number {
  if (last === undefined) return Math.min(count, space.passages);
  const { passages, first_passage: first, last_passage: end } = space;
  const seen = (last - first + 1) / (end - first + 1);
  return Math.min(passages, Math.max(count, Math.round(count / Math.max(seen, 0.001))));
}

/** Which of some terms are held at all, and by how many passages; what is not known yet is counted up to `most`. */
export async function countsOf(
  executor: Executor,
  space: Space,
  terms: readonly string[],
  most: number,
): Promise<Map<string, number>> {
  const counts = countsIn(executor, space);
  const unknown = [...new Set(terms)].filter((term) => !counts.has(term));
  const found = unknown.length > 0 ? await presentTerms(executor, space, unknown, most) : new Map<string, number>();
  for (const term of unknown) if ((found.get(term) ?? 0) === 0) counts.set(term, 0);
  return new Map(
    terms.flatMap((term) => {
      const count = counts.get(term) ?? found.get(term) ?? 0;
      return count > 0 ? [[term, count]] : [];
    }),
  );
}
