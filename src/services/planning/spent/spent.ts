import { listGroups } from '../../../db/repos/groups.ts';
import { listTodos } from '../../../db/repos/todos.ts';
import type { Executor, GroupRow, TodoRow } from '../../../db/schema.ts';
import type { Caller } from '../../../domain/caller.ts';
import { nameOfPerson, readInvitation } from '../../../domain/invitation.ts';
import { type Activity, type Spent, spentIn } from '../../../domain/spent/spent.ts';
import type { Window } from '../../../domain/time/event.ts';
import { DAY, formatWallDate, HOUR, wallDay } from '../../../domain/time/wall.ts';
import { startOfWeek, usualWeekStart } from '../../../domain/time/week-start.ts';
import { startOfDay, toWall } from '../../../domain/time/zone.ts';
import { occurrencesIn } from '../../availability/reading.ts';
import { listOf } from '../../items/todo-rows.ts';
import { type Found, withRows } from '../../series/present.ts';

/** Where time went: by what it was, and week after week. */
export interface SpentView extends Spent {
  /** Hours that plans had given to todos, and how many of these are of todos that are done. */
  readonly planned: number;
  readonly done: number;
  /** The last weeks, the one that the window ends in included. */
  readonly weeks: readonly { readonly start: string; readonly hours: number; readonly meetings: number }[];
}

const WEEKS = 4;
const MOST = 10_000;

/** What took time in the part of a window that is over. Undefined where none of it is. */
export async function spentOf(
  executor: Executor,
  caller: Caller,
  { from, to }: Window,
): Promise<SpentView | undefined> {
  const { now, user, zone } = caller;
  const past = { from, to: Math.min(to, now) };
  if (past.to <= past.from) return undefined;
  const weeks = weeksUntil(caller, past.to);
  const wide = { from: Math.min(from, weeks[0]?.from ?? from), to: past.to };
  const occurrences = await occurrencesIn(executor, caller, wide, { kind: 'blocking', most: MOST });
  const found = await withRows(executor, caller, occurrences);
  const groups = new Map((await listGroups(executor, user)).map((group) => [group.id, group]));
  const todos = new Map((await listTodos(executor, user)).map((todo) => [todo.id, todo]));
  const activities = found.flatMap((one) => activityOf(one, groups, todos));
  const planned = activities.filter(({ todo }) => todo !== undefined);
  const hoursOf = (some: readonly Activity[]): number => spentIn(some, past).hours;
  return {
    ...spentIn(activities, past),
    planned: hoursOf(planned),
    done: hoursOf(planned.filter(({ todo }) => todo?.status === 'done')),
    weeks: weeks.map((week) => {
      const { hours, meetings } = spentIn(activities, { from: week.from, to: Math.min(week.to, past.to) });
      return { start: formatWallDate(toWall(week.from, zone)), hours, meetings };
    }),
  };
}

function weeksUntil(caller: Caller, to: number): Window[] {
  const { weekStart, language, zone } = caller;
  const last = startOfWeek(wallDay(toWall(to - 1, zone)), weekStart ?? usualWeekStart(language, zone));
  return Array.from({ length: WEEKS }, (_one, index) => {
    const from = last - (WEEKS - 1 - index) * 7 * DAY;
    return { from: startOfDay(from, zone), to: startOfDay(from + 7 * DAY, zone) };
  });
}

type Known = Activity & { readonly todo: TodoRow | undefined };

/** A day away is no work, and an hour that is only held and not planned for anything is none either. */
function activityOf(
  { row, start, end }: Found,
  groups: ReadonlyMap<string, GroupRow>,
  todos: ReadonlyMap<string, TodoRow>,
): Known[] {
  const isFocus = row.planned_for !== null;
  if (row.all_day === 1 || end - start >= 24 * HOUR || (row.show_as !== 'busy' && !isFocus)) return [];
  const todo = todos.get(row.planned_for ?? '');
  const { organizer, attendees = [] } = readInvitation(row.invitation) ?? {};
  const people = [...(organizer ? [organizer] : []), ...attendees].map(nameOfPerson);
  return [
    {
      ...{ start, end, todo, isFocus, people, isMeeting: people.length > 0 || row.share_with !== null },
      group: groups.get(row.group_id ?? '')?.name,
      place: row.location ?? undefined,
      tags: todo ? listOf(todo.tags) : [],
    },
  ];
}
