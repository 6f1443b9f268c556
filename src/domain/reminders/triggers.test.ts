import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expand } from '../recurrence/expand.ts';
import { points } from '../recurrence/set.ts';
import { inFull } from '../testing/in-full.ts';
import type { EventTime, Series } from '../time/event.ts';
import { DAY, formatWall, HOUR, type Instant } from '../time/wall.ts';
import { toInstant, toWall } from '../time/zone.ts';
import { nextTriggers, triggersOfEvent } from './triggers.ts';

const NEW_YORK = 'America/New_York';
const wall = (text: string): number => Date.parse(`${text}Z`);
const timed = (start: string, zone: string | null): EventTime => ({
  ...{ allDay: false, zone, start: wall(start), fold: 0, days: 0, ms: HOUR },
});
const wholeDay = (start: string): EventTime => ({
  ...{ allDay: true, zone: null, start: wall(start), fold: 0, days: 1, ms: 0 },
});
const once = (time: EventTime): Series => ({ time, rrule: null, exdates: [], rdates: [] });

const triggersOf = (series: Series, minutes: number, zone = NEW_YORK, armedAt: Instant = 0) =>
  triggersOfEvent({ declared: series, series, changed: [] }, zone, { minutes, armedAt, excluded: [] });

/** The wall times at which the next few go off. */
const shown = (series: Series, minutes: number, limit = 3): string[] =>
  nextTriggers(triggersOf(series, minutes), 0, limit).map(({ at }) => formatWall(toWall(at, NEW_YORK)).slice(0, 16));

const DAYS = 24 * 60;

describe('a reminder before an event', () => {
  it.each([
    // Clocks are put forward on 2027-03-14 and back on 2026-11-01.
    [
      'nine o’clock three days before a birthday',
      once(wholeDay('2027-03-15T00:00')),
      3 * DAYS - 540,
      '2027-03-12T09:00',
    ],
    ['nine o’clock the day before', once(wholeDay('2026-11-02T00:00')), DAYS - 540, '2026-11-01T09:00'],
    ['the same hour a day before', once(timed('2027-03-14T15:00', NEW_YORK)), DAYS, '2027-03-13T15:00'],
    ['the same hour a week before', once(timed('2026-11-04T15:00', NEW_YORK)), 7 * DAYS, '2026-10-28T15:00'],
    ['hours that go by', once(timed('2027-03-14T15:00', NEW_YORK)), 25 * 60, '2027-03-13T13:00'],
    ['minutes after', once(timed('2027-03-14T15:00', NEW_YORK)), -30, '2027-03-14T15:30'],
  ])('%s', (_, series, minutes, at) => {
    expect(shown(series, minutes)).toEqual([at]);
  });

  it('goes off in a window as often as occurrences say, whatever clocks do', () => {
    const zones = [NEW_YORK, 'Australia/Lord_Howe', 'Pacific/Apia', 'Asia/Shanghai', 'Europe/Dublin'];
    const dayBegins = wall('2011-12-20T00:00');
    fc.assert(
      fc.property(
        fc.record({
          zone: fc.constantFrom(...zones),
          allDay: fc.boolean(),
          begins: fc.integer({ min: 0, max: 20 * 365 * 24 }),
          rule: fc.constantFrom('FREQ=DAILY;COUNT=12', 'FREQ=WEEKLY;COUNT=5', 'FREQ=HOURLY;INTERVAL=5;COUNT=40', null),
          minutes: fc.oneof(
            fc.integer({ min: -900, max: 5 * DAYS }),
            fc.constantFrom(DAYS, 2 * DAYS, 7 * DAYS, DAYS - 540),
          ),
          from: fc.integer({ min: -72, max: 300 }),
          hours: fc.integer({ min: 0, max: 240 }),
          limit: fc.integer({ min: 1, max: 12 }),
        }),
        ({ zone, allDay, begins, rule, minutes, from, hours, limit }) => {
          const start = dayBegins + begins * HOUR;
          const time = allDay
            ? wholeDay(new Date(start - (start % DAY)).toISOString().slice(0, 16))
            : timed(new Date(start).toISOString().slice(0, 16), zone);
          const series: Series = { ...once(time), rrule: allDay && rule?.includes('HOURLY') ? null : rule };
          const triggers = triggersOf(series, minutes, zone, Number.MIN_SAFE_INTEGER);
          const all = expand(points(series), zone, {
            from: Number.NEGATIVE_INFINITY,
            to: Number.POSITIVE_INFINITY,
          }).occurrences;
          const window = { from: start + from * HOUR, to: start + (from + hours) * HOUR };
          const isByDays = minutes !== 0 && (allDay || minutes % DAYS === 0);
          const expected = all
            .map((one) =>
              isByDays ? toInstant(toWall(one.start, zone) - minutes * 60_000, zone) : one.start - minutes * 60_000,
            )
            .filter((at) => at >= window.from && at < window.to)
            .sort((a, b) => a - b)
            .slice(0, limit);
          expect(triggers.between(window.from, window.to, limit).map(({ at }) => at)).toEqual(expected);
        },
      ),
      { numRuns: inFull(3_000, 300) },
    );
  });
});
