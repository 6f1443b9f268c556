import { describe, expect, it } from 'vitest';
import { added, done, stage } from './harness.ts';

describe('the reminders of events', () => {
  it('are shown with all that is said of an event, each with the time at which it goes off', async () => {
    const user = await stage();
    const id = await added(user, {
      title: 'Sync',
      start: '2026-11-23T10:00',
      repeat: 'FREQ=DAILY;COUNT=3',
      remind_minutes: '60, 10',
    });
    done(await user.update({ id, scope: 'this', occurrence: '2026-11-24', start: '2026-11-24T15:00' }));
    const query = { start: '2026-11-23', end: '2026-11-25' };
    const { events = [] } = await user.query({ ...query, detail: 'full' });
    expect(events.map(({ reminders = [] }) => reminders.map(({ at }) => at.slice(8, 16)))).toEqual([
      ['23T09:00', '23T09:50'],
      ['24T14:00', '24T14:50'],
    ]);
    const concise = await user.query(query);
    expect(concise.events?.every((one) => !('reminders' in one))).toBe(true);
  });
});

describe('free time', () => {
  const HOURS = { working_hours: 'MO-FR 09:00-18:00' };
  const from = (slots: readonly { start: string }[] = []) => slots.map(({ start }) => start.slice(8, 16)).toSorted();

  it('keeps to the working hours where only one bound is said', async () => {
    const user = await stage();
    done(await user.profile(HOURS));
    const { slots, assumptions } = await user.free({
      start: '2026-11-23',
      latest: '11:00',
      limit: 20,
      step_minutes: 60,
    });
    expect(from(slots)).toEqual(['23T09:00', '23T10:00']);
    expect(assumptions?.join()).toContain('09:00–18:00');
  });

  it('leaves them where they hold nothing of the time, and says so', async () => {
    const user = await stage();
    done(await user.profile(HOURS));
    const evening = await user.free({ start: '2026-11-23', earliest: '19:00', limit: 20, step_minutes: 60 });
    expect(from(evening.slots)).toEqual(['23T19:00', '23T20:00', '23T21:00']);
    expect(evening.assumptions?.join()).toMatch(/outside/);
    const saturday = await user.free({ start: '2026-11-28', limit: 1 });
    expect(saturday.slots).toHaveLength(1);
  });

  it('says where no time is of the part of the day that was preferred', async () => {
    const user = await stage();
    done(await user.profile(HOURS));
    const { warnings, slots } = await user.free({ start: '2026-11-23', prefer: 'evening' });
    expect(slots?.length).toBeGreaterThan(0);
    expect(warnings?.join()).toContain('evening');
    expect((await user.free({ start: '2026-11-23', prefer: 'morning' })).warnings).toBeUndefined();
  });
});
