import type { Contents } from '../db/repos/inspect.ts';

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

const some = (count: number, noun: string): string => (count > 0 ? `${counted(count, noun)}, ` : '');

/** What a calendar holds, in a few words; the time in this system's zone. */
export function contentsText({ events, todos, memos, changes, newest }: Contents): string {
  const last = newest === undefined ? '' : `, the last on ${new Date(newest).toLocaleString('sv-SE')}`;
  return `${counted(events, 'event')}, ${some(todos, 'todo')}${some(memos, 'memo')}${counted(changes, 'recorded change')}${last}`;
}

/** A file size for people. */
export const bytesText = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} kB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
