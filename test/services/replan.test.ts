import { describe, expect, it } from 'vitest';
import { added, done, type Stage, stage, todo } from './harness.ts';

/** An hour of work on Monday morning, due that day; and who has planned it. */
async function planned(due = '2026-11-23T18:00') {
  const on = await stage();
  done(await on.profile({ working_hours: 'MO-FR 09:00-18:00', protected_times: '12:00-13:00' }));
  const { id } = await todo(on, { title: 'Essay', estimate_minutes: 60, due });
  const call = { start: '2026-11-23', end: '2026-11-25', todos: [id] };
  await carryOut(on, call);
  return { on, id, call };
}

async function carryOut(on: Stage, call: object): Promise<void> {
  const asked = await on.plan(call);
  done(await on.plan({ ...call, plan_token: asked.plan_token }));
}

const block = async (on: Stage) => {
  const { events = [] } = await on.query({ start: '2026-11-20', end: '2026-11-27' });
  const own = events.find(({ title }) => title === 'Essay');
  return own && `${own.start.slice(5, 16)} ${own.show_as}`;
};

describe('something that comes in', () => {
  it('over planned time suggests to plan that again, and moves nothing by itself', async () => {
    const { on, id: essay } = await planned();
    const id = await added(on, { title: 'Visit', start: '2026-11-23T09:00' });
    expect(await block(on)).toBe('11-23T09:00 tentative');
    const { suggestions = [] } = await on.services.events.update(await on.caller('schedule_update'), {
      id,
      duration_minutes: 90,
    });
    expect(suggestions).toMatchObject([{ use: 'planWeek', todos: [essay], end: '2026-11-28' }]);
    const asked = await on.plan({ todos: [essay], end: '2026-11-28' });
    expect(asked.moved).toMatchObject([{ title: 'Essay' }]);
    done(await on.plan({ todos: [essay], end: '2026-11-28', plan_token: asked.plan_token }));
    expect(await block(on)).toBe('11-20T09:15 tentative');
  });

  it('and takes the last other time before it is due, makes the planned time busy in the same change', async () => {
    const { on } = await planned();
    await added(on, { title: 'Workshop', start: '2026-11-23T10:00', duration_minutes: 120 });
    expect(await block(on)).toBe('11-23T09:00 tentative');
    const { warnings = [] } = done(
      await on.add({ title: 'Offsite', start: '2026-11-23T13:00', duration_minutes: 270, on_conflict: 'force' }),
    );
    expect(warnings.join(' ')).toContain('its planned time is busy now: Essay');
    expect(await block(on)).toBe('11-23T09:00 busy');
    done(await on.undo({ last: 1 }));
    expect(await block(on)).toBe('11-23T09:00 tentative');
  });

  it('leaves what was moved by hand to the user', async () => {
    const { on } = await planned('2026-11-27');
    done(await on.update({ match: 'Essay', start: '2026-11-24T15:00' }));
    const outcome = done(
      await on.services.events.add(await on.caller('schedule_add'), { title: 'Visit', start: '2026-11-24T15:00' }),
    );
    expect(outcome.suggestions).toBeUndefined();
  });

  it('and a todo that is deleted frees what was planned for it, until the deletion is undone', async () => {
    const { on, id } = await planned();
    done(await on.remove({ ids: [id] }));
    expect(await block(on)).toBeUndefined();
    done(await on.undo({ last: 1 }));
    expect(await block(on)).toBe('11-23T09:00 tentative');
    // Named together with it, it goes once.
    const { events = [] } = await on.query({ start: '2026-11-23', query: 'Essay' });
    const ids = [id, events[0]?.id ?? ''];
    const { confirm_token } = await on.remove({ ids });
    expect(done(await on.remove({ ids, confirm_token })).status).toBe('final');
  });
});

it('a habit that takes longer than before is written as long, where it lies already', async () => {
  const on = await stage();
  done(await on.profile({ working_hours: 'MO-FR 09:00-18:00' }));
  const call = { start: '2026-11-23', end: '2026-11-30', todos: [] as string[] };
  const gym = (length: string) => ({ ...call, habits: [`gym once a week, ${length}, evenings`] });
  await carryOut(on, gym('1 h'));
  await carryOut(on, gym('90 minutes'));
  const { events = [] } = await on.query({ start: '2026-11-23', end: '2026-11-30' });
  expect(events.map(({ start, end }) => (Date.parse(end) - Date.parse(start)) / 60_000)).toEqual([90]);
});
