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
