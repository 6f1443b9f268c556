import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prompts } from '../../src/prompts/index.ts';
import { resources } from '../../src/resources/index.ts';
import { tools } from '../../src/tools/index.ts';
import type { Ids } from '../../src/tools/shared/cases.ts';
import { BASE } from '../db/migrated.ts';
import { casesOf } from '../tool-cases.ts';
import { ALL_TOOLSETS, later, makeCaseStore, weeksFromCases } from './case-store.ts';
import { connect, connectHttp, type Elicit, ERAS, type Era, type Host } from './harness.ts';
import { startHttp } from './http-server.ts';
import { freshDays } from './tools/session.ts';

type Way = 'stdio' | '/mcp' | '/sse';

/** What `npm test` has time for; stdio.test.ts speaks with the older SDK over a real pipe. */
export const FIRST: readonly (readonly [Era, Way])[] = [['modern', '/mcp']];

const isFirst = (era: Era, way: Way): boolean => FIRST.some(([one, by]) => one === era && by === way);

/** All others; the transport of 2024-11-05 cannot carry a later era. */
export const OTHERS: readonly (readonly [Era, Way])[] = ERAS.flatMap((era) =>
  (['stdio', '/mcp', '/sse'] as const).map((way) => [era, way] as const),
).filter(([era, way]) => !isFirst(era, way) && (era !== 'modern' || way !== '/sse'));

/** Legacy SSE knows no revision after 2025-11-25, whatever the client hopes for. */
const PROTOCOL = { v1: undefined, legacy: '2025-11-25', auto: '2026-07-28', modern: '2026-07-28' };

let folder: string;
let filled: string;
let ids: Ids;
/** Cases name days: here they are days to come, by the clock of the machine. */
const weeks = weeksFromCases();
beforeAll(async () => {
  folder = await mkdtemp(join(BASE, 'perch-matrix-'));
  filled = join(folder, 'filled.db');
  ids = await makeCaseStore(filled, weeks);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A store that hosts reach in one way. */
interface Place {
  open(era: Era, elicit?: Elicit): Promise<Host>;
  close(): Promise<void>;
}

async function placeOf(way: Way): Promise<Place> {
  const store = await mkdtemp(join(folder, 'place-'));
  const env = { PERCH_TIMEZONE: 'Asia/Shanghai', PERCH_DB: join(store, 'perch.db') };
  await copyFile(filled, env.PERCH_DB);
  if (way === 'stdio') {
    const open: Place['open'] = (era, elicit) =>
      connect(era, { env: { ...env, PERCH_TOOLSETS: ALL_TOOLSETS }, ...(elicit ? { elicit } : {}) });
    return { open, close: async () => {} };
  }
  const server = await startHttp({ env });
  return {
    open: (era, elicit) =>
      connectHttp(era, `${server.url}${way}?active_experts=${ALL_TOOLSETS}`, {
        elicit,
        name: `${era}${elicit ? '-asking' : ''}`,
      }),
    close: async () => {
      await server.stop();
    },
  };
}

/** What the clients call themselves. */
const NAMES = new RegExp(`^(?:perch-test|(?:${ERAS.join('|')})(?:-asking)?)$`);

const structured = async (host: Host, tool: string, args: object = {}) =>
  (await host.call(tool, args)).structuredContent;

async function add(host: Host, title: string, start: string): Promise<string> {
  const { event } = await structured(host, 'schedule_add', { title, start });
  return (event as { id: string }).id;
}

async function titles(host: Host, start: string, end: string): Promise<string[]> {
  const { events } = await structured(host, 'schedule_query', { start, end });
  return (events as { title: string }[]).map(({ title }) => title).sort();
}

const at = (ms: number): string => `${new Date(ms).toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;

/** A calendar of so many events, two hours apart. */
function calendar(events: number, from: string, uid: string): string {
  const start = Date.parse(`${from}T00:00Z`);
  const entries = Array.from({ length: events }, (_, index) => {
    const begin = start + index * 7_200_000;
    return `BEGIN:VEVENT\r\nUID:${uid}-${index}\r\nDTSTAMP:20260101T000000Z\r\nDTSTART:${at(begin)}\r\nDTEND:${at(begin + 3_600_000)}\r\nSUMMARY:Event ${index}\r\nEND:VEVENT\r\n`;
  });
  return `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//test//EN\r\n${entries.join('')}END:VCALENDAR\r\n`;
}

/** Every tool, its questions, progress and cancellation, for hosts of these eras over these transports. */
export const clientMatrix = (ways: readonly (readonly [Era, Way])[]): void =>
  describe.each(ways)('a %s host over %s', (era, way) => {
    let place: Place;
    let mute: Host;
    let asking: Host;
    let answer: Awaited<ReturnType<Elicit>>;
    const asked: string[] = [];
    beforeAll(async () => {
      place = await placeOf(way);
      mute = await place.open(era);
      asking = await place.open(era, (message) => {
        asked.push(message);
        return answer;
      });
    });
    afterAll(async () => {
      await mute.close();
      await asking.close();
      await place.close();
    });

    it('agrees on the protocol, and lists every tool', async () => {
      const expected = way === '/sse' && era === 'auto' ? '2025-11-25' : PROTOCOL[era];
      expect(mute.protocol).toBe(expected);
      expect(mute.instructions).toContain('schedule_add');
      expect((await mute.list()).map(({ name }) => name)).toEqual(tools.map(({ name }) => name));
    });

    const done = async (tool: string, args: object = {}): Promise<Record<string, unknown>> => {
      const { structuredContent, text } = await mute.call(tool, args);
      expect(structuredContent.status, `${tool} ${JSON.stringify(args)}: ${text}`).toBe('final');
      return structuredContent;
    };

    /** Done, with a yes where one is asked for. */
    async function agreed(tool: string, args: object): Promise<Record<string, unknown>> {
      const said = await structured(mute, tool, args);
      if (said.status !== 'need_user') {
        expect(said, `${tool} ${JSON.stringify(args)}`).toMatchObject({ status: 'final' });
        return said;
      }
      const { confirm_token, plan_token } = said;
      return done(tool, { ...args, ...(plan_token ? { plan_token } : { confirm_token }) });
    }

    it('gets from every tool what its cases promise: done and undone, refused, asked', async () => {
      for (const { name, effect } of tools) {
        const { works, refused, asks } = casesOf(name);
        for (const { args, code } of refused) {
          const said = await mute.call(name, later(args(ids), weeks));
          expect(said, name).toMatchObject({ isError: true, structuredContent: { status: 'error', code } });
        }
        const unknown = await mute.call(name, { no_such_argument: 1 });
        expect(unknown.isError, name).toBe(true);
        expect(unknown.text).toContain('no_such_argument');
        if (asks && asks !== 'never') {
          expect(await structured(mute, name, later(asks(ids), weeks)), name).toMatchObject({ status: 'need_user' });
        }
        const { change_id } = await agreed(name, later(works(ids), weeks));
        // What sync brings are changes of their own.
        if (effect !== 'read' && name !== 'undo' && name !== 'sync_now') await agreed('undo', { change_id });
      }
    });

    it('gets through a day of work, in which one call takes up what another has written', async () => {
      const day = freshDays();
      await done('profile_update', { workingHours: 'MO-FR 09:00-18:00' });
      await done('get_current_time');
      const { event } = await done('schedule_add', { title: 'Review', start: day(1, '15:00') });
      const { id } = event as { id: string };
      expect(await done('check_conflict', { start: day(1, '15:30') })).toMatchObject({ free: false });
      const taken = await structured(mute, 'schedule_add', { title: 'Call', start: day(1, '15:30') });
      expect(taken).toMatchObject({ status: 'need_user', conflicts: [{ id }] });
      const [slot] = taken.alternatives as { slot_token: string }[];
      const booked = await done('schedule_add', { title: 'Call', slot_token: slot?.slot_token });
      await done('find_free_time', { start: day(1), end: day(2) });
      await done('schedule_update', { id, title: 'Big review' });
      await done('delete_items', { ids: [id] });
      expect((await done('schedule_query', { start: day(0), end: day(5) })).events).toMatchObject([{ title: 'Call' }]);
      await done('undo', { last: 1 });
      expect(await titles(mute, day(0), day(5))).toEqual(['Big review', 'Call']);
      // The store has todos and memos of its own.
      const tag = `${era} ${way}`;
      const todo = async (title: string) =>
        (await done('todo_add', { title: `${title} ${tag}`, tags: [tag] })).todo as { id: string };
      const [write, send] = [await todo('Write'), await todo('Send')];
      await done('todo_update', { match: `send ${tag}`, depends_on: [write.id], due: day(4) });
      expect((await done('todo_query', { tag })).todos).toHaveLength(2);
      await done('convert_todo_to_event', { id: write.id, start: day(3, '09:00') });
      await done('todo_close', { ids: [send.id] });
      expect((await done('undo', { last: 1 })).undone).toBeTruthy();
      const { memo } = await done('memo_add', { content: `王总说预算要砍两成 ${tag}`, tags: [tag] });
      await done('memo_update', { id: (memo as { id: string }).id, title: '预算' });
      const found = (await done('memo_search', { query: '預算', tags: [tag] })).memos as { snippet: string }[];
      expect(found).toMatchObject([{ title: '预算', snippet: `王总说«预算»要砍两成 ${tag}` }]);
      expect(await mute.read(`perch://memo/${(memo as { id: string }).id}`)).toContain('砍两成');
      await done('delete_items', { ids: [(memo as { id: string }).id] });
      await done('undo', { last: 1 });
      const { memory } = await done('memory_save', {
        content: `喜欢靠窗的座位 ${tag}`,
        kind: 'preference',
        tags: [tag],
      });
      const { id: seat } = memory as { id: string };
      const changed = await done('memory_save', { content: `改坐过道 ${tag}`, supersedes: seat });
      const { id: aisle } = changed.memory as { id: string };
      const recalled = await done('memory_search', { query: `靠窗 ${tag}`, kind: 'preference', limit: 50 });
      const own = (recalled.memories as { id: string }[]).filter(({ id: one }) => one === seat || one === aisle);
      expect(own).toMatchObject([
        { id: aisle, kind: 'preference' },
        { id: seat, superseded_by: aisle, valid_to: expect.any(String) },
      ]);
      expect(recalled.profile).toMatchObject({ working_hours: 'MO-FR 09:00-18:00' });
      expect(JSON.parse(await mute.read('perch://profile')).memories).toContainEqual(
        expect.objectContaining({ id: aisle }),
      );
      expect((await done('quick_add', { text: `${day(4)} 09:00 walk` })).event).toMatchObject({ title: 'walk' });
      await done('undo', { last: 1 });
      const { reminder } = await done('reminder_add', { title: `Pills ${tag}`, at: day(2, '08:00') });
      await done('reminder_update', { id: (reminder as { id: string }).id, snooze_until: day(2, '09:00') });
      expect((await done('reminder_query', { query: tag })).reminders).toMatchObject([{ status: 'snoozed' }]);
      const later = { start: day(3), shift_minutes: 60 };
      const { plan_token } = await structured(mute, 'reschedule', later);
      expect((await done('reschedule', { ...later, plan_token })).plan).toMatchObject([
        { to: expect.stringContaining('T10:00') },
      ]);
      const { group } = await done('group_add', { name: `Group ${tag}`, color: '蓝' });
      await done('group_update', { id: (group as { id: string }).id, default_duration_minutes: 30 });
      await done('schedule_add', { title: 'Short', start: day(4, '09:00'), group: `group ${tag}` });
      expect(JSON.parse(await mute.read('perch://groups')).groups).toContainEqual(
        expect.objectContaining({ color: '#0000ff' }),
      );
      await done('delete_items', { ids: [(group as { id: string }).id], delete_group_items: false });
      await done('undo', { last: 1 });
      const { changes } = await done('history_query', { session: true, limit: 1 });
      expect(changes).toMatchObject([{ tool: 'undo', by: expect.stringMatching(NAMES) }]);
      const { ics } = await done('calendar_export', { start: day(0), end: day(5) });
      expect(await done('calendar_import', { ics, dry_run: true })).toMatchObject({ imported: { added: 0 } });
      await done('route_intent', { text: '明天开会' });
      expect(booked.change_id).toMatch(/^chg_/);
    });

    it('gets prompts: listed, rendered, completed', async () => {
      const listed = (await mute.prompts()).map(({ name }) => name);
      expect(listed).toEqual(prompts.map(({ name }) => name).filter((name) => listed.includes(name)));
      const names = ['assistant', 'schedule', 'amazing', 'creative', 'daily_brief', 'weekly_review', 'plan_trip'];
      expect(listed).toEqual(expect.arrayContaining(names));
      for (const name of listed) {
        const [said, asked] = await mute.prompt(name, { request: '明天 lunch', language: 'zh' });
        expect(said, name).toMatch(/用中文回答.*<data>.*<\/data>/s);
        expect(asked).toBe('明天 lunch');
      }
      expect((await mute.prompt('assistant', { request: '@金刚 hi' }))[0]).toContain('金刚');
      expect(await mute.complete('daily_brief', 'language', 'z')).toEqual(['zh']);
      await expect(mute.prompt('no_such_prompt')).rejects.toThrow();
    });

    it('gets resources: listed, read, and told when one changes', async () => {
      const day = freshDays();
      const listed = await mute.resources();
      expect(listed.map(({ uri, uriTemplate }) => uri ?? uriTemplate).sort()).toEqual(
        resources.map(({ uri }) => uri).sort(),
      );
      for (const { uri } of listed) if (uri !== undefined) expect(await mute.read(uri), uri).not.toBe('');
      const today = `perch://agenda/${day(0)}`;
      const told: string[] = [];
      const watching = await mute.watch([today, `perch://week/${day(7)}`], (uri) => told.push(uri));
      await add(asking, 'Watched', day(0, '09:00'));
      await expect.poll(() => told, { timeout: 10_000 }).toEqual([today]);
      expect(await mute.read(today)).toContain('Watched');
      const changes = (await mute.resources()).find(({ uri }) => uri === 'perch://changes');
      expect(changes?.annotations?.lastModified).toMatch(/^\d{4}-.*Z$/);
      await watching.stop();
      await expect(mute.read('perch://event/evt_none')).rejects.toMatchObject({ code: -32_602 });
    });

    it('deletes two events only on a yes', async () => {
      const day = freshDays();
      const ids = [await add(asking, 'Standup', day(1, '09:00')), await add(asking, 'Retro', day(1, '11:00'))];
      for (const action of ['decline', 'cancel'] as const) {
        answer = { action };
        // Put away, or declined quicker than a person could: there is a way on.
        const declined = await structured(asking, 'delete_items', { ids });
        expect(declined).toMatchObject({ status: 'need_user', confirm_token: expect.any(String) });
      }
      expect(await titles(asking, day(0), day(5))).toEqual(['Retro', 'Standup']);
      answer = { action: 'accept', content: { confirm: true } };
      expect(await structured(asking, 'delete_items', { ids })).toMatchObject({ status: 'final' });
      expect(await titles(asking, day(0), day(5))).toEqual([]);
      expect(asked).toHaveLength(3);
      for (const message of asked) expect(message).toMatch(/Standup.*Retro/s);
    });

    it('deletes two events by token where nobody can be asked', async () => {
      const day = freshDays();
      const ids = [await add(mute, 'Standup', day(1, '09:00')), await add(mute, 'Retro', day(1, '11:00'))];
      const pending = await structured(mute, 'delete_items', { ids });
      expect(pending).toMatchObject({ status: 'need_user', confirm_token: expect.any(String) });
      expect(await titles(mute, day(0), day(5))).toEqual(['Retro', 'Standup']);
      const confirmed = { ids, confirm_token: pending.confirm_token };
      expect(await structured(mute, 'delete_items', confirmed)).toMatchObject({ status: 'final' });
      expect(await structured(mute, 'delete_items', confirmed)).toMatchObject({ status: 'error' });
      expect(await titles(mute, day(0), day(5))).toEqual([]);
    });

    it('hears how far a long call is, and cancels it: nothing of it is written', async () => {
      const EVENTS = 1_200;
      const cancelled = async (uid: string): Promise<boolean> => {
        const day = freshDays();
        // The calendar is longer than one stretch.
        freshDays();
        const cancel = new AbortController();
        const heard: number[] = [];
        const onprogress = ({ progress, total }: { progress: number; total?: number | undefined }) => {
          heard.push(progress / (total ?? 0));
          cancel.abort();
        };
        await mute
          .call('calendar_import', { ics: calendar(EVENTS, day(), uid) }, { signal: cancel.signal, onprogress })
          .catch(() => {});
        expect(heard[0]).toBeGreaterThan(0);
        expect(heard[0]).toBeLessThan(1);
        expect(cancel.signal.aborted).toBe(true);
        await sleep(100);
        const { total } = await structured(mute, 'schedule_query', { start: day(0), end: day(69), limit: 1 });
        // The last day of the window ends at midnight in Shanghai, eight hours before that of the calendar.
        expect([0, 69 * 12 - 4]).toContain(total);
        return total === 0;
      };
      // Whoever cancels may be too late: then all of it is there.
      let attempts = 1;
      while (!(await cancelled(`${attempts}-${era}${way}`))) expect(++attempts, 'always too late').toBeLessThan(5);
    });

    if (era !== 'modern' || way !== '/mcp') return;
    it('refuses a host pinned to 2026-07-28 over /sse, which stays in use', async () => {
      const sse = await placeOf('/sse');
      await expect(sse.open('modern')).rejects.toThrow(/2026-07-28|version/i);
      const other = await sse.open('v1');
      expect(await structured(other, 'get_current_time')).toMatchObject({ status: 'final' });
      await other.close();
      await sse.close();
    });
  });
