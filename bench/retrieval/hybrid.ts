import { openDatabase } from '../../src/db/file/open.ts';
import { writeTrust } from '../../src/retrieval/trust.ts';
import { modelsWith, tokenEmbedder } from '../../test/models/token-embedder.ts';
import { perchOn } from './engines.ts';

const DIMENSION = 384;

/**
 * Perch on a store of notes that have vectors, searching by words and meaning at
 * once. The embedder is made up and takes next to no time: what it costs to embed a query is left out.
 */
export async function hybridOn(file: string) {
  const embedder = tokenEmbedder({ id: 'made up', dimension: DIMENSION });
  const perch = await perchOn(file, modelsWith(embedder));
  await perch.services.reindex(await perch.caller('reindex'), {});
  // It adds nothing to the words, and would be left out.
  const { db, close } = await openDatabase({ path: file, now: Date.now });
  const whole = { weight: 1, asked: 0, words: 0, vectors: 0, fused: 0, passages: Number.MAX_SAFE_INTEGER };
  await writeTrust(db, 'local', embedder.id, whole);
  await close();
  const asked = await perch.caller('memo_search');
  return {
    close: perch.close,
    async find(query: string): Promise<void> {
      const { strategy } = await perch.services.memos.search(asked, { query, strategy: 'hybrid_standard' });
      if (strategy !== 'hybrid_standard') throw new Error(`"${query}" was searched by ${strategy}`);
    },
  };
}
