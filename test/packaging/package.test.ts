import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { machinePath, mustRun, project, run } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'perch-package-'));
const installed = join(folder, 'node_modules/perch-mcp');
const manifest = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));

/** What somebody gets who installs the package in an empty folder. */
beforeAll(() => {
  const [{ filename }] = JSON.parse(
    mustRun('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder]),
  );
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  mustRun('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', `./${filename}`], { cwd: folder });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function filesIn(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => statSync(join(root, file)).isFile());
}

test('the installed command says its version', () => {
  expect(mustRun('npx', ['perch-mcp', '--version'], { cwd: folder }).trim()).toBe(manifest.version);
});

test('the package holds the bundle and its papers, nothing else', () => {
  const files = filesIn(installed);
  const top = new Set(files.map((file) => file.split('/')[0]));
  const allowed = ['dist', 'package.json', 'README.md', 'LICENSE', 'CHANGELOG.md', 'SECURITY.md'];
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
  for (const name of ['@modelcontextprotocol/server', 'ical.js', 'kysely', 'minisearch', 'zod']) {
    expect(notices, name).toContain(`${name} ${manifest.devDependencies[name]}`);
  }
});

test('at most 60 MB are installed', () => {
  const root = join(folder, 'node_modules');
  const bytes = filesIn(root).reduce((sum, file) => sum + statSync(join(root, file)).size, 0);
  expect(bytes / 1e6).toBeLessThanOrEqual(60);
});

test('publint has nothing to say', async () => {
  const { messages } = await publint({ pkgDir: project, strict: true });
  expect(messages.map((message) => formatMessage(message, manifest))).toEqual([]);
});

test('an old Node is told what to do instead of crashing', () => {
  const old = "Object.defineProperty(process,'versions',{value:{...process.versions,node:'20.20.2'}})";
  const args = [
    '--import',
    `data:text/javascript,${encodeURIComponent(old)}`,
    join(installed, 'dist/cli.js'),
    '--version',
  ];
  const { status, stdout, output } = run(process.execPath, args);
  expect(status, output).toBe(1);
  expect(stdout).toBe('');
  expect(output).toMatch(/Node(\.js)? .*22/);
});

test('the first file parses on the old Node of this machine', ({ skip }) => {
  const version = run('node', ['--version'], { env: { PATH: machinePath() } }).stdout.trim();
  skip(!/^v(18|20)\./.test(version), `skipped: needs a machine with Node 18 or 20, this one has ${version || 'none'}`);
  const { status, output } = run('node', [join(installed, 'dist/cli.js')], { env: { PATH: machinePath() } });
  expect(status, output).toBe(1);
  expect(output).not.toContain('SyntaxError');
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
