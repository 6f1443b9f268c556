import { expect, it } from 'vitest';
import { freshDays, inBothEras, type Reply, strictArguments } from './session.ts';

interface Planned {
  readonly plan: readonly { readonly todo?: string; readonly title: string; readonly start: string }[];
  readonly unplaced: readonly { readonly title: string; readonly why: string; readonly change?: string }[];
  readonly moved: readonly { readonly title: string }[];
}

/** The result as this tool gives it: `plan` is that of another one in the shared type. */
const planned = (reply: Reply): Planned & { readonly token: string } => {
  const { plan, unplaced, moved, plan_token: token } = reply as unknown as Planned & { plan_token: string };
  return { plan, unplaced, moved, token };
};

inBothEras('plan_schedule', (session) => {
  strictArguments(session, 'plan_schedule', {
    valid: { start: '2030-01-07', max_moves: 3 },
    loose: { Start: '2030-01-07', maxMoves: '3' },
    typo: ['habit', 'habits'],
    wrongTypes: [
      { todos: 1 },
      { group: 1 },
      { end: { a: 1 } },
      { focus_minutes_per_day: 'much' },
      { max_minutes_per_day: 0 },
      { max_moves: -1 },
      { plan_token: 1 },
    ],
  });

  it('gives a plan first, writes nothing, carries it out as it was shown, and one undo takes it back', async () => {
    const day = freshDays();
    await session.add('Review', day(0, '09:00'));
    const { todo } = await session.done('todo_add', { title: 'Report', due: day(2), estimate_minutes: 180 });
    const before = await session.agenda(day(0), day(7));
    const call = { start: day(0), end: day(5), todos: [todo.id] };
    const asked = await session.asks('plan_schedule', call);
    const { plan, token } = planned(asked);
    expect(plan.map(({ title, start }) => `${title} ${start.slice(0, 16)}`)).toEqual([
      `Report ${day(0, '10:00')}`,
      `Report ${day(0, '13:00')}`,
    ]);
    expect(asked.text).toContain('10:00–11:30 · Report (1/2) · the first free time');
    expect(asked.text).toContain(`repeat the call with plan_token: ${token}`);
    expect(await session.agenda(day(0), day(7))).toEqual(before);
    await session.refuses('plan_schedule', { ...call, end: day(6), plan_token: token }, 'CONFIRMATION_INVALID');
    const done = await session.done('plan_schedule', { ...call, plan_token: token });
    expect(done.message).toBe('✓ Planned: 2 blocks new.');
    expect(await session.agenda(day(0), day(1))).toContain(`${day(0, '13:00').slice(5)} Report (2/2)`);
    await session.refuses('plan_schedule', { ...call, plan_token: token }, 'CONFIRMATION_INVALID');
    expect((await session.done('plan_schedule', call)).message).toContain('The plan holds');
    await session.done('undo', { last: 1 });
    expect(await session.agenda(day(0), day(7))).toEqual(before);
  });

  it('moves what something came in for, and nothing that the user has moved', async () => {
    const day = freshDays();
    const ids: string[] = [];
    for (const title of ['Alpha', 'Beta', 'Gamma'])
      ids.push((await session.done('todo_add', { title, estimate_minutes: 60 })).todo.id);
    const call = { start: day(0), end: day(3), todos: ids };
    const first = planned(await session.asks('plan_schedule', call));
    await session.done('plan_schedule', { ...call, plan_token: first.token });
    const { events } = await session.done('schedule_query', { start: day(0), end: day(3) });
    const gamma = events.find(({ title }) => title === 'Gamma');
    await session.done('schedule_update', { id: gamma?.id, start: day(1, '15:00') });
    await session.add('Surprise', day(0, '09:00'));
    const again = planned(await session.asks('plan_schedule', call));
    expect(again.moved).toHaveLength(1);
    expect(again.plan.map(({ title }) => title)).not.toContain('Gamma');
    await session.add('Another', again.plan[0]?.start ?? '');
    // What came in after the plan was shown makes it invalid.
    const moved = again.plan.find(({ title }) => again.moved.some((one) => one.title === title));
    await session.add('Third', moved?.start ?? '', { on_conflict: 'force' });
    await session.refuses('plan_schedule', { ...call, plan_token: again.token }, 'CONFIRMATION_INVALID');
  });

  it('frees what is left when the todo is closed, and undo gives it back', async () => {
    const day = freshDays();
    const { todo } = await session.done('todo_add', { title: 'Close me', estimate_minutes: 60 });
    const call = { start: day(0), end: day(3), todos: [todo.id] };
    const { token } = planned(await session.asks('plan_schedule', call));
    await session.done('plan_schedule', { ...call, plan_token: token });
    const full = await session.agenda(day(0), day(3));
    const closed = await session.done('todo_close', { ids: [todo.id] });
    expect(closed.warnings).toContain('1 block of planned time is free again.');
    expect(await session.agenda(day(0), day(3))).toEqual([]);
    await session.done('undo', { last: 1 });
    expect(await session.agenda(day(0), day(3))).toEqual(full);
  });

  it('says what has no place, why, and what would give it one', async () => {
    const day = freshDays();
    const { todo } = await session.done('todo_add', { title: 'Long', estimate_minutes: 420 });
    const { unplaced } = planned(
      await session.done('plan_schedule', { start: day(0), end: day(1), todos: [todo.id], max_minutes_per_day: 1 }),
    );
    expect(unplaced).toMatchObject([{ title: 'Long', why: 'the time that may be filled is full' }]);
    await session.refuses('plan_schedule', { todos: ['no such todo'] }, 'NOT_FOUND');
    await session.refuses('plan_schedule', { habits: ['gym 3 times a week except Friday'] }, 'INVALID_ARGUMENT');
  });

  it('speaks Chinese where its user does', async () => {
    const day = freshDays();
    const { todo } = await session.done('todo_add', { title: '写周报', estimate_minutes: 60 });
    const asked = await session.asks('plan_schedule', { start: day(0), end: day(3), todos: [todo.title] });
    expect(planned(asked).plan).toMatchObject([{ title: '写周报' }]);
  });
});
