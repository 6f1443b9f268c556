import { listGroups } from '../../db/repos/groups.ts';
import type { Caller } from '../../domain/caller.ts';
import { newId } from '../../domain/ids.ts';
import { messages } from '../../messages/index.ts';
import type { Database } from '../change/database.ts';
import type { Result } from '../change/envelope.ts';
import { isQuestion } from '../change/question.ts';
import { write } from '../change/write.ts';
import { checkChanges } from '../items/clear.ts';
import { announced, rowByTitle, rowMeant } from '../items/entity.ts';
import { GROUPS, groupById } from '../items/groups.ts';
import { CLEARABLE, checkName, FIELDS, type GroupFields, groupColumns } from './fields.ts';
import { type GroupView, groupView, listedGroup } from './present.ts';

export interface AddGroupInput extends GroupFields {
  readonly name: string;
}

export interface UpdateGroupInput extends GroupFields {
  readonly id?: string | undefined;
  readonly match?: string | undefined;
  readonly clear?: readonly string[] | undefined;
}

export type GroupResult = Result<{ group: GroupView }>;

const EMPTY = {
  color: null,
  description: null,
  default_duration_minutes: null,
  default_importance: null,
  default_urgency: null,
  working_hours: null,
} as const;

const findTarget = rowMeant(
  groupById,
  rowByTitle(GROUPS, {
    all: listGroups,
    titled: ({ id, name }) => ({ id, title: name, current: true }),
    listed: (_, row) => listedGroup(row),
  }),
);

/** Adds a group. Throws UserError INVALID_ARGUMENT for a name that is taken. */
export function addGroup(database: Database, caller: Caller, input: AddGroupInput): Promise<GroupResult> {
  const columns = groupColumns(caller, input);
  return write<GroupResult>(database, caller, {}, async (recorder) => {
    await checkName(recorder.executor, caller, input.name);
    const row = await recorder.insert('groups', { ...EMPTY, ...columns, id: newId('grp'), name: input.name });
    return announced(caller, messages(caller).groups.createdGroup({ name: row.name }), {
      group: groupView(row),
    });
  });
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
    return announced(caller, messages(caller).groups.changedGroup({ name: row.name }), {
      group: groupView(row),
    });
  });
}
