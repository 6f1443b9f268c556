import { listGroups } from '../../db/repos/groups.ts';
import type { Executor, GroupRow } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import type { Listed } from '../change/question.ts';

/** A group as a host sees it; what is not set is left out. */
export interface GroupView {
  id: string;
  version: number;
  name: string;
  color?: string;
  description?: string;
  default_duration_minutes?: number;
  default_importance?: NonNullable<GroupRow['default_importance']>;
  default_urgency?: NonNullable<GroupRow['default_urgency']>;
  working_hours?: string;
}

export const listedGroup = ({ id, name }: GroupRow): Listed => ({ id, title: name, when: '' });

export function groupView(row: GroupRow): GroupView {
  const { id, version, name } = row;
  return {
    id,
    version,
    name,
    ...(row.color !== null && { color: row.color }),
    ...(row.description !== null && { description: row.description }),
    ...(row.default_duration_minutes !== null && { default_duration_minutes: row.default_duration_minutes }),
    ...(row.default_importance !== null && { default_importance: row.default_importance }),
    ...(row.default_urgency !== null && { default_urgency: row.default_urgency }),
    ...(row.working_hours !== null && { working_hours: row.working_hours }),
  };
}

/** All groups of the caller, by name. */
export async function groupViews(executor: Executor, { user }: Caller): Promise<GroupView[]> {
  return (await listGroups(executor, user)).map(groupView);
}

/** Puts names of groups in place of their ids: an item is read, not looked up. One whose group is gone is in none. */
export async function withGroupNames(
  executor: Executor,
  { user }: Pick<Caller, 'user'>,
  views: readonly { group?: string }[],
): Promise<void> {
  if (views.every(({ group }) => group === undefined)) return;
  const names = new Map((await listGroups(executor, user)).map(({ id, name }) => [id, name]));
  for (const view of views) {
    const name = view.group === undefined ? undefined : names.get(view.group);
    if (name === undefined) delete view.group;
    else view.group = name;
  }
}
