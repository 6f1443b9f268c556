import { findEvents } from '../../../db/repos/events.ts';
import { listGroups } from '../../../db/repos/groups.ts';
import { listTodos } from '../../../db/repos/todos.ts';
import type { EventRow, Executor, GroupRow, TodoRow } from '../../../db/schema.ts';
import type { Caller } from '../../../domain/caller.ts';
import { UserError } from '../../../domain/errors.ts';
import { kindOf } from '../../../domain/kinds.ts';
import { lastEnd } from '../../../domain/recurrence/expand.ts';
import { isReference } from '../../../guard/candidates.ts';
import { messages } from '../../../messages/index.ts';
import { groupOf } from '../../items/groups.ts';
import { matchTitle } from '../../items/match.ts';
import { named } from '../../items/target.ts';
import { deadline, listOf } from '../../items/todo-rows.ts';
import { seriesOf } from '../../series/rows.ts';
import type { PlanWeekInput } from './input.ts';
import { listed } from './names.ts';
import { type UsualTimes, usualTimes } from './usual.ts';

/** As many as a plan is made of at once. */
const MOST = 100;

/** What is to be planned, and what is known of it. */
export interface Chosen {
  readonly todos: readonly TodoRow[];
  readonly groups: ReadonlyMap<string, GroupRow>;
  /** When what is not planned, but waited for, is over: by the id of its todo. */
  readonly ends: ReadonlyMap<string, number>;
  /** What is learned from the user's own todos, where that is allowed. */
  readonly usual: UsualTimes | undefined;
  readonly assumptions: readonly string[];
  readonly warnings: readonly string[];
}

/** The open todos that a plan is asked for, with those that they wait for. Throws NOT_FOUND for a name that is none. */
export async function chosenTodos(executor: Executor, caller: Caller, input: PlanWeekInput): Promise<Chosen> {
  const all = await listTodos(executor, caller.user);
  const open = all.filter(({ status }) => status === 'open');
  const byId = new Map(open.map((row) => [row.id, row]));
  const groups = new Map((await listGroups(executor, caller.user)).map((group) => [group.id, group]));
  const events = await findEvents(
    executor,
    caller.user,
    open.flatMap(({ event_id: id }) => id ?? []),
  );
  const ends = new Map(open.flatMap((row) => byHand(caller, row, events.get(row.event_id ?? ''))));
  const group = await groupOf(executor, caller, input);
  const wholes = new Set(open.flatMap(({ parent_id: parent }) => parent ?? []));
  const asked =
    input.todos === undefined
      ? open.filter((row) => (row.estimate_minutes !== null || row.due_wall !== null) && !wholes.has(row.id))
      : await namedTodos(executor, caller, input.todos, { open, groups });
  const wanted = asked
    .filter((row) => !ends.has(row.id) && (group === undefined || row.group_id === group.id))
    .sort((a, b) => deadline(a, caller.zone) - deadline(b, caller.zone) || a.created_at - b.created_at);
  const chosen = new Map(wanted.slice(0, MOST).map((row) => [row.id, row]));
  const along: string[] = [];
  // A map visits what is put into it meanwhile.
  for (const row of chosen.values())
    for (const id of listOf(row.depends_on)) {
      const before = byId.get(id);
      if (!before || chosen.has(id) || ends.has(id)) continue;
      chosen.set(id, before);
      along.push(before.title);
    }
  const { plan } = messages(caller);
  const byWish = asked.filter((row) => ends.has(row.id) && input.todos !== undefined).map(({ title }) => title);
  return {
    todos: [...chosen.values()],
    groups,
    ends,
    usual: await usualTimes(executor, caller, all),
    assumptions: [
      ...(along.length > 0 ? [plan.broughtAlong({ names: listed(caller, along) })] : []),
      ...(byWish.length > 0 ? [plan.plannedByHand({ names: listed(caller, byWish) })] : []),
    ],
    warnings: wanted.length > MOST ? [plan.onlyFirst({ most: MOST, rest: wanted.length - MOST })] : [],
  };
}

/** The end of the event that the user has put a todo into the calendar with, unless that is over. */
function byHand(caller: Caller, row: TodoRow, event: EventRow | undefined): [string, number][] {
  if (!event || event.planned_for !== null) return [];
  const end = lastEnd(seriesOf(event), caller.zone) ?? Number.POSITIVE_INFINITY;
  return end > caller.now ? [[row.id, end]] : [];
}

interface Known {
  readonly open: readonly TodoRow[];
  readonly groups: ReadonlyMap<string, GroupRow>;
}

async function namedTodos(
  executor: Executor,
  caller: Caller,
  names: readonly string[],
  { open, groups }: Known,
): Promise<TodoRow[]> {
  const found = new Map<string, TodoRow>();
  for (const name of names) {
    const meant = await oneNamed(executor, caller, name, { open, groups });
    if (meant.length === 0) {
      throw new UserError('NOT_FOUND', messages(caller).plan.noSuchTodo({ name: name.slice(0, 100) }), {
        hint: messages(caller).plan.nameTodosBy,
      });
    }
    for (const row of meant) found.set(row.id, row);
  }
  return [...found.values()];
}

/** Todos by an id, a reference, a tag, a group or words of one title. */
async function oneNamed(executor: Executor, caller: Caller, name: string, { open, groups }: Known): Promise<TodoRow[]> {
  if (isReference(name) || kindOf(name) !== undefined) {
    const { id } = await named(executor, caller, name);
    return open.filter((row) => row.id === id || row.group_id === id);
  }
  const same = (text: string): boolean => text.toLowerCase() === name.trim().replace(/^#/, '').toLowerCase();
  const tagged = open.filter((row) => listOf(row.tags).some(same));
  if (tagged.length > 0) return tagged;
  const group = [...groups.values()].find((one) => same(one.name));
  if (group) return open.filter((row) => row.group_id === group.id);
  const matched = matchTitle(
    open.map(({ id, title }) => ({ id, title, current: true })),
    name,
  );
  return 'only' in matched ? open.filter(({ id }) => id === matched.only) : [];
}
