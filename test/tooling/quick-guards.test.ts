import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  isJSONRPCErrorResponse,
  isJSONRPCNotification,
  isJSONRPCRequest,
  isJSONRPCResultResponse,
} from '@modelcontextprotocol/server';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { quickGuards, withQuickGuards } from '../../scripts/quick-guards.ts';

const SDK = { isJSONRPCErrorResponse, isJSONRPCNotification, isJSONRPCRequest, isJSONRPCResultResponse };
type Guards = typeof SDK;
const GUARDS = Object.keys(SDK) as (keyof Guards)[];

async function bundled(): Promise<Guards> {
  const folder = mkdtempSync(join(tmpdir(), 'perch-guards-'));
  const outfile = join(folder, 'guards.mjs');
  await build({
    stdin: { contents: `export { ${GUARDS.join(', ')} } from '@modelcontextprotocol/server';`, resolveDir: '.' },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    plugins: [quickGuards()],
    banner: { js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);" },
  });
  expect(readFileSync(outfile, 'utf8')).toContain('value?.method === void 0');
  return import(pathToFileURL(outfile).href).finally(() => rmSync(folder, { recursive: true }));
}

const ABSENT = Symbol('absent');

/** What each property of a message may be, rightly and wrongly. */
const MAY_BE: Readonly<Record<string, readonly unknown[]>> = {
  jsonrpc: ['2.0'],
  id: [ABSENT, 1, 1.5, undefined],
  method: [ABSENT, 'ping', 1, undefined],
  params: [ABSENT, { _meta: { progressToken: {} } }],
  result: [ABSENT, { content: [] }, 'text', null, undefined],
  error: [ABSENT, { code: 1, message: 'x' }, {}, null, undefined],
};

/** Every message that can be made of these. */
function messages(): Record<string, unknown>[] {
  let made: Record<string, unknown>[] = [{}];
  for (const [name, values] of Object.entries(MAY_BE)) {
    made = made.flatMap((one) => values.map((value) => (value === ABSENT ? one : { ...one, [name]: value })));
  }
  return made;
}

it('the guards of the bundle say what those of the SDK say', async () => {
  const quick = await bundled();
  for (const name of GUARDS) {
    const all = [...messages(), null, undefined, 'text', 1, []];
    const taken = all.filter((value) => SDK[name](value));
    expect(taken.length, name).toBeGreaterThan(0);
    expect(all.filter((value) => quick[name](value))).toEqual(taken);
  }
});

it('a version of the SDK without these guards does not build in silence', () => {
  const [file = ''] = globSync(join('node_modules/@modelcontextprotocol/server/dist/src-*.mjs'));
  expect(file).not.toBe('');
  expect(() => withQuickGuards('const isJSONRPCRequest = (value) => ask(value);')).toThrow('Request, Notification');
});
