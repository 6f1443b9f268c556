import { expect, test } from 'vitest';
import { defaultDatabase } from './config.ts';
import { HOSTS, placeOf } from './host-list.ts';
import { commandLine, launch, settingsForHost } from './hosts.ts';

const NONE = { timezone: undefined, language: undefined, toolsets: undefined };

test('an entry carries the settings that a host would not have, and no others', () => {
  expect(settingsForHost({ db: defaultDatabase({}), ...NONE })).toEqual({});
  expect(
    settingsForHost({ db: '/x/perch.db', timezone: 'Asia/Shanghai', language: 'zh', toolsets: 'schedule' }),
  ).toEqual({
    PERCH_DB: '/x/perch.db',
    PERCH_TIMEZONE: 'Asia/Shanghai',
    PERCH_LANGUAGE: 'zh',
    PERCH_TOOLSETS: 'schedule',
  });
});

test('an entry names the models, and never a key', () => {
  const http = { kind: 'http', url: 'http://localhost:11434/v1', model: 'bge-m3', key: 'secret' } as const;
  const settings = { db: defaultDatabase({}), ...NONE, embedder: http, reranker: { kind: 'off' } } as const;
  expect(settingsForHost(settings)).toEqual({
    PERCH_EMBEDDER: 'http://localhost:11434/v1',
    PERCH_EMBEDDER_MODEL: 'bge-m3',
    PERCH_RERANKER: 'off',
  });
});

const env = { PERCH_DB: '/my "data"/p.db' };
const url = 'http://127.0.0.1:8765/mcp';

test.each(Object.entries(HOSTS))('%s: both entries are what the host reads', (_, host) => {
  const [start, connect] = [host.entry(env), host.urlEntry(url)];
  const { command } = launch();
  if (placeOf(host, 'en') === undefined) {
    expect(start).toContain(`'PERCH_DB=/my "data"/p.db' -- ${command}`);
    expect(connect).toMatch(new RegExp(`^(claude|codex) mcp add .*${url}$`));
    return;
  }
  if (host.file?.endsWith('.toml')) {
    expect(start).toContain(`command = ${JSON.stringify(command)}`);
    expect(start).toContain('[mcp_servers.perch.env]\nPERCH_DB = "/my \\"data\\"/p.db"');
    expect(connect).toBe(`[mcp_servers.perch]\nurl = "${url}"`);
    return;
  }
  expect(JSON.stringify(JSON.parse(start))).toContain(JSON.stringify(env));
  expect(JSON.stringify(JSON.parse(start))).toContain(JSON.stringify(command));
  expect(JSON.stringify(JSON.parse(connect))).toContain(`"${url}"`);
});

test('links hold what the host would be told to start', () => {
  const { command, args } = launch();
  const vscode = HOSTS.vscode?.link?.(env) ?? '';
  expect(JSON.parse(decodeURIComponent(vscode.slice('vscode:mcp/install?'.length)))).toEqual({
    ...{ name: 'perch', type: 'stdio', command, args, env },
  });
  const cursor = new URL(HOSTS.cursor?.link?.(env) ?? '').searchParams;
  expect(cursor.get('name')).toBe('perch');
  expect(JSON.parse(Buffer.from(cursor.get('config') ?? '', 'base64').toString())).toEqual({ command, args, env });
});

test('words of a command line are quoted where a shell would change them', () => {
  expect(commandLine(['a', '/b c', "it's", '$(x)', ''])).toBe(`a '/b c' 'it'\\''s' '$(x)' ''`);
});
