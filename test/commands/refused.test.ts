import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { environment } from '../protocol/harness.ts';
import { perch as run } from './terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'perch-refused-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const perch = (...args: string[]) => run(args, { cwd: folder, env: environment(folder) });

it.each([
  ['call --read-only schedule_add {"title":"x","start":"2027-01-28T10:00"}', 'writes, and --read-only is set'],
  ['call --toolsets bogus get_current_time', 'unknown toolset "bogus"'],
  ['call no_such_tool', 'there is no tool "no_such_tool"'],
  ['http somewhere', '"somewhere"'],
])('%s', async (line, reason) => {
  const { status, output } = await perch(...line.split(' '));
  expect([status, output]).toEqual([2, expect.stringContaining(reason)]);
  expect(output).not.toContain('    at ');
});

it('call --read-only still reads', async () => {
  expect((await perch('call', '--read-only', 'get_current_time')).status).toBe(0);
});

it('an import that is refused names the flag of the command', async () => {
  const broken = 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:a\nDTSTART:never\nEND:VEVENT\nEND:VCALENDAR\n';
  writeFileSync(join(folder, 'broken.ics'), broken);
  const { status, output } = await perch('import', 'broken.ics');
  expect([status, output]).toEqual([1, expect.stringContaining('with --skip-broken to')]);
  expect(output).not.toContain('skip_broken');
});

it('an import names overlaps, and announces none where it lists none', async () => {
  const event = (uid: string) => `BEGIN:VEVENT\nUID:${uid}\nSUMMARY:${uid}\nDTSTART:20270128T100000Z\nEND:VEVENT\n`;
  writeFileSync(join(folder, 'both.ics'), `BEGIN:VCALENDAR\n${event('lunch')}${event('lecture')}END:VCALENDAR\n`);
  expect((await perch('import', '--dry-run', 'both.ics')).output).toMatch(/^ {2}1 overlap$/m);
  expect((await perch('import', 'both.ics')).output).toMatch(/^ {2}1 overlap, such as:\n {4}.*(lunch|lecture)$/m);
});

it('doctor does not advise to lock a folder that was named as the calendar', async () => {
  const { status, output } = await perch('doctor', '--db', folder);
  expect([status, output]).toEqual([1, expect.not.stringContaining('chmod 600')]);
});
