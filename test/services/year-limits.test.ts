import { describe, expect, inject, it } from 'vitest';
import { checkDatabase } from '../../src/commands/doctor/database.ts';
import { MINUTE } from '../../src/domain/time/wall.ts';
import { writeSlotToken } from '../../src/guard/slot-token.ts';
import { en } from '../../src/messages/en/index.ts';
import { expectRoundTrip, give, seen, take } from './files.ts';
import { added, agenda, confirmed, done, refusal, type Stage, stage } from './harness.ts';

const LIMIT = { code: 'LIMIT_EXCEEDED', message: expect.stringContaining('1900') };

const tokenFrom = (start: number, minutes: number): string =>
  writeSlotToken({ start, end: start + minutes * MINUTE, allDay: false });

const all = (on: Stage) => agenda(on, '1900-01-01', '2200-12-31');

describe('an event of the years 1900–2200', () => {
  it('may end with the last of them, and goes out and in again', async () => {
    const on = await stage();
    done(await confirmed(on.add, { title: 'First', start: '1900-01-01' }));
    await added(on, { title: 'Last', start: '2200-12-31' });
    await added(on, { title: 'Bells', start: '2200-12-31T23:00', duration_minutes: 60 });
    const days = ['2200-12-30', '2200-12-31T23:59'] as const;
    expect(await seen(on, 'local', days)).toHaveLength(2);
    await expectRoundTrip(on, 'local', days);
  });

  it.each<[string, (on: Stage, id: string) => Promise<unknown>]>([
    ['added', (on) => on.add({ title: 'Late', start: '2200-12-31T23:30', duration_minutes: 60 })],
    ['added by a slot', (on) => on.add({ title: 'Late', slot_token: tokenFrom(Date.UTC(2200, 11, 31, 15, 30), 60) })],
    [
      'added by a slot of another year',
      (on) => on.add({ title: 'Far', slot_token: tokenFrom(Date.UTC(4028, 0, 13), 30) }),
    ],
    ['made longer', (on, id) => on.update({ id, duration_minutes: 527_040 })],
    ['moved', (on, id) => on.update({ id, start: '2200-12-31T23:59' })],
    ['moved by a slot', (on, id) => on.update({ id, slot_token: tokenFrom(Date.UTC(2200, 11, 31, 15, 30), 60) })],
    [
      'put off with others',
      async (on) => {
        const { plan_token } = await on.reschedule({ start: '2200-12-01', end: '2200-12-31', shift_minutes: 527_040 });
        return on.reschedule({ start: '2200-12-01', end: '2200-12-31', shift_minutes: 527_040, plan_token });
      },
    ],
  ])('is refused where it is %s beyond them, and nothing is written', async (_how, call) => {
    const on = await stage();
    const id = await added(on, { title: 'Meeting', start: '2200-12-30T10:00', duration_minutes: 60 });
    const before = await all(on);
    expect(await refusal(call(on, id))).toMatchObject(LIMIT);
    expect(await all(on)).toEqual(before);
    expect((await on.history()).changes).toHaveLength(1);
  });
});

describe('an event that an earlier release took beyond them', () => {
  /** The calendar with one event in 4028, one of 150,000 years, and one as they are. */
  async function damaged(): Promise<{ on: Stage; far: string; long: string }> {
    const on = await stage();
    const far = await added(on, { title: 'Far', start: '2026-12-01T10:00' });
    const long = await added(on, { title: 'Long', start: '2026-12-02T10:00', on_conflict: 'force' });
    await added(on, { title: 'Fine', start: '2026-12-03T10:00', on_conflict: 'force' });
    on.sql.prepare('update events set wall_start = ? where id = ?').run(Date.UTC(4028, 0, 13), far);
    on.sql.prepare('update events set ms = 149000 * 31556952000 where id = ?').run(long);
    return { on, far, long };
  }

  /** What `doctor` says of the file, in English. */
  const found = async ({ file }: Stage) =>
    (await checkDatabase(file)).map((one) => ({ ...one, text: one.text(en.doctor, 'en') }));

  // On a server `doctor` does not look for them yet.
  it.skipIf(inject('postgres'))('is named by doctor', async () => {
    const { on, far, long } = await damaged();
    const text = expect.stringMatching(
      new RegExp(`2 events \\(such as (?:${far}|${long})\\) lie outside of the years 1900–2200`),
    );
    expect(await found(on)).toContainEqual({ verdict: 'problem', text });
    on.sql.prepare("delete from events where title in ('Far', 'Long')").run();
    expect((await found(on)).filter((one) => one.text.includes('1900–2200'))).toEqual([]);
  });

  it('is left out of exports, which say so and can be taken in', async () => {
    const { on, far, long } = await damaged();
    const caller = await on.caller('calendar_export');
    const { message, exported } = await on.services.events.exportCalendar(caller, {});
    expect(exported).toMatchObject({ events: 1, series: 0 });
    expect(message).toContain('(left out: 2 events outside the years 1900–2200: ');
    expect(message).toContain(far);
    expect(message).toContain(long);
    const { ics } = await give(on, 'local');
    expect(await take(on, 'other', ics)).toMatchObject({ added: 1, skipped: [] });
  });

  it('can be renamed, moved back and removed, and the removal undone', async () => {
    const { on, far, long } = await damaged();
    done(await on.update({ id: far, title: 'Near' }));
    done(await on.update({ id: far, start: '2026-12-05T10:00', duration_minutes: 60 }));
    const { change_id } = done(await on.remove({ ids: [long] }));
    done(await on.undo({ change_id }));
    expect(await all(on)).toContain('2026-12-05T10:00 Near');
    // On a server `doctor` does not look for them yet.
    if (inject('postgres')) return;
    expect(await found(on)).toContainEqual({
      verdict: 'problem',
      text: expect.stringContaining(`One event (${long}) lies outside`),
    });
  });
});

describe('a slot_token beside a time', () => {
  const slot = tokenFrom(Date.UTC(2026, 11, 1, 2), 30);
  const at = { title: 'Call', slot_token: slot };

  it.each([
    [{ start: '2026-12-01T15:00' }, 'not used: start.'],
    [{ start: 'tomorrow 3pm', end: 'tomorrow 4pm' }, 'not used: start, end.'],
    [{ duration_minutes: 45, all_day: true }, 'not used: duration_minutes, all_day.'],
  ])('counts, and that %j does not is said', async (time, said) => {
    const on = await stage();
    const { event, assumptions } = done(await on.add({ ...at, ...time }));
    expect(event?.start).toBe('2026-12-01T10:00:00+08:00');
    expect(assumptions).toEqual([`The time is that of slot_token; ${said}`]);
    const moved = done(
      await on.update({ id: event?.id ?? '', slot_token: tokenFrom(Date.UTC(2026, 11, 2, 2), 30), ...time }),
    );
    expect(moved.assumptions).toEqual([`The time is that of slot_token; ${said}`]);
  });

  it('says nothing where both say the same, or only the slot does', async () => {
    for (const time of [
      {},
      { start: '2026-12-01T10:00', end: '2026-12-01T02:30Z', duration_minutes: 30, all_day: false },
    ]) {
      const on = await stage();
      expect(done(await on.add({ ...at, ...time })).assumptions).toBeUndefined();
    }
  });

  it('that one letter was changed of books nothing', async () => {
    const on = await stage();
    const { slots = [] } = await on.free({ start: '2026-12-01', duration_minutes: 30, limit: 1 });
    const token = slots[0]?.slot_token ?? '';
    const mangled = token.replace(/.$/, (letter) => (letter === 'a' ? 'b' : 'a'));
    expect(await refusal(on.add({ title: 'X', slot_token: mangled }))).toMatchObject({ code: 'INVALID_ARGUMENT' });
    done(await on.add({ title: 'X', slot_token: token }));
  });

  it('is not offered for what is longer than a call may ask for', async () => {
    const on = await stage();
    await added(on, { title: 'Taken', start: '2026-12-01', show_as: 'busy' });
    const away = { title: 'Sabbatical', start: '2026-12-01', show_as: 'busy' } as const;
    const { alternatives = [] } = await on.add({ ...away, end: '2027-12-01' });
    expect(alternatives).not.toEqual([]);
    done(await on.add({ ...away, slot_token: alternatives[0]?.slot_token }));
    const other = on.as('other');
    await added(other, { title: 'Taken', start: '2026-12-01', show_as: 'busy' });
    expect(await other.add({ ...away, end: '2028-12-01' })).toMatchObject({ status: 'need_user', alternatives: [] });
  });
});
