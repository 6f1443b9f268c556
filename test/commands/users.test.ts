import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { connectHttp, environment } from '../protocol/harness.ts';
import { type HttpServer, startHttp } from '../protocol/http-server.ts';
import { perch as perchIn } from './terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'perch-users-'));
const db = join(folder, 'perch.db');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const perch = (...args: string[]) => perchIn(args, { cwd: folder, env: { ...environment(folder), PERCH_DB: db } });

describe('who runs a server for many people', () => {
  let server: HttpServer;
  const tokens: Record<string, string> = {};
  beforeAll(async () => {
    for (const name of ['anna', '小明']) {
      expect((await perch('user', 'add', name)).status).toBe(0);
      tokens[name] = (await perch('token', 'create', '--user', name)).stdout.trim();
    }
    server = await startHttp({ env: { PERCH_DB: db, PERCH_AUTH: 'token' } });
  }, 60_000);
  afterAll(() => server.stop());

  /** Within a second, that is: a server asks no sooner what has been revoked. */
  const refused = (token = '') =>
    vi.waitFor(() => expect(connectHttp('modern', `${server.url}/mcp`, { token })).rejects.toThrow(), {
      timeout: 10_000,
      interval: 200,
    });

  it('adds users and gives them tokens, which are shown once', async () => {
    expect(tokens.anna).toMatch(/^perch_pat_[a-z0-9]{12}_[\w-]{43}_[0-9a-f]{8}$/);
    const said = [
      (await perch('user', 'list')).stdout,
      (await perch('token', 'list')).stdout,
      (await perch('user', 'log')).stdout,
    ].join('\n');
    expect(said).toContain('小明');
    expect(said).toMatch(/token\.create .* write/);
    // By position: a secret may hold the sign that parts a token.
    expect(said).not.toContain(String(tokens.anna).slice('perch_pat_'.length + 13, -9));
    const host = await connectHttp('modern', `${server.url}/mcp`, { token: String(tokens.anna) });
    await host.call('todo_add', { title: 'Water the plants' });
    await host.call('memo_add', { content: 'The key is under the mat' });
    await host.close();
  });

  it('says what is wrong in one line', async () => {
    for (const [args, line, status] of [
      [['user', 'add', 'anna'], /There is a user anna already\./, 1],
      [['user', 'add', 'a:b'], /"a:b" cannot be a user's name/, 1],
      [['user', 'add'], /such as: perch-mcp user add anna/, 2],
      [['user', 'dance'], /user takes add, list/, 2],
      [['token', 'create', '--user', 'nobody'], /There is no user nobody\. There are: anna, 小明/, 1],
      [['token', 'create', '--user', 'anna', '--scope', 'all'], /--scope is read, write, share, admin/, 2],
      [['token', 'create', '--user', 'anna', '--days', '400'], /1 to 365 days/, 1],
      [['token', 'revoke', 'abc'], /There is no token abc\./, 1],
      [['user', 'limit', 'anna', 'wishes=3'], /limits are requests_per_second/, 2],
      [['user', 'remove', 'anna'], /needs --yes/, 2],
    ] as const) {
      const { status: code, output } = await perch(...args);
      expect([args, code, output.trim().split('\n').length]).toEqual([args, status, 1]);
      expect(output).toMatch(line);
    }
  });

  it('exports all that a user has, and takes limits', async () => {
    expect((await perch('user', 'export', 'anna', 'anna.jsonl')).status).toBe(0);
    const lines = readFileSync(join(folder, 'anna.jsonl'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines[0]).toMatchObject({ user: 'anna' });
    expect(lines.slice(1).map(({ table }) => table)).toEqual(['todos', 'memos', 'changes', 'changes']);
    expect((await perch('user', 'export', '小明')).stdout.trim().split('\n')).toHaveLength(1);
    expect((await perch('user', 'limit', 'anna', 'todos=5')).stdout).toContain('todos=5\n');
  });

  it('revokes a token, and removes a user with all that is theirs', async () => {
    const [id = ''] = (await perch('token', 'list', '--user', '小明')).stdout.split(' ');
    expect((await perch('token', 'revoke', id)).stdout).toContain('refused from now on');
    expect((await perch('token', 'revoke', id)).status).toBe(1);
    await refused(tokens.小明);
    const removed = await perch('user', 'remove', '--yes', 'anna');
    expect(removed.stdout).toContain('anna and all that was theirs is gone');
    await refused(tokens.anna);
    expect((await perch('user', 'list')).stdout).not.toContain('anna');
    expect((await perch('user', 'log', 'anna')).stdout).toMatch(/user\.remove/);
    expect(readFileSync(db).includes('under the mat')).toBe(false);
  });
});

it('the calendar of this machine is shared by tokens, and not removed with them', async () => {
  expect((await perch('user', 'add', 'local')).status).toBe(0);
  expect((await perch('token', 'create', '--user', 'local')).status).toBe(0);
  expect((await perch('user', 'remove', '--yes', 'local')).output).toContain(
    'local is whom hosts on this machine act for',
  );
});
