import { isComponent, type RawPart } from './raw.ts';

const DIGITS = /:(\d{8})(T\d{6}Z?)?\s*$/i;

const zoneOf = (text: string): string => /;TZID=([^:;]+)/i.exec(text)?.[1] ?? (/Z\s*$/i.test(text) ? 'UTC' : '');

/** Whether a DTSTART may stand beside a DUE (RFC 5545 §3.8.2.3): of one kind, and not after it. */
function isBefore(start: string, due: string): boolean {
  const [[, day = '', time = ''], [, dueDay = '', dueTime = '']] = [DIGITS.exec(start) ?? [], DIGITS.exec(due) ?? []];
  if ((time === '') !== (dueTime === '')) return false;
  return zoneOf(start) === zoneOf(due) ? day + time <= dueDay + dueTime : day < dueDay;
}

/** The parts of a todo that is due at another time than it was: where it would begin only after that, it begins then. */
export function withStartBefore(parts: readonly RawPart[], endings: (lines: string) => string): RawPart[] {
  const named = (name: string) => parts.find((part) => !isComponent(part) && part.name === name);
  const [start, due] = [named('DTSTART'), named('DUE')];
  if (!start || !due || isComponent(start) || isComponent(due) || isBefore(start.text, due.text)) return [...parts];
  const text = due.text.replace(/^DUE/i, 'DTSTART');
  return parts.map((part) => (part === start ? { raw: endings(`${text}\r\n`), text, name: 'DTSTART' } : part));
}
