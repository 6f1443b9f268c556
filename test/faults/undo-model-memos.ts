import fc from 'fast-check';
import type { AddMemoInput } from '../../src/services/memos/add.ts';
import type { UpdateMemoInput } from '../../src/services/memos/update.ts';

/** What the undo model does with memos. */

export type MemoCommand =
  | { readonly kind: 'memo'; readonly input: AddMemoInput }
  | { readonly kind: 'change memo'; readonly target: number; readonly input: Omit<UpdateMemoInput, 'id'> }
  | { readonly kind: 'remove memo'; readonly target: number };

const content = fc.constantFrom('budget plan', '预算方案', 'x', `${'很长的一段话。'.repeat(200)}\n\nthe end`);
const optional = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(value, { nil: undefined, freq: 2 });
const words = { title: optional(fc.constantFrom('Plan', '会议')), tags: optional(fc.subarray(['a', '家'])) };

const add: fc.Arbitrary<MemoCommand> = fc.record({
  kind: fc.constant('memo' as const),
  input: fc.record({ content, ...words, source: optional(fc.constant('mail')) }),
});

const change: fc.Arbitrary<MemoCommand> = fc.record({
  kind: fc.constant('change memo' as const),
  target: fc.nat(10),
  input: fc.oneof(
    fc.record({ content, ...words, pinned: optional(fc.boolean()) }),
    fc.record({ clear: fc.subarray(['title', 'tags', 'pinned'], { minLength: 1 }) }),
  ),
});

const remove: fc.Arbitrary<MemoCommand> = fc.record({ kind: fc.constant('remove memo' as const), target: fc.nat(10) });

export const memoCommands = [
  { adds: 'memos', weight: 4, arbitrary: add },
  { changes: 'memos', weight: 5, arbitrary: change },
  { weight: 7, arbitrary: remove },
] as const;
