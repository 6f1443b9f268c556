/**
 * Runs every command that the documents show. Convention: commands stand in
 * blocks marked `sh`, one a line, without a prompt; blocks of other languages
 * are not run. `npm` and `npx` of other packages run in the project, all else in
 * a scratch folder with a `calendar.ics` and a store of its own, where
 * `perch-mcp` and `npx -y perch-mcp` are this build. Stdin is closed.
 */
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { project, run } from '../packaging/run.ts';

/** Commands that are run somewhere else, and where. Anything else in a `sh` block runs here. */
const ELSEWHERE: readonly (readonly [RegExp, string])[] = [
  [/^git clone /, 'needs the published repository; test/packaging runs what follows on a copy of the tree'],
  [/^cd [\w-]+$/, 'belongs to git clone'],
  [/^npm start$/, 'test/packaging: a fresh clone starts'],
  [/^npm test$/, '.ci/run'],
  [/^npm run check$/, 'npm test'],
  [/^npm run bench$/, 'minutes of measuring; its parts are type-checked'],
  [/^npx vitest run --project slow/, 'this suite'],
  [/^\.ci\/run$/, 'this run'],
  [/^createuser |postgres:\/\//, 'needs a PostgreSQL server; test/postgres tries what follows on one of its own'],
];

const DOCUMENTS = [
  'README.md',
  'README.zh-CN.md',
  'CONTRIBUTING.md',
  'docs/guide.md',
  'docs/notify.md',
  'docs/notify.zh.md',
  'docs/sync.md',
  'docs/sync.zh.md',
  'docs/settings.md',
  'docs/toolsets.md',
  'docs/hosts.md',
  'docs/data.md',
  'docs/team-server.md',
  'docs/team-server.zh.md',
];

function commandsOf(document: string): string[] {
  const text = readFileSync(join(project, document), 'utf8');
  const blocks = [...text.matchAll(/^( *)```sh\n(.*?)^ *```/gms)].map((match) => match[2] ?? '');
  return blocks
    .join('')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .map((line) => line.replace(/\s+#\s.*$/, '').trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

const folder = mkdtempSync(join(tmpdir(), 'perch-docs-'));
const home = join(folder, 'home');
const bin = join(folder, 'bin');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function script(name: string, text: string): void {
  writeFileSync(join(bin, name), `#!/bin/sh\n${text}\n`);
  chmodSync(join(bin, name), 0o755);
}

beforeAll(() => {
  mkdirSync(home);
  mkdirSync(bin);
  script('perch-mcp', `exec '${process.execPath}' '${join(project, 'dist/cli.js')}' "$@"`);
  script('npx', `[ "$1" = -y ] && shift\nshift\nexec '${join(bin, 'perch-mcp')}' "$@"`);
  copyFileSync(join(project, 'src/commands/demo-calendar.ics'), join(home, 'calendar.ics'));
  mkdirSync(join(home, 'notes'));
  writeFileSync(join(home, 'notes', 'trip.md'), '---\ntitle: Trip\ntags: [travel]\n---\nPassport, [[tickets]]\n');
  writeFileSync(join(home, 'export.jsonl'), '{"id":"1","text":"牙医说半年后复查"}\n');
});

function runLine(line: string) {
  const ofProject = /^(npm|npx(?! (-y )?perch-mcp)|node) /.test(line);
  const path = ofProject ? (process.env.PATH ?? '') : `${bin}${delimiter}${process.env.PATH}`;
  const own = { HOME: home, XDG_DATA_HOME: home, PERCH_DB: join(home, 'perch.db') };
  return run('sh', ['-c', line], { cwd: ofProject ? project : home, env: { PATH: path, ...(ofProject ? {} : own) } });
}

describe.each(DOCUMENTS)('%s', (document) => {
  const commands = commandsOf(document);

  test('shows commands', () => {
    expect(commands.length).toBeGreaterThan(0);
  });

  const here = commands.filter((line) => !ELSEWHERE.some(([pattern]) => pattern.test(line)));
  test.each(here)('%s', (line) => {
    const { status, output } = runLine(line);
    expect(status, output).toBe(0);
  });
});

const segments = new Intl.Segmenter('zh', { granularity: 'word' });

/** Words that a reader reads: Chinese has no blanks between them. */
const wordsIn = (text: string): number =>
  [...segments.segment(text)].filter(({ isWordLike }) => isWordLike === true).length;

test('each README is short: what it does not say stands in docs/', () => {
  const read = (file: string) => readFileSync(join(project, file), 'utf8');
  expect(read('README.md').split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(800);
  const prose = read('README.zh-CN.md').replaceAll(/<[^>]*>|\]\([^)]*\)|^```sh$.*?^```$/gms, ' ');
  expect(wordsIn(prose)).toBeLessThanOrEqual(800);
});

test.each([
  'README.md',
  'README.zh-CN.md',
  'docs/notify.md',
  'docs/notify.zh.md',
  'docs/sync.md',
  'docs/sync.zh.md',
  'docs/service.md',
  'docs/service.zh.md',
])('%s: what it links to and shows is there', (document) => {
  const text = readFileSync(join(project, document), 'utf8');
  const links = [...text.matchAll(/\]\(([^)#]+)[^)]*\)|(?:src|srcset|href)="([^"#]+)"/g)].map(
    ([, a, b]) => a ?? b ?? '',
  );
  const local = links.filter((link) => !/^https?:/.test(link));
  expect(local.length).toBeGreaterThan(0);
  for (const link of local) expect(existsSync(join(project, dirname(document), link)), link).toBe(true);
});
