import { describe, expect, it } from 'vitest';
import { todoTree } from '../../src/present/todos.ts';
import type { AddTodoInput } from '../../src/services/todos/add.ts';
import type { TodoView } from '../../src/services/todos/present.ts';
import { done, refusal, type Stage, stage, todo as todoAtOnce } from './harness.ts';

/** Each a little later than the one before: that is their order. */
const todo = (user: Stage, input: AddTodoInput): Promise<TodoView> => {
  user.clock.now += 1;
  return todoAtOnce(user, input);
};

const titles = async (user: Stage, input: Parameters<Stage['todos']['query']>[0] = {}): Promise<string[]> =>
  ((await user.todos.query(input)).todos ?? []).map(({ title }) => title);

/** A party with two subtasks, of which one has one itself. */
async function party(user: Stage): Promise<Record<'party' | 'cake' | 'flour' | 'guests', TodoView>> {
  const whole = await todo(user, { title: 'Party', due: '2026-12-05' });
  const cake = await todo(user, { title: 'Cake', parent: whole.id });
  const flour = await todo(user, { title: 'Flour', parent: 'cake' });
  const guests = await todo(user, { title: 'Guests', parent: whole.id, due: '2026-11-25' });
  return { party: whole, cake, flour, guests };
}

describe('a todo that is part of another', () => {
  it('stands below it, in structure and in text', async () => {
    const user = await stage();
    await todo(user, { title: 'Before all', due: '2026-11-21' });
    const { party: whole, cake } = await party(user);
    expect(cake).toMatchObject({ parent: whole.id, parent_title: 'Party' });
    const { todos = [] } = await user.todos.query();
    expect(todos.map(({ title }) => title)).toEqual(['Before all', 'Party', 'Guests', 'Cake', 'Flour']);
    expect(todos[1]).toMatchObject({ subtasks: { open: 2, done: 0 } });
    const lines = todoTree(todos, await user.caller('todo_query'));
    expect(lines.map((line) => line.split(' · ')[0])).toEqual([
      '☐ Before all',
      '☐ Party',
      '  ☐ Guests',
      '  ☐ Cake',
      '    ☐ Flour',
    ]);
    expect(lines[1]).toContain('Party · 0/2 · due');
    // A search that finds a todo lists its parts with it.
    expect(await titles(user, { query: 'cake' })).toEqual(['Cake', 'Flour']);
    // A part names the todo that it is part of where that todo is not listed.
    const found = (await user.todos.query({ query: 'flour' })).todos ?? [];
    expect(todoTree(found, await user.caller('todo_query'))[0]).toContain('☐ Flour · part of Cake');
  });

  it('is paged without gaps or repeats', async () => {
    const user = await stage();
    await party(user);
    await todo(user, { title: 'Last' });
    const paged: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await user.todos.query({ limit: 2, cursor });
      paged.push(...(page.todos ?? []).map(({ title }) => title));
      cursor = page.next_cursor;
    } while (cursor);
    expect(paged).toEqual(await titles(user));
    expect(paged).toHaveLength(5);
  });

  it('is asked about where several titles fit', async () => {
    const user = await stage();
    await todo(user, { title: 'Party in May' });
    await todo(user, { title: 'Party in June' });
    const asked = await user.todos.add({ title: 'Cake', parent: 'party' });
    expect(asked).toMatchObject({ status: 'need_user', missing: ['parent'] });
    const chosen = asked.candidates?.[0];
    expect(done(await user.todos.add({ title: 'Cake', parent: chosen?.ref ?? '' })).todo?.parent).toBe(chosen?.id);
  });

  it('is never part of itself, not even after an undo', async () => {
    const user = await stage();
    const { party: whole, cake, flour } = await party(user);
    const refused = await refusal(user.todos.update({ id: whole.id, parent: flour.id }));
    expect(refused.message).toBe('A todo cannot be part of itself: Party → Flour → Cake → Party.');
    expect((await refusal(user.todos.update({ id: cake.id, parent: cake.id }))).code).toBe('INVALID_ARGUMENT');
    const { change_id } = done(await user.todos.update({ id: cake.id, clear: ['parent'] }));
    done(await user.todos.update({ id: whole.id, parent: cake.id }));
    expect((await refusal(user.undo({ change_id: change_id ?? '' }))).code).toBe('UNDO_CONFLICT');
  });

  it('stays open when the whole is closed, and closes nothing but itself', async () => {
    const user = await stage();
    const { party: whole, cake, guests, flour } = await party(user);
    const closed = done(await user.todos.close({ ids: [whole.id] }));
    expect(closed.warnings).toEqual(['Subtasks still open: Cake, Guests.']);
    expect(await titles(user)).toEqual(['Guests', 'Cake', 'Flour']);
    done(await user.undo({ last: 1 }));
    expect(done(await user.todos.close({ ids: [guests.id] })).warnings).toBeUndefined();
    done(await user.todos.close({ ids: [flour.id] }));
    expect(done(await user.todos.close({ ids: [cake.id] })).warnings).toEqual(['All subtasks are closed now: Party.']);
    expect((await user.todos.query()).todos).toMatchObject([{ title: 'Party', subtasks: { open: 0, done: 2 } }]);
  });

  it('is deleted with the whole once that is confirmed, and comes back with it', async () => {
    const user = await stage();
    const { party: whole } = await party(user);
    const asked = await user.remove({ ids: [whole.id] });
    expect(asked.message).toBe('This deletes "Party" and its 3 subtasks: Cake, Guests, Flour. Go ahead?');
    expect(await titles(user)).toHaveLength(4);
    const gone = done(await user.remove({ ids: [whole.id], confirm_token: asked.confirm_token }));
    expect(gone.deleted).toHaveLength(4);
    expect(await titles(user, { status: 'all' })).toEqual([]);
    done(await user.undo({ last: 1 }));
    expect(await titles(user)).toEqual(['Party', 'Guests', 'Cake', 'Flour']);
  });

  it('is there again, open, in the next one of a todo that repeats', async () => {
    const user = await stage();
    const review = await todo(user, { title: 'Review', due: '2026-11-20', repeat: 'every week' });
    const inbox = await todo(user, { title: 'Inbox', parent: review.id, due: '2026-11-19' });
    const files = await todo(user, { title: 'Files', parent: review.id, depends_on: [inbox.id] });
    await todo(user, { title: 'Plan', parent: review.id });
    const both = await user.todos.close({ ids: [inbox.id, files.id] });
    done(await user.todos.close({ ids: [inbox.id, files.id], confirm_token: both.confirm_token }));
    const before = (await user.todos.query({ status: 'all' })).todos;
    done(await user.todos.close({ ids: [review.id] }));
    const { todos = [] } = await user.todos.query();
    expect(todos.map(({ title, due }) => [title, due])).toEqual([
      ['Review', '2026-11-27'],
      ['Inbox', '2026-11-26'],
      ['Files', undefined],
      ['Plan', undefined],
    ]);
    expect(todos[2]?.blocked_by).toEqual(['Inbox']);
    // Opened again by hand, the parts are with it as they were.
    done(await user.todos.update({ id: review.id, clear: ['closed_at'] }));
    const names = (list: readonly TodoView[] = []) =>
      list.map(({ title, status, parent }) => ({ title, status, parent }));
    expect(names((await user.todos.query({ status: 'all' })).todos)).toEqual(names(before));
  });
});
