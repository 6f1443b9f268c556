import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { expectInOneLanguage } from '../protocol/in-one-language.ts';
import { HostileServer } from '../sync/hostile-server.ts';
import { overHttp } from '../sync/over-http.ts';
import { phoneEvent, titlesOn } from '../sync/replica.ts';
import { perchOn } from './terminal.ts';

/** What is the same in both languages: what is typed, and names. */
const TYPED =
  'perch-mcp account add login list remove calendars sync conflicts caldav icloud fastmail nextcloud ics Google iCal App URL user lena team ' +
  'https example org cloud as busy free Team mine theirs both keep delete yes use two-way pull off Work SUMMARY A1 A2 A3 B1 B2 dav nobody';

it.each(['zh', 'en'] as const)('account, sync and conflicts speak the language of the user: %s', async (language) => {
  const folder = mkdtempSync(join(tmpdir(), 'perch-connecting-'));
  const server = new HostileServer();
  const { url, stop } = await overHttp(server);
  onTestFinished(() => {
    stop();
    rmSync(folder, { recursive: true });
  });
  const file = join(folder, 'perch.db');
  const perch = async (...args: string[]) => {
    const more = { PERCH_LANGUAGE: language, PERCH_ACCOUNT_PASSWORD: server.password };
    const done = await perchOn(file, args, more);
    expectInOneLanguage(done.output, language, { args, TYPED, url });
    return done;
  };
  const call = async (tool: string, args: object) =>
    JSON.parse((await perchOn(file, ['call', '--json', tool, JSON.stringify(args)])).stdout);

  const refused = [
    [[], ['sync'], ['sync', 'a', 'b'], ['sync', 'nobody'], ['account', 'dance']],
    [
      ['add', 'google'],
      ['add', 'outlook'],
      ['add', 'ics'],
      ['add', 'ics', 'x', '--as', 'maybe'],
      ['add', 'nextcloud'],
    ],
    [
      ['add', 'icloud'],
      ['login'],
      ['login', 'nobody'],
      ['remove'],
      ['remove', 'x'],
      ['remove', 'x', '--keep'],
      ['calendars'],
      ['calendars', 'nobody'],
    ],
  ].flatMap((some, index) => some.map((args) => (index === 2 || index === 1 ? ['account', ...args] : args)));
  for (const args of refused.filter(({ length }) => length > 0)) {
    const { status, output } = await perch(...args);
    expect([args, status === 0, output.trim().split('\n').length]).toEqual([args, false, 1]);
  }
  expect((await perch('account')).output).toContain('perch-mcp account add');
  expect((await perch('conflicts')).status).toBe(0);
  expect((await perch('conflicts', 'con_1')).status).toBe(2);
  expect((await perch('conflicts', 'con_1', 'mine')).status).toBe(1);

  const added = await perch('account', 'add', 'caldav', url, '--user', 'lena', '--name', 'dav');
  expect([added.status, added.output]).toEqual([0, expect.stringContaining('perch-mcp sync')]);
  expect((await perch('account', 'list')).output).toContain(`lena · ${url}`);
  expect((await perch('account', 'calendars', 'dav', '--use', 'Work=sometimes')).status).toBe(2);
  server.store('/dav/lena/work/a.ics', phoneEvent('a', 'A1'));
  const asked = await perch('sync');
  expect([asked.status, asked.stdout]).toEqual([
    2,
    expect.stringMatching(language === 'zh' ? /本地新增 1 项/ : /here 1 new/),
  ]);
  expect((await perch('sync', '--dry-run')).stdout).toContain('Work');
  await call('schedule_add', { title: 'B1', start: '2026-12-01T09:00', on_conflict: 'force' });
  expect((await perch('sync', '--yes')).status).toBe(0);

  const { events } = await call('schedule_query', { start: '2026-12-01', end: '2026-12-31', query: 'A1' });
  await call('schedule_update', { id: events[0].id, title: 'A2' });
  server.store('/dav/lena/work/a.ics', phoneEvent('a', 'A3'));
  expect((await perch('sync')).stdout).toContain('perch-mcp conflicts');
  const conflicts = (await perch('conflicts')).stdout;
  expect(conflicts).toMatch(language === 'zh' ? /“A2”两边都改过：标题/ : /“A2” was changed on both sides: title/);
  const [id = ''] = /con_\w+/.exec(conflicts) ?? [];
  expect((await perch('conflicts', id, 'mine')).status).toBe(0);
  expect((await perch('sync', 'dav')).status).toBe(0);
  expect(titlesOn(server)).toContain('A2');

  const { password } = server;
  server.password = 'another';
  const refusedThere = await perchOn(file, ['sync'], { PERCH_LANGUAGE: language });
  expect([refusedThere.status, refusedThere.output]).toEqual([1, expect.stringContaining('account login dav')]);
  expect((await perchOn(file, ['account', 'login', 'dav'], { PERCH_ACCOUNT_PASSWORD: password })).status).toBe(1);
  expect((await perch('account', 'login', 'dav')).status).toBe(0);
  expect((await perchOn(file, ['sync'], { PERCH_LANGUAGE: language })).status).toBe(0);
  const removed = await perch('account', 'remove', 'dav', '--keep', '--yes');
  expect(removed.status).toBe(0);
});

it('user and token speak the language of the user, refusals of the store included', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'perch-users-zh-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const typed = `${TYPED} token create revoke add export limit events NAME anna jsonl read write share admin issuer subject ID limits requests_per_second scope days log list remove dance burst at_once memos bytes todos`;
  for (const language of ['zh', 'en'] as const) {
    const perch = async (...args: string[]) => {
      const done = await perchOn(join(folder, `${language}.db`), args, { PERCH_LANGUAGE: language });
      expectInOneLanguage(
        (args[1] === 'create' ? done.stderr : done.output).replaceAll(/^[a-z0-9]{12} /gm, ''),
        language,
        { args, typed },
      );
      return done;
    };
    for (const args of [
      'user',
      'token',
      'user dance',
      'token dance',
      'user add',
      'user add a:b',
      'user remove',
      'user remove anna',
    ])
      await perch(...args.split(' '));
    expect((await perch('user', 'add', 'anna')).status).toBe(0);
    const said = [
      ...[
        'user add anna',
        'user',
        'user remove anna',
        'user export',
        'user limit',
        'user limit anna events=x',
        'user limit anna x=1',
      ],
      ...[
        'token create',
        'token create --user anna --days x',
        'token create --user anna --days 400',
        'token create --user nobody',
      ],
      ...[
        'token create --user anna --scope all',
        'token create --user anna',
        'token',
        'token revoke',
        'token revoke abc',
      ],
      'user export anna anna.jsonl',
    ];
    for (const args of said) await perch(...args.split(' '));
    const [id = ''] = (await perch('token', 'list')).stdout.split(' ');
    expect((await perch('token', 'revoke', id)).status).toBe(0);
    expect((await perch('token', 'revoke', id)).status).toBe(1);
    expect((await perch('token')).status).toBe(0);
    expect((await perch('user', 'remove', '--yes', 'anna')).status).toBe(0);
  }
});
