import { describe, expect, it } from 'vitest';
import type { UndoInput } from '../../src/services/change/undo.ts';
import {
  added,
  agenda,
  argumentsOf,
  confirmed,
  done,
  refusal,
  type Stage,
  stage,
  type User,
} from '../services/harness.ts';

const all = (user: User) => agenda(user, '2026-11-30', '2027-01-31');
const plain = { title: 'Plan', start: '2026-12-01T10:00' };
const weekly = { title: 'Sync', start: '2026-12-01T10:00', repeat: 'FREQ=WEEKLY;COUNT=4' };
const DAY = 86_400_000;

/** Everything that a refused undo must leave as it was. */
const contents = ({ sql }: Stage): unknown =>
  ['events', 'profiles', 'changes', 'change_images', 'occurrences', 'extents'].map((table) =>
    sql.prepare(`select * from ${table} order by 1, 2, 3`).all(),
  );

/** The undo is refused as a conflict and changes nothing. */
async function conflictOf(user: Stage, change_id: string) {
  const before = contents(user);
  const error = await refusal(user.undo({ change_id }));
  expect(error.code).toBe('UNDO_CONFLICT');
  expect(contents(user)).toEqual(before);
  const { later = [], fields = [] } = error.details.facts as {
    later: { change_id: string }[];
    fields: { field: string; from: string; to: string }[];
  };
  return { later: later.map((one) => one.change_id), fields, retry: argumentsOf<UndoInput>(error.details.retry) };
}

describe('promise 8: undo never overwrites a later change', () => {
  it('refuses when another process wrote in between, and its retry undoes both', async () => {
    const user = await stage();
    const other = await stage({ file: user.file, clock: user.clock });
    const id = await added(user, plain);
    const mine = done(await user.update({ id, title: 'Mine' }));
    const theirs = done(await other.update({ id, title: 'Theirs', location: 'There' }));
    const { later, fields, retry } = await conflictOf(user, mine.change_id);
    expect(later).toEqual([theirs.change_id]);
    expect(fields).toEqual([
      { id, field: 'title', from: 'Mine', to: 'Theirs' },
      { id, field: 'location', from: null, to: 'There' },
    ]);
    const result = await confirmed(user.undo, retry);
    expect(done(result).undone).toEqual([{ id, field: 'title', from: 'Theirs', to: 'Plan' }, expect.anything()]);
    expect(await all(other)).toEqual(['2026-12-01T10:00 Plan']);
  });

  it('control: the harness sees an overwrite where the comparison is led astray', async () => {
    const survives = async (tamper: boolean): Promise<boolean> => {
      const user = await stage();
      const id = await added(user, plain);
      const mine = done(await user.update({ id, title: 'Mine' }));
      done(await user.update({ id, title: 'Theirs' }));
      // As if nobody looked at the state: it is that of the change to be undone.
      if (tamper) user.sql.prepare('update events set state = ?').run(mine.change_id);
      await user.undo({ change_id: mine.change_id }).catch(() => undefined);
      return (await all(user)).includes('2026-12-01T10:00 Theirs');
    };
    expect(await survives(false)).toBe(true);
    expect(await survives(true)).toBe(false);
  });

  it('creating, editing, then undoing only the creation', async () => {
    const user = await stage();
    const created = done(await user.add(plain));
    const id = created.event?.id;
    const edited = done(await user.update({ id, title: 'Edited' }));
    const { later, retry } = await conflictOf(user, created.change_id);
    expect(later).toEqual([edited.change_id]);
    done(await confirmed(user.undo, retry));
    expect(await all(user)).toEqual([]);
  });

  it.each([
    {
      name: 'changed',
      edit: (user: User, id: string) => user.update({ id, scope: 'this', occurrence: '2026-12-08', title: 'X' }),
    },
    {
      name: 'deleted',
      edit: (user: User, id: string) => user.remove({ ids: [id], scope: 'this', occurrence: '2026-12-08' }),
    },
  ])('creating a series, then undoing the creation after one occurrence was $name', async ({ edit }) => {
    const user = await stage();
    const created = done(await user.add(weekly));
    const edited = done(await edit(user, created.event?.id as string));
    const { later, retry } = await conflictOf(user, created.change_id);
    expect(later).toEqual([edited.change_id]);
    done(await confirmed(user.undo, retry));
    expect(user.sql.prepare('select count(*) from events').pluck().get()).toBe(0);
    expect(user.sql.prepare('select count(*) from occurrences').pluck().get()).toBe(0);
    expect(await user.add(plain)).toMatchObject({ status: 'final' });
  });

  it('moving a series, then undoing the move after an occurrence of the moved series was changed', async () => {
    const user = await stage();
    const id = await added(user, weekly);
    const moved = done(await confirmed(user.update, { id, scope: 'all' as const, start: '2026-12-02T10:00' }));
    const edited = done(await user.update({ id, scope: 'this', occurrence: '2026-12-09', title: 'X' }));
    const { later, retry } = await conflictOf(user, moved.change_id);
    expect(later).toEqual([edited.change_id]);
    done(await confirmed(user.undo, retry));
    expect(await all(user)).toEqual(['01', '08', '15', '22'].map((day) => `2026-12-${day}T10:00 Sync`));
  });

  it('doing again what would stand for the same occurrence as a later change', async () => {
    const user = await stage();
    const id = await added(user, weekly);
    const one = { id, scope: 'this' as const, occurrence: '2026-12-08' };
    done(await user.update({ ...one, title: 'First' }));
    const undone = done(await user.undo({ last: 1 }));
    const second = done(await user.update({ ...one, title: 'Second' }));
    const { later, retry } = await conflictOf(user, undone.change_id);
    expect(later).toEqual([second.change_id]);
    done(await confirmed(user.undo, retry));
    expect(await all(user)).toContain('2026-12-08T10:00 First');
  });

  it('a profile that was made anew since', async () => {
    const user = await stage();
    done(await user.profile({ timezone: 'America/New_York' }));
    const undone = done(await user.undo({ last: 1 }));
    const anew = done(await user.profile({ timezone: 'Europe/Berlin' }));
    const { later } = await conflictOf(user, undone.change_id);
    expect(later).toEqual([anew.change_id]);
  });

  it('offers all that hangs together, and nothing that does not', async () => {
    const user = await stage();
    const a = await added(user, plain);
    const b = await added(user, { title: 'B', start: '2026-12-02T10:00' });
    const renamed = done(await user.update({ id: a, title: 'A' }));
    const removed = done(await confirmed(user.remove, { ids: [a, b] }));
    const restored = done(await user.undo({ change_id: removed.change_id }));
    const again = done(await user.undo({ change_id: restored.change_id }));
    const unrelated = done(await user.add({ title: 'C', start: '2026-12-03T10:00' }));
    const { later, retry } = await conflictOf(user, renamed.change_id);
    // The two undo changes in between come to nothing.
    expect(later).toEqual([removed.change_id]);
    expect(later).not.toContain(again.change_id);
    done(await confirmed(user.undo, retry));
    expect(await all(user)).toEqual(['2026-12-01T10:00 Plan', '2026-12-02T10:00 B', '2026-12-03T10:00 C']);
    done(await user.undo({ change_id: unrelated.change_id }));
  });

  it('follows later changes to what they touched besides', async () => {
    const user = await stage();
    const a = await added(user, plain);
    const b = await added(user, { title: 'B', start: '2026-12-02T10:00' });
    const first = done(await user.update({ id: a, title: 'A' }));
    const both = done(await confirmed(user.remove, { ids: [a, b] }));
    const back = done(await user.undo({ change_id: both.change_id }));
    done(await user.update({ id: b, title: 'B2' }));
    const { later, retry } = await conflictOf(user, back.change_id);
    expect(later).toHaveLength(1);
    done(await confirmed(user.undo, retry));
    // Both are gone again, so that the first change cannot be undone alone.
    expect(await all(user)).toEqual([]);
    expect((await conflictOf(user, first.change_id)).later).toEqual([both.change_id]);
  });

  it('lets independent changes be undone in any order', async () => {
    const user = await stage();
    const id = await added(user, weekly);
    const edit = async (occurrence: string, title: string) =>
      done(await user.update({ id, scope: 'this', occurrence, title })).change_id;
    const first = await edit('2026-12-01', 'First');
    const second = await edit('2026-12-08', 'Second');
    const third = await edit('2026-12-15', 'Third');
    done(await user.undo({ change_id: first }));
    done(await user.undo({ change_id: third }));
    expect(await all(user)).toEqual([
      '2026-12-01T10:00 Sync',
      '2026-12-08T10:00 Second',
      '2026-12-15T10:00 Sync',
      '2026-12-22T10:00 Sync',
    ]);
    done(await user.undo({ change_id: second }));
  });
});

describe('undo and redo', () => {
  it('last takes the newest changes not yet undone, passing over undo changes', async () => {
    const user = await stage();
    const ids = [];
    for (const day of ['01', '02', '03']) ids.push(await added(user, { title: day, start: `2026-12-${day}T10:00` }));
    const titles = async () => (await all(user)).map((line) => line.slice(-2));
    done(await user.undo({ last: 1 }));
    expect(await titles()).toEqual(['01', '02']);
    const redo = done(await user.undo({ last: 1 }));
    expect(await titles()).toEqual(['01']);
    done(await user.undo({ change_id: redo.change_id }));
    expect(await titles()).toEqual(['01', '02']);
    const question = await user.undo({ last: 5 });
    expect(question).toMatchObject({ status: 'need_user', confirm_token: expect.any(String) });
    expect(question.undone).toHaveLength(2);
    done(await confirmed(user.undo, { last: 5 }));
    expect(await titles()).toEqual([]);
    expect(await user.undo({ last: 1 })).toMatchObject({ status: 'final', undone: [] });
  });

  it('the undoing of a redo can be done again, and last knows what stands', async () => {
    const user = await stage();
    const created = done(await user.add(plain));
    const undone = done(await user.undo({ change_id: created.change_id }));
    const redone = done(await user.undo({ change_id: undone.change_id }));
    expect(await all(user)).toHaveLength(1);
    done(await user.undo({ change_id: redone.change_id }));
    expect(await all(user)).toEqual([]);
    expect(await user.undo({ last: 1 })).toMatchObject({ status: 'final', undone: [] });
    done(await user.undo({ change_id: undone.change_id }));
    expect(await all(user)).toHaveLength(1);
    done(await user.undo({ last: 1 }));
    expect(await all(user)).toEqual([]);
  });

  it('a change that was undone is refused, naming what undid it', async () => {
    const user = await stage();
    const { change_id } = done(await user.add(plain));
    const undone = done(await user.undo({ change_id }));
    const error = await refusal(user.undo({ change_id }));
    expect(error).toMatchObject({
      code: 'UNDO_CONFLICT',
      details: { retry: { use: 'undo', changes: undone.change_id } },
    });
  });

  it('preview tells, and writes nothing', async () => {
    const user = await stage();
    const id = await added(user, plain);
    const before = contents(user);
    expect(await user.undo({ last: 1, preview: true })).toMatchObject({
      status: 'final',
      undone: [{ id, field: 'item' }],
    });
    expect(contents(user)).toEqual(before);
  });

  it('session and since take what was done over this connection, or since then', async () => {
    const user = await stage();
    const elsewhere = user.as('local', 'two');
    await added(user, plain);
    await added(elsewhere, { title: 'Two', start: '2026-12-02T10:00' });
    done(await elsewhere.undo({ session: true }));
    expect(await all(user)).toEqual(['2026-12-01T10:00 Plan']);
    user.clock.now += DAY;
    const third = done(await user.add({ title: 'Three', start: '2026-12-03T10:00' }));
    done(await user.undo({ since: '2026-11-21' }));
    expect(await all(user)).toEqual(['2026-12-01T10:00 Plan']);
    expect((await user.history()).changes?.find((one) => one.change_id === third.change_id)?.undoable).toBe(false);
  });

  it('lists 50 fields and counts the rest by kind', async () => {
    const user = await stage();
    const ids = [];
    for (let index = 0; index < 60; index++) {
      ids.push(await added(user, { title: `E${index}`, start: '2026-12-01T10:00', on_conflict: 'force' }));
    }
    done(await confirmed(user.remove, { ids }));
    const result = done(await user.undo({ last: 1 }));
    expect(result.undone).toHaveLength(50);
    expect(result.undone_more).toEqual({ item: 10 });
  });

  it('expires after 90 days', async () => {
    const user = await stage();
    const { change_id } = done(await user.add({ ...plain, start: '2027-12-01T10:00' }));
    user.clock.now += 90 * DAY;
    expect(await user.undo({ change_id, preview: true })).toMatchObject({ status: 'final' });
    user.clock.now += 1;
    expect((await refusal(user.undo({ change_id }))).code).toBe('UNDO_EXPIRED');
    expect(await user.undo({ last: 1 })).toMatchObject({ status: 'final', undone: [] });
    expect((await user.history()).changes).toMatchObject([{ undoable: false }]);
  });

  it('nobody undoes what belongs to somebody else', async () => {
    const user = await stage();
    const { change_id } = done(await user.add(plain));
    const stranger = user.as('stranger');
    expect((await refusal(stranger.undo({ change_id }))).code).toBe('NOT_FOUND');
    expect(await stranger.undo({ last: 1 })).toMatchObject({ undone: [] });
    expect(await all(user)).toHaveLength(1);
  });
});

describe('an undo that would create an overlap', () => {
  it.each([
    {
      name: 'a moved event',
      prepare: async (user: User) => {
        const id = await added(user, plain);
        return done(await user.update({ id, start: '2026-12-05T10:00' }));
      },
    },
    {
      name: 'a deleted event',
      prepare: async (user: User) => done(await user.remove({ ids: [await added(user, plain)] })),
    },
    {
      name: 'an event made free',
      prepare: async (user: User) => done(await user.update({ id: await added(user, plain), show_as: 'free' })),
    },
    {
      name: 'a cancelled occurrence',
      prepare: async (user: User) => {
        const id = await added(user, weekly);
        return done(await user.remove({ ids: [id], scope: 'this', occurrence: '2026-12-01' }));
      },
    },
    {
      name: 'a moved occurrence',
      prepare: async (user: User) => {
        const id = await added(user, weekly);
        const move = { id, scope: 'this' as const, occurrence: '2026-12-01', start: '2026-12-05T10:00' };
        return done(await user.update(move));
      },
    },
    {
      name: 'an undone creation',
      prepare: async (user: User) => {
        await added(user, plain);
        return done(await user.undo({ last: 1 }));
      },
    },
  ])('asks first: $name', async ({ prepare }) => {
    const user = await stage();
    const { change_id } = await prepare(user);
    await added(user, { title: 'New', start: '2026-12-01T10:30' });
    const before = contents(user);
    const question = await user.undo({ change_id });
    expect(question).toMatchObject({
      status: 'need_user',
      conflicts: [{ title: 'New', severity: 'hard', overlap_minutes: 30 }],
      confirm_token: expect.any(String),
    });
    expect(contents(user)).toEqual(before);
    const result = done(await user.undo({ change_id, confirm_token: question.confirm_token }));
    expect(result.warnings?.join()).toContain('New');
    expect((await all(user)).slice(0, 2).map((line) => line.slice(0, 16))).toEqual([
      '2026-12-01T10:00',
      '2026-12-01T10:30',
    ]);
  });

  it('does not ask about an overlap that was there before', async () => {
    const user = await stage();
    const id = await added(user, plain);
    const forced = await added(user, { title: 'Forced', start: '2026-12-01T10:30', on_conflict: 'force' });
    const { change_id } = done(await user.update({ id, start: '2026-12-05T10:00' }));
    done(await user.update({ id: forced, title: 'Renamed' }));
    done(await user.undo({ change_id }));
  });

  it('does not ask about an overlap of what is put back together', async () => {
    const user = await stage();
    const ids = [await added(user, plain)];
    ids.push(await added(user, { title: 'Forced', start: '2026-12-01T10:30', on_conflict: 'force' }));
    done(await confirmed(user.remove, { ids }));
    expect(done(await user.undo({ last: 1 })).warnings).toBeUndefined();
    expect(await all(user)).toHaveLength(2);
  });

  it('asks where two of the changes undone together bring about an overlap that never was', async () => {
    const user = await stage();
    const a = await added(user, { title: 'A', start: '2026-12-01T10:00' });
    const first = done(await user.update({ id: a, start: '2026-12-02T10:00' }));
    const b = await added(user, { title: 'B', start: '2026-12-01T10:00' });
    const second = done(await user.update({ id: b, start: '2026-12-03T10:00' }));
    const question = await user.undo({ change_id: `${first.change_id},${second.change_id}` });
    expect(question).toMatchObject({ status: 'need_user', conflicts: [{}] });
  });
});
