import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { standIn } from '../../src/notify/http/stand-in.ts';
import { environment } from '../protocol/harness.ts';
import { perch as perchIn } from './terminal.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'perch-notify-'));
  return () => rmSync(folder, { recursive: true, force: true });
});

const perch = (args: readonly string[], more: Record<string, string> = {}) =>
  perchIn(['notify', ...args], {
    cwd: folder,
    env: { ...environment(folder), PERCH_DB: join(folder, 'p.db'), ...more },
  });

const KEY = 'a-very-secret-key';

describe('notify', () => {
  it('adds, tests, lists and removes a channel, and shows no key of it', async () => {
    const server = await standIn({ answer: { code: 200 } });
    const added = await perch(['add', 'bark', '--name', 'phone'], { PERCH_NOTIFY_URL: `${server.url}/${KEY}` });
    expect(added).toMatchObject({ status: 0, stdout: expect.stringContaining('phone') });
    expect(await perch(['test'])).toMatchObject({ status: 0, stdout: '✓ phone: sent\n' });
    expect(server.received).toMatchObject([{ body: { device_key: KEY } }]);
    const file = readdirSync(folder).find((name) => name.endsWith('.notify')) ?? '';
    if (process.platform !== 'win32') expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600);
    const listed = [added.output, (await perch(['list'])).output, (await perch(['list', '--json'])).output].join('');
    expect(listed).toContain(`phone  bark  ${new URL(server.url).host}`);
    expect(listed).not.toContain(KEY);
    server.behave({ answer: { code: 400 } });
    expect(await perch(['test', 'phone'])).toMatchObject({ status: 1, stdout: '✗ phone: not sent (refused)\n' });
    expect((await perch(['remove', 'phone'])).status).toBe(0);
    expect(readFileSync(join(folder, file), 'utf8')).not.toContain(KEY);
    expect((await perch(['list'])).stdout).toMatch(/No channels/);
  });

  it('gives a channel the key of its buttons only when asked to, and shows it nowhere', async () => {
    await perch(['add', 'ntfy', 'https://ntfy.sh/x']);
    expect(await perch(['add', 'ntfy', 'https://ntfy.sh/y', '--name', 'y', '--buttons'])).toMatchObject({ status: 0 });
    const { channels } = JSON.parse(readFileSync(join(folder, 'p.db.notify'), 'utf8'));
    expect(channels.map(({ buttons = '' }) => buttons.length)).toEqual([0, 43]);
    const listed = [(await perch(['list'])).output, (await perch(['list', '--json'])).output].join('');
    expect(listed).not.toContain(channels[1].buttons);
  });

  it('speaks the language of the user', async () => {
    const zh = { PERCH_LANGUAGE: 'zh' };
    expect((await perch(['list'], zh)).stdout).toContain('还没有渠道');
    expect((await perch(['quiet', '22:30-7:00'], zh)).stdout).toMatch(/^免打扰时段：MO-SU 22:30-07:00/);
    expect((await perch(['quiet', 'off'], zh)).stdout).toContain('没有设置免打扰');
  });

  it('says what is wrong in one line, and writes nothing', async () => {
    const file = join(folder, 'empty');
    writeFileSync(file, '');
    const token = join(folder, 'token');
    writeFileSync(token, 'tk_1\n');
    for (const [args, line] of [
      [['add'], /ntfy, bark, telegram/],
      [['add', 'pigeon'], /ntfy, bark, telegram/],
      [['add', 'ntfy', 'http://ntfy.sh/x'], /https:\/\//],
      [['add', 'ntfy', 'ntfy.sh/x'], /https:\/\//],
      [['add', 'ntfy', 'ftp://ntfy.sh/x'], /https:\/\//],
      [['add', 'telegram'], /--to/],
      [['add', 'telegram', '--to', '1'], /--secret-file FILE, or PERCH_NOTIFY_SECRET/],
      [['add', 'bark', 'https://api.day.app/k', '--buttons'], /--buttons takes ntfy or telegram/],
      [['add', 'ntfy', 'https://ntfy.sh/x', '--buttons', '--secret-file', token], /access token/],
      [['add', 'feishu', '--url-file', file], /cannot be read, or is empty/],
      [['add', 'ntfy', 'https://ntfy.sh/x', '--name', 'a b'], /--name takes/],
      [['add', 'ntfy', 'https://ntfy.sh/x', '--name', 'desktop'], /--name takes/],
      [['remove'], /such as/],
      [['remove', 'phone'], /no channel "phone"/],
      [['test'], /no channel to test/],
      [['dance'], /notify takes add, list, test, remove, quiet/],
      [['quiet', 'always'], /always/],
      [['quiet', '25:00-26:00'], /25:00/],
    ] as const) {
      const { status, output } = await perch(args);
      expect(output).toMatch(line);
      expect([args, status]).not.toEqual([args, 0]);
    }
    expect(readdirSync(folder).filter((name) => name.endsWith('.notify'))).toEqual([]);
  });

  it('is not kept from work by a file that is broken, and says so', async () => {
    writeFileSync(join(folder, 'p.db.notify'), '{"channels": 7}');
    expect(await perch(['list'])).toMatchObject({ status: 2, output: expect.stringContaining('.notify') });
  });
});
