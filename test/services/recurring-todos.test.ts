import { describe, expect, it } from 'vitest';
import type { TodoView } from '../../src/services/todos/present.ts';
import { done, refusal, type Stage, stage, todo } from './harness.ts';

const DAY = 86_400_000;

/** The open todos: of one that repeats there is one. */
const open = async (user: Stage): Promise<TodoView[]> => (await user.todos.query()).todos ?? [];

async function only(user: Stage): Promise<TodoView> {
  const [one, ...others] = await open(user);
  expect(others).toEqual([]);
  if (!one) throw new Error('nothing is open');
  return one;
}

const rows = ({ sql }: Stage): unknown => sql.prepare('select * from todos order by id').all();

/** All but what only ever rises. */
const contents = (user: Stage): unknown =>
  (rows(user) as Record<string, unknown>[]).map(({ version, state, updated_at, ...rest }) => rest);

describe('a todo that repeats', () => {
  it('says its rule in words, and begins on the first day that fits', async () => {
    const user = await stage();
    expect(await todo(user, { title: 'Timesheet', repeat: 'every Friday' })).toMatchObject({
      due: '2026-11-20',
      repeat: 'FREQ=WEEKLY;BYDAY=FR',
      repeat_text: 'every Friday',
    });
    expect(await todo(user, { title: '背单词', repeat: '每天' })).toMatchObject({
      due: '2026-11-20',
      repeat: 'FREQ=DAILY',
    });
    const rent = await todo(user, { title: 'Rent', due: '2026-11-25', repeat: 'FREQ=MONTHLY;BYMONTHDAY=1' });
    expect(rent.due).toBe('2026-12-01');
    const pill = await todo(user, { title: 'Pill', repeat: 'every day at 8am' });
    expect(pill.due).toBe('2026-11-21T08:00:00+08:00');
    expect((await user.todos.query({ query: 'rent' })).todos).toMatchObject([
      { repeat_text: 'every month on the 1st' },
    ]);
  });

  it('opens the next one when it is closed, and only one at a time', async () => {
    const user = await stage();
    const first = await todo(user, {
      title: 'Timesheet',
      repeat: 'every Friday',
      notes: 'n',
      tags: ['work'],
      importance: 'high',
    });
    const closed = done(await user.todos.close({ ids: [first.id] }));
    expect(closed.message).toBe('✓ Closed todo: Timesheet · next due Fri 2026-11-27');
    expect(closed.opened).toMatchObject([{ title: 'Timesheet', due: '2026-11-27' }]);
    const next = await only(user);
    expect(next).toMatchObject({ due: '2026-11-27', notes: 'n', tags: ['work'], importance: 'high', version: 1 });
    expect(next.id).not.toBe(first.id);
    // A host that calls again closes nothing more.
    expect((await user.todos.close({ ids: [first.id] })).message).toContain('Already closed');
    expect((await only(user)).id).toBe(next.id);
    done(await user.todos.close({ match: 'timesheet' }));
    expect((await only(user)).due).toBe('2026-12-04');
    expect((await user.todos.query({ status: 'done' })).todos).toHaveLength(2);
  });

  it('is taken back exactly by an undo of its closing, and closed again by a redo', async () => {
    const user = await stage();
    const { id } = await todo(user, { title: 'Water', repeat: 'every 3 days', notes: 'n' });
    const before = contents(user);
    done(await user.todos.close({ ids: [id] }));
    const after = contents(user);
    done(await user.undo({ last: 1 }));
    expect(contents(user)).toEqual(before);
    const [undo] = (await user.history()).changes ?? [];
    done(await user.undo({ change_id: undo?.change_id ?? '' }));
    expect(contents(user)).toEqual(after);
  });

  it('is not taken back over what was done to the next one since', async () => {
    const user = await stage();
    const { id } = await todo(user, { title: 'Water', repeat: 'every day' });
    const { change_id } = done(await user.todos.close({ ids: [id] }));
    done(await user.todos.update({ match: 'water', notes: 'the big one too' }));
    expect((await refusal(user.undo({ change_id: change_id ?? '' }))).code).toBe('UNDO_CONFLICT');
  });

  it('leaves out times that have gone by, and says how many', async () => {
    const user = await stage();
    const { id } = await todo(user, { title: 'Words', repeat: 'every day' });
    user.clock.now += 5 * DAY;
    const closed = done(await user.todos.close({ ids: [id] }));
    expect(closed.warnings).toEqual(['"Words": 4 earlier times have passed and are skipped.']);
    expect((await only(user)).due).toBe('2026-11-25');
  });

  it('counts from the day it was done where it is asked to', async () => {
    const user = await stage();
    const { id } = await todo(user, {
      title: 'Filter',
      due: '2026-11-20',
      repeat: 'every 3 months',
      repeat_from: 'done',
    });
    expect(await only(user)).toMatchObject({
      repeat_from: 'done',
      repeat_text: 'every 3 months, counted from when it was done',
    });
    user.clock.now += 11 * DAY;
    done(await user.todos.close({ ids: [id] }));
    // Done on December 1st.
    expect((await only(user)).due).toBe('2027-03-01');
    user.clock.now += 30 * DAY;
    done(await user.todos.close({ match: 'filter' }));
    // Done on December 31st.
    expect((await only(user)).due).toBe('2027-03-31');
  });

  it('a month after the 31st is due on the last day of a shorter month', async () => {
    const user = await stage();
    user.clock.now = Date.UTC(2027, 0, 31, 2);
    const { id } = await todo(user, {
      title: 'Filter',
      due: '2027-01-31',
      repeat: 'FREQ=MONTHLY',
      repeat_from: 'done',
    });
    done(await user.todos.close({ ids: [id] }));
    expect((await only(user)).due).toBe('2027-02-28');
  });

  it.each(['due', 'done'] as const)('ends with its last time, counted from %s', async (repeat_from) => {
    const user = await stage();
    await todo(user, { title: 'Course', repeat: 'every day, 3 times', repeat_from });
    for (const day of ['2026-11-21', '2026-11-22']) {
      done(await user.todos.close({ match: 'course' }));
      expect((await only(user)).due).toBe(day);
      user.clock.now += DAY;
    }
    const last = done(await user.todos.close({ match: 'course' }));
    expect(last.warnings).toEqual(['"Course" will not repeat again: that was the last time.']);
    expect(await open(user)).toEqual([]);
  });

  it('ends with UNTIL', async () => {
    const user = await stage();
    await todo(user, { title: 'Course', due: '2026-11-20', repeat: 'FREQ=WEEKLY;UNTIL=20261127' });
    done(await user.todos.close({ match: 'course' }));
    done(await user.todos.close({ match: 'course' }));
    expect(await open(user)).toEqual([]);
  });

  it('keeps its clock when clocks change, and moves on where there is no such time', async () => {
    const user = await stage({ timezone: 'America/New_York' });
    user.clock.now = Date.UTC(2027, 2, 12, 15);
    await todo(user, { title: 'Backup', due: '2027-03-13T02:30', repeat: 'every day' });
    const dues: (string | undefined)[] = [];
    for (let day = 0; day < 3; day++) {
      user.clock.now += DAY;
      done(await user.todos.close({ match: 'backup' }));
      dues.push((await only(user)).due);
    }
    expect(dues).toEqual(['2027-03-14T03:30:00-04:00', '2027-03-15T02:30:00-04:00', '2027-03-16T02:30:00-04:00']);
  });

  it('moves one time alone, and goes on by its rule', async () => {
    const user = await stage();
    const { id } = await todo(user, { title: 'Timesheet', repeat: 'every Friday' });
    const moved = done(await user.todos.update({ id, due: '2026-11-22' }));
    expect(moved.assumptions).toContain(
      'Only this time has moved; the next one is due by the rule again (repeat changes the rule).',
    );
    done(await user.todos.close({ ids: [id] }));
    expect((await only(user)).due).toBe('2026-11-27');
  });

  it('takes another rule, and none', async () => {
    const user = await stage();
    const { id } = await todo(user, { title: 'Timesheet', repeat: 'every Friday' });
    expect((await user.todos.update({ id, repeat: 'every Thursday' })).todo).toMatchObject({
      due: '2026-11-26',
      repeat_text: 'every Thursday',
    });
    expect((await user.todos.update({ id, clear: ['repeat'] })).todo?.repeat).toBeUndefined();
    done(await user.todos.close({ ids: [id] }));
    expect(await open(user)).toEqual([]);
    const plain = await todo(user, { title: 'Call', due: '2026-11-24' });
    expect((await user.todos.update({ id: plain.id, repeat: 'every week' })).todo?.due).toBe('2026-11-24');
    expect((await user.todos.update({ id: plain.id, clear: ['due'] })).todo?.repeat).toBeUndefined();
    expect((await refusal(user.todos.update({ id: plain.id, repeat_from: 'done' }))).details.missing).toEqual([
      'repeat',
    ]);
  });

  it('gives way to one of its times that is opened again, and is single where the series has gone on', async () => {
    const user = await stage();
    const first = await todo(user, { title: 'Words', repeat: 'every day' });
    done(await user.todos.close({ ids: [first.id] }));
    const reopened = done(await user.todos.update({ id: first.id, clear: ['closed_at'] }));
    expect(reopened.warnings).toEqual(['The next one, created when it was closed, was taken back.']);
    expect((await only(user)).id).toBe(first.id);
    done(await user.undo({ last: 1 }));
    const second = await only(user);
    expect(second.due).toBe('2026-11-21');
    done(await user.todos.close({ ids: [second.id] }));
    const late = done(await user.todos.update({ id: first.id, clear: ['closed_at'] }));
    expect(late.todo?.repeat).toBeUndefined();
    expect(late.warnings).toEqual(['It no longer repeats: later times have already been closed.']);
    expect((await open(user)).map(({ due }) => due)).toEqual(['2026-11-20', '2026-11-22']);
  });

  it('tells in Chinese what comes next', async () => {
    const user = await stage({ language: 'zh' });
    await todo(user, { title: '背单词', repeat: '每天' });
    expect(done(await user.todos.close({ match: '单词' })).message).toBe(
      '✓ 已关闭待办：背单词 · 下一次截止 2026-11-21 周六',
    );
  });

  it('follows the official calendar where it says workdays in China', async () => {
    const user = await stage({ language: 'zh' });
    user.clock.now = Date.UTC(2026, 8, 30, 2);
    await todo(user, { title: '打卡', repeat: '每个工作日' });
    done(await user.todos.close({ match: '打卡' }));
    // 1–7 October is a holiday.
    expect((await only(user)).due).toBe('2026-10-08');
  });

  it.each([
    ['每天背单词', '2026-11-20', 'FREQ=DAILY'],
    ['每周五下午5点前交周报', '2026-11-20T17:00:00+08:00', 'FREQ=WEEKLY;BYDAY=FR'],
    ['todo: pay rent every month on the 1st', '2026-12-01', 'FREQ=MONTHLY;BYMONTHDAY=1'],
    ['take out the trash every Monday and Thursday', '2026-11-23', 'FREQ=WEEKLY;BYDAY=MO,TH'],
  ])('comes of a sentence without an hour: %s', async (text, due, repeat) => {
    const user = await stage();
    const { quickAdd } = user.services;
    const reach = { offers: () => true, refuse: () => undefined };
    const { interpretation, created } = done(await quickAdd(await user.caller('quick_add'), { text }, reach));
    expect(interpretation).toMatchObject({ kind: 'todo', due, repeat });
    expect(created).toHaveLength(1);
    const { title, repeat: kept } = await only(user);
    expect({ title, kept }).toEqual({ title: interpretation?.title, kept: repeat });
    done(await user.todos.close({ match: title }));
    expect((await only(user)).due).not.toBe(due);
  });
});
