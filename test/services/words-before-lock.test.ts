import type SqliteDatabase from 'better-sqlite3';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { done, type Stage, stage } from './harness.ts';

const readings = vi.hoisted(() => ({ sql: undefined as SqliteDatabase.Database | undefined, free: 0, locked: 0 }));

/** Tries the write lock each time that words are read. */
vi.mock('../../src/domain/phrases/read.ts', async (original) => {
  const real = await original<typeof import('../../src/domain/phrases/read.ts')>();
  const looking =
    <Args extends unknown[], Result>(read: (...args: Args) => Result) =>
    (...args: Args): Result => {
      try {
        readings.sql?.exec('begin immediate; rollback');
        readings.free++;
      } catch {
        readings.locked++;
      }
      return read(...args);
    };
  return {
    readPhrase: looking(real.readPhrase),
    readSentence: looking(real.readSentence),
    findPhrases: looking(real.findPhrases),
  };
});

const reach = { offers: () => true, refuse: () => undefined };

describe('words are read while others may write', () => {
  let user: Stage;
  beforeEach(async () => {
    user = await stage();
    user.sql.pragma('busy_timeout = 0');
    Object.assign(readings, { sql: user.sql, free: 0, locked: 0 });
  });

  it.each<[string, (user: Stage, key: string) => Promise<object>]>([
    [
      'quick_add',
      async ({ services, caller }, key) =>
        services.quickAdd(
          await caller('quick_add'),
          { text: 'lunch with Anna tomorrow at noon', idempotency_key: key },
          reach,
        ),
    ],
    ['schedule_add', ({ add }, key) => add({ title: 'Lunch', start: 'tomorrow at noon', idempotency_key: key })],
    [
      'reminder_add',
      ({ reminders }, key) => reminders.add({ title: 'Post', at: 'tomorrow 9am', idempotency_key: key }),
    ],
    ['todo_add', ({ todos }, key) => todos.add({ title: 'Report', due: 'tomorrow 5pm', idempotency_key: key })],
  ])('by %s, which does not read them again for a call that was made before', async (_tool, call) => {
    await call(user, 'key-1');
    expect(readings).toMatchObject({ free: expect.any(Number), locked: 0 });
    expect(readings.free).toBeGreaterThan(0);
    const before = readings.free;
    expect(await call(user, 'key-1')).toMatchObject({ replayed: true });
    expect(readings.free).toBe(before);
  });

  it('control: an update reads what it is given beside what is stored, under the lock', async () => {
    const { event } = done(await user.add({ title: 'Lunch', start: '2026-12-01T12:00' }));
    done(await user.update({ id: event?.id ?? '', start: 'tomorrow at noon' }));
    expect(readings.locked).toBeGreaterThan(0);
  });
});
