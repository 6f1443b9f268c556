import { messages } from '../../messages/index.ts';
import type { Language } from '../caller.ts';
import { readScale } from './parse-chinese.ts';
import { type Failures, failures } from './parse-failures.ts';
import {
  type ByDay,
  type Frequency,
  formatByDay,
  formatChineseMonth,
  formatUntil,
  parseUntil,
  type Rule,
  WEEKDAYS,
} from './rule.ts';

/** `contract`: what users may ask for. `none`: whatever RFC 5545 can express, for rules of files and of tests. */
export interface ParseOptions {
  readonly limits?: 'contract' | 'none';
  readonly language?: Language;
}

export interface ParsedRule {
  readonly rule: Rule;
  /** Upper case, without blanks, prefix or empty parts; the parts in the order given. */
  readonly rrule: string;
}

const FREQUENCIES: readonly string[] = ['YEARLY', 'MONTHLY', 'WEEKLY', 'DAILY', 'HOURLY', 'MINUTELY', 'SECONDLY'];
const MAX_TEXT = { contract: 1_000, none: 10_000 };
const MAX_COUNT = { contract: 1_000, none: 100_000 };
const MAX_INTERVAL = 999;
const YEARS = { first: 1900, last: 2200 };

/** Name, smallest and largest magnitude, whether negative values count from the end. */
const LISTS = {
  BYSECOND: [0, 60, false],
  BYMINUTE: [0, 59, false],
  BYHOUR: [0, 23, false],
  BYMONTHDAY: [1, 31, true],
  BYYEARDAY: [1, 366, true],
  BYWEEKNO: [1, 53, true],
  BYMONTH: [1, 12, false],
  BYSETPOS: [1, 366, true],
} as const;
type ListName = keyof typeof LISTS;
const OTHERS = ['RSCALE', 'FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'WKST', 'BYDAY', 'SKIP'];

/** Parts that RFC 5545 §3.3.10 rules out for a frequency. */
const FORBIDDEN: Partial<Record<Frequency, readonly string[]>> = {
  MONTHLY: ['BYWEEKNO', 'BYYEARDAY'],
  WEEKLY: ['BYWEEKNO', 'BYYEARDAY', 'BYMONTHDAY'],
  DAILY: ['BYWEEKNO', 'BYYEARDAY'],
  HOURLY: ['BYWEEKNO'],
  MINUTELY: ['BYWEEKNO'],
  SECONDLY: ['BYWEEKNO'],
};

/**
 * Reads an RRULE (RFC 5545 §3.3.10; of RFC 7529 what parse-chinese.ts says), with or without `RRULE:`, in any case and
 * with blanks or a trailing semicolon. Throws UserError INVALID_ARGUMENT for
 * what is wrong in itself and LIMIT_EXCEEDED for what the limits rule out.
 * Whether it ever matches depends on its DTSTART: see align.ts.
 */
export function parseRule(text: string, options: ParseOptions = {}): ParsedRule {
  const limits = options.limits ?? 'contract';
  const fail = failures(options.language ?? 'en');
  if (text.length > MAX_TEXT[limits]) throw fail.limit('RRULE', MAX_TEXT[limits]);
  const parts = readParts(text, limits, fail);
  const freq = parts.get('FREQ');
  if (freq === undefined || !FREQUENCIES.includes(freq)) throw fail.value('FREQ', freq ?? '');
  const chinese = readScale(parts, fail);
  const rule = {
    freq: freq as Frequency,
    interval: readInterval(parts.get('INTERVAL'), limits, fail),
    count: readCount(parts.get('COUNT'), limits, fail),
    until: readUntil(parts.get('UNTIL'), limits, fail),
    wkst: readWeekStart(parts.get('WKST'), fail),
    byDay: readDays(parts.get('BYDAY'), fail),
    chinese,
    byMonth: chinese ? [] : readList('BYMONTH', parts, fail),
    byWeekNo: readList('BYWEEKNO', parts, fail),
    byYearDay: readList('BYYEARDAY', parts, fail),
    byMonthDay: chinese ? [] : readList('BYMONTHDAY', parts, fail),
    byHour: readList('BYHOUR', parts, fail),
    byMinute: readList('BYMINUTE', parts, fail),
    bySecond: readList('BYSECOND', parts, fail),
    bySetPos: readList('BYSETPOS', parts, fail),
  };
  if (rule.count !== null && rule.until !== null) throw fail.together('COUNT', 'UNTIL');
  if (limits === 'contract') checkContract(rule, parts, fail);
  return { rule, rrule: normalText(parts, rule) };
}

type Limits = 'contract' | 'none';

function readParts(text: string, limits: Limits, fail: Failures): Map<string, string> {
  const compact = text
    .replaceAll(/\s+/g, '')
    .toUpperCase()
    .replace(/^RRULE:/, '');
  const parts = new Map<string, string>();
  for (const part of compact.split(';')) {
    if (part === '') continue;
    const equals = part.indexOf('=');
    const key = equals < 0 ? part : part.slice(0, equals);
    if (limits === 'none' && key.startsWith('X-')) continue;
    if (equals < 0 || !(key in LISTS || OTHERS.includes(key))) {
      throw fail.invalid(messages(fail.language).repeats.unknownPart({ part }));
    }
    if (parts.has(key)) throw fail.invalid(messages(fail.language).repeats.partTwice({ key }));
    parts.set(key, part.slice(equals + 1));
  }
  return parts;
}

function readInterval(text: string | undefined, limits: Limits, fail: Failures): number {
  if (text === undefined) return 1;
  if (!/^[+-]?\d+$/.test(text)) throw fail.value('INTERVAL', text);
  const interval = Number(text);
  if (limits === 'contract' && (interval < 1 || interval > MAX_INTERVAL)) {
    throw fail.limit(`INTERVAL=${text}`, `1–${MAX_INTERVAL}`);
  }
  if (interval < 1 || interval > 1e9) throw fail.value('INTERVAL', text);
  return interval;
}

function readCount(text: string | undefined, limits: Limits, fail: Failures): number | null {
  if (text === undefined) return null;
  if (!/^\+?\d+$/.test(text) || Number(text) < 1) throw fail.value('COUNT', text);
  if (Number(text) > MAX_COUNT[limits]) throw fail.limit(`COUNT=${text}`, MAX_COUNT[limits]);
  return Number(text);
}

function readUntil(text: string | undefined, limits: Limits, fail: Failures): Rule['until'] {
  if (text === undefined) return null;
  const until = parseUntil(text);
  if (!until) throw fail.value('UNTIL', text);
  const year = new Date(until.at).getUTCFullYear();
  if (limits === 'contract' && (year < YEARS.first || year > YEARS.last)) {
    throw fail.limit(`UNTIL=${text}`, `${YEARS.first}–${YEARS.last}`);
  }
  return until;
}

function readWeekStart(text: string | undefined, fail: Failures): number {
  if (text === undefined) return 0;
  const weekday = (WEEKDAYS as readonly string[]).indexOf(text);
  if (weekday < 0) throw fail.value('WKST', text);
  return weekday;
}

function readDays(text: string | undefined, fail: Failures): ByDay[] {
  if (text === undefined) return [];
  return [...new Set(text.split(','))].map((value) => {
    const match = /^([+-]?\d{1,2})?(MO|TU|WE|TH|FR|SA|SU)$/.exec(value);
    const nth = Number(match?.[1] ?? 0);
    const isZero = match?.[1] !== undefined && nth === 0;
    if (!match || isZero || Math.abs(nth) > 53) throw fail.value('BYDAY', value);
    return { weekday: (WEEKDAYS as readonly string[]).indexOf(match[2] as string), nth };
  });
}

function readList(name: ListName, parts: ReadonlyMap<string, string>, fail: Failures): number[] {
  const text = parts.get(name);
  if (text === undefined) return [];
  const [low, high, signed] = LISTS[name];
  return [...new Set(text.split(','))].map((value) => {
    const number = Number(value);
    const magnitude = Math.abs(number);
    if (!/^[+-]?\d{1,3}$/.test(value) || magnitude < low || magnitude > high || (number < 0 && !signed)) {
      throw fail.value(name, value);
    }
    return number;
  });
}

function checkContract(rule: Rule, parts: ReadonlyMap<string, string>, fail: Failures): void {
  if (rule.freq === 'SECONDLY') throw fail.limit('FREQ=SECONDLY', 'FREQ=MINUTELY');
  if (parts.has('BYSECOND')) throw fail.limit('BYSECOND', 'BYMINUTE');
  for (const part of FORBIDDEN[rule.freq] ?? []) if (parts.has(part)) throw fail.forbidden(rule.freq, part);
  const numbered = rule.byDay.find(({ nth }) => nth !== 0);
  if (numbered && rule.freq !== 'MONTHLY' && rule.freq !== 'YEARLY') {
    throw fail.forbidden(rule.freq, `BYDAY=${formatByDay([numbered])}`);
  }
  if (numbered && parts.has('BYWEEKNO')) throw fail.together(`BYDAY=${formatByDay([numbered])}`, 'BYWEEKNO');
  if (parts.has('BYSETPOS') && ![...parts.keys()].some((key) => key.startsWith('BY') && key !== 'BYSETPOS')) {
    throw fail.invalid(messages(fail.language).repeats.bysetposNeedsPart);
  }
}

/** Values as they were understood (`+1MO` → `1MO`), in the order of the parts as written. */
function normalText(parts: ReadonlyMap<string, string>, rule: Rule): string {
  const textOf = (key: string, value: string): string => {
    if (key === 'BYMONTH' && rule.chinese) return rule.chinese.months.map(formatChineseMonth).join(',');
    if (key === 'BYDAY') return formatByDay(rule.byDay);
    if (key === 'UNTIL' && rule.until) return formatUntil(rule.until);
    return key in LISTS
      ? [...new Set(value.split(',').map(Number))].join(',')
      : /^[+\d]/.test(value)
        ? String(Number(value))
        : value;
  };
  return [...parts].map(([key, value]) => `${key}=${textOf(key, value)}`).join(';');
}

const parsed = new Map<string, Rule>();

/** The rule of stored text, which was valid when it was stored. Cached: a calendar expands few rules many times. */
export function storedRule(rrule: string): Rule {
  const known = parsed.get(rrule);
  if (known) return known;
  const { rule } = parseRule(rrule, { limits: 'none' });
  if (parsed.size >= 1_000) parsed.clear();
  parsed.set(rrule, rule);
  return rule;
}
