import { expect, it } from 'vitest';
import { done, refusal, stage, todo } from './harness.ts';

const CANARY = 'KANARIENVOGEL';

it('erases a todo with its history and what the guards remember of it, and nothing else', async () => {
  const user = await stage();
  const other = await todo(user, { title: 'Stays' });
  const { todo: view } = done(await user.todos.add({ title: CANARY, notes: CANARY, idempotency_key: 'k' }));
  const id = view?.id as string;
  done(await user.todos.update({ id, title: `${CANARY} 2`, tags: [CANARY] }));
  done(await user.todos.update({ id: other.id, depends_on: [id] }));
  await user.todos.close({ ids: [id, other.id] });
  const erase = await user.caller('erase');
  expect((await refusal(user.services.erase(erase, ['todo_nothere00']))).code).toBe('NOT_FOUND');
  expect(
    (
      await refusal(
        user
          .as('stranger')
          .caller('erase')
          .then((caller) => user.services.erase(caller, [id])),
      )
    ).code,
  ).toBe('NOT_FOUND');
  expect(await user.services.erase(erase, [id])).toEqual({ rows: 1, traces: undefined });
  for (const { name } of user.sql.prepare("select name from sqlite_schema where type = 'table'").all() as {
    name: string;
  }[]) {
    expect(JSON.stringify(user.sql.prepare(`select * from "${name}"`).all()), name).not.toContain(CANARY);
  }
  expect((await user.todos.query()).todos).toMatchObject([{ title: 'Stays', blocked_by: [] }]);
});
