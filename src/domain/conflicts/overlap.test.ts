import { describe, expect, test } from 'vitest';
import type { Busy } from '../time/event.ts';
import { MINUTE } from '../time/wall.ts';
import { findConflicts, severityOf } from './overlap.ts';

const span = (start: number, end: number) => ({ start: start * MINUTE, end: end * MINUTE });
const busy = (start: number, end: number, id = 'b', showAs: Busy['showAs'] = 'busy'): Busy => ({
  id,
  showAs,
  ...span(start, end),
});

describe('severity', () => {
  test.each([
    ['before', span(0, 60), 0, undefined],
    ['after', span(120, 130), 0, undefined],
    ['across the start', span(30, 61), 0, 'hard'],
    ['across the end', span(119, 130), 0, 'hard'],
    ['inside', span(70, 80), 0, 'hard'],
    ['around', span(0, 500), 0, 'hard'],
    ['a gap equal to the buffer', span(0, 45), 15, undefined],
    ['a gap short of the buffer', span(0, 46), 15, 'buffer'],
    ['too soon after', span(134, 140), 15, 'buffer'],
    ['soon enough after', span(135, 140), 15, undefined],
    ['a moment at the start', span(60, 60), 0, 'hard'],
    ['a moment inside', span(90, 90), 0, 'hard'],
    ['a moment at the end', span(120, 120), 0, undefined],
    ['a moment at the end, within the buffer', span(120, 120), 5, 'buffer'],
  ] as const)('%s', (_, asked, buffer, expected) => {
    expect(severityOf(asked, busy(60, 120), buffer * MINUTE)).toBe(expected);
  });

  test('tentative time is a soft conflict, and only a near one when it does not overlap', () => {
    const tentative = busy(60, 120, 't', 'tentative');
    expect(severityOf(span(90, 100), tentative, 0)).toBe('soft');
    expect(severityOf(span(120, 130), tentative, MINUTE)).toBe('buffer');
  });

  test('a moment takes its place in both directions', () => {
    expect(severityOf(span(60, 90), busy(60, 60), 0)).toBe('hard');
    expect(severityOf(span(30, 60), busy(60, 60), 0)).toBeUndefined();
    expect(severityOf(span(60, 60), busy(60, 60), 0)).toBe('hard');
  });
});

describe('findConflicts', () => {
  test('names every overlapping occurrence once, in order, with the shared minutes', () => {
    const spans = [span(1000, 1060), span(0, 100)];
    const taken = [
      busy(1030, 1090, 'c'),
      busy(90, 95, 'b'),
      busy(-50, 10, 'a'),
      busy(0, 2000, 'long'),
      busy(100, 110, 'd'),
    ];
    expect(
      findConflicts(spans, taken, 0).map((found) => [found.span.start / MINUTE, found.busy.id, found.overlapMinutes]),
    ).toEqual([
      [0, 'a', 10],
      [0, 'long', 100],
      [0, 'b', 5],
      [1000, 'long', 60],
      [1000, 'c', 30],
    ]);
  });

  test('counts a begun minute, and none for a mere lack of distance', () => {
    const seconds = { start: 0, end: 61_000 };
    expect(findConflicts([seconds], [busy(0, 10)], 0)[0]?.overlapMinutes).toBe(2);
    expect(findConflicts([span(0, 10)], [busy(12, 20)], 5 * MINUTE)).toMatchObject([
      { severity: 'buffer', overlapMinutes: 0 },
    ]);
  });

  test('leaves its arguments in their order', () => {
    const spans = Object.freeze([span(100, 110), span(0, 10)]);
    expect(findConflicts(spans, Object.freeze([busy(105, 106), busy(5, 6)]), 0)).toHaveLength(2);
  });
});
