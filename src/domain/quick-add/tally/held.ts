import type { TimeReading } from '../../arguments/read.ts';
import { normalise } from '../../phrases/frames/normalise.ts';
import { expand } from '../../recurrence/expand.ts';
import { parseRule } from '../../recurrence/parse.ts';
import type { Frequency, Rule } from '../../recurrence/rule.ts';
import type { PhraseContext } from '../../time/phrase.ts';
import { DAY, HOUR, MINUTE, type WallMs, wallDay, wallTimeOfDay, wallWeekday } from '../../time/wall.ts';
import { toWall } from '../../time/zone.ts';
import { minutesBefore } from '../alarm.ts';
import { UNITS } from '../frames/named.ts';
import type { Item } from '../item.ts';

/** In minutes. */
const HALF_DAY = 12 * 60;
const WEEK = 7 * DAY;
const MONTH = UNITS.month * MINUTE;
/** How much a length of days may differ: the last day counts or does not, months have more days or fewer. */
const TOLERANCE = { days: DAY / MINUTE, months: 0.05 };
/** How far from the first day of a series the day lies from which it was said to go, and how far its last. */
const AROUND = 31;
/** How long a series goes on for each time that it takes place. */
const EACH: Readonly<Record<Frequency, number>> = {
  YEARLY: 365 * DAY,
  MONTHLY: MONTH,
  WEEKLY: WEEK,
  DAILY: DAY,
  HOURLY: HOUR,
  MINUTELY: MINUTE,
  SECONDLY: 1_000,
};

/** The values that items hold in any of their parts: what words can have meant that became one of them. */
export class Held {
  readonly weekdays = new Set<number>();
  /** What a rule that names several others leaves out. */
  readonly otherWeekdays = new Set<number>();
  readonly months = new Set<number>();
  readonly days = new Set<number>();
  readonly numbers = new Set<number>();
  /** Hours through a day: the ends of their window, and how far apart they are, are in none of them. */
  hasWindow = false;
  /** All their words, normalised. */
  readonly text: string;
  /** In minutes of a day. */
  readonly #clocks = new Set<number>();
  /** In minutes. */
  readonly #lengths: (readonly [least: number, most: number])[] = [];
  readonly #series: { readonly rrule: string; readonly start: WallMs; readonly off: readonly WallMs[] }[] = [];
  readonly #context: PhraseContext;
  readonly #now: WallMs;

  constructor(items: readonly Item[], context: PhraseContext) {
    this.#context = context;
    this.#now = toWall(context.now, context.zone);
    this.#count(items.length);
    const words = items.flatMap(({ title, location, notes, tags = [] }) => [title, location, notes, ...tags]);
    this.text = normalise(words.filter((one) => one !== undefined).join('\n'));
    for (const item of items) this.#item(item);
    const starts = items.flatMap(({ span }) => span?.start.wall ?? []);
    for (const [index, start] of starts.entries()) this.#length(start - (starts[index - 1] ?? start));
  }

  /** `minutes`: of a day; of either half of it unless it is `isOfDay`. */
  hasClock(minutes: number, isOfDay = false): boolean {
    if (this.hasWindow || isOfDay) return this.hasWindow || this.#clocks.has(minutes);
    const half = minutes % HALF_DAY;
    return this.#clocks.has(half) || this.#clocks.has(half + HALF_DAY);
  }

  /** `minutes`: a length. */
  hasLength(minutes: number): boolean {
    const off = minutes < TOLERANCE.days ? 0 : Math.max(TOLERANCE.days, minutes * TOLERANCE.months);
    return this.hasWindow || this.#lengths.some(([least, most]) => least - off <= minutes && minutes <= most + off);
  }

  /** Whether anything that repeats takes place on the next such date. */
  repeatsOn(month: number, day: number): boolean {
    const year = new Date(this.#now).getUTCFullYear();
    const thisYear = Date.UTC(year, month - 1, day);
    const date = thisYear < wallDay(this.#now) ? Date.UTC(year + 1, month - 1, day) : thisYear;
    return this.#series.some(({ rrule, start, off }) => {
      if (off.includes(date)) return false;
      const time = { allDay: false, zone: 'UTC', start, fold: 0, days: 0, ms: 0 } as const;
      const window = { from: date, to: date + DAY };
      return expand({ time, rrule, exdates: [], rdates: [] }, 'UTC', window).occurrences.length > 0;
    });
  }

  #item({ span, repeat, alerts = [], estimateMinutes }: Item): void {
    if (estimateMinutes !== undefined) this.#length(estimateMinutes * MINUTE);
    if (!span) return;
    const { start, end, length } = span;
    this.#time(start);
    if (end) this.#until(start.wall, end);
    if (length) this.#until(start.wall, undefined, start.wall + length.days * DAY + length.ms);
    if (length) this.#length(length.months * MONTH);
    for (const alert of alerts) {
      const before = minutesBefore(alert, start.wall, start.kind === 'date') * MINUTE;
      this.#wall(start.wall - before);
      this.#length(before);
      if ('months' in alert) this.#length(alert.months * MONTH);
      if ('days' in alert) this.#length(alert.days * DAY);
    }
    if (!repeat) return;
    const { first, clock, official } = repeat;
    this.#series.push({ rrule: repeat.rule, start: start.wall, off: official?.off ?? [] });
    if (first) this.#time(first.start);
    if (first?.end) this.#until(first.start.wall, first.end);
    if (first?.length) this.#until(start.wall, undefined, start.wall + first.length.days * DAY + first.length.ms);
    if (clock !== undefined) this.#clock(clock);
    // Of a stretch that is left out, what lies in it.
    this.#length((official?.off.length ?? 0) * DAY);
    for (const off of official?.off ?? []) this.#daysFrom(off - 6 * DAY, off + 7 * DAY);
    for (const day of official?.makeUp ?? []) this.#day(day);
    // What the limits rule out is told when it is planned.
    this.#rule(parseRule(repeat.rule, { limits: 'none', language: this.#context.language }).rule, start.wall);
  }

  #rule(rule: Rule, start: WallMs): void {
    const { freq, interval, count, until, byDay, byMonth, byMonthDay, byHour, byMinute, bySetPos, chinese } = rule;
    const each = interval * EACH[freq];
    this.#count(byDay.length, byMonthDay.length, byHour.length * Math.max(1, byMinute.length));
    this.#count(...bySetPos, ...byMonthDay, ...byDay.map(({ nth }) => nth), ...rule.byWeekNo);
    this.#count(...(chinese ? [...chinese.days, ...chinese.months.map(({ month }) => month)] : []));
    this.#length(each);
    this.#count(interval);
    for (const { weekday } of byDay) this.weekdays.add(weekday);
    if (byDay.length > 1) for (let day = 0; day < 7; day++) if (!this.weekdays.has(day)) this.otherWeekdays.add(day);
    for (const day of byMonthDay) this.days.add(day);
    // Of so many months one says rather which it is not.
    for (let month = 1; month <= 12; month++) if (byMonth.includes(month) || byMonth.length > 6) this.months.add(month);
    this.hasWindow ||= byHour.length > 3 || bySetPos.length > 3 || EACH[freq] < DAY;
    for (const [index, hour] of byHour.entries()) {
      for (const minute of byMinute.length > 0 ? byMinute : [new Date(start).getUTCMinutes()])
        this.#clock(hour * HOUR + minute * MINUTE);
      if (index > 0) this.#length((hour - (byHour[index - 1] ?? 0)) * HOUR);
    }
    this.#daysFrom(start - AROUND * DAY, start);
    if (until) {
      const last = until.form === 'utc' ? toWall(until.at, this.#context.zone) : until.at;
      this.#wall(last);
      this.#length(last - start, last - start + each);
      this.#daysFrom(last, last + AROUND * DAY);
    }
    if (count === null) return;
    const days = Math.max(1, byDay.length, byMonthDay.length);
    const hours = Math.max(1, byHour.length);
    this.#count(count, count / hours);
    this.#length((count * each) / days / hours);
    this.#daysFrom(start, start + Math.min(AROUND * DAY, (count * each) / days / hours));
  }

  /** A stretch with its end, exclusive: its length, and the days in it. */
  #until(start: WallMs, reading?: TimeReading, end = reading?.wall ?? start): void {
    if (reading) this.#time(reading);
    this.#wall(end);
    this.#length(end - start);
    this.#length(wallDay(end) - wallDay(start) + DAY);
    this.#daysFrom(start, Math.min(end, start + AROUND * DAY));
    this.#day(end - 1);
  }

  #daysFrom(from: WallMs, to: WallMs): void {
    for (let day = wallDay(from); day < to; day += DAY) {
      this.days.add(new Date(day).getUTCDate());
      this.months.add(new Date(day).getUTCMonth() + 1);
    }
  }

  #time(reading: TimeReading): void {
    const here = reading.kind === 'date' ? reading.wall : toWall(reading.instant, this.#context.zone);
    for (const wall of [reading.wall, here]) {
      this.#day(wall);
      if (reading.kind === 'instant') this.#clock(wallTimeOfDay(wall));
    }
    // In three hours, 20 minutes from now, five days from today.
    this.#length(here - this.#now);
    if (reading.kind === 'instant') this.#length(reading.instant - this.#context.now);
    this.#length(wallDay(here) - wallDay(this.#now));
  }

  #wall(wall: WallMs): void {
    this.#day(wall);
    this.#clock(wallTimeOfDay(wall));
  }

  #day(wall: WallMs): void {
    this.weekdays.add(wallWeekday(wall));
    this.days.add(new Date(wall).getUTCDate());
    this.months.add(new Date(wall).getUTCMonth() + 1);
  }

  #clock(ms: number): void {
    this.#clocks.add(Math.round(ms / MINUTE) % (2 * HALF_DAY));
  }

  #length(ms: number, most = ms): void {
    this.#lengths.push([Math.round(Math.abs(ms) / MINUTE), Math.round(Math.abs(most) / MINUTE)]);
  }

  #count(...numbers: readonly number[]): void {
    for (const one of numbers) for (const round of [Math.floor, Math.ceil]) this.numbers.add(round(Math.abs(one)));
  }
}
