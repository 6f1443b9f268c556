import type { Caller } from '../../domain/caller.ts';
import { newId } from '../../domain/ids.ts';
import { say } from '../../messages/say.ts';
import type { Database } from '../change/database.ts';
import type { Result } from '../change/envelope.ts';
import { write } from '../change/write.ts';
import { checkName, type GroupFields, groupColumns } from './fields.ts';
import { type GroupView, groupView } from './present.ts';

export interface AddGroupInput extends GroupFields {
  readonly name: string;
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

/** Adds a group. Throws UserError INVALID_ARGUMENT for a name that is taken. */
export function addGroup(database: Database, caller: Caller, input: AddGroupInput): Promise<GroupResult> {
  const columns = groupColumns(caller, input);
  return write<GroupResult>(database, caller, {}, async (recorder) => {
    await checkName(recorder.executor, caller, input.name);
    const row = await recorder.insert('groups', { ...EMPTY, ...columns, id: newId('grp'), name: input.name });
    return {
      summary: say(caller, `创建分组: ${row.name}`, `Created group: ${row.name}`),
      done: {
        status: 'final',
        message: say(caller, `✓ 已创建分组: ${row.name}`, `✓ Created group: ${row.name}`),
        group: groupView(row),
      },
    };
  });
}
