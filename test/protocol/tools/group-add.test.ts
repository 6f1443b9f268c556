import { expect, it } from 'vitest';
import { freshDays, inBothEras, strictArguments } from './session.ts';

inBothEras('group_add', (session, _asking, narrow) => {
  strictArguments(session, 'group_add', {
    valid: { name: 'Strict', default_duration_minutes: 30 },
    typo: ['colour', 'color'],
    wrongTypes: [
      { default_importance: 'low' },
      { default_urgency: 1 },
      { default_duration_minutes: 0 },
      { description: { a: 1 } },
      { working_hours: { a: 1 } },
      { color: 1 },
    ],
    missing: 'name',
  });

  it('adds a group with all that is said, whose items inherit from it', async () => {
    const day = freshDays();
    const reply = await session.done('group_add', {
      name: 'Clients',
      color: 'Dark Blue',
      description: 'people who pay',
      defaultDurationMinutes: '45',
      default_importance: 'high',
      default_urgency: 'high',
      working_hours: 'MO-FR 9:00-17:00',
    });
    expect(reply.message).toBe('✓ Created group: Clients');
    expect(reply.group).toMatchObject({ color: '#000080', working_hours: 'MO-FR 09:00-17:00' });
    expect(reply.text).toContain('▪ Clients · #000080 · Mon–Fri 09:00–17:00 · default 45 min');
    const { event, text } = await session.done('schedule_add', {
      title: 'Call',
      start: day(1, '10:00'),
      group: 'clients',
    });
    expect(event).toMatchObject({ end: `${day(1, '10:45')}:00+08:00`, group: 'Clients' });
    expect(text).toContain('No length given: 45 minutes, as usual in the group "Clients".');
    expect((await session.addTodo('Offer', { group: reply.group.id })).quadrant).toBe('do');
    const listed = await session.done('schedule_query', { start: day(1), group: 'Clients' });
    expect(listed.events.map(({ title }) => title)).toEqual(['Call']);
    expect(listed.text).toContain('▪ Clients · evt_');
    expect(listed.groups).toContainEqual(expect.objectContaining({ id: reply.group.id }));
  });

  it('refuses a name that is taken, and what it cannot read, and writes nothing', async () => {
    await session.done('group_add', { name: 'Twice' });
    const count = async () => (await session.done('schedule_query', { start: '2031-01-01' })).groups.length;
    const before = await count();
    await session.refuses('group_add', { name: 'ＴＷＩＣＥ' }, 'INVALID_ARGUMENT');
    await session.refuses('group_add', { name: 'Other', color: 'reddish' }, 'INVALID_ARGUMENT');
    await session.refuses('group_add', { name: 'Other', working_hours: '9 to 5' }, 'INVALID_ARGUMENT');
    expect(await count()).toBe(before);
    await session.inChinese(async () => {
      const { hint } = await session.refuses('group_add', { name: '其他', color: '不是颜色' }, 'INVALID_ARGUMENT');
      expect(hint).toContain('#1e90ff');
    });
  });

  it('is a resource: perch://groups', async () => {
    await session.done('group_add', { name: 'Resource', color: 'red' });
    const { groups } = JSON.parse(await session.read('perch://groups')) as { groups: object[] };
    expect(groups).toContainEqual(expect.objectContaining({ name: 'Resource', color: '#ff0000' }));
    await expect(narrow.read('perch://groups')).rejects.toThrow();
  });
});
