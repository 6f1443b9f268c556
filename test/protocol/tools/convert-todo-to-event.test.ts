import { describe, expect, it } from 'vitest';
import { parseToolsets } from '../../../src/mcp/call/toolsets.ts';
import convertTodoToEvent from '../../../src/tools/todo/convert-todo-to-event.ts';
import { connectInProcess } from '../harness.ts';
import { stubServer } from '../stub.ts';
import { freshDays, inBothEras, strictArguments } from './session.ts';

inBothEras('convert_todo_to_event', (session) => {
  strictArguments(session, 'convert_todo_to_event', {
    valid: { id: 'todo_nothere00' },
    typo: ['starts', 'start'],
    wrongTypes: [{ duration_minutes: 0 }, { on_conflict: 'maybe' }, { match: { a: 1 } }],
  });

  it('plans the todo, which stays open, once, and undo takes both back', async () => {
    const day = freshDays();
    const { id } = await session.addTodo('Paint the door', { estimate_minutes: 45 });
    const reply = await session.done('convert_todo_to_event', { match: 'paint the door', start: day(1, '10:00') });
    expect(reply.message).toBe(`✓ Planned, and still open: Paint the door (Tue ${day(1)} 10:00–10:45)`);
    expect(reply.todo).toMatchObject({ id, status: 'open', event_id: reply.event.id });
    const listed = await session.done('todo_query', { query: 'paint the door' });
    expect(listed.todos).toMatchObject([{ planned: { start: `${day(1, '10:00')}:00+08:00` } }]);
    expect(listed.text).toContain(`→ planned Tue ${day(1)} 10:00–10:45`);
    await session.refuses('convert_todo_to_event', { id, start: day(2, '10:00') }, 'INVALID_ARGUMENT');
    await session.done('undo', { change_id: reply.change_id });
    expect(await session.agenda(day(), day(7))).toEqual([]);
    const longer = { id, start: day(1, '10:00'), duration_minutes: 90 };
    expect((await session.done('convert_todo_to_event', longer)).event.end).toBe(`${day(1, '11:30')}:00+08:00`);
  });

  it('follows the conflict policy of schedule_add, and takes its slots', async () => {
    const day = freshDays();
    await session.add('Taken', day(1, '10:00'));
    const { id } = await session.addTodo('Clash');
    const asked = await session.asks('convert_todo_to_event', { id, start: day(1, '10:00') });
    expect(asked.conflicts).toMatchObject([{ title: 'Taken' }]);
    expect(asked.text).toContain('call convert_todo_to_event with slot_token');
    expect(await session.agenda(day(), day(7))).toHaveLength(1);
    const { event } = await session.done('convert_todo_to_event', { id, slot_token: asked.alternatives[0].slot_token });
    expect(event.start).toBe(asked.alternatives[0].start);
    for (const on_conflict of ['force', 'auto']) {
      const other = await session.addTodo(`Clash ${on_conflict}`);
      await session.done('convert_todo_to_event', { id: other.id, start: day(1, '10:00'), on_conflict });
    }
  });

  it('without a time proposes some, whose slot_token it takes', async () => {
    const { id } = await session.addTodo('Think', { estimate_minutes: 30 });
    const { alternatives, text } = await session.asks('convert_todo_to_event', { id });
    expect(text).toContain('call convert_todo_to_event with slot_token');
    await session.done('convert_todo_to_event', { id, slot_token: alternatives[0].slot_token });
  });

  it.each([
    ['Sort the photos', 'next week'],
    ['Sort the slides', 'before Thursday'],
    ['Sort the bills', 'weekday mornings next week'],
    ['整理相册', '下周'],
    ['整理发票', '周四前'],
    ['整理书架', '下周上午'],
    ['整理阳台', '下周三'],
  ])('looks for a time of its length for %s in %s', async (title, start) => {
    const { id } = await session.addTodo(title);
    const asked = await session.asks('convert_todo_to_event', { id, start, duration_minutes: 40 });
    const window = asked.window as { start: string; end: string };
    const [from, to] = [Date.parse(window.start), Date.parse(window.end)];
    expect(asked.alternatives).toHaveLength(5);
    for (const slot of asked.alternatives) {
      expect(Date.parse(slot.start)).toBeGreaterThanOrEqual(from);
      expect(Date.parse(slot.end)).toBeLessThanOrEqual(to);
      expect(Date.parse(slot.end) - Date.parse(slot.start)).toBe(40 * 60_000);
    }
    if (/morning|上午/.test(start))
      expect(asked.alternatives.map((slot: { start: string }) => slot.start.slice(11, 13) < '12')).not.toContain(false);
    expect(await session.agenda(window.start.slice(0, 10), window.end.slice(0, 10))).not.toContain(title);
  });

  it('fills a day that is named without a length, as before', async () => {
    const day = freshDays();
    const { id } = await session.addTodo('Clear the attic');
    const { event } = await session.done('convert_todo_to_event', { id, start: day(2) });
    expect(event).toMatchObject({ all_day: true, start: day(2) });
  });

  it('asks before it makes an event long past', async () => {
    const { id } = await session.addTodo('Was done');
    const call = { id, start: '2020-03-02T10:00' };
    const { confirm_token, retry } = await session.asks('convert_todo_to_event', call);
    expect(retry.arguments).toMatchObject({ id });
    const { event } = await session.done('convert_todo_to_event', { ...call, confirm_token });
    expect(event.start).toBe('2020-03-02T10:00:00+08:00');
  });
});

describe('convert_todo_to_event without the schedule toolset', () => {
  it('writes no event', async () => {
    const host = await connectInProcess(
      'modern',
      stubServer(undefined, { tools: [convertTodoToEvent], toolsets: parseToolsets('todo') }),
    );
    const { structuredContent } = await host.call('convert_todo_to_event', { id: 'todo_7k2m9q4t1x' });
    expect(structuredContent).toMatchObject({ status: 'error', code: 'FORBIDDEN' });
    await host.close();
  });
});
