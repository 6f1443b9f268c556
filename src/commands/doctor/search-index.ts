import { usersWithText } from '../../db/repos/inspect.ts';
import type { Executor } from '../../db/schema.ts';
import { indexOutOfStep } from '../../services/search/verify.ts';
import { type Finding, ok, problem } from './finding.ts';

/** Some seconds' work; --repair compares all. */
const MOST_COMPARED = 5_000;

/** Whether the search index holds the words that memos and memories have. */
export async function checkSearchIndex(db: Executor): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const user of await usersWithText(db)) {
    const { ids, compared, all, isMiscounted } = await indexOutOfStep(db, user, MOST_COMPARED);
    if (compared < all) findings.push(ok(`The search index of ${compared} texts out of ${all} was compared with them`));
    if (ids.length > 0 || isMiscounted) {
      const such = ids.length > 0 ? ` (such as ${ids[0]})` : '';
      const what = `${ids.length} text${ids.length === 1 ? '' : 's'}${such}`;
      findings.push(problem(`The search index has other words of ${what}, or other counts: perch-mcp doctor --repair`));
    }
  }
  return findings;
}
