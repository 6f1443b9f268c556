import { describe, expect, it } from 'vitest';
import { added, done, type Stage, stage, type User } from './harness.ts';

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
