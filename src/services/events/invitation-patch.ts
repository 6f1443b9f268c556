import type { EventRow } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { answerPatch } from './answer.ts';
import { invitingPatch } from './invite.ts';
import type { UpdateInput } from './patch.ts';

type Invited = Pick<EventRow, 'invitation'>;

/** The column that an answer changes, and who is invited. Throws UserError for an event of another organizer. */
export function invitationPatch(
  caller: Caller,
  row: Invited,
  { answering, inviting }: Pick<UpdateInput, 'answering' | 'inviting'>,
): Partial<Invited> {
  const answered = answerPatch(row, answering);
  return { ...answered, ...invitingPatch(caller, { ...row, ...answered }, inviting) };
}
