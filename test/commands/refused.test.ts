import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { run } from '../packaging/run.ts';
import { CLI, environment } from '../protocol/harness.ts';

const folder = mkdtempSync(join(tmpdir(), 'perch-refused-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const perch = (...args: string[]) => run(process.execPath, [CLI, ...args], { cwd: folder, env: environment(folder) });

it.each([
  ['call --read-only schedule_add {"title":"x","start":"2027-01-28T10:00"}', 'writes, and --read-only is set'],
  ['call --toolsets bogus get_current_time', 'unknown toolset "bogus"'],
  ['call no_such_tool', 'there is no tool "no_such_tool"'],
  ['http somewhere', '"somewhere"'],
])('%s', (line, reason) => {
  const { status, output } = perch(...line.split(' '));
  expect([status, output]).toEqual([2, expect.stringContaining(reason)]);
  expect(output).not.toContain('    at ');
});

it('call --read-only still reads', () => {
  expect(perch('call', '--read-only', 'get_current_time').status).toBe(0);
});

it('an import that is refused names the flag of the command', () => {
  const broken = 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:a\nDTSTART:never\nEND:VEVENT\nEND:VCALENDAR\n';
  writeFileSync(join(folder, 'broken.ics'), broken);
  const { status, output } = perch('import', 'broken.ics');
  expect([status, output]).toEqual([1, expect.stringContaining('with --skip-broken to')]);
  expect(output).not.toContain('skip_broken');
});

it('an import names overlaps, and announces none where it lists none', () => {
  const event = (uid: string) => `BEGIN:VEVENT\nUID:${uid}\nSUMMARY:${uid}\nDTSTART:20270128T100000Z\nEND:VEVENT\n`;
  writeFileSync(join(folder, 'both.ics'), `BEGIN:VCALENDAR\n${event('lunch')}${event('lecture')}END:VCALENDAR\n`);
  expect(perch('import', '--dry-run', 'both.ics').output).toMatch(/^ {2}1 overlap$/m);
  expect(perch('import', 'both.ics').output).toMatch(/^ {2}1 overlap, such as:\n {4}.*(lunch|lecture)$/m);
});

it('doctor does not advise to lock a folder that was named as the calendar', () => {
  const { status, output } = perch('doctor', '--db', folder);
  expect([status, output]).toEqual([1, expect.not.stringContaining('chmod 600')]);
});
