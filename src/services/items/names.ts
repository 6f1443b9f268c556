import type { Caller } from '../../domain/caller.ts';
import { say } from '../../messages/say.ts';

/** What stands in for a title that is empty. */
export const noTitle = (caller: Caller): string => say(caller, '（无标题）', '(no title)');
