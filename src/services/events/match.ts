import MiniSearch from 'minisearch';
import { listTitles } from '../../db/repos/events.ts';
import type { Executor } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { tokenise } from '../../retrieval/tokenise.ts';

/** Ids of events by the words of a title: the one that is meant, several that fit, or some that are only similar. */
export type Match = { readonly only: string } | { readonly several: string[] } | { readonly similar: string[] };

const normalise = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** Upcoming before past, exact before contained; a series counts once. */
export async function matchTitle(executor: Executor, caller: Caller, match: string): Promise<Match> {
  const wanted = normalise(match);
  const all = (await listTitles(executor, caller.user)).map((row) => ({ ...row, key: normalise(row.title) }));
  const upcoming = all.filter((row) => row.last_end === null || row.last_end > caller.now);
  const exactly = (rows: typeof all): typeof all => rows.filter((row) => row.key === wanted);
  const containing = (rows: typeof all): typeof all => rows.filter((row) => wanted !== '' && row.key.includes(wanted));
  for (const hits of [exactly(upcoming), containing(upcoming), exactly(all), containing(all)]) {
    const [first] = hits;
    if (first && hits.length === 1) return { only: first.id };
    if (first) return { several: hits.map((row) => row.id) };
  }
  return { similar: similarTitles(all, match) };
}

function similarTitles(rows: readonly { id: string; title: string }[], match: string): string[] {
  const index = new MiniSearch({ fields: ['title'], tokenize: tokenise, processTerm: (term) => term });
  index.addAll(rows);
  return index.search(match, { fuzzy: 0.25, prefix: true }).map((hit) => hit.id as string);
}
