import type { Caller } from '../../domain/caller.ts';
import { type Retry, UserError } from '../../domain/errors.ts';
import { say } from '../../messages/say.ts';

/** What messages about items of one kind say. */
export interface Kind {
  /** What one of them is called. */
  readonly noun: readonly [zh: string, en: string];
  /** The call that lists them. */
  lookUp(caller: Caller): Retry;
}

/** The refusal of an id that nothing has. */
export function notFound(caller: Caller, id: string, { noun: [zh, en], lookUp }: Kind): UserError {
  const retry = lookUp(caller);
  return new UserError('NOT_FOUND', say(caller, `没有 id 为 ${id} 的${zh}。`, `There is no ${en} ${id}.`), {
    hint: say(caller, `请先用 ${retry.tool} 查到它。`, `Look it up with ${retry.tool}.`),
    retry,
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
      retry: { tool: caller.tool, arguments: { ...input, expected_version: version } },
      facts: { current: { id, version } },
    },
  );
}

/** What stands in for a title that is empty. */
export const noTitle = (caller: Caller): string => say(caller, '（无标题）', '(no title)');
