import { findGroup } from '../../db/repos/groups.ts';
import type { Executor, GroupRow } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';

/** The caller as one who works in the hours of the group, where it has some: times are proposed in these. */
export const inHoursOf = (caller: Caller, group: GroupRow | undefined): Caller =>
  group?.working_hours == null ? caller : { ...caller, workingHours: group.working_hours };

/** As `inHoursOf`, of the group that an item is in, if any. */
export async function inHoursOfItem(
  executor: Executor,
  caller: Caller,
  { group_id: id }: { readonly group_id: string | null },
): Promise<Caller> {
  return id === null ? caller : inHoursOf(caller, await findGroup(executor, caller.user, id));
}
