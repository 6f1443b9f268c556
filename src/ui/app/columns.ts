/** A stretch of one day, in minutes of its clock: 0 to 1440. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Where a stretch stands beside those that overlap it. */
export interface Column {
  /** From 0; `of` columns share the width, and this one takes `span` of them. */
  readonly column: number;
  readonly of: number;
  readonly span: number;
}

/** Shorter ones are drawn this long, in minutes: there is a title to be read, and a target to be hit. */
const LEAST = 20;

const drawn = ({ from, to }: Stretch): Stretch => ({ from, to: Math.max(to, from + LEAST) });

const overlaps = (one: Stretch, other: Stretch): boolean => one.from < other.to && other.from < one.to;

/**
 * Puts what overlaps side by side: each takes the first column that is free, as in interval partitioning (Kleinberg and
 * Tardos, Algorithm Design, §4.1), and the columns to its right that nothing of theirs stands in its way.
 *
 * @example
 * columnsOf([{ from: 540, to: 600 }, { from: 570, to: 630 }])
 * // [{ column: 0, of: 2, span: 1 }, { column: 1, of: 2, span: 1 }]
 */
export function columnsOf(given: readonly Stretch[]): Column[] {
  const stretches = given.map(drawn);
  const order = stretches.map((_, index) => index);
  const at = (index: number): Stretch => stretches[index] as Stretch;
  order.sort((a, b) => at(a).from - at(b).from || at(b).to - at(a).to);
  const result: Column[] = [];
  let crowd: number[][] = [];
  let end = 0;
  const settle = (): void => {
    for (const [column, members] of crowd.entries()) {
      for (const index of members) {
        const blocked = crowd.findIndex(
          (others, place) => place > column && others.some((other) => overlaps(at(index), at(other))),
        );
        result[index] = { column, of: crowd.length, span: (blocked < 0 ? crowd.length : blocked) - column };
      }
    }
    crowd = [];
  };
  for (const index of order) {
    const { from, to } = at(index);
    if (from >= end) settle();
    end = Math.max(end, to);
    const free = crowd.find((members) => at(members.at(-1) as number).to <= from);
    if (free) free.push(index);
    else crowd.push([index]);
  }
  settle();
  return result;
}
