import { type CalendarFile, type ReadOptions, readCalendar } from '../read.ts';

/** The text of a calendar with these lines in it. */
export const calendarText = (...lines: readonly string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');

/** The lines of a VEVENT. */
export const vevent = (...lines: readonly string[]): string => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n');

/** Reads a calendar with these lines in it, for a user in Asia/Shanghai. */
export const readLines = (lines: readonly string[], options: Partial<ReadOptions> = {}): CalendarFile =>
  readCalendar(calendarText(...lines), { skipBroken: false, defaultZone: 'Asia/Shanghai', ...options });
