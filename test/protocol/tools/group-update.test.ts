import { expect, it } from 'vitest';
import { freshDays, inBothEras, type Session, strictArguments } from './session.ts';

const add = async (session: Session, name: string, more: object = {}) =>
  (await session.done('group_add', { name, ...more })).group;

inBothEras('group_update', (session, asking, narrow) => {
  strictArguments(session, 'group_update', {
    valid: { id: 'grp_nothere000', name: 'x' },
    typo: ['nmae', 'name'],
    wrongTypes: [
      { default_importance: 'low' },
      { default_urgency: 1 },
      { default_duration_minutes: 0 },
      { description: { a: 1 } },
      { working_hours: { a: 1 } },
      { clear: { a: 1 } },
      { confirm_token: { a: 1 } },
    ],
  });

  it('changes a group by id or by words of its name; undo brings it back', async () => {
    const { id } = await add(session, 'Sport club', { color: 'green', description: 'd' });
    const reply = await session.done('group_update', {
      match: 'sport',
      name: 'Gym',
      color: 'blue',
      default_duration_minutes: 90,
      default_importance: 'high',
      default_urgency: 'normal',
      working_hours: 'SA 10:00-12:00',
      clear: ['description'],
    });
    expect(reply.group).toMatchObject({ id, version: 2, name: 'Gym', color: '#0000ff', default_duration_minutes: 90 });
    expect(reply.group).not.toHaveProperty('description');
    const { undone } = await session.done('undo', { change_id: reply.change_id });
    expect(undone).toContainEqual({ id, field: 'name', from: 'Gym', to: 'Sport club' });
  });

  it('asks which, where several fit, and refuses what changes nothing', async () => {
    const { id } = await add(session, 'Team A');
    await add(session, 'Team B');
    const { candidates } = await session.asks('group_update', { match: 'team', color: 'red' });
    await session.done('group_update', { id: candidates[0].ref, color: 'red' });
    await session.refuses('group_update', { id }, 'INVALID_ARGUMENT');
    await session.refuses('group_update', { id, name: 'team b' }, 'INVALID_ARGUMENT');
    await session.refuses('group_update', { id, clear: ['name'] }, 'INVALID_ARGUMENT');
    await session.refuses('group_update', { color: 'red' }, 'INVALID_ARGUMENT');
  });

  it('goes with its items by delete_items after a yes, or leaves them', async () => {
    const day = freshDays();
    const fill = async (host: Session, name: string) => {
      const { id } = await add(host, name);
      await host.add(`${name} 1`, day(1, '09:00'), { group: name, on_conflict: 'force' });
      await host.addTodo(`${name} 2`, { group: id });
      return id;
    };
    const kept = await fill(session, 'Kept');
    const question = await session.asks('delete_items', { ids: [kept] });
    expect(question).toMatchObject({ missing: ['delete_group_items'] });
    expect(question.text).toContain('Kept 1');
    await session.done('delete_items', { ids: [kept], delete_group_items: false });
    expect((await session.agenda(day(1))).filter((line) => line.includes('Kept'))).toHaveLength(1);

    const gone = await fill(session, 'Gone');
    const call = { ids: [gone], delete_group_items: true };
    const { confirm_token } = await session.asks('delete_items', call);
    await session.done('delete_items', { ...call, confirm_token });
    expect((await session.agenda(day(1))).filter((line) => line.includes('Gone'))).toEqual([]);
    await session.refuses('delete_items', { ...call, confirm_token }, 'NOT_FOUND');

    const asked = await fill(asking, 'Asked');
    asking.answer = 'decline';
    await asking.asks('delete_items', { ids: [asked], delete_group_items: true });
    expect((await asking.agenda(day(1))).filter((line) => line.includes('Asked'))).toHaveLength(1);
    asking.answer = 'accept';
    await asking.done('delete_items', { ids: [asked], delete_group_items: true });
    expect(asking.asked.at(-1)).toMatch(/"Asked" and the 2 items.*Asked 1.*Asked 2/s);
    await asking.done('undo', { last: 1 });
    expect((await asking.agenda(day(1))).filter((line) => line.includes('Asked'))).toHaveLength(1);
    await narrow.refuses('delete_items', { ids: [asked] }, 'FORBIDDEN');
  });
});
