import { describe, expect, it } from 'vitest';
import { somebody, suggested } from './somebody.ts';

describe('suggestions', () => {
  it('come from a sentence as well, and not again with a repeated call', async () => {
    const me = await somebody('zh');
    await me.done('quick_add', { text: '明天下午3点牙医' });
    const said = { text: '明天下午2点提醒我去看牙医', idempotency_key: 'once' };
    expect(suggested(await me.done('quick_add', said))).toMatchObject([{ tool: 'reminder_update' }]);
    expect(await me.done('quick_add', said)).toMatchObject({ replayed: true });
    expect(suggested(await me.done('quick_add', said))).toEqual([]);
  });

  it('go with nothing that is asked or refused', async () => {
    const me = await somebody();
    for (const [title, clock] of [
      ['A', '09:00'],
      ['B', '11:00'],
    ] as const)
      await me.add(title, clock, 120);
    const asked = await me.call('schedule_add', { title: 'C', start: '2026-11-24T10:00' });
    expect(asked.status).toBe('need_user');
    expect(asked).not.toHaveProperty('suggestions');
    const refused = await me.call('todo_add', { title: 'x', due: 'blah', estimate_minutes: 1 });
    expect(refused.status).toBe('error');
    expect(refused).not.toHaveProperty('suggestions');
  });
});
