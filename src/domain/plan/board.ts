import { MINUTE } from '../time/wall.ts';
import { CROWDED_PER_MINUTE } from './cost.ts';
import { NOWHERE } from './frame.ts';
import type { Item, Problem } from './problem.ts';

/** An item that lies nowhere. */
export const OUT = -1;

/** A start that is free for an item, and what it adds to the cost. */
export interface Offer {
  readonly start: number;
  /** What the start costs by itself, and with the crowding of its day. */
  readonly base: number;
  readonly cost: number;
}

const leastOf = (waiting: readonly Float64Array[], tick: number): number =>
  waiting.reduce((sum, least) => sum + (least[tick] as number), 0);

/** A plan in the making: where each item lies, and what all of it costs. Placing keeps to every hard rule. */
export class Board {
  readonly problem: Problem;
  /** Of each item its start, and what that costs by itself. */
  readonly at: Int32Array;
  readonly #cost: Float64Array;
  /** By tick, the item that lies there, NOWHERE where none does. */
  readonly #who: Int16Array;
  readonly #loads: Float64Array;
  readonly #shortest: number;
  readonly #hasWays: boolean;
  /** What a tick on a crowded day costs. */
  readonly #perTick: number;
  #filled = 0;
  #moves = 0;
  #sum = 0;

  constructor(problem: Problem) {
    this.problem = problem;
    this.at = new Int32Array(problem.items.length).fill(OUT);
    this.#cost = Float64Array.from(problem.items, ({ leaving }) => leaving);
    this.#who = new Int16Array(problem.ticks).fill(NOWHERE);
    this.#loads = Float64Array.from(problem.filled);
    this.#filled = problem.filled.reduce((sum, one) => sum + one, 0);
    this.#shortest = Math.min(...problem.items.map(({ ticks }) => ticks));
    this.#hasWays = problem.longestWay > 0;
    this.#perTick = (CROWDED_PER_MINUTE * problem.tickMs) / MINUTE;
    this.#sum = problem.items.reduce((sum, { leaving }) => sum + leaving, 0);
  }

  /** What the plan costs as it stands. */
  get cost(): number {
    return this.#sum;
  }

  /** What an item costs where it lies, or for being left out, without what it adds to a crowded day. */
  costOf(item: number): number {
    return this.#cost[item] as number;
  }

  /** The item that lies on a tick, or NOWHERE. */
  whoAt(tick: number): number {
    return this.#who[tick] ?? NOWHERE;
  }

  isOut(item: number): boolean {
    return this.at[item] === OUT;
  }

  /**
   * The cheapest start that is free for an item, with what it leaves to those that wait for it and lie nowhere yet; those after
   * `skip` offers. Undefined where leaving it out is all that is left.
   */
  best(item: number, skip = 0): Offer | undefined {
    const { starts, costs, ticks, after } = this.#item(item);
    const waiting = after.filter((one) => this.at[one] === OUT).map(this.problem.least);
    const least = leastOf(waiting, 0);
    let best: Offer | undefined;
    let most = Infinity;
    let left = skip;
    for (let index = 0; index < starts.length; index++) {
      const base = costs[index] as number;
      if (base + least >= most) break;
      const start = starts[index] as number;
      if (!this.fits(item, start)) continue;
      const cost = base + this.#crowding(item, start);
      const all = cost + leastOf(waiting, start + ticks);
      if (all >= most) continue;
      if (left > 0) left--;
      else {
        best = { start, base, cost };
        most = all;
      }
    }
    return best;
  }

  /** Whether an item that lies nowhere may begin at one of its starts. */
  fits(item: number, start: number): boolean {
    const { ticks, before, after, apart, place, previous } = this.#item(item);
    const { at, problem } = this;
    const end = start + ticks;
    if (this.#filled + ticks > problem.capacity) return false;
    const date = problem.dates[start] as number;
    if ((this.#loads[date] as number) + ticks > problem.mostPerDay) return false;
    if (previous !== undefined && previous !== start && this.#moves >= problem.mostMoves) return false;
    // Nothing is shorter than the shortest: it cannot hide between two looks.
    for (let tick = start; tick < end; tick += this.#shortest) if (this.#who[tick] !== NOWHERE) return false;
    if (this.#who[end - 1] !== NOWHERE) return false;
    for (const one of before) {
      const from = at[one] as number;
      if (from === OUT || from + this.#item(one).ticks > start) return false;
    }
    for (const one of after) if (at[one] !== OUT && (at[one] as number) < end) return false;
    for (const one of apart) if (at[one] !== OUT && problem.dates[at[one] as number] === date) return false;
    return !this.#hasWays || this.#leavesWays(start, end, place);
  }

  /** What lies in the way of an item at a start, if it is only other items. */
  inTheWay(item: number, start: number): number[] {
    const end = start + this.#item(item).ticks;
    const found: number[] = [];
    for (let tick = start; tick < end; tick++) {
      const who = this.#who[tick] as number;
      if (who !== NOWHERE && found.at(-1) !== who) found.push(who);
    }
    return found;
  }

  /** Puts an item where `fits` or `best` says that it may lie. */
  place(item: number, { start, base }: Pick<Offer, 'start' | 'base'>): void {
    const { ticks, leaving, previous } = this.#item(item);
    const date = this.problem.dates[start] as number;
    this.#sum += base - leaving + this.#crowding(item, start);
    this.#cost[item] = base;
    this.at[item] = start;
    this.#who.fill(item, start, start + ticks);
    this.#loads[date] = (this.#loads[date] as number) + ticks;
    this.#filled += ticks;
    if (previous !== undefined && previous !== start) this.#moves++;
  }

  /** Takes an item out, if it lies anywhere. */
  take(item: number): void {
    const start = this.at[item] as number;
    if (start === OUT) return;
    const { ticks, leaving, previous } = this.#item(item);
    const date = this.problem.dates[start] as number;
    this.#loads[date] = (this.#loads[date] as number) - ticks;
    this.#filled -= ticks;
    this.#sum += leaving - (this.#cost[item] as number) - this.#crowding(item, start);
    this.#cost[item] = leaving;
    this.at[item] = OUT;
    this.#who.fill(NOWHERE, start, start + ticks);
    if (previous !== undefined && previous !== start) this.#moves--;
  }

  #item(item: number): Item {
    return this.problem.items[item] as Item;
  }

  /** What an item that is not counted yet adds by crowding its day. */
  #crowding(item: number, start: number): number {
    const date = this.problem.dates[start] as number;
    const load = this.#loads[date] as number;
    const roomy = this.problem.roomy[date] as number;
    return this.#perTick * (Math.max(0, load + this.#item(item).ticks - roomy) - Math.max(0, load - roomy));
  }

  /** Whether the time between what has a place still holds the ways. */
  #leavesWays(start: number, end: number, place: number): boolean {
    const { ways } = this.problem;
    const [from, freeBefore] = this.#nearest(start - 1, -1);
    const [to, freeAfter] = this.#nearest(end, 1);
    const way = (a: number, b: number): number => (a === NOWHERE || b === NOWHERE ? 0 : (ways[a]?.[b] ?? 0));
    return place === NOWHERE
      ? freeBefore + freeAfter >= way(from, to)
      : freeBefore >= way(from, place) && freeAfter >= way(place, to);
  }

  /** The next place in a direction, and the free ticks up to there; none when it is further than any way. */
  #nearest(from: number, step: 1 | -1): [place: number, free: number] {
    const { firstAt, lastAt, isTaken, longestWay, ticks, items } = this.problem;
    const takenAt = step < 0 ? lastAt : firstAt;
    let free = 0;
    for (let tick = from; tick >= 0 && tick < ticks && free < longestWay; tick += step) {
      const who = this.#who[tick] as number;
      const place = who === NOWHERE ? (takenAt[tick] as number) : (items[who] as Item).place;
      if (place !== NOWHERE) return [place, free];
      if (who === NOWHERE && !isTaken[tick]) free++;
    }
    return [NOWHERE, free];
  }
}
