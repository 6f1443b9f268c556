import { describe, expect, test } from 'vitest';
import type { Busy } from '../time/event.ts';
import { DAY, formatWall, HOUR, MINUTE, parseWall } from '../time/wall.ts';
import { toInstant, toWall } from '../time/zone.ts';
import { findSlots, type SlotQuery } from './find.ts';
import { freeStretches } from './intervals.ts';
import { parseWorkingHours } from './working-hours.ts';

const zone = 'Asia/Shanghai';
const at = (text: string, where = zone) => toInstant(parseWall(text) as number, where);
const busy = (start: string, end: string, where = zone): Busy => ({
  id: start,
  showAs: 'busy',
  start: at(start, where),
  end: at(end, where),
});

/** Monday 2026-01-26 to Sunday, office hours, one hour, nothing else. */
const week: SlotQuery = {
  window: { from: at('2026-01-26'), to: at('2026-02-02') },
  zone,
  durationMs: HOUR,
  stepMs: 15 * MINUTE,
  bufferMs: 0,
  hours: parseWorkingHours('MO-FR 09:00-18:00; SA 10:00-12:00'),
  busy: [],
  notBefore: at('2026-01-20'),
  limit: 5,
};

const starts = (query: SlotQuery) =>
  findSlots(query)
    .sort((a, b) => a.start - b.start)
    .map(({ start }) => formatWall(toWall(start, query.zone)).slice(5, 16));

const all = (query: Partial<SlotQuery>) => starts({ ...week, limit: 1000, ...query });

test('each gap of a day has a slot before one of them has two', () => {
  const day = { window: { from: at('2026-01-26'), to: at('2026-01-27') }, durationMs: 30 * MINUTE };
  const taken = [
    busy('2026-01-26T12:00:00', '2026-01-26T14:00:00'),
    busy('2026-01-26T15:00:00', '2026-01-26T16:00:00'),
  ];
  const hours = starts({ ...week, ...day, busy: taken, limit: 3 }).map((start) => Number(start.slice(6, 8)));
  expect(hours.map((hour) => (hour < 12 ? 'morning' : hour < 15 ? 'two' : 'four'))).toEqual(['morning', 'two', 'four']);
});

describe('possible slots', () => {
  const saturday = { window: { from: at('2026-01-31'), to: at('2026-02-01') } };

  test('fill working hours to the last minute, on the step grid', () => {
    expect(all({ ...saturday, stepMs: 30 * MINUTE })).toEqual(['01-31T10:00', '01-31T10:30', '01-31T11:00']);
    expect(all({ ...saturday, durationMs: 2 * HOUR })).toEqual(['01-31T10:00']);
    expect(all({ ...saturday, durationMs: 121 * MINUTE })).toEqual([]);
  });

  test('steps count from midnight, whatever the window or an event says', () => {
    const window = { from: at('2026-01-31T10:07'), to: at('2026-02-01') };
    expect(all({ window, stepMs: 20 * MINUTE })).toEqual(['01-31T10:20', '01-31T10:40', '01-31T11:00']);
    expect(all({ ...saturday, stepMs: 20 * MINUTE, busy: [busy('2026-01-31T10:00', '2026-01-31T10:25')] })).toEqual([
      '01-31T10:40',
      '01-31T11:00',
    ]);
  });

  test('keep the buffer on both sides, and a gap equal to it is enough', () => {
    const query = {
      ...saturday,
      hours: undefined,
      earliest: 540,
      latest: 780,
      bufferMs: 30 * MINUTE,
      stepMs: 30 * MINUTE,
    };
    expect(all({ ...query, busy: [busy('2026-01-31T10:30', '2026-01-31T11:00')] })).toEqual([
      '01-31T09:00',
      '01-31T11:30',
      '01-31T12:00',
    ]);
  });

  test('do not begin before now, and tentative time is taken', () => {
    const tentative: Busy = { ...busy('2026-01-31T11:00', '2026-01-31T11:30'), showAs: 'tentative' };
    expect(all({ ...saturday, notBefore: at('2026-01-31T10:40'), stepMs: 5 * MINUTE })).toEqual([
      '01-31T10:40',
      '01-31T10:45',
      '01-31T10:50',
      '01-31T10:55',
      '01-31T11:00',
    ]);
    expect(all({ ...saturday, busy: [tentative], durationMs: 30 * MINUTE, stepMs: 30 * MINUTE })).toEqual([
      '01-31T10:00',
      '01-31T10:30',
      '01-31T11:30',
    ]);
  });

  test('an event without length takes its moment', () => {
    const dot = busy('2026-01-31T11:00', '2026-01-31T11:00');
    expect(all({ ...saturday, busy: [dot], stepMs: HOUR })).toEqual(['01-31T10:00']);
  });

  test('`latest` before `earliest` is the next morning', () => {
    const query = { ...saturday, hours: undefined, durationMs: 2 * HOUR, stepMs: HOUR };
    expect(
      all({
        ...query,
        window: { from: at('2026-01-31T12:00'), to: at('2026-02-01T12:00') },
        earliest: 1320,
        latest: 120,
      }),
    ).toEqual(['01-31T22:00', '01-31T23:00', '02-01T00:00']);
    expect(() => all({ ...query, earliest: 600, latest: 600 })).toThrow(RangeError);
  });

  test('overnight hours run through midnight, and so does a slot', () => {
    const hours = parseWorkingHours('SA 22:00-02:00');
    const window = { from: at('2026-01-31'), to: at('2026-02-02') };
    expect(all({ hours, window, durationMs: 3 * HOUR, stepMs: 30 * MINUTE })).toEqual([
      '01-31T22:00',
      '01-31T22:30',
      '01-31T23:00',
    ]);
  });

  test('last longer than a day only where the hours do', () => {
    const query = { durationMs: 30 * HOUR, stepMs: 6 * HOUR, window: { from: at('2026-01-30'), to: at('2026-02-01') } };
    expect(all(query)).toEqual([]);
    expect(all({ ...query, hours: parseWorkingHours('FR,SA 00:00-24:00') })).toEqual([
      '01-30T00:00',
      '01-30T06:00',
      '01-30T12:00',
      '01-30T18:00',
    ]);
  });

  test('when the clock goes back both readings of the hour are offered', () => {
    const berlin = 'Europe/Berlin';
    const window = { from: at('2026-10-25T01:00', berlin), to: at('2026-10-25T04:00', berlin) };
    expect(all({ zone: berlin, window, hours: undefined, stepMs: 30 * MINUTE })).toEqual([
      '10-25T01:00',
      '10-25T01:30',
      '10-25T02:00',
      '10-25T02:30',
      '10-25T02:00',
      '10-25T02:30',
      '10-25T03:00',
    ]);
  });

  test('when the clock goes forward the missing hour is not offered', () => {
    const berlin = 'Europe/Berlin';
    const window = { from: at('2026-03-29T01:00', berlin), to: at('2026-03-29T05:00', berlin) };
    const query = { zone: berlin, window, hours: undefined, stepMs: 30 * MINUTE };
    expect(all(query)).toEqual(['03-29T01:00', '03-29T01:30', '03-29T03:00', '03-29T03:30', '03-29T04:00']);
  });
});

describe('ranking', () => {
  const text = (query: Partial<SlotQuery>) =>
    findSlots({ ...week, ...query }).map(
      ({ start, score }) => `${formatWall(toWall(start, zone)).slice(5, 16)} ${score}`,
    );

  test('spreads over dates before it fills', () => {
    expect(text({ weekdays: [0, 1, 2] })).toEqual([
      '01-26T09:00 45',
      '01-27T09:00 43',
      '01-28T09:00 41',
      '01-26T10:00 35',
      '01-26T14:00 35',
    ]);
  });

  test('puts the preferred part first, and says why', () => {
    const [best] = findSlots({ ...week, prefer: 'afternoon', busy: [busy('2026-01-26T12:00', '2026-01-26T14:30')] });
    expect(formatWall(toWall(best?.start ?? 0, zone))).toBe('2026-01-26T14:30:00');
    expect(best).toMatchObject({
      score: 90,
      reasons: ['preferred_part', 'earliest', 'prime_hours', 'leaves_long_block', 'next_to_other_event'],
    });
  });

  test('returns every slot when there are no more than the limit, overlapping ones too', () => {
    const window = { from: at('2026-01-31'), to: at('2026-02-01') };
    expect(text({ window, limit: 5 })).toHaveLength(5);
    expect(text({ window, limit: 50 })).toHaveLength(5);
    expect(text({ window, limit: 2 })).toEqual(['01-31T10:00 35', '01-31T11:00 20']);
  });

  test('a long window in small steps stays bounded', () => {
    const window = { from: at('2000-01-01'), to: at('2150-01-01') };
    const notBefore = window.from;
    expect(findSlots({ ...week, window, notBefore, hours: undefined, stepMs: 5 * MINUTE, limit: 200 })).toHaveLength(
      200,
    );
  });
});

test('free stretches are the gaps, clipped to the window', () => {
  const window = { from: 0, to: DAY };
  const taken = (from: number, to: number): Busy => ({ id: 'x', showAs: 'busy', start: from * HOUR, end: to * HOUR });
  const gaps = (list: Busy[], buffer = 0) =>
    freeStretches(list, window, buffer).map(({ from, to }) => [from / HOUR, to / HOUR]);
  expect(gaps([])).toEqual([[0, 24]]);
  expect(gaps([taken(9, 11), taken(-3, 2), taken(10, 10.5), taken(11, 12), taken(23, 30)])).toEqual([
    [2, 9],
    [12, 23],
  ]);
  expect(gaps([taken(9, 11)], HOUR)).toEqual([
    [0, 8],
    [12, 24],
  ]);
  expect(gaps([taken(-1, 25)])).toEqual([]);
});
