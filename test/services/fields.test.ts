import { describe, expect, it } from 'vitest';
import { added, argumentsOf, confirmed, done, refusal, stage } from './harness.ts';

const plain = { title: 'Plan', start: '2026-12-01T10:00', duration_minutes: 90 };
const place = { name: '南京西路 1 号', longitude: 121.5, latitude: 31.2, crs: 'gcj02' };

describe('fields', () => {
  it('a new start keeps the length, a new end keeps the start, a date keeps the time of day', async () => {
    const user = await stage();
    const id = await added(user, plain);
    expect(done(await user.update({ id, start: '2026-12-02T14:00' })).event).toMatchObject({
      start: '2026-12-02T14:00:00+08:00',
      end: '2026-12-02T15:30:00+08:00',
    });
    expect(done(await user.update({ id, end: '2026-12-02T16:00' })).event).toMatchObject({
      start: '2026-12-02T14:00:00+08:00',
      end: '2026-12-02T16:00:00+08:00',
    });
    expect(done(await user.update({ id, start: '2026-12-03' })).event).toMatchObject({
      start: '2026-12-03T14:00:00+08:00',
      end: '2026-12-03T16:00:00+08:00',
      all_day: false,
    });
    expect((await refusal(user.update({ id, end: '2026-12-03T13:00' }))).code).toBe('INVALID_ARGUMENT');
  });

  it('turns all-day and back', async () => {
    const user = await stage();
    const id = await added(user, plain);
    expect(done(await user.update({ id, all_day: true })).event).toMatchObject({
      start: '2026-12-01',
      end: '2026-12-02',
    });
    const noTime = await refusal(user.update({ id, all_day: false }));
    expect(noTime).toMatchObject({ code: 'INVALID_ARGUMENT', details: { missing: ['start'] } });
    expect(done(await user.update({ id, start: '2026-12-01T09:00' })).event).toMatchObject({
      all_day: false,
      end: '2026-12-01T10:00:00+08:00',
    });
  });

  it('another zone keeps the wall time, an offset names the instant', async () => {
    const user = await stage();
    const id = await added(user, plain);
    const moved = done(await user.update({ id, timezone: 'America/New_York' }));
    expect(moved.event).toMatchObject({ start: '2026-12-01T23:00:00+08:00', timezone: 'America/New_York' });
    const instant = done(await user.update({ id, start: '2026-12-01T09:00:00-05:00' }));
    expect(instant.event).toMatchObject({ start: '2026-12-01T22:00:00+08:00', timezone: 'America/New_York' });
  });

  it('clear empties what it names, and nothing else', async () => {
    const user = await stage();
    const full = { ...plain, location_place: place, description: 'D', source: 'mail' };
    const id = await added(user, full);
    const first = done(await user.update({ id, clear: ['description'] })).event;
    expect(first).toMatchObject({ location: place.name, location_place: place, source: 'mail' });
    expect(first?.description).toBeUndefined();
    const second = done(await user.update({ id, clear: ['location', 'source'], title: 'Kept' })).event;
    expect(second).toMatchObject({ title: 'Kept' });
    for (const field of ['location', 'location_place', 'source'] as const) expect(second?.[field]).toBeUndefined();
    for (const clear of [['title'], ['start'], ['nonsense']]) {
      expect((await refusal(user.update({ id, clear }))).code).toBe('INVALID_ARGUMENT');
    }
    expect((await refusal(user.update({ id, clear: ['repeat'], repeat: 'FREQ=DAILY' }))).code).toBe('INVALID_ARGUMENT');
    expect((await refusal(user.update({ id, clear: ['location'], location: 'X' }))).code).toBe('INVALID_ARGUMENT');
  });

  it('nothing to change is refused', async () => {
    const user = await stage();
    const id = await added(user, plain);
    expect((await refusal(user.update({ id }))).details.missing).toContain('title');
  });
});

describe('expected_version', () => {
  it('refuses what was changed meanwhile, with the version it has now', async () => {
    const user = await stage();
    const id = await added(user, plain);
    const { event } = done(await user.update({ id, title: 'A', expected_version: 1 }));
    expect(event?.version).toBe(2);
    const stale = await refusal(user.update({ id, title: 'B', expected_version: 1 }));
    expect(stale).toMatchObject({ code: 'VERSION_MISMATCH', details: { facts: { current: { id, version: 2 } } } });
    expect((await user.query({ start: '2026-12-01' })).events).toMatchObject([{ title: 'A', version: 2 }]);
    done(await user.undo({ last: 1 }));
    expect((await refusal(user.update({ id, title: 'B', expected_version: 2 }))).code).toBe('VERSION_MISMATCH');
    done(await user.update({ id, title: 'B', expected_version: 3 }));
  });

  it('of one occurrence rises with every change of it, and when the change is undone', async () => {
    const user = await stage();
    const id = await added(user, { ...plain, repeat: 'FREQ=WEEKLY;COUNT=3' });
    const occurrence = '2026-12-08';
    const version = async () => (await user.query({ start: occurrence })).events?.[0]?.version as number;
    const seen = [await version()];
    const edit = (title: string, expected?: number) =>
      user.update({ id, scope: 'this', occurrence, title, expected_version: expected });
    done(await edit('A', seen[0]));
    seen.push(await version());
    expect((await refusal(edit('B', seen[0]))).code).toBe('VERSION_MISMATCH');
    done(await user.undo({ last: 1 }));
    seen.push(await version());
    done(await edit('C'));
    seen.push(await version());
    done(await user.undo({ last: 1 }));
    seen.push(await version());
    expect(seen).toEqual([...new Set(seen)].sort((a, b) => a - b));
  });

  it('of an occurrence rises, too, when a new rule drops its change', async () => {
    const user = await stage();
    const id = await added(user, { ...plain, repeat: 'FREQ=DAILY;COUNT=10' });
    for (const title of ['A', 'B', 'C'])
      done(await user.update({ id, scope: 'this', occurrence: '2026-12-02', title }));
    const changed = (await user.query({ start: '2026-12-02' })).events?.[0]?.version as number;
    const dropping = { id, scope: 'all' as const, repeat: 'FREQ=DAILY;INTERVAL=2;COUNT=5' };
    const dropped = done(await confirmed(user.update, dropping));
    expect(dropped.event?.version).toBe((await user.query({ start: '2026-12-01' })).events?.[0]?.version);
    const { event } = done(await confirmed(user.update, { id, scope: 'all' as const, repeat: 'FREQ=DAILY;COUNT=10' }));
    const [now] = (await user.query({ start: '2026-12-02' })).events ?? [];
    expect(now?.version).toBeGreaterThan(changed);
    expect(event?.version).toBe(now?.version);
  });
});

describe('the past', () => {
  // It is Friday, 2026-11-20, 09:00 in Shanghai.
  it('up to a day back is taken with a warning', async () => {
    const user = await stage();
    for (const start of ['2026-11-20T08:00', '2026-11-19T09:30', '2026-11-19']) {
      expect(done(await user.add({ title: 'X', start })).warnings).toEqual(['This time is in the past.']);
    }
    expect(done(await user.add({ title: 'Today', start: '2026-11-20' })).warnings).toBeUndefined();
  });

  it('what still goes on is taken with a warning', async () => {
    const user = await stage();
    done(await user.add({ title: 'Trip', start: '2026-11-10', end: '2026-11-25' }));
  });

  it('a series is always taken, with a warning', async () => {
    const user = await stage();
    const result = done(await user.add({ title: 'Old', start: '2025-01-06T10:00', repeat: 'FREQ=WEEKLY' }));
    expect(result.warnings).toEqual(['The series starts in the past.']);
  });

  it('further back asks, with the next future reading as retry and a token to insist', async () => {
    const user = await stage();
    const input = { title: 'X', start: '2025-12-01T10:00', end: '2025-12-01T11:30', location: 'A' };
    const result = await user.add(input);
    expect(result).toMatchObject({ status: 'need_user', confirm_token: expect.any(String) });
    expect((await user.history()).changes).toEqual([]);
    expect(done(await user.add(argumentsOf(result.retry))).event).toMatchObject({
      start: '2026-12-01T10:00:00+08:00',
      end: '2026-12-01T11:30:00+08:00',
      location: 'A',
    });
    const insisted = done(await user.add({ ...input, confirm_token: result.confirm_token }));
    expect(insisted.event?.start).toBe('2025-12-01T10:00:00+08:00');
  });

  it.each([
    { start: '2026-11-17', next: '2027-11-17' },
    { start: '2024-02-29T10:00', next: '2028-02-29T10:00:00+08:00' },
    { start: '2025-12-01T10:00+09:00', next: '2026-12-01T09:00:00+08:00' },
    { start: '2025-12-01T10:00', timezone: 'America/New_York', next: '2026-12-01T23:00:00+08:00' },
  ])('$start → $next', async ({ next, ...time }) => {
    const user = await stage();
    const { retry } = await user.add({ title: 'X', ...time });
    const result = done(await user.add(argumentsOf(retry)));
    expect(result.event?.start).toBe(next);
    expect(result.warnings).toBeUndefined();
  });

  it('moving a single event there asks likewise, whatever zone it is kept in', async () => {
    for (const timezone of [undefined, 'America/New_York']) {
      const user = await stage();
      const id = await added(user, { ...plain, timezone });
      const result = await user.update({ id, start: '2025-12-01T15:00' });
      expect(result).toMatchObject({ status: 'need_user', confirm_token: expect.any(String) });
      const insisted = { id, start: '2025-12-01T15:00', confirm_token: result.confirm_token };
      const retried = done(await user.update(argumentsOf(result.retry)));
      expect(retried.event).toMatchObject({ start: '2026-12-01T15:00:00+08:00', end: '2026-12-01T16:30:00+08:00' });
      expect((await refusal(user.update(insisted))).code).toBe('CONFIRMATION_INVALID');
      const again = await user.update({ id, start: '2025-12-01T15:00' });
      done(await user.update({ ...insisted, confirm_token: again.confirm_token }));
    }
  });

  it('is not asked about where the time is not touched', async () => {
    const user = await stage();
    const id = done(await confirmed(user.add, { ...plain, start: '2025-12-01T10:00' })).event?.id;
    done(await user.update({ id, title: 'Renamed' }));
  });
});
