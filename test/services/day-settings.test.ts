import { describe, expect, it } from 'vitest';
import { added, done, refusal, type Stage, stage } from './harness.ts';

const quick = async (user: Stage, text: string) =>
  done(
    await user.services.quickAdd(
      await user.caller('quick_add'),
      { text },
      { offers: () => true, refuse: () => undefined },
    ),
  );
const at = async (user: Stage): Promise<(string | undefined)[]> =>
  ((await user.reminders.query()).reminders ?? []).map((one) => one.at);

describe('the shape of a user’s days in the profile', () => {
  it('is saved in words, shown, undone and emptied', async () => {
    const user = await stage();
    const saved = done(
      await user.profile({
        week_start: 'Sunday',
        default_duration_minutes: 30,
        default_reminder: '提前10分钟',
        protected_times: 'lunch 12-1pm on weekdays; no meetings before 11',
      }),
    );
    const profile = {
      week_start: 'SU',
      default_duration_minutes: 30,
      default_reminder: '提前10分钟',
      protected_times: 'MO-FR 00:00-11:00,12:00-13:00; SA-SU 00:00-11:00',
    };
    expect(saved.profile).toMatchObject(profile);
    done(await user.profile({ clear: ['protected_times', 'week_start'] }));
    const read = async () => user.services.profile.read(await user.caller('perch://profile'));
    expect(Object.keys(await read())).toEqual(['default_duration_minutes', 'default_reminder', 'version']);
    done(await user.undo({ last: 1 }));
    expect(await read()).toMatchObject(profile);
    for (const wrong of [{ week_start: 'someday' }, { default_reminder: 'soon' }, { protected_times: 'lunch' }]) {
      expect((await refusal(user.profile(wrong))).code).toBe('INVALID_ARGUMENT');
    }
  });

  it('gives events their length and reminder where nothing says them, and says so', async () => {
    const user = await stage();
    done(await user.profile({ default_duration_minutes: 30, default_reminder: '10, 60' }));
    const made = done(await user.add({ title: 'Dentist', start: '2026-11-24T15:00' }));
    expect(made.event?.end).toBe('2026-11-24T15:30:00+08:00');
    expect(made.assumptions).toEqual([
      'No length given: 30 minutes, as your profile says.',
      'Reminder as in your profile.',
    ]);
    expect(await at(user)).toEqual(['2026-11-24T14:00:00+08:00', '2026-11-24T14:50:00+08:00']);
    const said = await quick(user, 'Vet on 25 November at 3pm');
    expect(said.interpretation?.end).toBe('2026-11-25T15:30:00+08:00');
    expect(await at(user)).toHaveLength(4);
    // What is said goes first; a whole day has no hour to be reminded before.
    await quick(user, 'Lunch with Li on 26 November at noon for 2 hours, remind me 5 minutes before');
    expect(await at(user)).toHaveLength(5);
    await added(user, { title: 'Fair', start: '2026-11-27' });
    expect(await at(user)).toHaveLength(5);
  });

  it('keeps times free in every search, unless the user names the time', async () => {
    const user = await stage();
    done(await user.profile({ working_hours: 'MO-FR 09:00-18:00', protected_times: 'lunch 12:00-13:00; before 11' }));
    const isKept = ({ start, end }: { start: string; end: string }): boolean => {
      const [from, to] = [start.slice(11, 16), end.slice(11, 16)];
      return from >= '11:00' && (to <= '12:00' || from >= '13:00');
    };
    const found = await user.free({ start: '2026-11-24', limit: 20 });
    expect(found.slots?.length).toBeGreaterThan(3);
    expect(found.slots?.every(isKept)).toBe(true);
    expect(found.assumptions?.at(-1)).toMatch(/^Kept free: every day 00:00–11:00, 12:00–13:00/);
    const named = await user.free({ start: '2026-11-24', earliest: '08:00', latest: '14:00', limit: 20 });
    expect(named.slots?.length).toBeGreaterThan(0);
    expect(named.slots?.every(isKept)).toBe(true);
    await added(user, { title: 'Taken', start: '2026-11-24T11:00' });
    const asked = await user.add({ title: 'Other', start: '2026-11-24T11:00' });
    expect(asked.alternatives?.length).toBeGreaterThan(0);
    expect(asked.alternatives?.every(isKept)).toBe(true);
    const moved = done(await user.add({ title: 'Moved', start: '2026-11-24T11:00', on_conflict: 'auto' }));
    expect(isKept(moved.event as { start: string; end: string })).toBe(true);
    // A time that the user names is theirs.
    done(await user.add({ title: 'Lunch', start: '2026-11-25T12:00' }));
  });

  it('says what lies in times that are kept free, and stops nobody', async () => {
    const user = await stage();
    done(await user.profile({ protected_times: 'MO-FR 12:00-13:00; MO-SU 22:00-07:00' }));
    const warned = async (result: ReturnType<typeof user.add>) => done(await result).warnings;
    const lunch = ['Wed 2026-11-25 12:30–13:00 is time you keep free.'];
    const call = await user.add({ title: 'Call', start: '2026-11-25T12:30' });
    expect(call.warnings).toEqual(lunch);
    expect(await warned(user.add({ title: 'After it', start: '2026-11-26T13:00' }))).toBeUndefined();
    expect(await warned(user.add({ title: 'Saturday', start: '2026-11-28T12:00' }))).toBeUndefined();
    expect(await warned(user.add({ title: 'Fair', start: '2026-11-27' }))).toBeUndefined();
    expect(await warned(user.add({ title: 'Radio', start: '2026-11-26T12:00', show_as: 'free' }))).toBeUndefined();
    expect(await warned(user.add({ title: 'Run', start: '2026-11-29T06:00' }))).toEqual([
      'Sun 2026-11-29 06:00–07:00 is time you keep free.',
    ]);
    const series = { title: 'Yoga', start: '2026-11-30T12:00', repeat: 'every Monday, 3 times' };
    expect(await warned(user.add(series))).toEqual([
      'Mon 2026-11-30 12:00–13:00 is time you keep free (so are 2 more of the series).',
    ]);
    expect((await user.check({ start: '2026-12-02T12:30', duration_minutes: 15 })).warnings).toEqual([
      'Wed 2026-12-02 12:30–12:45 is time you keep free.',
    ]);
    expect((await quick(user, 'Vet on 3 December at 12:15pm')).warnings).toEqual([
      'Thu 2026-12-03 12:15–13:00 is time you keep free.',
    ]);
    const id = call.event?.id as string;
    expect(done(await user.update({ id, title: 'Call Ann' })).warnings).toBeUndefined();
    expect(done(await user.update({ id, start: '2026-12-04T11:30' })).warnings).toEqual([
      'Fri 2026-12-04 12:00–12:30 is time you keep free.',
    ]);
  });

  it('begins weeks on their day, in words and in the week that is shown', async () => {
    const user = await stage();
    await added(user, { title: 'Sunday walk', start: '2026-11-22T10:00' });
    const titles = async () => ((await user.query({ start: 'next week' })).events ?? []).map(({ title }) => title);
    expect(await titles()).toEqual([]);
    done(await user.profile({ week_start: 'su' }));
    expect(await titles()).toEqual(['Sunday walk']);
  });
});
