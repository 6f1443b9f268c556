import type { Executor } from '../../db/schema.ts';
import type { WindowReading } from '../../domain/arguments/window.ts';
import { isInParts, readParts } from '../../domain/arguments/window-parts.ts';
import type { Caller } from '../../domain/caller.ts';
import { type Density, densityOf } from '../../domain/conflicts/density.ts';
import type { Suggestion } from '../../domain/suggestions/suggestion.ts';
import type { Window } from '../../domain/time/event.ts';
import { withinYears } from '../../domain/time/limits.ts';
import { isoWithOffset } from '../../domain/time/show.ts';
import { DAY } from '../../domain/time/wall.ts';
import { messages } from '../../messages/index.ts';
import type { Sourced } from '../availability/beyond-cache.ts';
import { matchingIds } from '../availability/filter.ts';
import { occurrencesIn } from '../availability/reading.ts';
import type { Database } from '../change/database.ts';
import type { Result } from '../change/envelope.ts';
import { isQuestion } from '../change/question.ts';
import { inWindow } from '../change/window.ts';
import { withCalendars } from '../groups/connected.ts';
import { type GroupView, groupViews, withGroupNames } from '../groups/present.ts';
import { compareKeys, readCursor, writeCursor } from '../items/pages.ts';
import { suggestForAgenda } from '../planning/suggestions/events.ts';
import { remindersOfEvents } from '../reminders/of-events.ts';
import {
  type Detail,
  type EventView,
  type Found,
  type Given,
  repeatsOnce,
  viewOf,
  withRows,
} from '../series/present.ts';

export interface QueryInput {
  readonly start: string;
  readonly end?: string | undefined;
  readonly query?: string | undefined;
  /** Id or name. */
  readonly group?: string | undefined;
  readonly detail?: Detail | undefined;
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

export type QueryResult = Result<{
  events: EventView[];
  total: number;
  total_capped: true;
  density: Density;
  groups: GroupView[];
}>;

type Filters = Pick<QueryInput, 'query' | 'group'>;

/** `total` stops counting here. */
const MAX_TOTAL = 10_000;
const DENSITY_DAYS = 31;

/** An occurrence of the caller's, or with its `view` one that somebody else has given to them, which takes none of their time. */
interface Listed extends Sourced {
  readonly view?: EventView;
}

const nothingGiven: Given = async () => [];

/** Occurrences in a window, in time order, a page at a time, and among them what others have given to share groups of the caller's. */
export async function queryEvents(
  database: Database,
  caller: Caller,
  input: QueryInput,
  given: Given = nothingGiven,
): Promise<QueryResult> {
  const asked = readParts(input, caller);
  if (isQuestion(asked)) return asked.asks;
  const executor = database.db;
  const only = await matchingIds(executor, caller, input);
  const isPart = asked.hours !== undefined || asked.days !== undefined;
  const read = async (part: Window): Promise<Listed[]> => {
    const own = await occurrencesIn(executor, caller, part, { kind: 'all', only, most: MAX_TOTAL + 1 });
    // Groups of the caller's hold nothing of others.
    const others = input.group === undefined ? await given(part, input.query) : [];
    const all =
      others.length === 0 ? own : inOrder([...own, ...others.map((one): Listed => ({ ...one, showAs: 'free' }))]);
    return isPart ? all.filter((one) => isInParts(one, asked, caller.zone)) : all;
  };
  const { window, found: inside, assumptions } = await withNext(caller, asked, read);
  const cursor = input.cursor === undefined ? undefined : readCursor<Cursor>(caller, input.cursor, CURSOR);
  const after = cursor ? (await read({ from: cursor[0], to: window.to })).filter(isAfter(cursor)) : inside;
  const limit = input.limit ?? 50;
  const page = after.slice(0, limit);
  const found = await withRows(executor, caller, page.filter(isOwn));
  const detail = input.detail ?? 'concise';
  const own = detail === 'full' ? await fullViews(executor, caller, found) : repeatsOnce(caller, found, inside);
  await withCalendars(executor, caller, own);
  await withGroupNames(executor, caller, own);
  const views = new Map(found.map(({ row, start }, index) => [keyOf({ source: row.id, start }), own[index]]));
  const events = page.flatMap((one) => one.view ?? views.get(keyOf(one)) ?? []);
  const groups = await groupViews(executor, caller);
  const last = page.at(-1);
  const total = Math.min(inside.length, MAX_TOTAL);
  // A part of a calendar does not show what is beside it.
  const isWhole = only === undefined && cursor === undefined && !isPart;
  const agenda = isWhole ? suggestForAgenda(caller, { taken: inside.filter(isOwn), found, window }) : [];
  const suggestions = events.length === 0 ? emptySuggestions(caller, window, input) : agenda;
  return {
    status: 'final',
    ...inWindow(caller, window, queryMessage(caller, events.length, inside.length, input), asked),
    events,
    total,
    ...(groups.length > 0 && { groups }),
    ...(inside.length > MAX_TOTAL && { total_capped: true }),
    ...(last && after.length > limit && { next_cursor: writeCursor(cursorOf(last)) }),
    ...(!isPart &&
      window.to - window.from <= DENSITY_DAYS * DAY + DAY / 24 && { density: densityIn(caller, inside, window) }),
    ...(assumptions.length > 0 && { assumptions }),
    ...(suggestions.length > 0 && { suggestions }),
  };
}

async function fullViews(executor: Executor, caller: Caller, found: readonly Found[]): Promise<EventView[]> {
  const alerts = await remindersOfEvents(executor, caller, found);
  return found.map((one, index) => {
    const reminders = alerts[index] ?? [];
    return { ...viewOf(caller, one, 'full'), ...(reminders.length > 0 && { reminders }) };
  });
}

/** What is in the window. Of a week on its last day, of which nothing is left, with the next one. */
async function withNext(
  caller: Caller,
  { window, next, assumptions }: WindowReading,
  read: (part: Window) => Promise<Listed[]>,
): Promise<{ window: Window; found: Listed[]; assumptions: string[] }> {
  const found = await read(window);
  if (!next || found.some(({ end }) => end > caller.now)) return { window, found, assumptions };
  const both = { from: window.from, to: next.to };
  return { window: both, found: await read(both), assumptions: [...assumptions, messages(caller).windows.nextWeekToo] };
}

function densityIn(caller: Caller, occurrences: readonly Sourced[], window: Window): Density {
  const busy = occurrences.flatMap(({ source, start, end, showAs }) =>
    showAs === 'busy' ? [{ id: source, start, end, showAs }] : [],
  );
  return densityOf(busy, window, caller.zone);
}

function queryMessage(caller: Caller, shown: number, total: number, { query, group }: Filters): string {
  if (total === 0) {
    if (query === undefined && group !== undefined) return messages(caller).events.nothingInGroup({ group });
    return query === undefined
      ? messages(caller).events.nothingScheduled
      : messages(caller).events.nothingMatches({ query });
  }
  const all = total > MAX_TOTAL ? `${MAX_TOTAL}+` : total;
  return shown < total ? messages(caller).events.someOf({ all, shown }) : messages(caller).events.count({ total });
}

/** Where nothing was found: more time from the window's start may hold something, or the window without the words. */
function emptySuggestions(caller: Caller, { from, to }: Window, { query, group }: Filters) {
  const call = (until: number, why: string, filters: Filters): Suggestion => ({
    use: 'lookUp',
    kind: 'event',
    start: isoWithOffset(from, caller.zone),
    end: isoWithOffset(until, caller.zone),
    ...filters,
    why,
  });
  const days = (to - from) / DAY < 28 ? 28 : 366;
  const until = withinYears(from + days * DAY, caller.zone);
  const wider = call(until, messages(caller).events.lookAtDays({ days }), { query, group });
  const isFiltered = query !== undefined || group !== undefined;
  const without = query === undefined ? messages(caller).events.ofAllGroups : messages(caller).events.withoutWords;
  const all = call(to, without, {});
  return [...(to < until ? [wider] : []), ...(isFiltered ? [all] : [])];
}

const isOwn = ({ view }: Listed): boolean => view === undefined;

const keyOf = ({ source, start }: Pick<Sourced, 'source' | 'start'>): string => `${source} ${start}`;

type Cursor = readonly [start: number, source: string];

const CURSOR = /^\[-?\d+,"evt_\w+"\]$/;

const cursorOf = ({ start, source }: Sourced): Cursor => [start, source];

const inOrder = (all: Listed[]): Listed[] => all.sort((one, other) => compareKeys(cursorOf(one), cursorOf(other)));

const isAfter =
  (cursor: Cursor) =>
  (one: Sourced): boolean =>
    compareKeys(cursorOf(one), cursor) > 0;
