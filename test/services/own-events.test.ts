import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../src/db/file/open.ts';
import { type OwnEvents, ownEvents } from '../../src/services/events/own-events.ts';
import { added, done, type Stage, stage } from './harness.ts';

const START = '2026-12-01T09:00';

/** What is told by who has followed the calendar since before, and by who opens it now. */
async function both(on: Stage, follow: () => Promise<OwnEvents>): Promise<[followed: OwnEvents, read: OwnEvents]> {
  const { db, close } = await openDatabase({ path: on.file, now: () => on.clock.now });
  const read = await ownEvents(db, 'local', on.clock.now);
  await close();
  return [await follow(), read];
}

it.skipIf(process.env.PERCH_SQLITE === 'node')(
  'the own events that are followed change by change are those that are read anew, whatever was done',
  async () => {
    const on = await stage();
    // A server keeps its users apart: there the services do this with a connection of the user.
    if (on.file.includes('://')) return;
    const { db, close } = await openDatabase({ path: on.file, now: () => on.clock.now });
    onTestFinished(close);
    const follow = () => ownEvents(db, 'local', on.clock.now);
    const ids: string[] = [];
    const steps: Readonly<Record<string, () => Promise<unknown>>> = {
      'an event': async () => ids.push(await added(on, { title: 'Gym', start: START, location: 'Hall' })),
      'one of others': () => added(on.as('other'), { title: 'Gym', start: START }),
      'a series': () => added(on, { title: 'Daily', start: '2026-12-02T08:00', repeat: 'FREQ=DAILY;COUNT=5' }),
      'a reminder of it': async () => done(await on.update({ id: ids[0], remind_minutes: 30 })),
      'another title and place': async () => done(await on.update({ id: ids[0], title: 'Yoga', location: 'Park' })),
      'a day without hours': async () => done(await on.update({ id: ids[0], start: '2026-12-01', all_day: true })),
      'its undo': async () => done(await on.undo({ last: 1 })),
      'far ahead': async () => done(await on.update({ id: ids[0], start: '2027-12-01T09:00' })),
      'back again': async () => done(await on.undo({ last: 1 })),
      'a todo': () => on.todos.add({ title: 'Milk' }),
      'no more of it': async () => done(await on.remove({ ids: [ids[0] ?? ''] })),
      'more than are followed': async () => {
        for (let hour = 0; hour < 24; hour++)
          await on.add({
            title: `H${hour}`,
            start: `2026-12-09T${String(hour).padStart(2, '0')}:00`,
            on_conflict: 'force',
          });
      },
      'two hours later': async () => {
        on.clock.now += 7_200_000;
      },
    };
    const seen = new Set<string>();
    await follow();
    for (const [what, step] of Object.entries(steps)) {
      await step();
      const [followed, read] = await both(on, follow);
      expect(followed.rows, what).toEqual(read.rows);
      expect([...followed.leads].sort(), what).toEqual([...read.leads].sort());
      seen.add(JSON.stringify([read.rows, [...read.leads]]));
    }
    // Otherwise nothing would have been told apart.
    expect(seen.size).toBeGreaterThan(5);
  },
);

it('what is erased, which is no change, is not told any more', async () => {
  const on = await stage();
  if (on.file.includes('://')) return;
  const { db, close } = await openDatabase({ path: on.file, now: () => on.clock.now });
  onTestFinished(close);
  const told = async () => (await ownEvents(db, 'local', on.clock.now)).rows.map(({ title }) => title);
  const id = await added(on, { title: 'Gym', start: START });
  await added(on, { title: 'Other', start: '2026-12-02T09:00' });
  expect(await told()).toContain('Gym');
  await on.services.erase(await on.caller('erase'), [id]);
  expect(await told()).toEqual(['Other']);
});
