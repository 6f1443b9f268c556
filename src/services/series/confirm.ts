import type { Pending } from '../../guard/confirmations.ts';
import { messages } from '../../messages/index.ts';
import { type Confirmation, confirm } from '../change/confirm.ts';
import type { Recorder } from '../change/recorder.ts';

/** A change of all of a series: how it is before and after, in words. */
interface WholeChange {
  readonly title: string;
  readonly from: string;
  readonly to: string;
  readonly pending: Pending;
}

/** All of a series is changed only when the user says so: the question, where that was not said yet. */
export function confirmAll(
  recorder: Recorder,
  call: { readonly confirm_token?: string | undefined },
  { title, from, to, pending }: WholeChange,
): Promise<Confirmation | undefined> {
  const message = messages(recorder.caller).events.changesAll({ title, from, to });
  return confirm(recorder, call, { asks: { status: 'need_user', message }, pending });
}
