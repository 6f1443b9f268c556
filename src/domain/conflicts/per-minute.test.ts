import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findSlots, type SlotQuery } from '../free-slots/find.ts';
import { freeStretches } from '../free-slots/intervals.ts';
import { parseWorkingHours, type WorkingHours } from '../free-slots/working-hours.ts';
import { inFull } from '../testing/in-full.ts';
import type { Busy, Occurrence, Window } from '../time/event.ts';
import { DAY, HOUR, MINUTE, wallDay, wallTimeOfDay, wallWeekday } from '../time/wall.ts';
import { offsetAt, toWall } from '../time/zone.ts';
import { findConflicts } from './overlap.ts';

/**
 * Free slots and conflicts against a brute force that walks minute by minute
 * and applies the definitions one by one. It shares only toWall with them.
 */

/** Dates around which the clocks of eight zones change, or do not. */
const CHANGES: readonly (readonly [zone: string, date: string])[] = [
  ['America/New_York', '2026-03-08'],
  ['America/New_York', '2026-11-01'],
  ['Europe/Berlin', '2026-03-29'],
  ['Europe/Berlin', '2026-10-25'],
  ['America/St_Johns', '2010-03-14'], // 00:01 → 01:01
  ['America/St_Johns', '2010-11-07'], // 00:01 → 23:01 of the day before
  ['Australia/Lord_Howe', '2026-04-05'], // half an hour
  ['Australia/Lord_Howe', '2026-10-04'],
  ['Pacific/Apia', '2011-12-30'], // a day that never was
  ['Pacific/Apia', '2011-04-02'],
  ['Antarctica/Troll', '2026-03-29'], // two hours
  ['Antarctica/Troll', '2026-10-25'],
  ['America/Sao_Paulo', '2018-11-04'], // no midnight
  ['America/Sao_Paulo', '2018-02-18'], // two of 23:00
  ['Asia/Shanghai', '2026-02-17'],
];

interface Calendar {
  readonly query: SlotQuery;
  readonly spans: readonly Occurrence[];
}

const clock = fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15);
const clockText = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const hours: fc.Arbitrary<WorkingHours | undefined> = fc.oneof(
  fc.constant(undefined),
  fc
    .constantFrom('MO-SU 00:00-24:00', 'MO-FR 09:00-18:00', 'MO-SU 08:00-12:00,13:00-20:00', 'MO-SU 22:00-06:00')
    .map(parseWorkingHours),
  fc
    .array(
      fc
        .tuple(fc.constantFrom('MO-SU', 'MO-FR', 'SA,SU', 'SU', 'TH-SA', 'SA'), clock, clock)
        .filter(([, a, b]) => a !== b),
      { minLength: 1, maxLength: 5 },
    )
    .map((list) => parseWorkingHours(list.map(([days, a, b]) => `${days} ${clockText(a)}-${clockText(b)}`).join(';'))),
);

const calendars: fc.Arbitrary<Calendar> = fc
  .record({
    change: fc.constantFrom(...CHANGES),
    lead: fc.integer({ min: -600, max: 2880 }),
    length: fc.integer({ min: 60, max: 4 * 1440 }),
    duration: fc.oneof(fc.integer({ min: 1, max: 240 }), fc.constantFrom(15, 30, 60, 90, 1440, 1500)),
    step: fc.constantFrom(5, 7, 10, 15, 15, 30, 45, 60, 90, 1440),
    earliest: fc.option(clock, { nil: undefined, freq: 2 }),
    latest: fc.option(clock, { nil: undefined, freq: 2 }),
    weekdays: fc.option(fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 3 }), { nil: undefined, freq: 2 }),
    buffer: fc.constantFrom(0, 0, 5, 10, 30),
    prefer: fc.constantFrom(undefined, 'morning', 'afternoon', 'evening'),
    hours,
    past: fc.option(fc.integer({ min: -100, max: 2000 }), { nil: -9999 }),
    limit: fc.integer({ min: 1, max: 12 }),
    busy: fc.array(
      fc.tuple(
        fc.integer({ min: -900, max: 6000 }),
        fc.oneof(fc.integer({ min: 0, max: 400 }), fc.constantFrom(0, 30, 60)),
      ),
      { maxLength: 14 },
    ),
    spans: fc.array(fc.tuple(fc.integer({ min: -900, max: 6000 }), fc.integer({ min: 0, max: 300 })), {
      maxLength: 10,
    }),
  })
  .filter(({ earliest, latest }) => latest === undefined || (earliest ?? 0) !== latest)
  .map((raw) => {
    const from = Date.parse(`${raw.change[1]}T00:00Z`) - raw.lead * MINUTE;
    const at = ([start, length]: [number, number]) => ({
      start: from + start * MINUTE,
      end: from + (start + length) * MINUTE,
    });
    const busy = raw.busy.map((pair, index): Busy => {
      return { id: `b${index}`, showAs: index % 3 === 2 ? 'tentative' : 'busy', ...at(pair) };
    });
    const query: SlotQuery = {
      window: { from, to: from + raw.length * MINUTE },
      zone: raw.change[0],
      durationMs: raw.duration * MINUTE,
      stepMs: raw.step * MINUTE,
      earliest: raw.earliest,
      latest: raw.latest,
      weekdays: raw.weekdays,
      bufferMs: raw.buffer * MINUTE,
      prefer: raw.prefer as SlotQuery['prefer'],
      hours: raw.hours,
      busy,
      notBefore: from + raw.past * MINUTE,
      limit: raw.limit,
    };
    return { query, spans: raw.spans.map(at) };
  });

function isOpen(wall: number, hours: WorkingHours): boolean {
  const minute = wallTimeOfDay(wall) / MINUTE;
  const today = hours[wallWeekday(wall)] ?? [];
  const yesterday = hours[wallWeekday(wall - DAY)] ?? [];
  return (
    today.some(([from, to]) => from <= minute && minute < to) ||
    yesterday.some(([from, to]) => from <= minute + 1440 && minute + 1440 < to)
  );
}

function bruteStarts(query: SlotQuery): number[] {
  const { window, zone, durationMs, stepMs, earliest = 0, latest, weekdays, bufferMs, busy, notBefore } = query;
  const length = (window.to - window.from) / MINUTE;
  const walls: number[] = [];
  const usable: boolean[] = [];
  for (let minute = 0; minute < length; minute++) {
    const at = window.from + minute * MINUTE;
    walls[minute] = toWall(at, zone);
    const taken = busy.some(({ start, end }) => {
      if (start === end && bufferMs === 0) return at === start;
      return start - bufferMs <= at && at < end + bufferMs;
    });
    usable[minute] = !taken && (!query.hours || isOpen(walls[minute] as number, query.hours));
  }
  const starts: number[] = [];
  for (let first = 0; first < length; first++) {
    const wall = walls[first] as number;
    const timeOfDay = wallTimeOfDay(wall) / MINUTE;
    if ((timeOfDay * MINUTE) % stepMs !== 0) continue;
    if (window.from + first * MINUTE < notBefore) continue;
    if (weekdays && !weekdays.includes(wallWeekday(wall))) continue;
    if (latest === undefined && timeOfDay < earliest) continue;
    const overnight = latest !== undefined && latest < earliest;
    const date = wallDay(wall) - (overnight && timeOfDay < earliest ? DAY : 0);
    let fits = first + durationMs / MINUTE <= length;
    for (let minute = first; fits && minute < first + durationMs / MINUTE; minute++) {
      if (!usable[minute]) fits = false;
      if (latest === undefined) continue;
      const shown = ((walls[minute] as number) - date) / MINUTE;
      if (shown < earliest || shown >= latest + (overnight ? 1440 : 0)) fits = false;
    }
    if (fits) starts.push(window.from + first * MINUTE);
  }
  return starts;
}

function bruteFree(busy: readonly Busy[], window: Window): string {
  let line = '';
  for (let at = window.from; at < window.to; at += MINUTE) {
    line += busy.some(({ start, end }) => start <= at && at < end) ? '#' : '.';
  }
  return line;
}

function bruteConflicts(spans: readonly Occurrence[], busy: readonly Busy[], bufferMs: number): string[] {
  const found: string[] = [];
  for (const span of spans) {
    for (const taken of busy) {
      let met = span.start === span.end && taken.start <= span.start && span.start < taken.end;
      if (taken.start === taken.end) met ||= span.start <= taken.start && taken.start < span.end;
      if (taken.start === taken.end && span.start === span.end) met ||= span.start === taken.start;
      let shared = 0;
      for (let at = span.start; at < span.end; at += MINUTE) if (taken.start <= at && at < taken.end) shared++;
      let gap = 0;
      for (let at = span.end; at < taken.start; at += MINUTE) gap++;
      for (let at = taken.end; at < span.start; at += MINUTE) gap++;
      const severity = met || shared > 0 ? (taken.showAs === 'busy' ? 'hard' : 'soft') : 'buffer';
      if (severity !== 'buffer' || gap * MINUTE < bufferMs) {
        found.push(`${span.start}-${span.end} ${taken.id} ${severity} ${shared}`);
      }
    }
  }
  return found.sort();
}

type Finder = typeof findSlots;
type Sweep = (
  ...args: Parameters<typeof findConflicts<Occurrence, Busy>>
) => ReturnType<typeof findConflicts<Occurrence, Busy>>;

/** Every possible slot is found and nothing else; a shorter list is the best of them, in order. */
const slotsAgree = (find: Finder) =>
  fc.property(calendars, ({ query }) => {
    const expected = bruteStarts(query);
    const all = find({ ...query, limit: 100_000 });
    expect(all.map(({ start }) => start).sort((a, b) => a - b)).toEqual(expected);
    expect(all.every(({ start, end }) => end - start === query.durationMs)).toBe(true);
    const some = find(query);
    expect(some.length).toBe(Math.min(query.limit, expected.length));
    expect(new Set(some.map(({ start }) => start)).size).toBe(some.length);
    expect(some[0]).toEqual(all[0]);
    const order = (slots: typeof some) => [...slots].sort((a, b) => b.score - a.score || a.start - b.start);
    expect(some).toEqual(order(some));
    expect(some.every((slot) => expected.includes(slot.start))).toBe(true);
  });

const conflictsAgree = (sweep: Sweep) =>
  fc.property(calendars, ({ query, spans }) => {
    const found = sweep(spans, query.busy, query.bufferMs).map(
      ({ span, busy, severity, overlapMinutes }) =>
        `${span.start}-${span.end} ${busy.id} ${severity} ${overlapMinutes}`,
    );
    expect(found.sort()).toEqual(bruteConflicts(spans, query.busy, query.bufferMs));
  });

const seed = Number(process.env.PERCH_TEST_SEED ?? 20_261_121);

const COUNT = inFull(1_000, 100);

describe(`${COUNT} random calendars against a brute force per minute`, () => {
  test('free slots', () => {
    let withSlots = 0;
    const counting: Finder = (query) => {
      const slots = findSlots(query);
      if (query.limit > 100 && slots.length > 0) withSlots++;
      return slots;
    };
    fc.assert(slotsAgree(counting), { numRuns: COUNT, seed });
    expect(withSlots).toBeGreaterThan(0.3 * COUNT);
  }, 60_000);
  test('conflicts', () => fc.assert(conflictsAgree(findConflicts), { numRuns: COUNT, seed }), 60_000);
  test('free stretches', () => {
    const property = fc.property(calendars, ({ query: { busy, window } }) => {
      const filled = busy.filter(({ start, end }) => end > start);
      let line = '#'.repeat((window.to - window.from) / MINUTE);
      for (const { from, to } of freeStretches(filled, window)) {
        const [first, last] = [(from - window.from) / MINUTE, (to - window.from) / MINUTE];
        line = line.slice(0, first) + '.'.repeat(last - first) + line.slice(last);
      }
      expect(line).toBe(bruteFree(filled, window));
    });
    fc.assert(property, { numRuns: COUNT, seed });
  });
});

describe('the comparison can fail: it catches', () => {
  const caught = (property: fc.IProperty<[Calendar]>) =>
    fc.check(property, { numRuns: 300, seed, endOnFailure: true }).failed;
  const closed = (busy: readonly Busy[]) => busy.map((b) => ({ ...b, start: b.start - 1, end: b.end + 1 }));

  test('closed instead of half-open intervals in free slots', () => {
    expect(caught(slotsAgree((query) => findSlots({ ...query, busy: closed(query.busy) })))).toBe(true);
  });
  test('closed instead of half-open intervals in conflicts', () => {
    expect(caught(conflictsAgree((spans, busy, bufferMs) => findConflicts(spans, closed(busy), bufferMs)))).toBe(true);
  });
  test('a zone that keeps one offset', () => {
    const frozen: Finder = (query) => {
      const shift = offsetAt(query.zone, query.window.from);
      const moved = <T extends Occurrence>(span: T): T => ({
        ...span,
        start: span.start + shift,
        end: span.end + shift,
      });
      const slots = findSlots({
        ...query,
        zone: 'UTC',
        window: { from: query.window.from + shift, to: query.window.to + shift },
        notBefore: query.notBefore + shift,
        busy: query.busy.map(moved),
      });
      return slots.map((slot) => ({ ...slot, start: slot.start - shift, end: slot.end - shift }));
    };
    expect(caught(slotsAgree(frozen))).toBe(true);
  });
  test('a buffer on one side only', () => {
    const oneSided: Finder = (query) => {
      const busy = query.busy.map((b) => ({ ...b, end: b.end + query.bufferMs }));
      return findSlots({ ...query, busy, bufferMs: 0 });
    };
    expect(caught(slotsAgree(oneSided))).toBe(true);
  });
  test('an hour without its overlap', () => {
    const dropsSecond: Finder = (query) =>
      findSlots(query).filter(({ start }) => toWall(start - HOUR, query.zone) !== toWall(start, query.zone));
    expect(caught(slotsAgree(dropsSecond))).toBe(true);
  });
});
