import { type PartsReading, readParts } from '../../domain/arguments/window-parts.ts';
import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import type { DayPart } from '../../domain/free-slots/day-parts.ts';
import { findSlots, type RankedSlot, type SlotQuery } from '../../domain/free-slots/find.ts';
import { toldApart } from '../../domain/free-slots/told-apart.ts';
import type { WorkingHours } from '../../domain/free-slots/working-hours.ts';
import { DAY, MINUTE } from '../../domain/time/wall.ts';
import { messages } from '../../messages/index.ts';
import type { Database } from '../change/database.ts';
import type { Result, Slot } from '../change/envelope.ts';
import { isQuestion } from '../change/question.ts';
import { inWindow } from '../change/window.ts';
import { groupOf } from '../items/groups.ts';
import { allDayWithin } from './all-day.ts';
import { filledBy } from './blockers.ts';
import { showConflicts } from './conflicts.ts';
import { inHoursOf } from './group-hours.ts';
import { holidaysIn } from './holidays.ts';
import { keptFree } from './kept-free.ts';
import { anyHoursOf, hoursOf, showSlot, wakingHoursOf } from './policy.ts';
import { busyIn } from './reading.ts';
import { legsIn, waysSaid, waysTaken } from './ways.ts';

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
  /** Id or name. */
  readonly group?: string | undefined;
}

export type FreeTimeResult = Result<{ slots: Slot[] }>;

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
/** A longer window would be searched for slots that nobody needs yet. */
const MAX_WINDOW = 366 * DAY;

/** All-day events that are named beside the slots. */
const MOST_ALL_DAY = 20;

/** Finds slots, and says what they are in words of its own. `usual`: in the hours in which people work, which the call did not name others for. */
type Find = (
  query: SlotQuery,
  usual: boolean,
) => Promise<{ readonly slots: readonly RankedSlot[]; readonly said?: string }>;

const findAlone: Find = async (query) => ({ slots: findSlots(query) });

/**
 * Free slots in a window, best first, inside the working hours or the hours asked for; a group brings its hours and its
 * length. Writes nothing.
 */
export async function findFreeTime(
  database: Database,
  user: Caller,
  given: FreeTimeInput,
  find: Find = findAlone,
): Promise<FreeTimeResult> {
  const group = await groupOf(database.db, user, given);
  const caller = inHoursOf(user, group);
  const input = { ...given, duration_minutes: given.duration_minutes ?? group?.default_duration_minutes ?? undefined };
  const read = readParts(input, caller, 'ahead');
  if (isQuestion(read)) return read.asks;
  const own = await freeTimeIn(database, caller, input, read, find);
  if (own.slots?.length !== 0 || !read.next) return own;
  const assumptions = [messages(caller).windows.nextWeekInstead];
  return freeTimeIn(database, caller, input, { ...read, window: read.next, assumptions }, find);
}

async function freeTimeIn(
  database: Database,
  caller: Caller,
  input: FreeTimeInput,
  { window, assumptions, hours: part, days }: PartsReading,
  find: Find,
): Promise<FreeTimeResult> {
  if (window.to - window.from > MAX_WINDOW + DAY) {
    throw new UserError('LIMIT_EXCEEDED', messages(caller).availability.tooManyDays, {
      hint: messages(caller).availability.passNearerEnd,
    });
  }
  const bufferMs = (input.buffer_minutes ?? 0) * MINUTE;
  // Two bounds say it all; a part of the day in words does not: of a morning the usual hours are meant.
  const isBounded = input.earliest !== undefined && input.latest !== undefined;
  const earliest = input.earliest === undefined ? part && part.from / MINUTE : minutesOf(caller, input.earliest);
  const latest = input.latest === undefined ? part && Math.min(part.to, DAY) / MINUTE : minutesOf(caller, input.latest);
  if (latest !== undefined && latest === (earliest ?? 0)) {
    throw new UserError('INVALID_ARGUMENT', messages(caller).availability.earliestIsLatest, {
      hint: messages(caller).availability.leaveOneOutOrLaterLatest,
    });
  }
  const around = { from: window.from - bufferMs, to: window.to + bufferMs };
  const legs = await legsIn(database.db, caller, around);
  const busy = [...(await busyIn(database.db, caller, around)), ...waysTaken(legs)];
  const holidays = input.skip_holidays ? await holidaysIn(window, caller) : undefined;
  const query: SlotQuery = {
    window,
    zone: caller.zone,
    durationMs: (input.duration_minutes ?? 60) * MINUTE,
    stepMs: (input.step_minutes ?? 15) * MINUTE,
    earliest,
    latest,
    weekdays: input.weekdays?.map((day) => WEEKDAYS.indexOf(day)),
    skips: (date) => holidays?.isHoliday(date) === true || days?.includes(date) === false,
    bufferMs,
    prefer: input.prefer,
    busy,
    notBefore: caller.now,
    limit: input.limit ?? 5,
  };
  const { hours, beyond } = isBounded ? { hours: anyHoursOf(caller), beyond: false } : hoursFor(caller, query);
  const { slots: found, said: told } = await find({ ...query, hours }, !isBounded && !beyond);
  const slots = toldApart(found).map((slot) => showSlot(caller, slot, false));
  const { prefer } = input;
  const isMissed = prefer && found.length > 0 && !found.some(({ reasons }) => reasons.includes('preferred_part'));
  const allDay = await showConflicts(database.db, caller, await allDayWithin(database.db, caller, window));
  const said = [
    ...assumptions,
    ...(isBounded ? [] : [hoursSaid(caller, beyond)]),
    ...keptFree(caller),
    ...waysSaid(caller, legs),
    ...(holidays ? [holidays.said] : []),
  ];
  return {
    status: 'final',
    ...inWindow(
      caller,
      window,
      told ??
        (slots.length === 0
          ? messages(caller).availability.noFreeSlot
          : messages(caller).availability.freeSlots({ count: slots.length })),
      { hours: part, days },
    ),
    slots,
    ...(allDay.length > 0 && { conflicts: allDay.slice(0, MOST_ALL_DAY) }),
    ...(said.length > 0 && { assumptions: said }),
    ...(slots.length === 0 && {
      warnings: [
        ...(await filledBy(database.db, caller, { ...query, hours })),
        emptyHint(caller, window.to <= caller.now),
      ],
    }),
    ...(isMissed && {
      warnings: [messages(caller).availability.noneInPart({ part: prefer, hours: caller.workingHours })],
    }),
  };
}

interface Hours {
  readonly hours: WorkingHours | undefined;
  /** Whether these are not the usual hours, because no usual hour lies in the time that was asked for. */
  readonly beyond: boolean;
}

/**
 * The hours to look in: the usual ones as long as any of them lies in the time and between the bounds that were named,
 * else those of the day, else all.
 */
function hoursFor(caller: Caller, query: SlotQuery): Hours {
  const isOpen = (hours: WorkingHours): boolean =>
    findSlots({ ...query, hours, busy: [], bufferMs: 0, notBefore: query.window.from, limit: 1 }).length > 0;
  const usual = hoursOf(caller);
  if (isOpen(usual)) return { hours: usual, beyond: false };
  const waking = wakingHoursOf(caller);
  if (isOpen(waking)) return { hours: waking, beyond: caller.workingHours !== null };
  return { hours: anyHoursOf(caller), beyond: true };
}

function emptyHint(caller: Caller, isPast: boolean): string {
  return isPast ? messages(caller).availability.windowIsPast : messages(caller).availability.tryOtherHours;
}

function hoursSaid(caller: Caller, beyond: boolean): string {
  const hours = caller.workingHours;
  if (beyond) return messages(caller).availability.searchedBeyondHours({ hours });
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
