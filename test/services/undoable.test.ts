import { describe, expect, it } from 'vitest';
import { added, agenda, confirmed, done, refusal, type Stage, stage } from './harness.ts';

/** Four Tuesdays at 10:00. */
const weekly = { title: 'Sync', start: '2026-12-01T10:00', duration_minutes: 60, repeat: 'FREQ=WEEKLY;COUNT=4' };
const second = { scope: 'this', occurrence: '2026-12-08T10:00' } as const;

/** What history says of the changes, newest first, after comparing it with what undo would do. */
async function undoable(user: Stage): Promise<boolean[]> {
  const { changes = [] } = await user.history();
  for (const { change_id, undoable: said, why_not } of changes) {
    expect(why_not === undefined).toBe(said);
    const undo = user.undo({ change_id, preview: true });
    if (said) expect((await undo).status).toBe('final');
    else expect((await refusal(undo)).code).toBe('UNDO_CONFLICT');
  }
  return changes.map((change) => change.undoable);
}

it('an undo that only raised the version of a series is done again whatever became of the series', async () => {
  const user = await stage();
  const id = await added(user, weekly);
  const edited = done(await user.update({ ...second, id, title: 'Moved' }));
  const undone = done(await user.undo({ change_id: edited.change_id }));
  done(await confirmed(user.update, { id, scope: 'all' as const, description: 'Weekly' }));
  done(await confirmed(user.undo, { change_id: undone.change_id }));
  expect(await agenda(user, '2026-12-01', '2026-12-16')).toEqual([
    '2026-12-01T10:00 Sync',
    '2026-12-08T10:00 Moved',
    '2026-12-15T10:00 Sync',
  ]);
});

it('an undo of two changes of one event is itself undone to how the event was before it', async () => {
  const user = await stage();
  const id = await added(user, { title: 'First', start: '2026-12-01T10:00', duration_minutes: 60 });
  done(await user.update({ id, title: 'Second' }));
  done(await user.update({ id, title: 'Third' }));
  const undone = done(await confirmed(user.undo, { last: 2 }));
  expect(await agenda(user, '2026-12-01', '2026-12-02')).toEqual(['2026-12-01T10:00 First']);
  done(await confirmed(user.undo, { change_id: undone.change_id }));
  expect(await agenda(user, '2026-12-01', '2026-12-02')).toEqual(['2026-12-01T10:00 Third']);
});

describe('history says of a change whether undo takes it back', () => {
  it('not of a new series of which an occurrence was changed later', async () => {
    const user = await stage();
    const id = await added(user, weekly);
    const edited = done(await user.update({ ...second, id, title: 'Moved' }));
    expect(await undoable(user)).toEqual([true, false]);
    expect((await user.history()).changes?.[1]?.why_not).toBe('changed again since');
    done(await user.undo({ change_id: edited.change_id }));
    expect(await undoable(user)).toEqual([true, false, true]);
  });

  it('not of a new series of which an occurrence was deleted later', async () => {
    const user = await stage();
    const id = await added(user, weekly);
    done(await user.remove({ ...second, ids: [id] }));
    expect(await undoable(user)).toEqual([true, false]);
  });

  it('not of a series that was made longer, or moved, where the occurrence that was changed later came from', async () => {
    for (const input of [
      { repeat: 'FREQ=WEEKLY;COUNT=6' },
      { start: '2026-12-01T12:00', on_conflict: 'force' as const },
    ]) {
      const user = await stage();
      const id = await added(user, { ...weekly, repeat: 'FREQ=WEEKLY;COUNT=2' });
      done(await confirmed(user.update, { id, scope: 'all' as const, ...input }));
      const last = input.repeat === undefined ? '2026-12-08T12:00' : '2027-01-05T10:00';
      done(await user.update({ id, scope: 'this', occurrence: last, title: 'Last' }));
      expect(await undoable(user)).toEqual([true, false, false]);
    }
  });

  it('of a change that leaves its occurrences to the ones changed later', async () => {
    const user = await stage();
    const id = await added(user, weekly);
    done(await confirmed(user.update, { id, scope: 'all' as const, title: 'Weekly' }));
    done(await user.update({ ...second, id, location: 'Room 1' }));
    expect(await undoable(user)).toEqual([true, true, false]);
  });

  it('of the deletion of a series with the occurrence that had been changed', async () => {
    const user = await stage();
    const id = await added(user, weekly);
    done(await user.update({ ...second, id, title: 'Moved' }));
    done(await confirmed(user.remove, { ids: [id], scope: 'all' as const }));
    expect(await undoable(user)).toEqual([true, false, false]);
  });
});
