import { createRequire } from 'node:module';
import { CROWDED_PER_MINUTE } from '../../src/domain/plan/cost.ts';
import type { Item, Problem } from '../../src/domain/plan/problem.ts';
import { MINUTE } from '../../src/domain/time/wall.ts';

/** Its types are those of CommonJS. */
const { default: loadHighs }: typeof import('highs') = createRequire(import.meta.url)('highs');

export interface Proved {
  /** The cheapest plan that was found, infinity where none was. */
  readonly cost: number;
  readonly isProved: boolean;
  readonly seconds: number;
}

/**
 * The optimum of a problem by HiGHS: a variable for each start of each item (time-indexed; Dyer & Wolsey 1990), order
 * in its disaggregated form. `known`: what some plan of it costs; what no cheaper plan can hold is left out at once. Knows no ways.
 */
export async function optimumOf(problem: Problem, seconds: number, known: number): Promise<Proved> {
  const highs = await loadHighs();
  const begun = performance.now();
  const solution = highs.solve(programOf({ ...problem, items: withoutDearer(problem.items, known) }), {
    output_flag: false,
    time_limit: seconds,
    mip_rel_gap: 1e-5,
    threads: 1,
  } as Parameters<typeof highs.solve>[1]);
  const leaving = problem.items.reduce((sum, item) => sum + item.leaving, 0);
  const found = 'ObjectiveValue' in solution ? solution.ObjectiveValue + leaving : Number.NaN;
  const isProved = solution.Status === 'Optimal';
  return {
    cost: Number.isFinite(found) && found > 0 ? found : Number.POSITIVE_INFINITY,
    isProved,
    seconds: (performance.now() - begun) / 1_000,
  };
}

/**
 * The items without the starts that are dearer than the cheapest of the item by more than a plan of this cost can be dearer than
 * all items at their cheapest: no plan that costs less has one of them (fixing by bounds).
 */
function withoutDearer(items: readonly Item[], known: number): Item[] {
  const least = ({ costs, leaving }: Item): number => Math.min(leaving, ...costs);
  const most = known - items.reduce((sum, item) => sum + least(item), 0) + 1;
  return items.map((item) => {
    const kept = [...item.starts.keys()].filter((index) => (item.costs[index] as number) - least(item) <= most);
    return {
      ...item,
      starts: item.starts.filter((_start, index) => kept.includes(index)),
      costs: item.costs.filter((_cost, index) => kept.includes(index)),
    };
  });
}

/** The problem as a mixed-integer program in CPLEX' LP format. */
function programOf({ tickMs, items, dates, roomy, filled, capacity, mostPerDay }: Problem): string {
  const name = (item: number, start: number): string => `x${item}_${start}`;
  const goal: string[] = [];
  const rows: string[] = [];
  const binaries: string[] = [];
  const onTick = new Map<number, string[]>();
  const onDate = new Map<number, string[]>();
  const all: string[] = [];
  const note = (map: Map<number, string[]>, key: number, term: string): void => {
    const known = map.get(key);
    if (known) known.push(term);
    else map.set(key, [term]);
  };
  // Items begin where a start of any is: between two of these nothing changes.
  const ticks = [...new Set(items.flatMap(({ starts }) => [...starts]))].sort((a, b) => a - b);
  items.forEach(({ starts, costs, leaving, ticks: length }, item) => {
    starts.forEach((start, index) => {
      const term = name(item, start);
      goal.push(`${signed((costs[index] as number) - leaving)} ${term}`);
      binaries.push(term);
      all.push(`+ ${length} ${term}`);
      note(onDate, dates[start] as number, `+ ${length} ${term}`);
      for (const tick of ticks) if (start <= tick && tick < start + length) note(onTick, tick, `+ ${term}`);
    });
    if (starts.length > 0) rows.push(`${[...starts].map((start) => `+ ${name(item, start)}`).join(' ')} <= 1`);
  });
  for (const terms of onTick.values()) if (terms.length > 1) rows.push(`${terms.join(' ')} <= 1`);
  for (const [date, terms] of onDate) {
    const crowd = `o${date}`;
    goal.push(`${signed((CROWDED_PER_MINUTE * tickMs) / MINUTE)} ${crowd}`);
    rows.push(`${terms.join(' ')} - ${crowd} <= ${(roomy[date] as number) - (filled[date] as number)}`);
    if (Number.isFinite(mostPerDay)) rows.push(`${terms.join(' ')} <= ${mostPerDay - (filled[date] as number)}`);
  }
  if (all.length > 0) rows.push(`${all.join(' ')} <= ${capacity}`);
  items.forEach(({ before, starts, apart }, item) => {
    for (const one of before) {
      const { starts: others, ticks: length } = items[one] as (typeof items)[number];
      for (const tick of [...starts].sort((a, b) => a - b)) {
        const here = [...starts].filter((start) => start <= tick).map((start) => `+ ${name(item, start)}`);
        const earlier = [...others].filter((start) => start + length <= tick).map((start) => `- ${name(one, start)}`);
        rows.push(`${[...here, ...earlier].join(' ')} <= 0`);
      }
    }
    for (const one of apart.filter((other) => other > item))
      for (const date of onDate.keys()) {
        const both = [item, one].flatMap((each) =>
          [...(items[each]?.starts ?? [])].flatMap((start) => (dates[start] === date ? `+ ${name(each, start)}` : [])),
        );
        if (both.length > 1) rows.push(`${both.join(' ')} <= 1`);
      }
  });
  return `Minimize\n obj: ${goal.join('\n ')}\nSubject To\n ${rows.map((row, index) => `c${index}: ${row}`).join('\n ')}\nBinaries\n ${binaries.join('\n ')}\nEnd\n`;
}

const signed = (value: number): string => `${value < 0 ? '-' : '+'} ${Math.abs(value)}`;
