import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { beforeAll, expect, test } from 'vitest';
import { emptyFolder, installPackage } from './installed.ts';
import { machinePath, mustRun, project } from './run.ts';

const folder = emptyFolder('package');
const installed = join(folder, 'node_modules/perch-mcp');
const manifest = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));

beforeAll(() => installPackage(folder));

function filesIn(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => statSync(join(root, file)).isFile());
}

test('the installed command says its version', () => {
  expect(mustRun('npx', ['perch-mcp', '--version'], { cwd: folder }).trim()).toBe(manifest.version);
});

test('the package holds the bundle and its papers, nothing else', () => {
  const files = filesIn(installed);
  const top = new Set(files.map((file) => file.split('/')[0]));
  const allowed = ['dist', 'package.json', 'README.md', 'README.zh-CN.md', 'LICENSE', 'CHANGELOG.md', 'SECURITY.md'];
  expect([...top].filter((name) => !allowed.includes(name ?? ''))).toEqual([]);
  expect(files).toContain('dist/THIRD-PARTY-LICENSES.txt');
  expect(files).toContain('dist/demo-calendar.ics');
  expect(files.filter((file) => /\.(ts|map)$/.test(file))).toEqual([]);
});

test('the bundle names no folder of the machine that built it', () => {
  for (const file of filesIn(join(installed, 'dist'))) {
    expect(readFileSync(join(installed, 'dist', file), 'utf8').includes(project), file).toBe(false);
  }
});

test('the notices name every package in the bundle', () => {
  const notices = readFileSync(join(installed, 'dist/THIRD-PARTY-LICENSES.txt'), 'utf8');
  for (const name of ['@modelcontextprotocol/server', 'htm', 'ical.js', 'kysely', 'minisearch', 'preact', 'zod']) {
    expect(notices, name).toContain(`${name} ${manifest.devDependencies[name]}`);
  }
});

test('at most 60 MB are installed', () => {
  const root = join(folder, 'node_modules');
  const bytes = filesIn(root).reduce((sum, file) => sum + statSync(join(root, file)).size, 0);
  expect(bytes / 1e6).toBeLessThanOrEqual(60);
});

/** Those of `npm install` and of the bundle: who passes Perch on owes no more than a notice. */
const PERMISSIVE =
  /^(0BSD|Apache-2\.0|BlueOak-1\.0\.0|BSD-[23]-Clause|ISC|MIT|MIT AND Apache-2\.0|Python-2\.0|Unlicense)$/;
/** Their own files stay under their licence, and the notice says where these are. */
const BY_FILE: Readonly<Record<string, string>> = { 'ical.js': 'MPL-2.0' };

test('licences of all that is bundled or installed are permissive', () => {
  const notices = readFileSync(join(installed, 'dist/THIRD-PARTY-LICENSES.txt'), 'utf8');
  const bundled = [...notices.matchAll(/^(\S+) \S+\nLicence: (.+)\nSource: (.+)\n/gm)];
  expect(bundled.length).toBe(notices.match(/^Licence: /gm)?.length);
  const packages = filesIn(join(folder, 'node_modules'))
    .filter((file) => /(^|\/)node_modules\/((@[^/]+\/)?[^/]+)\/package\.json$/.test(`node_modules/${file}`))
    .map((file) => JSON.parse(readFileSync(join(folder, 'node_modules', file), 'utf8')));
  expect(packages.map(({ name }) => name)).toContain('better-sqlite3');
  const all = [
    ...bundled.map(([, name, licence]) => [name, licence]),
    ...packages.map(({ name, license }) => [name, license]),
  ];
  expect(all.filter(([name, licence]) => !PERMISSIVE.test(licence) && BY_FILE[name] !== licence)).toEqual([]);
});

test('the dictionary comes with its notice', () => {
  expect(readFileSync(join(installed, 'dist/cedict/NOTICE.md'), 'utf8')).toMatch(/CC-CEDICT.*CC BY-SA 4\.0/s);
});

test('publint has nothing to say', async () => {
  const { messages } = await publint({ pkgDir: project, strict: true });
  expect(messages.map((message) => formatMessage(message, manifest))).toEqual([]);
});

test('a fresh clone serves with `npm start` alone, on the Node of the machine', async () => {
  const clone = join(folder, 'clone');
  mkdirSync(clone);
  const leave = /^(node_modules|dist|coverage|\.git)$/;
  for (const name of readdirSync(project).filter((entry) => !leave.test(entry))) {
    cpSync(join(project, name), join(clone, name), { recursive: true });
  }
  const first = await startAndStop(clone);
  expect(first).toContain('Installing dependencies');
  expect(existsSync(join(clone, 'dist/cli.js'))).toBe(true);
  expect(await startAndStop(clone)).not.toContain('Installing dependencies');
});

/** `npm start` until its page answers, then Ctrl+C; what it printed. */
async function startAndStop(clone: string): Promise<string> {
  const env = { ...process.env, PATH: machinePath(), PERCH_DB: join(folder, 'started.db') };
  const child = spawn('npm', ['start', '--', '--port', '0'], { cwd: clone, env, detached: true });
  let output = '';
  const serving = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const page = /page +(http:\S+)/.exec(output)?.[1];
      if (page) resolve(page);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(`npm start ended: ${output}`)));
  });
  const page = await fetch(await serving);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('Perch');
  const ended = once(child, 'exit');
  process.kill(-(child.pid as number), 'SIGINT');
  await ended;
  return output;
}
