import { MINUTE } from '../time/wall.ts';
import type { Board } from './board.ts';

/** The minutes of the user's clock that parts begin on, where ways leave room for it. */
const MARKS = [15, 5];
/** A start that is dearer by more is no longer the same: waiting a quarter of an hour is cheaper, an unwished one is not. */
const ALIKE = 2;

/**
 * Lets parts that were fitted between ways to the minute wait for the next quarter hour, else for the next five minutes, where nothing
 * is in the way: the last ones first, so that those before them have more room.
 */
export function toMarks(board: Board): void {
  const { items, spans, origin, tickMs } = board.problem;
  const isOn = (tick: number, minutes: number): boolean => {
    const at = origin + tick * tickMs;
    const offset = spans.find(({ from, to }) => from <= at && at < to)?.offset ?? 0;
    return (at + offset) % (minutes * MINUTE) === 0;
  };
  const order = [...items.keys()].filter((item) => !board.isOut(item));
  for (const item of order.sort((a, b) => (board.at[b] ?? 0) - (board.at[a] ?? 0))) {
    const { starts, costs, previous } = items[item] as (typeof items)[number];
    const start = board.at[item] as number;
    if (start === previous) continue;
    const base = board.costOf(item);
    board.take(item);
    const later = MARKS.flatMap((minutes) => {
      const index = starts.findIndex((one) => {
        const ahead = one - start;
        return ahead >= 0 && ahead < (minutes * MINUTE) / tickMs && isOn(one, minutes);
      });
      return index < 0 ? [] : [{ start: starts[index] as number, base: costs[index] as number }];
    });
    const fitting = later.find((one) => one.base - base <= ALIKE && board.fits(item, one.start));
    board.place(item, fitting ?? { start, base });
  }
}
