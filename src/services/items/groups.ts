import { findGroup, listGroups } from '../../db/repos/groups.ts';
import type { Executor, GroupRow } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import { kindOf } from '../../domain/kinds.ts';
import { formatWallDate } from '../../domain/time/wall.ts';
import { toWall } from '../../domain/time/zone.ts';
import { isReference, resolveReference } from '../../guard/candidates.ts';
import { messages } from '../../messages/index.ts';
import { type Kind, notFound } from './kind.ts';
import { named } from './target.ts';

export const GROUPS: Kind = {
  noun: 'group',
  lookUp: ({ now, zone }) => ({ kind: 'event', start: formatWallDate(toWall(now, zone)) }),
};

/** The group of an id or a reference. Throws NOT_FOUND. */
export async function groupById(executor: Executor, caller: Caller, text: string): Promise<GroupRow> {
  const { id } = await named(executor, caller, text);
  const row = kindOf(id) === 'grp' ? await findGroup(executor, caller.user, id) : undefined;
  if (!row) throw notFound(caller, id, GROUPS);
  return row;
}

/** The group that a `group` argument names; undefined without one. */
export const groupOf = (
  executor: Executor,
  caller: Caller,
  { group }: { readonly group?: string | undefined },
): Promise<GroupRow | undefined> =>
  group === undefined ? Promise.resolve(undefined) : groupBy(executor, caller, group);

/** Groups that a refusal names. */
const NAMED = 10;

/** Names in which only case, width or spaces differ are one. */
export const foldName = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** The group of an id, a reference or a name, in any case. Throws UserError for what names none, or more than one. */
export async function groupBy(executor: Executor, caller: Caller, text: string): Promise<GroupRow> {
  const id = isReference(text) ? (await resolveReference(executor, caller, text)).id : text.trim();
  const byId = kindOf(id) === 'grp' ? await findGroup(executor, caller.user, id) : undefined;
  if (byId) return byId;
  const groups = await listGroups(executor, caller.user);
  const hits = groups.filter(({ name }) => foldName(name) === foldName(text));
  const [only] = hits;
  if (only && hits.length === 1) return only;
  if (only) {
    throw new UserError('INVALID_ARGUMENT', messages(caller).items.severalGroupsCalled({ count: hits.length, text }), {
      hint: messages(caller).items.passOneOf({ ids: hits.map((one) => one.id) }),
    });
  }
  const names = groups.slice(0, NAMED).map(({ name }) => name);
  throw new UserError('NOT_FOUND', messages(caller).items.noGroup({ text }), {
    hint: names.length > 0 ? messages(caller).items.groupsThere({ names }) : messages(caller).items.noGroupsYet,
  });
}
