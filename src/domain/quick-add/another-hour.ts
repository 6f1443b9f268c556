import type { ReadingContext } from '../arguments/read.ts';
import { normalise } from '../phrases/frames/normalise.ts';
import { expand } from '../recurrence/expand.ts';
import { WEEKDAYS } from '../recurrence/rule.ts';
import type { Phrase, RepeatReading } from '../time/phrase.ts';
import {
  DAY,
  formatWallClock,
  formatWallDate,
  HOUR,
  MINUTE,
  type WallMs,
  wallDay,
  wallTimeOfDay,
  wallWeekday,
} from '../time/wall.ts';
import { toWall } from '../time/zone.ts';
import type { OtherHourWords } from './frames/item-words.ts';
import { anyOf, ofAll } from './languages.ts';
import { withoutNames } from './names.ts';
import { Remaining } from './remaining.ts';
import { timesIn } from './sentence.ts';
import { titleOf } from './title.ts';

const WORDS = ofAll(({ items }) => (items.otherHour ? [items.otherHour] : []));

/** How such a text says on which days and until when. */
export const repeatWords = (text: string): OtherHourWords | undefined => WORDS.find(({ script }) => script.test(text));

/** Longer texts say more than one thing and its exception. */
const MOST = 300;
const LEADS = new RegExp(`^\\s*(?:${anyOf(({ items }) => items.beforeTime)})\\s*$`, 'iu');
/** Nobody says more hours of one thing. */
const CLAUSES = 5;

/**
 * What repeats at one hour, and on some of its days at another (every weekday at 3, except Wednesdays when it's 2:15), as
 * a text for each. Empty where it is not that.
 *
 * @example anotherHour('swim every weekday at 3, fridays at 2', context)
 * // ['swim every weekday at 3 except fri', 'swim every fri at 14:00']
 */
export function anotherHour(text: string, context: ReadingContext): string[] {
  if (text.length > MOST) return [];
  for (const words of WORDS.filter(({ script }) => script.test(text)))
    for (const { index, 0: mark } of [...text.matchAll(words.cuts)].toReversed().slice(0, CLAUSES)) {
      const said = words.time(normalise(text.slice(index + mark.length)));
      const other = onlyTime(said, context);
      const days = other && daysOf(other, words.dated.test(said));
      if (!other || !days) continue;
      // There may be more of them: each leaves its days out of what was said first.
      const [main = text.slice(0, index), ...others] = anotherHour(text.slice(0, index), context);
      const [base, own] = without(main, { other, days }, words, context);
      if (base !== undefined && own !== undefined) return [base, ...others, own];
    }
  return [];
}

interface Exception {
  readonly other: Phrase;
  readonly days: Days;
}

/** What was said first without those days, and what is to be on them. */
function without(
  main: string,
  { other, days }: Exception,
  words: OtherHourWords,
  context: ReadingContext,
): readonly string[] {
  const base = onlyOne(main, context);
  const repeat = base?.reading?.kind === 'repeat' ? base.reading : undefined;
  const rule = base && repeat && (ruleOf(base, repeat) ?? onDate(base, repeat, days.date));
  if (!base || !rule) return [];
  const left = days.weekdays.filter((day) => rule.weekdays.includes(day));
  const said = wallOf(other);
  const clock = formatWallClock(left.length === 0 ? said : nearest(other, said, wallTimeOfDay(rule.first)));
  // On no day of them all: what is it an exception of?
  if (days.date === undefined ? left.length === rule.weekdays.length : left.length === 0) return [];
  const [first, last] = [base.spans[0], base.spans.at(-1)];
  if (!first || !last) return [];
  const off = left.length === 0 ? '' : words.without(days.date ?? left);
  const at = days.date === undefined ? words.each(days.weekdays, clock) : `${days.date} ${clock}`;
  const minutes = (other.duration ?? base.duration)?.ms;
  const length = minutes ? words.lasting(minutes / MINUTE) : '';
  const gaps = base.spans.map(({ to }, index) => main.slice(to, base.spans[index + 1]?.from));
  // In December, Mondays at 8am: what leads to one of its times is nothing that it is about.
  const matter = gaps.map((gap, index) => (index < gaps.length - 1 ? gap.replace(LEADS, ' ') : gap)).join('');
  const bounds = days.date === undefined ? boundsOf(rule, days.weekdays, words, context) : '';
  return [
    `${main.slice(0, last.to)}${off}${main.slice(last.to)}`,
    [main.slice(0, first.from), at, length, bounds, matter].join(''),
  ];
}

function onlyOne(text: string, context: ReadingContext): Phrase | undefined {
  const [phrase, ...more] = timesIn(withoutNames(text), context);
  return more.length === 0 && phrase && isWhole(phrase) ? phrase : undefined;
}

const isWhole = ({ problems, bound, said }: Phrase): boolean => problems.length === 0 && !bound && said.clock;

function onlyTime(text: string, context: ReadingContext): Phrase | undefined {
  const phrase = onlyOne(text, context);
  const rest = new Remaining(text);
  rest.cut(phrase?.spans ?? []);
  return phrase && titleOf(rest) === '' ? phrase : undefined;
}

interface Weekly {
  /** Wall time of the first one. */
  readonly first: WallMs;
  /** The day from which it goes, where that was said. */
  readonly begins?: WallMs | undefined;
  readonly weekdays: readonly number[];
  readonly until: string | undefined;
  /** Days that are left out. */
  readonly off?: readonly WallMs[];
}

/** A rule that names nothing but days of the week and until when; undefined for others. */
function ruleOf({ said }: Phrase, { rrule, first, begins, official, workdays }: RepeatReading): Weekly | undefined {
  const parts = new Map(rrule.split(';').map((part) => part.split('=') as [string, string]));
  const known = ['FREQ', 'BYDAY', 'UNTIL'];
  if ([...parts.keys()].some((name) => !known.includes(name)) || official?.makeUp.length) return undefined;
  if (first.kind !== 'moment' || !said.clock) return undefined;
  const names = parts.get('BYDAY')?.split(',') ?? (parts.get('FREQ') === 'DAILY' ? [...WEEKDAYS] : []);
  const weekdays = names.map((name) => (WEEKDAYS as readonly string[]).indexOf(name));
  if (weekdays.length === 0 || weekdays.includes(-1)) return undefined;
  const off = workdays ? [] : (official?.off ?? []);
  return { first: first.wall, begins, weekdays, until: parts.get('UNTIL'), off };
}

/** 每月10号，只有1月10号那次…: of a rule of another kind, the date alone that it falls on. What is counted would count that date twice. */
function onDate(
  { said }: Phrase,
  { rrule, first, official }: RepeatReading,
  date: string | undefined,
): Weekly | undefined {
  if (
    date === undefined ||
    rrule.includes('COUNT=') ||
    first.kind !== 'moment' ||
    !said.clock ||
    official?.makeUp.length
  )
    return undefined;
  const time = { allDay: false, zone: 'UTC', start: first.wall, fold: 0, days: 0, ms: 0 } as const;
  const day = Date.parse(date);
  const { occurrences } = expand({ time, rrule, exdates: [], rdates: [] }, 'UTC', { from: day, to: day + DAY });
  return occurrences.length > 0 ? { first: first.wall, weekdays: [wallWeekday(day)], until: undefined } : undefined;
}

/** Of each week, or one by its date. */
interface Days {
  readonly weekdays: readonly number[];
  readonly date?: string;
}

/** The days of the other hour. */
function daysOf(other: Phrase, namesDate: boolean): Days | undefined {
  const { reading } = other;
  // …and 8 pm, from today through December 1: from when until when, and no exception.
  if (other.isOpening || other.limit || (reading?.kind === 'range' && reading.to - reading.from >= DAY))
    return undefined;
  if (reading?.kind === 'repeat') {
    const rule = ruleOf(other, reading);
    return rule?.until === undefined && rule?.begins === undefined ? rule : undefined;
  }
  if (!other.said.day || (reading?.kind !== 'moment' && reading?.kind !== 'range')) return undefined;
  // But friday at 10: each, or the next one?
  const isDated = namesDate || other.assumed.some(({ code }) => code === 'coming' || code === 'named-day');
  const wall = wallOf(other);
  return isDated ? { weekdays: [wallWeekday(wall)], date: formatWallDate(wallDay(wall)) } : undefined;
}

function wallOf({ reading }: Phrase): WallMs {
  if (reading?.kind === 'moment') return reading.wall;
  if (reading?.kind === 'range') return reading.from;
  return reading?.kind === 'repeat' && reading.first.kind === 'moment' ? reading.first.wall : 0;
}

/** A bare hour is of the half of the day that is nearer to the hour on the other days. */
function nearest({ assumed }: Phrase, wall: WallMs, usual: number): WallMs {
  if (!assumed.some(({ code }) => code === 'half-of-day')) return wall;
  const [day, first] = [wallDay(wall), wallTimeOfDay(wall) % (12 * HOUR)];
  const second = first + 12 * HOUR;
  return day + (Math.abs(second - usual) < Math.abs(first - usual) ? second : first);
}

/** From when until when the other hour is, too, and on which days not. */
function boundsOf(
  { first, begins, until, off = [] }: Weekly,
  weekdays: readonly number[],
  words: OtherHourWords,
  { now, zone }: ReadingContext,
): string {
  const from = begins ?? wallDay(first);
  const isLater = begins !== undefined || from > wallDay(toWall(now, zone)) + 7 * DAY;
  return [
    isLater ? words.from(formatWallDate(from)) : '',
    until === undefined ? '' : words.until(`${until.slice(0, 4)}-${until.slice(4, 6)}-${until.slice(6, 8)}`),
    ...off.filter((day) => weekdays.includes(wallWeekday(day))).map((day) => words.without(formatWallDate(day))),
  ].join('');
}
