import { describe, expect, it } from 'vitest';
import { confirmed, done, type Stage, stage, todo } from './harness.ts';

const titles = async (user: Stage): Promise<string[]> =>
  ((await user.todos.query()).todos ?? []).map(({ title }) => title).sort();

/** Adds a todo and returns the change that did. */
const adding = async (user: Stage, title: string): Promise<string> =>
  done(await user.todos.add({ title })).change_id as string;

/** Changes that touch nothing, beside one that is there: hundreds of calls would take seconds. */
function manyMore({ sql }: Stage, count: number): void {
  sql.exec(`
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count})
    insert into changes ("user", seq, id, session, tool, summary, created_at)
      select "user", seq + n, 'chg_more' || n, session, tool, summary, created_at
        from numbers, (select * from changes order by seq desc limit 1) as newest`);
}

describe('undo since a change', () => {
  it('takes back that change and what came after it, and nothing from before', async () => {
    const user = await stage();
    await adding(user, 'Before');
    const since = await adding(user, 'First');
    await adding(user, 'Second');
    done(await confirmed(user.undo, { since }));
    expect(await titles(user)).toEqual(['Before']);
  });

  it('goes by the order of changes, not by a clock that was set back in between', async () => {
    const user = await stage();
    await adding(user, 'Before');
    const since = await adding(user, 'First');
    user.clock.now -= 86_400_000;
    await adding(user, 'Second');
    done(await confirmed(user.undo, { since }));
    expect(await titles(user)).toEqual(['Before']);
  });

  it.each(['a change', 'a time', 'the beginning of the session'])(
    'reaches back to %s over 600 others',
    async (what) => {
      const user = await stage();
      await todo(user.as('local', 'another session'), { title: 'Before' });
      user.clock.now += 60_000;
      const change = await adding(user, 'First');
      manyMore(user, 600);
      const since = {
        'a change': { since: change },
        'a time': { since: new Date(user.clock.now).toISOString() },
        'the beginning of the session': { session: true },
      }[what];
      done(await confirmed(user.undo, { ...since }));
      expect(await titles(user)).toEqual(['Before']);
    },
  );
});
