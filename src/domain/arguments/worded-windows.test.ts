import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPhrase } from '../phrases/read.ts';
import { answered } from '../testing/answered.ts';
import { inFull } from '../testing/in-full.ts';
import { DAY, formatWall, formatWallDate, type Instant } from '../time/wall.ts';
import { startOfDay, toWall } from '../time/zone.ts';
import { readPast } from './past.ts';
import type { ReadingContext } from './read.ts';
import { type Looks, readLimit, readWindow } from './window.ts';

/** Sunday evening. */
const SUNDAY = Date.UTC(2026, 10, 22, 12);
const CONTEXT: ReadingContext = { zone: 'Asia/Shanghai', now: SUNDAY, language: 'zh', phrases: readPhrase };

const at = (instant: Instant): string => formatWallDate(toWall(instant, CONTEXT.zone));

/** First and last day. */
function daysOf(start: string, end?: string, looks?: Looks): [string, string] {
  const { window } = answered(readWindow({ start, end }, CONTEXT, looks));
  return [at(window.from), at(window.to - 1)];
}

const limit = (text: string): string => {
  const { until } = answered(readLimit(text, 'due_before', CONTEXT));
  return at(until - 1);
};

describe('what something is due before includes the day or time that was said', () => {
  test.each([
    ['今天', '2026-11-22'],
    ['周四', '2026-11-26'],
    ['周四前', '2026-11-26'],
    ['before Thursday', '2026-11-26'],
    ['下周', '2026-11-29'],
    ['this month', '2026-11-30'],
    ['12月底前', '2026-12-31'],
    ['by Dec 12', '2026-12-12'],
    ['the end of next week', '2026-11-29'],
    ['tomorrow', '2026-11-23'],
    ['2026-11-27', '2026-11-26'],
  ])('%s: through %s', (text, day) => {
    expect(limit(text)).toBe(day);
  });

  test('what is due at the very hour is in time, what is due a minute later is not', () => {
    const { until } = answered(readLimit('周五下午5点', 'due_before', CONTEXT));
    const due = Date.UTC(2026, 10, 27, 9);
    expect(due < until).toBe(true);
    expect(due + 60_000 < until).toBe(false);
  });
});

describe('a window in English', () => {
  const english: ReadingContext = {
    ...CONTEXT,
    zone: 'America/New_York',
    language: 'en',
    now: Date.UTC(2026, 10, 22, 12),
  };

  test.each([
    ['Thursday before noon', '2026-11-26T00:00', '2026-11-26T12:00'],
    ['after Friday', '2026-11-28T00:00', '2027-11-28T00:00'],
    ['Tuesday and Wednesday', '2026-11-24T00:00', '2026-11-26T00:00'],
    ['weekdays next week', '2026-11-30T00:00', '2026-12-05T00:00'],
    ['this afternoon and evening', '2026-11-22T12:00', '2026-11-23T00:00'],
    ['next summer', '2027-06-01T00:00', '2027-09-01T00:00'],
    ['the 10th to the 14th', '2026-12-10T00:00', '2026-12-15T00:00'],
    ['the 20th', '2026-11-20T00:00', '2026-11-21T00:00'],
    ['my weekend', '2026-11-21T00:00', '2026-11-23T00:00'],
  ])('%s goes from %s to %s', (start, from, to) => {
    const { window } = answered(readWindow({ start }, english));
    const shown = [window.from, window.to].map((one) => formatWall(toWall(one, english.zone)).slice(0, 16));
    expect(shown).toEqual([from, to]);
  });
});

describe('a window', () => {
  test.each([
    ['周四前', undefined, '2026-11-22', '2026-11-26'],
    ['年底之前', undefined, '2026-11-22', '2026-12-31'],
    ['today', 'Feb 3', '2026-11-22', '2027-02-03'],
    ['Dec 30', 'Jan 2', '2026-12-30', '2027-01-02'],
    ['12月25号', '1月10号', '2026-12-25', '2027-01-10'],
    ['2026-12-20', '1月5日', '2026-12-20', '2027-01-05'],
    ['2027-03-01', 'Feb 2', '2027-03-01', '2028-02-02'],
    ['Sep 1', 'Sep 30', '2026-09-01', '2026-09-30'],
    ['Sep 1', 'Jan 15', '2026-09-01', '2027-01-15'],
    ['11月19号', undefined, '2026-11-19', '2026-11-19'],
    ['Thursday Nov 19', undefined, '2026-11-19', '2026-11-19'],
    ['19号', undefined, '2026-11-19', '2026-11-19'],
    ['9月', undefined, '2026-09-01', '2026-09-30'],
    ['9月到12月', undefined, '2026-09-01', '2026-12-31'],
    ['2月', undefined, '2027-02-01', '2027-02-28'],
    ['明年10月', undefined, '2027-10-01', '2027-10-31'],
    ['下个月', undefined, '2026-12-01', '2026-12-31'],
    ['明年', undefined, '2027-01-01', '2027-12-31'],
  ])('of %s and %s goes from %s through %s', (start, end, first, last) => {
    expect(daysOf(start, end)).toEqual([first, last]);
  });

  test.each([
    ['2026-12-28', 'Jan 6, 2026'],
    ['2026-11-23', 'this weekend'],
    ['Dec 1', 'yesterday'],
  ])('of %s and %s is refused: no year is left out', (start, end) => {
    expect(() => daysOf(start, end)).toThrow('须晚于');
  });

  test('that is looked ahead for does not turn back', () => {
    expect(daysOf('11月19号', undefined, 'ahead')).toEqual(['2027-11-19', '2027-11-19']);
  });

  test('after a day stays open behind it', () => {
    const [first, last] = daysOf('下周三以后');
    expect(first).toBe('2026-11-25');
    expect(last > '2027').toBe(true);
  });

  test('of a week on its last day names the next one, and no other window does', () => {
    const next = (start: string, now = SUNDAY) => answered(readWindow({ start }, { ...CONTEXT, now })).next;
    expect(next('本周')).toEqual({ from: SUNDAY + 4 * 3_600_000, to: SUNDAY + 4 * 3_600_000 + 7 * DAY });
    expect(next('this weekend')?.from).toBe(startOfDay(Date.UTC(2026, 10, 28), CONTEXT.zone));
    expect([next('今天'), next('下周'), next('2026-11-22'), next('本周', SUNDAY - DAY)]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  /** A date without its year: the nearest, of which the last day counts. */
  test('of any date without its year is the nearest one', () => {
    const day = fc.integer({ min: -150, max: 150 });
    const now = fc.integer({ min: Date.UTC(2025, 0, 1) / DAY, max: Date.UTC(2030, 11, 31) / DAY });
    fc.assert(
      fc.property(now, day, fc.boolean(), (today, away, isChinese) => {
        const wall = (today + away) * DAY;
        const date = new Date(wall);
        fc.pre(date.getUTCMonth() !== 1 || date.getUTCDate() !== 29);
        const [month, dayOfMonth] = [date.getUTCMonth() + 1, date.getUTCDate()];
        const name = date.toLocaleString('en', { month: 'short', timeZone: 'UTC' });
        const start = isChinese ? `${month}月${dayOfMonth}日` : `${name} ${dayOfMonth}`;
        const context = { ...CONTEXT, now: startOfDay(today * DAY, CONTEXT.zone) + 12 * 3_600_000 };
        const { window } = answered(readWindow({ start }, context));
        expect(window).toEqual({ from: startOfDay(wall, CONTEXT.zone), to: startOfDay(wall + DAY, CONTEXT.zone) });
      }),
      { numRuns: inFull(150, 50) },
    );
  });

  /** The last day said is inside, the next one is not. */
  test('of any two dates without years goes from the first through the next second', () => {
    const offset = fc.integer({ min: 0, max: 140 });
    const length = fc.integer({ min: 1, max: 200 });
    fc.assert(
      fc.property(offset, length, fc.boolean(), (away, days, isChinese) => {
        const today = Date.UTC(2026, 10, 22);
        const wall = today + away * DAY;
        const last = wall + days * DAY;
        const said = (one: number): string => {
          const date = new Date(one);
          const name = date.toLocaleString('en', { month: 'short', timeZone: 'UTC' });
          return isChinese ? `${date.getUTCMonth() + 1}月${date.getUTCDate()}日` : `${name} ${date.getUTCDate()}`;
        };
        expect(daysOf(said(wall), said(last), 'ahead')).toEqual([formatWallDate(wall), formatWallDate(last)]);
      }),
      { numRuns: inFull(150, 50) },
    );
  });
});

describe('a time that is looked back at', () => {
  const past = (start?: string, end?: string): [string | undefined, string | undefined] => {
    const { from, to } = answered(readPast({ start, end }, CONTEXT));
    return [from === undefined ? undefined : at(from), to === undefined ? undefined : at(to - 1)];
  };

  test.each([
    ['昨天', '2026-11-21', '2026-11-21'],
    ['yesterday', '2026-11-21', '2026-11-21'],
    ['周五', '2026-11-20', '2026-11-20'],
    ['last month', '2026-10-01', '2026-10-31'],
    ['Dec 5', '2025-12-05', '2025-12-05'],
    ['since Friday', '2026-11-20', undefined],
    ['周五以来', '2026-11-20', undefined],
    ['2026-11-20', '2026-11-20', undefined],
    ['两小时前', '2026-11-22', undefined],
  ])('%s: from %s through %s', (start, first, last) => {
    expect(past(start)).toEqual([first, last]);
  });

  test('an end alone has no beginning', () => {
    expect(past(undefined, '上周五')).toEqual([undefined, '2026-11-13']);
    expect(past()).toEqual([undefined, undefined]);
  });
});
