import { describe, expect, it } from 'vitest';
import type { UndoInput } from '../../src/services/change/undo.ts';
import { added, agenda, argumentsOf, confirmed, done, group, refusal, type Stage, stage, todo } from './harness.ts';

/** Rows of everything that a refused call must leave as it was. */
const contents = ({ sql }: Stage): unknown =>
  ['todos', 'events', 'changes', 'change_images', 'occurrences'].map((table) =>
    sql.prepare(`select * from ${table} order by 1, 2, 3`).all(),
  );

const titles = async (user: Stage, input: Parameters<Stage['todos']['query']>[0] = {}): Promise<string[]> =>
  ((await user.todos.query(input)).todos ?? []).map((one) => one.title);

describe('a todo', () => {
  it('says all that was said, and what follows from it', async () => {
    const user = await stage();
    const first = await todo(user, { title: 'First' });
    await group(user, { name: 'Work', default_importance: 'high' });
    const view = await todo(user, {
      title: '交报告',
      due: '2026-11-25T17:30',
      notes: 'n',
      urgency: 'high',
      estimate_minutes: 90,
      tags: ['a', ' a ', 'b'],
      depends_on: [first.id, first.id],
      group: 'work',
      source: 'mail',
    });
    expect(view).toEqual({
      id: expect.stringMatching(/^todo_/),
      version: 1,
      title: '交报告',
      status: 'open',
      due: '2026-11-25T17:30:00+08:00',
      when: 'Wed 2026-11-25 17:30',
      importance: 'high',
      urgency: 'high',
      quadrant: 'do',
      estimate_minutes: 90,
      tags: ['a', 'b'],
      depends_on: [first.id],
      blocked_by: ['First'],
      group: 'Work',
      notes: 'n',
      source: 'mail',
    });
    done(await user.todos.close({ ids: [first.id] }));
    expect((await user.todos.query()).todos?.[0]).toMatchObject({ depends_on: [first.id], blocked_by: [] });
  });

  it('is overdue only after its day, in the zone of the user', async () => {
    const user = await stage();
    await todo(user, { title: 'Today', due: '2026-11-20' });
    await todo(user, { title: 'Earlier', due: '2026-11-20T08:00' });
    const overdue = async () =>
      ((await user.todos.query()).todos ?? []).flatMap((one) => (one.overdue ? [one.title] : []));
    expect(await overdue()).toEqual(['Earlier']);
    user.clock.now += 15 * 3_600_000;
    expect(await overdue()).toEqual(['Earlier', 'Today']);
  });

  it('warns when it is due in the past', async () => {
    const user = await stage();
    expect((await user.todos.add({ title: 'Late', due: '2026-11-19' })).warnings).toEqual([
      'The due time is in the past.',
    ]);
  });

  it('depends on todos that are there, and never on itself', async () => {
    const user = await stage();
    const [a, b, c] = [
      await todo(user, { title: 'A' }),
      await todo(user, { title: 'B' }),
      await todo(user, { title: 'C' }),
    ];
    expect((await refusal(user.todos.add({ title: 'D', depends_on: ['todo_nothere00'] }))).code).toBe('NOT_FOUND');
    const event = await added(user, { title: 'E', start: '2026-12-01T10:00' });
    expect((await refusal(user.todos.add({ title: 'D', depends_on: [event] }))).code).toBe('NOT_FOUND');
    done(await user.todos.update({ id: b.id, depends_on: [a.id] }));
    done(await user.todos.update({ id: c.id, depends_on: [b.id] }));
    const before = contents(user);
    const circle = await refusal(user.todos.update({ id: a.id, depends_on: [c.id] }));
    expect(circle.message).toBe('Dependencies may not form a circle: A → C → B → A.');
    expect((await refusal(user.todos.update({ id: a.id, depends_on: [a.id] }))).code).toBe('INVALID_ARGUMENT');
    expect(contents(user)).toEqual(before);
  });

  it('is held up by nothing that is gone, and again when it is back', async () => {
    const user = await stage();
    const first = await todo(user, { title: 'First' });
    await todo(user, { title: 'Then', depends_on: [first.id] });
    done(await user.remove({ ids: [first.id] }));
    expect((await user.todos.query()).todos).toMatchObject([{ title: 'Then', blocked_by: [] }]);
    done(await user.undo({ last: 1 }));
    expect((await user.todos.query({ query: 'then' })).todos).toMatchObject([{ blocked_by: ['First'] }]);
  });
});

describe('todo_query', () => {
  it('filters and sorts', async () => {
    const user = await stage();
    const group_id = await group(user, { name: 'Work' });
    await todo(user, { title: 'No date' });
    await todo(user, { title: 'Friday', due: '2026-11-27', importance: 'high', tags: ['Home'] });
    await todo(user, { title: 'Thursday noon', due: '2026-11-26T12:00', urgency: 'high', group: group_id });
    await todo(user, { title: 'Monday', due: '2026-11-30', importance: 'high', urgency: 'high', notes: '带护照' });
    const [closed] = [await todo(user, { title: 'Closed' })];
    done(await user.todos.close({ ids: [closed.id] }));
    expect(await titles(user)).toEqual(['Thursday noon', 'Friday', 'Monday', 'No date']);
    expect(await titles(user, { sort: 'importance' })).toEqual(['Monday', 'Friday', 'Thursday noon', 'No date']);
    expect(await titles(user, { due_before: '2026-11-28' })).toEqual(['Thursday noon', 'Friday']);
    expect(await titles(user, { due_before: '2026-11-27T15:00' })).toEqual(['Thursday noon']);
    expect(await titles(user, { tag: 'home' })).toEqual(['Friday']);
    expect(await titles(user, { quadrant: 'delegate' })).toEqual(['Thursday noon']);
    expect(await titles(user, { quadrant: 'drop' })).toEqual(['No date']);
    expect(await titles(user, { group: 'WORK' })).toEqual(['Thursday noon']);
    expect(await titles(user, { query: '护照' })).toEqual(['Monday']);
    expect(await titles(user, { status: 'done' })).toEqual(['Closed']);
    expect(await titles(user, { status: 'all' })).toHaveLength(5);
    expect((await refusal(user.todos.query({ group: 'Play' }))).details.hint).toBe('There are: Work.');
  });

  it.each(['due', 'importance', 'created'] as const)('pages by %s without gaps or repeats', async (sort) => {
    const user = await stage();
    for (let number = 0; number < 23; number++) {
      if (number % 5 === 0) user.clock.now += 1;
      const due = number % 3 === 0 ? undefined : `2026-12-0${1 + (number % 4)}`;
      await todo(user, { title: `T${number}`, due, importance: number % 2 ? 'high' : 'normal' });
    }
    const all = await titles(user, { sort });
    const paged: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await user.todos.query({ sort, limit: 4, cursor });
      paged.push(...(page.todos ?? []).map((one) => one.title));
      cursor = page.next_cursor;
      if (cursor && sort !== 'due') {
        expect((await refusal(user.todos.query({ sort: 'due', cursor }))).code).toBe('INVALID_ARGUMENT');
      }
    } while (cursor);
    expect(paged).toEqual(all);
    expect(new Set(all).size).toBe(23);
  });
});

describe('todo_update', () => {
  it('finds by words, open ones first, and asks where several fit', async () => {
    const user = await stage();
    const old = await todo(user, { title: 'Buy milk' });
    done(await user.todos.close({ ids: [old.id] }));
    const now = await todo(user, { title: 'Buy milk' });
    expect(done(await user.todos.update({ match: 'milk', notes: 'x' })).todo?.id).toBe(now.id);
    await todo(user, { title: 'Buy milk powder' });
    const before = contents(user);
    const asked = await user.todos.update({ match: 'buy', notes: 'y' });
    expect(asked).toMatchObject({ status: 'need_user', missing: ['id'] });
    expect(asked.candidates?.map((one) => one.title).sort()).toEqual(['Buy milk', 'Buy milk powder']);
    expect((await user.todos.update({ match: 'powdr', notes: 'y' })).status).toBe('need_user');
    expect((await refusal(user.todos.update({ match: 'zebra', notes: 'y' }))).code).toBe('NOT_FOUND');
    expect(contents(user)).toEqual(before);
    done(await user.todos.update({ id: asked.candidates?.[0]?.ref, notes: 'y' }));
  });

  it('does not take a reference to an event', async () => {
    const user = await stage();
    for (const title of ['Ref A', 'Ref B'])
      await added(user, { title, start: '2026-12-01T10:00', on_conflict: 'force' });
    const { candidates = [] } = await user.update({ match: 'Ref', title: 'x' });
    expect((await refusal(user.todos.update({ id: candidates[0]?.ref, notes: 'y' }))).code).toBe('NOT_FOUND');
  });

  it('refuses another version, nothing to change, both set and cleared, and unknown fields', async () => {
    const user = await stage();
    const { id } = await todo(user, { title: 'A', due: '2026-12-01' });
    const before = contents(user);
    expect((await refusal(user.todos.update({ id, notes: 'x', expected_version: 2 }))).code).toBe('VERSION_MISMATCH');
    expect((await refusal(user.todos.update({ id }))).details.missing).toContain('due');
    expect((await refusal(user.todos.update({ id, due: '2026-12-02', clear: ['due'] }))).code).toBe('INVALID_ARGUMENT');
    expect((await refusal(user.todos.update({ id, clear: ['title'] }))).details.hint).toContain('closed_at');
    expect(contents(user)).toEqual(before);
    expect(done(await user.todos.update({ id, clear: ['due'] })).todo).not.toHaveProperty('due');
  });

  it('opens a closed one again', async () => {
    const user = await stage();
    const { id } = await todo(user, { title: 'A' });
    done(await user.todos.close({ ids: [id], note: 'too soon' }));
    const again = done(await user.todos.update({ id, clear: ['closed_at'] }));
    expect(again.message).toBe('✓ Reopened todo: A');
    expect(again.todo).toMatchObject({ status: 'open' });
    expect(again.todo).not.toHaveProperty('note');
    expect(await titles(user)).toEqual(['A']);
  });
});

describe('todo_close', () => {
  it('closes one at once, and says what that frees or what it skipped', async () => {
    const user = await stage();
    const first = await todo(user, { title: 'First' });
    const second = await todo(user, { title: 'Second', depends_on: [first.id] });
    await todo(user, { title: 'Third', depends_on: [second.id] });
    const early = done(await user.todos.close({ match: 'second', note: '好了' }));
    expect(early.closed).toMatchObject([{ id: second.id, status: 'done', note: '好了' }]);
    expect(early.warnings).toEqual(['It depends on todos that are still open: First.', 'Ready to start: Third.']);
    expect(done(await user.todos.close({ ids: [first.id] })).warnings).toBeUndefined();
  });

  it('leaves what is closed as it is', async () => {
    const user = await stage();
    const [a, b] = [await todo(user, { title: 'A' }), await todo(user, { title: 'B' })];
    done(await user.todos.close({ ids: [a.id], note: 'n' }));
    const before = contents(user);
    const again = await user.todos.close({ ids: [a.id], note: 'other' });
    expect(again).toMatchObject({ status: 'final', message: 'Already closed: A.', closed: [] });
    expect(again.change_id).toBeUndefined();
    expect(contents(user)).toEqual(before);
    expect(done(await user.todos.close({ ids: [a.id, b.id] })).warnings).toEqual(['Already closed: A.']);
  });

  it('closes all or none, and needs to know which', async () => {
    const user = await stage();
    const { id } = await todo(user, { title: 'A' });
    const before = contents(user);
    expect((await refusal(user.todos.close({ ids: [id, 'todo_nothere00'] }))).code).toBe('NOT_FOUND');
    expect((await refusal(user.todos.close({}))).details.missing).toEqual(['ids', 'match']);
    expect(contents(user)).toEqual(before);
  });
});

describe('convert_todo_to_event', () => {
  it('writes the event and leaves the todo open with its planned time, in one change, once', async () => {
    const user = await stage();
    const { id } = await todo(user, { title: '写周报', notes: 'n', estimate_minutes: 45 });
    const made = done(await user.todos.convert({ id, start: '2026-11-24T10:00' }));
    expect(made.event).toMatchObject({
      title: '写周报',
      start: '2026-11-24T10:00:00+08:00',
      end: '2026-11-24T10:45:00+08:00',
    });
    expect(made.todo).toMatchObject({
      status: 'open',
      event_id: made.event?.id,
      planned: { start: '2026-11-24T10:00:00+08:00', when: 'Tue 2026-11-24 10:00–10:45' },
    });
    const before = contents(user);
    const again = await refusal(user.todos.convert({ id, start: '2026-11-25T10:00' }));
    expect(again.message).toContain(made.event?.id);
    expect(contents(user)).toEqual(before);
    done(await user.undo({ change_id: made.change_id }));
    expect(await agenda(user, '2026-11-20', '2026-12-31')).toEqual([]);
    expect((await user.todos.query()).todos).toMatchObject([{ id, status: 'open' }]);
  });

  it('twice at the same time makes one event', async () => {
    const user = await stage();
    const other = await stage({ file: user.file, clock: user.clock });
    const { id } = await todo(user, { title: 'Once' });
    const start = '2026-11-24T10:00';
    const results = await Promise.allSettled([
      user.todos.convert({ id, start, on_conflict: 'force' }),
      other.todos.convert({ id, start, on_conflict: 'force' }),
    ]);
    expect(results.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
    expect(await agenda(user, '2026-11-20', '2026-12-31')).toHaveLength(1);
  });

  it('changes nothing where the time is taken, and takes what is offered', async () => {
    const user = await stage();
    await added(user, { title: 'Taken', start: '2026-11-24T10:00' });
    const { id } = await todo(user, { title: 'Todo' });
    const before = contents(user);
    const asked = await user.todos.convert({ id, start: '2026-11-24T10:30' });
    expect(asked).toMatchObject({ status: 'need_user', conflicts: [{ title: 'Taken' }] });
    expect(contents(user)).toEqual(before);
    const made = done(await user.todos.convert({ id, slot_token: asked.alternatives?.[0]?.slot_token }));
    expect(made.event?.start).toBe(asked.alternatives?.[0]?.start);
  });

  it('without a start proposes free times of its length before it is due, and after only where there are none', async () => {
    const user = await stage();
    const soon = await todo(user, { title: 'Soon', due: '2026-11-24T12:00', estimate_minutes: 90 });
    const before = contents(user);
    const asked = await user.todos.convert({ id: soon.id });
    expect(asked).toMatchObject({ status: 'need_user', missing: ['start'] });
    for (const { start, end } of asked.alternatives ?? []) {
      expect(Date.parse(end) - Date.parse(start)).toBe(90 * 60_000);
      expect(Date.parse(start)).toBeGreaterThan(user.clock.now);
      expect(Date.parse(end)).toBeLessThanOrEqual(Date.parse('2026-11-24T12:00+08:00'));
    }
    expect(contents(user)).toEqual(before);
    await added(user, { title: 'All of it', start: '2026-11-20T09:30', end: '2026-11-24T12:00' });
    const late = await user.todos.convert({ id: soon.id });
    expect(late.warnings).toEqual(['No time is free before it is due (Tue 2026-11-24 12:00).']);
    expect(late.alternatives?.length).toBeGreaterThan(0);
    done(await user.todos.convert({ id: soon.id, slot_token: late.alternatives?.[0]?.slot_token }));
  });

  it('keeps to the hours of its group, which the event joins', async () => {
    const user = await stage();
    const group_id = await group(user, { name: 'Work', working_hours: 'SA 13:00-15:00' });
    const { id } = await todo(user, { title: 'Paint', group: group_id });
    const { alternatives = [] } = await user.todos.convert({ id });
    expect(alternatives.length).toBeGreaterThan(0);
    for (const { start } of alternatives) expect(start).toMatch(/^2026-(11-21|11-28|12-05)T1[34]:/);
    done(await user.todos.convert({ id, slot_token: alternatives[0]?.slot_token }));
    expect(user.sql.prepare('select group_id from events').all()).toEqual([{ group_id }]);
  });

  it('asks before it makes an event long past, with a retry of its own arguments', async () => {
    const user = await stage();
    const { id } = await todo(user, { title: 'Past' });
    const input = { match: 'past', start: '2025-12-01T10:00' };
    const asked = await user.todos.convert(input);
    expect(asked.retry).toEqual({
      use: 'again',
      input: { id, start: '2026-12-01T10:00:00', duration_minutes: 60 },
    });
    done(await user.todos.convert({ ...input, confirm_token: asked.confirm_token }));
  });

  it('keeps waiting what waits for the todo, shows where its event went, and plans again what was not done', async () => {
    const user = await stage();
    const first = await todo(user, { title: 'Draft' });
    const then = await todo(user, { title: 'Send', depends_on: [first.id] });
    const { event } = done(await user.todos.convert({ id: first.id, start: '2026-11-24T10:00' }));
    const sent = async () => (await user.todos.query({ query: 'send' })).todos?.[0];
    expect(await sent()).toMatchObject({ id: then.id, blocked_by: ['Draft'] });
    done(await user.update({ id: event?.id, start: '2026-11-25T15:00' }));
    const draft = async () => (await user.todos.query({ query: 'draft' })).todos?.[0];
    expect((await draft())?.planned?.when).toBe('Wed 2026-11-25 15:00–16:00');
    expect((await refusal(user.todos.convert({ id: first.id, start: '2026-11-26T10:00' }))).message).toBe(
      `"Draft" is already planned for Wed 2026-11-25 15:00–16:00 (${event?.id}).`,
    );
    // Its time went by, and it is not done.
    user.clock.now += 10 * 86_400_000;
    const again = done(await user.todos.convert({ id: first.id, start: '2026-12-02T10:00' }));
    expect((await draft())?.event_id).toBe(again.event?.id);
    const closed = done(await user.todos.close({ ids: [first.id] }));
    expect(closed.warnings).toEqual([
      'The time planned for "Draft" (Wed 2026-12-02 10:00–11:00) stays in the calendar.',
      'Ready to start: Send.',
    ]);
    expect((await sent())?.blocked_by).toEqual([]);
    done(await user.remove({ ids: [again.event?.id ?? ''] }));
    expect((await user.todos.query({ status: 'done' })).todos?.[0]?.planned).toBeUndefined();
  });

  it('does not take a closed one, but again one whose event is gone', async () => {
    const user = await stage();
    const { id } = await todo(user, { title: 'A' });
    const { event } = done(await user.todos.convert({ id, start: '2026-11-24' }));
    expect(event?.all_day).toBe(true);
    done(await user.remove({ ids: [event?.id ?? ''] }));
    done(await user.todos.convert({ id, start: '2026-11-24T10:00' }));
    done(await user.todos.close({ ids: [id] }));
    expect((await refusal(user.todos.convert({ id, start: '2026-11-24' }))).details.hint).toContain('closed_at');
  });
});

describe('where every todo needs a due time', () => {
  it('asks for one, and lets none be taken away', async () => {
    const user = await stage({ todoRequireDue: true });
    const before = contents(user);
    expect(await user.todos.add({ title: 'A' })).toMatchObject({ status: 'need_user', missing: ['due'] });
    expect(contents(user)).toEqual(before);
    const { id } = await todo(user, { title: 'A', due: '2026-12-01' });
    expect(await user.todos.update({ id, clear: ['due'] })).toMatchObject({ status: 'need_user', missing: ['due'] });
    done(await user.todos.update({ id, due: '2026-12-02' }));
  });
});

describe('undo', () => {
  it('does not bring back a dependency that others closed into a circle, but takes both', async () => {
    const user = await stage();
    const a = await todo(user, { title: 'A' });
    const b = await todo(user, { title: 'B', depends_on: [a.id] });
    const cleared = done(await user.todos.update({ id: b.id, clear: ['depends_on'] }));
    const turned = done(await user.todos.update({ id: a.id, depends_on: [b.id] }));
    const before = contents(user);
    expect((await user.history()).changes?.[1]).toMatchObject({ change_id: cleared.change_id, undoable: false });
    const error = await refusal(user.undo({ change_id: cleared.change_id }));
    expect(error.code).toBe('UNDO_CONFLICT');
    expect(error.details.facts?.later).toMatchObject([{ change_id: turned.change_id }]);
    expect(contents(user)).toEqual(before);
    done(await confirmed(user.undo, argumentsOf<UndoInput>(error.details.retry)));
    expect((await user.todos.query({ query: 'b' })).todos).toMatchObject([{ blocked_by: ['A'] }]);
  });
});

describe('kinds together', () => {
  it('are deleted as one, after a yes, and undone as one', async () => {
    const user = await stage();
    const event = await added(user, { title: 'Event', start: '2026-12-01T10:00' });
    const { id } = await todo(user, { title: 'Todo', due: '2026-12-02' });
    const before = contents(user);
    const asked = await user.remove({ ids: [event, id] });
    expect(asked).toMatchObject({ status: 'need_user', message: 'This deletes 2 items. Go ahead?' });
    expect(asked.candidates?.map((one) => [one.id, one.when])).toEqual([
      [event, 'Tue 2026-12-01 10:00–11:00'],
      [id, 'Wed 2026-12-02'],
    ]);
    expect(contents(user)).toEqual(before);
    const gone = done(await confirmed(user.remove, { ids: asked.candidates?.map((one) => one.ref as string) ?? [] }));
    expect(gone.deleted).toHaveLength(2);
    expect(await titles(user)).toEqual([]);
    done(await user.undo({ change_id: gone.change_id }));
    expect(await titles(user)).toEqual(['Todo']);
    expect(await agenda(user, '2026-12-01', '2026-12-02')).toEqual(['2026-12-01T10:00 Event']);
  });

  it('belong to their user', async () => {
    const user = await stage();
    const { id } = await todo(user, { title: 'Mine' });
    const stranger = user.as('stranger');
    expect((await stranger.todos.query({ status: 'all' })).todos).toEqual([]);
    for (const call of [
      stranger.todos.update({ id, notes: 'x' }),
      stranger.todos.close({ ids: [id] }),
      stranger.todos.convert({ id }),
      stranger.todos.add({ title: 'Theirs', depends_on: [id] }),
      stranger.remove({ ids: [id] }),
    ].map(refusal)) {
      expect((await call).code).toBe('NOT_FOUND');
    }
  });
});
