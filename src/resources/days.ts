import type { Caller } from '../domain/caller.ts';
import { isoWeek, showDay } from '../domain/time/show.ts';
import { DAY, formatWallDate, type WallMs } from '../domain/time/wall.ts';
import { startOfDay } from '../domain/time/zone.ts';
import { messages } from '../messages/index.ts';
import { clashLine, dayName, loadOf, some, stretchesOf } from '../present/days.ts';
import { eventLine } from '../present/events.ts';
import { reminderLines } from '../present/reminders.ts';
import { todoLine } from '../present/todos.ts';
import type { Services } from '../services/index.ts';
import type { DigestDay } from '../services/planning/digest/days.ts';
import type { Digest } from '../services/planning/digest/digest.ts';
import type { Period } from '../services/planning/digest/period.ts';
import { isOfEvent } from '../services/reminders/present.ts';
import type { Interest } from '../services/updates/interest.ts';
import { type Item, listOf, page } from './page.ts';
import type { View } from './resource.ts';

/** Events of one day that are shown; the rest is counted. */
const MOST_EVENTS = 200;

/** A day, or the week that holds it, as a page: what is on, what is free, what overlaps, what is due. */
export async function daysPage(
  services: Services,
  caller: Caller,
  { toolsets }: View,
  { day, span }: { readonly day: WallMs; readonly span: 'day' | 'week' },
): Promise<string> {
  const digest = (await services.digest(caller, { span, day, kinds: toolsets })) as Digest;
  const days = (digest.agenda?.days ?? []).flatMap((one) => dayLines(caller, one, span));
  const { from, to } = digest.period;
  const title = span === 'week' ? [`# ${weekName(caller, from, to)}`] : [];
  return page([...title, ...days, ...dueLines(caller, digest), ...zoneLines(caller)]);
}

/** `2026-W48 · 2026-11-23 周一 – 2026-11-29 周日`. */
const weekName = ({ language }: Caller, from: WallMs, to: WallMs): string => {
  const year = formatWallDate(from + 3 * DAY).slice(0, 4);
  const week = String(isoWeek(from)).padStart(2, '0');
  return `${year}-W${week} · ${showDay(from, language)} – ${showDay(to - DAY, language)}`;
};

function dayLines(caller: Caller, day: DigestDay, span: 'day' | 'week'): string[] {
  const { language } = caller;
  const nothing = day.events.length === 0 ? messages(language).common.noEvents : '';
  const heading = [dayName(day, language), loadOf(day, language), nothing].filter(Boolean).join(' · ');
  const free = stretchesOf(day.free, caller);
  return [
    '',
    `${span === 'week' ? '##' : '#'} ${heading}`,
    ...some(day.events, MOST_EVENTS, (event) => `- ${eventLine(event, caller)}`, language),
    ...(free === '' ? [] : [messages(language).resources.free({ times: free })]),
  ];
}

/** What belongs to no event: conflicts, todos, and reminders with a time of their own. */
function dueLines(caller: Caller, { agenda, todos, reminders, period }: Digest): string[] {
  const [from, to] = [period.from, period.to].map((wall) => formatWallDate(wall)) as [string, string];
  const inPeriod = ({ due }: Item): boolean => due !== undefined && due.slice(0, 10) >= from && due.slice(0, 10) < to;
  const isNow = caller.now >= startOfDay(period.from, caller.zone) && caller.now < startOfDay(period.to, caller.zone);
  const overdue = (todos?.overdue ?? []).filter((one) => isNow || inPeriod(one));
  const coming = (reminders?.coming ?? []).filter((one) => !isOfEvent(one));
  return [
    ...listOf(caller, messages(caller).common.conflicts, agenda?.clashes ?? [], (one) => [
      clashLine(one, caller.language),
    ]),
    ...listOf(caller, messages(caller).resources.todos, [...overdue, ...(todos?.due ?? [])], (one) => [
      todoLine(one, caller),
    ]),
    ...listOf(caller, messages(caller).resources.done, todos?.closed ?? [], (one) => [todoLine(one, caller)]),
    ...listOf(caller, messages(caller).common.reminders, coming, (one) => reminderLines(one, caller)),
  ];
}

/** Times stand in lists without their offset. */
const zoneLines = ({ language, zone }: Caller): string[] => ['', messages(language).resources.timesAreOf({ zone })];

/** What such a page depends on. */
export function daysInterest(caller: Caller, { toolsets }: View, { from, to }: Period): Interest {
  const window = { from: startOfDay(from, caller.zone), to: startOfDay(to, caller.zone) };
  const tables = (['reminder', 'group'] as const).filter((name) => toolsets.has(name));
  return {
    events: window,
    ...(toolsets.has('todo') && { todos: window }),
    tables: tables.map((name) => `${name}s` as const),
  };
}
