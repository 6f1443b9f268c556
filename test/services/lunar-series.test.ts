import { describe, expect, it } from 'vitest';
import { added, agenda, confirmed, done, refusal, stage, type User } from './harness.ts';

/** The clock stands at 2026-11-20. */
const YEARS = ['2026-12-01', '2031-12-31'] as const;
const all = (user: User) => agenda(user, ...YEARS);

/** Reunion dinners on the last evening of the Chinese year. */
const dinner = { title: '年夜饭', start: '2027-02-05T18:00', repeat: '每年除夕', duration_minutes: 120 };
const EVES = ['2027-02-05', '2028-01-25', '2029-02-12', '2030-02-02', '2031-01-22'];
const dinners = EVES.map((day) => `${day}T18:00 年夜饭`);

describe('a series by the Chinese calendar', () => {
  it('is made from words or from RFC 7529, and shown as a rule and in words', async () => {
    for (const repeat of [
      '每年除夕',
      'every lunar new year eve',
      'RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=-1',
    ]) {
      const user = await stage({ language: 'zh' });
      const { event } = done(await user.add({ ...dinner, repeat }));
      expect(event?.repeat).toBe('RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=-1');
      expect(event?.repeat_text).toBe('每年农历腊月最后一天');
      expect(await all(user)).toEqual(dinners);
    }
  });

  it('needs no start: a date of the year fills its day', async () => {
    const user = await stage({ language: 'zh' });
    const { event } = done(await user.add({ title: '妈妈生日', repeat: '每年农历八月十五' }));
    expect(event).toMatchObject({ start: '2027-09-15', all_day: true, repeat_text: '每年农历八月十五' });
  });

  it('starts at its first match, which is said', async () => {
    const user = await stage();
    const { event, assumptions } = done(await user.add({ ...dinner, start: '2026-12-24T18:00' }));
    expect(event?.start).toBe('2027-02-05T18:00:00+08:00');
    expect(assumptions?.join()).toContain('2027-02-05');
  });

  it('has occurrences that are changed, deleted and split off, and all of it undone', async () => {
    const user = await stage();
    const id = await added(user, dinner);
    done(await user.update({ id, scope: 'this', occurrence: '2028-01-25', start: '2028-01-25T17:00' }));
    done(await user.remove({ ids: [id], scope: 'this', occurrence: '2029-02-12' }));
    expect(await all(user)).toEqual([dinners[0], '2028-01-25T17:00 年夜饭', dinners[3], dinners[4]]);
    const later = { id, scope: 'this_and_future' as const, occurrence: '2030-02-02', title: '在爸妈家' };
    const { event } = done(await confirmed(user.update, later));
    expect(event).toMatchObject({ repeat: 'RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=-1' });
    expect(await all(user)).toEqual([
      dinners[0],
      '2028-01-25T17:00 年夜饭',
      '2030-02-02T18:00 在爸妈家',
      '2031-01-22T18:00 在爸妈家',
    ]);
    done(await confirmed(user.undo, { last: 3 }));
    expect(await all(user)).toEqual(dinners);
  });

  it('moves whole: month and day follow', async () => {
    const user = await stage();
    const id = await added(user, dinner);
    const { event } = done(await confirmed(user.update, { id, scope: 'all' as const, start: '2027-02-06T12:00' }));
    expect(event?.repeat).toBe('RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=1');
    expect((await all(user))[1]).toBe('2028-01-26T12:00 年夜饭');
  });

  it('is checked against what is there, to two years ahead', async () => {
    const user = await stage();
    await added(user, { title: 'Flight', start: '2028-01-25T19:00' });
    const asked = await user.add(dinner);
    expect(asked).toMatchObject({ status: 'need_user', conflicts: [{ title: 'Flight' }] });
    const check = await user.check({ start: '2027-02-05T18:00', repeat: dinner.repeat });
    expect(check.conflicts).toHaveLength(0);
    const longer = await user.check({ start: '2027-02-05T18:00', repeat: dinner.repeat, duration_minutes: 120 });
    expect(longer.conflicts).toMatchObject([{ title: 'Flight' }]);
  });

  it('is exported as dates that any program reads, and comes back as the rule', async () => {
    const user = await stage();
    const id = await added(user, { ...dinner, repeat: `RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=-1;COUNT=4` });
    done(await user.update({ id, scope: 'this', occurrence: '2028-01-25', title: '在岳父家' }));
    const ics = (await user.services.events.exportCalendar(await user.caller('calendar_export'), {})).ics as string;
    expect(ics.match(/^RDATE.*$/gm)).toHaveLength(3);
    const other = user.as('other');
    await user.services.events.importCalendar(await other.caller('calendar_import'), { ics });
    expect(await all(other)).toEqual(await all(user));
    const copy = (await user.services.events.exportCalendar(await other.caller('calendar_export'), {})).ics;
    expect(copy).toBe(ics);
  });

  it('refuses what it cannot do, with what would', async () => {
    const user = await stage();
    const error = await refusal(user.add({ ...dinner, repeat: 'RSCALE=CHINESE;FREQ=MONTHLY;BYMONTHDAY=1' }));
    expect([error.code, error.details.hint]).toEqual(['INVALID_ARGUMENT', expect.stringContaining('RSCALE=CHINESE')]);
    expect(await all(user)).toEqual([]);
  });

  it('repeats a reminder', async () => {
    const user = await stage({ language: 'zh' });
    const { reminder } = done(await user.reminders.add({ title: '给妈妈打电话', repeat: '每年农历八月十五上午10点' }));
    expect(reminder).toMatchObject({
      at: '2027-09-15T10:00:00+08:00',
      repeat: 'RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=8;BYMONTHDAY=15',
      repeat_text: '每年农历八月十五',
    });
  });
});
