import type { Caller } from '../../domain/caller.ts';
import type { Pending } from '../../guard/confirmations.ts';
import { messages } from '../../messages/index.ts';
import type { Confirmation } from '../change/confirm.ts';

/** A change of all of a series: how it is before and after, in words. */
interface WholeChange {
  readonly title: string;
  readonly from: string;
  readonly to: string;
  readonly pending: Pending;
}

/** All of a series is changed only when the user says so. */
export const wholeChange = (caller: Caller, { title, from, to, pending }: WholeChange): Confirmation => ({
  asks: { status: 'need_user', message: messages(caller).events.changesAll({ title, from, to }) },
  pending,
});
