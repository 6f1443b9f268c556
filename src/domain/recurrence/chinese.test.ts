import { LunarYear, Solar } from 'lunar-typescript';
import { describe, expect, test } from 'vitest';
import { UserError } from '../errors.ts';
import { inFull } from '../testing/in-full.ts';
import { randomFrom } from '../testing/random.ts';
import { DAY, formatWall, formatWallDate, type WallMs } from '../time/wall.ts';
import { alignStart } from './align.ts';
import { splitSeries } from './edit.ts';
import { expand, lastEnd } from './expand.ts';
import { parseRule } from './parse.ts';
import { planOf } from './plan.ts';
import { shiftRule } from './shift.ts';
import { randomChineseRule } from './testing/random.ts';
import { series, wall } from './testing/series.ts';
import { describeRule } from './text.ts';
import { walk } from './walk.ts';

const ZONE = 'Asia/Shanghai';
const MID_AUTUMN = 'RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=8;BYMONTHDAY=15';
const EVE = 'RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=-1';

function walls(rrule: string, start: string, from: WallMs, to: WallMs): WallMs[] {
  const found: WallMs[] = [];
  walk(planOf(series(start, rrule, null).time, rrule), from, to - 1, (one) => found.push(one) > 0);
  return found;
}

const dates = (rrule: string, start: string, years: number): string[] =>
  walls(rrule, start, wall(start), wall(start) + Math.floor(years * 366) * DAY).map(formatWallDate);

function refused(rrule: string): UserError {
  try {
    parseRule(rrule);
  } catch (error) {
    if (error instanceof UserError) return error;
    throw error;
  }
  throw new Error(`${rrule} was taken`);
}

describe('reading and writing', () => {
  test.each([
    ['rscale=chinese;freq=yearly;bymonth=08;bymonthday=+15', MID_AUTUMN],
    ['FREQ=YEARLY;RSCALE=CHINESE;BYMONTH=5l,05L;SKIP=OMIT', 'FREQ=YEARLY;RSCALE=CHINESE;BYMONTH=5L'],
    [`${MID_AUTUMN};SKIP=BACKWARD;COUNT=3`, `${MID_AUTUMN};SKIP=BACKWARD;COUNT=3`],
    ['RSCALE=CHINESE;FREQ=YEARLY;BYMONTHDAY=1,15', 'RSCALE=CHINESE;FREQ=YEARLY;BYMONTHDAY=1,15'],
    ['RSCALE=GREGORIAN;FREQ=WEEKLY;SKIP=OMIT;BYDAY=MO', 'FREQ=WEEKLY;BYDAY=MO'],
  ])('%s is kept as %s', (given, kept) => {
    expect(parseRule(given).rrule).toBe(kept);
    expect(parseRule(kept).rrule).toBe(kept);
  });

  test.each([
    ['RSCALE=HEBREW;FREQ=YEARLY', 'RSCALE=HEBREW', MID_AUTUMN],
    ['RSCALE=CHINESE;FREQ=MONTHLY;BYMONTHDAY=1', 'FREQ=MONTHLY', 'FREQ=YEARLY;BYMONTHDAY=1,15'],
    ['RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=8;BYDAY=MO', 'BYDAY', MID_AUTUMN],
    ['RSCALE=CHINESE;FREQ=YEARLY;BYSETPOS=1', 'BYSETPOS', MID_AUTUMN],
    ['RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=13', '13', ''],
    ['RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=8;BYMONTHDAY=31', '31', ''],
    ['RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=8;BYMONTHDAY=-30', '-30', ''],
    ['RSCALE=CHINESE;FREQ=YEARLY;SKIP=MAYBE', 'SKIP', ''],
    ['FREQ=YEARLY;BYMONTH=5L', '5L', ''],
    ['RSCALE=GREGORIAN;FREQ=MONTHLY;BYMONTHDAY=31;SKIP=BACKWARD', 'SKIP=BACKWARD', 'BYMONTHDAY=-1'],
    ['FREQ=MONTHLY;BYMONTHDAY=31;SKIP=FORWARD', 'SKIP=FORWARD', 'BYMONTHDAY=-1'],
  ])('%s is refused, with what would work', (rrule, named, example) => {
    const error = refused(rrule);
    expect([error.code, error.message]).toEqual(['INVALID_ARGUMENT', expect.stringContaining(named)]);
    expect(error.details.hint).toContain(example);
  });

  test.each([
    [MID_AUTUMN, '每年农历八月十五', 'every year on lunar 8-15'],
    [EVE, '每年农历腊月最后一天', 'every year on the last day of lunar month 12'],
    ['RSCALE=CHINESE;FREQ=YEARLY', '每年农历同一天', 'every year on the same lunar date'],
    [
      'RSCALE=CHINESE;FREQ=YEARLY;BYMONTHDAY=1,15',
      '每个农历月的初一、十五',
      'on the 1st and 15th of every lunar month',
    ],
    [
      'RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=5L;BYMONTHDAY=30;SKIP=BACKWARD',
      '每年农历闰五月三十（无闰月则平月，无三十则廿九）',
      'every year on lunar 5L-30 (in other years the plain month, in short months the 29th)',
    ],
    [
      'RSCALE=CHINESE;FREQ=YEARLY;INTERVAL=2;BYMONTH=1;BYMONTHDAY=23;COUNT=3',
      '每2年的农历正月廿三，共3次',
      'every 2 years on lunar 1-23, 3 times',
    ],
  ])('%s in words', (rrule, zh, en) => {
    expect([describeRule(rrule, 'zh'), describeRule(rrule, 'en')]).toEqual([zh, en]);
  });
});

describe('expansion', () => {
  test('Mid-Autumn and New Year’s Eve of 35 years, as calendars print them', () => {
    expect(dates(MID_AUTUMN, '2001-10-01', 34)).toEqual(
      `2001-10-01 2002-09-21 2003-09-11 2004-09-28 2005-09-18 2006-10-06 2007-09-25 2008-09-14 2009-10-03 2010-09-22
      2011-09-12 2012-09-30 2013-09-19 2014-09-08 2015-09-27 2016-09-15 2017-10-04 2018-09-24 2019-09-13 2020-10-01
      2021-09-21 2022-09-10 2023-09-29 2024-09-17 2025-10-06 2026-09-25 2027-09-15 2028-10-03 2029-09-22 2030-09-12
      2031-10-01 2032-09-19 2033-09-08 2034-09-27 2035-09-16`.split(/\s+/),
    );
    expect(dates(EVE, '2000-02-04', 35)).toEqual(
      `2000-02-04 2001-01-23 2002-02-11 2003-01-31 2004-01-21 2005-02-08 2006-01-28 2007-02-17 2008-02-06 2009-01-25
      2010-02-13 2011-02-02 2012-01-22 2013-02-09 2014-01-30 2015-02-18 2016-02-07 2017-01-27 2018-02-15 2019-02-04
      2020-01-24 2021-02-11 2022-01-31 2023-01-21 2024-02-09 2025-01-28 2026-02-16 2027-02-05 2028-01-25 2029-02-12
      2030-02-02 2031-01-22 2032-02-10 2033-01-30 2034-02-18 2035-02-07`.split(/\s+/),
    );
  });

  test('the examples of RFC 7529: from DTSTART alone, and of a leap month with each SKIP', () => {
    expect(dates('RSCALE=CHINESE;FREQ=YEARLY;COUNT=3', '2013-02-10', 9)).toEqual([
      '2013-02-10',
      '2014-01-31',
      '2015-02-19',
    ]);
    const leap = 'RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=4L;BYMONTHDAY=1';
    expect(dates(leap, '2012-05-21', 9)).toEqual(['2012-05-21', '2020-05-23']);
    expect(dates(`${leap};SKIP=BACKWARD`, '2012-05-21', 2)).toEqual(['2012-05-21', '2013-05-10', '2014-04-29']);
    expect(dates(`${leap};SKIP=FORWARD`, '2012-05-21', 2.1)).toEqual(['2012-05-21', '2013-06-08', '2014-05-29']);
  });

  test('a 30th that the month does not have', () => {
    const rule = 'RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=30';
    // The twelfth month has 29 days in the years that end in February 2022, 2025 and 2026.
    expect(dates(rule, '2021-02-11', 5.2)).toEqual(['2021-02-11', '2023-01-21', '2024-02-09']);
    expect(dates(`${rule};SKIP=BACKWARD`, '2021-02-11', 3)).toEqual([
      '2021-02-11',
      '2022-01-31',
      '2023-01-21',
      '2024-02-09',
    ]);
    expect(dates(`${rule};SKIP=FORWARD`, '2021-02-11', 3)).toEqual([
      '2021-02-11',
      '2022-02-01',
      '2023-01-21',
      '2024-02-09',
    ]);
    // Carried into the next year, a date is still of the year before: the even ones here.
    expect(dates(`${rule};SKIP=FORWARD;INTERVAL=2`, '2022-02-01', 5)).toEqual([
      '2022-02-01',
      '2024-02-09',
      '2026-02-17',
    ]);
  });

  test('equals a look at every day with lunar-typescript', () => {
    const random = randomFrom(8);
    for (let round = 0; round < inFull(60, 20); round++) {
      const rrule = randomChineseRule(random).replace(/;SKIP=\w+/, '');
      const { rule } = parseRule(rrule);
      const months = rule.chinese?.months ?? [];
      const given = rule.chinese?.days ?? [];
      const first = LunarYear.fromYear(2020).getMonthsInYear()[0];
      const start = `${Solar.fromJulianDay(first?.getFirstJulianDay() ?? 0).toYmd()}T09:30:00`;
      const days = given.length > 0 ? given : [1];
      const wanted = given.length > 0 || months.length > 0 ? months : [{ month: 1, leap: false }];
      const expected: string[] = [];
      for (let year = 2020; year < 2040; year += rule.interval) {
        for (const month of LunarYear.fromYear(year).getMonthsInYear()) {
          const isWanted = wanted.some((one) => month.getMonth() === (one.leap ? -one.month : one.month));
          if (wanted.length > 0 && !isWanted) continue;
          const length = month.getDayCount();
          for (let day = 1; day <= length; day++) {
            if (!days.includes(day) && !days.includes(day - length - 1)) continue;
            expected.push(Solar.fromJulianDay(month.getFirstJulianDay() + day - 1).toYmd());
          }
        }
      }
      const to = wall('2040-02-12');
      expect(walls(rrule, start, wall(start), to).map(formatWallDate), rrule).toEqual(expected);
    }
  });

  test('a window shows that part of the whole', () => {
    const random = randomFrom(9);
    for (let round = 0; round < 200; round++) {
      const rrule = randomChineseRule(random);
      const start = ['2020-01-25T09:00:00', '2023-04-19T23:30:00', '2022-01-31T00:00:00'][round % 3] as string;
      const from = wall(start) + Math.floor(random() * 40 * 365) * DAY;
      const to = from + 400 * DAY;
      const whole = walls(rrule, start, wall(start), to).filter((one) => one >= from);
      expect(walls(rrule, start, from, to).map(formatWall), `${start} ${rrule}`).toEqual(whole.map(formatWall));
    }
  });

  test('COUNT, UNTIL and the last year of the contract end it', () => {
    const count = series('2026-09-25', `${MID_AUTUMN};COUNT=3`, null);
    expect(lastEnd(count, ZONE)).toBe(Date.UTC(2028, 9, 3, 16));
    const until = series('2026-09-25T19:00:00', `${MID_AUTUMN};UNTIL=20300912`, ZONE);
    expect(lastEnd(until, ZONE)).toBe(Date.UTC(2030, 8, 12, 12));
    const all = expand(series('1950-09-26', MID_AUTUMN, null), ZONE, { from: 0, to: Date.UTC(2300, 0, 1) });
    expect(all.occurrences).toHaveLength(231);
    expect(formatWallDate((all.occurrences.at(-1)?.start ?? 0) + DAY)).toMatch(/^2200-/);
    expect(lastEnd(series('2026-09-25', `${MID_AUTUMN};COUNT=1000`, null), ZONE)).toBeLessThan(Date.UTC(2201, 0, 1));
  });

  test('on the wall clock of the zone, also in a DST gap', () => {
    const rule = 'RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=1,4,7,10,13,16';
    const newYork = series('2027-03-08T02:30:00', rule, 'America/New_York');
    const { occurrences } = expand(newYork, ZONE, { from: Date.UTC(2027, 0), to: Date.UTC(2080, 0) });
    const local = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/New_York', timeStyle: 'short' });
    expect(new Set(occurrences.map(({ start }) => local.format(start)))).toEqual(new Set(['02:30', '03:30']));
  });
});

describe('editing', () => {
  test('a start beside its rule moves to the first match, which is said', () => {
    const { time, notes } = alignStart(series('2026-11-22', MID_AUTUMN, null), 'zh');
    expect(formatWallDate(time.start)).toBe('2027-09-15');
    expect(notes[0]).toContain('2027-09-15');
  });

  test('a leap month that never comes is refused, with the SKIP that would do', () => {
    const never = { ...series('2026-11-22', 'RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=12L;BYMONTHDAY=1', null) };
    try {
      alignStart(never, 'en');
      expect.unreachable();
    } catch (error) {
      expect((error as UserError).message).toContain('never matches');
      expect((error as UserError).details.hint).toContain('SKIP=BACKWARD');
    }
  });

  test('the rest of a split series keeps the 30th that SKIP had put on a 29th', () => {
    const birthday = series('2020-10-16', 'RSCALE=CHINESE;FREQ=YEARLY;SKIP=BACKWARD', null);
    const all = expand(birthday, 'UTC', { from: 0, to: Date.UTC(2040, 0, 1) }).occurrences;
    const cut = all[1]?.start ?? 0;
    const { after } = splitSeries(birthday, 'UTC', cut);
    expect(expand(after, 'UTC', { from: 0, to: Date.UTC(2040, 0, 1) }).occurrences).toEqual(all.slice(1));
  });

  test.each([
    [MID_AUTUMN, '2026-09-25', '2026-09-26', 'RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=8;BYMONTHDAY=16', true],
    [MID_AUTUMN, '2026-09-25', '2026-10-10', 'RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=9;BYMONTHDAY=1', true],
    ['RSCALE=CHINESE;FREQ=YEARLY', '2026-09-25', '2026-09-26', 'RSCALE=CHINESE;FREQ=YEARLY', true],
    [EVE, '2027-02-05', '2027-02-04', 'RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=28', true],
    [EVE, '2027-02-05', '2027-01-07', 'RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=-1', true],
    [
      'RSCALE=CHINESE;FREQ=YEARLY;BYMONTHDAY=1,15',
      '2026-09-25',
      '2026-09-26',
      'RSCALE=CHINESE;FREQ=YEARLY;BYMONTHDAY=1,15',
      false,
    ],
  ])('%s from %s to %s', (rrule, from, to, moved, followed) => {
    expect(shiftRule(rrule, series(from, null, ZONE).time, series(to, null, ZONE).time)).toEqual({
      rrule: moved,
      followed,
    });
  });
});
