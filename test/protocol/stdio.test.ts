import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inFull } from '../../src/domain/testing/in-full.ts';
import { CLI, connect, ERAS, type Era, environment, SOURCE } from './harness.ts';

const FIXTURE =
  CLI === SOURCE
    ? fileURLToPath(new URL('fixture-server.ts', import.meta.url))
    : join(dirname(CLI), 'fixture-server.js');

let folder: string;
let child: Server | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'perch-stdio-'));
});
afterEach(async () => {
  child?.process.kill('SIGKILL');
  child = undefined;
  await rm(folder, { recursive: true, force: true });
});

interface Reply {
  id?: number | string | null;
  result?: Record<string, unknown>;
  error?: { code: number; message: string };
}

/** A server process spoken to line by line. */
class Server {
  readonly process: ChildProcessWithoutNullStreams;
  stdout = '';
  stderr = '';
  readonly exit: Promise<unknown[]>;

  constructor(entry = CLI, args: string[] = [], env: Record<string, string> = {}) {
    this.process = spawn(process.execPath, [entry, ...args], { env: { ...environment(folder), ...env }, cwd: folder });
    this.process.stdout.on('data', (chunk: Buffer) => {
      this.stdout += chunk.toString();
    });
    this.process.stderr.on('data', (chunk: Buffer) => {
      this.stderr += chunk.toString();
    });
    this.process.stdin.on('error', () => {});
    this.exit = once(this.process, 'exit');
    child = this;
  }

  /** Lives on after the test that has started it. */
  kept(): this {
    child = undefined;
    return this;
  }

  /** Every line of stdout, which must all be JSON-RPC. */
  replies(): Reply[] {
    const lines = this.stdout.split('\n').filter((line) => line !== '');
    return lines.map((line) => {
      const message = JSON.parse(line) as Reply & { jsonrpc: string };
      expect(message.jsonrpc).toBe('2.0');
      return message;
    });
  }

  send(message: object | string): void {
    this.process.stdin.write(`${typeof message === 'string' ? message : JSON.stringify(message)}\n`);
  }

  async reply(id: number): Promise<Reply> {
    for (let tries = 0; tries < 1_000; tries++) {
      const reply = this.stdout.includes(`"id":${id}`) ? this.replies().find((each) => each.id === id) : undefined;
      if (reply) return reply;
      await sleep(10);
    }
    throw new Error(`no reply to ${id}; stderr: ${this.stderr}`);
  }

  async open(protocolVersion = '2025-06-18'): Promise<this> {
    this.send({
      jsonrpc: '2.0',
      id: 0,
      method: 'initialize',
      params: { protocolVersion, capabilities: {}, clientInfo: { name: 'raw', version: '1' } },
    });
    await this.reply(0);
    this.send({ jsonrpc: '2.0', method: 'notifications/initialized' });
    return this;
  }
}

const PROTOCOL = { v1: undefined, legacy: '2025-11-25', auto: '2026-07-28', modern: '2026-07-28' };

const wipe = (id: number, args: unknown = { ids: ['evt_a'] }) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name: 'wipe', arguments: args },
});

describe('starting', () => {
  it('and listing tools writes nothing to disk', async () => {
    const server = await new Server().open();
    server.send({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
    expect((await server.reply(1)).result?.tools).not.toHaveLength(0);
    server.process.stdin.end();
    await server.exit;
    expect(await readdir(folder)).toEqual([]);
    expect(server.stderr).toBe('');
  });

  it('works where no database could be opened', async () => {
    const server = await new Server(CLI, ['--db', '/proc/nowhere/perch.db']).open();
    server.send({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
    expect((await server.reply(1)).result?.tools).not.toHaveLength(0);
  });

  /** The first two in `npm test`: src/app/config.test.ts reads the settings in one process. */
  const refused: readonly [string, string[], Record<string, string>, RegExp][] = [
    ['an unknown flag', ['--colour'], {}, /--colour/],
    ['no such language', [], { PERCH_LANGUAGE: 'fr' }, /PERCH_LANGUAGE must be one of zh, en/],
    ['an unknown command', ['frobnicate'], {}, /frobnicate/],
    ['no such zone', ['--timezone', 'Mars/Base'], {}, /--timezone must be an IANA time zone/],
    ['no such toolset', ['--toolsets', 'schedule,foo'], {}, /unknown toolset "foo"/],
    ['no such log level', [], { PERCH_LOG: 'loud' }, /PERCH_LOG must be one of/],
  ];
  it.each(refused.slice(0, inFull(refused.length, 2)))(
    'refuses %s with one line and exit code 2',
    async (_what, args, env, line) => {
      const server = new Server(CLI, args, env);
      expect((await server.exit)[0]).toBe(2);
      expect(server.stderr).toMatch(line);
      expect(server.stderr.trim().split('\n')).toHaveLength(1);
      expect(server.stdout).toBe('');
    },
  );
});

it('progress goes out before the answer, to its token, and ends at the total', async () => {
  const server = await new Server(CLI, ['--toolsets', 'schedule,io']).open();
  const call = (id: number, name: string, args: object, progressToken?: string) =>
    server.send({
      jsonrpc: '2.0',
      id,
      method: 'tools/call',
      params: { name, arguments: args, ...(progressToken && { _meta: { progressToken } }) },
    });
  call(1, 'schedule_add', { title: 'One', start: '2031-03-01' });
  await server.reply(1);
  call(2, 'calendar_export', {}, 'mine');
  await server.reply(2);
  call(3, 'calendar_export', {});
  await server.reply(3);
  const messages = server.replies() as unknown as { id?: number; method?: string; params?: object }[];
  const after = messages.slice(messages.findIndex(({ id }) => id === 1) + 1);
  expect(after.map(({ id, method }) => id ?? method)).toEqual(['notifications/progress', 2, 3]);
  expect(after[0]?.params).toMatchObject({ progressToken: 'mine', progress: 1, total: 1 });
});

it('a database that cannot be used ends the start with one line, and stays as it is', async () => {
  const file = join(folder, 'other.db');
  const text = 'notes, not a calendar\n'.repeat(100);
  await writeFile(file, text);
  const server = new Server(CLI, ['--db', file]);
  expect((await server.exit)[0]).toBe(1);
  expect(server.stderr.trim().split('\n')).toEqual([expect.stringContaining(file)]);
  expect(await readFile(file, 'utf8')).toBe(text);
  expect(await readdir(folder)).toEqual(['other.db']);
});

describe('ending', () => {
  it('follows a closed stdin within a second', async () => {
    const server = await new Server(FIXTURE).open();
    const started = Date.now();
    server.process.stdin.end();
    expect((await server.exit)[0]).toBe(0);
    expect(Date.now() - started).toBeLessThan(1_000);
  });

  it('follows a closed stdin within a second while a call hangs', async () => {
    const server = await new Server(FIXTURE).open();
    server.send(wipe(1, { ids: ['evt_a'], behave: 'hang' }));
    await sleep(100);
    const started = Date.now();
    server.process.stdin.end();
    await server.exit;
    expect(Date.now() - started).toBeLessThan(1_000);
  });

  it('answers what was asked before stdin closed', async () => {
    const server = await new Server(FIXTURE).open();
    server.send(wipe(1));
    server.process.stdin.end(JSON.stringify(wipe(2)));
    await server.exit;
    const ids = server.replies().map(({ id }) => id);
    expect(ids).toEqual([0, 1, 2]);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('follows %s', async (signal) => {
    const server = await new Server(FIXTURE).open();
    server.process.kill(signal);
    const [code, by] = await server.exit;
    expect([code, by]).toEqual([0, null]);
  });

  it('follows a host that stopped reading', async () => {
    const server = await new Server(FIXTURE).open();
    server.process.stdout.destroy();
    server.send(wipe(1));
    await server.exit;
  });
});

describe('bad messages', () => {
  let opened: Promise<Server> | undefined;
  /** The same server for line after line: none of them ends the connection. */
  const strict = (): Promise<Server> => {
    opened ??= new Server(FIXTURE).kept().open('2025-11-25');
    return opened;
  };
  afterAll(async () => {
    (await opened)?.process.kill('SIGKILL');
  });

  it('do not end the connection', async () => {
    const server = await strict();
    const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
    server.send('this is not JSON');
    server.send('{"jsonrpc":"2.0","id":9,"method":');
    server.send('[]');
    server.send('{"foo":1}');
    server.send(deep);
    server.send(`{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"wipe","arguments":${deep}}}`);
    server.send(
      `{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"wipe","arguments":{"ids":["a"],"place":${deep}}}}`,
    );
    server.send('{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"wipe","arguments":null}}');
    server.send(wipe(4));
    expect((await server.reply(4)).result).toMatchObject({ structuredContent: { status: 'final' } });
    for (const id of [1, 2, 3]) {
      expect((await server.reply(id)).result).toMatchObject({ isError: true, structuredContent: { status: 'error' } });
    }
  });

  it.each([
    ['this is not JSON', null, -32_700],
    ['{"jsonrpc":"2.0","id":1,"method":', null, -32_700],
    ['{"id":7,"method":"ping"}', 7, -32_600],
    ['{"id":"seven"}', 'seven', -32_600],
    ['{"jsonrpc":"1.0","id":7,"method":"ping"}', 7, -32_600],
    ['{"jsonrpc":"2.0","id":1.5,"method":"ping"}', 1.5, -32_600],
    ['{"jsonrpc":"2.0","id":{},"method":"ping"}', null, -32_600],
    ['{"jsonrpc":"2.0","id":null,"method":"ping"}', null, -32_600],
    ['{"jsonrpc":"2.0","id":7,"method":5}', 7, -32_600],
    ['{"jsonrpc":"2.0","id":7,"method":"tools/call","params":["wipe"]}', 7, -32_600],
    ['{"jsonrpc":"2.0","id":7,"method":"tools/list","params":{"_meta":{"progressToken":{}}}}', 7, -32_600],
    ['{"jsonrpc":"2.0","method":"notifications/cancelled","params":1}', null, -32_600],
    ['{"foo":1}', null, -32_600],
    ['17', null, -32_600],
    ['null', null, -32_600],
    ['"tools/list"', null, -32_600],
    ['[]', null, -32_600],
    ['[{"jsonrpc":"2.0","id":7,"method":"ping"}]', null, -32_600],
  ])('%s is answered as JSON-RPC says', async (line, id, code) => {
    const server = await strict();
    const before = server.replies().length;
    const next = 100 + before;
    server.send(line);
    server.send(wipe(next));
    await server.reply(next);
    expect(
      server
        .replies()
        .slice(before)
        .filter((one) => one.error),
    ).toMatchObject([{ id, error: { code } }]);
  });

  it('that are answers, or nothing at all, are passed over', async () => {
    const server = await strict();
    const before = server.replies().length;
    for (const line of ['', '  ', '\r', '{"jsonrpc":"2.0","id":{},"result":{}}', '{"id":5,"error":{"code":1}}']) {
      server.send(line);
    }
    server.send(wipe(99));
    await server.reply(99);
    expect(
      server
        .replies()
        .slice(before)
        .map(({ id }) => id),
    ).toEqual([99]);
  });

  it('of more than 10 MB are answered, and the next one is served', async () => {
    const server = await strict();
    const title = 'x'.repeat(11 * 1024 * 1024);
    server.send(wipe(21, { ids: ['evt_a'], title }));
    const { jsonrpc, id, method, params } = wipe(22, { ids: ['evt_a'], title });
    server.send({ method, params, jsonrpc, id });
    server.send(wipe(23, { ids: ['evt_a'], title: 'y'.repeat(9 * 1024 * 1024) }));
    server.send(wipe(24));
    expect((await server.reply(24)).result).toMatchObject({ structuredContent: { status: 'final' } });
    expect((await server.reply(21)).error?.message).toContain('too large');
    expect((await server.reply(22)).error?.message).toContain('too large');
    expect((await server.reply(23)).result).toMatchObject({ structuredContent: { code: 'LIMIT_EXCEEDED' } });
  });
});

it('a message of more than 20,000 values is refused, and nothing is written', async () => {
  const server = await new Server(CLI).open();
  const add = (id: number, tags: number) =>
    server.send({
      jsonrpc: '2.0',
      id,
      method: 'tools/call',
      params: { name: 'memo_add', arguments: { content: 'Milk', tags: Array(tags).fill('shopping') } },
    });
  add(1, 20_001);
  expect((await server.reply(1)).error?.code).toBe(-32_600);
  expect(await readdir(folder)).toEqual([]);
  add(2, 1);
  expect((await server.reply(2)).result).toMatchObject({ structuredContent: { status: 'final' } });
  expect(await readdir(folder)).toContain('perch.db');
});

describe('several messages at once, as 2025-03-26 has them', () => {
  let opened: Promise<Server> | undefined;
  const taking = (): Promise<Server> => {
    opened ??= new Server(FIXTURE).kept().open('2025-03-26');
    return opened;
  };
  afterAll(async () => {
    (await opened)?.process.kill('SIGKILL');
  });

  const batches = (server: Server): Reply[][] =>
    server.stdout.split('\n').flatMap((line) => (line.startsWith('[') ? [JSON.parse(line) as Reply[]] : []));
  const ping = (id: number | string) => ({ jsonrpc: '2.0', id, method: 'ping' });
  const cancel = (requestId: number) => ({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId } });

  const answersTo = async (server: Server, batch: readonly unknown[]): Promise<Reply[]> => {
    const before = batches(server).length;
    server.send(JSON.stringify(batch));
    return vi.waitFor(() => {
      const answers = batches(server)[before];
      expect(answers).toBeDefined();
      return answers ?? [];
    });
  };

  it('are answered at once, each', async () => {
    const server = await taking();
    const answers = await answersTo(server, [ping(1), cancel(77), wipe(2), ping('x'), { foo: 1 }, ping(2)]);
    expect(answers).toHaveLength(5);
    const answerTo = (id: unknown): Reply[] => answers.filter((one) => one.id === id);
    expect(answerTo(1)).toMatchObject([{ result: {} }]);
    expect(answerTo('x')).toMatchObject([{ result: {} }]);
    expect(answerTo(null)).toMatchObject([{ error: { code: -32_600 } }]);
    // The second message with an id that one has.
    expect(answerTo(2)).toHaveLength(2);
    expect(answerTo(2)).toContainEqual(expect.objectContaining({ error: expect.objectContaining({ code: -32_600 }) }));
    expect(answerTo(2)).toContainEqual(expect.objectContaining({ result: expect.anything() }));
  });

  it('are answered without those that the host has cancelled, and not at all where none asks', async () => {
    const server = await taking();
    server.send(JSON.stringify([cancel(5)]));
    expect(await answersTo(server, [wipe(3), cancel(3), ping(4)])).toMatchObject([{ id: 4 }]);
    server.send(wipe(99));
    const { stdout } = server;
    expect(stdout.split('\n').filter((line) => line === '[]')).toEqual([]);
  });
});

describe('a host that does not read', () => {
  it('is not read from either, and its calls are answered once it reads', async () => {
    const server = await new Server(FIXTURE).open();
    const { stdin, stdout } = server.process;
    let lines = 0;
    stdout.on('data', (chunk: Buffer) => {
      lines += chunk.toString().split('\n').length - 1;
    });
    stdout.pause();
    const count = 500;
    // Each answer carries its id: 30 MB that nobody reads; 16 MB of them are answered before it stops.
    for (let id = 1; id <= count; id++)
      server.send({ jsonrpc: '2.0', id: `${id}${'p'.repeat(60_000)}`, method: 'ping' });
    let before = Number.POSITIVE_INFINITY;
    while (stdin.writableLength < before) {
      before = stdin.writableLength;
      await sleep(500);
    }
    expect(before).toBeGreaterThan(10_000_000);
    stdout.resume();
    await vi.waitFor(() => expect(lines).toBe(count), { timeout: 20_000, interval: 100 });
  }, 40_000);
});

describe.each(inFull<readonly Era[]>(ERAS, ['v1', 'modern']))('a %s host over real stdio', (era) => {
  it('agrees on its protocol, reads instructions, lists and calls', async () => {
    const host = await connect(era, { env: { PERCH_TIMEZONE: 'Asia/Shanghai', PERCH_LANGUAGE: 'en' } });
    expect(host.protocol).toBe(PROTOCOL[era]);
    expect(host.instructions).toContain('schedule_add');
    const names = (await host.list()).map(({ name }) => name);
    expect(names).toContain('get_current_time');
    const { structuredContent, text } = await host.call('get_current_time');
    expect(structuredContent).toMatchObject({ status: 'final', zone_source: 'setting' });
    expect(structuredContent.iso).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/);
    expect(structuredContent.iso).toBe(structuredContent.now);
    expect(String(structuredContent.store)).toMatch(/perch\.db$/);
    expect(text).toContain('Asia/Shanghai');

    const abroad = (await host.call('get_current_time', { timezone: 'America/New_York' })).structuredContent;
    expect(abroad).toMatchObject({ zone_source: 'argument' });
    expect(new Date(String(abroad.iso)).getTime()).toBe(new Date(String(abroad.now)).getTime());
    expect((await host.call('get_current_time', { timezone: 'Mars/Base' })).structuredContent.code).toBe(
      'INVALID_ARGUMENT',
    );
    await host.close();
  });
});

describe.each(inFull(['2024-11-05', '2025-03-26'], ['2024-11-05']))('a host of protocol %s', (version) => {
  it('is answered in it, and reads from the text alone what it needs', async () => {
    const server = await new Server(CLI, [], { PERCH_TIMEZONE: 'Asia/Shanghai' }).open(version);
    expect((await server.reply(0)).result).toMatchObject({
      protocolVersion: version,
      serverInfo: { name: 'io.github.perch-mcp/perch-mcp' },
    });
    server.send({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
    const { tools } = (await server.reply(1)).result as { tools: { name: string; inputSchema: object }[] };
    expect(tools.find(({ name }) => name === 'schedule_add')?.inputSchema).toMatchObject({ type: 'object' });

    const call = async (id: number, name: string, args: object): Promise<string> => {
      server.send({ jsonrpc: '2.0', id, method: 'tools/call', params: { name, arguments: args } });
      const result = (await server.reply(id)).result as { content: { type: string; text: string }[] };
      expect(result.content).toMatchObject([{ type: 'text' }]);
      return result.content[0]?.text ?? '';
    };
    const text = await call(2, 'schedule_add', { title: 'Standup', start: '2031-01-06T09:00' });
    const id = /evt_\w+/.exec(text)?.[0];
    expect(await call(3, 'schedule_query', { start: '2031-01-06' })).toContain(`${id} v1`);
    expect(await call(4, 'delete_items', { ids: [id, 'evt_nothere'] })).toContain('NOT_FOUND');
    expect(await call(5, 'delete_items', { ids: [id] })).toContain('✓ Deleted: Standup');
  });
});

it('--version and --help print and end', async () => {
  const version = new Server(CLI, ['--version']);
  expect((await version.exit)[0]).toBe(0);
  expect(version.stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  const help = new Server(CLI, ['--help']);
  expect((await help.exit)[0]).toBe(0);
  for (const word of ['PERCH_DB', 'PERCH_TIMEZONE', 'PERCH_TOOLSETS', 'PERCH_LOG', '--read-only', 'doctor']) {
    expect(help.stdout).toContain(word);
  }
  const own = new Server(CLI, ['backup', '--help']);
  expect((await own.exit)[0]).toBe(0);
  expect(own.stdout).toContain('perch-mcp backup');
  expect(own.stdout).not.toContain('perch-mcp restore');
  expect(existsSync(join(folder, 'perch.db'))).toBe(false);
});
