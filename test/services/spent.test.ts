import { expect, it } from 'vitest';
import { DAY, HOUR } from '../../src/domain/time/wall.ts';
import { agendaLines } from '../../src/present/agenda.ts';
import { added, done, stage, todo } from './harness.ts';

const WEEK = { start: '2026-11-23', end: '2026-11-28', include: ['time' as const] };

it('tells where the time of a week went, up to now, and what was planned of it', async () => {
  const on = await stage();
  done(await on.profile({ working_hours: 'MO-FR 09:00-18:00' }));
  done(await on.groups.add({ name: 'Work' }));
  await added(on, { title: 'Review', start: '2026-11-23T09:00', duration_minutes: 90, group: 'Work' });
  await added(on, { title: 'Lunch', start: '2026-11-23T12:00', location: 'Canteen' });
  await added(on, { title: 'Held', start: '2026-11-23T16:00', show_as: 'tentative' });
  await added(on, { title: 'Away', start: '2026-11-26', show_as: 'busy' });
  await added(on, { title: 'Later', start: '2026-11-27T10:00', group: 'Work' });
  const essay = await todo(on, { title: 'Essay', estimate_minutes: 60, tags: ['thesis'] });
  const notes = await todo(on, { title: 'Notes', estimate_minutes: 30, tags: ['thesis'] });
  const call = { start: '2026-11-23', end: '2026-11-24', todos: [essay.id, notes.id] };
  done(await on.plan({ ...call, plan_token: (await on.plan(call)).plan_token }));
  on.clock.now += 5 * DAY + 10 * HOUR;
  done(await on.todos.close({ ids: [essay.id] }));
  const result = await on.agenda(WEEK);
  expect(result.time).toEqual({
    ...{ hours: 4, meetings: 0, focus: 1.5, planned: 1.5, done: 1 },
    groups: [{ name: 'Work', hours: 1.5 }],
    tags: [{ name: 'thesis', hours: 1.5 }],
    people: [],
    places: [{ name: 'Canteen', hours: 1 }],
    weeks: [
      { start: '2026-11-02', hours: 0, meetings: 0 },
      { start: '2026-11-09', hours: 0, meetings: 0 },
      { start: '2026-11-16', hours: 0, meetings: 0 },
      { start: '2026-11-23', hours: 4, meetings: 0 },
    ],
  });
  expect(result.events).toBeUndefined();
  expect(result.message).toContain('Where the time went: 4 h');
  expect(agendaLines(result, await on.caller('agenda_query'))).toContain(
    'Planned for todos: 1.5 h, of which 1 h for those that are done',
  );
});

it('tells nothing of a time that is still to come', async () => {
  const on = await stage();
  await added(on, { title: 'Review', start: '2026-11-23T09:00' });
  expect((await on.agenda(WEEK)).time).toBeUndefined();
});
