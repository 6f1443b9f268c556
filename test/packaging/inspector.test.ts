import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { mustRun, project } from './run.ts';

/** The MCP inspector's command line, a client that is not ours. */
const INSPECTOR = [
  '-y',
  '--prefer-offline',
  '@modelcontextprotocol/inspector@2.12.0',
  '--cli',
  'node',
  join(project, 'dist/cli.js'),
];

const folder = mkdtempSync(join(tmpdir(), 'perch-inspector-'));
const settings = ['-e', `PERCH_DB=${join(folder, 'perch.db')}`, '-e', 'PERCH_TIMEZONE=Asia/Shanghai'];
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function inspect(...args: string[]) {
  return JSON.parse(mustRun('npx', [...INSPECTOR, ...settings, '--method', ...args], { cwd: folder }));
}

const call = (tool: string, args: Record<string, string> = {}) =>
  inspect(
    ...['tools/call', '--tool-name', tool],
    ...Object.entries(args).flatMap(([name, value]) => ['--tool-arg', `${name}=${value}`]),
  ).structuredContent;

test('lists the tools, with schemas that every host can read', () => {
  const { tools } = inspect('tools/list', '--strict');
  const names = tools.map((tool: { name: string }) => tool.name);
  expect(names).toEqual(expect.arrayContaining(['schedule_add', 'schedule_query', 'get_current_time', 'undo']));
});

test('calls tools that read and tools that write', () => {
  expect(call('get_current_time')).toMatchObject({ status: 'final' });
  const added = call('schedule_add', { title: 'Review', start: '2031-03-04T15:00', duration_minutes: '30' });
  expect(added).toMatchObject({ status: 'final', event: { title: 'Review', start: '2031-03-04T15:00:00+08:00' } });
  const found = call('schedule_query', { start: '2031-03-04', end: '2031-03-05' });
  expect(found.events).toMatchObject([{ id: added.event.id, title: 'Review' }]);
  expect(call('undo', { last: '1' })).toMatchObject({ status: 'final' });
  expect(call('schedule_query', { start: '2031-03-04', end: '2031-03-05' }).events).toEqual([]);
});
