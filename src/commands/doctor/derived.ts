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

/** Occurrences that are compared: about a second's work; --repair compares all. */
const MOST_OCCURRENCES = 20_000;

/** Whether the cached occurrences are those that the rules give. */
export async function checkOccurrences(db: Executor): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { user, tzdata, zone } of await builtWith(db)) {
    if (tzdata !== undefined && tzdata !== process.versions.tz) {
      findings.push(
        warning(
          `Occurrences were worked out with zone data ${tzdata}, and this Node has ${process.versions.tz}: they are worked out anew at the next use.`,
        ),
      );
      continue;
    }
    const { ids: wrong, compared, all } = await outOfStep(db, user, zone ?? 'UTC', MOST_OCCURRENCES);
    if (compared < all)
      findings.push(ok(`Occurrences of ${compared} events out of ${all} were compared with their rules`));
    if (wrong.length > 0) {
      findings.push(
        problem(
          `The occurrences of ${wrong.length} event${wrong.length === 1 ? '' : 's'} (such as ${wrong[0]}) are not those that their rules give: perch-mcp doctor --repair`,
        ),
      );
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
    const what = wrong.length === 1 ? 'One reminder' : `${wrong.length} reminders`;
    findings.push(problem(`${what} (such as ${wrong[0]}) would not go off when it says: perch-mcp doctor --repair`));
  }
  return findings;
}

/** Whether events lie where events can: earlier releases took slot tokens that did not. */
export async function checkYears(db: Executor): Promise<Finding[]> {
  const { count, id } = await eventsBeyond(db, { first: FIRST_WALL, end: END_WALL });
  if (count === 0) return [];
  const what = count === 1 ? `One event (${id}) lies` : `${count} events (such as ${id}) lie`;
  return [
    problem(
      `${what} outside of the years 1900–2200, and exports leave out what other programs cannot read: have the assistant move or delete such events, or remove them with perch-mcp erase.`,
    ),
  ];
}
