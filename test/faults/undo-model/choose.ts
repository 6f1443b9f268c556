import type { EventView } from '../../../src/services/series/present.ts';
import type { User } from '../../services/harness.ts';
import type { Tables } from './tables.ts';

/** Which row a number in a command stands for, of those that are there. */

export async function chooseEvents(user: User): Promise<readonly EventView[]> {
  const { events = [] } = await user.query({ start: '2026-11-20', end: '2027-03-01', limit: 31 });
  return events;
}

export async function chooseEvent(user: User, target: number | undefined): Promise<EventView | undefined> {
  if (target === undefined) return undefined;
  const events = await chooseEvents(user);
  return events[target % events.length];
}

export function chooseTodo(tables: Tables, target: number): string | undefined {
  const { todos } = tables.rows();
  return todos[target % todos.length]?.id;
}

/** What a reminder can belong to: an event, or every other time a todo. */
export async function chooseAnchor(
  user: User,
  tables: Tables,
  target: number | undefined,
): Promise<string | undefined> {
  if (target === undefined) return undefined;
  const todo = target % 2 === 1 ? chooseTodo(tables, target) : undefined;
  return todo ?? (await chooseEvent(user, target))?.id;
}

export function chooseNeeds(tables: Tables, target: number | undefined): { depends_on?: string[] } {
  const id = target === undefined ? undefined : chooseTodo(tables, target);
  return id === undefined ? {} : { depends_on: [id] };
}

export function chooseParent(tables: Tables, target: number | undefined): { parent?: string } {
  const id = target === undefined ? undefined : chooseTodo(tables, target);
  return id === undefined ? {} : { parent: id };
}

export function chooseShareGroup(tables: Tables, target: number): string | undefined {
  const { share_groups: groups } = tables.rows();
  return groups[target % groups.length]?.id;
}

export function chooseGroup(tables: Tables, target: number | undefined): { group?: string } {
  const { groups } = tables.rows();
  const id = target === undefined ? undefined : groups[target % groups.length]?.id;
  return id === undefined ? {} : { group: id };
}
