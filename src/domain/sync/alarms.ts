import { readCalendar } from '../ics/read.ts';
import { triggerOf } from '../ics/write-alarm.ts';
import { keptLine, line } from '../ics/write-lines.ts';
import type { ObjectReading } from './object.ts';
import { minutesIn } from './own.ts';
import { isComponent, type RawComponent, writeRaw } from './raw.ts';
import { nameOfLine } from './units.ts';

/** VALARMs that show the title of their event so many minutes before it. */
export function alarmTexts(minutes: readonly number[], lines: readonly string[]): string[] {
  const summary = lines.find((one) => nameOfLine(one) === 'SUMMARY') ?? '';
  const title = summary.slice(summary.indexOf(':') + 1) || 'Reminder';
  return minutes.map((before) =>
    [
      line('BEGIN', 'VALARM'),
      line('ACTION', 'DISPLAY'),
      line('TRIGGER', triggerOf(before)),
      keptLine(`DESCRIPTION:${title}`),
      line('END', 'VALARM'),
    ].join(''),
  );
}

/** Whether a VALARM rings so many minutes before its event: found by reading the event with this alarm alone. */
export function isAlarmAt(
  minutes: number,
  { alarm, event, calendar }: Readonly<Record<'alarm' | 'event' | 'calendar', RawComponent>>,
  { zone }: ObjectReading,
): boolean {
  const only = { ...event, parts: [...event.parts.filter((part) => !isComponent(part)), alarm] };
  const others = calendar.parts.filter((part) => !isComponent(part) || part.name === 'VTIMEZONE');
  const text = writeRaw({ ...calendar, parts: [...others, only] });
  const { events } = readCalendar(text, { skipBroken: true, defaultZone: zone });
  return events.some(({ alarms }) => minutesIn(alarms).includes(minutes));
}
