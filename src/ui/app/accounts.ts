import { z } from 'zod';
import type { Caller } from '../../domain/caller.ts';
import type { CalendarEvent } from '../../domain/ics/families.ts';
import type { CalendarTodo } from '../../domain/ics/todos.ts';
import { recurrenceSet } from '../../domain/recurrence/set.ts';
import { describeRule } from '../../domain/recurrence/text.ts';
import { readObject } from '../../domain/sync/object.ts';
import { isoWithOffset, showWhen } from '../../domain/time/show.ts';
import { showDue } from '../../domain/todos/todo.ts';
import { messages } from '../../messages/index.ts';
import type { Services } from '../../services/index.ts';
import type { Sync } from '../../services/sync/sync.ts';

type Conflict = Awaited<ReturnType<Sync['conflicts']>>[number];

/** Which side of a conflict counts. */
export const DECISION = z.object({ id: z.string(), choice: z.enum(['mine', 'theirs', 'both']) });

/** A field that both sides have set differently; empty where a side has none. */
interface Difference {
  readonly field: 'title' | 'when' | 'repeats' | 'place' | 'notesField';
  readonly mine: string;
  readonly theirs: string;
}

/** Accounts of other places, and what was changed on both sides. */
export interface AccountsView {
  readonly accounts: readonly {
    readonly name: string;
    readonly state: 'ok' | 'login' | 'failing';
    readonly reason: string | null;
    readonly calendars: readonly {
      readonly name: string;
      readonly mode: string;
      readonly synced: string | undefined;
    }[];
  }[];
  readonly conflicts: readonly {
    readonly id: string;
    readonly title: string;
    readonly differences: readonly Difference[];
  }[];
}

/** Reads them from here alone: no server is asked. */
export async function readAccounts(services: Services, caller: Caller): Promise<AccountsView> {
  const sync = await services.sync();
  const accounts = await sync.accounts(caller);
  const conflicts = await sync.conflicts(caller);
  return {
    accounts: accounts.map(({ account: { name, state, reason }, calendars }) => ({
      ...{ name, state, reason },
      calendars: calendars.map(({ name: called, mode, synced_at: at }) => ({
        ...{ name: called, mode },
        synced: at === null ? undefined : isoWithOffset(at, caller.zone),
      })),
    })),
    conflicts: conflicts.map((one) => ({ id: one.id, title: one.title, differences: differencesOf(one, caller) })),
  };
}

/** Decides a conflict, and says what came of it as a tool does. */
export async function decide(services: Services, caller: Caller, decision: z.output<typeof DECISION>) {
  const sync = await services.sync();
  const change = await sync.solve(caller, decision);
  return { status: 'final', message: messages(caller).app.decided, ...(change !== undefined && { change_id: change }) };
}

/** Where ours and theirs differ: the todo; the event or series, then its changed occurrences. */
function differencesOf({ ours, theirs }: Conflict, caller: Caller): Difference[] {
  const [mine, other] = [ours, theirs].map((text) => partsIn(text, caller));
  const keys = new Set([...(mine?.keys() ?? []), ...(other?.keys() ?? [])]);
  return [...keys].flatMap((key) => {
    const [a, b] = [mine?.get(key) ?? {}, other?.get(key) ?? {}];
    return FIELDS.flatMap((field) =>
      a[field] === b[field] ? [] : [{ field, mine: a[field] ?? '', theirs: b[field] ?? '' }],
    );
  });
}

const FIELDS = ['title', 'when', 'repeats', 'place', 'notesField'] as const;

type Fields = Partial<Record<Difference['field'], string>>;

/** What an object says, by the occurrence that it says it of. */
function partsIn(text: string, caller: Caller): Map<string, Fields> {
  const read = readObject(text, caller);
  if (read.kind === 'todo') return new Map([['', fieldsOfTodo(read.todo, caller)]]);
  const events = read.kind === 'event' ? read.events : [];
  return new Map(events.map((event) => [event.recurrenceId ?? '', fieldsOf(event, caller)]));
}

const fieldsOfTodo = ({ title, due, location, notes }: CalendarTodo, { zone, language }: Caller): Fields => ({
  title,
  ...(due !== null && { when: showDue(due, zone, language) }),
  ...(location !== null && { place: location }),
  ...(notes !== null && { notesField: notes }),
});

function fieldsOf(event: CalendarEvent, { zone, language }: Caller): Fields {
  const { title, location, description, series } = event;
  const span = recurrenceSet(series, zone).at(series.time.start);
  return {
    title,
    when: showWhen({ ...span, allDay: series.time.allDay }, zone, language),
    ...(series.rrule !== null && { repeats: describeRule(series.rrule, language, series.time.zone ?? zone) }),
    ...(location !== null && { place: location }),
    ...(description !== null && { notesField: description }),
  };
}
