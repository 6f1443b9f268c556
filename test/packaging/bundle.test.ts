import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { beforeAll, expect, test } from 'vitest';
import type { bundleManifest } from '../../scripts/bundle/manifest.ts';
import { parseToolsets } from '../../src/mcp/call/toolsets.ts';
import { listedTool } from '../../src/mcp/server/listed.ts';
import { tools } from '../../src/tools/index.ts';
import { emptyFolder } from './installed.ts';
import { mustRun, project, run } from './run.ts';
import { connectTo, type Started, tryOut } from './tried.ts';

/** The validator of the format's own project. */
const MCPB = ['-y', '--prefer-offline', '@anthropic-ai/mcpb@2.1.2'];

const folder = emptyFolder('bundle');
const unpacked = join(folder, 'extension');
const { name, version } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
const archive = join(project, 'dist', `${name}-${version}.mcpb`);

let files: Record<string, Uint8Array>;
let manifest: ReturnType<typeof bundleManifest>;

beforeAll(() => {
  mustRun('node', ['scripts/bundle/build.ts']);
  files = unzipSync(readFileSync(archive));
  for (const [file, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(unpacked, file)), { recursive: true });
    writeFileSync(join(unpacked, file), bytes);
  }
  manifest = JSON.parse(Buffer.from(files['manifest.json'] ?? []).toString());
});

/** What a host starts when its user has filled in `settings`; those left out have their default. */
function startedBy(settings: Record<string, string | boolean>): Started {
  const defaults = Object.entries(manifest.user_config).map(([key, option]) => [key, option.default]);
  const values: Record<string, unknown> = { ...Object.fromEntries(defaults), ...settings };
  const filled = (text: string): string =>
    text.replace(/\$\{__dirname\}/, unpacked).replace(/\$\{user_config\.(\w+)\}/g, (_, key) => String(values[key]));
  const { command, args, env } = manifest.server.mcp_config;
  return {
    command: command === 'node' ? process.execPath : command,
    args: args.map(filled),
    env: Object.fromEntries(Object.entries(env).map(([key, value]) => [key, filled(value)])),
    folder,
  };
}

test('holds no native code, for no platform', () => {
  const names = Object.keys(files);
  expect(names).toEqual(
    expect.arrayContaining(['manifest.json', 'icon.png', 'server/cli.js', 'server/cedict/NOTICE.md']),
  );
  expect(names.filter((file) => /\.(node|dll|dylib|so|exe|app|wasm)\b/.test(file))).toEqual([]);
  expect(names.filter((file) => /node_modules|\.(ts|map)$/.test(file))).toEqual([]);
  const magic = (bytes: Uint8Array): string => Buffer.from(bytes.subarray(0, 4)).toString('hex');
  const PROGRAMS = /^(7f454c46|cffaedfe|cafebabe|4d5a)/;
  expect(names.filter((file) => PROGRAMS.test(magic(files[file] ?? new Uint8Array())))).toEqual([]);
});

test('starts as its manifest says, with the settings of the user, and keeps what it is told', async () => {
  const settings = { timezone: 'Asia/Shanghai', language: 'zh', database: join(folder, 'own', 'calendar.db') };
  const started = startedBy(settings);
  expect(await tryOut(started)).toEqual(manifest.tools.map((tool) => tool.name));
  const client = await connectTo(started);
  const { prompts } = await client.listPrompts();
  expect(prompts.map((prompt) => prompt.name)).toEqual(manifest.prompts.map((prompt) => prompt.name));
  const now = await client.callTool({ name: 'get_current_time', arguments: {} });
  expect(now.structuredContent).toMatchObject({
    now: expect.stringMatching(/\+08:00$/),
    message: expect.stringMatching(/\p{Script=Han}/u),
    store: settings.database,
  });
  await client.close();
  const { output } = run(started.command, [...started.args, 'doctor'], { env: { ...started.env } });
  // In the language of the user.
  expect(output).toMatch(/SQLite (?:by|由) node:sqlite/);
});

test('what the build derived of the tools is what their sources say', async () => {
  const client = await connectTo(startedBy({}));
  const { tools: listed } = await client.listTools();
  await client.close();
  const sources = new Map(tools.map((tool) => [tool.name, listedTool(tool, parseToolsets(undefined))]));
  for (const told of listed) expect(told, told.name).toEqual(sources.get(told.name));
});

test('settings that are left empty are as if there were none; toolsets and reading only are obeyed', async () => {
  const untouched = await connectTo(startedBy({}));
  expect((await untouched.listTools()).tools).toHaveLength(manifest.tools.length);
  await untouched.close();
  const reading = await connectTo(startedBy({ toolsets: 'memo', read_only: true }));
  const names = (await reading.listTools()).tools.map((tool) => tool.name);
  expect(names).toContain('memo_search');
  expect(names.filter((tool) => /add|update|schedule|undo/.test(tool))).toEqual([]);
  await reading.close();
});

test('is valid by the tool of the format', ({ skip }) => {
  const { status, output } = run('npx', [...MCPB, 'validate', join(unpacked, 'manifest.json')], { cwd: folder });
  skip(
    /ENOTCACHED|ECONNREFUSED|ENOTFOUND|ETIMEDOUT|EAI_AGAIN/.test(output),
    'needs the npm registry, for the validator',
  );
  expect(status, output).toBe(0);
  expect(output).toContain('validation passes');
});

test('is made of the same bytes every time', () => {
  const before = readFileSync(archive);
  mustRun('node', ['scripts/bundle/build.ts']);
  expect(readFileSync(archive).equals(before)).toBe(true);
});

test('says the version of the package, and which Node it needs', () => {
  expect(manifest).toMatchObject({ name, version, compatibility: { runtimes: { node: '>=22.16.0' } } });
});
