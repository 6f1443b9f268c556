import { describe, expect, test } from 'vitest';
import { randomFrom } from '../testing/random.ts';
import type { Series } from '../time/event.ts';
import { isoWithOffset } from '../time/show.ts';
import { DAY, HOUR, MINUTE } from '../time/wall.ts';
import { offsetAt, toInstant } from '../time/zone.ts';
import { expand, findOccurrence, firstStart, lastEnd } from './expand.ts';
import { randomRule } from './testing/random.ts';
import { series, wall } from './testing/series.ts';

const ALWAYS = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };
const NEW_YORK = 'America/New_York';

const starts = (one: Series, zone = 'UTC', window = ALWAYS): string[] =>
  expand(one, zone, window, { limit: 50 }).occurrences.map(({ start }) => isoWithOffset(start, one.time.zone ?? zone));

describe('windows', () => {
  const daily = series('2026-01-01T09:00:00', 'FREQ=DAILY', 'UTC');
  const at = (text: string): number => wall(text);

  test('hold what overlaps them, half-open', () => {
    const count = (from: string, to: string): number =>
      expand(daily, 'UTC', { from: at(from), to: at(to) }).occurrences.length;
    expect(count('2026-01-05T09:59:00', '2026-01-05T11:00:00')).toBe(1);
    expect(count('2026-01-05T10:00:00', '2026-01-06T09:00:00')).toBe(0);
    expect(count('2026-01-05T08:00:00', '2026-01-05T09:00:00')).toBe(0);
    expect(count('2026-01-05T08:00:00', '2026-01-05T09:00:01')).toBe(1);
  });

  test('hold a zero-length occurrence that starts inside', () => {
    const moment = { ...daily, time: { ...daily.time, ms: 0 } };
    const at9 = at('2026-01-05T09:00:00');
    expect(expand(moment, 'UTC', { from: at9, to: at9 + 1 }).occurrences).toEqual([{ start: at9, end: at9 }]);
    expect(expand(moment, 'UTC', { from: at9 - 1, to: at9 }).occurrences).toEqual([]);
  });

  test('look back as far as an occurrence is long', () => {
    const long = { ...daily, rrule: 'FREQ=MONTHLY', time: { ...daily.time, ms: 20 * DAY } };
    const found = expand(long, 'UTC', { from: at('2026-03-20'), to: at('2026-03-21') }).occurrences;
    expect(found).toEqual([{ start: at('2026-03-01T09:00:00'), end: at('2026-03-21T09:00:00') }]);
  });

  test('limit keeps the first ones and says that there are more', () => {
    const five = expand(daily, 'UTC', { from: at('2026-02-01'), to: at('2027-01-01') }, { limit: 5 });
    expect(five.complete).toBe(false);
    expect(five.occurrences.map(({ start }) => start)).toEqual(
      [1, 2, 3, 4, 5].map((day) => at(`2026-02-0${day}T09:00:00`)),
    );
    const exact = expand(daily, 'UTC', { from: at('2026-02-01'), to: at('2026-02-06') }, { limit: 5 });
    expect(exact.complete).toBe(true);
  });

  test('a window equals that part of the whole, in zones with DST, with exceptions', () => {
    const zones = [NEW_YORK, 'Europe/Berlin', 'Australia/Lord_Howe', 'America/Sao_Paulo', 'Africa/Casablanca'];
    zones.push('Asia/Tehran', 'Pacific/Apia', 'America/St_Johns', 'Antarctica/Troll', 'Asia/Shanghai', 'Africa/Cairo');
    zones.push('Europe/Dublin', 'America/Santiago', 'Asia/Kathmandu', 'Pacific/Chatham', 'America/Havana', 'Asia/Gaza');
    const random = randomFrom(11);
    for (let round = 0; round < 150; round++) {
      const zone = zones[round % zones.length] as string;
      const rrule = randomRule(random).replace('MINUTELY', 'HOURLY');
      const dense = series('2011-01-30T02:30:00', rrule, zone, {
        rdates: [{ at: '2011-12-30T12:00:00' }],
      });
      const whole = expand(dense, zone, { from: wall('2011-01-01'), to: wall('2012-03-01') }).occurrences;
      const exdates = whole
        .filter((_, index) => index % 3 === 1)
        .map(({ start }) => `${new Date(start).toISOString().slice(0, 19)}Z`);
      const some = { ...dense, exdates };
      const from = wall('2011-02-01') + Math.floor(random() * 380) * DAY;
      const window = { from, to: from + 9 * DAY };
      const expected = whole.filter(
        ({ start, end }, index) => index % 3 !== 1 && start < window.to && (end > window.from || start === end),
      );
      expect(expand(some, zone, window).occurrences, `${zone} ${dense.rrule}`).toEqual(expected);
    }
  });
});

test('a short window of a dense rule equals that part of the whole, days around every change of the clocks', () => {
  for (const zone of [NEW_YORK, 'Australia/Lord_Howe', 'Pacific/Apia', 'Africa/Casablanca', 'Antarctica/Troll']) {
    const dense = series('2011-01-01T00:03:00', 'FREQ=MINUTELY;INTERVAL=37', zone);
    for (let day = wall('2011-02-01'); day < wall('2012-02-01'); day += DAY) {
      if (offsetAt(zone, day) === offsetAt(zone, day + DAY)) continue;
      const around = { from: day - 8 * DAY, to: day + 9 * DAY };
      const whole = expand(dense, zone, around).occurrences;
      for (let from = day - 5 * DAY; from < day + 6 * DAY; from += 3 * HOUR + 11 * MINUTE) {
        const window = { from, to: from + 40 * MINUTE };
        const expected = whole.filter(({ start, end }) => start < window.to && end > window.from);
        expect(expand(dense, zone, window).occurrences, `${zone} ${new Date(from).toISOString()}`).toEqual(expected);
      }
    }
  }
});

describe('nights when the clocks change', () => {
  test('a time in the gap shifts forward, that day only', () => {
    expect(starts(series('2026-03-07T02:30:00', 'FREQ=DAILY;COUNT=3', NEW_YORK))).toEqual([
      '2026-03-07T02:30:00-05:00',
      '2026-03-08T03:30:00-04:00',
      '2026-03-09T02:30:00-04:00',
    ]);
  });

  test('a time in the overlap is the first one, and the second only for a start that says so', () => {
    const nightly = series('2026-11-01T01:30:00', 'FREQ=DAILY;COUNT=2', NEW_YORK);
    expect(starts(nightly)[0]).toBe('2026-11-01T01:30:00-04:00');
    const second = { ...nightly, time: { ...nightly.time, fold: 1 as const } };
    expect(starts(second)).toEqual(['2026-11-01T01:30:00-05:00', '2026-11-02T01:30:00-05:00']);
  });

  test('equal instants collapse into one, but each counts', () => {
    const hourly = series('2026-03-08T01:30:00', 'FREQ=HOURLY;COUNT=4', NEW_YORK);
    expect(starts(hourly)).toEqual([
      '2026-03-08T01:30:00-05:00',
      '2026-03-08T03:30:00-04:00',
      '2026-03-08T04:30:00-04:00',
    ]);
  });

  test('occurrences stay in order when a gap turns them round', () => {
    const twice = series('2026-03-08T02:45:00', 'FREQ=DAILY;BYHOUR=2,3;BYMINUTE=15,45;COUNT=4', NEW_YORK);
    expect(starts(twice).map((text) => text.slice(11, 16))).toEqual(['03:15', '03:45', '02:15']);
  });

  test('elapsed durations stay, nominal days follow the wall clock', () => {
    const overnight = series('2026-03-07T22:00:00', null, NEW_YORK);
    const elapsed = { ...overnight, time: { ...overnight.time, ms: 8 * HOUR } };
    const nominal = { ...overnight, time: { ...overnight.time, days: 1, ms: 0 } };
    const endOf = (one: Series): string => isoWithOffset(lastEnd(one, 'UTC') as number, NEW_YORK);
    expect(endOf(elapsed)).toBe('2026-03-08T07:00:00-04:00');
    expect(endOf(nominal)).toBe('2026-03-08T22:00:00-04:00');
  });

  test('a day that a zone skips leaves no all-day occurrence of its own', () => {
    const daily = series('2011-12-29', 'FREQ=DAILY;COUNT=3', null);
    const found = expand(daily, 'Pacific/Apia', ALWAYS).occurrences;
    expect(found.map(({ start, end }) => (end - start) / HOUR)).toEqual([24, 24]);
  });
});

describe('all-day and floating series', () => {
  test('are read in the zone of whoever looks', () => {
    const [day] = expand(series('2026-03-08', null, null), NEW_YORK, ALWAYS).occurrences;
    expect(day && (day.end - day.start) / HOUR).toBe(23);
    const floating = series('2026-01-28T15:00:00', null, null);
    expect(firstStart(floating, 'Asia/Shanghai')).toBe(toInstant(wall('2026-01-28T15:00:00'), 'Asia/Shanghai'));
    expect(firstStart(floating, NEW_YORK)).toBe(toInstant(wall('2026-01-28T15:00:00'), NEW_YORK));
  });

  test('take the date of an UNTIL with a time', () => {
    expect(starts(series('2026-01-01', 'FREQ=DAILY;UNTIL=20260103T000000Z', null))).toHaveLength(3);
  });
});

describe('exceptions', () => {
  const weekly = series('2026-01-05T09:00:00', 'FREQ=WEEKLY;COUNT=4', 'Asia/Shanghai');

  test('EXDATE goes by instant, whatever its form; a date takes the local day', () => {
    const exdates = ['2026-01-12T01:00:00Z', '2026-01-19T09:00:00', '2026-01-26'];
    expect(starts({ ...weekly, exdates })).toEqual(['2026-01-05T09:00:00+08:00']);
    expect(starts({ ...weekly, exdates: ['2026-01-12T10:00:00'] })).toHaveLength(4);
  });

  test('an excluded occurrence still counts', () => {
    expect(starts({ ...weekly, exdates: ['2026-01-12T09:00:00'] })).toHaveLength(3);
  });

  test('RDATE adds occurrences with lengths of their own, in order and once', () => {
    const rdates = [{ at: '2026-01-07T10:00:00', ms: 30 * MINUTE }, { at: '2026-01-12T09:00:00' }];
    const found = expand({ ...weekly, rdates }, 'UTC', ALWAYS).occurrences;
    expect(found.map(({ start, end }) => (end - start) / MINUTE)).toEqual([60, 30, 60, 60, 60]);
    expect(starts({ ...weekly, rdates })[1]).toBe('2026-01-07T10:00:00+08:00');
  });

  test('RDATE without a rule adds to the start', () => {
    expect(
      starts(series('2026-01-05T09:00:00', null, 'UTC', { rdates: [{ at: '2026-01-06T09:00:00' }] })),
    ).toHaveLength(2);
  });
});

describe('where a series begins and ends', () => {
  const shanghai = (text: string): number => toInstant(wall(text), 'Asia/Shanghai');
  const weekly = (rrule: string, more: Partial<Series> = {}): Series =>
    series('2026-01-05T09:00:00', rrule, 'Asia/Shanghai', more);

  test('without COUNT and UNTIL it has no end', () => {
    expect(lastEnd(weekly('FREQ=WEEKLY'), 'UTC')).toBeNull();
  });

  test('the last occurrence is found with COUNT, and with UNTIL however long before it', () => {
    expect(lastEnd(weekly('FREQ=WEEKLY;COUNT=3'), 'UTC')).toBe(shanghai('2026-01-19T10:00:00'));
    expect(lastEnd(weekly('FREQ=WEEKLY;UNTIL=20260119T010000Z'), 'UTC')).toBe(shanghai('2026-01-19T10:00:00'));
    expect(lastEnd(weekly('FREQ=YEARLY;UNTIL=20301231T000000Z'), 'UTC')).toBe(shanghai('2030-01-05T10:00:00'));
  });

  test('excluded occurrences count neither as first nor as last', () => {
    const exdates = ['2026-01-05T09:00:00', '2026-01-19T09:00:00'];
    const three = weekly('FREQ=WEEKLY;COUNT=3', { exdates });
    expect(firstStart(three, 'UTC')).toBe(shanghai('2026-01-12T09:00:00'));
    expect(lastEnd(three, 'UTC')).toBe(shanghai('2026-01-12T10:00:00'));
  });

  test('an RDATE can be first or last', () => {
    const rdates = [{ at: '2025-12-01T09:00:00' }, { at: '2027-01-01T09:00:00', ms: 3 * HOUR }];
    const three = weekly('FREQ=WEEKLY;COUNT=3', { rdates });
    expect(firstStart(three, 'UTC')).toBe(shanghai('2025-12-01T09:00:00'));
    expect(lastEnd(three, 'UTC')).toBe(shanghai('2027-01-01T12:00:00'));
  });

  test('an occurrence is found by its exact start', () => {
    const start = shanghai('2036-01-07T09:00:00');
    expect(findOccurrence(weekly('FREQ=WEEKLY'), 'UTC', start)).toEqual({ start, end: start + HOUR });
    expect(findOccurrence(weekly('FREQ=WEEKLY'), 'UTC', start + 1)).toBeUndefined();
  });
});
