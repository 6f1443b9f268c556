import { describe, expect, it } from 'vitest';
import { added, agenda, done, refusal, reminder, type Stage, stage, todo, type User } from './harness.ts';

/** Friday, 2026-11-20 at 09:00. */
const open = async (user: User, query?: string): Promise<string[]> =>
  ((await user.todos.query({ query })).todos ?? []).map(({ title, due }) => [title, due].filter(Boolean).join(' '));

const titles = (list: readonly { title: string }[] | undefined): string[] => (list ?? []).map(({ title }) => title);

async function fair(user: User): Promise<void> {
  await todo(user, { title: 'Book the trade show booth', due: '2026-11-26', tags: ['fair'] });
  await todo(user, { title: 'Print trade show flyers', due: '2026-11-27', notes: 'A5' });
  await todo(user, { title: 'Water the plants', due: '2026-11-27' });
  await todo(user, { title: 'Late already', due: '2026-11-18' });
}

describe('several todos', () => {
  it('are closed by their words: listed first, then as one change, of which a part can be undone', async () => {
    const user = await stage();
    await fair(user);
    const asked = await user.todos.close({ query: 'trade show' });
    expect(asked).toMatchObject({ status: 'need_user' });
    expect(titles(asked.candidates)).toEqual(['Book the trade show booth', 'Print trade show flyers']);
    expect(await open(user)).toHaveLength(4);
    const closed = done(await user.todos.close({ query: 'trade show', confirm_token: asked.confirm_token }));
    expect(await open(user)).toEqual(['Late already 2026-11-18', 'Water the plants 2026-11-27']);
    const [first] = closed.closed ?? [];
    done(await user.undo({ change_id: closed.change_id, ids: [first?.id ?? ''] }));
    expect(await open(user, 'trade show')).toEqual(['Book the trade show booth 2026-11-26']);
  });

  it('are closed in part, when the user agrees to a part: without a second question', async () => {
    const user = await stage();
    await fair(user);
    const { candidates = [], confirm_token } = await user.todos.close({ due_in: 'next week' });
    expect(titles(candidates)).toEqual(['Book the trade show booth', 'Print trade show flyers', 'Water the plants']);
    done(await user.todos.close({ ids: [candidates[0]?.ref ?? '', candidates[2]?.id ?? ''], confirm_token }));
    expect(await open(user)).toEqual(['Late already 2026-11-18', 'Print trade show flyers 2026-11-27']);
  });

  it('never more than the user agreed to', async () => {
    const user = await stage();
    await fair(user);
    const { confirm_token } = await user.todos.close({ query: 'trade show' });
    const late = await todo(user, { title: 'Pack for the trade show', due: '2026-11-27' });
    for (const other of [{ query: 'trade show' }, { due_in: 'next week' }])
      expect((await refusal(user.todos.close({ ...other, confirm_token }))).code).toBe('CONFIRMATION_INVALID');
    expect((await refusal(user.todos.close({ query: 'flyers', ids: [late.id] }))).code).toBe('NOT_FOUND');
    expect(await open(user)).toHaveLength(5);
  });

  it('are due at another time, without a question: as one change that says when', async () => {
    const user = await stage();
    await fair(user);
    const moved = done(await user.todos.update({ due_in: 'next week', due: 'next Wednesday' }));
    expect(moved.message).toBe(
      '✓ Changed 3 todos: Book the trade show booth, Print trade show flyers, Water the plants (due Wed 2026-11-25)',
    );
    expect((await open(user)).toSorted()).toEqual([
      'Book the trade show booth 2026-11-25',
      'Late already 2026-11-18',
      'Print trade show flyers 2026-11-25',
      'Water the plants 2026-11-25',
    ]);
    done(await user.undo({ last: 1 }));
    expect(await open(user, 'booth')).toEqual(['Book the trade show booth 2026-11-26']);
  });

  it('count each from its own time, and from now what is overdue', async () => {
    const user = await stage();
    await fair(user);
    done(await user.todos.update({ query: 'trade show', due: 'a week later' }));
    done(await user.todos.update({ due_before: 'today', due: 'Monday' }));
    expect(await open(user)).toEqual([
      'Late already 2026-11-23',
      'Water the plants 2026-11-27',
      'Book the trade show booth 2026-12-03',
      'Print trade show flyers 2026-12-04',
    ]);
  });

  it('take tags beside those that they have, and ask before they lose any', async () => {
    const user = await stage();
    await fair(user);
    done(await user.todos.update({ query: 'trade show', tags: ['+berlin'] }));
    const tags = async () => ((await user.todos.query({ query: 'trade show' })).todos ?? []).map((one) => one.tags);
    expect(await tags()).toEqual([['fair', 'berlin'], ['berlin']]);
    const asked = await user.todos.update({ query: 'trade show', tags: ['hall 3'] });
    expect(asked).toMatchObject({ status: 'need_user' });
    expect(await tags()).toEqual([['fair', 'berlin'], ['berlin']]);
    done(await user.todos.update({ query: 'trade show', tags: ['hall 3'], confirm_token: asked.confirm_token }));
    expect(await tags()).toEqual([['hall 3'], ['hall 3']]);
    done(await user.todos.update({ tag: 'hall 3', tags: ['-hall 3'] }).then((one) => yes(user, one, 'hall 3')));
    expect(await tags()).toEqual([[], []]);
  });

  it('say so where there are none', async () => {
    const user = await stage();
    expect(await user.todos.close({ query: 'nothing like it' })).toMatchObject({ status: 'final', closed: [] });
    expect((await user.todos.update({ due_in: '2026-12-24', importance: 'high' })).message).toBe(
      'Thu 2026-12-24: No open todos match.',
    );
    expect((await refusal(user.todos.update({ query: 'x', title: 'All the same' }))).code).toBe('INVALID_ARGUMENT');
    expect((await refusal(user.todos.close({ due_in: 'today', due_before: 'today' }))).code).toBe('INVALID_ARGUMENT');
  });
});

const yes = (user: Stage, { confirm_token }: { confirm_token?: string | undefined }, tag: string) =>
  user.todos.update({ tag, tags: [`-${tag}`], confirm_token });

describe('a todo that waits for others', () => {
  it('names them by words of their titles', async () => {
    const user = await stage();
    await fair(user);
    const waiting = await todo(user, { title: 'Send them out', depends_on: ['flyers'] });
    expect(waiting.blocked_by).toEqual(['Print trade show flyers']);
    const asked = await user.todos.update({ id: waiting.id, depends_on: ['trade show'] });
    expect(asked).toMatchObject({ status: 'need_user', missing: ['depends_on'] });
    expect((await refusal(user.todos.update({ id: waiting.id, depends_on: ['owls'] }))).code).toBe('NOT_FOUND');
  });
});

describe('a todo that goes into the calendar', () => {
  it('takes as long as its range says, whatever was estimated', async () => {
    const user = await stage();
    await todo(user, { title: 'Deck', estimate_minutes: 180 });
    const { event } = done(await user.todos.convert({ match: 'deck', start: 'tomorrow from 12 to 2pm' }));
    expect(event).toMatchObject({ start: '2026-11-21T12:00:00+08:00', end: '2026-11-21T14:00:00+08:00' });
  });
});

describe('several reminders', () => {
  const due = async (user: User): Promise<string[]> =>
    ((await user.reminders.query({ start: '2026-11-20', end: '2026-11-22' })).reminders ?? []).map(
      ({ title, at = '' }) => `${title} ${at.slice(5, 16)}`,
    );

  async function pills(): Promise<Stage> {
    const user = await stage();
    await reminder(user, { title: 'Pills', at: '2026-11-20T12:00', repeat: 'FREQ=DAILY;COUNT=3' });
    await reminder(user, { title: 'Call the bank', at: '2026-11-20T15:00' });
    await reminder(user, { title: 'Feed the cat', at: '2026-11-20T18:00' });
    return user;
  }

  it('are completed by the time in which they go off, all or those that the user named', async () => {
    const user = await pills();
    const asked = await user.reminders.update({ due_in: 'this afternoon', action: 'complete' });
    expect(asked.status).toBe('need_user');
    expect(titles(asked.candidates)).toEqual(['Pills', 'Call the bank']);
    const { candidates = [], confirm_token } = await user.reminders.update({ due_in: 'today', action: 'complete' });
    const ids = candidates.slice(0, 2).map(({ ref = '' }) => ref);
    done(await user.reminders.update({ due_in: 'today', ids, action: 'complete', confirm_token }));
    expect(await due(user)).toEqual(['Feed the cat 11-20T18:00', 'Pills 11-21T12:00']);
    done(await user.undo({ last: 1 }));
    expect(await due(user)).toHaveLength(4);
  });

  it('are snoozed by their words or their time, each from its own', async () => {
    const user = await pills();
    done(await user.reminders.update({ due_in: 'today', snooze_until: '往后推一小时' }));
    expect(await due(user)).toEqual([
      'Pills 11-20T13:00',
      'Call the bank 11-20T16:00',
      'Feed the cat 11-20T19:00',
      'Pills 11-21T12:00',
    ]);
    done(await user.reminders.update({ query: 'bank', snooze_until: 'tomorrow 9am' }));
    expect(await due(user)).toContain('Call the bank 11-21T09:00');
  });
});

describe('what is deleted together', () => {
  it('is found by its words, of every kind', async () => {
    const user = await stage();
    await fair(user);
    await added(user, { title: 'Trade show call', start: '2026-11-24T10:00' });
    await reminder(user, { title: 'Trade show parking', at: '2026-11-24T08:00' });
    const { confirm_token, candidates } = await user.remove({ query: 'trade show' });
    expect(titles(candidates)).toHaveLength(4);
    done(await user.remove({ query: 'trade show', confirm_token }));
    expect(await open(user)).toEqual(['Late already 2026-11-18', 'Water the plants 2026-11-27']);
    expect(await agenda(user, '2026-11-20', '2026-12-01')).toEqual([]);
    done(await user.undo({ last: 1 }));
    expect(await open(user)).toHaveLength(4);
  });

  it('is asked about also where its words are those of one item: nobody has named it', async () => {
    const user = await stage();
    await fair(user);
    const asked = await user.remove({ query: 'plants' });
    expect(asked).toMatchObject({ status: 'need_user', message: expect.stringContaining('Water the plants') });
    expect(await open(user)).toHaveLength(4);
  });

  it('is an event once, though its reminders bear its title', async () => {
    const user = await stage();
    await added(user, { title: 'Weekly', start: '2026-11-23T09:00', remind_minutes: '15' });
    done(await user.remove({ match: 'weekly' }));
    expect((await user.reminders.query()).reminders).toEqual([]);
  });

  it('is a part of the plan where the user agrees to a part: of a series these occurrences', async () => {
    const user = await stage();
    await added(user, {
      title: 'Standup',
      start: '2026-11-23T09:00',
      duration_minutes: 15,
      repeat: 'FREQ=DAILY;COUNT=3',
    });
    await added(user, { title: 'Review', start: '2026-11-24T14:00' });
    const { confirm_token, candidates = [] } = await user.remove({ start: '2026-11-23', end: '2026-11-26' });
    expect(candidates).toHaveLength(4);
    const [monday, , review] = candidates.map(({ ref = '' }) => ref);
    done(await user.remove({ ids: [monday ?? '', review ?? ''], confirm_token }));
    expect((await agenda(user, '2026-11-20', '2026-12-01')).map((line) => line.slice(0, 16))).toEqual([
      '2026-11-24T09:00',
      '2026-11-25T09:00',
    ]);
  });
});

describe('a plan to move events', () => {
  it('is carried out for those that the user named, the others stay', async () => {
    const user = await stage();
    await added(user, { title: 'A', start: '2026-11-23T14:00' });
    await added(user, { title: 'B', start: '2026-11-23T16:00' });
    const move = { start: '2026-11-23', move_to: 'Wednesday' };
    const { plan = [], plan_token } = await user.reschedule(move);
    expect(titles(plan)).toEqual(['A', 'B']);
    done(await user.reschedule({ ...move, ids: [plan[1]?.ref ?? ''], plan_token }));
    expect((await agenda(user, '2026-11-20', '2026-12-01')).map((line) => line.slice(0, 16))).toEqual([
      '2026-11-23T14:00',
      '2026-11-25T16:00',
    ]);
  });
});

describe('all of a series that was cut', () => {
  async function cut(): Promise<Stage> {
    const user = await stage();
    const id = await added(user, { title: 'Run', start: '2026-11-23T07:00', repeat: 'FREQ=DAILY;COUNT=4' });
    done(await user.update({ id, scope: 'this_and_future', occurrence: '2026-11-25', start: '2026-11-25T06:30' }));
    return user;
  }
  const runs = async (user: User): Promise<string[]> =>
    (await agenda(user, '2026-11-20', '2026-12-01')).map((line) => line.slice(5, 16));

  it('is renamed, moved and deleted as one thing, with one question', async () => {
    const user = await cut();
    done(await user.update({ match: 'run', scope: 'all', location: 'Park' }));
    const { events = [] } = await user.query({ start: '2026-11-20', end: '2026-12-01' });
    expect(events.map(({ location }) => location)).toEqual(['Park', 'Park', 'Park', 'Park']);
    const later = { match: 'run', scope: 'all', start: 'half an hour later' } as const;
    const { confirm_token } = await user.update(later);
    done(await user.update({ ...later, confirm_token }));
    expect(await runs(user)).toEqual(['11-23T07:30', '11-24T07:30', '11-25T07:00', '11-26T07:00']);
    done(await user.undo({ last: 1 }));
    expect(await runs(user)).toEqual(['11-23T07:00', '11-24T07:00', '11-25T06:30', '11-26T06:30']);
    const gone = await user.remove({ match: 'run', scope: 'all' });
    expect(gone.status).toBe('need_user');
    done(await user.remove({ match: 'run', scope: 'all', confirm_token: gone.confirm_token }));
    expect(await runs(user)).toEqual([]);
  });

  it('does not begin twice on one date', async () => {
    const user = await cut();
    const asked = await user.update({ match: 'run', scope: 'all', start: '2026-12-01T07:00' });
    expect(asked.status).toBe('need_user');
    expect(asked.confirm_token).toBeUndefined();
    expect(await runs(user)).toEqual(['11-23T07:00', '11-24T07:00', '11-25T06:30', '11-26T06:30']);
  });

  it('is one reminder as well', async () => {
    const user = await stage();
    const { id } = await reminder(user, { title: 'Pills', at: '2026-11-21T08:00', repeat: 'FREQ=DAILY;COUNT=4' });
    done(
      await user.reminders.update({ id, scope: 'this_and_future', occurrence: '2026-11-23', at: '2026-11-23T09:00' }),
    );
    const all = { match: 'pills', scope: 'all', action: 'dismiss' } as const;
    const { confirm_token } = await user.reminders.update(all);
    done(await user.reminders.update({ ...all, confirm_token }));
    expect((await user.reminders.query()).reminders).toEqual([]);
  });
});
