import { randomFrom } from '../random.ts';
import { Board, OUT } from './board.ts';
import type { Problem } from './problem.ts';

/**
 * Large-neighbourhood search (Shaw 1998; Ropke & Pisinger 2006) from several
 * greedy starts: some items are taken out (near in time, dear, at random, or those that
 * lie where an item that found no place could go) and put back at the cheapest start,
 * each in turn. What came of it is kept when it is better, or by chance when it is little
 * worse, less and less often. Seeded, and bounded by rounds: equal problems come to equal plans.
 */

interface Options {
  /** Rounds of the search. Default: by the number of items. */
  readonly rounds?: number;
  readonly seed?: number;
}

/** How a search ends: the start of each item in ticks, OUT where there is none. */
export interface Solution {
  readonly at: Int32Array;
  readonly cost: number;
  /** The starts that the search set out from: earliest due first, by weight, …. */
  readonly greedy: readonly number[];
}

const SEED = 20_261_123;
const MOST_RUNS = 5;
const ROUNDS_PER_ITEM = 20;
const EPSILON = 1e-9;
/** Rounds between two rests. */
const AT_ONCE = 50;
/** What a plan may cost more at first, as a share of all, and in the end. */
const WARM = 0.003;
const COLD = 0.5;
const FEWEST_ROUNDS = 400;

/** More items take more rounds to be sorted out, until rounds take so long that there is time for fewer: half a second in all. */
function roundsFor(items: number): number {
  const most = Math.max(1_200_000 / Math.max(1, items), 8_000);
  return Math.ceil(Math.max(FEWEST_ROUNDS, Math.min(0.45 * items ** 3, most)));
}

/** Runs that share the rounds: where one is stuck, another is not. Each has to have enough of them. */
const runsFor = (rounds: number, items: number): number =>
  Math.max(1, Math.min(MOST_RUNS, Math.floor(rounds / (ROUNDS_PER_ITEM * items))));

/** Looks for the cheapest plan; yields now and then, so that others can have their turn. */
export function* search(problem: Problem, { rounds, seed = SEED }: Options = {}): Generator<void, Solution, void> {
  const count = problem.items.length;
  const starts = orders(problem).map((order) => greedy(problem, order));
  const greedyCosts = starts.map(({ cost }) => cost);
  const first = starts.toSorted((a, b) => a.cost - b.cost);
  let best = placesOf(first[0] as Board);
  const all = rounds ?? roundsFor(count);
  const runs = count === 0 ? 0 : runsFor(all, count);
  for (let run = 0; run < runs; run++) {
    const found = yield* anneal(first[run % first.length] as Board, Math.ceil(all / runs), randomFrom(seed + run));
    if (found.cost < best.cost) best = found;
  }
  return { ...best, greedy: greedyCosts };
}

type Placed = Pick<Solution, 'at' | 'cost'>;

const placesOf = (board: Board): Placed => ({ at: board.at.slice(), cost: board.cost });

/** One run, which changes the board that it sets out from. */
function* anneal(board: Board, rounds: number, random: () => number): Generator<void, Placed, void> {
  const pick = (below: number): number => Math.floor(random() * below);
  let best = placesOf(board);
  const warm = Math.max(COLD, WARM * best.cost);
  for (let round = 0; round < rounds; round++) {
    if (round % AT_ONCE === AT_ONCE - 1) yield;
    const before = board.cost;
    const { out, first } = takenOut(board, pick);
    const was = new Map([...out].map((item) => [item, placeOf(board, item)]));
    for (const item of out) board.take(item);
    if (first && board.fits(first.item, first.start)) board.place(first.item, first);
    const lost = putBack(board, inSomeOrder(board, out, random, pick), pick);
    for (const [item, place] of lost) if (!was.has(item)) was.set(item, place);
    const worse = board.cost - before;
    const heat = warm * (COLD / warm) ** (round / rounds);
    if (worse > EPSILON && random() >= Math.exp(-worse / heat)) {
      for (const item of was.keys()) board.take(item);
      for (const [item, place] of was) if (place.start !== OUT) board.place(item, place);
    } else if (board.cost < best.cost - EPSILON) best = placesOf(board);
  }
  return best;
}

const placeOf = (board: Board, item: number): Place => ({ start: board.at[item] as number, base: board.costOf(item) });

/** Orders in which items are put in one after the other, each after what must come before it. */
function orders(problem: Problem): number[][] {
  const { items, due: dues } = problem;
  const due = (item: number): number => dues[item] as number;
  const leaving = (item: number): number => items[item]?.leaving ?? 0;
  const worth = (item: number): number => leaving(item) / (items[item]?.ticks ?? 1);
  const room = (item: number): number => items[item]?.starts.length ?? 0;
  const stays = (item: number): number => (items[item]?.previous === undefined ? 1 : 0);
  const keys: readonly ((item: number) => number)[] = [
    due,
    (item) => -worth(item),
    (item) => -leaving(item),
    room,
    (item) => stays(item) * 1e15 + Math.min(due(item), 1e14),
  ];
  return keys.map((key) => {
    const order = items.map((_one, item) => item).sort((a, b) => key(a) - key(b) || a - b);
    return inSequence(problem, order);
  });
}

/** The order, with what must come before an item moved ahead of it. */
function inSequence({ items }: Problem, order: readonly number[]): number[] {
  const done = new Set<number>();
  const wanted = new Set(order);
  const visit = (item: number): void => {
    if (done.has(item)) return;
    done.add(item);
    for (const one of items[item]?.before ?? []) if (wanted.has(one)) visit(one);
    sorted.push(item);
  };
  const sorted: number[] = [];
  for (const item of order) visit(item);
  return sorted;
}

/** Each item at the start that is cheapest then. An item with an earlier place takes it while it is free. */
function greedy(problem: Problem, order: readonly number[]): Board {
  const board = new Board(problem);
  for (const item of order) {
    const offer = board.best(item);
    if (offer && offer.cost < (problem.items[item]?.leaving ?? 0)) board.place(item, offer);
  }
  return board;
}

type Chance = (below: number) => number;

interface Out {
  readonly out: ReadonlySet<number>;
  /** One of them that is to begin at a certain start, if it can. */
  readonly first?: { readonly item: number; readonly start: number; readonly base: number };
}

/** Some items to put back: which, is left to chance. */
function takenOut(board: Board, pick: Chance): Out {
  const count = board.problem.items.length;
  const some = Math.min(count, 2 + pick(Math.min(11, Math.max(2, Math.ceil(count / 2)))));
  const way = pick(14);
  if (way < 4) return forOne(board, pick);
  const ways = [near, near, near, dear, dear, linked, linked, ahead, ahead];
  const out = new Set(ways[way - 4]?.(board, pick, some) ?? []);
  for (let left = some; out.size === 0 && left > 0; left--) out.add(pick(count));
  // What was left out may find its place now.
  for (let item = 0, left = 4; item < count && left > 0; item++) if (board.isOut(item) && left-- > 0) out.add(item);
  return { out };
}

/** Makes room for a dear one at a cheaper start: whatever lies there, and what must come before it but ends later. */
function forOne(board: Board, pick: Chance): Out {
  const { items } = board.problem;
  const item = dearOne(board, pick);
  const { starts, costs, before, after, ticks } = items[item] as (typeof items)[number];
  const out = new Set([item]);
  let cheaper = 0;
  while (cheaper < costs.length && (costs[cheaper] as number) < board.costOf(item)) cheaper++;
  if (cheaper === 0) return { out };
  const index = pick(cheaper);
  const start = starts[index] as number;
  for (const one of board.inTheWay(item, start)) out.add(one);
  for (const one of before)
    if (board.isOut(one) || (board.at[one] as number) + (items[one]?.ticks ?? 0) > start) out.add(one);
  for (const one of after) if (!board.isOut(one) && (board.at[one] as number) < start + ticks) out.add(one);
  for (let left = pick(4); left > 0; left--) out.add(pick(items.length));
  return { out, first: { item, start, base: costs[index] as number } };
}

/** The dearest of four. */
function dearOne(board: Board, pick: Chance): number {
  const count = board.problem.items.length;
  let item = pick(count);
  for (let tries = 0; tries < 3; tries++) {
    const other = pick(count);
    if (board.costOf(other) > board.costOf(item)) item = other;
  }
  return item;
}

function near(board: Board, pick: Chance, some: number): number[] {
  const { items, ticks } = board.problem;
  const seed = pick(items.length);
  const center = board.isOut(seed) ? pick(ticks) : (board.at[seed] as number);
  return [...items.keys()]
    .filter((item) => !board.isOut(item))
    .map((item) => ({ item, far: Math.abs((board.at[item] as number) - center) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, some)
    .map(({ item }) => item);
}

function dear(board: Board, pick: Chance, some: number): number[] {
  return [...board.problem.items.keys()]
    .map((item) => ({ item, cost: board.costOf(item) * (0.5 + pick(1_000) / 1_000) }))
    .sort((a, b) => b.cost - a.cost)
    .slice(0, some)
    .map(({ item }) => item);
}

/** All that waits for one another around some item, and what lies near it. */
function linked(board: Board, pick: Chance, some: number): number[] {
  const { items } = board.problem;
  const chain = new Set([pick(items.length)]);
  for (const item of chain) {
    const { before, after } = items[item] as (typeof items)[number];
    for (const one of [...before, ...after]) chain.add(one);
  }
  return [...chain, ...near(board, pick, Math.ceil(some / 2))];
}

/** A dear one, all that it waits for, and some of what lies before it: together they may lie in another order. */
function ahead(board: Board, pick: Chance, some: number): number[] {
  const { items } = board.problem;
  const item = dearOne(board, pick);
  const chain = new Set([item]);
  for (const one of chain) for (const before of items[one]?.before ?? []) chain.add(before);
  const end = board.isOut(item) ? Infinity : (board.at[item] as number);
  const sooner = [...items.keys()].filter((one) => !board.isOut(one) && (board.at[one] as number) < end);
  for (let left = some; left > 0 && sooner.length > 0; left--) chain.add(sooner[pick(sooner.length)] as number);
  return [...chain];
}

function inSomeOrder(board: Board, out: ReadonlySet<number>, random: () => number, pick: Chance): number[] {
  const { problem } = board;
  const { items, due } = problem;
  const way = pick(4);
  const key = (item: number): number => {
    const one = items[item] as (typeof items)[number];
    if (way === 0) return random();
    if (way === 1) return -one.leaving * (0.7 + 0.6 * random());
    if (way === 2) return (-one.leaving / one.ticks) * (0.7 + 0.6 * random());
    return due[item] as number;
  };
  const keyed = [...out].map((item) => ({ item, key: key(item) })).sort((a, b) => a.key - b.key || a.item - b.item);
  return inSequence(
    problem,
    keyed.map(({ item }) => item),
  );
}

type Place = { readonly start: number; readonly base: number };

/** Puts items back, each at the cheapest start, now and then at the next. Answers what had to go because what it waits for did. */
function putBack(board: Board, order: readonly number[], pick: Chance): Map<number, Place> {
  const { items } = board.problem;
  const lost = new Map<number, Place>();
  const lose = (item: number): void => {
    for (const one of items[item]?.after ?? []) {
      if (board.isOut(one)) continue;
      if (!lost.has(one)) lost.set(one, { start: board.at[one] as number, base: board.costOf(one) });
      board.take(one);
      lose(one);
    }
  };
  for (const item of order) {
    if (!board.isOut(item)) continue;
    const skip = pick(20) === 0 ? 1 : 0;
    const offer = board.best(item, skip) ?? (skip > 0 ? board.best(item) : undefined);
    if (offer && offer.cost < (items[item]?.leaving ?? 0)) board.place(item, offer);
    else lose(item);
  }
  // What was lost on the way looks for another place.
  for (const item of inSequence(board.problem, [...lost.keys()])) {
    const offer = board.best(item);
    if (offer && board.isOut(item)) board.place(item, offer);
  }
  return lost;
}
