import { describe, expect, it } from 'vitest';
import type { AddInput } from '../../src/services/events/add.ts';
import { added, agenda, confirmed, done, refusal, stage, type User } from '../services/harness.ts';

const all = (user: User) => agenda(user, '2025-01-01', '2027-12-31');
const input = {
  title: 'Once',
  start: '2026-12-01T10:00',
  on_conflict: 'force',
  idempotency_key: 'key-1',
} satisfies AddInput;
const HOUR = 3_600_000;

describe('promise 13: a retried create does not duplicate', () => {
  it('20 times at once over two processes: one event, one result', async () => {
    const user = await stage();
    const other = await stage({ file: user.file, clock: user.clock });
    const calls = Array.from({ length: 20 }, (_, index) => (index % 2 ? user : other).add(input));
    const results = (await Promise.all(calls)).map(done);
    expect(await all(user)).toEqual(['2026-12-01T10:00 Once']);
    expect(results.filter((result) => result.replayed !== true)).toHaveLength(1);
    const [first, ...rest] = results.map(({ replayed, ...result }) => result);
    for (const result of rest) expect(result).toEqual(first);
    expect((await user.history()).changes).toHaveLength(1);
  });

  it('20 times at once over two processes: one todo, one result', async () => {
    const user = await stage();
    const other = await stage({ file: user.file, clock: user.clock });
    const call = { title: 'Once', due: '2026-12-01', idempotency_key: 'key-1' };
    const calls = Array.from({ length: 20 }, (_, index) => (index % 2 ? user : other).todos.add(call));
    const results = (await Promise.all(calls)).map(done);
    expect(results.filter((result) => result.replayed !== true)).toHaveLength(1);
    expect(new Set(results.map((result) => result.todo?.id)).size).toBe(1);
    expect((await user.todos.query()).todos).toHaveLength(1);
    expect((await refusal(user.add({ ...input, idempotency_key: 'key-1' }))).code).toBe('INVALID_ARGUMENT');
  });

  it('control: without the row that binds the key it duplicates', async () => {
    const user = await stage();
    done(await user.add(input));
    user.sql.prepare('delete from idempotency').run();
    done(await user.add(input));
    expect(await all(user)).toHaveLength(2);
  });

  it('the same row cannot be bound twice', async () => {
    const user = await stage();
    done(await user.add(input));
    const copy = user.sql.prepare('insert into idempotency select * from idempotency');
    expect(() => copy.run()).toThrow(/unique/i);
  });

  it('refuses the key for anything else', async () => {
    const user = await stage();
    done(await user.add(input));
    for (const other of [
      { title: 'Twice' },
      { start: '2026-12-02T10:00' },
      { location: 'X' },
      { show_as: 'free' as const },
    ]) {
      expect((await refusal(user.add({ ...input, ...other }))).code).toBe('INVALID_ARGUMENT');
    }
    expect(await all(user)).toHaveLength(1);
  });

  it('is of one user', async () => {
    const user = await stage();
    const stranger = user.as('stranger');
    done(await user.add(input));
    expect(done(await stranger.add({ ...input, title: 'Theirs' })).replayed).toBeUndefined();
    expect(await all(stranger)).toEqual(['2026-12-01T10:00 Theirs']);
  });

  it('is not bound by a question; a token is no argument, but another slot is another choice', async () => {
    const user = await stage();
    await added(user, { title: 'Taken', start: '2026-12-01T10:00' });
    const wish: AddInput = { title: 'Wish', start: '2026-12-01T10:00', idempotency_key: 'key-2' };
    const { status, alternatives = [] } = await user.add(wish);
    expect(status).toBe('need_user');
    expect(await user.add(wish)).toMatchObject({ status: 'need_user' });
    const { start, ...untimed } = wish;
    const booked = done(await user.add({ ...untimed, slot_token: alternatives[0]?.slot_token }));
    const again = done(await user.add({ ...untimed, slot_token: alternatives[0]?.slot_token }));
    expect(again).toEqual({ ...booked, replayed: true });
    // Without the slot it is the same wish, answered already.
    expect(done(await user.add(untimed))).toEqual({ ...booked, replayed: true });
    const other = await refusal(user.add({ ...untimed, slot_token: alternatives[1]?.slot_token }));
    expect(other.code).toBe('INVALID_ARGUMENT');
    expect(await all(user)).toHaveLength(2);
  });

  it('is not bound by a refusal', async () => {
    const user = await stage();
    await refusal(user.add({ ...input, start: '2026-13-01' }));
    done(await user.add(input));
  });

  it('holds across a confirmation', async () => {
    const user = await stage();
    const past: AddInput = { title: 'Old', start: '2025-12-01T10:00', idempotency_key: 'key-3' };
    const { confirm_token } = await user.add(past);
    const first = done(await user.add({ ...past, confirm_token }));
    expect(done(await user.add({ ...past, confirm_token }))).toEqual({ ...first, replayed: true });
    expect(done(await user.add(past))).toEqual({ ...first, replayed: true });
    expect(await all(user)).toHaveLength(1);
  });

  it('holds for a key given only with the confirmation', async () => {
    const user = await stage();
    const past: AddInput = { title: 'Old', start: '2025-12-01T10:00' };
    const { confirm_token } = await user.add(past);
    done(await user.add({ ...past, confirm_token, idempotency_key: 'key-4' }));
    expect(done(await user.add({ ...past, confirm_token, idempotency_key: 'key-4' })).replayed).toBe(true);
  });

  it('says when what it created was undone since', async () => {
    const user = await stage();
    const first = done(await user.add(input));
    const undone = done(await user.undo({ last: 1 }));
    const again = done(await user.add(input));
    expect(again).toMatchObject({ replayed: true, change_id: first.change_id });
    expect(again.warnings?.join()).toContain('since been undone');
    expect(await all(user)).toEqual([]);
    done(await user.undo({ change_id: undone.change_id }));
    expect(done(await user.add(input)).warnings).toBeUndefined();
    expect(await all(user)).toHaveLength(1);
  });

  it('expires after 24 hours', async () => {
    const user = await stage();
    done(await user.add(input));
    user.clock.now += 24 * HOUR - 1;
    expect(done(await user.add(input)).replayed).toBe(true);
    user.clock.now += 1;
    const anew = done(await user.add(input));
    expect(anew.replayed).toBeUndefined();
    expect(done(await user.add(input))).toEqual({ ...anew, replayed: true });
    expect(await all(user)).toHaveLength(2);
  });

  it('replays the first result, whatever became of the event', async () => {
    const user = await stage();
    const first = done(await user.add(input));
    done(await user.update({ id: first.event?.id, title: 'Renamed', start: '2026-12-03T10:00' }));
    expect(done(await user.add(input))).toEqual({ ...first, replayed: true });
    done(await confirmed(user.undo, { last: 2 }));
  });
});
