/**
 * Carries out "Add a tool" of CONTRIBUTING.md, block by block, in a copy of the
 * repository, and runs there what looks at every tool. So the walk-through is
 * true, and a new tool touches no file that it does not name.
 */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mustRun, project, run } from '../packaging/run.ts';

/** The suites that look at every tool, and one beside them that must not care. */
const SUITES = [
  'src/messages',
  'test/schemas',
  'test/examples',
  'test/prompts',
  'test/protocol/guards/guards.test.ts',
  'test/protocol/tools/cases.test.ts',
  'test/protocol/tools/todo-query.test.ts',
  'test/protocol/client-matrix.test.ts',
];

/** What a run leaves in node_modules of its project. */
const OF_RUNS = ['.cache', '.vite', '.vite-temp', '.vitest'];

interface Block {
  readonly language: string;
  readonly file: string;
  readonly text: string;
}

const walk = /^## Add a tool.*?(?=^## )/ms.exec(readFileSync(join(project, 'CONTRIBUTING.md'), 'utf8'))?.[0] ?? '';
const BLOCKS: readonly Block[] = [...walk.matchAll(/^```(ts|diff) (\S+)\n(.*?)^```$/gms)].map(
  ([, language = '', file = '', text = '']) => ({ language, file, text }),
);
const UPDATE = /`(npx vitest run [^`]* --update)`/.exec(walk)?.[1] ?? '';

const copy = mkdtempSync(join(tmpdir(), 'perch-new-tool-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const inCopy = (command: string) => run('sh', ['-c', command], { cwd: copy });
/** Every file of the project that git knows or would take. */
const files = (): string[] =>
  mustRun('git', ['ls-files', '--cached', '--others', '--exclude-standard'])
    .split('\n')
    .filter((file) => file !== '' && existsSync(join(project, file)));

function carryOut({ language, file, text }: Block): void {
  const path = join(copy, file);
  if (language === 'ts') {
    expect(existsSync(path), `${file} is there already`).toBe(false);
    writeFileSync(path, text);
    return;
  }
  const lines = text.trimEnd().split('\n');
  const kept = lines.filter((line) => line.startsWith(' ')).map((line) => `${line.slice(1)}\n`);
  const added = lines.filter((line) => line.startsWith('+')).map((line) => `${line.slice(1)}\n`);
  expect(lines, file).toHaveLength(kept.length + added.length);
  const before = readFileSync(path, 'utf8');
  const [head = '', tail, ...more] = before.split(kept.join(''));
  expect(tail !== undefined && more.length === 0, `${file} has "${kept.join('').trim()}" once`).toBe(true);
  writeFileSync(path, `${head}${kept.join('')}${added.join('')}${tail}`);
}

beforeAll(() => {
  for (const file of files()) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    copyFileSync(join(project, file), join(copy, file));
  }
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(join(project, 'node_modules'))) {
    if (!OF_RUNS.includes(name)) symlinkSync(join(project, 'node_modules', name), join(copy, 'node_modules', name));
  }
  for (const block of BLOCKS) carryOut(block);
});

test('the walk-through shows the files of a tool', () => {
  const written = BLOCKS.filter(({ language }) => language === 'ts').map(({ file }) => file);
  expect(written.filter((file) => file.startsWith('src/tools/'))).toHaveLength(2);
  expect(UPDATE).toContain('test/schemas');
});

test('what it shows passes types, lint, import rule and dead code', () => {
  const { status, output } = inCopy('node scripts/check.mjs');
  expect(status, output).toBe(0);
});

test('every suite that looks at all tools passes, once the snapshots are written', () => {
  const updated = inCopy(UPDATE);
  expect(updated.status, updated.output).toBe(0);
  const { status, output } = inCopy(`npx vitest run --project unit --project integration ${SUITES.join(' ')}`);
  expect(status, output).toBe(0);
  expect(readFileSync(join(copy, 'docs/tools.md'), 'utf8')).toContain('### todo_count');
});

test('nothing was touched but what it names and the snapshots', () => {
  const known = new Set(files());
  const inside = readdirSync(copy, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.startsWith(join(copy, 'node_modules')))
    .map((entry) => join(entry.parentPath, entry.name).slice(copy.length + 1));
  const touched = inside.filter(
    (file) => !known.has(file) || !readFileSync(join(project, file)).equals(readFileSync(join(copy, file))),
  );
  const named = [...new Set(BLOCKS.map(({ file }) => file)), 'docs/tools.md', 'test/schemas/todo_count.json'];
  expect(touched.sort()).toEqual(named.sort());
});

test('a tool without cases is told which file is missing', () => {
  rmSync(join(copy, 'src/tools/todo/todo-count.cases.ts'));
  const { status, output } = inCopy('npx vitest run test/protocol/tools/cases.test.ts');
  expect(status).toBe(1);
  expect(output).toContain('src/tools/todo/todo-count.cases.ts is missing');
});
