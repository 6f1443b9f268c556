import { findMemories, findSuccessors, listHolding } from '../../db/repos/memories.ts';
import type { Executor, MemoryRow } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import type { MemoryKind } from '../../domain/memory.ts';
import { messages } from '../../messages/index.ts';
import type { AskedModels } from '../../retrieval/asked-models.ts';
import { search } from '../../retrieval/hybrid.ts';
import type { Database } from '../change/database.ts';
import type { Result } from '../change/envelope.ts';
import { type ProfileView, readProfile } from '../profile/read.ts';
import { SEARCHED } from '../search/searched.ts';
import { shortfallText } from '../search/shortfall.ts';
import { holds, type MemoryView, memoryView } from './present.ts';

export interface MemorySearchInput {
  /** The words to look for; without them all that holds comes, the newest first. */
  readonly query?: string | undefined;
  readonly kind?: MemoryKind | undefined;
  readonly limit?: number | undefined;
}

export interface FoundMemory extends MemoryView {
  /** 0 to 1; of what holds no longer half of what it earns. */
  score: number;
}

export type MemorySearchResult = Result<{ memories: FoundMemory[]; profile: ProfileView; degraded: string }>;

/** What is left of the score of what holds no longer. */
const PAST = 0.5;
/** Steps from a memory to the one that holds now in its place. */
const DEEPEST = 20;

/** What is known about the user and holds words of the query, in either language, or means the same; what holds now comes first, what used to is said to. */
export async function searchMemories(
  { db }: Database,
  models: AskedModels,
  caller: Caller,
  { query, kind, limit = 10 }: MemorySearchInput,
): Promise<MemorySearchResult> {
  if (query === undefined) return browse(db, caller, { kind, limit });
  const { user, now } = caller;
  const scope = {
    user,
    kind: SEARCHED.memories.kind,
    table: 'memories' as const,
    ...(kind !== undefined && { filter: { kind } }),
  };
  // Twice as many, so that what used to hold does not take the places of what does.
  const { hits, shortfall } = await search(db, scope, models, { query, strategy: 'auto', most: 2 * limit });
  const rows = await findMemories(
    db,
    user,
    hits.map(({ item }) => item),
  );
  const scores = new Map(hits.map(({ item, score }) => [item, score]));
  const past = [...rows.values()].filter((row) => !holds(row, now));
  const { successors, present } = await inTheirPlace(db, user, past);
  for (const [id, row] of present) {
    if (!holds(row, now) || (kind !== undefined && row.kind !== kind)) continue;
    rows.set(row.id, row);
    scores.set(row.id, Math.max(scores.get(row.id) ?? 0, scores.get(id) ?? 0));
  }
  const order = new Map(hits.map(({ item }, index) => [item, index]));
  const memories = [...rows.values()]
    .map((row) => {
      const score = (scores.get(row.id) ?? 0) * (holds(row, now) ? 1 : PAST);
      return { ...memoryView(caller, row, successors.get(row.id)), score: Math.round(score * 1_000) / 1_000 };
    })
    .sort((a, b) => b.score - a.score || (order.get(a.id) ?? hits.length) - (order.get(b.id) ?? hits.length))
    .slice(0, limit);
  const degraded = shortfallText(caller, shortfall);
  return {
    status: 'final',
    message: messageOf(caller, memories.length),
    memories,
    profile: await readProfile(db, caller),
    ...(degraded !== undefined && { degraded }),
  };
}

/** Memories that are looked at without a query. */
const LOOKED_AT = 1_000;

/** All that holds, the newest first. */
async function browse(
  db: Executor,
  caller: Caller,
  { kind, limit }: { readonly kind: MemoryKind | undefined; readonly limit: number },
): Promise<MemorySearchResult> {
  const all = await listHolding(db, caller.user, caller.now, LOOKED_AT);
  const rows = all.filter((row) => kind === undefined || row.kind === kind);
  const { newest, noneYet } = messages(caller).memories;
  return {
    status: 'final',
    message: rows.length === 0 ? noneYet : newest({ shown: Math.min(limit, rows.length), total: rows.length }),
    memories: rows.slice(0, limit).map((row) => ({ ...memoryView(caller, row), score: 1 })),
    profile: await readProfile(db, caller),
  };
}

/** What came in the place of each: at once, and in the end. */
async function inTheirPlace(executor: Executor, user: string, past: readonly MemoryRow[]) {
  const successors = new Map<string, string>();
  const present = new Map<string, MemoryRow>();
  let asked = new Map(past.map(({ id }) => [id, [id]]));
  for (let step = 0; asked.size > 0 && step < DEEPEST; step++) {
    const found = await findSuccessors(executor, user, [...asked.keys()]);
    const next = new Map<string, string[]>();
    for (const [id, row] of found) {
      if (!successors.has(id)) successors.set(id, row.id);
      const from = asked.get(id) ?? [];
      for (const one of from) present.set(one, row);
      next.set(row.id, [...(next.get(row.id) ?? []), ...from]);
    }
    asked = next;
  }
  return { successors, present };
}

const messageOf = (caller: Caller, count: number): string =>
  count > 0 ? messages(caller).memories.found({ count }) : messages(caller).memories.noneFound;

/** What is known about a user. */
export interface KnownUser {
  readonly profile: ProfileView;
  /** Newest first. */
  readonly memories: readonly MemoryView[];
}

const MOST = 50;

export async function readKnown({ db }: Database, caller: Caller): Promise<KnownUser> {
  const rows = await listHolding(db, caller.user, caller.now, MOST);
  return { profile: await readProfile(db, caller), memories: rows.map((row) => memoryView(caller, row)) };
}
