import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, inject, it } from 'vitest';
import { endure, newEndured } from '../../bench/people/endure.ts';
import { wrongIn } from '../../bench/people/lost.ts';
import { megabytes, replicas } from './replicas.ts';

const USERS = 50;
const SECONDS = 15;

describe.skipIf(!inject('postgres'))('a hundred connections of many users at two replicas', () => {
  // Ten minutes of 500 connections of 1,000 users: npm run bench -- endurance --minutes 10.
  it('of which one is killed in the middle: nothing acknowledged is lost, nothing is done twice, memory stays', async () => {
    const { superuser, urls, processes, token } = await replicas();
    const tokens = await Promise.all(Array.from({ length: USERS }, (_, user) => token(`u${user}`)));
    const endured = newEndured();
    const running = endure(
      { urls: urls.map((url) => `${url}/mcp`), tokens, connections: 100, callsPerSecond: 50, seconds: SECONDS },
      endured,
    );
    await sleep((SECONDS / 2) * 1_000);
    const told = endured.acknowledged.length;
    const other = processes[1]?.pid as number;
    const before = megabytes(other);
    processes[0]?.kill('SIGKILL');
    await running;
    expect(told).toBeGreaterThan(0);
    expect(endured.acknowledged.length).toBeGreaterThan(told);
    expect(endured.repeated).toBeGreaterThan(0);
    const unexpected = [...endured.answers.keys()].filter((answer) => !/ (final|need_user|LOCKED)$/.test(answer));
    expect(unexpected).toEqual([]);
    expect(megabytes(other)).toBeLessThan(before * 2);
    expect(await wrongIn(superuser, endured.acknowledged)).toEqual({ lost: 0, twice: 0, overlaps: 0 });
    // Control: what is not there is missed.
    expect(await wrongIn(superuser, ['evt_never'])).toMatchObject({ lost: 1 });
  }, 120_000);
});
