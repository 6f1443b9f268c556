import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { inFull } from '../../src/domain/testing/in-full.ts';
import { slotStart } from '../faults/booking.ts';
import { busyOccurrences, overlapping } from '../faults/ledger.ts';
import { ServerProcess } from '../faults/server-process.ts';
import { newServerPlace } from './place.ts';

const PROCESSES = 4;
const WAYS = 50;
const ROUNDS = inFull(20, 4);
const WITHOUT_LOCK = new URL('./without-lock.preload.ts', import.meta.url).pathname;

/** How many of 50 calls at four processes got the same hour, round after round, and what overlaps then. */
async function raced(repeat: string | undefined, preload?: string): Promise<{ taken: number[]; overlaps: number }> {
  const place = await newServerPlace();
  if (!place) throw new Error('No server');
  onTestFinished(place.remove);
  const start = () => new ServerProcess({ file: place.url, ...(preload !== undefined && { preload }) }).open();
  const servers = await Promise.all(Array.from({ length: PROCESSES }, start));
  onTestFinished(async () => {
    for (const server of servers) await server.kill();
  });
  const taken: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const answers = await Promise.all(
      Array.from({ length: WAYS }, (_, way) =>
        servers[way % PROCESSES]?.call('schedule_add', {
          title: `${round}.${way}`,
          // Series of a round begin on different days and meet later.
          start: slotStart(round + (repeat === undefined ? 0 : (way % 3) * 5)),
          duration_minutes: 60,
          ...(repeat !== undefined && { repeat }),
        }),
      ),
    );
    taken.push(answers.filter((answer) => answer?.status === 'final').length);
    // Without the lock the numbers of changes meet as well.
    const odd = answers.filter((answer) => answer?.status !== 'final' && answer?.status !== 'need_user');
    if (preload === undefined) expect(odd).toEqual([]);
  }
  return { taken, overlaps: overlapping(busyOccurrences(place.url)).length };
}

describe.skipIf(!inject('postgres'))(`promise 1 on PostgreSQL: ${WAYS} calls at ${PROCESSES} processes at once`, () => {
  it.each([
    ['an event', undefined],
    ['a series that meets the others later', 'FREQ=DAILY;COUNT=30'],
  ])(
    'for %s: one gets it',
    async (_, repeat) => {
      const rounds = repeat === undefined ? ROUNDS : 1;
      const { taken, overlaps } = await raced(repeat);
      expect(taken.slice(0, rounds)).toEqual(Array(rounds).fill(1));
      expect(overlaps).toBe(0);
    },
    300_000,
  );

  it('control: without the user’s lock several get it', async () => {
    const { taken, overlaps } = await raced(undefined, WITHOUT_LOCK);
    expect(Math.max(...taken)).toBeGreaterThan(1);
    expect(overlaps).toBeGreaterThan(0);
  }, 300_000);
});
