import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { DAY } from '../../src/domain/time/wall.ts';
import { stage } from './harness.ts';

/** Friday, 2026-11-20 09:00 in Shanghai. */
const CHINA = { timezone: 'Asia/Shanghai', language: 'zh' } as const;
const AMERICA = { timezone: 'America/New_York', language: 'en' } as const;

describe('an all-day event', () => {
  it.each([
    [{ title: '老王生日', start: '5月20号' }, 'FREQ=YEARLY;BYMONTH=5;BYMONTHDAY=20'],
    [{ title: '妈妈生日', start: '农历三月初八' }, 'RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=8'],
    [{ title: "Mia's birthday", start: 'June 3' }, 'FREQ=YEARLY;BYMONTH=6;BYMONTHDAY=3'],
    [{ title: '老王生日聚会', start: '5月20号' }, undefined],
    [{ title: '老王生日', start: '5月20号晚上7点' }, undefined],
  ])('%j comes again each year where it is a birthday', async (input, repeat) => {
    const { event } = await (await stage(CHINA)).add(input);
    expect(event?.repeat).toBe(repeat);
  });

  it.each([
    ['公司年会', 'free'],
    ['老婆生日', 'free'],
    ['去广州出差', 'busy'],
    ['请假', 'busy'],
  ])('%s is shown as %s', async (title, shown) => {
    const { event, assumptions = [] } = await (await stage(CHINA)).add({ title, start: '12月8号' });
    expect(event?.show_as).toBe(shown);
    expect(assumptions.some((one) => one.includes('忙碌'))).toBe(shown === 'busy');
  });

  it('is shown as the call says, whatever its title', async () => {
    const on = await stage(AMERICA);
    expect((await on.add({ title: 'Vacation', start: 'Dec 8', show_as: 'free' })).event?.show_as).toBe('free');
    expect((await on.add({ title: 'Fair', start: 'Dec 9', show_as: 'busy' })).event?.show_as).toBe('busy');
    expect((await on.add({ title: 'Trip to Oslo', start: 'Dec 10 3pm' })).assumptions).not.toContainEqual(
      expect.stringContaining('away'),
    );
  });

  it('takes the time that find_free_time would offer when the user is away', async () => {
    const on = await stage(AMERICA);
    await on.add({ title: 'Vacation', start: 'Dec 8', end: 'Dec 10' });
    const { slots = [] } = await on.free({ start: 'Dec 7', end: 'Dec 12', limit: 200 });
    expect([...new Set(slots.map(({ start }) => start.slice(0, 10)))].toSorted()).toEqual([
      '2026-12-07',
      '2026-12-11',
      '2026-12-12',
    ]);
  });

  it('is named by a write, a check and a search on its day, and stops none of them', async () => {
    const on = await stage(CHINA);
    const { event } = await on.add({ title: '培训', start: '12月8号', end: '12月9号' });
    const check = await on.check({ start: '12月9号上午10点' });
    expect(check).toMatchObject({ free: true, conflicts: [{ id: event?.id, severity: 'soft' }] });
    expect(check.message).toContain('培训');
    const free = await on.free({ start: '12月8号' });
    expect(free.slots?.length).toBeGreaterThan(0);
    expect(free.conflicts).toMatchObject([{ title: '培训', severity: 'soft' }]);
    const added = await on.add({ title: '线上会', start: '12月8号10点' });
    expect(added.status).toBe('final');
    expect(added.warnings?.join()).toContain('培训');
    const other = await on.add({ title: '开放日', start: '12月9号' });
    expect(other.warnings?.join()).toContain('培训');
    const after = await on.add({ title: '早会', start: '12月10号9点' });
    expect(after.warnings).toBeUndefined();
    const moved = await on.update({ id: after.event?.id as string, start: '12月9号9点' });
    expect(moved.warnings?.join()).toContain('培训');
  });

  it('is told after what is really in the way', async () => {
    const on = await stage(AMERICA);
    await on.add({ title: 'Fair', start: 'Dec 8' });
    await on.add({ title: 'Call', start: 'Dec 8 10am' });
    const { conflicts, message } = await on.add({ title: 'Board', start: 'Dec 8 10am' });
    expect(conflicts?.map(({ title, severity }) => [title, severity])).toEqual([
      ['Call', 'hard'],
      ['Fair', 'soft'],
    ]);
    expect(message).toContain('Call');
    expect(message).not.toContain('more');
  });

  it('comes from a timed one without being in the way of the day', async () => {
    const on = await stage(CHINA);
    await on.add({ title: '开会', start: '12月8号10点' });
    const { event } = await on.add({ title: '看牙', start: '12月8号14点' });
    const whole = await on.update({ id: event?.id as string, all_day: true });
    expect(whole).toMatchObject({ status: 'final', event: { all_day: true, show_as: 'free' } });
    const timed = await on.update({ id: event?.id as string, start: '2026-12-08T16:00', all_day: false });
    expect(timed).toMatchObject({ status: 'final', event: { all_day: false, show_as: 'busy' } });
  });
});

describe('a reminder of an all-day event', () => {
  it.each([
    [0, '2026-12-08T09:00:00+08:00'],
    [1_440, '2026-12-07T09:00:00+08:00'],
    [4_320, '2026-12-05T09:00:00+08:00'],
    [240, '2026-12-07T20:00:00+08:00'],
    [60, '2026-12-08T09:00:00+08:00'],
  ])('%i minutes before goes off at %s', async (minutes, at) => {
    const on = await stage(CHINA);
    const { event, message } = await on.add({ title: '体检', start: '12月8号', remind_minutes: minutes });
    const { reminders = [] } = await on.reminders.query();
    expect(reminders.map((one) => one.at)).toEqual([at]);
    expect(message).toContain(at.slice(11, 16));
    await on.update({ id: event?.id as string, remind_minutes: 2_880 });
    expect((await on.reminders.query()).reminders?.map((one) => one.at)).toEqual(['2026-12-06T09:00:00+08:00']);
  });

  it('set by reminder_add and reminder_update is at nine, too', async () => {
    const on = await stage(AMERICA);
    const { event } = await on.add({ title: 'Fair', start: 'Dec 8' });
    const added = await on.reminders.add({ title: 'Fair', event_id: event?.id, minutes_before: 1_440 });
    expect(added.reminder?.at).toBe('2026-12-07T09:00:00-05:00');
    const changed = await on.reminders.update({ id: added.reminder?.id as string, minutes_before: 0 });
    expect(changed.reminder?.at).toBe('2026-12-08T09:00:00-05:00');
  });
});

/** By brute force: day by day, whether the two touch. */
test('all-day events are named exactly on the days that they touch', async () => {
  const on = await stage({ ...AMERICA, timezone: 'UTC' });
  const first = Date.UTC(2027, 0, 1);
  const iso = (day: number): string => new Date(first + day * DAY).toISOString().slice(0, 10);
  const spans = [
    [3, 1],
    [10, 4],
    [13, 2],
    [30, 12],
  ] as const;
  for (const [from, days] of spans) {
    await on.add({ title: `Fair ${from}`, start: iso(from), end: iso(from + days) });
  }
  const day = fc.integer({ min: 0, max: 45 });
  const hour = fc.integer({ min: 0, max: 23 });
  await fc.assert(
    fc.asyncProperty(day, hour, fc.integer({ min: 1, max: 60 }), async (on_day, at, hours) => {
      const start = `${iso(on_day)}T${String(at).padStart(2, '0')}:00`;
      const { conflicts = [], free } = await on.check({ start, duration_minutes: hours * 60 });
      const [begin, end] = [on_day * 24 + at, on_day * 24 + at + hours];
      const touched = spans.filter(([from, days]) => from * 24 < end && begin < (from + days) * 24);
      expect(free).toBe(true);
      expect(conflicts.map(({ title }) => title).toSorted()).toEqual(
        touched.map(([from]) => `Fair ${from}`).toSorted(),
      );
      expect(conflicts.every(({ severity }) => severity === 'soft')).toBe(true);
    }),
    { numRuns: 80 },
  );
});
