import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decodeCalendar } from '../../src/domain/ics/decode.ts';
import { callerOf, expectRoundTrip, give, seen, take } from './files.ts';
import { added, confirmed, done, type Stage, stage, todo } from './harness.ts';

const vtodo = (...lines: string[]): string => ['BEGIN:VTODO', ...lines, 'END:VTODO'].join('\r\n');
const calendar = (...parts: string[]): string => ['BEGIN:VCALENDAR', ...parts, 'END:VCALENDAR', ''].join('\r\n');
const all = async (on: Stage, user = 'local') => (await on.as(user).todos.query({ status: 'all' })).todos ?? [];
const titled = async (on: Stage, title: string) => {
  const found = (await all(on)).find((one) => one.title === title);
  if (!found) throw new Error(`No ${title}`);
  return found;
};
const rows = (on: Stage) => on.sql.prepare('select * from todos order by id').all();
const DAYS = ['2026-11-20', '2027-02-01'] as const;

/** Every field, dependencies, one that became an event, and closed ones. */
async function filled(): Promise<Stage> {
  const on = await stage();
  const first = await todo(on, { title: '写报告; 第一版', due: '2026-12-01', importance: 'high', urgency: 'high' });
  const second = await todo(on, {
    ...{ title: 'Review', due: '2026-12-02T15:00', importance: 'high', notes: ' a\nb ', estimate_minutes: 90 },
    ...{ tags: ['work', 'a, b', '\\'], depends_on: [first.id], source: 'mail 17' },
    location_place: { name: 'SOHO', longitude: 116.48, latitude: 39.99 },
  });
  await todo(on, {
    title: 'Send',
    urgency: 'high',
    depends_on: [second.id, first.id],
    source: 'https://example.com/x',
  });
  const meet = await todo(on, { title: 'Meet' });
  done(await on.todos.convert({ id: meet.id, start: '2026-12-03T10:00' }));
  const old = await todo(on, { title: 'Old' });
  done(await on.todos.close({ ids: [old.id], note: 'no longer needed' }));
  await todo(on, { title: 'Nothing said' });
  const words = await todo(on, { title: 'Words', repeat: 'every day, 9 times', parent: first.id });
  done(await on.todos.close({ ids: [words.id] }));
  await todo(on, { title: 'Filter', due: '2026-12-04T18:00', repeat: 'every 3 months', repeat_from: 'done' });
  done(await on.todos.update({ match: 'filter', due: '2026-11-30' }));
  await added(on, { title: 'Event', start: '2026-12-04T10:00' });
  return on;
}

describe('todos out and in again', () => {
  it('nothing is lost, and the next file has the same bytes', async () => {
    const on = await filled();
    const before = await seen(on, 'local', DAYS);
    const ics = await expectRoundTrip(on, 'local', DAYS);
    expect(ics.match(/BEGIN:VTODO/g)).toHaveLength(9);
    expect(ics).toContain('DUE;VALUE=DATE:20261201\r\n');
    expect(ics).toContain('DUE;TZID=Asia/Shanghai:20261202T150000\r\n');
    expect(ics).toContain('URL:https://example.com/x\r\n');
    for (const name of [
      'RRULE',
      'RELATED-TO;RELTYPE=PARENT',
      'X-PERCH-REPEAT-FROM',
      'X-PERCH-URGENCY',
      'ESTIMATED-DURATION',
      'RELATED-TO',
      'CATEGORIES',
      'X-PERCH-EVENT',
    ]) {
      await take(on, `without ${name}`, ics.replace(new RegExp(`^${name}.*\\r\\n`, 'm'), ''));
      expect({ name, seen: await seen(on, `without ${name}`, DAYS) }).not.toEqual({ name, seen: before });
    }
  });

  it('its own file coming back changes nothing, also after an edit', async () => {
    const on = await filled();
    const { ics } = await give(on, 'local');
    const before = rows(on);
    const counts = { added: 0, updated: 0, unchanged: 9, cancelled: 0 };
    expect((await take(on, 'local', ics)).todos).toEqual(counts);
    expect(rows(on)).toEqual(before);
    done(await on.todos.update({ match: 'Review', title: 'Review again' }));
    expect((await take(on, 'local', ics)).todos).toEqual(counts);
    expect((await titled(on, 'Review again')).due).toBe('2026-12-02T15:00:00+08:00');
  });

  it('a window holds what is due in it, in the zone of the user', async () => {
    const on = await filled();
    const titles = async (start: string, end?: string): Promise<string[]> => {
      const { ics } = await give(on, 'local', { start, end });
      const parts = ics.split('BEGIN:VTODO').slice(1);
      return parts.map((part) => /^SUMMARY:(.*)\r$/m.exec(part)?.[1] as string);
    };
    expect(await titles('2026-12-01', '2026-12-02')).toEqual(['写报告\\; 第一版']);
    expect(await titles('2026-12-01T23:00', '2026-12-01T23:30')).toEqual(['写报告\\; 第一版']);
    expect(await titles('2026-12-02T15:00', '2026-12-02T15:01')).toEqual(['Review']);
    expect(await titles('2026-12-02T15:01')).toEqual([]);
    expect((await give(on, 'local', { start: '2026-12-01', end: '2026-12-02' })).exported).toMatchObject({
      ...{ events: 0, todos: 1 },
    });
  });

  it('two of one UID after an undo: both come through', async () => {
    const on = await stage();
    await take(on, 'local', calendar(vtodo('UID:x', 'SUMMARY:one')));
    const gone = done(await confirmed(on.remove, { ids: [(await titled(on, 'one')).id] }));
    await take(on, 'local', calendar(vtodo('UID:x', 'SUMMARY:two')));
    done(await confirmed(on.undo, { change_id: gone.change_id }));
    const ics = await expectRoundTrip(on, 'local', DAYS);
    expect([...ics.matchAll(/^UID:(.*)\r$/gm)].map(([, uid]) => uid)).toEqual(['x', 'x#2']);
  });
});

describe('todos of another program', () => {
  it('belong to their parents, unless these are missing or would belong to them', async () => {
    const on = await stage();
    const ics = calendar(
      vtodo('UID:1', 'SUMMARY:Party'),
      vtodo('UID:2', 'SUMMARY:Cake', 'RELATED-TO:1'),
      vtodo('UID:3', 'SUMMARY:Lost', 'RELATED-TO;RELTYPE=PARENT:9'),
      vtodo('UID:4', 'SUMMARY:Hen', 'RELATED-TO;RELTYPE=PARENT:5'),
      vtodo('UID:5', 'SUMMARY:Egg', 'RELATED-TO;RELTYPE=PARENT:4'),
    );
    const { imported } = await on.services.events.importCalendar(await callerOf(on, 'local', 'import'), { ics });
    expect(imported?.notes).toEqual([
      'a todo is part of one that is not there: it stands by itself: "Lost"',
      'a todo was part of itself by way of others: it stands by itself: "Hen"',
      'a todo was part of itself by way of others: it stands by itself: "Egg"',
    ]);
    expect(await titled(on, 'Cake')).toMatchObject({ parent_title: 'Party' });
    for (const title of ['Lost', 'Hen', 'Egg']) expect((await titled(on, title)).parent).toBeUndefined();
  });

  it('that repeat go on from here, and are known again by their UID', async () => {
    const on = await stage();
    const ics = calendar(vtodo('UID:1', 'SUMMARY:Bins', 'DUE;VALUE=DATE:20261124', 'RRULE:FREQ=WEEKLY;COUNT=3'));
    await take(on, 'local', ics);
    done(await on.todos.close({ match: 'bins' }));
    const open = (await on.todos.query()).todos;
    expect(open).toMatchObject([{ due: '2026-12-01', repeat: 'FREQ=WEEKLY;COUNT=2' }]);
    // The old file says nothing new.
    expect((await take(on, 'local', ics)).todos).toEqual({ added: 0, updated: 0, unchanged: 1, cancelled: 0 });
    const written = (await give(on, 'local')).ics;
    expect(written).toMatch(/UID:1\r\n(?:.*\r\n)*?DTSTART;VALUE=DATE:20261201\r\nRRULE:FREQ=WEEKLY;COUNT=2/);
    // The program that the series came from hears that it went on.
    expect(written.match(/^UID:1\r$/gm)).toHaveLength(1);
    expect(written.match(/^STATUS:COMPLETED\r$/gm)).toHaveLength(1);
  });

  it('come in with what they say, as one change that undo takes back', async () => {
    const on = await stage();
    const ics = calendar(
      vtodo('UID:1', 'SUMMARY:Paint', 'DUE;VALUE=DATE:20261210', 'PRIORITY:1', 'CATEGORIES:Home', 'RRULE:FREQ=WEEKLY'),
      vtodo('UID:2', 'SUMMARY:Hang', 'RELATED-TO;RELTYPE=DEPENDS-ON:1', 'RELATED-TO;RELTYPE=DEPENDS-ON:9'),
      vtodo('UID:3', 'SUMMARY:Done', 'COMPLETED:20261101T000000Z'),
      vtodo('UID:4', 'SUMMARY:Done at some time', 'STATUS:COMPLETED'),
      vtodo('UID:5', 'SUMMARY:Never mind', 'STATUS:CANCELLED'),
    );
    const result = await on.services.events.importCalendar(await callerOf(on, 'local', 'import'), { ics });
    expect(result.message).toBe('✓ Imported: 4 todos added, 1 todo cancelled');
    expect(result.imported?.notes).toEqual([
      'a todo that another one waits for is neither in the file nor here: "Hang"',
    ]);
    const paint = await titled(on, 'Paint');
    const paints = { due: '2026-12-10', quadrant: 'schedule', tags: ['Home'], repeat_text: 'every week' };
    expect(paint).toMatchObject(paints);
    expect(await titled(on, 'Hang')).toMatchObject({ depends_on: [paint.id], blocked_by: ['Paint'] });
    expect(await titled(on, 'Done')).toMatchObject({ status: 'done', closed_at: '2026-11-01T08:00:00+08:00' });
    expect(await titled(on, 'Done at some time')).toMatchObject({ status: 'done' });
    on.clock.now += 60_000;
    expect((await take(on, 'local', ics)).todos).toEqual({ added: 0, updated: 0, unchanged: 4, cancelled: 1 });
    const before = rows(on);
    const undone = done(await on.undo({ change_id: result.change_id }));
    expect(rows(on)).toEqual([]);
    done(await on.undo({ change_id: undone.change_id }));
    expect(rows(on).length).toBe(before.length);
  });

  it('a newer version is taken, but not over what the user changed; silence says nothing', async () => {
    const on = await stage();
    const version = (sequence: number, ...lines: string[]) =>
      calendar(vtodo('UID:1', `SEQUENCE:${sequence}`, ...lines));
    await take(on, 'local', version(0, 'SUMMARY:Call', 'PRIORITY:1'));
    expect((await take(on, 'local', version(0, 'SUMMARY:Call them'))).todos).toMatchObject({ updated: 1 });
    expect((await titled(on, 'Call them')).importance).toBe('normal');
    done(await on.todos.update({ match: 'Call them', urgency: 'high', estimate_minutes: 20 }));
    expect((await take(on, 'local', version(0, 'SUMMARY:Call us'))).todos).toMatchObject({ updated: 0, unchanged: 1 });
    expect((await take(on, 'local', version(1, 'SUMMARY:Call us', 'STATUS:COMPLETED'))).todos).toMatchObject({
      updated: 1,
    });
    expect((await take(on, 'local', version(0, 'SUMMARY:Call me'))).todos).toMatchObject({ updated: 0, unchanged: 1 });
    expect(await titled(on, 'Call us')).toMatchObject({ urgency: 'high', estimate_minutes: 20, status: 'done' });
    expect((await take(on, 'local', version(2, 'STATUS:CANCELLED'))).todos).toMatchObject({ cancelled: 1 });
    expect(await all(on)).toEqual([]);
  });

  it('no circle comes in, whether of the file or with what is here', async () => {
    const on = await stage();
    const on2 = (uid: string, ...uids: string[]) =>
      vtodo(`UID:${uid}`, `SUMMARY:${uid}`, ...uids.map((one) => `RELATED-TO;RELTYPE=DEPENDS-ON:${one}`));
    const ring = calendar(on2('a', 'b'), on2('b', 'a', 'c'), on2('c'), on2('d', 'a'), on2('e', 'e'));
    const { notes } = await take(on, 'local', ring);
    expect(notes.filter((note) => note.includes('circle'))).toHaveLength(3);
    const depends = async () =>
      Object.fromEntries((await all(on)).map(({ title, depends_on = [] }) => [title, depends_on.length]));
    expect(await depends()).toEqual({ a: 0, b: 1, c: 0, d: 1, e: 0 });
    expect((await take(on, 'local', ring)).todos).toMatchObject({ updated: 0, unchanged: 5 });
    await take(on, 'local', calendar(on2('f', 'd')));
    await take(on, 'local', calendar(on2('a', 'f').replace('UID:a', 'UID:a\r\nSEQUENCE:1')));
    expect(await depends()).toMatchObject({ a: 0, d: 1, f: 1 });
  });

  it('a dry run counts and writes nothing; kinds that a host does not see stay in the file', async () => {
    const on = await stage();
    const caller = await callerOf(on, 'local', 'calendar_import');
    const ics = calendar(vtodo('UID:1', 'SUMMARY:x'));
    const dry = await on.services.events.importCalendar(caller, { ics, dryRun: true });
    expect(dry.imported?.todos).toMatchObject({ added: 1 });
    expect(rows(on)).toEqual([]);
    const without = await on.services.events.importCalendar(caller, { ics, without: ['todo'] });
    expect(without.imported).toMatchObject({ not_imported: { todos: 1 } });
    expect(without.imported).not.toHaveProperty('todos');
    expect(rows(on)).toEqual([]);
    await take(on, 'local', ics);
    expect((await give(on, 'local', { without: ['todo'] })).ics).not.toContain('VTODO');
  });
});

const SAMPLES = new URL('../../../shared/data/ics/', import.meta.url);

describe.skipIf(!existsSync(SAMPLES))('todos of the shared files (skipped when they are not there)', () => {
  const manifest = existsSync(SAMPLES)
    ? (JSON.parse(readFileSync(new URL('manifest.json', SAMPLES), 'utf8')) as {
        files: { file: string; vtodo: number }[];
      })
    : { files: [] };

  it.each(manifest.files.filter(({ vtodo: count }) => count > 0))(
    '$file: as many as it has',
    async ({ file, vtodo: count }) => {
      const on = await stage();
      const { todos, skipped } = await take(on, 'local', decodeCalendar(readFileSync(new URL(file, SAMPLES))));
      expect({ added: todos?.added, skipped: skipped.filter(({ component }) => component === 'VTODO') }).toEqual({
        ...{ added: count, skipped: [] },
      });
      expect(await all(on)).toHaveLength(count);
    },
  );
});
