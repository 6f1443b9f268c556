import { findMemos } from '../../db/repos/memos.ts';
import { say } from '../../messages/say.ts';
import type { Kind } from '../items/kind.ts';
import { removalOfRow, rowBy } from '../items/whole.ts';
import { listedMemo } from './present.ts';

const MEMOS: Kind = {
  noun: 'memo',
  lookUp: (caller) => ({ tool: 'memo_search', arguments: { query: say(caller, '备忘', 'memo') } }),
};

export const memoBy = rowBy(MEMOS, findMemos);

export const removalOfMemo = removalOfRow('memos', memoBy, listedMemo);
