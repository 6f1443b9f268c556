import { messages } from '../../messages/index.ts';
import type { EventTime } from '../time/event.ts';
import { DAY, type Instant, MINUTE } from '../time/wall.ts';
import { toInstant } from '../time/zone.ts';
import { BrokenPart } from './broken.ts';
import type { Component } from './components.ts';
import { Fields } from './fields.ts';
import type { Notes } from './notes.ts';
import type { Reading } from './reading.ts';
import { type ReminderWords, readWords } from './reminder-words.ts';
import { type IcsTime, readSpan, timeOf } from './times.ts';
import { instantOf } from './zones.ts';

/** A VALARM as written. */
export interface RawAlarm {
  /** Elapsed milliseconds from the start or end of what it belongs to, else a time of its own. */
  readonly trigger: { readonly from: 'start' | 'end'; readonly ms: number } | { readonly at: IcsTime };
  readonly text: string;
  readonly own: ReminderWords | null;
}

/** A VALARM in our terms: so many minutes before the start (after it: negative), or at an instant of its own. */
export interface CalendarAlarm {
  readonly when: { readonly minutes: number } | { readonly at: Instant };
  /** Empty when the file gives none. */
  readonly text: string;
  readonly own: ReminderWords | null;
}

/** RFC 5545 §3.8.6.1: others are to be ignored. The last one is of our own reminders that are closed. */
const ACTIONS = new Set(['DISPLAY', 'AUDIO', 'EMAIL', 'X-PERCH-CLOSED']);
/** Of one event. */
const MOST_ALARMS = 50;
const LONGEST_MINUTES = 527_040;
const LONGEST_TEXT = 500;

/** The VALARMs of an event or todo. What cannot be read, or asks for what reminders do not do, is noted and left out. */
export function readAlarms(component: Component, notes: Notes, exact: boolean): RawAlarm[] {
  const all = component.children.filter(({ name }) => name === 'VALARM');
  if (all.length > MOST_ALARMS) notes.add('alarm-ignored', `${all.length - MOST_ALARMS}`);
  return all.slice(0, MOST_ALARMS).flatMap((one) => {
    try {
      return readAlarm(new Fields(one, notes, exact, ['TRIGGER', 'ACTION'])) ?? [];
    } catch (error) {
      if (!(error instanceof BrokenPart)) throw error;
      notes.add('alarm-ignored', error.message);
      return [];
    }
  });
}

function readAlarm(fields: Fields): RawAlarm | undefined {
  const action = fields.word('ACTION') || 'DISPLAY';
  // Apple writes ACTION:NONE for an event without alarm.
  if (action === 'NONE') return undefined;
  if (!ACTIONS.has(action)) throw new BrokenPart(() => `ACTION:${action}`);
  const trigger = fields.raw('TRIGGER');
  if (!trigger) throw new BrokenPart((to) => messages(to).ics.triggerIsMissing);
  if (fields.word('REPEAT') !== '' && fields.word('REPEAT') !== '0') fields.notes.add('alarm-once');
  const words = {
    text: fields.text('DESCRIPTION').trim().slice(0, LONGEST_TEXT).toWellFormed(),
    own: readWords(fields.text('X-PERCH-REMINDER')) ?? null,
  };
  if (!/^\s*[+-]?P/i.test(trigger.value)) return { trigger: { at: timeOf(trigger) }, ...words };
  const { days, ms } = readSpan(trigger.value, trigger.line);
  const from = /^END/i.test(trigger.params.get('related') ?? '') ? 'end' : 'start';
  return { trigger: { from, ms: days * DAY + ms }, ...words };
}

/** The alarms of an event at `time`; of one that repeats, those with a time of their own stay at it. */
export function alarmsOf(
  raws: readonly RawAlarm[],
  time: EventTime,
  { repeats, reading }: { readonly repeats: boolean; readonly reading: Reading },
): CalendarAlarm[] {
  const start = toInstant(time.start, time.zone ?? reading.floatingZone, time.fold);
  const length = time.days * DAY + time.ms;
  const found = new Map<string, CalendarAlarm>();
  for (const { trigger, text, own } of raws) {
    const at = 'at' in trigger ? instantOf(trigger.at, reading.readZone, reading.floatingZone) : undefined;
    const before = 'at' in trigger ? start - (at as Instant) : -trigger.ms - (trigger.from === 'end' ? length : 0);
    const when = at !== undefined && repeats ? { at } : leadOf(before);
    if (when) keepAlarm(found, { when, text, own });
    // Apple says by an alarm in 1976 that there is to be none.
    else if (at === undefined) reading.notes.add('alarm-ignored', `${Math.ceil(before / MINUTE)}`);
  }
  return [...found.values()];
}

/** So long before something, in minutes: rather too early than too late. Undefined where no reminder is that far off. */
export function leadOf(before: number): { readonly minutes: number } | undefined {
  const minutes = Math.ceil(before / MINUTE) || 0;
  return Math.abs(minutes) > LONGEST_MINUTES ? undefined : { minutes };
}

/** Of several that say the same the first stays. */
export function keepAlarm(found: Map<string, CalendarAlarm>, alarm: CalendarAlarm): void {
  const { when, own } = alarm;
  const key = own ? JSON.stringify([when, own]) : JSON.stringify(when);
  if (!found.has(key)) found.set(key, alarm);
}
