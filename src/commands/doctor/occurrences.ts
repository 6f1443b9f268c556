import { builtWith, eventsBeyond, remindersBuiltWith } from '../../db/repos/inspect.ts';
import type { Executor } from '../../db/schema.ts';
import { END_WALL, FIRST_WALL } from '../../domain/time/limits.ts';
import { outOfStep } from '../../services/events/verify.ts';
import { duesOutOfStep } from '../../services/reminders/verify.ts';
import { type Finding, ok, problem, warning } from './finding.ts';

/** About a second's work; --repair compares all. */
const MOST_COMPARED = 20_000;

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
    const { ids: wrong, compared, all } = await outOfStep(db, user, zone ?? 'UTC', MOST_COMPARED);
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

/** Whether reminders are listed at the times that they say. */
export async function checkReminders(db: Executor): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { user, zone } of await remindersBuiltWith(db)) {
    const wrong = await duesOutOfStep(db, { user, zone: zone ?? 'UTC', now: Date.now() });
    if (wrong.length === 0) continue;
    const what = wrong.length === 1 ? 'One reminder' : `${wrong.length} reminders`;
    findings.push(problem(`${what} (such as ${wrong[0]}) would not go off when it says: perch-mcp doctor --repair`));
  }
  return findings;
}
