import type { EventRow } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import { nameOfPerson, readInvitation } from '../../domain/invitation.ts';
import { messages } from '../../messages/index.ts';
import type { Confirmation } from '../change/confirm.ts';
import type { EventTarget } from '../series/event-target.ts';
import { shortWhen, titleOf } from '../series/present.ts';
import { type Answering, ownAttendee } from './answer.ts';
import type { Applied } from './apply.ts';
import { textPatch, type UpdateInput } from './patch.ts';

/**
 * Asks before an answer goes to a server, which tells the organizer. Throws UserError where the event does not invite
 * the user, and for the rest of a series, which would be an event of its own that nobody has sent.
 */
export function questionOfAnswer(
  caller: Caller,
  input: UpdateInput,
  { scope }: EventTarget,
  { before, after }: Applied,
): Confirmation | undefined {
  const { answering } = input;
  if (!answering) return undefined;
  const said = messages(caller).events;
  const title = titleOf(caller, before.row);
  const attendee = ownAttendee(before.row, answering);
  if (!attendee) {
    const addresses = [...answering.addresses];
    throw new UserError('INVALID_ARGUMENT', said.notInvited({ title, addresses }), { hint: said.whoIsInvited });
  }
  if (scope === 'this_and_future') {
    throw new UserError('INVALID_ARGUMENT', said.answerIsOfAll, { hint: said.answerOneOrAll });
  }
  if (attendee.status === answering.response || !isSent(answering, after.row)) return undefined;
  const { id, version } = before.row;
  const { organizer } = readInvitation(before.row.invitation) ?? {};
  const { start, end } = after;
  return {
    asks: {
      status: 'need_user',
      message: said.askAnswer[answering.response]({
        title,
        when: shortWhen(caller, before, before.row.all_day === 1),
        organizer: organizer && nameOfPerson(organizer),
      }),
    },
    pending: { items: [{ id, version }], effect: { response: answering.response, start, end, text: textPatch(input) } },
  };
}

/** Whether the event is of a calendar that answers go to. */
const isSent = ({ calendars }: Answering, { group_id }: EventRow): boolean =>
  group_id !== null && calendars.get(group_id)?.sends === true;

/** What has to be said of an answer: who hears of it, and that the time of what is declined stays taken. */
export function toldOfAnswer(caller: Caller, { answering }: UpdateInput, { after: { row } }: Applied): string[] {
  if (!answering) return [];
  const said = messages(caller).events;
  return [
    isSent(answering, row) ? said.answerIsSent : said.answerStaysHere,
    ...(answering.response === 'declined' && row.show_as !== 'free' ? [said.declinedIsTaken] : []),
  ];
}
