import { expect, it, vi } from 'vitest';
import { type Progress, reporter } from './progress.ts';

const told = (stop = new AbortController()): [Progress[], ReturnType<typeof reporter>] => {
  const sent: Progress[] = [];
  return [sent, reporter((progress) => sent.push(progress), stop)];
};

it('tells at most ten times a second, and the end always', () => {
  vi.useFakeTimers();
  const [sent, report] = told();
  for (let done = 1; done <= 100; done++) {
    report(done, 100, `${done}`);
    vi.advanceTimersByTime(30);
  }
  vi.useRealTimers();
  expect(sent.length).toBeLessThan(28);
  expect(sent.length).toBeGreaterThan(20);
  expect(sent.at(-1)).toEqual({ done: 100, total: 100, message: '100' });
  expect(sent.every(({ done }, index) => index === 0 || done > (sent[index - 1] as Progress).done)).toBe(true);
});

it('never goes back, and is silent once the call is cancelled or nobody listens', () => {
  const stop = new AbortController();
  const [sent, report] = told(stop);
  report(5, 5);
  report(5, 5);
  report(3, 5);
  stop.abort();
  report(9, 9);
  expect(sent.map(({ done }) => done)).toEqual([5]);
  expect(() => reporter(undefined, stop)(1, 1)).not.toThrow();
});
