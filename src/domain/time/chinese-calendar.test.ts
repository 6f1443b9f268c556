import { LunarYear, Solar } from 'lunar-typescript';
import { describe, expect, test } from 'vitest';
import { chineseMonths, fromChinese, toChinese } from './chinese-calendar.ts';
import { DAY, formatWallDate } from './wall.ts';

const dateOf = (year: number, month: number, day: number, leap = false): string | undefined => {
  const wall = fromChinese({ year, month, day, leap });
  return wall === undefined ? undefined : formatWallDate(wall);
};

/** As calendars print them. */
const NEW_YEARS =
  `1990-01-27 1991-02-15 1992-02-04 1993-01-23 1994-02-10 1995-01-31 1996-02-19 1997-02-07 1998-01-28 1999-02-16
  2000-02-05 2001-01-24 2002-02-12 2003-02-01 2004-01-22 2005-02-09 2006-01-29 2007-02-18 2008-02-07 2009-01-26
  2010-02-14 2011-02-03 2012-01-23 2013-02-10 2014-01-31 2015-02-19 2016-02-08 2017-01-28 2018-02-16 2019-02-05
  2020-01-25 2021-02-12 2022-02-01 2023-01-22 2024-02-10 2025-01-29 2026-02-17 2027-02-06 2028-01-26 2029-02-13
  2030-02-03 2031-01-23 2032-02-11 2033-01-31 2034-02-19 2035-02-08 2036-01-28 2037-02-15 2038-02-04 2039-01-24
  2040-02-12`.split(/\s+/);
const MID_AUTUMNS =
  `2000-09-12 2001-10-01 2002-09-21 2003-09-11 2004-09-28 2005-09-18 2006-10-06 2007-09-25 2008-09-14 2009-10-03
  2010-09-22 2011-09-12 2012-09-30 2013-09-19 2014-09-08 2015-09-27 2016-09-15 2017-10-04 2018-09-24 2019-09-13
  2020-10-01 2021-09-21 2022-09-10 2023-09-29 2024-09-17 2025-10-06 2026-09-25 2027-09-15 2028-10-03 2029-09-22
  2030-09-12 2031-10-01 2032-09-19 2033-09-08 2034-09-27 2035-09-16`.split(/\s+/);
const LEAP_MONTHS = '2001-4 2004-2 2006-7 2009-5 2012-4 2014-9 2017-6 2020-4 2023-2 2025-6 2028-5 2031-3 2033-11'.split(
  ' ',
);

describe('public knowledge', () => {
  test.each(NEW_YEARS)('Spring Festival %s, 除夕 the day before', (date) => {
    const year = Number(date.slice(0, 4));
    expect(dateOf(year, 1, 1)).toBe(date);
    expect(dateOf(year - 1, 12, -1)).toBe(formatWallDate(Date.parse(date) - DAY));
  });

  test.each(MID_AUTUMNS)('Mid-Autumn %s', (date) => {
    expect(dateOf(Number(date.slice(0, 4)), 8, 15)).toBe(date);
    expect(toChinese(Date.parse(date))).toEqual({ year: Number(date.slice(0, 4)), month: 8, day: 15, leap: false });
  });

  test('the leap months from 2000 to 2035', () => {
    const years = Array.from({ length: 35 }, (_, index) => 2000 + index);
    const found = years.flatMap((year) =>
      chineseMonths(year)
        .filter(({ leap }) => leap)
        .map(({ month }) => `${year}-${month}`),
    );
    expect(found).toEqual(LEAP_MONTHS);
  });
});

test('the table says what lunar-typescript says, month by month', () => {
  for (let year = 1899; year <= 2201; year++) {
    const theirs = LunarYear.fromYear(year)
      .getMonthsInYear()
      .map((month) => {
        const first = Solar.fromJulianDay(month.getFirstJulianDay());
        return `${month.getMonth()} ${first.toYmd()} ${month.getDayCount()}`;
      });
    const ours = chineseMonths(year).map(
      ({ month, leap, first, days }) => `${leap ? -month : month} ${formatWallDate(first)} ${days}`,
    );
    expect(ours, `${year}`).toEqual(theirs);
  }
});

test('a date and its day are found from each other', () => {
  for (let wall = Date.UTC(1899, 1, 10); wall < Date.UTC(2202, 0, 1); wall += 17 * DAY) {
    const date = toChinese(wall);
    expect(date && fromChinese(date)).toBe(wall);
  }
});

test('other years are not known', () => {
  expect(toChinese(Date.UTC(1899, 1, 9))).toBeUndefined();
  expect(toChinese(Date.UTC(2300, 0, 1))).toBeUndefined();
  expect(fromChinese({ year: 2202, month: 1, day: 1, leap: false })).toBeUndefined();
  expect(chineseMonths(Number.NaN)).toEqual([]);
});
