import { findSpace } from '../db/repos/passages.ts';
import { findVectorSpace } from '../db/repos/vectors.ts';
import type { Executor } from '../db/schema.ts';
import type { AskedModels, QueryVector } from './asked-models.ts';
import { DEPTH } from './fuse.ts';
import { type Outcome, type Shortfall, type Stored, searchFused, type Wish } from './fused-search.ts';
import type { Scope } from './hits.ts';
import type { Found } from './lexical.ts';
import { searchWords } from './search.ts';
import { AUTO, PLANS, type Plan, type Ran } from './strategies.ts';
import { readTrust, UNMEASURED } from './trust.ts';

/** So many of what the words find are looked at where what fits badly is left out. */
const SIFTED = 200;

/**
 * Items by words, by meaning, or by both. Whatever becomes of a model, the
 * answer comes, and without one it is that of the words alone. Throws only what the store throws.
 */
export async function search(executor: Executor, scope: Scope, models: AskedModels, wish: Wish): Promise<Outcome> {
  const { query, strategy, most, minScore } = wish;
  const byWords = async (shortfall?: Shortfall): Promise<Outcome> =>
    ofWords(await searchWords(executor, scope, query, most), shortfall);
  if (strategy === 'bm25') return byWords();
  // The words are looked for while the embedder is at work; as deep as its list goes where it is likely to answer.
  const asked = models.embed(query);
  const deep = Math.max(most, minScore === undefined ? DEPTH : SIFTED);
  const depth = models.isReady ? deep : most;
  const words = await searchWords(executor, scope, query, depth);
  const answer = await asked;
  const plain = (shortfall?: Shortfall): Outcome | Promise<Outcome> =>
    depth === most ? ofWords(words, shortfall) : byWords(shortfall);
  if (!answer) return plain(strategy === 'auto' ? undefined : { of: 'embedder', why: 'none' });
  if ('lack' in answer) return plain({ of: 'embedder', why: answer.lack });
  const stored = await vectorsFor(executor, scope, answer.value);
  if (typeof stored === 'string') return stored === 'empty' ? plain() : plain({ of: 'embedder', why: stored });
  const ran = strategy === 'auto' ? AUTO : strategy;
  const plan = await planFor(executor, scope.user, answer.value.embedder, ran);
  if (plan.vectors === 0) {
    return plain(strategy === 'auto' ? undefined : { of: 'embedder', why: 'not helpful' });
  }
  const { hits } = depth < deep ? await searchWords(executor, scope, query, deep) : words;
  return searchFused(executor, scope, models, wish, { ran, plan, words: hits, ...answer.value, ...stored });
}

const ofWords = ({ hits, full }: Found, shortfall: Shortfall | undefined): Outcome => ({
  ran: 'bm25',
  shortfall,
  hits: hits.map((hit, at) => ({ ...hit, score: Math.min(1, hit.score / full), ranks: { bm25: at + 1 } })),
});

/** What there is to compare the vector of a query with, or why there is nothing. */
async function vectorsFor(
  executor: Executor,
  { user, kind }: Scope,
  { embedder, vector }: QueryVector,
): Promise<Stored | 'empty' | 'no vectors' | 'dimension'> {
  const { passages: all } = (await findSpace(executor, user, kind)) ?? { passages: 0 };
  if (all === 0) return 'empty';
  const space = await findVectorSpace(executor, user, kind, embedder);
  if (!space || space.vectors === 0) return 'no vectors';
  return space.dimension === vector.length ? { space, all } : 'dimension';
}

/** The weights of a strategy, that of meaning as far as the embedder has earned it. */
async function planFor(executor: Executor, user: string, embedder: string, ran: Ran): Promise<Plan> {
  const plan = PLANS[ran];
  if (plan.words === 0) return plan;
  const { weight } = (await readTrust(executor, user, embedder)) ?? { weight: UNMEASURED };
  return { ...plan, vectors: plan.vectors * weight };
}
