import { expect, test } from 'vitest';
import { defaultDatabase } from './config.ts';
import { commandLine, HOSTS, launch, settingsForHost } from './hosts.ts';

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

test.each(Object.entries(HOSTS))('%s: both entries are what the host reads', (_, host) => {
  const url = 'http://127.0.0.1:8765/mcp';
  const [start, connect] = [host.entry({ PERCH_DB: '/my "data"/p.db' }), host.urlEntry(url)];
  if (host.file === undefined) {
    expect(start).toContain(`'PERCH_DB=/my "data"/p.db' -- ${launch().command}`);
    expect(connect).toMatch(new RegExp(`^claude mcp add .*${url}$`));
  } else {
    expect(JSON.stringify(JSON.parse(start))).toContain(JSON.stringify({ PERCH_DB: '/my "data"/p.db' }));
    expect(JSON.stringify(JSON.parse(connect))).toContain(`"${url}"`);
  }
});

test('words of a command line are quoted where a shell would change them', () => {
  expect(commandLine(['a', '/b c', "it's", '$(x)', ''])).toBe(`a '/b c' 'it'\\''s' '$(x)' ''`);
});
