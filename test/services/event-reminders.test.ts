import { describe, expect, it } from 'vitest';
import { give, take } from './files.ts';
import { added, done, refusal, type Stage, stage } from './harness.ts';

const at = async (user: Stage): Promise<(string | undefined)[]> =>
  ((await user.reminders.query()).reminders ?? []).map((one) => one.at);

describe('reminders of an event', () => {
  it('are several in one call, and told', async () => {
    const user = await stage();
    const made = done(
      await user.add({
        title: 'Dentist',
        start: '2026-11-24T15:00',
        remind_minutes: '10, 60, the evening before at 8',
      }),
    );
    expect(made.message).toBe(
      '✓ Created: Dentist (2026-11-24 15:00 - 16:00), reminder 10 min before and 1 hour before and at 20:00, 1 day before',
    );
    expect(await at(user)).toEqual([
      '2026-11-23T20:00:00+08:00',
      '2026-11-24T14:00:00+08:00',
      '2026-11-24T14:50:00+08:00',
    ]);
    done(await user.undo({ last: 1 }));
    expect(await at(user)).toEqual([]);
  });

  it('are replaced by those of an update, but for one that has words of its own', async () => {
    const user = await stage();
    const id = await added(user, { title: 'Dentist', start: '2026-11-24T15:00', remind_minutes: [10, 60] });
    done(await user.reminders.add({ title: 'Bring the card', event_id: id, minutes_before: 30 }));
    const before = user.sql.prepare("select id, minutes_before from reminders where title = '' order by id").all();
    done(await user.update({ id, remind_minutes: '60 and 5 minutes before' }));
    expect(await at(user)).toEqual([
      '2026-11-24T14:00:00+08:00',
      '2026-11-24T14:30:00+08:00',
      '2026-11-24T14:55:00+08:00',
    ]);
    // One gave way to another, and is still itself.
    const after = user.sql.prepare("select id from reminders where title = '' order by id").all() as { id: string }[];
    expect(after.map((row) => row.id).sort()).toEqual((before as { id: string }[]).map((row) => row.id).sort());
    done(await user.update({ id, remind_minutes: 60 }));
    expect(await at(user)).toHaveLength(2);
    done(await user.undo({ last: 2 }).then((asked) => user.undo({ last: 2, confirm_token: asked.confirm_token })));
    expect(user.sql.prepare("select id, minutes_before from reminders where title = '' order by id").all()).toEqual(
      before,
    );
  });

  it('of an all-day event are at nine unless an hour is said, late ones too', async () => {
    const user = await stage({ language: 'zh' });
    const made = done(
      await user.add({ title: '体检', start: '2026-12-08', remind_minutes: '提前一天、前一天晚上11点' }),
    );
    expect(made.message).toContain('，提前 1 天 09:00 、提前 1 天 23:00 提醒');
    expect(await at(user)).toEqual(['2026-12-07T09:00:00+08:00', '2026-12-07T23:00:00+08:00']);
  });

  it('go with the event when it moves, and are refused where they are not read', async () => {
    const user = await stage();
    const id = await added(user, { title: 'Dentist', start: '2026-11-24T15:00', remind_minutes: [10, 60] });
    done(await user.update({ id, start: '2026-11-25T09:00' }));
    expect(await at(user)).toEqual(['2026-11-25T08:00:00+08:00', '2026-11-25T08:50:00+08:00']);
    const refused = await refusal(user.add({ title: 'X', start: '2026-11-26T09:00', remind_minutes: 'now and then' }));
    expect(refused).toMatchObject({ code: 'INVALID_ARGUMENT', message: 'Cannot read when to remind: now and then' });
  });

  it('are alarms of a calendar file, and come back as they were', async () => {
    const user = await stage();
    await added(user, { title: 'Dentist', start: '2026-11-24T15:00', remind_minutes: [10, 60, 1440] });
    const { ics } = await give(user, 'local');
    expect(ics.match(/^BEGIN:VALARM\r$/gm)).toHaveLength(3);
    await take(user, 'copy', ics);
    const copied = (await user.as('copy').reminders.query()).reminders ?? [];
    expect(copied.map((one) => one.at)).toEqual(await at(user));
  });
});
