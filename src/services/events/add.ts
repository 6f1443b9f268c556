import type { Executor, GroupRow } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { newId } from '../../domain/ids.ts';
import type { Invitation } from '../../domain/invitation.ts';
import { placeText } from '../../domain/place.ts';
import type { Alert } from '../../domain/quick-add/alarm.ts';
import { type Direction, withoutDirection } from '../../domain/relative/direction.ts';
import { readReminders, toldReminder } from '../../domain/reminders/said.ts';
import type { EventTime, Occurrence, Series, ShowAs } from '../../domain/time/event.ts';
import { isLeave } from '../../domain/travel/leave.ts';
import type { Pending } from '../../guard/confirmations.ts';
import { writeSlotToken } from '../../guard/slot-token.ts';
import { messages } from '../../messages/index.ts';
import { allDayBeside, allDayWarnings } from '../availability/all-day.ts';
import type { Spans } from '../availability/conflicts.ts';
import { checkedUntil, overlapsOf, spansOf } from '../availability/conflicts.ts';
import { inHoursOf } from '../availability/group-hours.ts';
import { withHours } from '../availability/hours.ts';
import { keptFreeWarnings } from '../availability/kept-free.ts';
import { leaveAlert } from '../availability/leave.ts';
import {
  AUTO_DAYS,
  alternativesTo,
  conflictQuestion,
  inTheWay,
  isHard,
  overlapWarnings,
} from '../availability/policy.ts';
import { tightWarnings, tightWays, type Where } from '../availability/ways.ts';
import { confirm } from '../change/confirm.ts';
import type { Database } from '../change/database.ts';
import type { Result } from '../change/envelope.ts';
import { isQuestion, type Question } from '../change/question.ts';
import type { Recorder } from '../change/recorder.ts';
import type { Outcome } from '../change/write.ts';
import { ask, attempt, earlierResult } from '../change/write.ts';
import { groupOf } from '../items/groups.ts';
import { noteGrant } from '../people/audit.ts';
import type { Circle } from '../people/circle.ts';
import { askGiving, givenTo } from '../people/given.ts';
import { locate } from '../places/locate.ts';
import { attachReminder } from '../reminders/attached.ts';
import { anchoredTime } from '../series/counted-from.ts';
import { draftEvent, type EventFields, slotTime } from '../series/draft.ts';
import { foundAt } from '../series/moving.ts';
import { asOne } from '../series/parts.ts';
import { pastOf } from '../series/past.ts';
import { type EventView, placeView, shortWhen, titleOf, viewOf } from '../series/present.ts';
import { type NewEvent, seriesColumns } from '../series/rows.ts';
import { shownAs } from '../series/show-as.ts';
import { spotOfRow } from '../travel/legs.ts';
import { hardenBlocks } from './harden.ts';
import { type Inviting, invitationOf, invitingIn, questionOfInviting, toldOfInviting } from './invite.ts';
import { asStored } from './patch.ts';
import { periodQuestion } from './period.ts';
import { withUsual } from './usual.ts';
import { usualLeads, usualLength, usualPlace } from './usual-fields.ts';
import { asYearly } from './yearly.ts';

export interface AddInput extends EventFields {
  readonly title: string;
  readonly idempotency_key?: string | undefined;
  /** Reminders that have been read already. */
  readonly alerts?: readonly Alert[] | undefined;
  /** Who comes, where others of this store do. */
  readonly invitation?: Invitation | undefined;
  /** What `attendees` comes to, once it is looked up. */
  readonly inviting?: Inviting | undefined;
  /** Where its time is taken it goes to that side only. */
  readonly direction?: Direction | undefined;
}

export type AddResult = Result<{ event: EventView; checked_until: string }>;

/** An event as the arguments say it, before it is checked against the calendar. */
export interface Draft {
  readonly series: Series;
  readonly showAs: ShowAs;
  readonly assumptions: string[];
  readonly group: GroupRow | undefined;
}

/**
 * Adds an event or a series after checking it against the calendar, in one
 * transaction. Its words are read before: nobody waits for the lock while they are.
 */
export async function addEvent(database: Database, caller: Caller, given: AddInput): Promise<AddResult> {
  const input = withDirection(given);
  const earlier = await earlierResult<AddResult>(database, caller, input);
  if (earlier) return earlier;
  const circle = await givenTo(database, caller, input);
  const known = await groupOf(database.db, caller, input);
  const counted = input.start === undefined ? undefined : await anchoredTime(database.db, caller, input.start, caller);
  const reader = await withUsual(database.db, caller);
  const draftIn = (group: GroupRow | undefined): Draft | Question => draftCounted(reader, input, group, counted);
  const read = draftIn(known);
  const outcome = isQuestion(read)
    ? read
    : await attempt<AddResult>(database, reader, input, async (recorder) => {
        const group = await groupOf(recorder.executor, caller, input);
        // The group gives the length: it may have been changed meanwhile.
        const isSame = group?.id === known?.id && group?.version === known?.version;
        const draft = isSame ? read : draftIn(group);
        if (isQuestion(draft)) return draft;
        const place = await locate(recorder.executor, caller, input);
        if (isQuestion(place)) return place;
        const { assumptions: assumed, ...where } = place;
        const assumptions = [...draft.assumptions, ...assumed];
        const { inviting } = await invitingIn(recorder.executor, caller, input);
        const full = {
          ...{ ...input, ...where, inviting, ...(circle && { share_with: circle.group.id }) },
          invitation: inviting && invitationOf(inviting),
        };
        return addInside(recorder, full, { ...draft, assumptions }, { input, items: [], circle });
      });
  return isQuestion(outcome) ? ask(database, caller, await withHours(database, caller, input, outcome)) : outcome.done;
}

/** `tomorrow 4pm or later` is that time, and what to do where it is taken. */
export function withDirection<T extends DirectedInput>(input: T): T & { readonly direction?: Direction | undefined } {
  const said = input.start === undefined ? undefined : withoutDirection(input.start);
  if (said === undefined) return input;
  return { ...input, start: said.text, direction: said.direction, on_conflict: input.on_conflict ?? 'auto' };
}

type DirectedInput = Pick<EventFields, 'start' | 'on_conflict'>;

/** What is to be written, before it is checked, or what must be asked to know. The group gives the length where nothing else does. */
export function draftNew(caller: Caller, input: AddInput, group: GroupRow | undefined): Draft | Question {
  const drafted = draftEvent(caller, input, usualLength(caller, group, input));
  if (isQuestion(drafted)) return drafted;
  const yearly = asYearly(caller, input, drafted.series);
  const series = yearly?.series ?? drafted.series;
  const assumptions = [...drafted.assumptions, ...(yearly?.assumptions ?? [])];
  const shown = shownAs(caller, { title: input.title, allDay: series.time.allDay, said: input.show_as });
  return { series, showAs: shown.showAs, assumptions: [...assumptions, ...shown.assumptions], group };
}

/** As `draftNew`, of a start that may count from another event (开完选题会). */
function draftCounted(
  caller: Caller,
  input: AddInput,
  group: GroupRow | undefined,
  counted: Awaited<ReturnType<typeof anchoredTime>>,
): Draft | Question {
  if (!counted) return periodQuestion(caller, input) ?? draftNew(caller, input, group);
  const draft = draftNew(caller, { ...input, start: counted.text }, group);
  return isQuestion(draft) ? draft : { ...draft, assumptions: [counted.assumption, ...draft.assumptions] };
}

/** What a question about the call is bound to: its own arguments, and the items that it changes. */
interface Call {
  readonly input: object;
  readonly items: Pending['items'];
  /** The people that get to see the event. */
  readonly circle?: Circle | undefined;
}

/** Checks the event against the calendar and writes it, inside a change that may do more. */
export async function addInside(
  recorder: Recorder,
  given: AddInput,
  draft: Draft,
  call: Call = { input: given, items: [] },
): Promise<Outcome<AddResult>> {
  const { executor, caller } = recorder;
  const { where, assumptions: placed } = usualPlace(caller, given, draft);
  const input = { ...given, ...where };
  const placing = inHoursOf(caller, draft.group);
  const warnings: string[] = [];
  const past = pastOf(caller, draft.series, call);
  const { title } = input;
  const giving = call.circle && askGiving(caller, call.circle, { title, items: [], effect: draft.series });
  const invites = questionOfInviting(caller, input.inviting, { before: undefined, after: newRow(input, draft) });
  const yes = asOne([past?.question, giving, invites]);
  const question = yes && (await confirm(recorder, input, yes));
  if (question) return question;
  if (past) warnings.push(past.warning);
  const checked = await spansOf(executor, caller, draft.series);
  const { showAs } = draft;
  const spot = showAs === 'free' ? undefined : spotOfRow(newRow(input, draft));
  const [overlaps, beside] = await Promise.all([
    overlapsOf(executor, caller, checked.spans, { showAs }),
    allDayBeside(executor, caller, checked.spans, { showAs }),
  ]);
  let series = draft.series;
  let moved = false;
  if (isHard(overlaps) && input.on_conflict !== 'force') {
    const nearby =
      input.on_conflict === 'auto' && series.rrule === null
        ? await bestNearby(executor, placing, series, checked, input.direction)
        : undefined;
    if (!nearby) {
      const { direction } = input;
      const alternatives = await alternativesTo(executor, placing, series, checked.spans, { direction });
      return {
        asks: await conflictQuestion(executor, caller, [...overlaps, ...beside], alternatives, series.time.allDay),
      };
    }
    series = { ...series, time: nearby };
    moved = true;
    warnings.push(await inTheWay(executor, caller, overlaps));
  } else {
    warnings.push(...(await overlapWarnings(executor, caller, overlaps)));
  }
  const spans = moved ? (await spansOf(executor, caller, series)).spans : checked.spans;
  const allDay = moved ? await allDayBeside(executor, caller, spans, { showAs }) : beside;
  if (spot) warnings.push(...tightWarnings(caller, await tightWays(executor, caller, spans, { spot })));
  warnings.push(...(await allDayWarnings(executor, caller, allDay)));
  warnings.push(...keptFreeWarnings(caller, spans, { showAs, allDay: series.time.allDay }));
  const { alerts, assumptions: reminded } = isLeave(input.remind_minutes)
    ? await leaveAlerts(executor, caller, spans[0], { spot })
    : alertsOf(caller, input, draft);
  const told = toldOfInviting(caller, input.inviting, { group_id: draft.group?.id ?? null });
  const assumptions = [...draft.assumptions, ...placed, ...reminded, ...told];
  const row = await recorder.insert('events', newRow(input, { ...draft, series }));
  for (const alert of alerts) await attachReminder(recorder, row, alert);
  if (row.share_with !== null) await noteGrant(recorder, 'share.event', `${row.share_with} ${row.id}`);
  await recorder.project();
  if (showAs === 'busy') warnings.push(...(await hardenBlocks(recorder, spans)));
  const found = foundAt(caller, row, row);
  return {
    summary: messages(caller).events.createdSummary({ title: titleOf(caller, row) }),
    done: {
      status: 'final',
      message: messages(caller).events.created({
        title: titleOf(caller, row),
        when: shortWhen(caller, found, series.time.allDay),
        moved,
        alerts: alerts.map((alert) => toldReminder(row, alert)),
      }),
      event: { ...viewOf(caller, found), ...placeView(row), ...(draft.group && { group: draft.group.name }) },
      ...checkedUntil(caller, checked),
      ...(assumptions.length > 0 && { assumptions }),
      ...(warnings.length > 0 && { warnings }),
    },
  };
}

/** When to be reminded, as is said; of an event at an hour of which it is not, as the profile says, or as usual. */
function alertsOf(caller: Caller, input: AddInput, { series, group }: Draft) {
  const { alerts, remind_minutes: said } = input;
  const { allDay } = series.time;
  const event = { all_day: allDay ? 1 : 0 } as const;
  if (alerts) return { alerts, assumptions: [] };
  if (said !== undefined) return { alerts: readReminders(caller, said, event), assumptions: [] };
  if (allDay) return { alerts: [], assumptions: [] };
  const { usualReminder } = caller;
  if (usualReminder === undefined) return usualLeads(caller, input, group);
  const assumptions = [messages(caller).events.usualReminder];
  return { alerts: readReminders(caller, usualReminder, event), assumptions };
}

async function leaveAlerts(executor: Executor, caller: Caller, span: Occurrence | undefined, where: Where) {
  const { alert, assumption } = await leaveAlert(executor, caller, span, where);
  return { alerts: [alert], assumptions: [assumption] };
}

async function bestNearby(
  executor: Executor,
  caller: Caller,
  series: Series,
  { spans }: Spans,
  direction: Direction | undefined,
): Promise<EventTime | undefined> {
  const { allDay, zone } = series.time;
  const [best] = await alternativesTo(executor, caller, series, spans, { days: AUTO_DAYS, direction });
  return best && slotTime(caller, writeSlotToken({ ...best, allDay }), zone ?? caller.zone);
}

/** The row of a new event. */
export function newRow(input: AddInput, { series, showAs, group }: Draft): NewEvent {
  return {
    id: newId('evt'),
    series_id: null,
    recurrence_id: null,
    cancelled: 0,
    title: input.title,
    description: input.description ?? null,
    location: input.location ?? input.location_place?.name ?? null,
    location_place: input.location_place ? placeText(input.location_place) : null,
    show_as: showAs,
    ...seriesColumns(series),
    ics_uid: null,
    ics_sequence: null,
    invitation: input.invitation ? JSON.stringify(input.invitation) : null,
    share_with: input.share_with ?? null,
    private: input.private === undefined ? null : asStored(input.private),
    source: input.source ?? null,
    group_id: group?.id ?? null,
    planned_for: null,
    planned: null,
  };
}
