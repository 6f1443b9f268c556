import { MINUTE } from '../time/wall.ts';
import { type ReminderWords, wordsText } from './reminder-words.ts';
import { jsonLine, line, textLine } from './write-lines.ts';
import { duration } from './write-times.ts';

/** A reminder that goes off `minutes` before the event whose VEVENT it stands in (after its start: negative). */
export interface WrittenAlarm {
  readonly minutes: number;
  readonly words: ReminderWords;
}

/** What a reminder says beyond its VALARM, or beyond the VEVENT that stands for one with a time of its own. */
export const wordsLine = (words: ReminderWords): string => jsonLine('X-PERCH-REMINDER;VALUE=TEXT', wordsText(words));

/** `-PT15M` for 15 minutes before, `PT15M` after. */
export const triggerOf = (minutes: number): string =>
  minutes > 0 ? `-${duration(0, minutes * MINUTE)}` : duration(0, -minutes * MINUTE);

/** One that is closed for good rings nowhere: programs ignore actions that they do not know (RFC 5545 §3.8.6.1). */
function valarm({ minutes, words }: WrittenAlarm, title: string): string {
  const isClosed = words.status !== 'open' && words.closedFrom === null;
  return [
    line('BEGIN', 'VALARM'),
    line('ACTION', isClosed ? 'X-PERCH-CLOSED' : 'DISPLAY'),
    line('TRIGGER', triggerOf(minutes)),
    // DISPLAY needs one.
    textLine('DESCRIPTION', words.title || title || 'Reminder'),
    wordsLine(words),
    line('END', 'VALARM'),
  ].join('');
}

/** In an order that is the same for equal ones. */
export const alarmLines = (alarms: readonly WrittenAlarm[], title: string): string =>
  alarms
    .map((alarm) => valarm(alarm, title))
    .sort()
    .join('');

/** The VALARM of a VEVENT that stands for a reminder. */
export const ownAlarm = (words: ReminderWords): string => {
  const isClosed = words.status !== 'open' && words.closedFrom === null;
  if (isClosed) return '';
  return [
    line('BEGIN', 'VALARM'),
    line('ACTION', 'DISPLAY'),
    line('TRIGGER', 'PT0S'),
    textLine('DESCRIPTION', words.title || 'Reminder'),
    line('END', 'VALARM'),
  ].join('');
};
