import { problemOf } from '../../src/domain/plan/problem.ts';
import { search } from '../../src/domain/plan/search.ts';
import { printTable } from '../lib/table.ts';
import { bestSlotByPriority, earliestDueFirst } from './baselines.ts';
import { randomWeek } from './family.ts';
import { optimumOf, type Proved } from './oracle.ts';

const SEEDS = 20;
/** Todos, days, and how full the time is; seconds that the oracle has for each. */
const SIZES = [
  { todos: 10, days: 14, oracle: 60 },
  { todos: 20, days: 14, oracle: 60 },
  { todos: 30, days: 14, oracle: 60 },
  { todos: 40, days: 14, load: 0.95, oracle: 0 },
  { todos: 100, days: 28, oracle: 0 },
] as const;
/** So that even the hardest week is as good as settled, to compare with where nothing is proved. */
const LONG = 60_000;

interface Run {
  readonly cost: number;
  readonly ms: number;
}

interface Found {
  readonly own: Run;
  readonly best: number;
  readonly due: number;
  readonly slot: number;
  readonly proved: Proved | undefined;
}

function run(problem: ReturnType<typeof problemOf>, rounds?: number): Run {
  const begun = performance.now();
  const steps = search(problem, rounds === undefined ? {} : { rounds });
  for (let step = steps.next(); ; step = steps.next())
    if (step.done) return { cost: step.value.cost, ms: performance.now() - begun };
}

const sorted = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);
const median = (values: readonly number[]): number => sorted(values)[Math.floor(values.length / 2)] ?? Number.NaN;
const pair = (values: readonly number[]): string => `${median(values).toFixed(2)} / ${Math.max(...values).toFixed(2)}`;

/**
 * Prints what plans cost as multiples of the proved optimum (HiGHS), of the best that anybody found where it proved
 * none in its time: median and worst of 20 random fortnights. `oracle`: seconds for each week, 0 for none.
 */
export async function printPlans(oracle?: number): Promise<void> {
  console.log('## Plans of a fortnight, × optimum (median / worst of 20 seeds)\n');
  const rows: string[][] = [];
  for (const { oracle: seconds, ...size } of SIZES) {
    const found: Found[] = [];
    for (let seed = 1; seed <= SEEDS; seed++) {
      const problem = problemOf(randomWeek(size, seed));
      const own = run(problem);
      const long = size.todos < 100 ? run(problem, LONG).cost : own.cost;
      const limit = oracle ?? seconds;
      const proved = limit > 0 && seconds > 0 ? await optimumOf(problem, limit, Math.min(own.cost, long)) : undefined;
      const due = earliestDueFirst(problem);
      const slot = bestSlotByPriority(problem);
      const best = Math.min(own.cost, long, due, slot, proved?.isProved ? proved.cost : Infinity);
      found.push({ own, best, due, slot, proved });
    }
    const times = (of: (one: (typeof found)[number]) => number): string => pair(found.map((one) => of(one) / one.best));
    rows.push([
      `${size.todos} todos, ${size.days} days`,
      String(found.filter(({ proved }) => proved?.isProved).length),
      median(found.flatMap(({ proved }) => proved?.seconds ?? [])).toFixed(1),
      times(({ own }) => own.cost),
      pair(found.map(({ own }) => own.ms)),
      times(({ due }) => due),
      times(({ slot }) => slot),
      String(found.filter(({ own, due, slot }) => own.cost < Math.min(due, slot)).length),
    ]);
  }
  printTable(
    ['weeks', 'proved', 's of HiGHS', 'ours', 'ms', 'earliest due first', 'best slot by priority', 'both beaten'],
    rows,
  );
}
