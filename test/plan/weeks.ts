import fc from 'fast-check';
import { parseWorkingHours } from '../../src/domain/free-slots/working-hours.ts';
import { partsOf } from '../../src/domain/plan/parts.ts';
import type { Task, Week } from '../../src/domain/plan/task.ts';
import { DAY, HOUR, MINUTE } from '../../src/domain/time/wall.ts';
import { startOfDay } from '../../src/domain/time/zone.ts';

/** Zones and the days on which their clocks change, and days on which nothing does. */
const WHEN = [
  ['Asia/Shanghai', '2026-11-23'],
  ['America/New_York', '2026-03-06'],
  ['America/New_York', '2026-10-30'],
  ['Europe/Berlin', '2026-03-27'],
  ['Europe/Berlin', '2026-10-23'],
  ['Australia/Lord_Howe', '2026-04-03'],
  ['America/St_Johns', '2026-11-01'],
  ['Asia/Kathmandu', '2026-06-01'],
  ['Africa/Cairo', '2026-04-23'],
] as const;

const HOURS = ['MO-FR 09:00-12:00,13:00-18:00', 'MO-SU 08:00-22:00', 'FR-MO 22:00-06:00', 'SA,SU 00:00-24:00'].map(
  (text) => parseWorkingHours(text),
);

const WAYS = [
  [0, 25, 40],
  [30, 0, 15],
  [40, 15, 0],
];

const place = fc.option(fc.integer({ min: 0, max: 2 }), { nil: undefined });

/** Random weeks: hours over midnight, clock changes, ways, dependencies, what was planned before. */
export const week: fc.Arbitrary<Week> = fc
  .record({
    when: fc.constantFrom(...WHEN),
    days: fc.integer({ min: 1, max: 7 }),
    now: fc.integer({ min: -5 * 60, max: 30 * 60 }),
    todos: fc.array(
      fc.record({
        weight: fc.integer({ min: 1, max: 8 }),
        minutes: fc.integer({ min: 5, max: 300 }),
        due: fc.option(fc.integer({ min: -600, max: 7 * 1440 }), { nil: undefined }),
        release: fc.option(fc.integer({ min: 0, max: 3 * 1440 }), { nil: undefined }),
        after: fc.option(fc.nat(30), { nil: undefined }),
        hours: fc.constantFrom(...HOURS),
        wish: fc.option(fc.constantFrom([540, 720] as const, [1080, 1320] as const), { nil: undefined }),
        place,
        apart: fc.boolean(),
        previous: fc.option(fc.integer({ min: 0, max: 5 * 1440 }), { nil: undefined }),
      }),
      { minLength: 1, maxLength: 9 },
    ),
    taken: fc.array(
      fc.record({
        start: fc.integer({ min: -300, max: 7 * 1440 }),
        minutes: fc.integer({ min: 0, max: 240 }),
        place,
        isPlanned: fc.boolean(),
      }),
      { maxLength: 12 },
    ),
    mostMinutesPerDay: fc.option(fc.integer({ min: 30, max: 300 }), { nil: undefined }),
    mostMoves: fc.option(fc.nat(3), { nil: undefined }),
  })
  .map(({ when: [zone, date], days, now, todos, taken, ...limits }) => {
    const from = startOfDay(Date.parse(date), zone);
    const at = (minutes: number): number => from + minutes * MINUTE;
    const tasks = todos.map((todo, index): Task => {
      const parts = partsOf(todo.minutes);
      const [first, ...others] = parts as [(typeof parts)[number], ...typeof parts];
      return {
        id: `t${index}`,
        weight: todo.weight,
        parts: todo.previous === undefined ? parts : [{ ...first, previous: at(todo.previous) }, ...others],
        hours: todo.hours,
        wish: todo.wish,
        place: todo.place,
        apart: todo.apart,
        due: todo.due === undefined ? undefined : at(todo.due),
        release: todo.release === undefined ? undefined : at(todo.release),
        // Only on earlier ones: there are no circles.
        after: todo.after === undefined || index === 0 ? [] : [`t${todo.after % index}`],
      };
    });
    return {
      ...{ window: { from, to: from + days * DAY }, now: at(now), zone, tasks, ways: WAYS, ...limits },
      taken: taken.map((one) => ({
        start: at(one.start),
        end: at(one.start + one.minutes),
        place: one.place,
        isPlanned: one.isPlanned,
      })),
    };
  });

/** A day with few starts, for what tries them all. */
export const small: fc.Arbitrary<Week> = fc
  .array(
    fc.record({
      weight: fc.integer({ min: 1, max: 8 }),
      quarters: fc.integer({ min: 1, max: 6 }),
      due: fc.option(fc.integer({ min: 2, max: 30 }), { nil: undefined }),
      waits: fc.boolean(),
    }),
    { minLength: 2, maxLength: 5 },
  )
  .chain((todos) =>
    fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 3 }).map((busy): Week => {
      const from = Date.parse('2026-11-23T00:00:00Z');
      const nine = from + 9 * HOUR;
      return {
        ...{ window: { from, to: from + DAY }, now: from, zone: 'UTC' },
        tasks: todos.map(({ weight, quarters, due, waits }, index) => ({
          id: `t${index}`,
          weight,
          parts: [{ minutes: quarters * 15 }],
          hours: parseWorkingHours('MO-SU 09:00-12:00'),
          due: due === undefined ? undefined : nine + due * 15 * MINUTE,
          after: waits && index > 0 ? [`t${index - 1}`] : [],
        })),
        taken: busy.map((quarter) => ({
          start: nine + quarter * 15 * MINUTE,
          end: nine + (quarter + 1) * 15 * MINUTE,
        })),
      };
    }),
  );
