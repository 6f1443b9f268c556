import { describe, expect, it } from 'vitest';
import { parseToolsets } from '../../../src/mcp/call/toolsets.ts';
import deleteItems from '../../../src/tools/core/delete-items.ts';
import { connectInProcess } from '../harness.ts';
import { stubServer } from '../stub.ts';
import { freshDays, inBothEras, type Session, strictArguments } from './session.ts';

const weekly = { repeat: 'FREQ=WEEKLY;COUNT=4', duration_minutes: 30 };

inBothEras('delete_items', (session, asking, narrow) => {
  strictArguments(session, 'delete_items', {
    valid: { ids: ['evt_nothere'] },
    typo: ['id', 'ids'],
    wrongTypes: [{ ids: { a: 1 } }, { ids: [1] }, { scope: 'both' }, { occurrence: 5 }, { delete_group_items: 'some' }],
  });

  it('needs some words for what is meant', async () => {
    const reply = await session.refuses('delete_items', {}, 'INVALID_ARGUMENT');
    expect(reply).toMatchObject({ missing: ['ids', 'match', 'start'] });
  });

  it('deletes an event, given as a list, as JSON, as one text or as a reference', async () => {
    const day = freshDays();
    for (const wrap of [(id: string) => [id], (id: string) => JSON.stringify([id]), (id: string) => id]) {
      const { id } = await session.add('Dentist', day(0, '10:00'));
      const reply = await session.done('delete_items', { Ids: wrap(id) });
      expect(reply.message).toBe(`✓ Deleted: Dentist (Mon ${day()} 10:00–11:00)`);
      expect(reply.deleted).toEqual([{ id, title: 'Dentist', when: `Mon ${day()} 10:00–11:00` }]);
      expect(await session.agenda(day())).toEqual([]);
      await session.refuses('delete_items', { ids: [id] }, 'NOT_FOUND');
    }
    await session.add('Twin A', day(0, '10:00'));
    await session.add('Twin B', day(0, '12:00'));
    const { candidates } = await session.asks('schedule_update', { match: 'Twin', title: 'x' });
    await session.done('delete_items', { ids: [candidates[0].ref] });
    expect(await session.agenda(day())).toHaveLength(1);
  });

  it('deletes all that are named, or nothing', async () => {
    const day = freshDays();
    const { id } = await session.add('Stays', day(0, '10:00'));
    await session.refuses('delete_items', { ids: [id, 'evt_nothere'] }, 'NOT_FOUND');
    expect(await session.agenda(day())).toHaveLength(1);
  });

  it('touches nothing that a reference names, where the toolset of its kind is off', async () => {
    const day = freshDays();
    for (const title of ['Ref A', 'Ref B']) await session.add(title, day(0, '10:00'), { on_conflict: 'force' });
    const { candidates } = await session.asks('schedule_update', { match: 'Ref', title: 'x' });
    const { message } = await narrow.refuses('delete_items', { ids: [candidates[0].ref] }, 'FORBIDDEN');
    expect(message).toBe(`${candidates[0].ref} belongs to the toolset schedule, which is off here.`);
    expect(await session.agenda(day())).toHaveLength(2);
  });

  it('knows nothing of what has no id of ours', async () => {
    for (const id of ['chg_7k2m9q4t1x', 'dentist', 'todo_nothere']) {
      await session.refuses('delete_items', { ids: [id] }, 'NOT_FOUND');
    }
  });

  it('counts the same event once', async () => {
    const day = freshDays();
    const { id } = await session.add('Same', day(0, '10:00'));
    await session.done('delete_items', { ids: [id, id] });
  });

  describe('a series', () => {
    it('needs a scope, and for one occurrence its start', async () => {
      const day = freshDays();
      const { id } = await session.add('Weekly', day(0, '10:00'), weekly);
      const reply = await session.asks('delete_items', { ids: [id] });
      expect(reply).toMatchObject({ missing: ['scope', 'occurrence'] });
      expect(reply.candidates).toHaveLength(4);
      const second = reply.candidates[1]?.ref;
      await session.done('delete_items', { ids: [second], scope: 'this' });
      expect(await session.agenda(day(), day(28))).toHaveLength(3);
      await session.refuses('delete_items', { ids: [id], scope: 'this', occurrence: day(7) }, 'NOT_FOUND');
    });

    it('loses one occurrence, or this and the following, and undo gives them back', async () => {
      const day = freshDays();
      const { id } = await session.add('Weekly', day(0, '10:00'), weekly);
      const days = async () => (await session.agenda(day(), day(28))).map((line) => line.slice(0, 5));
      await session.done('delete_items', { ids: [id], scope: 'this', occurrence: day(7, '10:00') });
      expect(await days()).toEqual([0, 14, 21].map((offset) => day(offset).slice(5)));
      const rest = await session.done('delete_items', { ids: [id], scope: 'this_and_future', occurrence: day(14) });
      expect(rest.deleted).toMatchObject([{ when: `Mon ${day(14)} 10:00–10:30 and after` }]);
      expect(await days()).toEqual([day().slice(5)]);
      await session.done('undo', { last: 1 });
      const undone = await session.done('undo', { last: 1 });
      expect(undone.undone).toEqual([{ id, field: `occurrence ${day(7, '10:00')}:00`, from: 'cancelled', to: null }]);
      expect(await days()).toHaveLength(4);
    });
  });

  confirmation(session, asking);
});

function confirmation(mute: Session, asking: Session): void {
  describe('with a confirmation', () => {
    const two = async (session: Session) => {
      const day = freshDays();
      const events = [await session.add('Standup', day(0, '09:00')), await session.add('Retro', day(0, '11:00'))];
      return { day, ids: events.map(({ id }) => id) };
    };
    const series = async (session: Session) => {
      const day = freshDays();
      const { id } = await session.add('周会', day(0, '10:00'), weekly);
      return { day, args: { ids: [id], scope: 'all' } };
    };

    it('deletes several when the user accepts, who is told which', async () => {
      const { day, ids } = await two(asking);
      const reply = await asking.done('delete_items', { ids });
      expect(reply.deleted).toHaveLength(2);
      expect(asking.asked).toHaveLength(1);
      expect(asking.asked[0]).toMatch(/2 items.*Standup.*Retro/s);
      expect(await asking.agenda(day())).toEqual([]);
      await asking.done('undo', { change_id: reply.change_id });
      expect(await asking.agenda(day())).toHaveLength(2);
    });

    it('deletes nothing when the user declines', async () => {
      asking.answer = 'decline';
      const { day, ids } = await two(asking);
      const reply = await asking.asks('delete_items', { ids });
      expect(reply.message).toContain('did not confirm');
      expect(reply).not.toHaveProperty('confirm_token');
      expect(await asking.agenda(day())).toHaveLength(2);
    });

    it('deletes several by token where nobody can be asked, and only these', async () => {
      const { day, ids } = await two(mute);
      const asked = await mute.asks('delete_items', { ids });
      expect(asked.candidates.map(({ id }) => id)).toEqual(ids);
      expect(asked.text).toContain(`repeat the call with confirm_token: ${asked.confirm_token}`);
      const { confirm_token } = asked;
      const third = await mute.add('Third', day(0, '13:00'));
      await mute.refuses('delete_items', { ids: [...ids, third.id], confirm_token }, 'CONFIRMATION_INVALID');
      await mute.refuses('delete_items', { ids: [ids[0], third.id], confirm_token }, 'CONFIRMATION_INVALID');
      await mute.refuses('undo', { last: 2, confirm_token }, 'CONFIRMATION_INVALID');
      await mute.done('delete_items', { ids, confirm_token });
      expect(await mute.agenda(day())).toHaveLength(1);
    });

    it('takes references in place of ids, and no token twice', async () => {
      const { day, ids } = await two(mute);
      const { candidates, confirm_token } = await mute.asks('delete_items', { ids });
      await mute.done('delete_items', { ids: candidates.map(({ ref }) => ref), confirm_token });
      await mute.done('undo', { last: 1 });
      const again = await mute.refuses('delete_items', { ids, confirm_token }, 'CONFIRMATION_INVALID');
      expect(again.hint).toContain('Call again without confirm_token');
      expect(await mute.agenda(day())).toHaveLength(2);
    });

    it('does not delete what has changed since', async () => {
      const { day, ids } = await two(mute);
      const { confirm_token } = await mute.asks('delete_items', { ids });
      await mute.done('schedule_update', { id: ids[1], title: 'Now important' });
      await mute.refuses('delete_items', { ids, confirm_token }, 'CONFIRMATION_INVALID');
      expect(await mute.agenda(day())).toHaveLength(2);
    });

    it('deletes all of a series only on a yes', async () => {
      const { day, args } = await series(asking);
      asking.answer = 'cancel';
      await asking.asks('delete_items', args);
      expect(await asking.agenda(day(), day(28))).toHaveLength(4);
      asking.answer = 'accept';
      await asking.done('delete_items', args);
      expect(asking.asked[1]).toContain('周会');
      expect(await asking.agenda(day(), day(28))).toEqual([]);

      const other = await series(mute);
      const { confirm_token, candidates } = await mute.asks('delete_items', other.args);
      expect(candidates[0].when).toContain('（全部）');
      await mute.done('delete_items', { ...other.args, confirm_token });
      expect(await mute.agenda(other.day(), other.day(28))).toEqual([]);
    });
  });
}

describe('delete_items without the schedule toolset', () => {
  it('touches no event', async () => {
    const build = stubServer(undefined, { tools: [deleteItems], toolsets: parseToolsets('memory') });
    const host = await connectInProcess('modern', build);
    const { structuredContent, text } = await host.call('delete_items', { ids: ['evt_7k2m9q4t1x'] });
    expect(structuredContent).toMatchObject({ status: 'error', code: 'FORBIDDEN' });
    expect(text).toContain('toolset schedule');
    await host.close();
  });
});

inBothEras('delete_items by words or by a time', (session, asking, narrow) => {
  it('deletes the one whose title fits, of any kind, and asks which where several do', async () => {
    const day = freshDays();
    await session.addTodo('Buy a Xylophone');
    expect((await session.done('delete_items', { match: 'xylophone' })).message).toBe('✓ Deleted: Buy a Xylophone');
    await session.add('Quorum call', day(0, '10:00'));
    await session.addTodo('Prepare the quorum');
    const asked = await session.asks('delete_items', { match: 'quorum' });
    expect(asked.message).toBe('2 items match "quorum". Which one?');
    expect(asked).toMatchObject({
      missing: ['ids'],
      candidates: [{ title: 'Quorum call' }, { title: 'Prepare the quorum' }],
    });
    const only = await session.done('delete_items', { match: 'quorum', kind: 'todo' });
    expect(only.deleted).toMatchObject([{ title: 'Prepare the quorum' }]);
    await session.refuses('delete_items', { match: 'nothing like it, zzz' }, 'NOT_FOUND');
  });

  it('shows what a time holds before it is emptied, takes occurrences out of series, and undoes it as one', async () => {
    const day = freshDays();
    const series = await session.add('Standup', day(0, '09:00'), { ...weekly });
    await session.add('Review', day(0, '15:00'));
    await session.add('Trip', day(-2), { end: day(3), show_as: 'free' });
    await session.addTodo('Report', { due: day() });
    const before = await session.agenda(day(-7), day(30));
    const args = { start: day(), end: day(1) };
    const plan = await session.asks('delete_items', args);
    expect(plan.message).toBe(
      `Mon ${day()}: This deletes Standup (Mon ${day()} 09:00–09:30), Review (Mon ${day()} 15:00–16:00). Go ahead?`,
    );
    expect(plan).toMatchObject({ window: { start: `${day()}T00:00:00+08:00` }, candidates: [{ id: series.id }, {}] });
    expect(await session.agenda(day(-7), day(30))).toEqual(before);
    const reply = await session.done('delete_items', { ...args, confirm_token: plan.confirm_token });
    expect(reply.deleted).toMatchObject([
      { id: series.id, occurrence: `${day(0, '09:00')}:00+08:00` },
      { title: 'Review' },
    ]);
    expect(await session.agenda(day(-7), day(30))).toEqual(before.filter((line) => !line.startsWith(day().slice(5))));
    await session.done('undo', { change_id: reply.change_id });
    expect(await session.agenda(day(-7), day(30))).toEqual(before);
  });

  it('asks the user, and leaves all as it was on a no', async () => {
    const day = freshDays();
    await asking.add('Alone', day(0, '15:00'));
    await asking.done('delete_items', { start: day(), query: 'nothing' });
    expect(asking.asked).toEqual([]);
    asking.answer = 'decline';
    await asking.asks('delete_items', { start: day(), query: 'alone' });
    expect(asking.asked[0]).toContain('Alone');
    expect(await session.agenda(day())).toHaveLength(1);
  });

  it('takes one item by its title and its day without asking: of a series that occurrence', async () => {
    const day = freshDays();
    await session.add('Lunch', day(0, '12:00'), { ...weekly });
    await session.add('Dinner', day(0, '18:00'));
    const reply = await session.done('delete_items', { match: 'lunch', start: day() });
    expect(reply.deleted).toMatchObject([{ title: 'Lunch', occurrence: `${day(0, '12:00')}:00+08:00` }]);
    expect(await session.agenda(day(), day(14))).toHaveLength(2);
  });

  it('empties a time of todos or reminders where that kind is said, and refuses one that is off', async () => {
    const day = freshDays();
    await session.add('Stays', day(0, '10:00'));
    await session.addTodo('One', { due: day() });
    await session.addTodo('Two', { due: day(0, '12:00') });
    await session.remind('Pills', { at: day(0, '08:00'), repeat: 'FREQ=DAILY;COUNT=3' });
    const todos = await session.asks('delete_items', { start: day(), kind: 'todo' });
    expect(todos.candidates.map(({ title }) => title)).toEqual(['One', 'Two']);
    const reminders = await session.asks('delete_items', { start: day(), kind: 'reminder' });
    const { deleted } = await session.done('delete_items', {
      start: day(),
      kind: 'reminder',
      confirm_token: reminders.confirm_token,
    });
    expect(deleted).toMatchObject([{ title: 'Pills', occurrence: `${day(0, '08:00')}:00+08:00` }]);
    await narrow.refuses('delete_items', { start: day(), kind: 'todo' }, 'FORBIDDEN');
    await narrow.refuses('delete_items', { start: day() }, 'FORBIDDEN');
  });

  it('refuses what it could not heed: an end without a beginning, an id that is not of the time beside it', async () => {
    const day = freshDays();
    const { id } = await session.add('Stays', day(0, '10:00'));
    await session.add('Other', day(1, '10:00'));
    await session.refuses('delete_items', { ids: [id], start: day(1) }, 'NOT_FOUND');
    for (const args of [{ end: day() }, { end: day(), ids: [id] }, { match: 'stays', end: day() }]) {
      expect(await session.refuses('delete_items', args, 'INVALID_ARGUMENT')).toMatchObject({ missing: ['start'] });
    }
    expect(await session.agenda(day())).toHaveLength(1);
  });

  it('says in Chinese what a time holds', async () => {
    await session.inChinese(async () => {
      const day = freshDays();
      await session.add('午饭', day(0, '12:00'));
      expect((await session.asks('delete_items', { start: day() })).message).toBe(
        `${day()} 周一：将删除 午饭（${day()} 周一 12:00–13:00）。确认吗？`,
      );
      expect((await session.done('delete_items', { start: day(1) })).message).toBe(`${day(1)} 周二：没有可删除的。`);
    });
  });
});
