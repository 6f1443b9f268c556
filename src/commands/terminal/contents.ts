import type { Contents } from '../../db/repos/inspect.ts';

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** What a calendar holds, in a few words; the time in this system's zone. */
export function contentsText({ events, todos, reminders, memos, memories, changes, newest }: Contents): string {
  const last = newest === undefined ? '' : `, the last on ${new Date(newest).toLocaleString('sv-SE')}`;
  const more = [
    ...(todos > 0 ? [counted(todos, 'todo')] : []),
    ...(memos > 0 ? [counted(memos, 'memo')] : []),
    ...(memories > 0 ? [`${memories} memor${memories === 1 ? 'y' : 'ies'}`] : []),
    ...(reminders > 0 ? [counted(reminders, 'reminder')] : []),
  ];
  return [counted(events, 'event'), ...more, `${counted(changes, 'recorded change')}${last}`].join(', ');
}

/** A file size for people. */
export const bytesText = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} kB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
