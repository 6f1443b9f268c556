import { listGroups } from '../../db/repos/groups.ts';
import type { Executor, GroupRow, Tracked } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { readColor } from '../../domain/color.ts';
import { UserError } from '../../domain/errors.ts';
import { formatWorkingHours, parseWorkingHours } from '../../domain/free-slots/working-hours.ts';
import { kindOf } from '../../domain/kinds.ts';
import { isReference } from '../../guard/candidates.ts';
import { messages } from '../../messages/index.ts';
import { foldName } from '../items/groups.ts';

/** What adding and changing a group both take. */
export interface GroupFields {
  readonly name?: string | undefined;
  readonly color?: string | undefined;
  readonly description?: string | undefined;
  readonly default_duration_minutes?: number | undefined;
  readonly default_importance?: GroupRow['default_importance'] | undefined;
  readonly default_urgency?: GroupRow['default_urgency'] | undefined;
  readonly working_hours?: string | undefined;
}

type Columns = Omit<GroupRow, keyof Tracked>;

/** Fields that a group can be without. */
export const CLEARABLE = [
  'color',
  'description',
  'default_duration_minutes',
  'default_importance',
  'default_urgency',
  'working_hours',
] as const satisfies readonly (keyof GroupFields)[];

export const FIELDS = ['name', ...CLEARABLE] as const;

/** The columns that the arguments set. Throws UserError INVALID_ARGUMENT for colours and hours that cannot be read. */
export function groupColumns({ language }: Caller, input: GroupFields): Partial<Columns> {
  const columns: Record<string, unknown> = {};
  for (const field of FIELDS) if (input[field] !== undefined) columns[field] = input[field];
  if (input.color !== undefined) columns.color = readColor(input.color, language);
  if (input.working_hours !== undefined)
    columns.working_hours = formatWorkingHours(parseWorkingHours(input.working_hours, language));
  return columns;
}

/** Refuses a name that another group has, in any spelling, or that would be read as an id. */
export async function checkName(executor: Executor, caller: Caller, name: string, own?: string): Promise<void> {
  if (kindOf(name) !== undefined || isReference(name)) {
    throw new UserError('INVALID_ARGUMENT', messages(caller).groups.looksLikeAnId({ name }), {
      hint: messages(caller).groups.chooseAnotherName,
    });
  }
  const other = (await listGroups(executor, caller.user)).find(
    (group) => group.id !== own && foldName(group.name) === foldName(name),
  );
  if (!other) return;
  throw new UserError('INVALID_ARGUMENT', messages(caller).groups.nameIsTaken({ name: other.name, id: other.id }), {
    hint: messages(caller).groups.useThatOrAnother,
  });
}
