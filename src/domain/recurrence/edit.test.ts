import { describe, expect, test } from 'vitest';
import { randomFrom } from '../testing/random.ts';
import type { Series } from '../time/event.ts';
import { toInstant } from '../time/zone.ts';
import { splitSeries } from './edit.ts';
import { expand } from './expand.ts';
import { recurrenceIdOf } from './recurrence-id.ts';
import { randomChineseRule, randomRule } from './testing/random.ts';
import { series, wall } from './testing/series.ts';

const NEW_YORK = 'America/New_York';
const WINDOW = { from: wall('2026-01-01'), to: wall('2036-01-01') };
const all = (one: Series | null) => (one ? expand(one, NEW_YORK, WINDOW, { limit: 400 }).occurrences : []);

/** A series without the occurrence that starts at `instant`. */
const without = (one: Series, zone: string, instant: number): Series => ({
  ...one,
  exdates: [...one.exdates, recurrenceIdOf(one, zone, instant)],
});

describe('excluding one occurrence', () => {
  test('takes away exactly that one, also where the clocks change', () => {
    for (const start of ['2026-03-07T02:30:00', '2026-10-31T01:30:00', '2026-06-01']) {
      const daily = series(start, 'FREQ=DAILY;COUNT=4', NEW_YORK);
      const second = all(daily)[1]?.start as number;
      expect(all(without(daily, NEW_YORK, second))).toEqual(all(daily).filter((one) => one.start !== second));
    }
  });

  test('the recurrence id keeps the time by which the rule names it', () => {
    const daily = series('2026-03-07T02:30:00', 'FREQ=DAILY', NEW_YORK);
    const shifted = toInstant(wall('2026-03-08T02:30:00'), NEW_YORK);
    expect(without(daily, NEW_YORK, shifted).exdates).toEqual(['2026-03-08T02:30:00']);
    const second = { ...daily.time, start: wall('2026-11-01T01:30:00'), fold: 1 as const };
    const late = toInstant(second.start, NEW_YORK, 1);
    expect(without({ ...daily, time: second }, NEW_YORK, late).exdates).toEqual(['2026-11-01T06:30:00Z']);
  });

  test('a series is not cut where it has no occurrence', () => {
    expect(() => splitSeries(series('2026-06-01', 'FREQ=DAILY', null), NEW_YORK, 0)).toThrow('no occurrence');
  });
});

describe('splitting a series', () => {
  test('the parts together are the whole', () => {
    const random = randomFrom(5);
    for (let round = 0; round < 200; round++) {
      const end = ['', ';COUNT=30', ';UNTIL=20270301T000000Z'][round % 3];
      const start = ['2026-03-07T02:30:00', '2026-11-01T01:30:00', '2026-01-31'][round % 4] ?? '2026-02-02T09:00:00';
      const rule = round % 5 === 4 ? randomChineseRule(random) : randomRule(random);
      if (start.length === 10 && /HOURLY|MINUTELY/.test(rule)) continue;
      const whole = series(start, rule + end, NEW_YORK, {
        rdates: [{ at: start.length === 10 ? '2026-04-01' : '2026-04-01T12:00:00' }],
      });
      const found = all(whole);
      const exdates = found
        .filter((_, index) => index % 4 === 3)
        .map(({ start: at }) => `${new Date(at).toISOString().slice(0, 19)}Z`);
      const some = whole.time.allDay ? whole : { ...whole, exdates };
      const occurrences = all(some);
      const cut = occurrences[Math.floor(random() * Math.min(occurrences.length, 40))];
      if (!cut) continue;
      const { before, after } = splitSeries(some, NEW_YORK, cut.start);
      const first = all(before);
      const second = all(after);
      expect(
        first.every((one) => one.start < cut.start),
        whole.rrule ?? '',
      ).toBe(true);
      expect(second[0]?.start).toBe(cut.start);
      expect([...first, ...second].slice(0, 400), `${start} ${whole.rrule}`).toEqual(occurrences);
    }
  });

  test('between the first time that the clocks pass over and the next one, UNTIL is a time of their own', () => {
    // 02:30 is named and never shown: what takes place then lies at 03:30, after the 03:00 at which the series is cut.
    const halfHourly = series('2026-03-08T00:30:00', 'FREQ=MINUTELY;INTERVAL=30', NEW_YORK);
    const cut = toInstant(wall('2026-03-08T03:00:00'), NEW_YORK);
    const { before } = splitSeries(halfHourly, NEW_YORK, cut);
    expect(before?.rrule).toBe('FREQ=MINUTELY;INTERVAL=30;UNTIL=20260308T023000');
    const daily = series('2026-03-07T02:30:00', 'FREQ=DAILY', NEW_YORK);
    const next = toInstant(wall('2026-03-09T02:30:00'), NEW_YORK);
    // In UTC where that says the same: all programs read it.
    expect(splitSeries(daily, NEW_YORK, next).before?.rrule).toBe('FREQ=DAILY;UNTIL=20260308T073000Z');
  });

  test('COUNT is divided, UNTIL is set to the occurrence before', () => {
    const counted = series('2026-01-05T09:00:00', 'FREQ=WEEKLY;COUNT=10', 'Asia/Shanghai');
    const at = toInstant(wall('2026-01-26T09:00:00'), 'Asia/Shanghai');
    const { before, after } = splitSeries(counted, 'UTC', at);
    expect([before?.rrule, after.rrule]).toEqual(['FREQ=WEEKLY;COUNT=3', 'FREQ=WEEKLY;COUNT=7']);
    const endless = splitSeries({ ...counted, rrule: 'FREQ=WEEKLY' }, 'UTC', at);
    expect(endless.before?.rrule).toBe('FREQ=WEEKLY;UNTIL=20260119T010000Z');
    expect(endless.after.rrule).toBe('FREQ=WEEKLY');
  });

  test('at the first occurrence there is nothing before', () => {
    const daily = series('2026-01-05', 'FREQ=DAILY', null);
    expect(splitSeries(daily, 'UTC', wall('2026-01-05'))).toEqual({ before: null, after: daily });
  });

  test('the last occurrence can stand alone', () => {
    const daily = series('2026-01-05', 'FREQ=DAILY;COUNT=3', null);
    const { before, after } = splitSeries(daily, 'UTC', wall('2026-01-07'));
    expect([before?.rrule, after.rrule]).toEqual(['FREQ=DAILY;COUNT=2', 'FREQ=DAILY;COUNT=1']);
  });

  test('at an added occurrence after the rule has ended the rest has no rule', () => {
    const added = series('2026-01-05', 'FREQ=DAILY;COUNT=2', null, {
      rdates: [{ at: '2026-02-01' }, { at: '2026-02-03' }],
    });
    const { before, after } = splitSeries(added, 'UTC', wall('2026-02-01'));
    expect(before?.rdates).toEqual([]);
    expect([after.rrule, all(after).length]).toEqual([null, 2]);
  });

  test('exceptions go with their part', () => {
    const exdates = ['2026-01-06', '2026-01-09'];
    const daily = series('2026-01-05', 'FREQ=DAILY', null, { exdates });
    const { before, after } = splitSeries(daily, 'UTC', wall('2026-01-08'));
    expect([before?.exdates, after.exdates]).toEqual([['2026-01-06'], ['2026-01-09']]);
  });
});
