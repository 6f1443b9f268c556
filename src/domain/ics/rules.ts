import { messages } from '../../messages/index.ts';
import { expand, lastEnd } from '../recurrence/expand.ts';
import { parseRule, storedRule } from '../recurrence/parse.ts';
import { recurrenceIdOf } from '../recurrence/recurrence-id.ts';
import { formatUntil } from '../recurrence/rule.ts';
import type { ExtraDate, RecurrenceId, Series } from '../time/event.ts';
import type { Instant } from '../time/wall.ts';
import { BrokenPart } from './broken.ts';
import type { Reading } from './reading.ts';
import { type IcsTime, readTime } from './times.ts';

/** Dates that further rules of one event may add. */
const MOST_ADDED = 5_000;
const LAST = Date.UTC(2201, 0, 1);

/**
 * RRULE text of a file as we hold it. Leaves out what says nothing (a repeated
 * `RRULE:`, parts without a value, X- parts of RFC 2445) and an UNTIL after
 * 2200; what cannot be understood is not left out, since a lost UNTIL would
 * make a series endless. Throws UserError or BrokenPart.
 */
export function cleanRule(text: string, untilFor: (until: IcsTime) => IcsTime, reading: Reading): string {
  const parts: string[] = [];
  for (const part of text.replace(/^(?:RRULE:)+/i, '').split(';')) {
    const [key, value] = part.split('=', 2).map((half) => half.trim()) as [string, string | undefined];
    if (key === '') continue;
    if (value === undefined || /^X-/i.test(key)) reading.notes.add('rule-part-ignored', part);
    else if (key.toUpperCase() !== 'UNTIL') parts.push(`${key}=${value}`);
    else {
      const until = untilFor(readTime(value, undefined));
      if (until.wall >= LAST) reading.notes.add('until-adjusted', value);
      else parts.push(`UNTIL=${formatUntil({ form: FORMS[until.kind], at: until.wall })}`);
    }
  }
  return parseRule(parts.join(';'), { language: reading.language }).rrule;
}

const FORMS = { date: 'date', utc: 'utc', floating: 'local', zoned: 'local' } as const;

const isEndless = (rrule: string): boolean => {
  const { count, until } = storedRule(rrule);
  return count === null && until === null;
};

function startsOf(series: Series, to: Instant, reading: Reading): RecurrenceId[] {
  const { occurrences, complete } =
    reading.budget.left-- > 0
      ? expand(series, reading.floatingZone, { from: Number.MIN_SAFE_INTEGER, to }, { limit: MOST_ADDED })
      : { occurrences: [], complete: false };
  if (!complete) {
    throw new BrokenPart((to) => messages(to).ics.tooManyAddedDates({ most: MOST_ADDED }));
  }
  return occurrences.map(({ start }) => recurrenceIdOf(series, reading.floatingZone, start));
}

/** One rule to keep, and the dates of the others. RFC 5545 §3.8.5.3 allows several RRULEs but advises against it. */
export function mergeRules(
  bare: Series,
  rules: readonly string[],
  reading: Reading,
): [rrule: string | null, extras: ExtraDate[]] {
  if (rules.length <= 1) return [rules[0] ?? null, []];
  reading.notes.add('rules-merged');
  const endless = rules.filter(isEndless);
  if (endless.length > 1) {
    throw new BrokenPart((to) => messages(to).ics.severalEndlessRules);
  }
  const kept = endless[0] ?? (rules[0] as string);
  const others = rules.filter((rrule) => rrule !== kept);
  const marks = others.flatMap((rrule) => startsOf({ ...bare, rrule }, LAST, reading));
  return [kept, [...new Set(marks)].map((at) => ({ at }))];
}

/** The series without the dates of its EXRULEs (RFC 2445 §4.8.5.2). */
export function excludeRules(series: Series, exrules: readonly string[], reading: Reading): Series {
  reading.notes.add('exrule-applied');
  const end = reading.budget.left-- > 0 ? lastEnd(series, reading.floatingZone) : null;
  const marks = exrules.flatMap((rrule) => {
    if (end === null && isEndless(rrule)) throw new BrokenPart((to) => messages(to).ics.exruleHasNoEnd);
    return startsOf({ ...series, rrule, exdates: [], rdates: [] }, end === null ? LAST : end + 1, reading);
  });
  return { ...series, exdates: [...new Set([...series.exdates, ...marks])] };
}
