import { describe, expect, it } from 'vitest';
import { added, done, stage } from './harness.ts';

// Series with more occurrences than are kept or checked one by one.

const every90 = {
  title: 'Often',
  start: '2026-12-01T00:00',
  duration_minutes: 30,
  repeat: 'FREQ=MINUTELY;INTERVAL=90',
};
const minutely = { title: 'Always', start: '2026-12-01T00:00', duration_minutes: 1, repeat: 'FREQ=MINUTELY' };

describe('a dense series', () => {
  it('is checked for two years, not only for its first occurrences', async () => {
    const user = await stage();
    const far = await added(user, { title: 'Far', start: '2028-11-01T12:10', duration_minutes: 10 });
    expect(await user.add(every90)).toMatchObject({ status: 'need_user', conflicts: [{ id: far, severity: 'hard' }] });
  });

  it('that meets nothing says how far it was checked', async () => {
    const user = await stage();
    await added(user, { title: 'Between', start: '2028-11-01T12:30', duration_minutes: 60 });
    expect(done(await user.add(every90)).checked_until).toMatch(/^2028-12-0/);
  });

  it('is met by whatever comes later, also beyond what is kept of it', async () => {
    const user = await stage();
    const id = await added(user, every90);
    for (const start of ['2026-12-01T12:10', '2028-11-01T12:10', '2150-11-01T12:10']) {
      const result = await user.add({ title: 'Late', start, duration_minutes: 10 });
      expect(result, start).toMatchObject({ status: 'need_user', conflicts: [{ id, severity: 'hard' }] });
    }
    done(await user.add({ title: 'Between', start: '2150-11-01T12:30', duration_minutes: 60 }));
  });

  it('is in every window as often as it is in its rule', async () => {
    const user = await stage();
    await added(user, minutely);
    // 1,000 are kept: until 2026-12-01 16:40.
    for (const [start, end, total] of [
      ['2026-12-01T16:00', '2026-12-01T17:00', 60],
      ['2026-12-01T16:40', '2026-12-01T16:41', 1],
      ['2026-11-30T00:00', '2026-12-05T00:00', 5_760],
      ['2099-01-01T00:00', '2099-01-02T00:00', 1_440],
      ['1900-01-01', '2200-12-31', 10_000],
    ] as const) {
      expect((await user.query({ start, end })).total, start).toBe(total);
    }
  });
});

describe('among very many others', () => {
  it.each([
    ['in one stretch', { start: '2026-12-01T00:00', duration_minutes: 7 * 1_440 }],
    ['in many', { start: '2026-12-01T00:00', duration_minutes: 1_430, repeat: 'FREQ=DAILY;COUNT=30' }],
  ])('tentative ones hide no busy one, %s', async (_, when) => {
    const user = await stage();
    const busy = await added(user, { title: 'Busy', start: '2026-12-05T12:00', duration_minutes: 60 });
    await added(user, { ...minutely, show_as: 'tentative' });
    const result = await user.add({ title: 'Wish', ...when });
    expect(result.status).toBe('need_user');
    expect(result.conflicts?.[0]).toMatchObject({ id: busy, severity: 'hard' });
  });

  it('the time that is not looked at does not count as free', async () => {
    const user = await stage();
    await added(user, minutely);
    expect((await user.free({ start: '2026-12-01', end: '2027-11-30' })).slots).toEqual([]);
  });
});
