import { describe, expect, it } from 'vitest';
import type { AgendaInput } from '../../src/services/planning/agenda/agenda.ts';
import { added, done, type Stage, stage, todo } from './harness.ts';

const HOUR = 3_600_000;

/** Titles by part, in the order in which they are shown. */
async function parts(user: Stage, input: Partial<AgendaInput> = {}) {
  const { events, todos, reminders, done: closed, free, load, message } = await user.agenda(input);
  const titles = (items: readonly { readonly title: string }[] | undefined) => items?.map(({ title }) => title);
  return {
    message,
    events: titles(events),
    todos: titles(todos),
    reminders: titles(reminders),
    done: titles(closed),
    free: free?.map(({ when }) => when),
    load: load?.hours,
  };
}

describe('an agenda', () => {
  it('has what fills the day first, then events by time, todos due, reminders, load and free time', async () => {
    const user = await stage();
    await added(user, { title: 'Review', start: '2026-11-23T15:00' });
    await added(user, { title: 'Standup', start: '2026-11-23T09:00', repeat: 'FREQ=DAILY', duration_minutes: 30 });
    await added(user, { title: 'Fair', start: '2026-11-23', end: '2026-11-25' });
    await todo(user, { title: 'Report', due: '2026-11-23' });
    await todo(user, { title: 'Later', due: '2026-11-24T00:00' });
    done(await user.reminders.add({ title: 'Pills', at: '2026-11-23T08:00' }));
    expect(await parts(user, { start: '2026-11-23' })).toEqual({
      message: 'Mon 2026-11-23: 3 events, 1 todo, 1 reminder; 1.5 h busy',
      events: ['Fair', 'Standup', 'Review'],
      todos: ['Report'],
      reminders: ['Pills'],
      done: undefined,
      free: ['Mon 2026-11-23 08:00–09:00', 'Mon 2026-11-23 09:30–15:00', 'Mon 2026-11-23 16:00–22:00'],
      load: 1.5,
    });
    const days = await parts(user, { start: '2026-11-23', end: '2026-11-25', include: ['events'] });
    expect(days.events).toEqual(['Fair', 'Standup', 'Review', 'Standup']);
  });

  it('is of today unless said, with what is late and what was done', async () => {
    const user = await stage();
    const late = await todo(user, { title: 'Late', due: '2026-11-18' });
    const finished = await todo(user, { title: 'Finished' });
    await todo(user, { title: 'Some day' });
    const rung = done(await user.reminders.add({ title: 'Rung', at: '2026-11-20T10:00' })).reminder;
    const taken = done(await user.reminders.add({ title: 'Taken', at: '2026-11-20T10:05' })).reminder;
    user.clock.now += 2 * HOUR;
    await user.todos.close({ ids: [finished.id] });
    await user.reminders.update({ id: taken?.id, action: 'complete' });
    expect(await parts(user)).toMatchObject({ todos: ['Late'], reminders: ['Rung'], done: ['Finished', 'Taken'] });
    user.clock.now += 24 * HOUR;
    // What rang and was not answered goes on waiting; what was done was done yesterday.
    expect(await parts(user)).toMatchObject({ todos: ['Late'], reminders: ['Rung'], done: [] });
    expect(await parts(user, { start: '2026-11-23' })).toMatchObject({ todos: [], reminders: [], done: undefined });
    const yesterday = await parts(user, { start: '2026-11-20' });
    expect(yesterday).toMatchObject({ reminders: ['Rung'], done: ['Finished', 'Taken'], free: undefined });
    expect([late.id, rung?.id]).toHaveLength(2);
  });

  it('leaves out what was not asked for, and what is of a toolset that is off', async () => {
    const user = await stage();
    await added(user, { title: 'Review', start: '2026-11-23T15:00' });
    const closed = await todo(user, { title: 'Report' });
    await user.todos.close({ ids: [closed.id] });
    const week = { start: '2026-11-16', end: '2026-11-23' };
    expect(Object.keys(await user.agenda({ ...week, include: ['done'] })).sort()).toEqual([
      'done',
      'message',
      'status',
      'window',
    ]);
    const plain = await user.agenda({ ...week, kinds: new Set(['todo']) });
    expect(plain).toMatchObject({ todos: [], done: [{ title: 'Report' }] });
    expect(plain).not.toHaveProperty('events');
    expect(plain).not.toHaveProperty('free');
    expect(plain).not.toHaveProperty('reminders');
  });

  it('says so where there is nothing, and of more than a month neither load nor free time', async () => {
    const user = await stage();
    expect((await parts(user, { start: '2026-11-28' })).message).toBe('Sat 2026-11-28: nothing.');
    const long = await user.agenda({ start: '2026-12-01', end: '2027-02-01' });
    expect(long).not.toHaveProperty('load');
    expect(long).not.toHaveProperty('free');
    expect((await (await stage({ language: 'zh' })).agenda({ start: '2026-11-28' })).message).toBe(
      '2026-11-28 周六：没有安排。',
    );
  });
});
