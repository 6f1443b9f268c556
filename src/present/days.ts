import type { Caller, Language } from '../domain/caller.ts';
import type { Window } from '../domain/time/event.ts';
import { showDay } from '../domain/time/show.ts';
import { formatWallClock, type WallMs } from '../domain/time/wall.ts';
import { toWall } from '../domain/time/zone.ts';
import { messages } from '../messages/index.ts';

import type { Clash, DigestDay } from '../services/planning/digest/days.ts';
import type { EventView } from '../services/series/present.ts';
import { stored } from './stored.ts';

/** What is in sight of a list; the rest is counted. */
export function some<Item>(
  items: readonly Item[],
  most: number,
  line: (item: Item) => string,
  language: Language,
): string[] {
  const rest = items.length - most;
  return [...items.slice(0, most).map(line), ...(rest > 0 ? [messages(language).shown.andMore({ rest })] : [])];
}

/** `2026-11-22 周日 · 国庆节 · 休息日`. */
export function dayName({ date, holiday, workday }: DigestDay, language: Language): string {
  const kind = workday ? messages(language).shown.workday : messages(language).shown.dayOff;
  return [showDay(date, language), ...(holiday === undefined ? [] : [holiday]), kind].join(' · ');
}

/** `忙 6.5 小时（满）`; empty when nothing is busy. */
export function loadOf({ density: { hours, level } }: DigestDay, language: Language): string {
  return hours === 0 ? '' : messages(language).shown.busyHours({ hours, level });
}

/** The clock of an ISO time of this day; of another day the date with it. */
const clockOn = (iso: string, date: string): string =>
  iso.startsWith(date) ? iso.slice(11, 16) : `${iso.slice(5, 10)} ${iso.slice(11, 16)}`;

/** `09:00–10:00 晨会 @三楼`; with `id`, what a call would take. */
export function eventLine(event: EventView, day: WallMs, language: Language, withId = false): string {
  const date = new Date(day).toISOString().slice(0, 10);
  const end = event.end === event.start ? '' : `–${clockOn(event.end, date)}`;
  const when = event.all_day ? messages(language).common.allDay : `${clockOn(event.start, date)}${end}`;
  const tentative = event.show_as === 'tentative' ? messages(language).common.tentative : '';
  const place = event.location === undefined ? '' : ` @${stored(event.location, 40)}`;
  return `${when} ${stored(event.title)}${tentative}${place}${withId ? ` · ${event.id}` : ''}`;
}

/** `10:00–12:00, 14:00–18:00`. */
export function stretchesOf(free: readonly Window[], { zone, language }: Caller): string {
  const clock = (instant: number): string => formatWallClock(toWall(instant, zone));
  return free
    .map(({ from, to }) => `${clock(from)}–${clock(to) === '00:00' ? '24:00' : clock(to)}`)
    .join(messages(language).common.listComma);
}

interface Named {
  readonly title: string;
  readonly when?: string;
}

/** `写周报 · 2026-11-20 周五`. */
export const nameAndTime = ({ title, when }: Named): string =>
  [stored(title), ...(when === undefined ? [] : [when])].join(' · ');

/** The line of an item, with the id and the occurrence that a call would take. */
export const itemLine = (item: Named & { readonly id: string; readonly occurrence?: string }): string =>
  [nameAndTime(item), item.id, ...(item.occurrence === undefined ? [] : [`@ ${item.occurrence}`])].join(' · ');

/** Two events at the same time. */
export function clashLine({ first, second, hard }: Clash, language: Language): string {
  const one = `${stored(first.title)} (${first.when})`;
  const other = `${stored(second.title)} (${second.when})`;
  return messages(language).shown.clash({ one, other, soft: !hard });
}
