import fc from 'fast-check';
import type { RemoveInput } from '../../../src/services/items/remove.ts';
import type { AddMemoInput, UpdateMemoInput } from '../../../src/services/memos/edit.ts';
import type { Calls, Confirmable } from './calls.ts';
import type { Actions, Weighted } from './kind.ts';
import { optional } from './values.ts';

/** What the undo model does with memos. */

export type MemoCommand =
  | { readonly kind: 'memo'; readonly input: AddMemoInput }
  | { readonly kind: 'change memo'; readonly target: number; readonly input: Omit<UpdateMemoInput, 'id'> }
  | { readonly kind: 'remove memo'; readonly target: number };

const content = fc.constantFrom('budget plan', '预算方案', 'x', `${'很长的一段话。'.repeat(200)}\n\nthe end`);
const words = { title: optional(fc.constantFrom('Plan', '会议'), 2), tags: optional(fc.subarray(['a', '家']), 2) };

const add: fc.Arbitrary<MemoCommand> = fc.record({
  kind: fc.constant('memo' as const),
  input: fc.record({ content, ...words, source: optional(fc.constant('mail'), 2) }),
});

const change: fc.Arbitrary<MemoCommand> = fc.record({
  kind: fc.constant('change memo' as const),
  target: fc.nat(10),
  input: fc.oneof(
    fc.record({ content, ...words, pinned: optional(fc.boolean(), 2) }),
    fc.record({ clear: fc.subarray(['title', 'tags', 'pinned'], { minLength: 1 }) }),
  ),
});

const remove: fc.Arbitrary<MemoCommand> = fc.record({ kind: fc.constant('remove memo' as const), target: fc.nat(10) });

export const memoCommands: readonly Weighted<MemoCommand>[] = [
  { adds: 'memos', weight: 6, arbitrary: add },
  { changes: 'memos', weight: 7, arbitrary: change },
  { weight: 5, arbitrary: remove },
];

export const memoActions = ({ user, tables, attempt }: Calls): Actions<MemoCommand> => {
  const choose = (target: number): string | undefined => {
    const { memos } = tables.rows();
    return memos[target % memos.length]?.id;
  };
  return {
    async memo({ input }) {
      await attempt('memo', (given: AddMemoInput & Confirmable) => user.memos.add(given), input, false);
    },

    async 'change memo'({ target, input }) {
      const id = choose(target);
      if (id === undefined) return;
      const update = (given: UpdateMemoInput & Confirmable) => user.memos.update(given);
      await attempt('change memo', update, { ...input, id }, false);
    },

    async 'remove memo'({ target }) {
      const id = choose(target);
      if (id === undefined) return;
      await attempt('remove memo', (given: RemoveInput) => user.remove(given), { ids: [id] }, false);
    },
  };
};
