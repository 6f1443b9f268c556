import { describe, expect, it } from 'vitest';
import { idOf, somebody, suggested } from './somebody.ts';

describe('a todo without time before its deadline', () => {
  const report = { title: '报告', due: '2026-11-23T18:00', estimate_minutes: 240 };

  it.each(['zh', 'en'] as const)(
    'leads to the time outside of the hours, and after the deadline (%s)',
    async (language) => {
      const me = await somebody(language);
      await me.done('schedule_add', { title: 'Workshop', start: '2026-11-23T10:00', end: '2026-11-23T17:00' });
      const added = await me.done('todo_add', report);
      const [outside, ...rest] = suggested(added);
      expect(rest).toEqual([]);
      expect(outside).toMatchObject({ tool: 'find_free_time', arguments: { duration_minutes: 240 } });
      expect(outside?.why).toContain('报告');
      expect(outside?.why).toMatch(language === 'zh' ? /截止/ : /due/);
      expect((await me.done('find_free_time', outside?.arguments ?? {})).slots).not.toEqual([]);

      // In the evening there is some.
      const later = await me.done('todo_update', { id: idOf(added, 'todo'), due: '2026-11-23' });
      expect(suggested(later).map(({ arguments: { earliest } }) => earliest)).toEqual(['07:00', undefined]);
      for (const { tool, arguments: args } of suggested(later)) {
        const { slots } = await me.done(tool, args);
        expect(slots, JSON.stringify(args)).not.toEqual([]);
      }
      expect(suggested(await me.done('todo_query', {}))).toEqual(suggested(later));
    },
  );

  it('is told apart from one that has time, that takes nobody knows how long, that is done, or that is late already', async () => {
    const me = await somebody();
    await me.done('schedule_add', { title: 'Workshop', start: '2026-11-23T10:00', end: '2026-11-23T17:00' });
    const { due } = report;
    for (const args of [
      { due, estimate_minutes: 60 },
      { due },
      { estimate_minutes: 240 },
      { due: '2026-11-24', estimate_minutes: 240 },
      { due: '2026-11-22', estimate_minutes: 240 },
    ]) {
      expect(suggested(await me.done('todo_add', { title: 'Todo', ...args })), JSON.stringify(args)).toEqual([]);
    }
    const { todo } = await me.done('todo_add', report);
    await me.done('todo_close', { ids: [(todo as { id: string }).id] });
    expect(suggested(await me.done('todo_query', { status: 'all' }))).toEqual([]);
  });

  it('and longer than any day leads to parts', async () => {
    const me = await somebody();
    const added = await me.done('todo_add', { title: 'Thesis', due: '2026-11-27', estimate_minutes: 1200 });
    expect(suggested(added)).toMatchObject([{ tool: 'find_free_time', arguments: { duration_minutes: 120 } }]);
    expect((await me.done('find_free_time', suggested(added)[0]?.arguments ?? {})).slots).not.toEqual([]);
    await me.done('schedule_add', { title: 'Away', start: '2026-11-23T09:00', end: '2026-11-28T00:00' });
    expect(suggested(await me.done('todo_query', {}))).toEqual([]);
  });

  it('in a group goes by the hours of the group', async () => {
    const me = await somebody();
    await me.done('group_add', { name: 'Evenings', working_hours: 'MO-FR 19:00-20:00' });
    const added = await me.done('todo_add', { ...report, due: '2026-11-23', group: 'Evenings', estimate_minutes: 90 });
    expect(suggested(added)).toHaveLength(2);
  });
});
