import type { EventRow, Executor } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { answered, attendeeWith } from '../../domain/ics/answer.ts';
import { type Attendee, type Response, readInvitation } from '../../domain/invitation.ts';
import { type Connected, connectedOf } from '../groups/connected.ts';

/** What the user answers to an invitation, and as whom. */
export interface Answering extends Connected {
  readonly response: Response;
}

/** The answer that a call gives; nothing where it gives none. */
export async function answering(
  executor: Executor,
  caller: Caller,
  { response }: { readonly response?: Response | undefined },
): Promise<{ answering?: Answering }> {
  return response === undefined ? {} : { answering: { response, ...(await connectedOf(executor, caller)) } };
}

type Invited = Pick<EventRow, 'invitation'>;

/** The user among those whom an event invites. */
export const ownAttendee = ({ invitation }: Invited, { addresses }: Answering): Attendee | undefined =>
  attendeeWith(readInvitation(invitation)?.attendees, addresses);

/** The column that an answer changes, where the event invites the user. */
export function answerPatch(row: Invited, given: Answering | undefined): Partial<Invited> {
  const invitation = given && readInvitation(row.invitation);
  if (!invitation || !ownAttendee(row, given)) return {};
  return { invitation: JSON.stringify(answered(invitation, given.addresses, given.response)) };
}
