import { describe, expect, it } from 'vitest';
import { week as english } from '../../bench/weeks/en/index.ts';
import { type PlayedStep, playWeek } from '../../bench/weeks/play.ts';
import type { Week } from '../../bench/weeks/week.ts';
import { week as chinese } from '../../bench/weeks/zh/index.ts';

const MOST_CALLS = 1.4;
const FEWEST_RIGHT = 0.98;

const callsEach = (played: readonly PlayedStep[]): number =>
  played.reduce((sum, { calls }) => sum + calls, 0) / played.length;

describe.each([
  ['zh', chinese],
  ['en', english],
])('a week of one person (%s)', (_language, week) => {
  it('comes to what was asked for, request after request, in few calls', { timeout: 120_000 }, async () => {
    const played = await playWeek(week);
    const missed = played.filter(({ isRight }) => !isRight).map(({ step }) => `${step.at} ${step.said}`);
    expect(missed.length / played.length, missed.join('\n')).toBeLessThanOrEqual(1 - FEWEST_RIGHT);
    expect(callsEach(played)).toBeLessThanOrEqual(MOST_CALLS);
  });

  it('control: sees a request that comes to something else', async () => {
    const [first] = week.steps;
    const other: Week = { ...week, steps: first ? [{ ...first, expect: { written: [] } }] : [] };
    expect((await playWeek(other)).map(({ isRight }) => isRight)).toEqual([false]);
  });
});
