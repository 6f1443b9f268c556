import { describe, expect, test } from 'vitest';
import { parseWorkingHours } from '../free-slots/working-hours.ts';
import type { Busy } from '../time/event.ts';
import { DAY, HOUR, MINUTE, parseWall } from '../time/wall.ts';
import { toInstant } from '../time/zone.ts';
import { findConflicts } from './overlap.ts';
import { proposeSeriesShifts, type SeriesProposal, type SeriesSpan } from './series-shifts.ts';

const zone = 'Europe/Berlin';
const at = (text: string) => toInstant(parseWall(text) as number, zone);
const busy = (start: string, end: string): Busy => ({ id: start, showAs: 'busy', start: at(start), end: at(end) });

/** Every Wednesday from 2026-03-04 on, for an hour: the clocks change on 2026-03-29. */
function weekly(time: string, count = 10): SeriesSpan[] {
  const first = parseWall(`2026-03-04T${time}`) as number;
  return Array.from({ length: count }, (_, week) => {
    const wall = first + week * 7 * DAY;
    const start = toInstant(wall, zone);
    return { wall, start, end: start + HOUR };
  });
}

const request: SeriesProposal = {
  spans: weekly('10:00'),
  zone,
  hours: parseWorkingHours('MO-FR 09:00-18:00'),
  now: at('2026-03-01'),
  busy: [busy('2026-03-11T10:30', '2026-03-11T11:30'), busy('2026-04-08T09:00', '2026-04-08T10:00')],
};
const shifts = (change: Partial<SeriesProposal>) =>
  proposeSeriesShifts({ ...request, ...change }).map(({ shiftMs }) => shiftMs / MINUTE);

describe('shifts of a series', () => {
  test('come nearest first and leave no occurrence in conflict, across DST', () => {
    const found = proposeSeriesShifts(request);
    expect(found.map(({ shiftMs }) => shiftMs / MINUTE)).toEqual([90, 105, 120]);
    for (const { shiftMs, start, end } of found) {
      const moved = request.spans.map(({ wall }) => {
        const from = toInstant(wall + shiftMs, zone);
        return { start: from, end: from + HOUR };
      });
      expect(moved[0]).toEqual({ start, end });
      expect(findConflicts(moved, request.busy, 0)).toEqual([]);
    }
    expect(found[0]?.reasons).toContain('same_day');
  });

  test('see the buffer, and take a gap equal to it', () => {
    expect(shifts({ bufferMs: 15 * MINUTE, limit: 1 })).toEqual([105]);
  });

  test('stay inside working hours and on their date', () => {
    expect(shifts({ spans: weekly('17:00'), busy: [], limit: 2 })).toEqual([-15, -30]);
    expect(shifts({ spans: weekly('23:00'), busy: [], hours: undefined, stepMs: HOUR, limit: 2 })).toEqual([-60, -120]);
  });

  test('of a series outside working hours may stay outside, but near', () => {
    const evening = [busy('2026-03-04T19:00', '2026-03-04T22:00')];
    expect(shifts({ spans: weekly('20:00'), busy: evening })).toEqual([120, -120, -180]);
  });

  test('never move what is still to come into the past', () => {
    const now = at('2026-03-04T09:50');
    expect(
      shifts({ busy: [busy('2026-04-08T10:00', '2026-04-08T10:15')], now, limit: 1, stepMs: 30 * MINUTE }),
    ).toEqual([30]);
    expect(shifts({ busy: [busy('2026-04-08T10:30', '2026-04-08T18:00')], now, limit: 1 })).toEqual([]);
  });

  test('are none for an empty series or when every hour is taken somewhere', () => {
    expect(shifts({ spans: [] })).toEqual([]);
    expect(shifts({ busy: [busy('2026-05-06T00:00', '2026-05-07T00:00')] })).toEqual([]);
  });
});
