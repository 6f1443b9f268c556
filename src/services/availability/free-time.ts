import { readWindow, type WindowReading } from '../../domain/arguments/window.ts';
import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import type { DayPart } from '../../domain/free-slots/day-parts.ts';
import { findSlots } from '../../domain/free-slots/find.ts';
import { DAY, MINUTE } from '../../domain/time/wall.ts';
import { messages } from '../../messages/index.ts';
import type { Database } from '../change/database.ts';
import type { Result, Slot } from '../change/envelope.ts';
import { isQuestion } from '../change/question.ts';
import { inWindow } from '../change/window.ts';
import { allDayWithin } from './all-day.ts';
import { showConflicts } from './conflicts.ts';
import { holidaysIn } from './holidays.ts';
import { hoursOf, showSlot } from './policy.ts';
import { busyIn } from './reading.ts';

export interface FreeTimeInput {
  readonly start: string;
  readonly end?: string | undefined;
  readonly duration_minutes?: number | undefined;
  readonly step_minutes?: number | undefined;
  readonly earliest?: string | undefined;
  readonly latest?: string | undefined;
  readonly weekdays?: readonly string[] | undefined;
  readonly buffer_minutes?: number | undefined;
  readonly prefer?: DayPart | undefined;
  readonly skip_holidays?: boolean | undefined;
  readonly limit?: number | undefined;
}

export type FreeTimeResult = Result<{ slots: Slot[] }>;

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
/** A longer window would be searched for slots that nobody needs yet. */
const MAX_WINDOW = 366 * DAY;

/** All-day events that are named beside the slots. */
const MOST_ALL_DAY = 20;

/** Free slots in a window, best first, inside working hours or the hours asked for. Writes nothing. */
export async function findFreeTime(database: Database, caller: Caller, input: FreeTimeInput): Promise<FreeTimeResult> {
  const read = readWindow(input, caller, 'ahead');
  if (isQuestion(read)) return read.asks;
  const own = await freeTimeIn(database, caller, input, read);
  if (own.slots?.length !== 0 || !read.next) return own;
  const assumptions = [messages(caller).windows.nextWeekInstead];
  return freeTimeIn(database, caller, input, { window: read.next, assumptions });
}

async function freeTimeIn(
  database: Database,
  caller: Caller,
  input: FreeTimeInput,
  { window, assumptions }: WindowReading,
): Promise<FreeTimeResult> {
  if (window.to - window.from > MAX_WINDOW + DAY) {
    throw new UserError('LIMIT_EXCEEDED', messages(caller).availability.tooManyDays, {
      hint: messages(caller).availability.passNearerEnd,
    });
  }
  const bufferMs = (input.buffer_minutes ?? 0) * MINUTE;
  const bounded = input.earliest !== undefined || input.latest !== undefined;
  const earliest = input.earliest === undefined ? undefined : minutesOf(caller, input.earliest);
  const latest = input.latest === undefined ? undefined : minutesOf(caller, input.latest);
  if (latest !== undefined && latest === (earliest ?? 0)) {
    throw new UserError('INVALID_ARGUMENT', messages(caller).availability.earliestIsLatest, {
      hint: messages(caller).availability.leaveOneOutOrLaterLatest,
    });
  }
  const busy = await busyIn(database.db, caller, { from: window.from - bufferMs, to: window.to + bufferMs });
  const holidays = input.skip_holidays ? await holidaysIn(window, caller) : undefined;
  const slots = findSlots({
    window,
    zone: caller.zone,
    durationMs: (input.duration_minutes ?? 60) * MINUTE,
    stepMs: (input.step_minutes ?? 15) * MINUTE,
    earliest,
    latest,
    weekdays: input.weekdays?.map((day) => WEEKDAYS.indexOf(day)),
    skips: holidays?.isHoliday,
    bufferMs,
    prefer: input.prefer,
    // Hours that the user names for this search replace the usual ones.
    hours: bounded ? undefined : hoursOf(caller),
    busy,
    notBefore: caller.now,
    limit: input.limit ?? 5,
  }).map((slot) => showSlot(caller, slot, false));
  const allDay = await showConflicts(database.db, caller, await allDayWithin(database.db, caller, window));
  const said = [...assumptions, ...(bounded ? [] : [hoursSaid(caller)]), ...(holidays ? [holidays.said] : [])];
  return {
    status: 'final',
    ...inWindow(
      caller,
      window,
      slots.length === 0
        ? messages(caller).availability.noFreeSlot
        : messages(caller).availability.freeSlots({ count: slots.length }),
    ),
    slots,
    ...(allDay.length > 0 && { conflicts: allDay.slice(0, MOST_ALL_DAY) }),
    ...(said.length > 0 && { assumptions: said }),
    ...(slots.length === 0 && { warnings: [emptyHint(caller, window.to <= caller.now)] }),
  };
}

function emptyHint(caller: Caller, isPast: boolean): string {
  return isPast ? messages(caller).availability.windowIsPast : messages(caller).availability.tryOtherHours;
}

function hoursSaid(caller: Caller): string {
  const hours = caller.workingHours;
  return hours === null
    ? messages(caller).availability.searchedAllDays
    : messages(caller).availability.searchedWorkingHours({ hours });
}

/** Minutes since midnight of `HH:MM`; 24:00 is the end of the day. */
function minutesOf(caller: Caller, text: string): number {
  const match = /^(\d{1,2}):(\d{2})$/.exec(text.trim());
  const minutes = match ? Number(match[1]) * 60 + Number(match[2]) : Number.NaN;
  if (!match || Number(match[2]) > 59 || minutes > 24 * 60) {
    const shown = text.slice(0, 40);
    throw new UserError('INVALID_ARGUMENT', messages(caller).availability.notTimeOfDay({ shown }), {
      hint: messages(caller).availability.useHoursAndMinutes,
    });
  }
  return minutes;
}
