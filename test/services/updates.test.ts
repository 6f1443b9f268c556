import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { prepareRestore } from '../../src/db/file/restore.ts';
import { parseToolsets } from '../../src/mcp/call/toolsets.ts';
import { namedIn } from '../../src/mcp/server/resource-uris.ts';
import { agenda } from '../../src/resources/agenda.ts';
import { resources } from '../../src/resources/index.ts';
import { stage as openStage, type Stage, type StageOptions } from './harness.ts';

const ALL: ReadonlySet<string> = parseToolsets('planner,memo,memory,io');

const LOOK_MS = 10;

const stage = (options?: StageOptions): Promise<Stage> => openStage({ ...options, lookMs: LOOK_MS });

/** Longer than from one look to the next, which takes longer over a connection. */
const settled = () => sleep((inject('postgres') ? 20 : 4) * LOOK_MS);

/** Watches resources as a user; what is told, in the order of the addresses, since it was last asked. */
async function watching({ services }: Stage, user: string, uris: readonly string[]) {
  const told: string[] = [];
  const stops = new Map<string, () => void>();
  for (const uri of uris) {
    const found = resources.flatMap((resource) => {
      const named = namedIn(resource, new URL(uri).href);
      return named ? [{ resource, named }] : [];
    });
    const [{ resource, named }] = found as [(typeof found)[0]];
    const stop = await services.updates.watch({
      user,
      interest: (caller) => resource.shows(caller, { toolsets: ALL, named }),
      changed: () => told.push(uri),
    });
    stops.set(uri, stop);
    onTestFinished(stop);
  }
  return {
    stop: (uri: string) => stops.get(uri)?.(),
    /** What is told of `work`, and nothing after it. */
    async of(work: () => unknown): Promise<string[]> {
      await work();
      await expect.poll(() => told.length, { timeout: 5_000 }).toBeGreaterThan(0);
      await settled();
      return told.splice(0).sort((a, b) => uris.indexOf(a) - uris.indexOf(b));
    },
    /** Nothing is told of `work`. */
    async nothingOf(work: () => unknown): Promise<void> {
      await work();
      await settled();
      expect(told.splice(0)).toEqual([]);
    },
  };
}

const TOMORROW = 'perch://agenda/tomorrow';
const WEEK = 'perch://week/2026-11-23';

describe('what is told', () => {
  it('is what each kind of change touches, once', async () => {
    const user = await stage();
    const { event } = await user.add({ title: 'Standup', start: '2026-11-24T09:00' });
    const { id } = event as { id: string };
    const { memo } = await user.memos.add({ content: 'one' });
    const uris = [
      'perch://agenda/2026-11-24',
      'perch://agenda/2026-11-25',
      WEEK,
      `perch://event/${id}`,
      'perch://todos',
      'perch://reminders/due',
      'perch://groups',
      `perch://memo/${memo?.id}`,
      'perch://profile',
      'perch://changes',
      'perch://calendar.ics',
    ];
    const watch = await watching(user, 'local', uris);
    const of = async (work: () => unknown) => (await watch.of(work)).map((uri) => uris.indexOf(uri));
    expect(await of(() => user.update({ id, start: '2026-11-25T09:00' }))).toEqual([0, 1, 2, 3, 9, 10]);
    expect(await of(() => user.undo({ last: 1 }))).toEqual([0, 1, 2, 3, 9, 10]);
    expect(await of(() => user.add({ title: 'Daily', start: '2026-11-25T12:00', repeat: 'FREQ=DAILY' }))).toEqual([
      1, 2, 9, 10,
    ]);
    expect(await of(() => user.todos.add({ title: 'Call' }))).toEqual([4, 9, 10]);
    expect(await of(() => user.todos.add({ title: 'Call', due: '2026-11-25' }))).toEqual([1, 2, 4, 9, 10]);
    expect(await of(() => user.reminders.add({ title: 'Standup', event_id: id, minutes_before: 5 }))).toEqual([
      0, 1, 2, 3, 5, 9, 10,
    ]);
    // The reminder says the title of its event.
    expect(await of(() => user.update({ id, location: 'Room 3' }))).toEqual([0, 2, 3, 5, 9, 10]);
    expect(await of(() => user.memos.update({ id: memo?.id as string, content: 'two' }))).toEqual([7, 9]);
    expect(await of(() => user.memos.add({ content: 'other' }))).toEqual([9]);
    expect(await of(() => user.memories.save({ content: 'likes tea' }))).toEqual([8, 9]);
    expect(await of(() => user.groups.add({ name: 'Work' }))).toEqual([0, 1, 2, 3, 6, 9, 10]);
    expect(await of(() => user.profile({ name: 'Li' }))).toEqual([8, 9]);
    // All times are shown otherwise.
    expect(await of(() => user.profile({ timezone: 'Europe/Berlin' }))).toEqual(uris.map((_, index) => index));
  });

  it('is nobody else’s', async () => {
    const user = await stage();
    const mine = await watching(user, 'local', [TOMORROW, 'perch://changes']);
    const hers = await watching(user, 'other', [TOMORROW, 'perch://changes']);
    const other = user.as('other');
    expect(await hers.of(() => other.add({ title: 'Hers', start: '2026-11-21T09:00' }))).toHaveLength(2);
    await mine.nothingOf(() => {});
    expect(await mine.of(() => user.add({ title: 'Mine', start: '2026-11-21T09:00' }))).toHaveLength(2);
    await hers.nothingOf(() => {});
  });

  it('is what other processes write, too, and many writes at once are told once', async () => {
    const user = await stage();
    const watch = await watching(user, 'local', [TOMORROW, 'perch://changes']);
    const elsewhere = await stage({ file: user.file });
    const add = (index: number) =>
      elsewhere.add({ title: `E${index}`, start: '2026-11-21T09:00', on_conflict: 'force' });
    expect(await watch.of(() => add(0))).toEqual([TOMORROW, 'perch://changes']);
    const lines = Array.from(
      { length: 700 },
      (_, index) =>
        `BEGIN:VEVENT\r\nUID:${index}\r\nDTSTAMP:20260101T000000Z\r\nDTSTART:20261121T0900${String(index % 60).padStart(2, '0')}Z\r\nSUMMARY:E\r\nEND:VEVENT\r\n`,
    );
    const ics = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//t//EN\r\n${lines.join('')}END:VCALENDAR\r\n`;
    const imported = await watch.of(async () =>
      elsewhere.services.events.importCalendar(await elsewhere.caller('calendar_import'), { ics }),
    );
    expect(imported).toEqual([TOMORROW, 'perch://changes']);
  });

  it('is an erasure and a restore, which leave no change', async () => {
    const user = await stage();
    const { todo } = await user.todos.add({ title: 'Secret' });
    const backup = path.join(path.dirname(user.file), 'backup.db');
    await user.services.callerFor({ user: 'local' }, { session: 's', tool: 't', text: '' });
    user.sql.exec(`vacuum into '${backup}'`);
    const watch = await watching(user, 'local', ['perch://todos', TOMORROW]);
    const erased = await watch.of(async () => user.services.erase(await user.caller('erase'), [todo?.id as string]));
    expect(erased).toEqual(['perch://todos', TOMORROW]);
    const restored = await watch.of(async () => {
      const restore = await prepareRestore(backup, user.file, () => {});
      await restore.apply(Date.now(), () => {});
      restore.close();
    });
    expect(restored).toEqual(['perch://todos', TOMORROW]);
    expect((await user.todos.query()).todos).toMatchObject([{ title: 'Secret' }]);
  });

  it('is a reminder that comes due, each time, and a day that ends', async () => {
    const user = await stage();
    await user.reminders.add({ title: 'Pills', at: '2026-11-20T10:00', repeat: 'FREQ=DAILY' });
    await user.profile({ timezone: 'Asia/Shanghai' });
    const watch = await watching(user, 'local', ['perch://reminders/due', TOMORROW, 'perch://agenda/2026-11-21']);
    const at = (text: string) => () => {
      user.clock.now = Date.parse(`${text}+08:00`);
    };
    await watch.nothingOf(at('2026-11-20T09:59:59'));
    expect(await watch.of(at('2026-11-20T10:00:00'))).toEqual(['perch://reminders/due']);
    await watch.nothingOf(at('2026-11-20T23:59:59'));
    expect(await watch.of(at('2026-11-21T00:00:00'))).toEqual([TOMORROW]);
    expect(await watch.of(at('2026-11-21T10:00:01'))).toEqual(['perch://reminders/due']);
    // A machine that slept for three months: the list of what is due has ended meanwhile.
    expect(await watch.of(at('2027-03-01T12:00:00'))).toEqual(['perch://reminders/due', TOMORROW]);
    expect(await watch.of(at('2027-03-02T10:00:00'))).toContain('perch://reminders/due');
  });
});

it('tells nothing of what was written before, however short', async () => {
  const user = await stage();
  const first = await watching(user, 'local', ['perch://todos']);
  await user.todos.add({ title: 'Before' });
  const late = await watching(user, 'local', ['perch://todos']);
  await late.nothingOf(() => {});
  expect(await first.of(() => user.todos.add({ title: 'After' }))).toEqual(['perch://todos', 'perch://todos']);
});

it('looks at nothing while nobody watches, and stops when the store is closed', async () => {
  let asked = 0;
  const clock = {
    get now() {
      asked++;
      return Date.UTC(2026, 10, 20);
    },
  };
  const user = await stage({ clock });
  const isLooking = async (): Promise<boolean> => {
    await settled();
    const before = asked;
    await settled();
    return asked > before;
  };
  expect(await isLooking()).toBe(false);
  const watch = await watching(user, 'local', ['perch://todos', 'perch://changes']);
  watch.stop('perch://todos');
  await expect.poll(isLooking).toBe(true);
  watch.stop('perch://changes');
  expect(await isLooking()).toBe(false);
  await watch.nothingOf(() => user.todos.add({ title: 'Unseen' }));
  await watching(user, 'local', ['perch://todos']);
  await user.close();
  expect(await isLooking()).toBe(false);
});

it('goes on after a look that failed', async () => {
  const user = await stage();
  const watch = await watching(user, 'local', ['perch://todos']);
  user.sql.exec('alter table changes rename to elsewhere');
  await watch.nothingOf(() => {});
  user.sql.exec('alter table elsewhere rename to changes');
  expect(await watch.of(() => user.todos.add({ title: 'Call' }))).toContain('perch://todos');
});

it('refuses to watch what cannot be read', async () => {
  const user = await stage();
  const watcher = (date: string) => ({
    user: 'local',
    interest: (caller: Parameters<typeof agenda.shows>[0]) => agenda.shows(caller, { toolsets: ALL, named: { date } }),
    changed: () => {},
  });
  await expect(user.services.updates.watch(watcher('2026-02-30'))).rejects.toThrow('no such date');
  await expect(user.services.updates.watch(watcher('this week'))).rejects.toThrow('more than one day');
});
