import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { AtOnce } from './at-once.ts';

/** How many ran at the same time at most, and in which order they began. */
async function ran(most: number, works: number, fails: (index: number) => boolean = () => false) {
  const turns = new AtOnce(most);
  let [now, peak] = [0, 0];
  const begun: number[] = [];
  const ends = await Promise.allSettled(
    Array.from({ length: works }, (_, index) =>
      turns.run(async () => {
        begun.push(index);
        peak = Math.max(peak, ++now);
        await sleep(1);
        now--;
        if (fails(index)) throw new Error(`${index}`);
      }),
    ),
  );
  return { peak, begun, failed: ends.filter(({ status }) => status === 'rejected').length };
}

test('sixty at once are two at a time, each in its turn', async () => {
  const { peak, begun } = await ran(2, 60);
  expect(peak).toBe(2);
  expect(begun).toEqual(Array.from({ length: 60 }, (_, index) => index));
});

test('what fails leaves its place to the next', async () => {
  const { peak, begun, failed } = await ran(2, 20, (index) => index % 2 === 0);
  expect({ peak, all: begun.length, failed }).toEqual({ peak: 2, all: 20, failed: 10 });
});

test('control: without a limit they are all at once', async () => {
  expect((await ran(60, 60)).peak).toBe(60);
});
