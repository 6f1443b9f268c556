import { memoTitle } from '../../domain/memo.ts';
import type { Kind } from '../../services/change/kind.ts';
import { noTitle } from '../../services/items/kind.ts';
import { removalOfMemo } from '../../services/memos/target.ts';
import { wordsProjection } from '../../services/search/projection.ts';

export const memos: Kind<'memo'> = {
  projections: [wordsProjection('memos')],
  remove: removalOfMemo,
  nameOf: (caller, row) => memoTitle(row) || noTitle(caller),
};
