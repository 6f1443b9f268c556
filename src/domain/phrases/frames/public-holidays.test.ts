import { describe, expect, it, test } from 'vitest';
import type { HolidayCountry } from '../../../messages/shared/countries.ts';
import { formatWallDate } from '../../time/wall.ts';
import { holidayCountry, isPublicHolidayIn, publicHolidays } from './public-holidays.ts';

/** Month and day of each, the days off for those on a weekend among them. */
const inYear = (country: HolidayCountry, year: number): string =>
  publicHolidays(country, year)
    .map((day) => formatWallDate(day).slice(5))
    .join(' ');

/** A Friday from the middle of June to the end of July. */
const isMidwinter = (day: number): boolean => {
  const date = new Date(day);
  return date.getUTCDay() === 5 && (date.getUTCMonth() === 6 || (date.getUTCMonth() === 5 && date.getUTCDate() > 14));
};

describe('public holidays that follow from a rule', () => {
  test.each([
    ['US', 2026, '01-01 01-19 02-16 05-25 06-19 07-03 07-04 09-07 10-12 11-11 11-26 12-25'],
    ['GB', 2027, '01-01 03-26 03-29 05-03 05-31 08-30 12-25 12-26 12-27 12-28'],
    ['CA', 2026, '01-01 04-03 05-18 07-01 09-07 09-30 10-12 11-11 12-25 12-26 12-28'],
    ['AU', 2027, '01-01 01-26 03-26 03-29 04-25 12-25 12-26 12-27 12-28'],
    ['DE', 2026, '01-01 04-03 04-06 05-01 05-14 05-25 10-03 12-25 12-26'],
    ['FR', 2026, '01-01 04-06 05-01 05-08 05-14 05-25 07-14 08-15 11-01 11-11 12-25'],
    ['IE', 2026, '01-01 02-02 03-17 04-06 05-04 06-01 08-03 10-26 12-25 12-26'],
    ['NZ', 2026, '01-01 01-02 02-06 04-03 04-06 04-25 04-27 06-01 07-10 10-26 12-25 12-26 12-28'],
    // The 6th of May stands in for the 3rd; the 22nd of September lies between two holidays.
    [
      'JP',
      2026,
      '01-01 01-12 02-11 02-23 03-20 04-29 05-03 05-04 05-05 05-06 07-20 08-11 09-21 09-22 09-23 10-12 11-03 11-23',
    ],
    // Sunday's Ching Ming goes behind Easter Monday.
    [
      'HK',
      2026,
      '01-01 02-17 02-18 02-19 04-03 04-04 04-05 04-06 04-07 05-01 05-24 05-25 06-19 07-01 09-26 10-01 10-18 10-19 12-25 12-26',
    ],
    // Sunday, the day before the eve, goes behind the new year's days.
    [
      'TW',
      2026,
      '01-01 02-15 02-16 02-17 02-18 02-19 02-20 02-27 02-28 04-03 04-04 04-05 04-06 05-01 06-19 09-25 09-28 10-09 10-10 10-25 10-26 12-25',
    ],
  ] as const)('are in %s in %i those of the law, and the days off for those on a weekend', (country, year, days) => {
    expect(inYear(country, year)).toBe(days);
  });

  it('may lie at the end of the year before', () => {
    expect(isPublicHolidayIn('US', Date.UTC(2027, 11, 31))).toBe(true);
    expect(isPublicHolidayIn('US', Date.UTC(2026, 11, 31))).toBe(false);
  });

  it('falls on every day of Matariki that the law names, all of them Fridays', () => {
    const days = Array.from({ length: 31 }, (_, index) =>
      publicHolidays('NZ', 2022 + index).filter((day) => isMidwinter(day)),
    );
    expect(days.every((found) => found.length === 1)).toBe(true);
    expect(days.flat().map(formatWallDate).slice(0, 6)).toEqual([
      ...['2022-06-24', '2023-07-14', '2024-06-28', '2025-06-20', '2026-07-10', '2027-06-25'],
    ]);
  });

  test.each([
    ['America/New_York', 'US'],
    ['Pacific/Honolulu', 'US'],
    ['Europe/London', 'GB'],
    ['America/Toronto', 'CA'],
    ['Australia/Sydney', 'AU'],
    ['Europe/Berlin', 'DE'],
    ['Europe/Paris', 'FR'],
    ['Asia/Tokyo', 'JP'],
    ['Asia/Hong_Kong', 'HK'],
    ['Asia/Taipei', 'TW'],
    ['Europe/Dublin', 'IE'],
    ['Pacific/Auckland', 'NZ'],
    ['Asia/Singapore', undefined],
    ['Asia/Kolkata', undefined],
  ])('of %s are those of %s', (zone, country) => {
    expect(holidayCountry(zone)).toBe(country);
  });
});
