import { findEvents, isOverride } from '../../db/repos/events.ts';
import type { EventRow, Executor } from '../../db/schema.ts';
import type { Caller } from '../../domain/caller.ts';
import { type Attendee, type Link, type Person, readInvitation } from '../../domain/invitation.ts';
import { describeRepeat } from '../../domain/recurrence/text.ts';
import type { Occurrence, Window } from '../../domain/time/event.ts';
import { isoWithOffset, lastDay, showWhen } from '../../domain/time/show.ts';
import { DAY, formatWallClock, formatWallDate, type Instant } from '../../domain/time/wall.ts';
import { toWall } from '../../domain/time/zone.ts';
import { messages } from '../../messages/index.ts';
import { noTitle } from '../items/kind.ts';
import { exdatesOf, isRecurring, originalStarts, type Place } from './rows.ts';

/** An event, or one occurrence of a series, as a host sees it. */
export interface EventView {
  id: string;
  version: number;
  /** Original start of this occurrence of a series. */
  occurrence?: string;
  title: string;
  start: string;
  end: string;
  when: string;
  all_day: boolean;
  show_as: EventRow['show_as'];
  location?: string;
  /** Its id, until `withGroupNames` has put the name there. */
  group?: string;
  /** The connected calendar that its group is. */
  calendar?: string;
  /** Whose event it is, where it is not the caller's. */
  shared_by?: string;
  /** The share group by which the caller sees it. */
  shared_in?: string;
  repeat?: string;
  repeat_text?: string;
  description?: string;
  location_place?: Place;
  timezone?: string;
  source?: string;
  organizer?: Person;
  attendees?: readonly Attendee[];
  links?: readonly Link[];
  /** When it is reminded of, in full views of queries. */
  reminders?: EventReminder[];
  created?: string;
  updated?: string;
}

/** A reminder of an event. */
export interface EventReminder {
  readonly id: string;
  readonly at: string;
  readonly when: string;
  /** Its own words, where it has any. */
  readonly title?: string;
}

/** An occurrence of what somebody else has given to a share group of the caller's, ready to be shown. */
export interface GivenEvent extends Occurrence {
  /** The row that it comes from. */
  readonly source: string;
  readonly view: EventView;
}

/** What others have given to the caller in a window, with the words of a query. */
export type Given = (window: Window, query?: string) => Promise<readonly GivenEvent[]>;

export type Detail = 'concise' | 'full';

/** An occurrence with the row it comes from and, for a changed one, the series that row belongs to. */
export interface Found extends Occurrence {
  readonly row: EventRow;
  readonly root: EventRow;
}

export const titleOf = (caller: Caller, row: Pick<EventRow, 'title'>): string => row.title || noTitle(caller);

/** Plain date for all-day events, else ISO 8601 with the user's offset. */
export const isoOf = (caller: Caller, instant: Instant, allDay: boolean): string =>
  allDay ? formatWallDate(toWall(instant, caller.zone)) : isoWithOffset(instant, caller.zone);

/** The ends of a span; of an all-day one the end is the day after its last. */
export const isoSpan = (caller: Caller, span: Occurrence, allDay: boolean): { start: string; end: string } => ({
  start: isoOf(caller, span.start, allDay),
  end: allDay ? formatWallDate(lastDay(span, caller.zone) + DAY) : isoOf(caller, span.end, false),
});

export const whenOf = (caller: Caller, span: Occurrence, allDay: boolean): string =>
  showWhen({ ...span, allDay }, caller.zone, caller.language);

/** The short form inside messages: `2026-01-28 15:00 - 16:00`. */
export function shortWhen(caller: Caller, span: Occurrence, allDay: boolean): string {
  const start = toWall(span.start, caller.zone);
  const day = formatWallDate(start);
  if (allDay) {
    const last = formatWallDate(lastDay(span, caller.zone));
    return last === day
      ? `${day} ${messages(caller).common.allDay}`
      : `${day} - ${last} ${messages(caller).common.allDay}`;
  }
  const end = toWall(span.end, caller.zone);
  const endDay = formatWallDate(end);
  return `${day} ${formatWallClock(start)} - ${endDay === day ? '' : `${endDay} `}${formatWallClock(end)}`;
}

/** The original start of an occurrence; undefined for single events. */
export function occurrenceOf(caller: Caller, found: Found): string | undefined {
  const { row, root } = found;
  if (isOverride(row)) return isoOf(caller, originalStarts(caller, root)(row), root.all_day === 1);
  return isRecurring(row) ? isoOf(caller, found.start, row.all_day === 1) : undefined;
}

export function viewOf(caller: Caller, found: Found, detail: Detail = 'concise'): EventView {
  const { row, root } = found;
  const allDay = row.all_day === 1;
  const occurrence = occurrenceOf(caller, found);
  return {
    id: root.id,
    version: row.version,
    ...(occurrence !== undefined && { occurrence }),
    title: titleOf(caller, row),
    ...isoSpan(caller, found, allDay),
    when: whenOf(caller, found, allDay),
    all_day: allDay,
    show_as: row.show_as,
    ...(row.location !== null && { location: row.location }),
    ...(row.group_id !== null && { group: row.group_id }),
    ...(root.rrule !== null && {
      repeat: root.rrule,
      repeat_text: describeRepeat({ rrule: root.rrule, exdates: exdatesOf(root), zone: root.zone }, caller),
    }),
    ...(detail === 'full' && fullOf(caller, row)),
  };
}

/**
 * Views of occurrences that are in time order, of which each series says with its first one how it repeats: a month of
 * a daily one would say it thirty times. The others are told by their `occurrence`. What a page begins in the midst of
 * was said by the page before it, so that pages come to the same as the whole.
 *
 * @example
 * repeatsOnce(caller, [mondayRun, wednesdayRun]) // the second has neither repeat nor repeat_text
 */
export function repeatsOnce(
  caller: Caller,
  found: readonly Found[],
  all: readonly { readonly source: string; readonly start: Instant }[],
): EventView[] {
  const first = new Map<string, Instant>();
  for (const { source, start } of all) if (!first.has(source)) first.set(source, start);
  return found.map((one) => {
    const view = viewOf(caller, one);
    return first.get(one.row.id) === one.start ? view : withoutRepeat(view);
  });
}

/** An event without how it repeats, which another of its occurrences says. */
export function withoutRepeat({ repeat: _rule, repeat_text: _words, ...view }: EventView): EventView {
  return view;
}

export const placeView = ({ location_place }: EventRow): Pick<EventView, 'location_place'> =>
  location_place === null ? {} : { location_place: JSON.parse(location_place) as Place };

function invitationView({ invitation }: EventRow): Pick<EventView, 'organizer' | 'attendees' | 'links'> {
  const { lines: _lines, ...shown } = readInvitation(invitation) ?? { lines: [] };
  return shown;
}

function fullOf(caller: Caller, row: EventRow): Partial<EventView> {
  return {
    ...(row.description !== null && { description: row.description }),
    ...placeView(row),
    ...(row.zone !== null && { timezone: row.zone }),
    ...(row.source !== null && { source: row.source }),
    ...invitationView(row),
    created: isoWithOffset(row.created_at, caller.zone),
    updated: isoWithOffset(row.updated_at, caller.zone),
  };
}

/** Joins occurrences with their rows. Occurrences whose row has gone are left out. */
export async function withRows(
  executor: Executor,
  caller: Caller,
  occurrences: readonly (Occurrence & { readonly source: string })[],
): Promise<Found[]> {
  const rows = await findEvents(executor, caller.user, [...new Set(occurrences.map((one) => one.source))]);
  const rootIds = [...new Set([...rows.values()].flatMap((row) => (row.series_id === null ? [] : [row.series_id])))];
  const roots = await findEvents(executor, caller.user, rootIds);
  return occurrences.flatMap(({ source, start, end }) => {
    const row = rows.get(source);
    const root = row?.series_id == null ? row : roots.get(row.series_id);
    return row && root ? [{ start, end, row, root }] : [];
  });
}
