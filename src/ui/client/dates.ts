import { language, words } from './facts.ts';

/** Dates are text (`2026-11-23`), and clocks are minutes: what a zone makes of them is the server's to say. */
const DAY_MS = 86_400_000;

const parse = (date: string): number => Date.parse(`${date}T00:00Z`);
const format = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

export const addDays = (date: string, days: number): string => format(parse(date) + days * DAY_MS);

const daysBetween = (from: string, to: string): number => Math.round((parse(to) - parse(from)) / DAY_MS);

/** The first day of the week that `date` lies in. `weekStart`: 0 = Monday. */
export const startOfWeek = (date: string, weekStart: number): string => {
  const weekday = (new Date(parse(date)).getUTCDay() + 6) % 7;
  return addDays(date, -((weekday - weekStart + 7) % 7));
};

export const startOfMonth = (date: string): string => `${date.slice(0, 7)}-01`;

/** The same day of a month before or after it, or its last. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return format(Date.UTC(year, month - 1 + months, Math.min(day, last)));
}

/** `09:05` of 545. */
export function clock(minutes: number): string {
  const pad = (value: number): string => String(value).padStart(2, '0');
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

/** `2026-11-23T09:05`, also where the minutes lie beyond the day. */
export const wall = (date: string, minutes: number): string =>
  new Date(parse(date) + minutes * 60_000).toISOString().slice(0, 16);

const formatter = (options: Intl.DateTimeFormatOptions) => {
  const intl = new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', { ...options, timeZone: 'UTC' });
  return (date: string): string => intl.format(parse(date));
};

const weekday = formatter({ weekday: 'short' });
const shortDay = formatter({ weekday: 'short', day: 'numeric', month: 'short' });
const fullDay = formatter({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
export const longDay = formatter({ weekday: 'long', day: 'numeric', month: 'long' });
export const monthName = formatter({ month: 'long', year: 'numeric' });

/** Whether a day has a name of its own: yesterday, today, and the six days after it. */
export const isNear = (date: string, today: string): boolean =>
  daysBetween(today, date) >= -1 && daysBetween(today, date) < 7;

/** A day as people say it: today, tomorrow, Thursday, Thu 3 Dec. */
export function sayDay(date: string, today: string): string {
  const away = daysBetween(today, date);
  if (away === 0) return words.today;
  if (away === 1) return words.tomorrow;
  if (away === -1) return words.yesterday;
  if (away > 1 && away < 7) return weekday(date);
  return date.slice(0, 4) === today.slice(0, 4) ? shortDay(date) : fullDay(date);
}

/** A date, or a time with its clock, as people say it. */
export function sayWhen(text: string, today: string): string {
  const day = sayDay(text.slice(0, 10), today);
  return text.length > 10 ? `${day} ${text.slice(11, 16)}` : day;
}

/** A time as tools write it for people (`Mon 2026-11-23 09:05`, or with the weekday after the date), as people say it. */
export function sayShown(text: string, today: string): string {
  const [date] = /\d{4}-\d\d-\d\d/.exec(text) ?? [];
  const [time] = /\d\d:\d\d/.exec(text) ?? [];
  return date === undefined || time === undefined ? text : sayWhen(`${date}T${time}`, today);
}

/** From when to when. The end of whole days is the day after the last. */
export function saySpan(start: string, end: string, today: string): string {
  if (start.length === 10) {
    const last = addDays(end, -1);
    return last <= start ? sayDay(start, today) : `${sayDay(start, today)}–${sayDay(last, today)}`;
  }
  const isOneDay = end.slice(0, 10) === start.slice(0, 10);
  const to = isOneDay ? end.slice(11, 16) : sayWhen(end, today);
  return start === end ? sayWhen(start, today) : `${sayWhen(start, today)}–${to}`;
}
