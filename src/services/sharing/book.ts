import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import { newId } from '../../domain/ids.ts';
import type { Answer, Invitation } from '../../domain/invitation.ts';
import { firstStart } from '../../domain/recurrence/expand.ts';
import { allows } from '../../domain/sharing/role.ts';
import type { Series } from '../../domain/time/event.ts';
import { isoWithOffset } from '../../domain/time/show.ts';
import { DAY, MINUTE } from '../../domain/time/wall.ts';
import { messages } from '../../messages/index.ts';
import { withHours } from '../availability/hours.ts';
import { type Confirmation, confirm } from '../change/confirm.ts';
import type { Database } from '../change/database.ts';
import type { Slot } from '../change/envelope.ts';
import type { Others } from '../change/others.ts';
import { isQuestion } from '../change/question.ts';
import type { Recorder } from '../change/recorder.ts';
import { ask, attempt, earlierResult, type Outcome } from '../change/write.ts';
import { type AddInput, type AddResult, addEvent, addInside, type Draft, draftNew, newRow } from '../events/add.ts';
import { withUsual } from '../events/usual.ts';
import { groupOf } from '../items/groups.ts';
import { noteGrant } from '../people/audit.ts';
import { type Circle, circlesOf, peopleBy } from '../people/circle.ts';
import { askGiving, givenTo } from '../people/given.ts';
import type { Peers } from '../people/peers.ts';
import { locate } from '../places/locate.ts';
import { asOne } from '../series/parts.ts';
import { pastOf } from '../series/past.ts';
import { shortWhen } from '../series/present.ts';
import { type Guest, inTheWayOf } from './book-conflicts.ts';
import { nameOfUser } from './create.ts';
import { findJointTime } from './joint-time.ts';

export interface BookInput extends AddInput {
  /** Names of people who share with the caller, or share groups. */
  readonly participants?: readonly string[] | undefined;
}

type Together = BookInput & { readonly participants: readonly string[] };

/** How far around a time that is taken other ones are looked for. */
const AROUND = 7 * DAY;

/**
 * Adds an event to the calendars of the caller and of others, all of them or none, in one transaction: a row each,
 * which is theirs. Who does not let the caller edit their calendar, or is busy then, gets it as an
 * invitation, tentative until they accept. The caller is asked first; undoing it takes it back for all. Throws UserError.
 */
export async function bookTogether(
  database: Database,
  peers: Peers,
  caller: Caller,
  input: Together,
): Promise<AddResult> {
  const earlier = await earlierResult<AddResult>(database, caller, input);
  if (earlier) return earlier;
  const { participants, ...alone } = input;
  const people = peopleBy(await circlesOf(database, caller), caller, participants);
  if (people.length === 0) return addEvent(database, caller, alone);
  if (input.attendees !== undefined) throw new UserError('INVALID_ARGUMENT', messages(caller).sharing.notBothGuests);
  const guests = await Promise.all(
    people.map(async (one): Promise<Guest> => ({ ...one, as: await peers.as(one.user) })),
  );
  const circle = await givenTo(database, caller, input);
  const reader = await withUsual(database.db, caller);
  const invited = { attendees: guests.map(({ name }) => ({ name, status: 'no answer' as const })), lines: [] };
  const drafted = draftNew(reader, { ...input, invitation: invited }, await groupOf(database.db, caller, input));
  if (isQuestion(drafted)) return ask(database, caller, await withHours(database, caller, input, drafted));
  const draft = { ...drafted, series: inOneZone(caller, drafted.series) };
  let isTaken = false;
  const outcome = await attempt<AddResult>(
    database,
    caller,
    input,
    async (recorder, others) => {
      const past = pastOf(caller, draft.series, { input, items: [] });
      if (past?.question) return { asks: past.question.asks };
      const { conflicts, names, taken } = await inTheWayOf(recorder, others, guests, draft);
      isTaken = conflicts.length > 0 && input.on_conflict !== 'force';
      if (isTaken) {
        return { asks: { status: 'need_user', message: messages(caller).sharing.taken({ names }), conflicts } };
      }
      const asked = guests.filter(({ user, role }) => taken.has(user) || !allows(role, 'edit'));
      return bookInside(recorder, others, { input, draft, guests, asked, circle });
    },
    guests.map((guest) => guest.as),
  );
  if (!isQuestion(outcome)) return outcome.done;
  if (isTaken) outcome.asks.alternatives = await timesNear(database, peers, caller, input, draft);
  return ask(database, caller, outcome);
}

/** The same moment for all: what has no zone is read in the caller's. Days are everybody's own. */
const inOneZone = (caller: Caller, series: Series): Series =>
  series.time.allDay || series.time.zone !== null ? series : { ...series, time: { ...series.time, zone: caller.zone } };

/** Times around one that is taken at which all can come. */
async function timesNear(
  database: Database,
  peers: Peers,
  caller: Caller,
  { participants }: Together,
  { series }: Draft,
): Promise<Slot[]> {
  const { time } = series;
  if (series.rrule !== null || series.rdates.length > 0 || time.allDay) return [];
  const start = firstStart(series, caller.zone);
  const { slots = [] } = await findJointTime(database, peers, caller, {
    start: isoWithOffset(Math.max(start - AROUND, caller.now), caller.zone),
    end: isoWithOffset(start + AROUND, caller.zone),
    duration_minutes: Math.max(1, Math.ceil((time.days * DAY + time.ms) / MINUTE)),
    participants,
  });
  return slots.filter(({ missing }) => missing === undefined);
}

interface Booking {
  readonly input: Together;
  readonly draft: Draft;
  readonly guests: readonly Guest[];
  /** Those of them who have to accept it. */
  readonly asked: readonly Guest[];
  /** Those who get to see it. */
  readonly circle: Circle | undefined;
}

async function bookInside(recorder: Recorder, others: Others, booking: Booking): Promise<Outcome<AddResult>> {
  const { executor, caller } = recorder;
  const { input, draft, guests, asked, circle } = booking;
  const said = messages(caller).sharing;
  const place = await locate(executor, caller, input);
  if (isQuestion(place)) return place;
  const { assumptions: assumed, ...where } = place;
  const names = guests.map(({ name }) => name);
  const by = await nameOfUser(executor, caller.user);
  const start = firstStart(draft.series, caller.zone);
  const span = { start, end: start + draft.series.time.ms + draft.series.time.days * DAY };
  const told = {
    title: input.title,
    when: shortWhen(caller, span, draft.series.time.allDay),
    names,
    asked: asked.map(({ name }) => name),
  };
  const { title } = input;
  const giving = circle && askGiving(caller, circle, { title, items: [], effect: draft.series });
  const booked: Confirmation = {
    asks: { status: 'need_user', message: said.askBook(told) },
    pending: {
      items: [],
      effect: {
        ...input,
        confirm_token: undefined,
        series: draft.series,
        with: guests.map(({ user, role }) => [user, role]),
        asked: told.asked,
      },
    },
  };
  const question = await confirm(recorder, input, asOne([booked, giving]) ?? booked);
  if (question) return question;
  const invitation = invitationOf(by, booking);
  // What stands in the way has been looked at, and said yes to.
  const full = {
    ...{ ...input, ...where, invitation, on_conflict: 'force' as const, confirm_token: undefined },
    share_with: circle?.group.id,
  };
  const added = await addInside(recorder, full, { ...draft, assumptions: [...draft.assumptions, ...assumed] });
  if (!('done' in added)) return added;
  for (const guest of guests) {
    const work = async (theirs: Recorder) => {
      const row = newRow(full, { ...draft, group: undefined });
      const show_as = asked.includes(guest) && row.show_as === 'busy' ? 'tentative' : row.show_as;
      await theirs.insert('events', {
        ...row,
        id: newId('evt'),
        show_as,
        source: null,
        share_with: null,
        private: null,
      });
      return { result: undefined, summary: messages(guest.as).sharing.bookedBy({ title: input.title, by }) };
    };
    await others.as(guest.user, work, asked.includes(guest) ? null : 'edit').catch((error: unknown) => {
      // How much they have is theirs to know.
      const isFull = error instanceof UserError && error.code === 'LIMIT_EXCEEDED';
      throw isFull ? new UserError('LIMIT_EXCEEDED', said.noRoom({ name: guest.name })) : error;
    });
  }
  await noteGrant(recorder, 'share.book', guests.map(({ user }) => user).join(' '));
  const { assumptions = [], ...done } = added.done;
  return {
    summary: said.booked(told),
    done: {
      ...done,
      message: messages(caller).items.done({ change: said.booked(told) }),
      assumptions: [...assumptions, ...(asked.length > 0 ? [said.howToAccept] : [])],
    },
  };
}

/** Who comes, as everybody's row says it. */
function invitationOf(by: string, { guests, asked }: Booking): Invitation {
  const statusOf = (guest: Guest): Answer => (asked.includes(guest) ? 'no answer' : 'accepted');
  return {
    organizer: { name: by },
    attendees: guests.map((guest) => ({ name: guest.name, status: statusOf(guest) })),
    lines: [],
  };
}
