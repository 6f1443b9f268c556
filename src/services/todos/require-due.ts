import type { Caller } from '../../domain/caller.ts';
import { say } from '../../messages/say.ts';
import type { Envelope } from '../change/envelope.ts';

/** The question of the strict guard: where every todo must have a due time, none is written without one. */
export const askDue = (caller: Caller, title: string): { readonly asks: Envelope } => ({
  asks: {
    status: 'need_user',
    message: say(caller, `“${title}”什么时候截止？尚未写入。`, `When is "${title}" due? Nothing was written.`),
    missing: ['due'],
  },
});
