import type { Part } from './task.ts';

/** Nobody gets into something in less. */
export const LEAST = 30;
/** Longer work is done in several sittings. */
const MOST = 120;
const GRID = 15;

/**
 * The sittings in which so many minutes are done: none longer than two hours (`most`), none shorter than half an hour,
 * all about as long: 150 is 75 and 75, 100 is 100.
 */
export function partsOf(minutes: number, most = MOST): Part[] {
  const count = Math.max(1, Math.min(Math.ceil(minutes / most), Math.floor(minutes / LEAST)));
  const each = Math.ceil(minutes / count / GRID) * GRID;
  const parts: Part[] = [];
  for (let left = minutes; left > 0; left -= each) parts.push({ minutes: Math.min(each, left) });
  // What is left over is no sitting of its own.
  const last = parts.at(-1);
  if (parts.length > 1 && last && last.minutes < LEAST) {
    parts.pop();
    const before = parts.pop() as Part;
    parts.push({ minutes: before.minutes + last.minutes });
  }
  return parts;
}
