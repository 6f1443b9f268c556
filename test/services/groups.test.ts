import { describe, expect, it } from 'vitest';
import type { UndoInput } from '../../src/services/change/undo.ts';
import { added, agenda, argumentsOf, confirmed, done, group, refusal, type Stage, stage, todo } from './harness.ts';

/** Rows of everything that a refused call must leave as it was. */
const contents = ({ sql }: Stage): unknown =>
  ['groups', 'events', 'todos', 'changes', 'change_images'].map((table) =>
    sql.prepare(`select * from ${table} order by 1, 2, 3`).all(),
  );

/** User data without versions and what else undo is free to change. */
const data = ({ sql }: Stage): unknown =>
  ['groups', 'events', 'todos'].map((table) =>
    sql
      .prepare(`select * from ${table} order by id`)
      .all()
      .map((row) => ({ ...(row as object), version: undefined })),
  );

describe('a group', () => {
  it('is what was said, in one spelling, and back after undo', async () => {
    const user = await stage({ language: 'zh' });
    const { group: view, change_id } = done(
      await user.groups.add({
        name: ' 工作 ',
        color: '红色',
        description: '客户',
        default_duration_minutes: 45,
        default_importance: 'high',
        default_urgency: 'normal',
        working_hours: '周一至周五 9点到18点',
      }),
    );
    expect(view).toEqual({
      id: expect.stringMatching(/^grp_/),
      version: 1,
      name: ' 工作 ',
      color: '#ff0000',
      description: '客户',
      default_duration_minutes: 45,
      default_importance: 'high',
      default_urgency: 'normal',
      working_hours: 'MO-FR 09:00-18:00',
    });
    const before = data(user);
    done(
      await user.groups.update({ match: '工作', name: '上班', color: '#ABC', clear: ['description', 'working_hours'] }),
    );
    const { groups } = await user.query({ start: '2026-11-20' });
    expect(groups).toMatchObject([{ name: '上班', color: '#aabbcc', version: 2 }]);
    expect(groups?.[0]).not.toHaveProperty('working_hours');
    done(await user.undo({ last: 1 }));
    expect(data(user)).toEqual(before);
    done(await user.undo({ change_id }));
    expect((await user.query({ start: '2026-11-20' })).groups).toBeUndefined();
  });

  it('has a name of its own, whatever the case, width or spaces', async () => {
    const user = await stage();
    await group(user, { name: 'Ｗork  out' });
    const other = await group(user, { name: 'Home' });
    const before = contents(user);
    for (const name of ['work out', 'WORK OUT', ' Work out']) {
      expect((await refusal(user.groups.add({ name }))).code).toBe('INVALID_ARGUMENT');
      expect((await refusal(user.groups.update({ id: other, name }))).message).toContain('Ｗork  out');
    }
    expect((await refusal(user.groups.add({ name: 'grp_home' }))).code).toBe('INVALID_ARGUMENT');
    expect((await refusal(user.groups.add({ name: 'k7#2' }))).code).toBe('INVALID_ARGUMENT');
    expect(contents(user)).toEqual(before);
    done(await user.groups.update({ id: other, name: 'HOME' }));
    done(await user.as('somebody').groups.add({ name: 'Home' }));
  });

  it('is refused with what cannot be read, and changes nothing', async () => {
    const user = await stage();
    const id = await group(user, { name: 'Work' });
    const before = contents(user);
    const bad = [
      { color: 'reddish' },
      { working_hours: '9 to 5' },
      { color: 'red', clear: ['color'] },
      { clear: ['name'] },
      {},
    ];
    for (const input of bad)
      expect((await refusal(user.groups.update({ id, ...input }))).code).toBe('INVALID_ARGUMENT');
    expect((await refusal(user.groups.add({ name: 'Other', color: 'nope' }))).code).toBe('INVALID_ARGUMENT');
    expect((await refusal(user.groups.update({ id: 'grp_nothere000', name: 'x' }))).code).toBe('NOT_FOUND');
    expect((await refusal(user.groups.update({ match: 'nothing', name: 'x' }))).code).toBe('NOT_FOUND');
    expect((await refusal(user.as('stranger').groups.update({ id, name: 'x' }))).code).toBe('NOT_FOUND');
    expect(contents(user)).toEqual(before);
  });

  it('asks which, where several fit', async () => {
    const user = await stage();
    await group(user, { name: 'Work at home' });
    await group(user, { name: 'Work abroad' });
    const { status, candidates = [] } = await user.groups.update({ match: 'work', color: 'red' });
    expect(status).toBe('need_user');
    done(await user.groups.update({ id: candidates[1]?.ref, color: 'red' }));
    const { groups } = await user.query({ start: '2026-11-20' });
    expect(groups?.filter(({ color }) => color === '#ff0000').map(({ id }) => id)).toEqual([candidates[1]?.id]);
  });
});

describe('an item in a group', () => {
  it('inherits what is not said, and says so', async () => {
    const user = await stage();
    const id = await group(user, { name: 'Work', default_duration_minutes: 25, default_urgency: 'high' });
    const event = done(await user.add({ title: 'Call', start: '2026-11-24T10:00', group: 'work' }));
    expect(event.event).toMatchObject({ group: 'Work', end: '2026-11-24T10:25:00+08:00' });
    expect(event.assumptions).toEqual(['No length given: 25 minutes, as usual in the group "Work".']);
    const longer = done(await user.add({ title: 'Talk', start: '2026-11-24T11:00', duration_minutes: 40, group: id }));
    expect(longer.event?.end).toBe('2026-11-24T11:40:00+08:00');
    expect(longer.assumptions).toBeUndefined();
    const task = done(await user.todos.add({ title: 'Write', group: 'Work' }));
    expect(task.todo).toMatchObject({ group: 'Work', urgency: 'high', importance: 'normal' });
    expect(task.assumptions).toEqual(['As usual in the group "Work": urgency high.']);
    const calm = done(await user.todos.add({ title: 'Read', group: 'Work', urgency: 'normal' }));
    expect(calm.todo?.urgency).toBe('normal');
    expect(calm.assumptions).toBeUndefined();
    const made = done(await user.todos.convert({ match: 'Write', start: '2026-11-25T10:00' }));
    expect(made.event).toMatchObject({ group: 'Work', end: '2026-11-25T10:25:00+08:00' });
    expect((await user.todos.convert({ match: 'Read' })).assumptions).toEqual([
      'No length given: 25 minutes, as usual in the group "Work".',
    ]);
    // What is proposed is as long as what would be written.
    done(await user.profile({ default_duration_minutes: 45 }));
    await user.todos.add({ title: 'Phone' });
    expect((await user.todos.convert({ match: 'Phone' })).assumptions).toEqual([
      'No length given: 45 minutes, as your profile says.',
    ]);
  });

  it('is put in, moved and taken out, one occurrence too, and undo knows', async () => {
    const user = await stage();
    for (const name of ['Work', 'Home']) await group(user, { name });
    const id = await added(user, { title: 'Standup', start: '2026-11-23T09:00', repeat: 'FREQ=DAILY;COUNT=3' });
    const before = data(user);
    done(await user.update({ id, scope: 'all', group: 'Work' }));
    done(await user.update({ id, scope: 'this', occurrence: '2026-11-24', group: 'home' }));
    const inGroup = async (name: string) =>
      ((await user.query({ start: '2026-11-20', end: '2026-12-20', group: name })).events ?? []).map(({ start }) =>
        start.slice(8, 10),
      );
    expect(await inGroup('Work')).toEqual(['23', '25']);
    expect(await inGroup('HOME')).toEqual(['24']);
    const moved = done(await user.update({ id, scope: 'all', clear: ['group'] }));
    expect(moved.event).not.toHaveProperty('group');
    expect(moved.before?.group).toBe('Work');
    expect(await inGroup('Work')).toEqual([]);
    expect(await inGroup('Home')).toEqual(['24']);
    done(await confirmed((input: UndoInput) => user.undo(input), { last: 3 }));
    expect(data(user)).toEqual(before);
  });

  it('keeps its group in retries and refusals by id', async () => {
    const user = await stage();
    const work = await group(user, { name: 'Work' });
    const id = await added(user, { title: 'Old', start: '2026-11-24T10:00' });
    const past = await user.update({ id, start: '2026-01-05T10:00', group: 'work' });
    expect(argumentsOf(past.retry)).toMatchObject({ group: work });
    done(await user.update(argumentsOf(past.retry)));
    const mismatch = await refusal(user.update({ id, title: 'x', expected_version: 9, group: 'work' }));
    expect(argumentsOf(mismatch.details.retry)).not.toHaveProperty('group_id');
    expect((await refusal(user.update({ id, group: 'nowhere' }))).details.hint).toContain('Work');
    expect((await refusal(user.add({ title: 'x', start: '2026-11-24T10:00', group: 'nowhere' }))).code).toBe(
      'NOT_FOUND',
    );
  });

  it('is exported by its group: series whole, with what was put there alone', async () => {
    const user = await stage();
    await group(user, { name: 'Work' });
    await added(user, { title: 'In', start: '2026-11-24T10:00', group: 'Work' });
    await added(user, { title: 'Out', start: '2026-11-24T12:00' });
    const id = await added(user, { title: 'Partly', start: '2026-11-23T15:00', repeat: 'FREQ=DAILY;COUNT=3' });
    done(await user.update({ id, scope: 'this', occurrence: '2026-11-24', group: 'Work' }));
    const caller = await user.caller('calendar_export');
    const { ics, exported } = await user.services.events.exportCalendar(caller, { group: 'work' });
    expect(exported).toMatchObject({ events: 1, series: 1, changed: 1 });
    expect(ics).toContain('SUMMARY:In');
    expect(ics).not.toContain('SUMMARY:Out');
    const later = await user.services.events.exportCalendar(caller, { group: 'work', start: '2027-01-01' });
    expect(later.message).toBe('There is nothing to export in this range.');
  });

  it('is in no group once that is gone', async () => {
    const user = await stage();
    const { change_id } = done(await user.groups.add({ name: 'Work' }));
    await added(user, { title: 'Call', start: '2026-11-24T10:00', group: 'Work' });
    await todo(user, { title: 'Write', group: 'Work' });
    done(await user.undo({ change_id }));
    const { events = [] } = await user.query({ start: '2026-11-24' });
    const { todos = [] } = await user.todos.query();
    for (const one of [...events, ...todos]) expect(one).not.toHaveProperty('group');
    const [undo] = (await user.history({ limit: 1 })).changes ?? [];
    done(await user.undo({ change_id: undo?.change_id }));
    expect((await user.query({ start: '2026-11-24', group: 'Work' })).events).toMatchObject([{ group: 'Work' }]);
  });
});

describe('working hours of a group', () => {
  it('are those in which other times are proposed and taken', async () => {
    const user = await stage();
    done(await user.profile({ working_hours: 'MO-FR 09:00-18:00' }));
    await group(user, { name: 'Sport', working_hours: 'MO-SU 19:00-22:00', default_duration_minutes: 60 });
    await added(user, { title: 'Dinner', start: '2026-11-24T19:00' });
    const hour = (text: string | undefined) => Number(text?.slice(11, 13));
    const plain = await user.add({ title: 'Run', start: '2026-11-24T19:00' });
    expect(plain.alternatives?.some(({ start }) => hour(start) < 18)).toBe(true);
    const asked = await user.add({ title: 'Run', start: '2026-11-24T19:00', group: 'Sport' });
    expect(asked.alternatives?.length).toBeGreaterThan(2);
    for (const { start, end } of asked.alternatives ?? []) {
      expect(hour(start)).toBeGreaterThanOrEqual(19);
      expect(hour(end)).toBeLessThanOrEqual(22);
    }
    const auto = done(await user.add({ title: 'Run', start: '2026-11-24T19:00', group: 'Sport', on_conflict: 'auto' }));
    expect(hour(auto.event?.start)).toBe(20);
    const moved = await user.update({ id: auto.event?.id, start: '2026-11-24T19:00' });
    for (const { start } of moved.alternatives ?? []) expect(hour(start)).toBeGreaterThanOrEqual(19);
    expect((await user.check({ start: '2026-11-24T03:00' })).free).toBe(true);
  });
});

describe('deleting a group', () => {
  const fill = async (user: Stage) => {
    const id = await group(user, { name: 'Work' });
    const single = await added(user, { title: 'Call', start: '2026-11-24T10:00', group: 'Work' });
    const series = await added(user, {
      title: 'Sync',
      start: '2026-11-23T15:00',
      repeat: 'FREQ=DAILY;COUNT=3',
      group: id,
    });
    const other = await added(user, { title: 'Gym', start: '2026-11-23T18:00', repeat: 'FREQ=DAILY;COUNT=3' });
    done(await user.update({ id: other, scope: 'this', occurrence: '2026-11-24', group: 'Work' }));
    done(await user.update({ id: series, scope: 'this', occurrence: '2026-11-25', title: 'Last sync' }));
    const task = await todo(user, { title: 'Write', group: id });
    const closed = await todo(user, { title: 'Read', group: id });
    done(await user.todos.close({ ids: [closed.id] }));
    return { id, single, series, other, task };
  };

  it('that is empty needs no question', async () => {
    const user = await stage();
    const id = await group(user, { name: 'Work' });
    const before = data(user);
    expect(done(await user.remove({ ids: [id] })).deleted).toEqual([{ id, title: 'Work', when: '' }]);
    done(await user.undo({ last: 1 }));
    expect(data(user)).toEqual(before);
  });

  it('asks what becomes of its items', async () => {
    const user = await stage();
    const { id } = await fill(user);
    const before = contents(user);
    const asked = await user.remove({ ids: [id] });
    expect(asked).toMatchObject({ status: 'need_user', missing: ['delete_group_items'] });
    expect(asked.message).toContain('5 items');
    expect(asked.candidates?.map(({ title }) => title).sort()).toEqual(['Call', 'Gym', 'Read', 'Sync', 'Write']);
    expect(asked.confirm_token).toBeUndefined();
    expect(contents(user)).toEqual(before);
  });

  it('keeps the items without it, and one undo puts them back in', async () => {
    const user = await stage();
    const { id } = await fill(user);
    const before = data(user);
    const plan = await agenda(user, '2026-11-20', '2026-12-01');
    done(await user.remove({ ids: [id], delete_group_items: false }));
    expect(await agenda(user, '2026-11-20', '2026-12-01')).toEqual(plan);
    const rows = user.sql.prepare('select group_id from events union all select group_id from todos').all();
    expect(new Set(rows.map((row) => (row as { group_id: string | null }).group_id))).toEqual(new Set([null]));
    done(await user.undo({ last: 1 }));
    expect(data(user)).toEqual(before);
  });

  it('takes exactly its items with it after a yes, and one undo brings all back', async () => {
    const user = await stage();
    const { id, single } = await fill(user);
    const before = data(user);
    const asked = await user.remove({ ids: [id, single], delete_group_items: true });
    expect(asked).toMatchObject({ status: 'need_user', confirm_token: expect.any(String) });
    const call = { ids: [id], delete_group_items: true };
    const { message, confirm_token } = await user.remove(call);
    expect(message).toBe('This deletes the group "Work" and the 5 items in it. Go ahead?');
    const { deleted } = done(await user.remove({ ...call, confirm_token }));
    expect(deleted).toHaveLength(6);
    expect(await agenda(user, '2026-11-20', '2026-12-01')).toEqual(['2026-11-23T18:00 Gym', '2026-11-25T18:00 Gym']);
    expect((await user.todos.query({ status: 'all' })).todos).toEqual([]);
    done(await user.undo({ last: 1 }));
    expect(data(user)).toEqual(before);
    const [undo] = (await user.history({ limit: 1 })).changes ?? [];
    done(await user.undo({ change_id: undo?.change_id }));
    expect((await user.query({ start: '2026-11-20' })).groups).toBeUndefined();
  });

  it('takes a confirmation for exactly that set alone', async () => {
    const user = await stage();
    const { id, task } = await fill(user);
    const call = { ids: [id], delete_group_items: true };
    const changes = [
      () => added(user, { title: 'New', start: '2026-11-26T10:00', group: 'Work' }),
      () => user.todos.update({ id: task.id, notes: 'n' }),
      () => user.todos.update({ id: task.id, clear: ['group'] }),
      () => user.groups.update({ id, color: 'red' }),
    ];
    for (const change of changes) {
      const { confirm_token } = await user.remove(call);
      await change();
      const before = contents(user);
      expect((await refusal(user.remove({ ...call, confirm_token }))).code).toBe('CONFIRMATION_INVALID');
      expect(contents(user)).toEqual(before);
    }
    const { confirm_token } = await user.remove(call);
    expect((await refusal(user.as('other').remove({ ...call, confirm_token }))).code).toBe('NOT_FOUND');
    const second = await stage({ file: user.file, clock: user.clock });
    done(await second.remove({ ...call, confirm_token }));
    expect((await refusal(user.remove({ ...call, confirm_token }))).code).toBe('NOT_FOUND');
  });
});
