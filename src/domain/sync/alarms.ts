import { readCalendar } from '../ics/read.ts';
import { type Ringing, triggerLine } from '../ics/write-alarm.ts';
import { keptLine, line } from '../ics/write-lines.ts';
import type { ObjectReading } from './object.ts';
import { minutesIn } from './own.ts';
import { isComponent, type RawComponent, type RawPart, writeRaw } from './raw.ts';
import { nameOfLine } from './units.ts';

/** VALARMs that show the title of their event or todo so many minutes before it. */
export function alarmTexts(minutes: readonly number[], lines: readonly string[], component: Ringing): string[] {
  const summary = lines.find((one) => nameOfLine(one) === 'SUMMARY') ?? '';
  const title = summary.slice(summary.indexOf(':') + 1) || 'Reminder';
  return minutes.map((before) =>
    [
      line('BEGIN', 'VALARM'),
      line('ACTION', 'DISPLAY'),
      triggerLine(before, component),
      keptLine(`DESCRIPTION:${title}`),
      line('END', 'VALARM'),
    ].join(''),
  );
}

/** What an alarm stands in. */
interface Around {
  readonly event: RawComponent;
  readonly calendar: RawComponent;
}

/**
 * How many minutes before its event or todo a VALARM rings: found by reading that with this alarm alone. Undefined for
 * one that is none of Perch's.
 */
export function minutesOfAlarm(
  alarm: RawComponent,
  { event, calendar }: Around,
  { zone }: ObjectReading,
): number | undefined {
  const only = { ...event, parts: [...event.parts.filter((part) => !isComponent(part)), alarm] };
  const others = calendar.parts.filter((part) => !isComponent(part) || part.name === 'VTIMEZONE');
  const text = writeRaw({ ...calendar, parts: [...others, only] });
  const { events, todos } = readCalendar(text, { skipBroken: true, defaultZone: zone });
  return [...events, ...todos].flatMap(({ alarms }) => minutesIn(alarms))[0];
}

/** The same alarm, so many minutes before: nothing but its TRIGGER is written. */
export function alarmAt(
  minutes: number,
  alarm: RawComponent,
  { component, endings }: { readonly component: Ringing; readonly endings: (lines: string) => string },
): RawComponent {
  const text = triggerLine(minutes, component).trimEnd();
  const trigger: RawPart = { raw: endings(`${text}\r\n`), text, name: 'TRIGGER' };
  return {
    ...alarm,
    parts: alarm.parts.map((part) => (!isComponent(part) && part.name === 'TRIGGER' ? trigger : part)),
  };
}
