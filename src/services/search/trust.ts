import { findMemos } from '../../db/repos/memos.ts';
import { findSpace, listIds } from '../../db/repos/passages.ts';
import { measure, SAMPLED } from '../../retrieval/measure.ts';
import type { Embedder } from '../../retrieval/models.ts';
import { readTrust, type Trust, writeTrust } from '../../retrieval/trust.ts';
import type { Database } from '../change/database.ts';
import type { Pause } from '../change/pace.ts';
import { SEARCHED } from './searched.ts';

interface TrustWork {
  readonly user: string;
  readonly embedder: Embedder;
  /** Awaited before each batch; ends the work by throwing. */
  readonly pause: Pause;
  readonly signal?: AbortSignal | undefined;
}

/** Measured again when there is so many times as much to search. */
const GROWN = 2;

/**
 * Finds out what an embedder is worth on a user's own memos, unless that is
 * known for about as many as there are. Takes seconds to minutes: not for a search. Undefined where
 * there are too few memos to tell. Throws ModelFailure, and the reason of the signal.
 */
export async function keepTrust(
  { db }: Database,
  { user, embedder, pause, signal }: TrustWork,
): Promise<Trust | undefined> {
  const { passages } = (await findSpace(db, user, SEARCHED.memos.kind)) ?? { passages: 0 };
  const known = await readTrust(db, user, embedder.id);
  if (known && passages <= GROWN * known.passages) return known;
  const ids = await listIds(db, user, 'memos');
  const step = Math.max(1, ids.length / SAMPLED);
  const sample = ids.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
  const found = await measure([...(await findMemos(db, user, sample)).values()], {
    embed: embedder.embed.bind(embedder),
    pause,
    signal,
  });
  if (!found) return undefined;
  const trust = { ...found, passages };
  await writeTrust(db, user, embedder.id, trust);
  return trust;
}
