import type { KindName } from '../../domain/kinds.ts';
import { removalOfEvent } from '../events/remove.ts';
import { removalOfMemo } from '../memos/target.ts';
import { removalOfTodo } from '../todos/remove.ts';
import type { Remove } from './removal.ts';

/** How items of each kind are deleted; a kind that is not here cannot be. */
export const REMOVERS: Partial<Record<KindName, Remove>> = {
  evt: removalOfEvent,
  todo: removalOfTodo,
  memo: removalOfMemo,
};
