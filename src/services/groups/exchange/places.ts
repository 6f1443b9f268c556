import { listGroups } from '../../../db/repos/groups.ts';
import type { Executor } from '../../../db/schema.ts';
import type { Caller } from '../../../domain/caller.ts';
import { UserError } from '../../../domain/errors.ts';
import type { CalendarGroup } from '../../../domain/ics/groups.ts';
import { newId } from '../../../domain/ids.ts';
import { kindOf } from '../../../domain/kinds.ts';
import { isReference } from '../../../guard/candidates.ts';
import type { Categorised, Placed } from '../../change/exchange.ts';
import type { NewRow } from '../../change/recorder.ts';
import { foldName } from '../../items/groups.ts';
import { type GroupFields, groupColumns } from '../fields.ts';

/** The groups that items of a file may come into. */
export interface FileGroups {
  /** Those that a file of our own describes and that are not here. */
  readonly fresh: readonly NewRow<'groups'>[];
  /** Ids by folded name. */
  readonly ids: ReadonlyMap<string, string>;
  place(item: Categorised): Placed;
}

/**
 * The groups that are here, and those that the file brings: a file of ours describes its
 * groups; the categories of another program make none, or a calendar of
 * holidays would make dozens. `earlier`: whose new ids are to be kept.
 */
export async function groupsForFile(
  executor: Executor,
  caller: Caller,
  described: readonly CalendarGroup[],
  earlier?: FileGroups,
): Promise<FileGroups> {
  const ids = new Map((await listGroups(executor, caller.user)).map(({ id, name }) => [foldName(name), id]));
  const fresh: NewRow<'groups'>[] = [];
  for (const group of described) {
    const name = foldName(group.name);
    if (ids.has(name) || kindOf(group.name) !== undefined || isReference(group.name)) continue;
    const id = earlier?.fresh.find((one) => foldName(one.name) === name)?.id ?? newId('grp');
    ids.set(name, id);
    fresh.push({ ...group, color: null, working_hours: null, ...checked(caller, group), id });
  }
  return { fresh, ids, place: (item) => place(item, ids) };
}

/** Colour and hours, where they can be read. */
function checked(caller: Caller, { color, working_hours }: CalendarGroup): Partial<NewRow<'groups'>> {
  const read = (fields: GroupFields): Partial<NewRow<'groups'>> => {
    try {
      return groupColumns(caller, fields);
    } catch (error) {
      if (error instanceof UserError) return {};
      throw error;
    }
  };
  return { ...read({ color: color ?? undefined }), ...read({ working_hours: working_hours ?? undefined }) };
}

/** The category that is marked as the group, else the first one that is the name of a group. */
function place({ group, categories }: Categorised, ids: ReadonlyMap<string, string>): Placed {
  if (group === null) return { groupId: null, rest: categories };
  const named = (name: string): boolean => ids.has(foldName(name));
  const found = group !== undefined ? [group].find(named) : categories.find(named);
  if (found !== undefined) {
    const rest = group !== undefined ? categories : categories.filter((one) => one !== found);
    return { groupId: ids.get(foldName(found)), rest };
  }
  return { groupId: undefined, rest: group === undefined ? categories : [group, ...categories] };
}
