import { builtWith, eventsBeyond, remindersBuiltWith, usersWithText } from '../../db/repos/inspect.ts';
import { findSpace } from '../../db/repos/passages.ts';
import { listVectorSpaces } from '../../db/repos/vectors.ts';
import type { Executor } from '../../db/schema.ts';
import { END_WALL, FIRST_WALL } from '../../domain/time/limits.ts';
import { readTrust } from '../../retrieval/trust.ts';
import { outOfStep } from '../../services/events/verify.ts';
import { triggersOutOfStep } from '../../services/reminders/verify.ts';
import { SEARCHED } from '../../services/search/searched.ts';
import { indexOutOfStep } from '../../services/search/verify.ts';
import { trustText } from '../terminal/trust.ts';
import { type Finding, ok, problem, warning } from './finding.ts';

/** Texts that are compared: some seconds' work; --repair compares all. */
const MOST_TEXTS = 5_000;

/** Whether the search index holds the words that memos and memories have. */
export async function checkSearchIndex(db: Executor): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const user of await usersWithText(db)) {
    const { ids, compared, all, isMiscounted, vectors } = await indexOutOfStep(db, user, MOST_TEXTS);
    if (compared < all) findings.push(ok((say) => say.indexCompared({ compared, all })));
    if (ids.length > 0 || isMiscounted) {
      findings.push(problem((say) => say.indexWrong({ count: ids.length, such: ids[0] })));
    }
    if (vectors > 0) {
      findings.push(problem((say) => say.vectorsWrong({ count: vectors })));
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
    const facts = { embedder, embedded, all };
    const trust = await readTrust(db, user, embedder);
    findings.push(
      ok((say) => say.vectors(facts)),
      ok((say) => trustText(trust, say)),
    );
  }
  return findings;
}

/** Occurrences that are compared: about a second's work; --repair compares all. */
const MOST_OCCURRENCES = 20_000;

/** Whether the cached occurrences are those that the rules give. */
export async function checkOccurrences(db: Executor): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { user, tzdata, zone } of await builtWith(db)) {
    if (tzdata !== undefined && tzdata !== process.versions.tz) {
      findings.push(warning((say) => say.otherZoneData({ built: tzdata, here: process.versions.tz ?? '' })));
      continue;
    }
    const { ids: wrong, compared, all } = await outOfStep(db, user, zone ?? 'UTC', MOST_OCCURRENCES);
    if (compared < all) findings.push(ok((say) => say.occurrencesCompared({ compared, all })));
    if (wrong.length > 0) {
      findings.push(problem((say) => say.occurrencesWrong({ count: wrong.length, such: wrong[0] })));
    }
  }
  return findings;
}

/** Whether reminders are listed at the times that they say. */
export async function checkReminders(db: Executor): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { user, zone } of await remindersBuiltWith(db)) {
    const wrong = await triggersOutOfStep(db, { user, zone: zone ?? 'UTC', now: Date.now() });
    if (wrong.length === 0) continue;
    findings.push(problem((say) => say.remindersWrong({ count: wrong.length, such: wrong[0] })));
  }
  return findings;
}

/** Whether events lie where events can: earlier releases took slot tokens that did not. */
export async function checkYears(db: Executor): Promise<Finding[]> {
  const { count, id } = await eventsBeyond(db, { first: FIRST_WALL, end: END_WALL });
  if (count === 0) return [];
  return [problem((say) => say.beyondYears({ count, such: id ?? undefined }))];
}
