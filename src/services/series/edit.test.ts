import { describe, expect, it } from 'vitest';
import { expand } from '../../domain/recurrence/expand.ts';
import { series, wall } from '../../domain/recurrence/testing/series.ts';
import type { Series } from '../../domain/time/event.ts';
import { toInstant } from '../../domain/time/zone.ts';
import { cutSeries, moveSeries, nearestStart } from './edit.ts';

const ZONE = 'America/New_York';
const caller = { zone: ZONE, language: 'en' } as const;
const at = (text: string, fold: 0 | 1 = 0): number => toInstant(wall(text), ZONE, fold);
const startsOf = (one: Series): number[] =>
  expand(one, ZONE, { from: wall('2020-01-01'), to: wall('2040-01-01') }).occurrences.map(({ start }) => start);

describe('moving a series', () => {
  const daily = series('2026-06-01T09:00:00', 'FREQ=DAILY;COUNT=3', ZONE, { exdates: ['2026-06-03T09:00:00'] });

  it('moves all of it by as much as one occurrence moves, and what was left out with it', () => {
    const to = { ...daily.time, start: wall('2026-06-02T14:30:00') };
    const moved = moveSeries(caller, daily, at('2026-06-02T09:00:00'), to);
    expect(startsOf(moved.series)).toEqual([at('2026-06-01T14:30:00'), at('2026-06-02T14:30:00')]);
    expect(moved.moveId('2026-06-02T09:00:00')).toBe('2026-06-02T14:30:00');
    expect(moved.warnings).toEqual([]);
  });

  it('warns of days that the rule names by itself', () => {
    const lasts = series('2026-06-30T09:00:00', 'FREQ=MONTHLY;BYMONTHDAY=-1', ZONE);
    const moved = moveSeries(caller, lasts, undefined, { ...lasts.time, start: wall('2026-06-20T09:00:00') });
    expect(moved.warnings).toEqual([expect.stringContaining('did not move')]);
  });

  it('leaves it where it is when an occurrence gets the time that the clock shows for it already', () => {
    const gap = series('2026-03-07T02:30:00', 'FREQ=DAILY;COUNT=3', ZONE);
    const shown = { ...gap.time, start: wall('2026-03-08T03:30:00'), ms: 1_000 };
    const moved = moveSeries(caller, gap, at('2026-03-08T02:30:00'), shown);
    expect(startsOf(moved.series)).toEqual(startsOf(gap));
  });

  it('keeps the second of two equal times of its first occurrence when a later one gets another length', () => {
    const second = series('2026-11-01T01:30:00', 'FREQ=DAILY;COUNT=2', ZONE);
    const late = { ...second, time: { ...second.time, fold: 1 as const } };
    const longer = { ...late.time, start: wall('2026-11-02T01:30:00'), fold: 0 as const, ms: 7_200_000 };
    const moved = moveSeries(caller, late, at('2026-11-02T01:30:00'), longer);
    expect(startsOf(moved.series)).toEqual([at('2026-11-01T01:30:00', 1), at('2026-11-02T01:30:00')]);
  });
});

describe('the start that is meant by a time', () => {
  const days = ['2026-06-01T09:00:00', '2026-06-02T09:00:00', '2026-06-03T09:00:00'].map((one) => at(one));

  it('is that of the same day, however few hours there are to the next', () => {
    expect(nearestStart(days, wall('2026-06-02T23:30:00'), ZONE)).toBe(days[1]);
  });

  it('is that of the nearest day, and of equally near ones the first', () => {
    expect(nearestStart(days, wall('2026-07-01T00:00:00'), ZONE)).toBe(days[2]);
    expect(
      nearestStart(
        [days[0], days[2]].flatMap((one) => one ?? []),
        wall('2026-06-02T09:00:00'),
        ZONE,
      ),
    ).toBe(days[0]);
    expect(nearestStart([], 0, ZONE)).toBeUndefined();
  });
});

describe('cutting a series', () => {
  it('tells which recurrence ids belong to the later part', () => {
    const daily = series('2026-06-01T09:00:00', 'FREQ=DAILY;COUNT=3', ZONE);
    const { before, after, isLater } = cutSeries(caller, daily, at('2026-06-02T09:00:00'));
    expect(before && startsOf(before)).toEqual([at('2026-06-01T09:00:00')]);
    expect(startsOf(after)).toEqual([at('2026-06-02T09:00:00'), at('2026-06-03T09:00:00')]);
    expect(['2026-06-01T09:00:00', '2026-06-02T09:00:00'].map(isLater)).toEqual([false, true]);
  });
});
