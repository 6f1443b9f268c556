import { MINUTE } from '../time/wall.ts';
import { type ReminderWords, wordsText } from './reminder-words.ts';
import { jsonLine, line, textLine } from './write-lines.ts';
import { duration } from './write-times.ts';

/** A reminder that goes off `minutes` before the event in whose VEVENT it stands, or before its VTODO is due (after: negative). */
export interface WrittenAlarm {
  readonly minutes: number;
  readonly words: ReminderWords;
}

/** What a reminder says beyond its VALARM, or beyond the VEVENT that stands for one with a time of its own. */
export const wordsLine = (words: ReminderWords): string => jsonLine('X-PERCH-REMINDER;VALUE=TEXT', wordsText(words));

/** The component that an alarm stands in. */
export type Ringing = 'VEVENT' | 'VTODO';

/** A TRIGGER with `-PT15M` for 15 minutes before, `PT15M` after. A todo has an end, when it is due, but not always a start. */
export const triggerLine = (minutes: number, component: Ringing): string =>
  line(
    component === 'VTODO' ? 'TRIGGER;RELATED=END' : 'TRIGGER',
    minutes > 0 ? `-${duration(0, minutes * MINUTE)}` : duration(0, -minutes * MINUTE),
  );

/** One that is closed for good rings nowhere: programs ignore actions that they do not know (RFC 5545 §3.8.6.1). */
function valarm({ minutes, words }: WrittenAlarm, title: string, component: Ringing): string {
  const isClosed = words.status !== 'open' && words.closedFrom === null;
  return [
    line('BEGIN', 'VALARM'),
    line('ACTION', isClosed ? 'X-PERCH-CLOSED' : 'DISPLAY'),
    triggerLine(minutes, component),
    // DISPLAY needs one.
    textLine('DESCRIPTION', words.title || title || 'Reminder'),
    wordsLine(words),
    line('END', 'VALARM'),
  ].join('');
}

/** In an order that is the same for equal ones. */
export const alarmLines = (alarms: readonly WrittenAlarm[], title: string, component: Ringing = 'VEVENT'): string =>
  alarms
    .map((alarm) => valarm(alarm, title, component))
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
