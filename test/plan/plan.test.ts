import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWithinHours } from '../../src/domain/free-slots/open-time.ts';
import { Board } from '../../src/domain/plan/board.ts';
import type { Placement } from '../../src/domain/plan/explain.ts';
import { type Plan, planOf } from '../../src/domain/plan/plan.ts';
import { type Problem, problemOf } from '../../src/domain/plan/problem.ts';
import { search } from '../../src/domain/plan/search.ts';
import type { Week } from '../../src/domain/plan/task.ts';
import { inFull } from '../../src/domain/testing/in-full.ts';
import { MINUTE, wallDay } from '../../src/domain/time/wall.ts';
import { toWall } from '../../src/domain/time/zone.ts';
import { small, week } from './weeks.ts';

const QUICK = { rounds: 60 };

type Span = { readonly start: number; readonly end: number; readonly place?: number | undefined };

const meets = (a: Span, b: Span): boolean => a.start < Math.max(b.end, b.start + 1) && b.start < a.end;

/** What must hold of every plan, read off the week itself; throws where it does not. */
function check(of: Week, { placements }: Pick<Plan, 'placements'>): void {
  const fail = (what: string): never => {
    throw new Error(what);
  };
  const { window, now, zone, tasks, taken, ways = [] } = of;
  const dayOf = (at: number): number => wallDay(toWall(at, zone));
  for (const [index, one] of placements.entries()) {
    const { task, start, end } = one;
    if (start < Math.max(now, window.from) || end > window.to) fail('outside the window');
    if (taken.some((other) => meets(one, other))) fail('over something');
    if (placements.some((other, at) => at !== index && meets(one, other))) fail('over one another');
    if (!isWithinHours(one, zone, task.hours)) fail('outside the hours');
    if (start < (task.release ?? start)) fail('too early');
    for (const id of task.after ?? []) {
      const before = placements.filter((other) => other.task.id === id);
      const whole = tasks.find((other) => other.id === id);
      if (before.length < (whole ? (before[0]?.parts ?? 1) : 0)) fail('before what it waits for');
      if (before.some((other) => other.end > start)) fail('before what it waits for is over');
    }
    const own = placements.filter((other) => other.task.id === task.id && other !== one);
    if (task.apart && own.some((other) => dayOf(other.start) === dayOf(start))) fail('twice a day');
    if (!task.apart && own.some((other) => other.part < one.part !== other.start < start)) fail('out of order');
  }
  const length = (ones: readonly Span[]): number => ones.reduce((sum, one) => sum + (one.end - one.start) / MINUTE, 0);
  const most = of.mostMinutesPerDay ?? Infinity;
  for (const ones of Map.groupBy(placements, ({ start }) => dayOf(start)).values())
    if (length(ones) > most) fail('too much in a day');
  const moved = placements.filter(({ why }) => why === 'displaced');
  const free = moved.filter((one) => canStay(of, one));
  if (free.length > (of.mostMoves ?? Infinity)) fail('too many moves');
  const all: Span[] = [...placements.map((one) => ({ ...one, place: one.task.place })), ...taken].sort(
    (a, b) => a.start - b.start,
  );
  // Who is booked at two places at once is at one of them, nobody knows at which.
  const isElsewhereToo = ({ start, end, place }: Span): boolean =>
    taken.some((x) => x.place !== undefined && x.place !== place && meets({ start, end: Math.max(end, start + 1) }, x));
  for (const one of placements.filter(({ task }) => task.place !== undefined))
    for (const other of all) {
      if (other.place === undefined || meets(one, other) || isElsewhereToo(other)) continue;
      const [first, second] = one.start < other.start ? [one, other] : [other, one];
      const [from, to] = one === first ? [one.task.place, other.place] : [other.place, one.task.place];
      const between = all.filter((x) => x.place !== undefined && x.start >= first.end && x.end <= second.start);
      const gap = (second.start - first.end) / MINUTE;
      // Neighbours only: between others one goes by them.
      if (between.length === 0 && gap >= 0 && gap < (ways[from as number]?.[to as number] ?? 0))
        fail('no time for the way');
    }
}

/** Whether a part could have stayed where it was, as far as the week alone says. */
const canStay = ({ taken, zone, now, window }: Week, { previous, task, start, end }: Placement): boolean => {
  if (previous === undefined || previous < now || previous < window.from) return false;
  const there = { start: previous, end: previous + end - start };
  return (
    there.end <= window.to &&
    previous >= (task.release ?? previous) &&
    previous % (5 * MINUTE) === 0 &&
    !taken.some((one) => meets(there, one)) &&
    isWithinHours(there, zone, task.hours)
  );
};

describe('plans', () => {
  it(
    'break no hard rule in random weeks, whatever their zone and whatever the clocks do',
    () => {
      fc.assert(
        fc.property(week, (one) => check(one, planOf(one, QUICK))),
        { seed: 20_261_123, numRuns: inFull(10_000, 100) },
      );
    },
    inFull(600_000, 30_000),
  );

  it.each([
    ['time that is taken', (one: Week): Week => ({ ...one, taken: [] })],
    ['hours', (one: Week): Week => ({ ...one, tasks: one.tasks.map((task) => ({ ...task, hours: ALWAYS })) })],
    ['order', (one: Week): Week => ({ ...one, tasks: one.tasks.map((task) => ({ ...task, after: [] })) })],
    ['ways', (one: Week): Week => ({ ...one, ways: [] })],
    ['the limit of a day', (one: Week): Week => ({ ...one, mostMinutesPerDay: undefined })],
    ['the zone', (one: Week): Week => ({ ...one, zone: 'Pacific/Auckland' })],
  ])('control: a plan that knows nothing of %s fails the same check', (_what, blind) => {
    const outcome = fc.check(
      fc.property(week, (one) => {
        const ids = new Map(one.tasks.map((task) => [task.id, task]));
        const { placements } = planOf(blind(one), QUICK);
        check(one, { placements: placements.map((each) => ({ ...each, task: ids.get(each.task.id) ?? each.task })) });
      }),
      { seed: 20_261_123, numRuns: 400 },
    );
    expect(outcome.failed).toBe(true);
  });

  it('are the same for equal weeks', () => {
    fc.assert(
      fc.property(week, (one) => {
        expect(planOf(structuredClone(one), QUICK)).toEqual(planOf(one, QUICK));
      }),
      { seed: 20_261_123, numRuns: inFull(300, 10) },
    );
  });

  it(
    'leave nothing unsaid: what has no place is listed, and the minutes add up',
    () => {
      fc.assert(
        fc.property(week, (one) => {
          const { placements, left } = planOf(one, QUICK);
          for (const task of one.tasks) {
            const wanted = task.parts.reduce((sum, { minutes }) => sum + minutes, 0);
            const planned = placements.filter((each) => each.task.id === task.id);
            const minutes = planned.reduce((sum, { start, end }) => sum + (end - start) / MINUTE, 0);
            const missing = left.find((each) => each.task.id === task.id)?.minutes ?? 0;
            expect(minutes + missing).toBe(wanted);
          }
        }),
        { seed: 20_261_124, numRuns: inFull(2_000, 40) },
      );
    },
    inFull(600_000, 30_000),
  );

  it('cost what the cheapest of all does, where all can be tried', () => {
    fc.assert(
      fc.property(small, (one) => {
        expect(searched(one)).toBeCloseTo(cheapest(problemOf(one)), 6);
      }),
      { seed: 20_261_123, numRuns: inFull(300, 10) },
    );
  });

  it('never cost more for more free time, their parts being the same', () => {
    fc.assert(
      fc.property(small, (one) => {
        const freer = { ...one, taken: one.taken.slice(1) };
        expect(searched(freer)).toBeLessThanOrEqual(searched(one) + 1e-6);
      }),
      { seed: 20_261_125, numRuns: inFull(500, 20) },
    );
  });
});

const ALWAYS = Array.from({ length: 7 }, () => [[0, 1440]] as const);

/** The cost that the search comes to, with parts as they are. */
function searched(one: Week): number {
  const steps = search(problemOf(one), { rounds: 600 });
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value.cost;
}

/** The cost of the cheapest plan, by trying every one (branch and bound). */
function cheapest(problem: Problem): number {
  const board = new Board(problem);
  const order = inSequence(problem);
  let best = Infinity;
  const visit = (depth: number, sure: number): void => {
    if (sure >= best) return;
    const item = order[depth];
    if (item === undefined) {
      best = Math.min(best, board.cost);
      return;
    }
    const { starts, costs, leaving } = problem.items[item] as (typeof problem.items)[number];
    starts.forEach((start, index) => {
      if (!board.fits(item, start)) return;
      const base = costs[index] as number;
      board.place(item, { start, base });
      visit(depth + 1, sure + base);
      board.take(item);
    });
    visit(depth + 1, sure + leaving);
  };
  visit(0, 0);
  return best;
}

/** Items after those that they wait for. */
function inSequence({ items }: Problem): number[] {
  const done: number[] = [];
  while (done.length < items.length)
    items.forEach(({ before }, item) => {
      if (!done.includes(item) && before.every((one) => done.includes(one))) done.push(item);
    });
  return done;
}
