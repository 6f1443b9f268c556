import { expect, it } from 'vitest';
import { inBothEras, type Session, strictArguments } from './session.ts';

let round = 0;

async function two(session: Session): Promise<{ ids: string[]; open(): Promise<number> }> {
  const tag = `bulk-${++round}`;
  const ids = [
    (await session.addTodo('晾衣服', { tags: [tag] })).id,
    (await session.addTodo('Water plants', { tags: [tag] })).id,
  ];
  return { ids, open: async () => (await session.done('todo_query', { tag })).todos.length };
}

inBothEras('todo_close', (session, asking) => {
  strictArguments(session, 'todo_close', {
    valid: { ids: ['todo_nothere00'] },
    typo: ['id', 'ids'],
    wrongTypes: [{ ids: [1] }, { ids: { a: 1 } }, { match: { a: 1 } }, { note: { a: 1 } }],
  });

  it('closes one by id or by words, with a note, and undo opens it', async () => {
    const { id } = await session.addTodo('Call the bank');
    const reply = await session.done('todo_close', { match: 'call the bank', note: 'they were kind' });
    expect(reply.message).toBe('✓ Closed todo: Call the bank');
    expect(reply.closed).toMatchObject([{ id, status: 'done', note: 'they were kind' }]);
    expect(reply.text).toContain('they were kind');
    const again = await session.done('todo_close', { ids: [id] });
    expect(again.message).toBe('Already closed: Call the bank.');
    expect(again.change_id).toBeUndefined();
    await session.done('undo', { change_id: reply.change_id });
    expect((await session.done('todo_query', { query: 'bank' })).todos).toMatchObject([{ id, status: 'open' }]);
  });

  it('asks which, where several fit, and needs one of ids and match', async () => {
    await session.addTodo('Ring A');
    await session.addTodo('Ring B');
    const { candidates, missing } = await session.asks('todo_close', { match: 'ring' });
    expect(missing).toEqual(['ids']);
    await session.done('todo_close', { ids: [candidates[1]?.ref] });
    await session.refuses('todo_close', {}, 'INVALID_ARGUMENT');
    await session.refuses('todo_close', { match: 'xylophone' }, 'NOT_FOUND');
  });

  it('closes several only on a yes, naming them', async () => {
    const { ids, open } = await two(asking);
    for (const answer of ['decline', 'cancel'] as const) {
      asking.answer = answer;
      const declined = await asking.asks('todo_close', { ids });
      expect('confirm_token' in declined).toBe(answer === 'cancel');
      expect(await open()).toBe(2);
    }
    asking.answer = 'accept';
    await asking.done('todo_close', { ids });
    for (const message of asking.asked) expect(message).toMatch(/晾衣服.*Water plants/s);
    expect(await open()).toBe(0);
  });

  it('or by the token of exactly this call, once', async () => {
    const { ids, open } = await two(session);
    const { confirm_token, candidates } = await session.asks('todo_close', { ids });
    expect(candidates.map(({ id }) => id)).toEqual(ids);
    await session.refuses('todo_close', { ids, note: 'other', confirm_token }, 'CONFIRMATION_INVALID');
    await session.done('todo_update', { id: ids[0], notes: 'changed meanwhile' });
    await session.refuses('todo_close', { ids, confirm_token }, 'CONFIRMATION_INVALID');
    expect(await open()).toBe(2);
    const next = await session.asks('todo_close', { ids });
    await session.done('todo_close', { ids, confirm_token: next.confirm_token });
    expect(await open()).toBe(0);
  });
});
