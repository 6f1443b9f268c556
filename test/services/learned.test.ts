import { describe, expect, it } from 'vitest';
import { added, done, type Stage, stage, todo, type User } from './harness.ts';

const ADDS = { offers: () => true, refuse: () => undefined };

async function withStandups(): Promise<Stage> {
  const on = await stage();
  for (const [day, minutes] of [
    [23, 15],
    [24, 15],
    [25, 15],
    [26, 30],
  ] as const)
    await added(on, { title: 'Standup', start: `2026-11-${day}T09:00`, duration_minutes: minutes });
  return on;
}

const next = async (on: User) => {
  const { event, assumptions = [] } = done(await on.add({ title: 'Standup', start: '2026-11-27T09:00' }));
  return { end: event?.end.slice(11, 16), assumptions };
};

describe('the length of an event of which nothing says it', () => {
  it('is that of earlier ones of its kind, and that is said with the cases', async () => {
    const on = await withStandups();
    const { end, assumptions } = await next(on);
    expect(end).toBe('09:15');
    expect(assumptions).toContain('No length given: usually 15 minutes (3 of 4).');
  });

  it('is an hour where learning is switched off, for others, and once these are gone', async () => {
    const on = await withStandups();
    await added(on.as('other'), { title: 'Standup', start: '2026-11-27T08:00' });
    expect((await next(on.as('other'))).end).toBe('10:00');
    done(await on.profile({ learn: false }));
    expect((await next(on)).end).toBe('10:00');
    done(await on.undo({ last: 1 }));
    done(await on.profile({ learn: true }));
    // What was learned goes with what it was learned from.
    const { confirm_token } = await on.undo({ last: 5 });
    done(await on.undo({ last: 5, confirm_token }));
    expect((await next(on)).end).toBe('10:00');
  });

  it('is as the profile and the group say it, where they do', async () => {
    const on = await withStandups();
    done(await on.profile({ default_duration_minutes: 45 }));
    expect((await next(on)).end).toBe('09:45');
  });
});

describe('the place and the reminder of an event of which nothing says them', () => {
  const weekly = async (on: User, more: object) => {
    for (const day of [9, 10, 11, 12])
      await added(on, { title: 'Yoga', start: `2026-11-${String(day + 14)}T18:00`, duration_minutes: 60, ...more });
  };

  it('are those of earlier ones of its title, said with the cases, and undone with it', async () => {
    const on = await stage();
    await weekly(on, { location: 'Studio', remind_minutes: 45 });
    const again = { title: 'yoga', start: '2026-11-27T18:00' };
    const { event, assumptions = [], change_id } = done(await on.add(again));
    expect(event?.location).toBe('Studio');
    expect(assumptions).toContain('No place given: usually Studio (4 of 4).');
    expect(assumptions).toContain('No reminder asked for: usually 45 minutes before (4 of 4).');
    const { reminders = [] } = await on.reminders.query({ start: '2026-11-27', end: '2026-11-28' });
    expect(reminders.map(({ at }) => at)).toEqual(['2026-11-27T17:15:00+08:00']);
    expect(change_id).toBeDefined();
    done(await on.undo({ last: 1 }));
    expect((await on.query({ start: '2026-11-27' })).events).toEqual([]);
    expect((await on.reminders.query({ start: '2026-11-27', end: '2026-11-28' })).reminders).toEqual([]);
  });

  it('are as they are said, as the profile says, and none where learning is off, for others and for other titles', async () => {
    const on = await stage();
    await weekly(on, { location: 'Studio', remind_minutes: 45 });
    const at = (hour: number) => ({ title: 'Yoga', start: `2026-11-27T${hour}:00`, duration_minutes: 30 });
    const where = async (input: Parameters<User['add']>[0], by: User = on) => done(await by.add(input)).event?.location;
    expect(await where({ ...at(10), location: 'Home gym' })).toBe('Home gym');
    expect(await where({ ...at(11), title: 'Yoga mat shopping' })).toBeUndefined();
    expect(await where(at(12), on.as('other'))).toBeUndefined();
    done(await on.profile({ learn: false }));
    expect(await where(at(13))).toBeUndefined();
    done(await on.profile({ learn: true, default_reminder: '5 minutes before' }));
    expect(done(await on.add(at(14))).assumptions).toContain('Reminder as in your profile.');
  });

  it('are those of a sentence too, and said beside what would be added', async () => {
    const on = await stage();
    await weekly(on, { location: 'Studio' });
    const said = { text: 'Yoga on Nov 27 at 6pm' };
    const caller = await on.caller('quick_add');
    const tried = await on.services.quickAdd(caller, { ...said, dry_run: true }, ADDS);
    expect(tried.assumptions).toContain('No place given: usually Studio (4 of 4).');
    expect(done(await on.services.quickAdd(caller, said, ADDS)).event?.location).toBe('Studio');
  });
});

describe('the time that a plan gives to todos', () => {
  it('is that of others like them where they have no estimate, and as much more as their tag has taken', async () => {
    const on = await stage();
    done(await on.profile({ working_hours: 'MO-SU 09:00-18:00', protected_times: '12:00-13:00' }));
    for (const n of [1, 2, 3]) await todo(on, { title: `Minutes ${n}`, estimate_minutes: 30 });
    const { id } = await todo(on, { title: 'Minutes 4' });
    const asked = await on.plan({ todos: [id] });
    expect(asked.assumptions).toContain('No estimate, usually 30 minutes (3 of 3): Minutes 4.');
    expect(asked.load?.[0]?.minutes).toBe(30);
    done(await on.profile({ learn: false }));
    expect((await on.plan({ todos: [id] })).load?.[0]?.minutes).toBe(60);
  });

  it('is longer where todos of the tag took longer than they were estimated', async () => {
    const on = await stage();
    done(await on.profile({ working_hours: 'MO-SU 09:00-18:00', protected_times: '12:00-13:00' }));
    for (const n of [1, 2, 3, 4]) {
      const { id } = await todo(on, { title: `Text ${n}`, estimate_minutes: 30, tags: ['writing'] });
      const call = { todos: [id] };
      done(await on.plan({ ...call, plan_token: (await on.plan(call)).plan_token }));
      // The time is over, and it takes as much again.
      on.clock.now += 2 * 86_400_000;
      done(await on.plan({ ...call, plan_token: (await on.plan(call)).plan_token }));
      on.clock.now += 2 * 86_400_000;
      done(await on.todos.close({ ids: [id] }));
    }
    const { id } = await todo(on, { title: 'Text 5', estimate_minutes: 60, tags: ['writing'] });
    const asked = await on.plan({ todos: [id] });
    expect(asked.assumptions?.join(' ')).toMatch(
      /Planned with 1\.\d+ times the estimate, as todos tagged writing have taken \(4 of them\): Text 5\./,
    );
    expect(asked.load?.[0]?.minutes).toBeGreaterThan(60);
  });
});
