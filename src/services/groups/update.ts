import { findGroup, listGroups } from '../../db/repos/groups.ts';
import type { Executor, GroupRow } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { say } from '../../messages/say.ts';
import type { Database } from '../change/database.ts';
import { isQuestion, type Question } from '../change/question.ts';
import { write } from '../change/write.ts';
import { checkChanges } from '../items/clear.ts';
import { GROUPS, groupById } from '../items/groups.ts';
import { byTitle, unnamed } from '../items/target.ts';
import type { GroupResult } from './add.ts';
import { CLEARABLE, checkName, FIELDS, type GroupFields, groupColumns } from './fields.ts';
import { groupView, listedGroup } from './present.ts';

export interface UpdateGroupInput extends GroupFields {
  readonly id?: string | undefined;
  readonly match?: string | undefined;
  readonly clear?: readonly string[] | undefined;
}

/** Changes a group; its items stay as they are. Throws UserError. */
export async function updateGroup(database: Database, caller: Caller, input: UpdateGroupInput): Promise<GroupResult> {
  checkChanges(caller, input, FIELDS, CLEARABLE);
  const columns = groupColumns(caller, input);
  return write<GroupResult>(database, caller, {}, async (recorder) => {
    const { executor } = recorder;
    const before = await findTarget(executor, caller, input);
    if (isQuestion(before)) return before;
    if (input.name !== undefined) await checkName(executor, caller, input.name, before.id);
    const cleared = Object.fromEntries((input.clear ?? []).map((field) => [field, null]));
    const row = await recorder.change('groups', before, { ...cleared, ...columns });
    return {
      summary: say(caller, `修改分组: ${row.name}`, `Changed group: ${row.name}`),
      done: {
        status: 'final',
        message: say(caller, `✓ 已修改分组: ${row.name}`, `✓ Changed group: ${row.name}`),
        group: groupView(row),
      },
    };
  });
}

async function findTarget(
  executor: Executor,
  caller: Caller,
  { id, match }: UpdateGroupInput,
): Promise<GroupRow | Question> {
  if (id !== undefined) return groupById(executor, caller, id);
  if (match === undefined) throw unnamed(caller);
  const found = await byTitle(caller, match, GROUPS, {
    titles: async () =>
      (await listGroups(executor, caller.user)).map((row) => ({ id: row.id, title: row.name, current: true })),
    list: async (ids) => {
      const rows = await listGroups(executor, caller.user);
      return ids.map((one) => listedGroup(rows.find((row) => row.id === one) as GroupRow));
    },
  });
  return isQuestion(found) ? found : ((await findGroup(executor, caller.user, found.id)) as GroupRow);
}
