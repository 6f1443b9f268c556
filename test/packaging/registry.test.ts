import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../../src/app/config.ts';
import { project } from './run.ts';
import { SERVER_JSON } from './server-json.ts';

const read = (file: string): string => readFileSync(join(project, file), 'utf8');
const server = JSON.parse(read('server.json'));
const manifest = JSON.parse(read('package.json'));

test('server.json is what the registry takes', () => {
  expect(SERVER_JSON.safeParse(server).error?.issues ?? []).toEqual([]);
});

test.each([
  ['a description that is too long', { description: 'x'.repeat(101) }],
  ['a name without a namespace', { name: 'perch-mcp' }],
  ['a range of versions', { version: '^0.1.0' }],
  ['an icon that is not fetched over https', { icons: [{ src: 'data:image/png;base64,AAAA' }] }],
  ['a key that it does not know', { status: 'active' }],
])('control: %s is refused', (_what, change) => {
  expect(SERVER_JSON.safeParse({ ...server, ...change }).success).toBe(false);
});

test('names, versions and places agree with package.json', () => {
  expect(manifest.mcpName).toBe(server.name);
  expect(server.version).toBe(manifest.version);
  expect(server.packages).toMatchObject([{ identifier: manifest.name, version: manifest.version }]);
  expect(manifest.repository.url).toBe(`git+${server.repository.url}.git`);
});

const variables = server.packages[0].environmentVariables as {
  name: string;
  choices?: string[];
  default?: string;
  format?: string;
}[];

test('every setting is listed, there and in docs/settings.md, and nothing else', () => {
  const known = [...new Set(read('src/app/config.ts').match(/PERCH_[A-Z_]+/g))].sort();
  // Of a model at a URL, its name and key stand beside it.
  expect(
    variables
      .map(({ name }) => name)
      .filter((name) => !/_(MODEL|KEY)$/.test(name))
      .sort(),
  ).toEqual(known);
  const table = [...read('docs/settings.md').matchAll(/^\| `(PERCH_[A-Z_]+)` \|/gm)].map(([, name]) => name);
  expect([...new Set(table)].sort()).toEqual(known);
});

test.each(variables)('$name takes the values that it lists', ({ name, choices = [], default: given, format }) => {
  const values = [
    ...choices,
    ...(given === undefined ? [] : [given]),
    ...(format === 'boolean' ? ['true', 'false'] : []),
  ];
  for (const value of values) expect(() => readConfig({}, { [name]: value })).not.toThrow();
  if (given !== undefined) expect(readConfig({}, { [name]: given })).toEqual(readConfig({}, {}));
  if (choices.length > 0) expect(() => readConfig({}, { [name]: 'something else' })).toThrow(name);
});
