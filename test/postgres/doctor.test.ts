import { tmpdir } from 'node:os';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { createServices } from '../../src/app/compose.ts';
import { perch } from '../commands/terminal.ts';
import { environment } from '../protocol/harness.ts';
import { run } from './cluster.ts';
import { newServerPlace } from './place.ts';

describe.skipIf(!inject('postgres'))('perch-mcp doctor of a server with several people', () => {
  it('says what is wrong in anybody’s calendar, and --repair puts it right for all', async () => {
    const place = await newServerPlace();
    if (!place) throw new Error('No server');
    onTestFinished(place.remove);
    const services = await createServices({ db: place.url, timezone: 'UTC', language: 'en' });
    const accounts = await services.accounts();
    for (const name of ['anna', 'bo']) {
      const { user } = await accounts.addUser(name);
      const caller = await services.callerFor({ user }, { session: 's', tool: 'schedule_add', text: '' });
      await services.events.add(caller, { title: 'Lunch', start: '2027-01-28T12:00' });
    }
    await services.close();
    const env = { ...environment(tmpdir()), PERCH_DB: place.url, PERCH_TIMEZONE: 'UTC' };
    const doctor = (...args: string[]) => perch(['doctor', ...args], { cwd: tmpdir(), env });
    expect((await doctor()).output).not.toContain('doctor --repair');

    await run(place.superuser, 'update occurrences set start_at = start_at + 60000');
    const wrong = await doctor();
    expect(wrong.status).toBe(1);
    expect(wrong.output.match(/The occurrences of 1 event .*doctor --repair/g)).toHaveLength(2);

    expect((await doctor('--repair')).output).toContain('Repaired: occurrences of 2 events worked out anew');
    expect((await doctor()).output).not.toContain('doctor --repair');
  });

  it('names events outside of the years that there are', async () => {
    const place = await newServerPlace();
    if (!place) throw new Error('No server');
    onTestFinished(place.remove);
    const services = await createServices({ db: place.url, timezone: 'UTC', language: 'en' });
    const caller = await services.callerFor({ user: 'local' }, { session: 's', tool: 'schedule_add', text: '' });
    await services.events.add(caller, { title: 'Lunch', start: '2027-01-28T12:00' });
    await services.close();
    await run(place.superuser, 'update events set wall_start = 99999999999999');
    const env = { ...environment(tmpdir()), PERCH_DB: place.url, PERCH_TIMEZONE: 'UTC' };
    const { output } = await perch(['doctor'], { cwd: tmpdir(), env });
    expect(output).toMatch(/One event \(evt_\w+\) lies outside of the years/);
  });
});
