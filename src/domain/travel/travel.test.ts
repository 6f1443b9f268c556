import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '../time/wall.ts';
import { estimate } from './estimate.ts';
import { leaveAt, legsOf, missingMinutes, type Stop } from './legs.ts';
import { spotOf } from './spot.ts';
import { bandOf, knownWay, middleOf, type Told, withTold } from './told.ts';

const ZONE = 'Asia/Shanghai';
const at = (day: number, hour: number, minute = 0): number => Date.UTC(2026, 0, day, hour - 8, minute);
const spot = (name: string) => spotOf({ name }) as NonNullable<ReturnType<typeof spotOf>>;

describe('spots', () => {
  it('are one within about 100 m, and never one in two coordinate systems', () => {
    const key = (longitude: number, crs?: string) => spotOf({ name: 'x', longitude, latitude: 39.99, crs })?.key;
    expect(key(116.4812, 'gcj02')).toBe(key(116.4809, 'GCJ-02'));
    expect(key(116.4812, 'gcj02')).not.toBe(key(116.483, 'gcj02'));
    expect(key(116.4812, 'gcj02')).not.toBe(key(116.4812));
    expect(key(116.4812, 'EPSG:4326')).toBe(key(116.4812));
  });

  it.each(['Zoom', 'https://meet.example/x', '腾讯会议 123', '3号会议室', 'Room 4', '  '])(
    '%j needs no way',
    (name) => {
      expect(spotOf({ name })).toBeUndefined();
    },
  );
});

describe('an estimate', () => {
  const beijing = { name: 'a', longitude: 116.48, latitude: 39.99 };

  it('walks what is near, and drives what is far', () => {
    expect(estimate(beijing, { ...beijing, latitude: 39.998 })).toEqual({ minutes: 17, mode: 'walking' });
    expect(estimate(beijing, { ...beijing, latitude: 39.9 })).toEqual({ minutes: 54, mode: 'driving' });
    expect(estimate(beijing, beijing)?.minutes).toBe(0);
  });

  it('is made of no two coordinate systems, nor of a name', () => {
    expect(estimate({ ...beijing, crs: 'gcj02' }, { ...beijing, latitude: 39.9 })).toBeUndefined();
    expect(estimate(beijing, { name: 'b' })).toBeUndefined();
  });

  it('takes the same time there and back, and no less for what is further', () => {
    const point = fc.record({
      name: fc.constant('x'),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    });
    fc.assert(
      fc.property(point, point, (a, b) => {
        const there = estimate(a, b)?.minutes ?? Number.NaN;
        expect(there).toBeGreaterThanOrEqual(0);
        expect(Math.abs(there - (estimate(b, a)?.minutes ?? Number.NaN))).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('what was told of a way', () => {
  const now = at(28, 9);
  const told = (minutes: number, days = 0): Told => ({ at: now - days * DAY, minutes, source: 'amap' });

  it('is the middle one of the last five, for 90 days', () => {
    let known: Told[] = [];
    for (const minutes of [90, 90, 90, 20, 30, 40, 50, 60]) known = withTold(known, told(minutes));
    expect(known.map(({ minutes }) => minutes)).toEqual([20, 30, 40, 50, 60]);
    expect(middleOf(known, now)?.minutes).toBe(40);
    expect(middleOf([told(20, 89)], now)?.minutes).toBe(20);
    expect(middleOf([told(20, 91)], now)).toBeUndefined();
  });

  it('counts for its hours first, and for the way back last', () => {
    const way = (origin: string, destination: string, band: string, minutes: number) => ({
      ...{ origin, destination, band, mode: 'driving' as const, told: [told(minutes)] },
    });
    const asked = { from: 'a', to: 'b', band: 'workday 7', now };
    const ways = [way('b', 'a', 'workday 7', 1), way('a', 'b', 'workday 10', 2), way('a', 'b', 'workday 7', 3)];
    expect(knownWay(ways, asked)?.minutes).toBe(3);
    expect(knownWay(ways.slice(0, 2), asked)?.minutes).toBe(2);
    expect(knownWay(ways.slice(0, 1), asked)?.minutes).toBe(1);
    expect(knownWay(ways, { ...asked, to: 'c' })).toBeUndefined();
  });

  it('is kept by workday and hours', () => {
    expect(bandOf(at(28, 8), ZONE)).toBe('workday 7');
    expect(bandOf(at(28, 23), ZONE)).toBe('workday 20');
    expect(bandOf(at(31, 0), ZONE)).toBe('weekend 0');
  });
});

describe('the ways of a day', () => {
  const stop = (title: string, start: number, hours: number, place: string): Stop => ({
    ...{ id: title, title, start, end: start + hours * HOUR, spot: spot(place) },
  });
  const route = (stops: readonly Stop[], minutes: number | undefined = 40) =>
    legsOf({
      stops,
      zone: ZONE,
      base: () => spot('home'),
      way: () => ({ minutes, mode: 'driving', isTold: true }),
    });

  it('lead from home to the first, and from each to the next', () => {
    const legs = route([
      stop('dentist', at(28, 11), 1, 'clinic'),
      stop('client', at(28, 9), 1, 'soho'),
      stop('again', at(28, 13), 1, 'clinic'),
      stop('tomorrow', at(29, 9), 1, 'soho'),
    ]);
    expect(legs.map(({ from, to }) => [from.key, to.title])).toEqual([
      ['home', 'client'],
      ['soho', 'dentist'],
      ['home', 'tomorrow'],
    ]);
    expect(leaveAt(legs[0] as (typeof legs)[number])).toBe(at(28, 9) - 40 * MINUTE);
  });

  it('are too short where the gap is', () => {
    const legs = route([stop('a', at(28, 9), 1, 'x'), stop('b', at(28, 10, 30), 1, 'y')]);
    expect(legs.map(missingMinutes)).toEqual([0, 10]);
  });

  it('do not lead from what overlaps', () => {
    expect(route([stop('a', at(28, 9), 2, 'x'), stop('b', at(28, 10), 0.5, 'y')]).map(({ to }) => to.title)).toEqual([
      'a',
    ]);
  });
});
