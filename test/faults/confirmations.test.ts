import { describe, expect, it } from 'vitest';
import {
  added,
  agenda,
  confirmed,
  done,
  group,
  refusal,
  reminder,
  type Stage,
  stage,
  todo,
  type User,
} from '../services/harness.ts';

const all = async (user: User) => [
  ...(await agenda(user, '2025-01-01', '2027-12-31')),
  ...((await user.todos.query({ status: 'all' })).todos ?? []).map((one) => `${one.title} ${one.status}`),
  ...((await user.reminders.query({ status: 'all' })).reminders ?? []).map(
    (one) => `${one.title} ${one.status} ${one.at}`,
  ),
];
const weekly = { title: 'Sync', start: '2026-12-01T10:00', repeat: 'FREQ=WEEKLY;COUNT=4' };
const PAST = { title: 'Old', start: '2025-12-01T10:00' };

interface Asked {
  readonly status: string;
  readonly confirm_token?: string;
  /** Set when something was done. */
  readonly change_id?: string;
}

/** Something that needs a confirmation: how to ask, and how the same call is confirmed. */
interface Case {
  readonly name: string;
  readonly prepare: (user: Stage) => Promise<(who: User, token?: string) => Promise<Asked>>;
}

const twoEvents = async (user: User): Promise<string[]> => [
  await added(user, { title: 'A', start: '2026-12-01T10:00' }),
  await added(user, { title: 'B', start: '2026-12-02T10:00' }),
];

const CASES: readonly Case[] = [
  {
    name: 'deleting several events',
    prepare: async (user) => {
      const ids = await twoEvents(user);
      return (who, confirm_token) => who.remove({ ids, confirm_token });
    },
  },
  {
    name: 'deleting a series',
    prepare: async (user) => {
      const id = await added(user, weekly);
      return (who, confirm_token) => who.remove({ ids: [id], scope: 'all', confirm_token });
    },
  },
  {
    name: 'moving a series',
    prepare: async (user) => {
      const id = await added(user, weekly);
      return (who, confirm_token) => who.update({ id, scope: 'all', start: '2026-12-02T11:00', confirm_token });
    },
  },
  {
    name: 'giving a series another rule',
    prepare: async (user) => {
      const id = await added(user, weekly);
      return (who, confirm_token) => who.update({ id, scope: 'all', repeat: 'FREQ=DAILY;COUNT=2', confirm_token });
    },
  },
  {
    name: 'moving an event into the past',
    prepare: async (user) => {
      const [id] = await twoEvents(user);
      return (who, confirm_token) => who.update({ id, start: '2025-12-01T10:00', confirm_token });
    },
  },
  {
    name: 'adding an event in the past',
    prepare: async () => (who, confirm_token) => who.add({ ...PAST, confirm_token }),
  },
  {
    name: 'closing several todos',
    prepare: async (user) => {
      const ids = [(await todo(user, { title: 'A' })).id, (await todo(user, { title: 'B' })).id];
      return (who, confirm_token) => who.todos.close({ ids, confirm_token });
    },
  },
  {
    name: 'deleting an event and a todo',
    prepare: async (user) => {
      const ids = [await added(user, weekly), (await todo(user, { title: 'A' })).id];
      return (who, confirm_token) => who.remove({ ids, scope: 'all', confirm_token });
    },
  },
  {
    name: 'making an event in the past of a todo',
    prepare: async (user) => {
      const { id } = await todo(user, { title: 'A' });
      return (who, confirm_token) => who.todos.convert({ id, start: PAST.start, confirm_token });
    },
  },
  {
    name: 'deleting a group with its items',
    prepare: async (user) => {
      const id = await group(user, { name: 'Work' });
      await added(user, { title: 'A', start: '2026-12-01T10:00', group: id });
      await todo(user, { title: 'B', group: id });
      return (who, confirm_token) => who.remove({ ids: [id], delete_group_items: true, confirm_token });
    },
  },
  {
    name: 'a plan',
    prepare: async (user) => {
      await twoEvents(user);
      const call = { start: '2026-12-01', end: '2026-12-03', shift_minutes: 30 };
      return async (who, plan_token) => {
        const { plan_token: confirm_token, ...rest } = await who.reschedule({ ...call, plan_token });
        return { ...rest, ...(confirm_token !== undefined && { confirm_token }) };
      };
    },
  },
  {
    name: 'closing all of a repeating reminder',
    prepare: async (user) => {
      const { id } = await reminder(user, { title: 'A', repeat: 'FREQ=DAILY' });
      return (who, confirm_token) => who.reminders.update({ id, scope: 'all', action: 'dismiss', confirm_token });
    },
  },
  {
    name: 'moving all of a repeating reminder',
    prepare: async (user) => {
      const { id } = await reminder(user, { title: 'A', repeat: 'FREQ=DAILY' });
      return (who, confirm_token) => who.reminders.update({ id, scope: 'all', at: '21:30', confirm_token });
    },
  },
  {
    name: 'undoing two changes',
    prepare: async (user) => {
      await twoEvents(user);
      return (who, confirm_token) => who.undo({ last: 2, confirm_token });
    },
  },
];

async function asked(call: Promise<Asked>): Promise<string> {
  const { status, confirm_token } = await call;
  expect(status).toBe('need_user');
  return confirm_token as string;
}

const invalid = async (call: Promise<unknown>) => expect((await refusal(call)).code).toBe('CONFIRMATION_INVALID');

describe.each(CASES)('promise 12, $name', ({ prepare }) => {
  it('writes nothing until it is confirmed, then does it once', async () => {
    const user = await stage();
    const call = await prepare(user);
    const before = await all(user);
    const token = await asked(call(user));
    expect(await all(user)).toEqual(before);
    expect(await call(user, token)).toMatchObject({ status: 'final' });
    const after = await all(user);
    expect(after).not.toEqual(before);
    // Whatever the call means by now, the token is spent.
    await call(user, token).then(
      (again) => expect(again.change_id).toBeUndefined(),
      () => undefined,
    );
    expect(await all(user)).toEqual(after);
  });

  it('is confirmed in another process', async () => {
    const user = await stage();
    const other = await stage({ file: user.file, clock: user.clock });
    const call = await prepare(user);
    const token = await asked(call(user));
    expect(await call(other, token)).toMatchObject({ status: 'final' });
  });

  it('is done once when two processes confirm at the same time', async () => {
    const user = await stage();
    const other = await stage({ file: user.file, clock: user.clock });
    const call = await prepare(user);
    const token = await asked(call(user));
    const results = await Promise.allSettled([call(user, token), call(other, token), call(user, token)]);
    const effective = results.filter((one) => one.status === 'fulfilled' && one.value.change_id !== undefined);
    expect(effective).toHaveLength(1);
  });

  it('expires after 30 minutes', async () => {
    const user = await stage();
    const call = await prepare(user);
    const token = await asked(call(user));
    user.clock.now += 30 * 60_000;
    await invalid(call(user, token));
    const next = await asked(call(user));
    user.clock.now += 30 * 60_000 - 1;
    expect(await call(user, next)).toMatchObject({ status: 'final' });
  });

  it('is void once the user declined', async () => {
    const user = await stage();
    const call = await prepare(user);
    const token = await asked(call(user));
    await user.as('stranger').discard(token);
    const before = await all(user);
    await user.discard(token);
    await invalid(call(user, token));
    expect(await all(user)).toEqual(before);
  });

  it('is not confirmed by a token of nothing, or of another call', async () => {
    const user = await stage();
    const call = await prepare(user);
    await invalid(call(user, 'cfm_nothing'));
    const foreign = await asked(user.add({ title: 'Other', start: '2025-11-01T10:00' }));
    await invalid(call(user, foreign));
  });
});

describe('promise 12: a token covers exactly that call on that set', () => {
  it('is of one user', async () => {
    const user = await stage();
    const stranger = user.as('stranger');
    const token = await asked(user.add(PAST));
    await invalid(stranger.add({ ...PAST, confirm_token: token }));
    done(await user.add({ ...PAST, confirm_token: token }));
  });

  it('is of one tool', async () => {
    const user = await stage();
    const id = await added(user, weekly);
    const token = await asked(user.remove({ ids: [id], scope: 'all' }));
    await invalid(user.update({ id, scope: 'all', start: '2026-12-02T11:00', confirm_token: token }));
  });

  it('is of these arguments', async () => {
    const user = await stage();
    const id = await added(user, weekly);
    const move = { id, scope: 'all' as const, start: '2026-12-02T11:00' };
    const confirm_token = await asked(user.update(move));
    for (const other of [
      { start: '2026-12-02T12:00' },
      { duration_minutes: 30 },
      { title: 'Other' },
      { clear: ['location'] },
      { repeat: 'FREQ=WEEKLY;COUNT=3' },
      { timezone: 'America/New_York' },
      { on_conflict: 'force' as const },
    ]) {
      await invalid(user.update({ ...move, ...other, confirm_token }));
    }
    // The same instant in other words is the same call.
    done(await user.update({ ...move, start: '2026-12-02T03:00:00Z', confirm_token }));
    const past = await asked(user.add(PAST));
    for (const other of [
      { title: 'X' },
      { start: '2025-12-02T10:00' },
      { location: 'X' },
      { show_as: 'free' as const },
    ]) {
      await invalid(user.add({ ...PAST, ...other, confirm_token: past }));
    }
  });

  it('is of these items', async () => {
    const user = await stage();
    const ids = await twoEvents(user);
    ids.push(await added(user, { title: 'C', start: '2026-12-03T10:00' }));
    const confirm_token = await asked(user.remove({ ids: ids.slice(0, 2) }));
    await invalid(user.remove({ ids, confirm_token }));
    await invalid(user.remove({ ids: ids.slice(1), confirm_token }));
    expect(await all(user)).toHaveLength(3);
    done(await user.remove({ ids: ids.slice(0, 2).reverse(), confirm_token }));
  });

  it('is of these changes, when undoing', async () => {
    const user = await stage();
    await twoEvents(user);
    const confirm_token = await asked(user.undo({ last: 2 }));
    await added(user, { title: 'C', start: '2026-12-03T10:00' });
    await invalid(user.undo({ last: 2, confirm_token }));
    const all3 = await asked(user.undo({ last: 3 }));
    await invalid(user.undo({ last: 2, confirm_token: all3 }));
    expect(await all(user)).toHaveLength(3);
  });

  it.each([
    { name: 'the event itself', edit: (user: User, id: string) => user.update({ id, scope: 'all', title: 'New' }) },
    {
      name: 'one occurrence',
      edit: (user: User, id: string) => user.update({ id, scope: 'this', occurrence: '2026-12-08', title: 'New' }),
    },
    {
      name: 'one occurrence, deleted',
      edit: (user: User, id: string) => user.remove({ ids: [id], scope: 'this', occurrence: '2026-12-08' }),
    },
  ])('is of these versions: $name changed since', async ({ edit }) => {
    for (const act of [
      (user: User, id: string, confirm_token?: string) => user.remove({ ids: [id], scope: 'all', confirm_token }),
      (user: User, id: string, confirm_token?: string) =>
        user.update({ id, scope: 'all', start: '2026-12-02T11:00', confirm_token }),
    ]) {
      const user = await stage();
      const id = await added(user, weekly);
      const token = await asked(act(user, id));
      done(await edit(user, id));
      await invalid(act(user, id, token));
      // Not even when the change was undone again: versions only rise.
      done(await user.undo({ last: 1 }));
      await invalid(act(user, id, token));
      expect(await act(user, id, await asked(act(user, id)))).toMatchObject({ status: 'final' });
    }
  });

  it('control: where versions are not looked at, the change since is not noticed', async () => {
    const survives = async (tamper: boolean): Promise<boolean> => {
      const user = await stage();
      const ids = await twoEvents(user);
      const confirm_token = await asked(user.remove({ ids }));
      done(await user.update({ id: ids[0], title: 'Important now' }));
      // As if nobody compared versions: the stored ones are those of today.
      const today = user.sql.prepare('select id, version from events').all();
      const [items] = user.sql.prepare('select items from confirmations').pluck().all() as [string];
      const raised = JSON.stringify([...JSON.parse(items), ...today]);
      if (tamper) user.sql.prepare('update confirmations set items = ?').run(raised);
      await user.remove({ ids, confirm_token }).catch(() => undefined);
      return (await all(user)).some((line) => line.endsWith('Important now'));
    };
    expect(await survives(false)).toBe(true);
    expect(await survives(true)).toBe(false);
  });

  it('is asked for again after it was refused, and a refused call uses nothing up', async () => {
    const user = await stage();
    const ids = await twoEvents(user);
    const confirm_token = await asked(user.remove({ ids }));
    await invalid(
      user.remove({ ids: [...ids, await added(user, { title: 'C', start: '2026-12-03T10:00' })], confirm_token }),
    );
    done(await user.remove({ ids, confirm_token }));
  });

  it('an undo that brings about more overlaps than were confirmed asks again', async () => {
    const user = await stage();
    const id = await added(user, { title: 'A', start: '2026-12-01T10:00', duration_minutes: 120 });
    const { change_id } = done(await user.update({ id, start: '2026-12-05T10:00' }));
    await added(user, { title: 'B', start: '2026-12-01T10:00' });
    const confirm_token = await asked(user.undo({ change_id }));
    await added(user, { title: 'C', start: '2026-12-01T11:00' });
    await invalid(user.undo({ change_id, confirm_token }));
    done(await confirmed(user.undo, { change_id }));
  });
});
