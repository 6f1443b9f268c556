import { expect, it } from 'vitest';
import { tools } from '../../../src/tools/index.ts';
import { freshDays, inBothEras, strictArguments } from './session.ts';

inBothEras('quick_add', (session, _asking, narrow) => {
  strictArguments(session, 'quick_add', {
    valid: { text: 'dentist tomorrow 3pm', dry_run: true, relative_to: '2026-11-25T10:20' },
    loose: { Text: 'dentist tomorrow 3pm', dryRun: 'true', relativeTo: '2026-11-25T10:20' },
    typo: ['txt', 'text'],
    wrongTypes: [{ text: 1 }, { dry_run: 'maybe' }, { relative_to: { a: 1 } }, { on_conflict: 'never' }],
    missing: 'text',
  });

  it('adds an event with its place, and undo takes it away', async () => {
    const day = freshDays();
    const reply = await session.done('quick_add', { text: `${day(1)} 下午3点和张总在国贸吃饭` });
    expect(reply.interpretation).toEqual({
      kind: 'event',
      title: '和张总吃饭',
      start: `${day(1, '15:00')}:00+08:00`,
      end: `${day(1, '16:00')}:00+08:00`,
      location: '国贸',
    });
    expect(reply.event).toMatchObject({ title: '和张总吃饭', location: '国贸' });
    expect(reply.text).toContain('假定：未给出时长，按 60 分钟处理。');
    await session.done('undo', { change_id: reply.change_id });
    expect(await session.agenda(day(1))).toEqual([]);
  });

  it('adds a todo with its due time', async () => {
    const day = freshDays();
    const reply = await session.done('quick_add', { text: `submit the report by ${day(4)}` });
    expect(reply.interpretation).toEqual({ kind: 'todo', title: 'submit the report', due: day(4) });
    expect(reply.todo).toMatchObject({ title: 'submit the report', due: day(4) });
    expect(reply.event).toBeUndefined();
  });

  it('adds a reminder, and an event with one', async () => {
    const day = freshDays();
    const reply = await session.done('quick_add', { text: `提醒我 ${day(2)} 上午9点交房租` });
    expect(reply.interpretation).toEqual({ kind: 'reminder', title: '交房租', at: `${day(2, '09:00')}:00+08:00` });
    expect(reply.reminder).toMatchObject({ title: '交房租', status: 'pending' });
    const weekly = await session.done('quick_add', { text: 'every Friday at 5pm remind me to log my hours' });
    expect(weekly.reminder).toMatchObject({ title: 'log my hours', repeat: 'FREQ=WEEKLY;BYDAY=FR' });
    const told = await session.done('quick_add', { text: `${day(3)} 15:00 review, remind me 30 minutes before` });
    const { reminders } = await session.done('reminder_query', { query: 'review' });
    expect(reminders).toMatchObject([{ event_id: told.event.id, minutes_before: 30 }]);
    await session.done('undo', { change_id: told.change_id });
    expect((await session.done('reminder_query', { query: 'review' })).reminders).toEqual([]);
  });

  it('asks about what is over, with what is next and how to insist', async () => {
    const { candidates, retry } = await session.asks('quick_add', { text: 'yesterday 3pm lunch with Kim' });
    expect(candidates).toHaveLength(1);
    expect((await session.done('quick_add', { text: candidates[0].id, dry_run: true })).interpretation.title).toBe(
      'lunch with Kim',
    );
    expect(retry).toMatchObject({ tool: 'schedule_add', arguments: { title: 'lunch with Kim' } });
  });

  it('keeps what waits for a place as a todo, and says so', async () => {
    const reply = await session.done('quick_add', { text: 'remind me to call Ann when I get home' });
    expect(reply.interpretation).toEqual({ kind: 'todo', title: 'call Ann' });
    expect(reply.warnings.join()).toContain('place');
    // Where it waits for is not lost.
    const { todos } = await session.done('todo_query', { query: 'get home' });
    expect(todos).toMatchObject([{ title: 'call Ann', notes: 'remind me to call Ann when I get home' }]);
  });

  it('with dry_run tells what it understood, as of another time and zone, and writes nothing', async () => {
    const before = (await session.done('history_query', { limit: 1 })).changes[0]?.change_id;
    const read = (text: string) =>
      session.done('quick_add', { text, dry_run: true, relative_to: '2026-11-25T10:20', timezone: 'America/New_York' });
    expect((await read('remind me to call mom tomorrow at 6')).interpretation).toEqual({
      kind: 'reminder',
      title: 'call mom',
      at: '2026-11-26T18:00:00-05:00',
    });
    const weekly = await read('every Tuesday 9-10am yoga');
    expect(weekly.interpretation).toMatchObject({ repeat: 'FREQ=WEEKLY;BYDAY=TU', start: '2026-12-01T09:00:00-05:00' });
    expect(weekly.message).toMatch(/^Only read, nothing was written\. Event: yoga/);
    expect((await read('Christmas holiday Dec 24 to 26')).interpretation).toMatchObject({
      start: '2026-12-24',
      end: '2026-12-27',
      all_day: true,
    });
    expect((await session.done('history_query', { limit: 1 })).changes[0]?.change_id).toBe(before);
  });

  it('does not book over what is there, unless told to', async () => {
    const day = freshDays();
    const { id } = await session.add('Board', day(2, '15:00'));
    const text = `coffee with Lee at Luigi's on ${day(2)} at 15:30`;
    expect((await session.done('quick_add', { text, dry_run: true })).warnings.join()).toContain('Board');
    const { conflicts, retry, interpretation } = await session.asks('quick_add', { text });
    expect(conflicts).toMatchObject([{ id, severity: 'hard' }]);
    expect(interpretation).toMatchObject({ title: 'coffee with Lee', location: "Luigi's" });
    expect(await session.agenda(day(2))).toHaveLength(1);
    const booked = await session.done(retry.tool, retry.arguments);
    expect(booked.event).toMatchObject({ title: 'coffee with Lee', location: "Luigi's" });
    expect((await session.done('quick_add', { text, on_conflict: 'force' })).warnings.join()).toContain('Board');
    const moved = await session.done('quick_add', { text, on_conflict: 'auto' });
    expect(moved.message).toContain('[moved: the time was taken]');
  });

  it('asks for the hour of a part of the day, with free times to book', async () => {
    const day = freshDays();
    const { missing, alternatives, retry } = await session.asks('quick_add', { text: `${day(3)} 下午开会` });
    expect(missing).toEqual(['start']);
    expect(alternatives[0].start >= day(3, '12:00') && alternatives[0].start < day(3, '18:00')).toBe(true);
    expect((await session.done(retry.tool, retry.arguments)).event.title).toBe('开会');
  });

  it('gives two fair readings as texts that are read in one way', async () => {
    const relative_to = '2026-11-24T10:00';
    const reply = await session.asks('quick_add', { text: 'next Thursday dinner at 8 with mom', relative_to });
    const read = await Promise.all(
      reply.candidates.slice(0, 2).map(({ id }) => session.done('quick_add', { text: id, relative_to, dry_run: true })),
    );
    expect(read.map(({ interpretation }) => interpretation)).toMatchObject([
      { title: 'dinner with mom', start: '2026-11-26T20:00:00+08:00' },
      { title: 'dinner with mom', start: '2026-12-03T20:00:00+08:00' },
    ]);
  });

  it('adds several items as one change, and takes them back as one', async () => {
    const day = freshDays();
    const text = `${day(1)} 9点开会，11点接孩子，晚上8点提醒我收衣服`;
    const { created, change_id, message } = await session.done('quick_add', { text });
    expect(created).toMatchObject([
      { kind: 'event', title: '开会' },
      { kind: 'event', title: '接孩子' },
      { kind: 'reminder', title: '收衣服', at: `${day(1, '20:00')}:00+08:00` },
    ]);
    expect(message).toContain('3 项');
    expect((await session.agenda(day(1))).map((line) => line.slice(6))).toEqual(['09:00 开会', '11:00 接孩子']);
    await session.done('undo', { change_id });
    expect(await session.agenda(day(1))).toEqual([]);
  });

  it('adds none of several items while one is unclear or taken, and names it', async () => {
    const day = freshDays();
    const unclear = await session.asks('quick_add', { text: `${day(1)} 9点开会，下午接孩子` });
    expect(unclear.message).toContain('下午接孩子');
    expect(unclear.candidates).toHaveLength(2);
    await session.add('Board', day(2, '15:00'));
    const taken = await session.asks('quick_add', { text: `${day(2)} 9am standup, 3pm dentist` });
    expect(taken.message).toMatch(/^"dentist"/);
    expect(taken.conflicts).toHaveLength(1);
    expect(await session.agenda(day(1))).toEqual([]);
    expect(await session.agenda(day(2))).toHaveLength(1);
  });

  it('keeps notes and facts about the user', async () => {
    const memo = await session.done('quick_add', { text: 'note: the bike lock is 7319' });
    expect(memo.created).toMatchObject([{ kind: 'memo', title: 'the bike lock is 7319' }]);
    expect((await session.done('memo_search', { query: 'bike lock' })).memos[0]).toMatchObject({ id: memo.memo.id });
    const fact = await session.done('quick_add', { text: '我对芒果过敏' });
    expect(fact.created).toMatchObject([{ kind: 'memory', title: '我对芒果过敏' }]);
    await session.done('undo', { change_id: fact.change_id });
    expect((await session.done('memory_search', { query: '芒果过敏' })).memories).toEqual([]);
    await session.done('undo', { change_id: memo.change_id });
  });

  it('adds one event with several reminders', async () => {
    const day = freshDays();
    const { event, interpretation } = await session.done('quick_add', {
      text: `${day(4)} 下午3点验收，提前1天和30分钟各提醒一次`,
    });
    expect(interpretation).toMatchObject({ title: '验收', remind_minutes: [1440, 30] });
    const { reminders } = await session.done('reminder_query', { query: '验收' });
    expect(reminders.map(({ event_id, minutes_before }) => [event_id, minutes_before])).toEqual([
      [event.id, 1440],
      [event.id, 30],
    ]);
  });

  it('adds nothing for a question or a change, and names the call that does it', async () => {
    const day = freshDays();
    await session.add('Quarterly review', day(2, '10:00'));
    for (const [text, tool] of [
      ['取消明天的会', 'schedule_query'],
      ['what do I have today', 'schedule_query'],
      ['明天有空吗', 'find_free_time'],
      ['am I free tomorrow at 3pm?', 'check_conflict'],
      [`move the quarterly review to ${day(3)} 10:00`, 'schedule_update'],
      ['what time is it', 'get_current_time'],
      ['what reminders do I have', 'reminder_query'],
      ['what is on my todo list', 'todo_query'],
    ] as const) {
      const { retry, candidates } = await session.asks('quick_add', { text });
      expect(candidates).toBeUndefined();
      expect(retry.tool, text).toBe(tool);
      expect(tools.map(({ name }) => name)).toContain(retry.tool);
      await session.done(retry.tool, retry.arguments);
    }
    expect(await session.agenda(day(3))).toHaveLength(1);
  });

  it('names the call on the very item for what cancels or moves it', async () => {
    const day = freshDays();
    const { id } = await session.add('Falconry lesson', day(2, '15:00'));
    for (const [text, at] of [
      [`move the falconry lesson on ${day(2)} back half an hour`, '15:30'],
      ['不对，falconry lesson 是下午5点', '17:00'],
    ] as const) {
      const { retry } = await session.asks('quick_add', { text });
      expect(retry.tool).toBe('schedule_update');
      const { event } = await session.done(retry.tool, retry.arguments);
      expect(event).toMatchObject({ id, start: `${day(2, at)}:00+08:00` });
    }
    const { retry } = await session.asks('quick_add', { text: `cancel the falconry lesson on ${day(2)}` });
    expect(retry).toMatchObject({ tool: 'delete_items', arguments: { ids: [id] } });
    await session.done(retry.tool, retry.arguments);
    expect(await session.agenda(day(2))).toEqual([]);
  });

  it('writes the fields of a todo, and holds an event tentatively', async () => {
    const day = freshDays();
    const { created } = await session.done('quick_add', {
      text: `finish the falcon brochure by ${day(3)}, urgent and important, ~3 hours #birds`,
    });
    expect(created).toMatchObject([
      {
        kind: 'todo',
        title: 'finish the falcon brochure',
        importance: 'high',
        urgency: 'high',
        estimate_minutes: 180,
        tags: ['birds'],
      },
    ]);
    const { event } = await session.done('quick_add', { text: `tentatively hold ${day(3)} 16:00-17:00 for budget` });
    const { events } = await session.done('schedule_query', { start: day(3) });
    expect(events).toMatchObject([{ id: event.id, title: 'budget', show_as: 'tentative' }]);
  });

  it('does not add twice with one key, nor bind it to a question', async () => {
    const day = freshDays();
    const key = { idempotency_key: crypto.randomUUID() };
    await session.asks('quick_add', { text: `${day(5)} morning run`, ...key });
    const call = { text: `${day(5)} 07:00 run`, ...key };
    const { event } = await session.done('quick_add', call);
    expect(await session.done('quick_add', call)).toMatchObject({ replayed: true, event: { id: event.id } });
    await session.refuses('quick_add', { ...call, text: 'other' }, 'INVALID_ARGUMENT');
    expect(await session.agenda(day(5))).toHaveLength(1);
  });

  it('adds only kinds whose toolset is on', async () => {
    const day = freshDays();
    for (const text of [`${day(1)} 9:00 call`, 'buy milk']) {
      const { hint, message } = await narrow.refuses('quick_add', { text }, 'FORBIDDEN');
      expect(message + hint).toMatch(/schedule|todo/);
    }
    expect((await narrow.asks('quick_add', { text: 'am I free today?' })).retry).toBeUndefined();
  });

  it('refuses more than 1,000 characters, and 500 of title', async () => {
    await session.refuses('quick_add', { text: '开会'.repeat(501) }, 'LIMIT_EXCEEDED');
    await session.refuses('quick_add', { text: '买'.repeat(501) }, 'LIMIT_EXCEEDED');
  });
});
