import { describe, expect, test } from 'vitest';
import { isWithinHours } from '../free-slots/open-time.ts';
import { parseWorkingHours } from '../free-slots/working-hours.ts';
import type { Busy } from '../time/event.ts';
import { formatWall, parseWall } from '../time/wall.ts';
import { toInstant, toWall } from '../time/zone.ts';
import { findConflicts } from './overlap.ts';
import { type Proposal, proposeAlternatives } from './propose.ts';

const zone = 'Europe/Berlin';
const at = (text: string) => toInstant(parseWall(text) as number, zone);
const span = (start: string, end: string) => ({ start: at(start), end: at(end) });
const busy = (start: string, end: string): Busy => ({ id: start, showAs: 'busy', ...span(start, end) });
const hours = parseWorkingHours('MO-FR 09:00-18:00');

/** Wednesday 10–11 is taken. */
const taken: Proposal = {
  ...span('2026-01-28T10:00', '2026-01-28T11:00'),
  zone,
  busy: [busy('2026-01-28T10:00', '2026-01-28T11:00')],
  hours,
  now: at('2026-01-26T08:00'),
};
const proposed = (request: Partial<Proposal>) =>
  proposeAlternatives({ ...taken, ...request }).map(({ start }) => formatWall(toWall(start, zone)).slice(5, 16));

describe('proposals', () => {
  test('offer time before and after, near ones first, each in a gap of its own', () => {
    expect(proposed({})).toEqual(['01-28T09:00', '01-28T11:00', '02-04T10:00', '01-27T10:00', '01-29T10:00']);
  });

  test('where there are no other gaps, do not overlap each other', () => {
    expect(proposed({ days: 0 })).toEqual(['01-28T09:00', '01-28T11:00', '01-28T14:00', '01-28T15:00', '01-28T12:00']);
  });

  test('are never where the event is already, and only later where that was said', () => {
    expect(proposed({ present: at('2026-01-28T11:00') })[1]).not.toBe('01-28T11:00');
    const later = proposed({ direction: 'later' });
    expect(later[0]).toBe('01-28T11:00');
    expect(later.every((when) => when > '01-28T10:00')).toBe(true);
    expect(proposed({ direction: 'earlier' }).every((when) => when < '01-28T10:00')).toBe(true);
  });

  test('keep out of the breaks, also of a request that lies in one or before the first hour', () => {
    const withLunch = parseWorkingHours('MO-FR 09:00-12:00,13:30-18:00');
    const requests = [
      span('2026-01-28T12:30', '2026-01-28T13:30'),
      span('2026-01-28T08:30', '2026-01-28T09:30'),
      span('2026-01-28T11:30', '2026-01-28T12:30'),
      span('2026-01-28T18:30', '2026-01-28T19:30'),
    ];
    for (const request of requests) {
      const all = proposeAlternatives({ ...taken, ...request, busy: [], hours: withLunch, days: 1, limit: 200 });
      const inBreak = all.filter((one) =>
        [1, 2, 3].some((minute) => {
          const clock = formatWall(toWall(one.start + minute * 15 * 60_000, zone)).slice(11, 16);
          return clock > '12:00' && clock < '13:30';
        }),
      );
      expect(inBreak, formatWall(toWall(request.start, zone))).toEqual([]);
      expect(all.length).toBeGreaterThan(5);
    }
  });

  test('are free, keep the buffer, and are never in the past', () => {
    const now = at('2026-01-28T09:20');
    const list = proposeAlternatives({ ...taken, now, bufferMs: 10 * 60_000 });
    expect(list).toHaveLength(5);
    expect(findConflicts(list, taken.busy, 10 * 60_000)).toEqual([]);
    expect(list.every(({ start }) => start >= now)).toBe(true);
    expect(formatWall(toWall(list[0]?.start ?? 0, zone))).toBe('2026-01-28T11:15:00');
  });

  test('go to other dates when the day is full, and no further than asked', () => {
    const full = [busy('2026-01-28T00:00', '2026-01-29T00:00')];
    expect(proposed({ busy: full, limit: 3 })).toEqual(['02-04T10:00', '01-27T10:00', '01-29T10:00']);
    expect(proposed({ busy: full, limit: 3, days: 0 })).toEqual([]);
    const around = [busy('2026-01-25T00:00', '2026-01-31T00:00')];
    expect(proposed({ busy: around, days: 3 })).toEqual([]);
  });

  test('stay in working hours, unless the request itself lies outside', () => {
    const evening = {
      ...span('2026-01-28T20:00', '2026-01-28T21:00'),
      busy: [busy('2026-01-28T20:00', '2026-01-28T21:00')],
    };
    expect(proposed({ ...evening, limit: 3 })).toEqual(['01-28T15:45', '01-28T19:00', '01-28T21:00']);
    const lateRequest = span('2026-01-28T17:00', '2026-01-28T18:00');
    const lastHour = [busy('2026-01-28T09:00', '2026-01-28T18:00')];
    expect(proposed({ ...lateRequest, busy: lastHour, limit: 1 })).toEqual(['02-04T15:45']);
    const offered = proposeAlternatives({ ...taken, limit: 50 });
    expect(offered.every((slot) => isWithinHours(slot, zone, hours))).toBe(true);
  });

  test('a request that no day could hold is not bound by working hours', () => {
    const trip = {
      ...span('2026-01-28T08:00', '2026-01-30T20:00'),
      busy: [busy('2026-01-29T10:00', '2026-01-29T11:00')],
    };
    const [first] = proposeAlternatives({ ...taken, ...trip });
    expect(first && first.end - first.start).toBe(trip.end - trip.start);
    expect(first && findConflicts([first], trip.busy, 0)).toEqual([]);
  });

  test('keep the very time of day on other dates, off the grid too', () => {
    const odd = {
      ...span('2026-01-28T10:05', '2026-01-28T11:05'),
      busy: [busy('2026-01-28T00:00', '2026-01-29T00:00')],
    };
    expect(proposed({ ...odd, limit: 1 })).toEqual(['02-04T10:05']);
  });

  test('for all-day requests are whole free days from today on', () => {
    const request = {
      ...span('2026-01-28T00:00', '2026-01-29T00:00'),
      allDay: true,
      now: at('2026-01-27T15:00'),
      busy: [busy('2026-01-28T10:00', '2026-01-28T11:00'), busy('2026-01-29T23:00', '2026-01-30T01:00')],
    };
    expect(proposed({ ...request, limit: 4 })).toEqual(['02-04T00:00', '01-27T00:00', '01-31T00:00', '02-01T00:00']);
    const twoDays = { ...request, end: at('2026-01-30T00:00') };
    expect(proposed({ ...twoDays, limit: 2 })).toEqual(['02-04T00:00', '01-31T00:00']);
  });

  test('are the same every time', () => {
    expect(proposeAlternatives(taken)).toEqual(proposeAlternatives({ ...taken, busy: [...taken.busy].reverse() }));
  });
});
