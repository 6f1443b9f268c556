import { expect, it } from 'vitest';
import { askUnlessOpen, CircuitBreaker } from './circuit-breaker.ts';
import { type FailureReason, ModelFailure } from './models.ts';

it('stays open for half a minute after a failure, and not for what somebody has given up', async () => {
  let now = 0;
  let calls = 0;
  let reason: FailureReason = 'network';
  const breaker = new CircuitBreaker<ModelFailure>(() => now);
  const fail = async () => {
    calls++;
    throw new ModelFailure(reason, 'gone');
  };
  const expectFailures = async (times: number, signal?: AbortSignal, why: FailureReason = 'network') => {
    calls = 0;
    reason = why;
    for (let n = 0; n < 3; n++) await expect(askUnlessOpen(breaker, fail, signal)).rejects.toThrow('gone');
    expect(calls).toBe(times);
  };
  await expectFailures(3, AbortSignal.abort());
  await expectFailures(3, undefined, 'failed');
  await expectFailures(1);
  now += 29_999;
  await expectFailures(0);
  now += 1;
  await expectFailures(1);
  now += 30_000;
  expect(await askUnlessOpen(breaker, async () => 'back')).toBe('back');
  expect(await askUnlessOpen(breaker, async () => 'still')).toBe('still');
});
