import { describe, expect, it } from 'vitest';
import { confirmed, done, refusal, type Stage, stage, todo } from './harness.ts';

const times = async (on: Stage): Promise<(string | undefined)[]> => {
  const { reminders = [] } = await on.reminders.query({ start: '2026-11-20', end: '2026-12-31', status: 'all' });
  return reminders.map(({ at }) => at?.slice(0, 16));
};

/** A todo due then, with a reminder of its own title. */
async function reminded(due: string, minutes_before?: number): Promise<{ on: Stage; id: string }> {
  const on = await stage();
  const { id } = await todo(on, { title: 'Tax', due });
  done(await on.reminders.add({ title: 'Tax', event_id: id, minutes_before }));
  return { on, id };
}

describe('a reminder of a todo', () => {
  it('goes off before it is due, of a day at 09:00 of it, and says what was assumed', async () => {
    expect(await times((await reminded('2026-12-05T15:00', 30)).on)).toEqual(['2026-12-05T14:30']);
    expect(await times((await reminded('2026-12-05T15:00')).on)).toEqual(['2026-12-05T14:50']);
    const { on, id } = await reminded('2026-12-05');
    expect(await times(on)).toEqual(['2026-12-05T09:00']);
    const another = await on.reminders.add({ title: 'Tax', event_id: id });
    expect(another).toMatchObject({
      assumptions: ['No lead time given: 09:00 on the day that it is due.'],
      reminder: { event_id: id, minutes_before: -540 },
    });
  });

  it('moves with it, is silent once it is done, and goes and comes back with it', async () => {
    const { on, id } = await reminded('2026-12-05T15:00', 60);
    done(await on.todos.update({ id, due: '2026-12-06T15:00' }));
    expect(await times(on)).toEqual(['2026-12-06T14:00']);
    const closed = done(await on.todos.close({ ids: [id] }));
    expect(await times(on)).toEqual([]);
    done(await on.undo({ change_id: closed.change_id }));
    done(await on.todos.update({ id, clear: ['due'] }));
    expect(await times(on)).toEqual([]);
    done(await on.undo({ last: 1 }));
    const gone = done(await on.remove({ ids: [id] }));
    expect(on.sql.prepare('select count(*) n from reminders').get()).toEqual({ n: 0 });
    done(await on.undo({ change_id: gone.change_id }));
    expect(await times(on)).toEqual(['2026-12-06T14:00']);
  });

  it('goes on with the next time of one that repeats, also when this one was acted upon', async () => {
    const on = await stage();
    const { id } = await todo(on, { title: 'Bins', due: '2026-11-24T20:00', repeat: 'every week' });
    const added = done(await on.reminders.add({ title: 'Bins', event_id: id, minutes_before: 60 }));
    done(await on.reminders.update({ id: added.reminder?.id, action: 'complete' }));
    done(await on.todos.close({ ids: [id] }));
    expect(await times(on)).toContain('2026-12-01T19:00');
  });

  it('is refused of what is not due, done, or not there', async () => {
    const on = await stage();
    const { id } = await todo(on, { title: 'Some day' });
    expect(await refusal(on.reminders.add({ title: 'x', event_id: id }))).toMatchObject({ code: 'INVALID_ARGUMENT' });
    const nobody = on.reminders.add({ title: 'x', event_id: 'todo_0000000000' });
    expect(await refusal(nobody)).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('stands in the way of an undo that would leave it without its todo', async () => {
    const on = await stage();
    const { change_id, todo: made } = done(await on.todos.add({ title: 'Tax', due: '2026-12-05' }));
    done(await on.reminders.add({ title: 'Tax', event_id: made?.id }));
    expect(await refusal(on.undo({ change_id }))).toMatchObject({ code: 'UNDO_CONFLICT' });
  });

  it('is found and dismissed by the title of its todo', async () => {
    const { on } = await reminded('2026-12-05T15:00', 60);
    done(await confirmed(on.reminders.update, { match: 'Tax', action: 'dismiss' }));
    expect(await on.reminders.query({ status: 'pending' })).toMatchObject({ reminders: [] });
  });
});
