import { listReminders } from '../../db/repos/reminders.ts';
import type { Executor } from '../../db/schema.ts';
import { readTime } from '../../domain/arguments/spoken.ts';
import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import { lastRing, nextRings, type Ring } from '../../domain/reminders/rings.ts';
import { closedAs } from '../../domain/reminders/state.ts';
import { DAY } from '../../domain/time/wall.ts';
import { startOfDay } from '../../domain/time/zone.ts';
import { say } from '../../messages/say.ts';
import { isQuestion, type Question } from '../change/question.ts';
import type { Part } from '../change/removal.ts';
import { type Kind, notFound } from '../items/kind.ts';
import { whichPart } from '../items/part.ts';
import { byTitle, named, type Titled, unnamed } from '../items/target.ts';
import { loadReminders, withEvents } from './load.ts';
import { listedReminder, occurrenceOf, shownOf, titleOf } from './present.ts';
import type { Loaded } from './rows.ts';

export interface TargetInput extends Part {
  readonly id?: string | undefined;
  readonly match?: string | undefined;
}

export interface Target {
  readonly reminder: Loaded;
  /** Absent for one that does not repeat. */
  readonly scope?: NonNullable<Part['scope']>;
  /** The occurrence meant; absent with scope `all` when none was named. */
  readonly ring?: Ring;
}

const REMINDERS: Kind = {
  noun: ['提醒', 'reminder'],
  lookUp: () => ({ tool: 'reminder_query', arguments: { status: 'all' } }),
};

/** The reminder of an id or a reference such as `k7#2`. Throws NOT_FOUND. */
async function reminderBy(
  executor: Executor,
  caller: Caller,
  text: string,
): Promise<{ reminder: Loaded; occurrence: string | undefined }> {
  const { id, occurrence } = await named(executor, caller, text);
  const [reminder] = await loadReminders(executor, caller, [id]);
  if (!reminder) throw notFound(caller, id, REMINDERS);
  return { reminder, occurrence };
}

/** The reminder that a call means, and which of its occurrences, or the question that must be asked first. Throws NOT_FOUND. */
export async function findTarget(executor: Executor, caller: Caller, input: TargetInput): Promise<Target | Question> {
  if (input.id !== undefined) {
    const { reminder, occurrence } = await reminderBy(executor, caller, input.id);
    return withScope(caller, reminder, { ...input, occurrence: input.occurrence ?? occurrence });
  }
  if (input.match === undefined) throw unnamed(caller);
  const all = await withEvents(executor, caller, await listReminders(executor, caller.user));
  const byId = new Map(all.map((one) => [one.row.id, one]));
  const found = await byTitle(caller, input.match, REMINDERS, {
    titles: async () => all.map((one) => titled(caller, one)),
    list: async (ids) => ids.map((id) => listedReminder(caller, byId.get(id) as Loaded)),
  });
  return isQuestion(found) ? found : withScope(caller, byId.get(found.id) as Loaded, input);
}

const titled = (caller: Caller, reminder: Loaded): Titled => ({
  id: reminder.row.id,
  title: titleOf(caller, reminder),
  /** Whether anything of it is due, snoozed or to come. */
  get current() {
    const status = shownOf(caller, reminder)?.standing.status;
    return status === 'due' || status === 'snoozed' || status === 'pending';
  },
});

/** A repeating reminder needs a scope, and unless all of it is meant, the occurrence: never a guess. */
function withScope(caller: Caller, reminder: Loaded, { scope, occurrence }: Part): Target | Question {
  if (!reminder.rings.recurring) return { reminder };
  if (scope !== undefined && (scope === 'all' || occurrence !== undefined)) {
    if (occurrence === undefined) return { reminder, scope };
    const ring = ringBy(caller, reminder, occurrence);
    if (isQuestion(ring)) return ring;
    // With nothing left before it, `this_and_future` is all of the series, and asked about as such.
    const isAll = scope === 'this_and_future' && lastRing(reminder.rings, ring.at - 1) === undefined;
    return { reminder, scope: isAll ? 'all' : scope, ring };
  }
  const title = titleOf(caller, reminder);
  return {
    asks: whichPart(caller, { title, noun: REMINDERS.noun }, { scope, occurrence }),
    list: likely(caller, reminder, 5).map((ring) => listedReminder(caller, reminder, ring)),
  };
}

/** Occurrences that a user may mean: the one that is due, and the next ones that are open. */
function likely(caller: Caller, reminder: Loaded, limit: number): Ring[] {
  const last = lastRing(reminder.rings, caller.now);
  const all = [...(last ? [last] : []), ...nextRings(reminder.rings, caller.now, 50)];
  const open = all.filter((ring) => closedAs(reminder, ring) === undefined);
  return (open.length > 0 ? open : all).slice(0, limit);
}

/** The occurrence of this original start, in any form that times have; also one that goes off then, or alone does so on that day. */
function ringBy(caller: Caller, reminder: Loaded, text: string): Ring | Question {
  const { rings } = reminder;
  const reading = readTime(text, caller, 'occurrence');
  if (isQuestion(reading)) return reading;
  const from = reading.kind === 'instant' ? reading.instant : startOfDay(reading.wall, caller.zone);
  const to = reading.kind === 'instant' ? from + 1 : startOfDay(reading.wall + DAY, caller.zone);
  const [only, ...others] = [...(rings.starting(from) ? [rings.starting(from) as Ring] : rings.between(from, to, 2))];
  if (only && others.length === 0) return only;
  const next = likely(caller, reminder, 3).map((ring) => occurrenceOf(caller, reminder, ring));
  const title = titleOf(caller, reminder);
  throw new UserError(
    'NOT_FOUND',
    say(caller, `“${title}”没有 ${text} 这一次。`, `"${title}" has no occurrence at ${text}.`),
    {
      hint: say(
        caller,
        `occurrence 是某一次原来的时间，例如 ${next.join('、')}。`,
        `occurrence is the original time of one occurrence, such as ${next.join(', ')}.`,
      ),
    },
  );
}
