import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import type { LookUp } from '../../domain/intent.ts';
import { say } from '../../messages/say.ts';
import { TOOLS } from '../../messages/tools.ts';

/** What messages about items of one kind say. */
export interface Kind {
  /** What one of them is called. */
  readonly noun: readonly [zh: string, en: string];
  /** How they are listed. */
  lookUp(caller: Caller): LookUp;
}

/** The refusal of an id that nothing has. */
export function notFound(caller: Caller, id: string, { noun: [zh, en], lookUp }: Kind): UserError {
  const by = lookUp(caller);
  const tool = TOOLS.lookUp[by.kind];
  return new UserError('NOT_FOUND', say(caller, `没有 id 为 ${id} 的${zh}。`, `There is no ${en} ${id}.`), {
    hint: say(caller, `请先用 ${tool} 查到它。`, `Look it up with ${tool}.`),
    retry: { use: 'lookUp', ...by },
  });
}

/** Refuses when the item is not as the caller last saw it. `input`: the arguments of the call. */
export function checkVersion(
  caller: Caller,
  input: { readonly expected_version?: number | undefined },
  item: { readonly id: string; readonly title: string; readonly version: number },
): void {
  const { expected_version: expected } = input;
  const { id, title, version } = item;
  if (expected === undefined || expected === version) return;
  throw new UserError(
    'VERSION_MISMATCH',
    say(
      caller,
      `“${title}”的版本是 ${version}，不是 ${expected}：它在此期间被改过。`,
      `"${title}" is at version ${version}, not ${expected}: it was changed meanwhile.`,
    ),
    {
      hint: say(
        caller,
        '请先重新查看，再用新的版本重复调用。',
        'Look at it again, then repeat the call with the new version.',
      ),
      retry: { use: 'again', input: { ...input, expected_version: version } },
      facts: { current: { id, version } },
    },
  );
}

/** What stands in for a title that is empty. */
export const noTitle = (caller: Caller): string => say(caller, '（无标题）', '(no title)');
