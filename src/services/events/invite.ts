import type { EventRow, Executor } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import { isOneOf } from '../../domain/ics/answer.ts';
import { type Invitee, invitedOf, inviting, readInvitee } from '../../domain/ics/invite.ts';
import { type Invitation, nameOfPerson, readInvitation } from '../../domain/invitation.ts';
import { messages } from '../../messages/index.ts';
import type { Confirmation } from '../change/confirm.ts';
import { type Connected, connectedOf } from '../groups/connected.ts';
import { addressKnownOf } from '../people/addresses.ts';
import { type Found, titleOf } from '../series/present.ts';

/** Who is to come, and as whom the user invites them. */
export interface Inviting extends Connected {
  readonly people: readonly Invitee[];
}

interface Said {
  readonly attendees?: readonly string[] | undefined;
  readonly clear?: readonly string[] | undefined;
}

/** The people that a call names: by their addresses, or by a name whose address is in memory. Throws UserError. */
export async function invitingIn(
  executor: Executor,
  caller: Caller,
  { attendees, clear }: Said,
): Promise<{ inviting?: Inviting }> {
  const named = attendees ?? (clear?.includes('attendees') ? [] : undefined);
  if (named === undefined) return {};
  const people: Invitee[] = [];
  for (const text of named) people.push(readInvitee(text) ?? (await inMemory(executor, caller, text)));
  return { inviting: { people, ...(await connectedOf(executor, caller)) } };
}

async function inMemory(executor: Executor, caller: Caller, name: string): Promise<Invitee> {
  const [email, ...others] = await addressKnownOf(executor, caller, name);
  if (email !== undefined && others.length === 0) return { name, email };
  const said = messages(caller).events;
  throw new UserError('INVALID_ARGUMENT', said.noAddressOf({ name, known: email ? [email, ...others] : [] }), {
    hint: said.nameAnAddress,
  });
}

/** The invitation of a new event; undefined where it invites nobody. */
export const invitationOf = ({ people, addresses }: Inviting): Invitation | undefined =>
  inviting(undefined, people, addresses) ?? undefined;

type Invited = Pick<EventRow, 'invitation'>;

/** The column that says who is invited. Throws UserError for an event of another organizer. */
export function invitingPatch(caller: Caller, row: Invited, given: Inviting | undefined): Partial<Invited> {
  if (!given) return {};
  const known = readInvitation(row.invitation);
  const { organizer } = known ?? {};
  if (organizer && !isOneOf(organizer, given.addresses)) {
    const name = nameOfPerson(organizer);
    throw new UserError('INVALID_ARGUMENT', messages(caller).events.othersInvite({ name }));
  }
  const next = inviting(known, given.people, given.addresses);
  return { invitation: next && JSON.stringify(next) };
}

/** Whether the event is of a calendar whose server gets to know whom it invites. */
const isSent = ({ calendars }: Connected, group: string | null): boolean =>
  group !== null && calendars.get(group)?.sends === true;

interface Change {
  readonly before: Found | undefined;
  readonly after: Pick<EventRow, 'invitation' | 'group_id' | 'title'>;
}

/** Asks before a server is told whom an event invites: most servers mail them, and those who are invited no more. */
export function questionOfInviting(
  caller: Caller,
  given: Inviting | undefined,
  { before, after }: Change,
): Confirmation | undefined {
  if (!given || !isSent(given, after.group_id)) return undefined;
  const [was, is] = [before?.row.invitation ?? null, after.invitation].map((one) => readInvitation(one));
  const emails = (one: Invitation | undefined) => new Set((one?.attendees ?? []).flatMap(({ email }) => email ?? []));
  const [then, now] = [emails(was), emails(is)];
  const come = [...now].filter((one) => !then.has(one)).length;
  const go = [...then].filter((one) => !now.has(one)).length;
  if (come + go === 0) return undefined;
  const title = after.title || (before ? titleOf(caller, before.row) : '');
  const guests = invitedOf(is, given.addresses);
  return {
    asks: { status: 'need_user', message: messages(caller).events.askInvite({ title, guests, come, go }) },
    pending: {
      items: before ? [{ id: before.row.id, version: before.row.version }] : [],
      effect: { attendees: [...now].sort() },
    },
  };
}

/** Who sends invitations: never Perch. */
export function toldOfInviting(
  caller: Caller,
  given: Inviting | undefined,
  { group_id }: Pick<EventRow, 'group_id'>,
): string[] {
  if (!given || given.people.length === 0) return [];
  const said = messages(caller).events;
  return [isSent(given, group_id) ? said.serverInvites : said.nobodyInvites];
}
