import { calendarsOnlyRead } from '../../db/repos/sync-accounts.ts';
import { messages } from '../../messages/index.ts';
import type { Remark } from '../change/kind.ts';

/** The group of a row, where its table has groups. */
const groupOf = (row: object | null): string[] =>
  row !== null && 'group_id' in row && typeof row.group_id === 'string' ? [row.group_id] : [];

/** Says of rows in the group of a calendar that is only read that what was changed stays here; undefined where there are none. */
export const staysHere: Remark = async (executor, caller, images) => {
  const groups = new Set(images.flatMap(({ before, after }) => [...groupOf(before), ...groupOf(after)]));
  if (groups.size === 0 || caller.tool === 'sync') return undefined;
  const names = await calendarsOnlyRead(executor, caller.user, [...groups]);
  return names.length === 0 ? undefined : messages(caller).change.staysHere({ names });
};
