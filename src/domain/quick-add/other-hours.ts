import { normalise } from '../phrases/frames/normalise.ts';
import type { Phrase, PhraseContext } from '../time/phrase.ts';
import { DAY, formatWall, formatWallDate, HOUR, type WallMs, wallDay, wallTimeOfDay } from '../time/wall.ts';
import { toWall } from '../time/zone.ts';
import { ofAll } from './languages.ts';
import { withoutNames } from './names.ts';
import { Remaining } from './remaining.ts';
import { timesIn } from './sentence.ts';

/** What repeats, and is at another hour on some of its days: 每天四点半接孩子，周三五点半. */

const OTHER_HOURS = ofAll(({ items }) => (items.otherHour ? [items.otherHour] : []));
const MARK = /[,，;；]/;
/** Nobody says more of one thing. */
const MOST = 5;

/** Once a day on days of the week, or every day: of no other rule is a weekday a part. */
const ON_WEEKDAYS = /^FREQ=(?:DAILY|WEEKLY;BYDAY=[A-Z,]+)(?:;UNTIL=(?<until>\d{8}))?$/;

interface Repeats {
  readonly phrase: Phrase;
  readonly days: readonly string[];
  readonly until?: string | undefined;
  readonly wall: WallMs;
}

/** A text for each of the hours: that of the days that are left, and those of the others. Empty where there is one hour. */
export function atOtherHours(text: string, context: PhraseContext): string[] {
  const clauses = clausesOf(text);
  const first = clauses.findIndex((clause) => otherHourIn(clause, context) !== undefined);
  const others = first < 1 ? [] : clauses.slice(first).map((clause) => otherHourIn(clause, context));
  if (others.length === 0 || others.length > MOST || others.includes(undefined)) return [];
  const base = text.slice(0, text.indexOf(clauses[first] as string)).replace(/[\s,，;；]+$/, '');
  const main = repeatsIn(base, context);
  if (!main) return [];
  const left: string[] = [];
  const texts: string[] = [];
  for (const other of others) {
    if (other === undefined) return [];
    const there = repeatsIn(`${other.each}${other.clock}`, context);
    if (!there || there.days.some((day) => left.includes(day))) return [];
    left.push(...there.days);
    texts.push(`${other.each}${clockNear(there, main)} ${matterOf(base, main, context)}`);
  }
  const days = others.map((other) => other?.out).join('');
  const rest = main.days.some((day) => left.includes(day)) ? `${base}${days}` : base;
  const less = repeatsIn(rest, context);
  const wanted = main.days.filter((day) => !left.includes(day));
  return less && wanted.length > 0 && String(less.days) === String(wanted) ? [rest, ...texts] : [];
}

function clausesOf(text: string): string[] {
  const masked = withoutNames(text);
  const clauses: string[] = [];
  let from = 0;
  for (let at = 0; at <= text.length; at++)
    if (at === text.length || MARK.test(masked[at] as string)) {
      clauses.push(text.slice(from, at).trim());
      from = at + 1;
    }
  return clauses.filter(Boolean);
}

interface OtherHour {
  /** How the words say that it is so each week, the hour, and the days as left out. */
  readonly each: string;
  readonly clock: string;
  readonly out: string;
}

function otherHourIn(clause: string, context: PhraseContext): OtherHour | undefined {
  for (const { pattern, each, out } of OTHER_HOURS) {
    const { days, clock } = pattern.exec(normalise(clause).trim())?.groups ?? {};
    if (days === undefined || clock === undefined) continue;
    const there = repeatsIn(`${each(days)}${clock}`, context);
    if (there) return { each: each(days), clock, out: out(days) };
  }
  return undefined;
}

/** The days and the hour of what is once a day, each week alike. */
function repeatsIn(text: string, context: PhraseContext): Repeats | undefined {
  const [phrase, ...more] = timesIn(withoutNames(text), context);
  const reading = phrase?.reading;
  if (reading?.kind !== 'repeat' || more.length > 0 || phrase?.problems.length || phrase?.bound) return undefined;
  const rule = ON_WEEKDAYS.exec(reading.rrule);
  if (!rule || reading.first.kind !== 'moment') return undefined;
  const days = /BYDAY=([A-Z,]+)/.exec(reading.rrule)?.[1]?.split(',') ?? ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
  return { phrase: phrase as Phrase, days, until: rule.groups?.until, wall: reading.first.wall };
}

/** The hour that was said; a bare one is of the half of the day that is nearer to the hour of the other days. */
function clockNear({ phrase, wall }: Repeats, main: Repeats): string {
  const usual = wallTimeOfDay(main.wall);
  const said = wallTimeOfDay(wall);
  const isBare = phrase.assumed.some(({ code }) => code === 'half-of-day');
  const both = isBare ? [said % (12 * HOUR), (said % (12 * HOUR)) + 12 * HOUR] : [said];
  const [nearest = said] = both.toSorted((one, other) => Math.abs(one - usual) - Math.abs(other - usual));
  return formatWall(nearest).slice(11, 16);
}

/** What is to be done, with the length and the last day that were said of it. */
function matterOf(base: string, { phrase, until, wall }: Repeats, context: PhraseContext): string {
  const rest = new Remaining(base);
  rest.cut(phrase.spans);
  const matter = rest.shown().replace(/^[\s,，;；]+|[\s,，;；]+$/g, '');
  const isLater = wallDay(wall) > wallDay(toWall(context.now, context.zone)) + DAY;
  const minutes = phrase.duration && phrase.duration.ms / 60_000;
  const han = /\p{Script=Han}/u.test(base);
  return [
    matter,
    ...(minutes ? [han ? `${minutes}分钟` : `${minutes} minutes`] : []),
    ...(isLater ? [han ? `从${formatWallDate(wall)}开始` : `from ${formatWallDate(wall)}`] : []),
    ...(until === undefined ? [] : [`${han ? '到' : 'until '}${until.replace(/(....)(..)(..)/, '$1-$2-$3')}`]),
  ].join(han ? '，' : ', ');
}
