/** What is to be known of an item: when it may begin and what that costs, and which items wait for it. */
interface Placed {
  readonly ticks: number;
  readonly starts: Int32Array;
  readonly costs: Float64Array;
  readonly leaving: number;
  readonly after: readonly number[];
}

/**
 * What has to be paid at least for an item that begins at a tick or later, with all that waits for it, by tick: the cheapest of its starts
 * from there on, or leaving all of them out. Looks at each alone, so that it is never more than the truth. Made when it is asked for.
 */
export function leastFrom(items: readonly Placed[], ticks: number): (item: number) => Float64Array {
  const known = new Map<number, Float64Array>();
  const make = (item: number): Float64Array => {
    const { starts, costs, leaving, after, ticks: length } = items[item] as Placed;
    const least = new Float64Array(ticks + 1);
    // Those that wait for one another in a circle end here.
    known.set(item, least);
    const later = after.map((one) => known.get(one) ?? make(one));
    const waiting = (tick: number): number =>
      later.reduce((sum, one) => sum + (one[Math.min(tick, ticks)] as number), 0);
    least.fill(leaving + waiting(ticks));
    starts.forEach((start, index) => {
      least[start] = Math.min(least[start] as number, (costs[index] as number) + waiting(start + length));
    });
    for (let tick = ticks - 1; tick >= 0; tick--)
      least[tick] = Math.min(least[tick] as number, least[tick + 1] as number);
    return least;
  };
  return (item) => known.get(item) ?? make(item);
}

/** When each item must be over, at the latest, so that neither it nor what waits for it is late. `due`: of an item by itself. */
export function latestEnds<One extends Placed>(items: readonly One[], due: (item: One) => number): Float64Array {
  const latest = new Float64Array(items.length).fill(Number.NaN);
  const visit = (item: number): number => {
    const known = latest[item] as number;
    if (!Number.isNaN(known)) return known;
    const one = items[item] as One;
    // Those that wait for one another in a circle end here.
    latest[item] = due(one);
    const later = one.after.map((other) => visit(other) - (items[other] as One).ticks);
    const end = Math.min(due(one), ...later);
    latest[item] = end;
    return end;
  };
  for (let item = 0; item < items.length; item++) visit(item);
  return latest;
}
