import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { BASE } from '../db/migrated.ts';
import { connect, type Era, type Host } from './harness.ts';
import { serveStore } from './on-store.ts';

const ALL = 'planner,memo,memory,io';

/** A host on a store of its own. */
async function open(era: Era, toolsets = ALL): Promise<Host> {
  const store = await serveStore();
  onTestFinished(() => store.close());
  return store.connect(era, { toolsets });
}

async function make<Kind extends string>(host: Host, tool: string, args: object, kind: Kind) {
  const { structuredContent, text } = await host.call(tool, args);
  expect(structuredContent.status, text).toBe('final');
  return structuredContent[kind] as { id: string; version: number };
}

it('the first and the last days that there are can be looked at, and nothing beyond them is suggested', async () => {
  const host = await open('modern');
  for (const page of ['agenda/1900-01-01', 'week/1900-01-01', 'agenda/2200-12-31', 'week/2200-12-31']) {
    expect(await host.read(`perch://${page}`), page).toContain('no events');
  }
  const { structuredContent } = await host.call('schedule_query', { start: '2200-12-30' });
  const [wider] = structuredContent.suggestions as { tool: string; arguments: { end: string } }[];
  expect(wider?.arguments.end).toBe('2200-12-31T23:59:59+08:00');
  expect((await host.call('schedule_query', { ...wider?.arguments })).structuredContent.status).toBe('final');
  const last = await host.call('schedule_query', { start: '2200-12-31' });
  expect(last.structuredContent.suggestions ?? []).toEqual([]);
  const spring = await host.call('schedule_add', { title: 'x', start: '2201年春节' });
  expect(spring.structuredContent.code).toBe('LIMIT_EXCEEDED');
});

describe.each(['v1', 'modern'] as const)('a %s host', (era) => {
  it('reads pages that it can act on, in the language of the user', async () => {
    const host = await open(era);
    const group = await make(host, 'group_add', { name: 'Work' }, 'group');
    const start = '2031-03-05T09:00';
    const review = await make(
      host,
      'schedule_add',
      { title: 'Review', start, location: 'Room 3', group: 'Work', description: 'Bring\nnumbers', remind_minutes: 10 },
      'event',
    );
    const trap = 'Call\n# Heading\n- evt_false v9';
    const call = await make(
      host,
      'schedule_add',
      { title: trap, start: '2031-03-05T09:30', repeat: 'FREQ=WEEKLY;COUNT=3', on_conflict: 'force' },
      'event',
    );
    const todo = await make(host, 'todo_add', { title: 'Report', due: '2031-03-05', notes: 'two pages' }, 'todo');
    const other = await make(host, 'todo_add', { title: 'Some day' }, 'todo');
    const pills = await make(host, 'reminder_add', { title: 'Pills', at: '2031-03-05T08:00' }, 'reminder');

    const agenda = await host.read('perch://agenda/2031-03-05');
    expect(agenda.split('\n')[0]).toBe('# Wed 2031-03-05 · workday · 1.5 h busy');
    for (const { id, version } of [review, call, todo, pills]) expect(agenda).toContain(`${id} v${version}`);
    expect(agenda).not.toContain(other.id);
    expect(agenda).toContain('▪ Work');
    expect(agenda).toContain('occurrence 2031-03-05T09:30:00+08:00');
    // Stored text begins no line.
    expect(agenda).toContain('Call # Heading - evt_false v9');
    expect(agenda.split('\n').filter((line) => /^[#-] ?(Heading|evt)/.test(line))).toEqual([]);
    expect(agenda).toMatch(/## Conflicts \(1\)\n- Review .* × Call/);
    expect(agenda).toContain('Times are those of Asia/Shanghai.');
    for (const same of ['2031年3月5日', encodeURIComponent('2031年3月5日'), '2031-03-05T15:00', '5 March 2031']) {
      expect(await host.read(`perch://agenda/${same}`), same).toContain(review.id);
    }
    const week = await host.read('perch://week/2031-03-09');
    expect(week.split('\n')[0]).toBe('# 2031-W10 · Mon 2031-03-03 – Sun 2031-03-09');
    expect(week.match(/^## (Mon|Tue|Wed|Thu|Fri|Sat|Sun) /gm)).toHaveLength(7);
    expect(week).toContain(`${review.id} v${review.version}`);

    const page = await host.read(`perch://event/${review.id}`);
    expect(page).toMatch(
      /^# Review\nWed 2031-03-05 09:00–10:00 · Review · @ Room 3 · ▪ Work · evt_\w+ v1\n {2}Bring numbers/,
    );
    expect(page).toMatch(/## Reminders \(1\)\n- ⏰ Review · Wed 2031-03-05 08:50/);
    expect(await host.read(`perch://event/${call.id}`)).toMatch(/## Next \(2\)\n- Wed 2031-03-12 .*\n- Wed 2031-03-19/);

    const past = await make(
      host,
      'schedule_add',
      { title: 'Over', start: '2020-01-06T09:00', repeat: 'FREQ=WEEKLY;COUNT=2' },
      'event',
    );
    expect(await host.read(`perch://event/${past.id}`)).toMatch(
      /Mon 2020-01-06.*\n\nIt does not take place any more\./,
    );

    const todos = await host.read('perch://todos');
    expect(todos).toMatch(/^# 2 open todos\.\n- ☐ Report · due .*\n {2}two pages\n- ☐ Some day/);
    const changes = await host.read('perch://changes');
    expect(changes.split('\n')[1]).toMatch(/^- .* · schedule_add · perch-test · chg_\w+$/);
    expect(await host.read('perch://agenda/today')).toMatch(/^# \w{3} \d{4}-\d\d-\d\d · .*no events/);
    expect(JSON.parse(await host.read('perch://groups')).groups).toMatchObject([{ id: group.id }]);

    await host.call('profile_update', { language: 'zh' });
    expect(await host.read('perch://agenda/2031-03-05')).toMatch(/^# 2031-03-05 周三 · 工作日 · 忙 1.5 小时/);
    expect(await host.read('perch://todos')).toContain('# 共 2 项未完成待办。');
  });

  it('is told what is wrong with an address, by the code of its kind', async () => {
    const host = await open(era);
    const missing = async (uri: string) => {
      await expect(host.read(uri), uri).rejects.toMatchObject({ code: -32_602, data: { uri } });
    };
    for (const uri of [
      'perch://event/evt_none',
      'perch://memo/memo_none',
      'perch://event/todo_none',
      'perch://nothing',
    ]) {
      await missing(uri);
    }
    const wrong = async (date: string, message: RegExp) => {
      const error = (await host.read(`perch://agenda/${date}`).catch((thrown: unknown) => thrown)) as Error & {
        code: number;
      };
      expect(error.code, date).toBe(-32_602);
      expect(error.message).toMatch(message);
    };
    await wrong('2031-02-30', /no such date.*For example 2026-01-28/);
    await wrong('nonsense', /Cannot read the time "nonsense"/);
    await wrong('03%2F04%2F2031', /.*2031-0[34]-0[34].*2031-0[34]-0[34]/);
    await wrong('2999-01-01', /1900 to 2200/);
    await wrong('x'.repeat(2_000), /limited to 1000 characters/);
    await expect(host.read('perch://agenda/%E6%98')).rejects.toThrow('Resource not found');
    await expect(host.read('perch://agenda/a/b')).rejects.toThrow('Resource not found');
    await wrong('本周', /不止一天.*perch:\/\/week\//);
  });

  it('is offered what an address may hold', async () => {
    const host = await open(era);
    const soon = await make(host, 'schedule_add', { title: 'Budget review', start: 'tomorrow 9am' }, 'event');
    const late = await make(host, 'schedule_add', { title: 'Review of the year', start: '2031-03-05T09:00' }, 'event');
    const memo = await make(host, 'memo_add', { content: '# 预算\n…' }, 'memo');
    const event = (value: string) => host.completeUri('perch://event/{id}', 'id', value);
    expect(await event('')).toEqual([soon.id, late.id]);
    expect(await event('review')).toEqual([soon.id, late.id]);
    expect(await event('Review of')).toEqual([late.id]);
    expect(await event(late.id.slice(0, -2))).toContain(late.id);
    expect(await event('nothing')).toEqual([]);
    expect(await host.completeUri('perch://memo/{id}', 'id', '预')).toEqual([memo.id]);
    expect(await host.completeUri('perch://agenda/{date}', 'date', 'to')).toEqual(['today', 'tomorrow']);
    expect(await host.completeUri('perch://agenda/{date}', 'date', '明')).toEqual(['明天']);
    expect(await host.completeUri('perch://week/{date}', 'date', '下')).toEqual(['下周']);
    const dates = await host.completeUri('perch://agenda/{date}', 'date', '20');
    expect(dates).toHaveLength(20);
    for (const date of dates) expect(date).toMatch(/^20\d\d-\d\d-\d\d$/);
  });
});

it('lists what the toolsets allow, and when it was last changed', async () => {
  const folder = await mkdtemp(join(BASE, 'perch-resources-'));
  const db = join(folder, 'perch.db');
  const host = await connect('modern', { env: { PERCH_DB: db, PERCH_TOOLSETS: ALL } });
  onTestFinished(async () => {
    await host.close();
    await rm(folder, { recursive: true });
  });
  const listed = async (one: Host) => (await one.resources()).map(({ uri, uriTemplate }) => uri ?? uriTemplate);
  expect(await listed(host)).toEqual([
    'perch://agenda/today',
    'perch://todos',
    'perch://reminders/due',
    'perch://groups',
    'perch://profile',
    'perch://changes',
    'perch://calendar.ics',
    'perch://agenda/{date}',
    'perch://week/{date}',
    'perch://event/{id}',
    'perch://memo/{id}',
  ]);
  // A host that only looks has no store made.
  expect(existsSync(db)).toBe(false);
  const modified = async (uri: string) =>
    (await host.resources()).find((one) => one.uri === uri)?.annotations?.lastModified;
  const began = Date.now();
  await make(host, 'todo_add', { title: 'Call' }, 'todo');
  expect(await modified('perch://groups')).toBeUndefined();
  const first = Date.parse((await modified('perch://todos')) as string);
  expect(first).toBeGreaterThanOrEqual(began);
  expect(first).toBeLessThanOrEqual(Date.now());
  await make(host, 'memo_add', { content: 'one' }, 'memo');
  expect(Date.parse((await modified('perch://todos')) as string)).toBe(first);
  expect(Date.parse((await modified('perch://changes')) as string)).toBeGreaterThan(first);

  expect(await listed(await open('v1', 'memo'))).toEqual(['perch://changes', 'perch://memo/{id}']);
  const planner = await open('v1', 'schedule');
  expect(await listed(planner)).toEqual([
    'perch://agenda/today',
    'perch://changes',
    'perch://calendar.ics',
    'perch://agenda/{date}',
    'perch://week/{date}',
    'perch://event/{id}',
  ]);
  await expect(planner.read('perch://todos')).rejects.toThrow('Resource not found');
  const day = await planner.read('perch://agenda/2031-03-05');
  expect(day).not.toMatch(/todo_|rem_/);
});
