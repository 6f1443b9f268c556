import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, commandOf, defaultDatabase, parseCommandLine, readConfig } from './config.ts';

describe('readConfig', () => {
  it('has defaults', () => {
    expect(readConfig({}, { XDG_DATA_HOME: '/data' })).toMatchObject({
      timezone: undefined,
      language: undefined,
      toolsets: undefined,
      readOnly: false,
      log: 'error',
    });
  });

  it('reads the environment, and flags win', () => {
    const env = { PERCH_DB: 'a.db', PERCH_TIMEZONE: 'asia/shanghai', PERCH_LANGUAGE: 'zh', PERCH_LOG: 'debug' };
    expect(readConfig({}, env)).toMatchObject({
      db: resolve('a.db'),
      timezone: 'Asia/Shanghai',
      language: 'zh',
      log: 'debug',
    });
    expect(readConfig({ db: ':memory:', language: 'en', 'read-only': true }, env)).toMatchObject({
      db: ':memory:',
      language: 'en',
      readOnly: true,
    });
  });

  it('takes empty settings as not given', () => {
    for (const [word, value] of [
      ['on', true],
      ['1', true],
      ['true', true],
      ['off', false],
      ['', false],
    ] as const) {
      expect(readConfig({}, { PERCH_TODO_REQUIRE_DUE: word })).toMatchObject({ todoRequireDue: value });
    }
    expect(readConfig({}, { PERCH_READ_ONLY: 'true' })).toMatchObject({ readOnly: true });
    expect(() => readConfig({}, { PERCH_TODO_REQUIRE_DUE: 'maybe' })).toThrow(/on or off/);
    expect(readConfig({}, { PERCH_TIMEZONE: '', PERCH_LANGUAGE: '' })).toMatchObject({ timezone: undefined });
  });

  it('knows what planning at once comes to, by flag before variable', () => {
    expect(readConfig({}, {})).toMatchObject({ plannerLock: 'off' });
    const env = { PERCH_PLANNER_LOCK: 'reject' };
    expect(readConfig({}, env)).toMatchObject({ plannerLock: 'reject' });
    expect(readConfig({ 'planner-lock': 'takeover' }, env)).toMatchObject({ plannerLock: 'takeover' });
    expect(() => readConfig({ 'planner-lock': 'maybe' }, {})).toThrow('--planner-lock must be one of off, reject');
  });

  it('takes what a host left unfilled as not given', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a placeholder of MCPB bundles.
    expect(readConfig({}, { PERCH_TIMEZONE: '${user_config.timezone}' })).toMatchObject({ timezone: undefined });
  });

  it('reads which models are used', () => {
    expect(readConfig({}, { XDG_DATA_HOME: '/data' })).toMatchObject({
      embedder: { kind: 'auto' },
      reranker: { kind: 'auto' },
      ...(process.platform === 'linux' && { modelFolder: '/data/perch/models' }),
    });
    const env = {
      PERCH_EMBEDDER: 'http://localhost:11434/v1/',
      PERCH_EMBEDDER_MODEL: 'bge-m3',
      PERCH_EMBEDDER_KEY: 'k',
      PERCH_RERANKER: 'bge-reranker-v2-m3',
      PERCH_MODELS: '/models',
    };
    expect(readConfig({}, env)).toMatchObject({
      embedder: { kind: 'http', url: 'http://localhost:11434/v1', model: 'bge-m3', key: 'k' },
      reranker: { kind: 'named', name: 'bge-reranker-v2-m3' },
      modelFolder: resolve('/models'),
    });
    expect(readConfig({}, { PERCH_EMBEDDER: 'off' }).embedder).toEqual({ kind: 'off' });
  });

  it.each([
    [{}, { PERCH_SQLITE: 'wasm' }, 'PERCH_SQLITE must be one of auto, node'],
    [{}, { PERCH_EMBEDDER: 'http://localhost:11434/v1' }, 'PERCH_EMBEDDER_MODEL must name'],
    [{}, { PERCH_EMBEDDER: 'http://user:word@localhost', PERCH_EMBEDDER_MODEL: 'm' }, 'must not hold a password'],
    [{}, { PERCH_RERANKER: 'ftp://localhost' }, 'PERCH_RERANKER must be auto, off'],
    [{}, { PERCH_DB: 'postgresql://h:x/db' }, 'PERCH_DB must be a URL such as postgres://'],
    [{ db: 'https://h/db' }, {}, '--db must be a file path'],
    [{}, { PERCH_TIMEZONE: 'Nowhere' }, 'PERCH_TIMEZONE must be an IANA time zone'],
    [{ language: 'de' }, {}, '--language must be one of zh, en'],
  ])('refuses %j %j', (flags, env, message) => {
    expect(() => readConfig(flags, env)).toThrow(message);
  });
});

it('finds the platform’s folder for data', () => {
  expect(defaultDatabase({ XDG_DATA_HOME: '/data' }, 'linux', '/home/u')).toBe('/data/perch/perch.db');
  expect(defaultDatabase({ XDG_DATA_HOME: 'relative' }, 'linux', '/home/u')).toBe(
    '/home/u/.local/share/perch/perch.db',
  );
  expect(defaultDatabase({}, 'darwin', '/Users/u')).toBe('/Users/u/Library/Application Support/Perch/perch.db');
  expect(defaultDatabase({ APPDATA: '/appdata' }, 'win32', '/u')).toBe('/appdata/Perch/perch.db');
});

it('splits command lines', () => {
  expect(commandOf(['--db', 'x.db', 'import', 'a.ics'])).toBe('import');
  expect(commandOf(['--read-only'])).toBeUndefined();
  expect(parseCommandLine(['import', 'a.ics', '--skip-broken'], { 'skip-broken': { type: 'boolean' } })).toMatchObject({
    flags: { 'skip-broken': true },
    words: ['import', 'a.ics'],
  });
  expect(() => parseCommandLine(['--colour'])).toThrow(ConfigError);
  expect(() => parseCommandLine(['--db'])).toThrow(ConfigError);
});
