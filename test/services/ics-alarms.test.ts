import { describe, expect, it } from 'vitest';
import { callerOf, expectRoundTrip, give, seen, take } from './files.ts';
import { added, confirmed, done, type Stage, stage, todo } from './harness.ts';

const DAYS = ['2026-11-20', '2027-02-01'] as const;
const calendar = (...parts: string[]): string => ['BEGIN:VCALENDAR', ...parts, 'END:VCALENDAR', ''].join('\r\n');
const alarm = (...lines: string[]): string => ['BEGIN:VALARM', 'ACTION:DISPLAY', ...lines, 'END:VALARM'].join('\r\n');
const vevent = (...lines: string[]): string =>
  [
    'BEGIN:VEVENT',
    'UID:1',
    'SUMMARY:Meet',
    'DTSTART;TZID=Asia/Shanghai:20261201T100000',
    'DURATION:PT1H',
    ...lines,
    'END:VEVENT',
  ].join('\r\n');
const rows = (on: Stage, user = 'local') =>
  on.sql.prepare('select * from reminders where "user" = ? order by minutes_before, title').all(user) as Record<
    string,
    unknown
  >[];
const leads = (on: Stage) => rows(on).map((row) => row.minutes_before);
const dues = (on: Stage, user: string) =>
  on.sql
    .prepare(
      'select occurrence, fire_at, due_until, pending from reminder_dues where "user" = ? order by fire_at, occurrence',
    )
    .all(user);

/** Of a series, closed and snoozed here and there; of a todo; with a time of their own, once and again; two made in one moment. */
async function filled(): Promise<Stage> {
  const on = await stage();
  const series = await added(on, {
    title: 'Standup',
    start: '2026-11-21T10:00',
    repeat: 'FREQ=DAILY;COUNT=9',
    remind_minutes: 10,
  });
  const day = await added(on, { title: '放假', start: '2026-12-24', remind_minutes: 900 });
  done(
    await on.reminders.add({
      title: '带文件; 两份',
      event_id: day,
      minutes_before: 0,
      priority: 'high',
      notes: 'a\nb',
    }),
  );
  const { id: tax } = await todo(on, { title: 'Tax', due: '2026-12-05' });
  done(await on.reminders.add({ title: 'Tax', event_id: tax }));
  const pill = done(await on.reminders.add({ title: '吃药', at: '2026-11-21T08:00', repeat: 'FREQ=DAILY' })).reminder;
  on.clock.now += 1_000;
  const once = done(await on.reminders.add({ title: 'Once', at: '2026-11-20T18:30' })).reminder;
  done(await on.reminders.add({ title: 'Once', at: '2026-11-20T18:30' }));
  done(await on.reminders.update({ id: once?.id, action: 'complete' }));
  on.clock.now = Date.parse('2026-11-21T09:55:00+08:00');
  done(await on.reminders.update({ id: pill?.id, action: 'complete', scope: 'this', occurrence: '2026-11-21T08:00' }));
  const { reminders = [] } = await on.reminders.query({ status: 'due' });
  const due = reminders.find((one) => one.event_id === series);
  done(
    await on.reminders.update({
      id: due?.id,
      action: 'snooze',
      snooze_until: '2026-11-21T10:05',
      scope: 'this',
      occurrence: due?.occurrence,
    }),
  );
  return on;
}

describe('reminders out and in again', () => {
  it('nothing is lost: what was done with them, and when they go off next', async () => {
    const on = await filled();
    const ics = await expectRoundTrip(on, 'local', DAYS);
    expect(rows(on).length).toBe(7);
    expect(dues(on, 'copy of local')).toEqual(dues(on, 'local'));
    expect(ics.match(/BEGIN:VALARM/g)).toHaveLength(6);
    expect(ics).toContain('TRIGGER;RELATED=END:PT9H\r\n');
    expect(ics).toContain('TRIGGER:-PT10M\r\n');
    expect(ics).toContain('TRIGGER:-PT15H\r\n');
    // Control: what our property holds is not in the rest.
    await take(on, 'poorer', ics.replaceAll(/^X-PERCH-REMINDER.*\r\n(?: .*\r\n)*/gm, ''));
    expect(await seen(on, 'poorer', DAYS)).not.toEqual(await seen(on, 'local', DAYS));
  });

  it('coming back they change nothing, whatever was done since', async () => {
    const on = await filled();
    const { ics } = await give(on, 'local');
    const before = rows(on);
    expect(await take(on, 'local', ics)).not.toHaveProperty('reminders');
    expect(rows(on)).toEqual(before);
    done(await confirmed(on.reminders.update, { match: '吃药', action: 'dismiss', scope: 'all' }));
    const after = rows(on);
    await take(on, 'local', ics);
    expect(rows(on)).toEqual(after);
  });

  it('undo takes back all that came', async () => {
    const on = await filled();
    const { ics } = await give(on, 'local');
    const result = await on.services.events.importCalendar(await callerOf(on, 'other', 'import'), { ics });
    expect(result.message).toContain('7 reminders added');
    done(await on.as('other').undo({ change_id: result.change_id }));
    expect([rows(on, 'other'), dues(on, 'other')]).toEqual([[], []]);
  });

  it('a window holds those that go off in it; a host without reminders sees none', async () => {
    const on = await filled();
    const { ics, exported } = await give(on, 'local', { start: '2026-11-20', end: '2026-11-21' });
    expect(exported).toMatchObject({ events: 0, series: 0, reminders: 2 });
    expect(ics).not.toContain('Standup');
    expect((await give(on, 'local', { without: ['rem'] })).ics).not.toMatch(/VALARM|X-PERCH-REMINDER/);
    const caller = await callerOf(on, 'without', 'calendar_import');
    const whole = (await give(on, 'local')).ics;
    const { imported } = await on.services.events.importCalendar(caller, { ics: whole, without: ['rem'] });
    expect([imported?.not_imported.alarms, rows(on, 'without')]).toEqual([6, []]);
  });
});

describe('alarms of other programs', () => {
  it('become reminders of their events, and ring under their titles', async () => {
    const on = await stage();
    const ics = calendar(
      vevent(alarm('TRIGGER:-PT15M', 'DESCRIPTION:Alarm'), alarm('TRIGGER:-PT15M'), alarm('TRIGGER:PT30M')),
    );
    const result = await on.services.events.importCalendar(await callerOf(on, 'local', 'import'), { ics });
    expect(result.imported).toMatchObject({ added: 1, reminders: 2, not_imported: { alarms: 0 } });
    expect(leads(on)).toEqual([-30, 15]);
    on.clock.now = Date.parse('2026-12-01T09:46:00+08:00');
    expect(await on.reminders.due()).toMatchObject([
      { title: 'Meet', minutes_before: 15, at: '2026-12-01T09:45:00+08:00' },
    ]);
    on.clock.now = Date.parse('2026-12-01T10:31:00+08:00');
    expect((await on.reminders.due()).map(({ at }) => at)).toContain('2026-12-01T10:30:00+08:00');
    expect((await take(on, 'local', ics)).unchanged).toBe(1);
    expect(leads(on)).toEqual([-30, 15]);
    done(await confirmed(on.undo, { change_id: result.change_id }));
    expect(rows(on)).toEqual([]);
  });

  it('of a newer version take the place of what came, not of what the user made', async () => {
    const on = await stage();
    await take(on, 'local', calendar(vevent(alarm('TRIGGER:-PT15M'), alarm('TRIGGER:-PT5M'))));
    const id = String(rows(on)[0]?.event_id);
    done(await on.reminders.add({ title: 'Mine', event_id: id, minutes_before: 60 }));
    await take(
      on,
      'local',
      calendar(vevent('SEQUENCE:1', 'LOCATION:Here', alarm('TRIGGER:-PT15M'), alarm('TRIGGER:-PT30M'))),
    );
    expect(leads(on)).toEqual([15, 30, 60]);
    await take(on, 'local', calendar(vevent('SEQUENCE:2', 'STATUS:CANCELLED')));
    expect(rows(on)).toEqual([]);
  });

  it('one that the user took away stays away', async () => {
    const on = await stage();
    const ics = calendar(vevent(alarm('TRIGGER:-PT15M')));
    await take(on, 'local', ics);
    done(await confirmed(on.remove, { ids: [String(rows(on)[0]?.id)] }));
    expect(await take(on, 'local', ics)).toMatchObject({ added: 0, unchanged: 1 });
    expect(rows(on)).toEqual([]);
  });

  it('of open todos, and with a time of their own on a series, become reminders once, and go off unless they are past', async () => {
    const on = await stage();
    const todo = (uid: string, ...lines: string[]) =>
      ['BEGIN:VTODO', `UID:${uid}`, `SUMMARY:Task ${uid}`, ...lines, 'END:VTODO'].join('\r\n');
    const at = alarm('TRIGGER;VALUE=DATE-TIME:20261205T010000Z');
    const ics = calendar(
      todo('a', 'DUE:20261202T020000Z', alarm('TRIGGER:-PT1H')),
      todo('b', 'DUE:20261202T020000Z', 'STATUS:COMPLETED', alarm('TRIGGER:-PT1H')),
      todo('c', 'DUE:20251202T020000Z', alarm('TRIGGER:-PT1H')),
      vevent('RRULE:FREQ=DAILY', at),
    );
    expect(await take(on, 'local', ics)).toMatchObject({ reminders: 3, notes: [] });
    const { reminders = [] } = await on.reminders.query({ status: 'pending' });
    expect(reminders.map(({ title, at: when }) => [title, when])).toEqual([
      ['Task a', '2026-12-02T09:00:00+08:00'],
      ['Meet', '2026-12-05T09:00:00+08:00'],
    ]);
    expect(await take(on, 'local', ics)).not.toHaveProperty('reminders');
  });
});
