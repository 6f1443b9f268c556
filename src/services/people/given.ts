import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import type { Pending } from '../../guard/confirmations.ts';
import { messages } from '../../messages/index.ts';
import type { Confirmation } from '../change/confirm.ts';
import type { Database } from '../change/database.ts';
import { type Circle, circleBy, circlesOf } from './circle.ts';

interface Given {
  readonly share_with?: string | undefined;
  readonly private?: boolean | undefined;
}

/** The share group that a call gives an event to. Throws UserError for one that the caller is not in, and for an event that would be private as well. */
export async function givenTo(
  database: Database,
  caller: Caller,
  { share_with: text, private: hidden }: Given,
): Promise<Circle | undefined> {
  if (text === undefined) return undefined;
  if (hidden) throw notBoth(caller);
  return circleBy(await circlesOf(database, caller), caller, text);
}

/** The refusal to show an event to others that is private. */
export const notBoth = (caller: Caller): UserError =>
  new UserError('INVALID_ARGUMENT', messages(caller).sharing.notPrivateAndShared, {
    hint: messages(caller).sharing.unhide,
  });

/** Asks whether the others in a group may see an event. */
export const askGiving = (
  caller: Caller,
  { group, members, own }: Circle,
  { title, items, effect }: { readonly title: string; readonly items: Pending['items']; readonly effect: unknown },
): Confirmation => {
  const names = members.filter(({ id }) => id !== own.id).map(({ name }) => name);
  return {
    asks: { status: 'need_user', message: messages(caller).sharing.askShare({ title, name: group.name, names }) },
    pending: { items, effect: { effect, given: group.id, to: members.map(({ user }) => user) } },
  };
};
