import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { createServices } from '../../src/app/compose.ts';
import { localPage } from '../../src/ui/host/local-page.ts';
import { environment } from '../protocol/harness.ts';
import { perch as run } from './terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'perch-zone-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The system's zone is that of the process. */
function perch(tz: string, args: readonly string[], env: Record<string, string> = {}) {
  process.env.TZ = tz;
  return run(args, { cwd: folder, env: { ...environment(folder), ...env } });
}

const TZ = process.env.TZ;
beforeEach(() => {
  process.env.TZ = 'CST-8';
});
afterEach(() => {
  if (TZ === undefined) delete process.env.TZ;
  else process.env.TZ = TZ;
});

it.each([
  ['CST-8', 'Etc/GMT-8'],
  ['<+08>-8', 'Etc/GMT-8'],
  ['/usr/share/zoneinfo/Asia/Tokyo', 'Asia/Tokyo'],
  ['Mars/X', 'UTC'],
])('with TZ=%s calls work, in %s, and doctor says what is wrong', async (tz, zone) => {
  const { status, stdout, output } = await perch(tz, ['call', '--json', 'get_current_time', '{}']);
  expect(status, output).toBe(0);
  const { message, assumptions } = JSON.parse(stdout);
  expect(message).toContain(`(${zone}, `);
  // That a time is read in UTC is said; nobody is surprised by the others.
  expect(assumptions ?? []).toHaveLength(zone === 'UTC' ? 1 : 0);
  const doctor = await perch(tz, ['doctor']);
  expect(doctor.status).toBe(1);
  expect(doctor.output).toContain(
    `✗ TZ is "${tz}", which Node does not know as a time zone: times are read in ${zone}. Set PERCH_TIMEZONE to yours, such as Asia/Shanghai.`,
  );
});

it('a zone of the settings is used whatever TZ says, and doctor is content', async () => {
  const set = { PERCH_TIMEZONE: 'Europe/Berlin' };
  expect((await perch('CST-8', ['call', 'get_current_time', '{}'], set)).output).toContain('Europe/Berlin');
  expect(await perch('CST-8', ['doctor'], set)).toMatchObject({
    status: 0,
    output: expect.stringContaining('✓ Time zone Europe/Berlin\n'),
  });
});

it('the local page shows the plan, and that the calendar cannot be read, in that zone', async () => {
  const services = await createServices({ db: ':memory:', timezone: undefined, language: 'en' });
  const page = (open: () => Promise<typeof services>) =>
    localPage({
      services: open,
      identity: { user: 'local' },
      config: { db: ':memory:', timezone: undefined, language: 'en', toolsets: undefined },
      version: '1.2.3',
      url: 'http://127.0.0.1:8765',
      isOwn: true,
      report: () => {},
    });
  const plan = await page(async () => services);
  expect(plan.status).toBe(200);
  expect(plan.html).toContain('Etc/GMT-8');
  const problem = await page(() => Promise.reject(new Error('no such thing')));
  expect(problem.status).toBe(503);
  await services.close();
});
