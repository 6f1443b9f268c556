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
import { afterAll, beforeAll, expect } from 'vitest';
import { mustRun, project, run } from '../packaging/run.ts';

/** What a run leaves in node_modules of its project. */
const OF_RUNS = ['.cache', '.vite', '.vite-temp', '.vitest'];

interface Block {
  readonly language: string;
  readonly file: string;
  readonly text: string;
}

/** A walk-through of CONTRIBUTING.md, carried out in a copy of the repository. */
export interface Walk {
  readonly copy: string;
  readonly blocks: readonly Block[];
  /** The command of its text that writes snapshots. */
  readonly update: string;
  /** The number of files that it says it touches, snapshots aside. */
  readonly says: number;
  inCopy(command: string): ReturnType<typeof run>;
  /** Files that are other than in the project, or new. */
  touched(): string[];
}

/** Every file of the project that git knows or would take. */
const files = (): string[] =>
  mustRun('git', ['ls-files', '--cached', '--others', '--exclude-standard'])
    .split('\n')
    .filter((file) => file !== '' && existsSync(join(project, file)));

/** Writes the file of a `ts` block; puts the `+` lines of a `diff` block among the others, which stand in the file once. */
function carryOut(copy: string, { language, file, text }: Block): void {
  const path = join(copy, file);
  if (language === 'ts') {
    expect(existsSync(path), `${file} is there already`).toBe(false);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return;
  }
  const lines = text.trimEnd().split('\n');
  const kept = lines.filter((line) => line.startsWith(' ')).map((line) => `${line.slice(1)}\n`);
  expect(
    lines.filter((line) => !/^[ +]/.test(line)),
    file,
  ).toEqual([]);
  const before = readFileSync(path, 'utf8');
  const [head = '', tail, ...more] = before.split(kept.join(''));
  expect(tail !== undefined && more.length === 0, `${file} has "${kept.join('').trim()}" once`).toBe(true);
  writeFileSync(path, `${head}${lines.map((line) => `${line.slice(1)}\n`).join('')}${tail}`);
}

/** Carries out the section of CONTRIBUTING.md with this heading, block by block, before the tests of a file. */
export function walkThrough(heading: string): Walk {
  const document = readFileSync(join(project, 'CONTRIBUTING.md'), 'utf8');
  const text = new RegExp(`^## ${heading}.*?(?=^## )`, 'ms').exec(document)?.[0] ?? '';
  const blocks = [...text.matchAll(/^```(ts|diff) (\S+)\n(.*?)^```$/gms)].map(
    ([, language = '', file = '', body = '']) => ({
      ...{ language, file },
      text: body,
    }),
  );
  const copy = mkdtempSync(join(tmpdir(), 'perch-walk-'));
  afterAll(() => rmSync(copy, { recursive: true, force: true }));
  beforeAll(() => {
    for (const file of files()) {
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      copyFileSync(join(project, file), join(copy, file));
    }
    mkdirSync(join(copy, 'node_modules'));
    for (const name of readdirSync(join(project, 'node_modules'))) {
      if (!OF_RUNS.includes(name)) symlinkSync(join(project, 'node_modules', name), join(copy, 'node_modules', name));
    }
    for (const block of blocks) carryOut(copy, block);
  });
  return {
    ...{ copy, blocks },
    update: /`(npx vitest run [^`]* --update)`/.exec(text)?.[1] ?? '',
    says: Number(/touches (\d+) files/.exec(text)?.[1]),
    // As somebody at work runs it.
    inCopy: (command) => run('sh', ['-c', command], { cwd: copy, env: { PERCH_TEST_RUNS: '' } }),
    touched() {
      const known = new Set(files());
      return readdirSync(copy, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.parentPath.startsWith(join(copy, 'node_modules')))
        .map((entry) => join(entry.parentPath, entry.name).slice(copy.length + 1))
        .filter((file) => !known.has(file) || !readFileSync(join(project, file)).equals(readFileSync(join(copy, file))))
        .sort();
    },
  };
}
