import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { emptyFolder, installPackage } from './installed.ts';
import { machinePath, mustRun, run } from './run.ts';
import { cliOf, offlineWith, tryOut } from './tried.ts';

/** The package in an empty folder, on every Node that it promises to run on, and on one that it does not. */

const folder = emptyFolder('nodes');
beforeAll(() => installPackage(folder));

/** The oldest release line that is promised, as npm has it; undefined without a network. */
function node22(): string | undefined {
  const place = join(folder, 'node22');
  mkdirSync(place);
  writeFileSync(join(place, 'package.json'), '{"private":true,"allowScripts":{"node":true}}');
  const { status } = run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', 'node@22'], { cwd: place });
  return status === 0 ? join(place, 'node_modules/node/bin/node') : undefined;
}

const npx = { command: 'npx', args: ['perch-mcp'] };

test('Node 24: `npx perch-mcp` serves a host, without a network', async () => {
  const env = offlineWith(process.execPath);
  expect(mustRun('node', ['--version'], { env })).toMatch(/^v24\./);
  expect(await tryOut({ ...npx, folder, env: { ...env, PERCH_DB: join(folder, '24.db') } })).toContain('schedule_add');
});

test('Node 22: `npx perch-mcp` serves a host, without a network', async ({ skip }) => {
  const node = node22();
  if (node === undefined) return skip('needs the npm registry, for Node 22');
  const env = offlineWith(node);
  expect(mustRun('node', ['--version'], { env })).toMatch(/^v22\./);
  expect(await tryOut({ ...npx, folder, env: { ...env, PERCH_DB: join(folder, '22.db') } })).toContain('schedule_add');
  const own = { command: node, args: [cliOf(folder)], folder };
  await tryOut({ ...own, env: { PERCH_DB: join(folder, '22-own.db'), PERCH_SQLITE: 'node' } });
});

const needsNode = /perch-mcp needs Node\.js 22\.14 or newer; this is .*\n.*https:\/\/nodejs\.org/;

test('an old Node is told what to do instead of crashing', () => {
  const old = "Object.defineProperty(process,'versions',{value:{...process.versions,node:'20.20.2'}})";
  const args = ['--import', `data:text/javascript,${encodeURIComponent(old)}`, cliOf(folder), '--version'];
  const { status, stdout, output } = run(process.execPath, args);
  expect(status, output).toBe(1);
  expect(stdout).toBe('');
  expect(output).toMatch(needsNode);
});

test('so is the old Node of this machine, through npx', ({ skip }) => {
  const env = { PATH: machinePath() };
  const version = run('node', ['--version'], { env }).stdout.trim();
  skip(!/^v(18|20)\./.test(version), `needs a machine with Node 18 or 20, this one has ${version || 'none'}`);
  const { status, stdout, output } = run('npx', ['perch-mcp', 'call', 'get_current_time', '{}'], { cwd: folder, env });
  expect(status, output).toBe(1);
  expect(stdout).toBe('');
  expect(output).toMatch(needsNode);
});
