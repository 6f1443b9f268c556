import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inFull } from '../testing/in-full.ts';
import type { Busy } from '../time/event.ts';
import { HOUR, MINUTE } from '../time/wall.ts';
import { findSlots } from './find.ts';
import { type Attendant, findJointSlots, type JointQuery } from './joint.ts';
import { bruteJoint } from './testing/joint-brute.ts';
import { gradeCase, type SchedulingCase } from './testing/natural-plan.ts';
import type { MinuteRange } from './working-hours.ts';

const ZONES = ['Asia/Shanghai', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe'];

/** Where clocks change in some of the zones during the four days from then, or in none. */
const WINDOWS = [
  Date.UTC(2026, 2, 27, 12),
  Date.UTC(2026, 9, 24),
  Date.UTC(2026, 9, 30),
  Date.UTC(2026, 3, 3),
  Date.UTC(2026, 5, 8),
].map((from) => ({ from, to: from + 4 * 24 * HOUR }));

/** One range a day or two, in order; a late one goes on into the next date. */
const ranges = fc
  .uniqueArray(fc.integer({ min: 0, max: 60 }), { minLength: 4, maxLength: 4 })
  .map((halfHours) => halfHours.sort((a, b) => a - b).map((at) => at * 30))
  .map(([a = 0, b = 0, c = 0, d = 0]): MinuteRange[] =>
    [[a, b] as const, [c, d] as const].filter(([start]) => start < 1_440),
  );
const hours = fc.option(fc.array(ranges, { minLength: 7, maxLength: 7 }), { nil: undefined });
const busyIn = (from: number): fc.Arbitrary<Busy[]> =>
  fc.array(
    fc
      .tuple(fc.integer({ min: -20, max: 4 * 288 }), fc.integer({ min: 0, max: 120 }))
      .map(([start, length], index = 0) => ({
        id: `${start} ${index}`,
        showAs: 'busy' as const,
        start: from + start * 5 * MINUTE,
        end: from + (start + length) * 5 * MINUTE,
      })),
    { maxLength: 8 },
  );
const attendant = (from: number): fc.Arbitrary<Attendant> =>
  fc.record({ zone: fc.constantFrom(...ZONES), hours, busy: busyIn(from) });

const group = fc.constantFrom(...WINDOWS).chain((window) =>
  fc.record<JointQuery>({
    window: fc.constant(window),
    zone: fc.constantFrom(...ZONES),
    durationMs: fc.constantFrom(15, 30, 60, 90, 180).map((minutes) => minutes * MINUTE),
    stepMs: fc.constantFrom(15, 30, 60).map((minutes) => minutes * MINUTE),
    bufferMs: fc.constantFrom(0, 0, 10, 30).map((minutes) => minutes * MINUTE),
    hours,
    busy: busyIn(window.from),
    notBefore: fc.constant(window.from),
    limit: fc.constant(100_000),
    others: fc.array(attendant(window.from), { minLength: 1, maxLength: 5 }),
  }),
);

describe('a time for several people', () => {
  it('is one of those that a look at every minute of everybody’s finds, with who is missing, and as good as it says', () => {
    let partly = 0;
    fc.assert(
      fc.property(group, (query) => {
        const { fewest, starts } = bruteJoint(query);
        const found = findJointSlots(query);
        const { others, ...own } = query;
        const plain = findSlots({ ...own, cost: (start) => (starts.has(start) ? 0 : Infinity) });
        const score = new Map(plain.map((slot) => [slot.start, slot.score]));
        const expected = [...starts].map(([start, { missing, discomfort }]) => ({
          start,
          missing,
          score: (score.get(start) ?? NaN) - discomfort,
        }));
        const seen = found.map(({ start, missing, score: points }) => ({ start, missing, score: points }));
        expect(seen.sort((a, b) => a.start - b.start)).toEqual(expected.sort((a, b) => a.start - b.start));
        const best = Math.max(...expected.map((one) => one.score));
        const [first] = findJointSlots({ ...query, limit: 3 });
        if (expected.length > 0) expect(first?.score).toBe(best);
        if ((fewest ?? 0) > 0 && fewest !== others.length) partly++;
      }),
      { numRuns: inFull(1_000, 40) },
    );
    // Some of the groups have to come to less than all.
    expect(partly).toBeGreaterThan(0);
  });

  it('leaves out who cannot come at all, and nobody else', () => {
    const window = { from: Date.UTC(2026, 5, 8, 1), to: Date.UTC(2026, 5, 8, 9) };
    const away: Busy = { id: 'away', showAs: 'busy', start: window.from, end: window.to };
    const [only] = findJointSlots({
      window,
      zone: 'UTC',
      durationMs: 8 * HOUR,
      stepMs: 30 * MINUTE,
      bufferMs: 0,
      busy: [],
      notBefore: window.from,
      limit: 5,
      others: [
        { zone: 'UTC', busy: [] },
        { zone: 'UTC', busy: [away] },
      ],
    });
    expect(only).toMatchObject({ start: window.from, missing: [1] });
  });
});

/** In the form of the public cases: invented ones. */
const OWN: readonly SchedulingCase[] = [
  {
    id: 'only one gap',
    minutes: 60,
    days: [0],
    people: [
      [
        [0, 540, 720],
        [0, 840, 1020],
      ],
      [
        [0, 540, 600],
        [0, 780, 840],
      ],
    ],
    gold: [0, 720, 780],
    earliest: false,
    slots: 1,
  },
  {
    id: 'the earliest of three days',
    minutes: 30,
    days: [0, 1, 2],
    people: [[[0, 540, 1020]], [[1, 540, 630]], [[1, 660, 1020]]],
    gold: [1, 630, 660],
    earliest: true,
    slots: 32,
  },
];

const PUBLIC = resolve('../shared/data/natural-plan/calendar-scheduling.json');

describe.each([
  ['invented cases', () => OWN, true],
  [
    'cases of NATURAL PLAN',
    () => (JSON.parse(readFileSync(PUBLIC, 'utf8')) as { cases: SchedulingCase[] }).cases,
    existsSync(PUBLIC),
  ],
] as const)('%s', (_name, cases, isThere) => {
  it.skipIf(!isThere)('come out as published', () => {
    const wrong = cases()
      .map(gradeCase)
      .filter(({ isRight }) => !isRight);
    expect(wrong).toEqual([]);
  });
});
