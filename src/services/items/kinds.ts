import type { KindName } from '../../domain/kinds.ts';
import { removalOfEvent } from '../events/remove.ts';
import { removalOfGroup } from '../groups/remove.ts';
import { removalOfMemory } from '../memories/target.ts';
import { removalOfMemo } from '../memos/target.ts';
import { removalOfReminder } from '../reminders/remove.ts';
import { removalOfTodo } from '../todos/target.ts';
import type { Remove } from './removal.ts';

/** How items of each kind are deleted; a kind that is not here cannot be. */
export const REMOVERS: Partial<Record<KindName, Remove>> = {
  evt: removalOfEvent,
  rem: removalOfReminder,
  todo: removalOfTodo,
  memo: removalOfMemo,
  mem: removalOfMemory,
  grp: removalOfGroup,
};
