import { expect, it, vi } from 'vitest';
import { openDatabase } from '../../src/db/file/open.ts';
import type { PhraseReader } from '../../src/domain/time/phrase.ts';
import { anchoredTime } from '../../src/services/series/counted-from.ts';
import { added, reminder, stage, todo } from './harness.ts';

it('a time in ISO form is not looked through for words, and any other is', async () => {
  const caller = await (await stage()).caller('schedule_add');
  const { db, close } = await openDatabase({ path: ':memory:', now: () => 0 });
  const phrases = vi.fn<PhraseReader>();
  const read = (time: string) => anchoredTime(db, caller, time, { ...caller, phrases });
  for (const time of ['2026-12-01', '2026-12-01T10:00', '2026-12-01T10:00:00.000Z', '2026-12-01 10:00+08:00']) {
    expect(await read(time), time).toBeUndefined();
  }
  expect(phrases).not.toHaveBeenCalled();
  await read('right after the board meeting');
  expect(phrases).toHaveBeenCalled();
  await close();
});

it('a change counts from another event too, what goes right before it by its own length', async () => {
  const user = await stage();
  await added(user, { title: 'Board meeting', start: '2026-12-07T09:00', end: '2026-12-07T10:00' });
  const event = await added(user, { title: 'Warm-up', start: '2026-12-06T07:00', end: '2026-12-06T07:30' });
  const moved = await user.update({ id: event, start: 'right before the board meeting' });
  expect(moved.event).toMatchObject({ start: '2026-12-07T08:30:00+08:00', end: '2026-12-07T09:00:00+08:00' });
  expect(moved.assumptions?.join()).toContain('Board meeting');
  const again = await user.update({ id: event, start: 'the morning of the board meeting at 8' });
  expect(again.event).toMatchObject({ start: '2026-12-07T08:00:00+08:00' });
  const { id } = await todo(user, { title: 'Slides', due: 'the day before the board meeting' });
  expect((await user.todos.update({ id, due: 'two days before the board meeting' })).todo).toMatchObject({
    due: '2026-12-05',
  });
  const ring = await reminder(user, { title: 'Ring', at: '2026-12-02T09:00' });
  const told = await user.reminders.update({ id: ring.id, at: 'right before the board meeting' });
  expect(told.reminder).toMatchObject({ at: '2026-12-07T08:50:00+08:00' });
});
