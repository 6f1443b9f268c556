import { expect, it } from 'vitest';
import { freshDays, inBothEras } from './session.ts';

inBothEras('schedule_update of several events', (session, asking) => {
  it('sets a field of all that begin within a time, of series these occurrences only, as one change', async () => {
    const day = freshDays();
    await session.done('group_add', { name: `Sport ${day()}` });
    const swim = await session.add('Swim', day(0, '10:00'));
    const run = await session.add('Run', day(1, '07:00'), { repeat: 'FREQ=WEEKLY;COUNT=3' });
    const reply = await session.done('schedule_update', { within: `${day()}/${day(7)}`, group: `Sport ${day()}` });
    expect(reply.message).toContain('✓ Changed 2 events: Swim, Run');
    expect(reply.events.map(({ id, group }) => [id, group])).toEqual([
      [swim.id, `Sport ${day()}`],
      [run.id, `Sport ${day()}`],
    ]);
    const groups = async () => {
      const { events } = await session.done('schedule_query', { start: day(), end: day(21) });
      return events.map(({ title, group }) => [title, group]);
    };
    const sport = `Sport ${day()}`;
    expect(await groups()).toEqual([
      ['Swim', sport],
      ['Run', sport],
      ['Run', undefined],
      ['Run', undefined],
    ]);
    await session.done('undo', { change_id: reply.change_id });
    expect((await groups()).every(([, group]) => group === undefined)).toBe(true);
    await session.done('schedule_update', { within: `${day()}/${day(7)}`, query: 'run', scope: 'all', group: sport });
    expect((await groups()).map(([, group]) => group)).toEqual([undefined, sport, sport, sport]);
  });

  it('takes ids, and asks which part of a series is meant', async () => {
    const day = freshDays();
    const one = await session.add('One', day(0, '10:00'));
    const two = await session.add('Two', day(0, '12:00'));
    const series = await session.add('Series', day(1, '12:00'), { repeat: 'FREQ=DAILY;COUNT=3' });
    const reply = await session.done('schedule_update', { ids: [one.id, two.id], show_as: 'tentative' });
    expect(reply.events).toMatchObject([{ show_as: 'tentative' }, { show_as: 'tentative' }]);
    expect((await session.asks('schedule_update', { ids: [one.id, series.id], show_as: 'free' })).missing).toContain(
      'scope',
    );
    const all = await session.done('schedule_update', { ids: [one.id, series.id], scope: 'all', show_as: 'free' });
    expect(all.events).toHaveLength(2);
  });

  it('asks before it overwrites what nobody named, and takes a yes to a part', async () => {
    const day = freshDays();
    const a = await session.add('Kickoff', day(0, '10:00'), { location: 'Room 1' });
    await session.add('Kickoff too', day(0, '12:00'), { location: 'Room 2' });
    const call = { within: day(), location: 'Room 9' };
    const asked = await session.asks('schedule_update', call);
    expect(asked.message).toContain('This overwrites existing details of 2 events. Go ahead?');
    expect(asked.candidates).toHaveLength(2);
    const places = async () =>
      (await session.done('schedule_query', { start: day() })).events.map(({ location }) => location);
    expect(await places()).toEqual(['Room 1', 'Room 2']);
    await session.refuses(
      'schedule_update',
      { ...call, location: 'Room 8', confirm_token: asked.confirm_token },
      'CONFIRMATION_INVALID',
    );
    await session.done('schedule_update', { ...call, ids: [a.id], confirm_token: asked.confirm_token });
    expect(await places()).toEqual(['Room 9', 'Room 2']);
    asking.answer = 'accept';
    await asking.done('schedule_update', { ...call, location: 'Room 10' });
    expect(await places()).toEqual(['Room 10', 'Room 10']);
  });

  it('refuses what is of one event, says where nothing is, and names what is in the way', async () => {
    const day = freshDays();
    await session.add('Held', day(0, '10:00'), { show_as: 'free' });
    await session.add('Busy', day(0, '10:00'));
    const refused = await session.refuses('schedule_update', { within: day(), start: '11:00' }, 'INVALID_ARGUMENT');
    expect(refused.message).toContain('start');
    expect(refused.hint).toContain('reschedule');
    const none = await session.done('schedule_update', { within: day(3), show_as: 'free' });
    expect(none).toMatchObject({ events: [], message: expect.stringContaining('no event to change') });
    expect(none).not.toHaveProperty('change_id');
    const taken = await session.asks('schedule_update', { within: day(), query: 'held', show_as: 'busy' });
    expect(taken.conflicts).toMatchObject([{ title: 'Busy' }]);
    expect(taken).not.toHaveProperty('alternatives');
    await session.done('schedule_update', { within: day(), query: 'held', show_as: 'busy', on_conflict: 'force' });
  });

  it('reminds of all of them', async () => {
    const day = freshDays();
    const a = await session.add('Talk', day(0, '10:00'));
    const b = await session.add('Talk two', day(0, '12:00'));
    await session.done('schedule_update', { ids: [a.id, b.id], remind_minutes: 15 });
    const { reminders } = await session.done('reminder_query', { start: day() });
    expect(reminders).toHaveLength(2);
  });
});
