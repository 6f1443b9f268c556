import { usersWithText } from '../../db/repos/inspect.ts';
import { findSpace } from '../../db/repos/passages.ts';
import { listVectorSpaces } from '../../db/repos/vectors.ts';
import type { Executor } from '../../db/schema.ts';
import { readTrust } from '../../retrieval/trust.ts';
import { SEARCHED } from '../../services/search/searched.ts';
import { indexOutOfStep } from '../../services/search/verify.ts';
import { trustText } from '../terminal/trust.ts';
import { type Finding, ok, problem } from './finding.ts';

/** Some seconds' work; --repair compares all. */
const MOST_COMPARED = 5_000;

/** Whether the search index holds the words that memos and memories have. */
export async function checkSearchIndex(db: Executor): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const user of await usersWithText(db)) {
    const { ids, compared, all, isMiscounted, vectors } = await indexOutOfStep(db, user, MOST_COMPARED);
    if (compared < all) findings.push(ok(`The search index of ${compared} texts out of ${all} was compared with them`));
    if (ids.length > 0 || isMiscounted) {
      const such = ids.length > 0 ? ` (such as ${ids[0]})` : '';
      const what = `${ids.length} text${ids.length === 1 ? '' : 's'}${such}`;
      findings.push(problem(`The search index has other words of ${what}, or other counts: perch-mcp doctor --repair`));
    }
    if (vectors > 0) {
      const what = vectors === 1 ? 'One vector belongs' : `${vectors} vectors belong`;
      findings.push(problem(`${what} to nothing, or cannot be read: perch-mcp doctor --repair`));
    }
    findings.push(...(await checkCoverage(db, user)));
  }
  return findings;
}

/** How many texts can be found by what they mean. */
async function checkCoverage(db: Executor, user: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [embedder, spaces] of Map.groupBy(await listVectorSpaces(db, user), (space) => space.embedder)) {
    let [embedded, all] = [0, 0];
    for (const { kind } of Object.values(SEARCHED)) {
      embedded += spaces.find((space) => space.kind === kind)?.vectors ?? 0;
      all += (await findSpace(db, user, kind))?.passages ?? 0;
    }
    const rest = embedded < all ? '; perch-mcp reindex makes the others' : '';
    findings.push(ok(`Vectors of ${embedder} for ${embedded} passages out of ${all}${rest}`));
    findings.push(ok(trustText(await readTrust(db, user, embedder))));
  }
  return findings;
}
