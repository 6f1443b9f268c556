import { describe, expect, it } from 'vitest';
import { callerOf, expectRoundTrip, give, seen, take } from './files.ts';
import { added, confirmed, done, type Stage, stage, todo } from './harness.ts';

const DAYS = ['2026-11-20', '2027-02-01'] as const;
const vevent = (...lines: string[]): string =>
  ['BEGIN:VEVENT', 'DTSTART:20261201T010000Z', 'DURATION:PT1H', ...lines, 'END:VEVENT'].join('\r\n');
const vtodo = (...lines: string[]): string => ['BEGIN:VTODO', ...lines, 'END:VTODO'].join('\r\n');
const calendar = (...parts: string[]): string => ['BEGIN:VCALENDAR', ...parts, 'END:VCALENDAR', ''].join('\r\n');
const rows = (on: Stage, table: string, user = 'local') =>
  on.sql.prepare(`select * from "${table}" where "user" = ? order by id`).all(user) as Record<string, unknown>[];
const words = (group: Record<string, unknown>) => {
  const { id, user, version, state, created_at, updated_at, ...rest } = group;
  return rest;
};

/** Two groups, a series with a changed occurrence in the other one, todos with and without. */
async function filled(): Promise<Stage> {
  const on = await stage();
  const work = { name: '工作; a, b', color: '#1e90ff', description: 'line\u0085one', default_duration_minutes: 30 };
  done(await on.groups.add({ ...work, default_importance: 'high', working_hours: 'MO-FR 09:00-18:00' }));
  done(await on.groups.add({ name: 'Home' }));
  done(await on.groups.add({ name: 'Empty' }));
  const rule = { repeat: 'FREQ=DAILY;COUNT=3' };
  const id = await added(on, { title: 'Standup', start: '2026-12-01T10:00', group: '工作; a, b', ...rule });
  const one = { id, scope: 'this' as const, occurrence: '2026-12-02T10:00' };
  done(await on.update({ ...one, title: 'At home', group: 'Home' }));
  await added(on, { title: 'In none', start: '2026-12-05T10:00' });
  await todo(on, { title: 'Tagged as the group', group: 'Home', tags: ['Home', 'x'] });
  await todo(on, { title: 'Tagged only', tags: ['Home'] });
  return on;
}

describe('groups out and in again', () => {
  it('with all that they say, and the items in them', async () => {
    const on = await filled();
    const ics = await expectRoundTrip(on, 'local', DAYS);
    expect(ics).toContain('CATEGORIES;X-PERCH-GROUP=1:Home\r\nCATEGORIES:Home,x\r\n');
    const copy = rows(on, 'groups', 'copy of local').map(words);
    expect(copy).toHaveLength(3);
    expect(copy).toEqual(expect.arrayContaining(rows(on, 'groups').map(words)));
    // Control: without the mark the tag alone is in the group.
    await take(on, 'unmarked', ics.replaceAll(';X-PERCH-GROUP=1', ''));
    expect(await seen(on, 'unmarked', DAYS)).not.toEqual(await seen(on, 'local', DAYS));
  });

  it('as one change: undo takes the groups away again', async () => {
    const on = await filled();
    const { ics } = await give(on, 'local');
    const other = on.as('other');
    const caller = await callerOf(on, 'other', 'calendar_import');
    const result = await on.services.events.importCalendar(caller, { ics });
    expect(result.message).toContain('3 groups added');
    done(await other.undo({ change_id: result.change_id }));
    for (const table of ['groups', 'events', 'todos']) expect(rows(on, table, 'other')).toEqual([]);
  });

  it('coming back they change nothing; where a group of the name is here, it stays as it is', async () => {
    const on = await filled();
    const { ics } = await give(on, 'local');
    const before = ['groups', 'events', 'todos'].map((table) => rows(on, table));
    await take(on, 'local', ics);
    expect(['groups', 'events', 'todos'].map((table) => rows(on, table))).toEqual(before);
    done(await on.as('third').groups.add({ name: ' HOME', color: 'red' }));
    const { groups } = await take(on, 'third', ics);
    expect(groups).toBe(2);
    expect(rows(on, 'groups', 'third').find(({ color }) => color === '#ff0000')).toMatchObject({ description: null });
  });

  it('a file of one group holds that one, its events and its todos', async () => {
    const on = await filled();
    const { ics, exported } = await give(on, 'local', { group: 'Home' });
    expect(exported).toMatchObject({ todos: 1 });
    expect(ics.match(/^X-PERCH-GROUP/gm)).toHaveLength(1);
    expect((await give(on, 'local', { without: ['grp'] })).ics).not.toMatch(/^X-PERCH-GROUP/m);
  });
});

describe('categories of other programs', () => {
  const ICS = calendar(
    vevent('UID:1', 'SUMMARY:One', 'CATEGORIES:Urgent,work', 'CATEGORIES:Home'),
    vevent('UID:2', 'SUMMARY:Two', 'CATEGORIES:Holidays'),
    vtodo('UID:3', 'SUMMARY:Three', 'CATEGORIES:Urgent,work,Home'),
  );
  const groupsOf = async (on: Stage) => {
    const names = new Map(rows(on, 'groups').map(({ id, name }) => [id, name]));
    return [...rows(on, 'events'), ...rows(on, 'todos')]
      .map(({ title, group_id }) => `${title}: ${names.get(group_id as string) ?? '-'}`)
      .sort();
  };

  it('make no groups', async () => {
    const on = await stage();
    const { notes } = await take(on, 'local', ICS);
    expect(rows(on, 'groups')).toEqual([]);
    expect(notes).toContain('a category that is no group here was left out: Holidays');
    expect(rows(on, 'todos')).toMatchObject([{ tags: '["Urgent","work","Home"]' }]);
  });

  it('the first that is the name of a group is the group; once there is one, importing again sorts in', async () => {
    const on = await stage();
    await take(on, 'local', ICS);
    done(await on.groups.add({ name: 'Work' }));
    done(await on.groups.add({ name: 'Home' }));
    expect(await take(on, 'local', ICS)).toMatchObject({ updated: 1, unchanged: 1, todos: { updated: 1 } });
    expect(await groupsOf(on)).toEqual(['One: Work', 'Three: Work', 'Two: -']);
    expect(rows(on, 'todos')).toMatchObject([{ tags: '["Urgent","Home"]' }]);
    expect(await take(on, 'local', ICS)).toMatchObject({ updated: 0, todos: { updated: 0 } });
  });

  it('what the user sorted stays', async () => {
    const on = await stage();
    done(await on.groups.add({ name: 'Home' }));
    done(await on.groups.add({ name: 'Mine' }));
    await take(on, 'local', ICS);
    done(await confirmed(on.update, { match: 'Two', group: 'Mine' }));
    const newer = ICS.replace('UID:2', 'UID:2\r\nSEQUENCE:1\r\nLOCATION:Here');
    expect(await take(on, 'local', newer)).toMatchObject({ updated: 1 });
    expect(await groupsOf(on)).toEqual(['One: Home', 'Three: Home', 'Two: Mine']);
  });

  it('a hostile description of groups makes none', async () => {
    const on = await stage();
    const described = ['{"name":"grp_0000000001"}', '{"name":7}', '[]', 'null', '{', '{"name":"k7#1"}'];
    const lines = described.map((json) => `X-PERCH-GROUP;VALUE=TEXT:${json.replaceAll(',', '\\,')}`);
    await take(on, 'local', calendar('PRODID:-//Perch//perch-mcp//EN', ...lines));
    expect(rows(on, 'groups')).toEqual([]);
    const odd = '{"name":"ok"\\,"color":"no colour"\\,"working_hours":"whenever"\\,"default_urgency":1}';
    await take(on, 'local', calendar('PRODID:-//Perch//perch-mcp//EN', `X-PERCH-GROUP;VALUE=TEXT:${odd}`));
    expect(rows(on, 'groups')).toMatchObject([{ name: 'ok', color: null, working_hours: null, default_urgency: null }]);
  });
});
