import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { TOOLS } from '../../src/messages/shared/tools.ts';
import { tools } from '../../src/tools/index.ts';

const SOURCE = fileURLToPath(new URL('../../src/', import.meta.url));

/**
 * Where the name of a tool may stand: at the tool and in messages/shared/tools.ts, which
 * all sentences and suggested calls take it from. Prompts are prose about tools,
 * and say which ones they need; the demo makes calls as a host does.
 */
const NAMED = [
  /^tools\//,
  /^messages\/shared\/tools\.ts$/,
  /^prompts\//,
  /^commands\/demo/,
  /\.test\.ts$/,
  /\/testing\//,
];

/** Names that are no words of the language. */
const NAMES = tools.map(({ name }) => name).filter((name) => name.includes('_'));
const NAME = new RegExp(String.raw`\b(?:${NAMES.join('|')})\b`);

/** Lines of a source that name a tool. */
const naming = (source: string): string[] => source.split('\n').filter((line) => NAME.test(line));

test('the name of a tool stands at the tool, in prompts and in messages/shared/tools.ts', async () => {
  const found: string[] = [];
  for await (const path of glob('**/*.ts', { cwd: SOURCE })) {
    const file = path.replaceAll('\\', '/');
    if (NAMED.some((pattern) => pattern.test(file))) continue;
    for (const line of naming(readFileSync(`${SOURCE}${file}`, 'utf8'))) found.push(`${file}: ${line.trim()}`);
  }
  expect(found).toEqual([]);
  expect(naming(readFileSync(`${SOURCE}messages/shared/tools.ts`, 'utf8'))).not.toEqual([]);
});

/** The names in messages/shared/tools.ts. */
const namesIn = (part: string | object): string[] =>
  typeof part === 'string' ? [part] : Object.values(part).flatMap(namesIn);

test('messages/shared/tools.ts names tools of the index alone, each once', () => {
  const named = namesIn(TOOLS);
  const known = tools.map(({ name }) => name);
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
});
