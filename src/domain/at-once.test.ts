import { expect, it } from 'vitest';
import { AtOnce } from './at-once.ts';

it('lets so many work at the same time, in the order in which they came, whatever becomes of each', async () => {
  const two = new AtOnce(2);
  const began: number[] = [];
  let working = 0;
  let most = 0;
  const work = (index: number) => async (): Promise<number> => {
    began.push(index);
    working++;
    most = Math.max(most, working);
    await Promise.resolve();
    working--;
    if (index === 1) throw new Error('failed');
    return index;
  };
  const all = await Promise.allSettled([0, 1, 2, 3, 4].map((index) => two.run(work(index))));
  expect(all.map((one) => one.status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
  expect([began, most]).toEqual([[0, 1, 2, 3, 4], 2]);
});

it('gives a place back once, however often it is told so', async () => {
  const one = new AtOnce(1);
  const end = await one.take();
  end();
  end();
  await one.take();
  let isTaken = false;
  const third = one.take().then(() => {
    isTaken = true;
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(isTaken).toBe(false);
  void third;
});
