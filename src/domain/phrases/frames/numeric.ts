import { HOUR, MINUTE } from '../../time/wall.ts';
import type { ClockSpec, DaySpec, PieceValue, Rule } from './pieces.ts';

/** Dates and times in digits, and the signs between pieces: the same in every language. */

const DIGITS = '0123456789';
/** Not in the middle of a longer number such as a telephone number. */
const ALONE = String.raw`(?<![\d][-./])`;
const END = String.raw`(?![-/.]?\d)`;
/** Dates with strokes may stand at both ends of a dash. */
const ALONE_BY_DASH = String.raw`(?<![\d][/.]|\d{3}-(?!\d{1,2}/\d))`;

const date = (year: string, month: string, day: string): DaySpec | undefined =>
  Number(month) > 12 || Number(month) < 1 || Number(day) < 1 || Number(day) > 31
    ? undefined
    : { at: 'date', year: Number(year), month: Number(month), day: Number(day) };

const clock = (hour: string, minute: string, second?: string): ClockSpec => ({
  hour: Number(hour),
  minute: Number(minute),
  second: Number(second ?? 0),
  // 03:30 is written as a clock shows it, 3:30 as people say it.
  half: hour.length === 2 && (hour.startsWith('0') || Number(hour) > 12) ? '24' : null,
});

function offsetMs(text: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(text) ?? [];
  const size = Number(hours ?? 0) * HOUR + Number(minutes ?? 0) * MINUTE;
  return sign === '-' ? -size : size;
}

const STAMP = String.raw`(\d{4})-(\d{1,2})-(\d{1,2})(t|\s+)(\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)?`;

/** `14:00-18:00`: a minus is an offset from UTC after seconds or a `T`, and where no range of that day is meant (as in time/iso.ts). */
function isRange(
  from: string,
  {
    offset,
    between,
    second,
  }: { readonly offset: string; readonly between: string; readonly second: string | undefined },
): boolean {
  if (!offset.startsWith('-')) return false;
  const to = offset.slice(1).replace(':', '');
  if (second !== undefined) return to > '1200';
  return between !== 't' || to > from || to > '1200';
}

const rule = (pattern: string, read: (match: RegExpExecArray) => ReturnType<Rule['read']>, starts = DIGITS): Rule => ({
  starts,
  pattern: new RegExp(pattern, 'y'),
  read,
});

const ofDate = (day: DaySpec | undefined): PieceValue | undefined => (day ? { kind: 'day', day } : undefined);

export const numericRules: readonly Rule[] = [
  rule(
    String.raw`${STAMP}\s*(z|[+-]\d{2}:?\d{2})(?!\d)`,
    ([, year, month, day, between, hour, minute, second, offset]) => {
      const on = date(year as string, month as string, day as string);
      if (!on || isRange(`${hour}${minute}`, { offset: offset as string, between: between as string, second }))
        return undefined;
      return {
        kind: 'stamp',
        day: on,
        clock: { ...clock(hour as string, minute as string, second), half: '24' },
        offset: offsetMs(offset as string),
      };
    },
  ),
  // 2026-09-12-11:23
  rule(
    String.raw`${ALONE}(\d{4})-(\d{1,2})-(\d{1,2})-([01]?\d|2[0-4]):([0-5]\d)(?![\d:-])`,
    ([, year, month, day, hour, minute]) => {
      const on = date(year as string, month as string, day as string);
      return on && { kind: 'stamp', day: on, clock: { ...clock(hour as string, minute as string), half: '24' } };
    },
  ),
  rule(String.raw`${STAMP}(?!\d)`, ([, year, month, day, , hour, minute, second]) => {
    const on = date(year as string, month as string, day as string);
    return on && { kind: 'stamp', day: on, clock: { ...clock(hour as string, minute as string, second), half: '24' } };
  }),
  rule(String.raw`${ALONE}(\d{4})([-/.])(\d{1,2})\2(\d{1,2})${END}`, ([, year, , month, day]) =>
    ofDate(date(year as string, month as string, day as string)),
  ),
  rule(String.raw`${ALONE_BY_DASH}(\d{4})/(\d{1,2})/(\d{1,2})(?!\d|[/.]\d)`, ([, year, month, day]) =>
    ofDate(date(year as string, month as string, day as string)),
  ),
  rule(String.raw`${ALONE}(\d{4})(\d{2})(\d{2})${END}`, ([, year, month, day]) =>
    Number(year) < 1900 || Number(year) > 2200
      ? undefined
      : ofDate(date(year as string, month as string, day as string)),
  ),
  rule(String.raw`${ALONE}(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})${END}`, ([, first, mark, second, year]) =>
    // 3-5-1208 is a number of something.
    mark !== '/' && year?.length === 4 && (Number(year) < 1900 || Number(year) > 2200)
      ? undefined
      : ofDate({ at: 'numeric', first: Number(first), second: Number(second), year: Number(year) }),
  ),
  rule(
    String.raw`${ALONE_BY_DASH}(\d{1,2})/(\d{1,2})/(\d{4}|\d{2})(?!\d|[/.]\d|-\d(?!\d?/))`,
    ([, first, second, year]) =>
      ofDate({ at: 'numeric', first: Number(first), second: Number(second), year: Number(year) }),
  ),
  rule(String.raw`${ALONE_BY_DASH}(\d{1,2})/(\d{1,2})(?!\d|/)`, ([, first, second]) =>
    ofDate({ at: 'numeric', first: Number(first), second: Number(second) }),
  ),
  // 10-1-2026-10-7-2026, 2026.3.5-2026.4.1: a range of two such dates
  rule(
    String.raw`${ALONE}(\d{1,2})([-/.])(\d{1,2})\2(\d{4})\s?[-~]\s?(\d{1,2})\2(\d{1,2})\2(\d{4})${END}`,
    ([, first, , second, year, last, next, until]) => [
      { kind: 'day', day: { at: 'numeric', first: Number(first), second: Number(second), year: Number(year) } },
      { kind: 'to' },
      { kind: 'day', day: { at: 'numeric', first: Number(last), second: Number(next), year: Number(until) } },
    ],
  ),
  rule(
    String.raw`${ALONE}(\d{4})([-/.])(\d{1,2})\2(\d{1,2})\s?[-~]\s?(\d{4})\2(\d{1,2})\2(\d{1,2})${END}`,
    ([, year, , month, day, until, last, end]) => {
      const from = date(year as string, month as string, day as string);
      const to = date(until as string, last as string, end as string);
      return from && to && [{ kind: 'day', day: from }, { kind: 'to' }, { kind: 'day', day: to }];
    },
  ),
  // 2027-06-05/2027-06-09, as ISO 8601 writes it
  rule(
    String.raw`${ALONE}(\d{4})-(\d{2})-(\d{2})\s?/\s?(\d{4})-(\d{2})-(\d{2})${END}`,
    ([, year, month, day, until, last, end]) => {
      const from = date(year as string, month as string, day as string);
      const to = date(until as string, last as string, end as string);
      return from && to && [{ kind: 'day', day: from }, { kind: 'to' }, { kind: 'day', day: to }];
    },
  ),
  // 05/31/2026-14:15, 2026-09-12-11:23: the hour behind a dash
  rule(
    String.raw`${ALONE}(\d{1,2})([-/.])(\d{1,2})\2(\d{4})-(\d{1,2}):(\d{2})(?![\d:])`,
    ([, first, , second, year, hour, minute]) => ({
      kind: 'stamp',
      day: { at: 'numeric', first: Number(first), second: Number(second), year: Number(year) },
      clock: { ...clock(hour as string, minute as string), half: '24' },
    }),
  ),
  rule(
    String.raw`${ALONE}(\d{4})([-/.])(\d{1,2})\2(\d{1,2})-(\d{1,2}):(\d{2})(?![\d:])`,
    ([, year, , month, day, hour, minute]) => {
      const on = date(year as string, month as string, day as string);
      return on && { kind: 'stamp', day: on, clock: { ...clock(hour as string, minute as string), half: '24' } };
    },
  ),
  rule(String.raw`(?<!\d:)(\d{1,2}):(\d{2})(?::(\d{2}))?(?![\d:])(?:点钟?(?!\d))?`, ([, hour, minute, second]) => ({
    kind: 'clock',
    clock: clock(hour as string, minute as string, second),
  })),
  // Nothing but 1530 is a time; 2030 would be a year as well.
  rule(String.raw`(?<=^\s*)([01]\d|2[0-3])([0-5][05])(?=\s*$)`, ([, hour, minute]) =>
    hour === '19' || hour === '20'
      ? undefined
      : { kind: 'clock', clock: { hour: Number(hour), minute: Number(minute), second: 0, half: '24' } },
  ),
  rule(String.raw`(?<!\d\.)(\d{1,2})(?!\.\d|[\d%])`, ([, value]) => ({ kind: 'number', value: Number(value) })),
  rule(String.raw`(?<!\d\.)(\d{2})([0-5]\d)(?!\.\d|[\d%])`, ([, hour, minute]) =>
    // 1530 is a time, 2018 a year.
    Number(hour) > 24 || Number(minute) % 5 !== 0
      ? undefined
      : { kind: 'number', value: Number(hour), minute: Number(minute) },
  ),
  rule('[-~]+(?!>)', () => ({ kind: 'to' }), '-~'),
  rule('[,()]', () => ({ kind: 'glue' }), ',()'),
];
