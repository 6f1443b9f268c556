import type { Instant } from '../time/wall.ts';
import { FEWEST, weightOf } from './usual.ts';

/** A todo that is done, the minutes that it was estimated, and those that it took. */
export interface TakenTime {
  readonly labels: readonly string[];
  readonly estimated: number;
  readonly taken: number;
  readonly at: Instant;
}

/** How much longer (more than 1) or shorter todos take than they were estimated, and of how many that is known. */
export interface LearnedRatio {
  readonly factor: number;
  readonly label: string;
  readonly cases: number;
}

/** As many todos that took what was estimated speak against it. */
const PRIOR = 5;
/** Finer steps would move a plan for nothing. */
const STEP = 0.25;
const MOST = 50;

/**
 * How long todos with one of these tags take beside their estimate: the median, shrunk towards 1 (as if five had taken what was
 * estimated), in quarters. Only where, each todo left out in turn, the others tell its time better than its estimate does, in the mean and more
 * often than not (Stone 1974).
 *
 * @example
 * learnedRatio([…8 todos #writing that took twice as long], ['writing'], now) // { factor: 1.5, label: 'writing', cases: 8 }
 */
export function learnedRatio(
  cases: readonly TakenTime[],
  labels: readonly string[],
  now: Instant,
): LearnedRatio | undefined {
  const lists = labels
    .map((label) => ({ label, some: cases.filter((one) => one.labels.includes(label)).slice(0, MOST) }))
    .sort((a, b) => a.some.length - b.some.length);
  for (const { label, some } of lists) {
    const known = some.map(({ estimated, taken, at }) => ({
      log: Math.log(taken / estimated),
      weight: weightOf(at, now),
    }));
    const factor = factorOf(known);
    if (known.length < FEWEST || factor === 1 || !isBetter(known)) continue;
    return { factor, label, cases: known.length };
  }
  return undefined;
}

interface Known {
  readonly log: number;
  readonly weight: number;
}

function factorOf(known: readonly Known[]): number {
  const all = known.reduce((sum, { weight }) => sum + weight, 0);
  const shrunk = (all * median(known)) / (all + PRIOR);
  return Math.max(STEP, Math.round(Math.exp(shrunk) / STEP) * STEP);
}

/** Whether each is told better by the others than by its estimate. */
function isBetter(known: readonly Known[]): boolean {
  const gains = known.map(({ log }, index) => {
    const told = Math.log(factorOf(known.filter((_one, other) => other !== index)));
    return Math.abs(log) - Math.abs(log - told);
  });
  const sum = gains.reduce((all, one) => all + one, 0);
  return sum > 0 && gains.filter((gain) => gain > 0).length * 2 > gains.length;
}

/** The weighted median. */
function median(known: readonly Known[]): number {
  const sorted = [...known].sort((a, b) => a.log - b.log);
  const half = sorted.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let seen = 0;
  for (const { log, weight } of sorted) {
    seen += weight;
    if (seen >= half) return log;
  }
  return 0;
}
