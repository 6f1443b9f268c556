import { zoneOfPlace } from '../../domain/arguments/place-zone.ts';
import type { Caller, Language } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import { weekdayName } from '../../domain/time/show.ts';
import {
  DAY,
  formatWallClock,
  formatWallDate,
  HOUR,
  type Instant,
  MINUTE,
  parseWall,
  type WallMs,
  wallDay,
  wallWeekday,
} from '../../domain/time/wall.ts';
import { startOfDay, toWall } from '../../domain/time/zone.ts';
import { messages } from '../../messages/index.ts';
import type { GroupView } from '../../services/groups/present.ts';
import type { Services } from '../../services/index.ts';
import type { ReminderView } from '../../services/reminders/present.ts';
import type { TodoView } from '../../services/todos/present.ts';
import { type Column, columnsOf } from './columns.ts';
import { readShared, type ShownEvent } from './shared.ts';

/** An event on one day, as it is drawn: in minutes of the clock of that day. */
export interface Placed extends Column {
  /** Its place in `events`. */
  readonly event: number;
  readonly from: number;
  readonly to: number;
  /** Whether it begins and ends on this day. */
  readonly begins: boolean;
  readonly ends: boolean;
}

/** A stretch of one day that is free, within working hours. */
interface Gap {
  readonly from: number;
  readonly to: number;
}

export interface ViewDay {
  /** `2026-11-23`. */
  readonly date: string;
  /** `Mon`. */
  readonly weekday: string;
  readonly isWeekend: boolean;
  /** The public holiday that it is, for users in mainland China. */
  readonly holiday?: string | undefined;
  /** Places in `events` of what fills the day. */
  readonly allDay: readonly number[];
  readonly timed: readonly Placed[];
  /** What is free of it; nothing where more than `MOST_FREE_DAYS` are looked at. */
  readonly free: readonly Gap[];
}

/** A second clock beside the calendar. */
interface OtherZone {
  readonly zone: string;
  /** What it shows at each full hour of the first day. */
  readonly hours: readonly string[];
}

/** What the calendar shows of some days, laid out: the browser only draws. */
export interface View {
  readonly language: Language;
  readonly zone: string;
  /** The clock of the user: today, and the minutes since its midnight. */
  readonly today: string;
  readonly minute: number;
  /** 0 = Monday. */
  readonly weekStart: number;
  readonly days: readonly ViewDay[];
  /** The user's own, then what others share. */
  readonly events: readonly ShownEvent[];
  /** Those who share with the user. */
  readonly people: readonly string[];
  /** Events that were left out. */
  readonly hidden: number;
  readonly groups: readonly GroupView[];
  readonly reminders: readonly ReminderView[];
  readonly todos: readonly TodoView[];
  readonly other?: OtherZone | undefined;
}

/** Six weeks, as the page of a month has. */
const MOST_DAYS = 42;
const MOST_EVENTS = 5_000;
const MOST_LISTED = 200;
const MOST_FREE_DAYS = 14;

export interface Range {
  /** A date; today without it. */
  readonly from?: string | undefined;
  readonly days: number;
  /** A zone whose clock is shown, too. */
  readonly other?: string | undefined;
}

/** What a page of the calendar asks for. Throws UserError INVALID_ARGUMENT. */
export function rangeOf(caller: Caller, asked: URLSearchParams): Range {
  const [from, days] = [asked.get('from'), asked.get('days')];
  const other = zoneNamed(asked.get('other') ?? '', caller);
  const count = Number(days ?? 7);
  const isDate = from === null || (/^\d{4}-\d\d-\d\d$/.test(from) && parseWall(from) !== undefined);
  if (isDate && Number.isInteger(count) && count >= 1 && count <= MOST_DAYS) {
    return { from: from ?? undefined, days: count, other };
  }
  throw new UserError('INVALID_ARGUMENT', messages(caller).app.noSuchDays({ most: MOST_DAYS }));
}

/** What was typed for a zone; nothing where it is none, since the calendar is shown all the same. */
function zoneNamed(text: string, caller: Caller): string | undefined {
  if (text === '') return undefined;
  try {
    return zoneOfPlace(text, caller);
  } catch (error) {
    if (error instanceof UserError) return undefined;
    throw error;
  }
}

/** The week of today, as the user's weeks begin. */
export function thisWeek({ now, zone, weekStart = 0 }: Caller): Range {
  const today = wallDay(toWall(now, zone));
  const first = today - ((wallWeekday(today) - weekStart + 7) % 7) * DAY;
  return { from: formatWallDate(first), days: 7 };
}

/** Some days on which nothing is known to be, yet: what can be drawn before anything was read. */
export async function emptyView(caller: Caller, { from, days }: Range): Promise<View> {
  const { language, zone, weekStart = 0 } = caller;
  const wall = toWall(caller.now, zone);
  const today = wallDay(wall);
  const first = (from === undefined ? undefined : parseWall(from)) ?? today;
  const dates = Array.from({ length: days }, (_, index) => first + index * DAY);
  const holidays = await holidayNames(caller, dates);
  return {
    language,
    zone,
    today: formatWallDate(today),
    minute: Math.floor((wall - today) / MINUTE),
    weekStart,
    days: dates.map((date, index) => ({
      date: formatWallDate(date),
      weekday: weekdayName(wallWeekday(date), language),
      isWeekend: wallWeekday(date) >= 5,
      ...(holidays[index] !== undefined && { holiday: holidays[index] }),
      allDay: [],
      timed: [],
      free: [],
    })),
    events: [],
    people: [],
    hidden: 0,
    groups: [],
    reminders: [],
    todos: [],
  };
}

/** Reads what the calendar shows of some days. Stops between two reads when `signal` aborts. */
export async function readView(services: Services, caller: Caller, range: Range, signal?: AbortSignal): Promise<View> {
  const empty = await emptyView(caller, range);
  const first = parseWall(empty.days[0]?.date ?? empty.today) ?? 0;
  const window = { start: formatWallDate(first), end: formatWallDate(first + range.days * DAY) };
  const found = await services.events.query(caller, { ...window, detail: 'full', limit: MOST_EVENTS });
  signal?.throwIfAborted();
  const shared = await readShared(services, caller, window);
  signal?.throwIfAborted();
  const reminders = await services.reminders.query(caller, { limit: MOST_LISTED });
  const todos = await services.todos.query(caller, { limit: MOST_LISTED });
  const free = range.days > MOST_FREE_DAYS ? [] : await freeTimes(services, caller, first, range.days);
  const own = found.events ?? [];
  const events = [...own, ...shared.events];
  const spans = events.map((event) => spanOf(event, caller.zone));
  return {
    ...empty,
    days: empty.days.map((day, index) => ({
      ...day,
      ...laidOut(first + index * DAY, events, spans, caller.zone),
      free: gapsOf(first + index * DAY, free, caller.zone),
    })),
    events,
    people: shared.people,
    hidden: (found.total ?? own.length) - own.length,
    groups: await services.groups.list(caller),
    reminders: reminders.reminders ?? [],
    todos: todos.todos ?? [],
    ...(range.other !== undefined && { other: otherZone(first, caller.zone, range.other) }),
  };
}

interface Span {
  readonly start: Instant;
  readonly end: Instant;
}

function spanOf(event: ShownEvent, zone: string): Span {
  const at = (text: string): Instant => (event.all_day ? startOfDay(parseWall(text) ?? 0, zone) : Date.parse(text));
  return { start: at(event.start), end: at(event.end) };
}

/** What is free within working hours, of days from `first` on. */
async function freeTimes(services: Services, caller: Caller, first: WallMs, days: number): Promise<Span[]> {
  const { free = [] } = await services.agenda(caller, {
    start: formatWallDate(first),
    end: formatWallDate(first + days * DAY),
    include: ['free'],
    kinds: new Set(['schedule']),
  });
  return free.map(({ start, end }) => ({ start: Date.parse(start), end: Date.parse(end) }));
}

function gapsOf(date: WallMs, free: readonly Span[], zone: string): Gap[] {
  const minutes = (instant: Instant): number =>
    Math.min(1_440, Math.max(0, Math.round((toWall(instant, zone) - date) / MINUTE)));
  return free.map(({ start, end }) => ({ from: minutes(start), to: minutes(end) })).filter(({ from, to }) => to > from);
}

/** The clock of another zone at each full hour of a day. */
function otherZone(date: WallMs, zone: string, other: string): OtherZone {
  const begin = startOfDay(date, zone);
  const hours = Array.from({ length: 24 }, (_, hour) => formatWallClock(toWall(begin + hour * HOUR, other)));
  return { zone: other, hours };
}

/** What is on one day: what fills it, and what has a place in it. */
function laidOut(
  date: WallMs,
  events: readonly ShownEvent[],
  spans: readonly Span[],
  zone: string,
): Pick<ViewDay, 'allDay' | 'timed'> {
  const [begin, end] = [startOfDay(date, zone), startOfDay(date + DAY, zone)];
  const minutes = (instant: Instant): number => Math.round((toWall(instant, zone) - date) / MINUTE);
  const allDay: number[] = [];
  const timed: Omit<Placed, keyof Column>[] = [];
  for (const [event, span] of spans.entries()) {
    const isMoment = span.start === span.end && span.start >= begin && span.start < end;
    if (!isMoment && (span.end <= begin || span.start >= end)) continue;
    const [begins, ends] = [span.start >= begin, span.end <= end];
    if (events[event]?.all_day || (!begins && !ends)) allDay.push(event);
    else {
      const [from, to] = [begins ? minutes(span.start) : 0, ends ? minutes(span.end) : 1_440];
      timed.push({ event, from, to, begins, ends });
    }
  }
  // What others share comes after the user's own.
  timed.sort((one, other) => one.from - other.from);
  const columns = columnsOf(timed);
  return { allDay, timed: timed.map((one, index) => ({ ...one, ...(columns[index] as Column) })) };
}

/** Names of public holidays, where the user has any that are known. */
async function holidayNames({ zone, language }: Caller, dates: readonly WallMs[]): Promise<(string | undefined)[]> {
  const { isMainlandChina, officialName } = await import('../../domain/phrases/frames/workdays.ts');
  return isMainlandChina(zone) ? dates.map((date) => officialName(date, language)) : [];
}
