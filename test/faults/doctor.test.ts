import { fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkAccess } from '../../src/commands/doctor/access.ts';
import { checkDatabase } from '../../src/commands/doctor/database.ts';
import type { Finding } from '../../src/commands/doctor/finding.ts';
import { checkPlace } from '../../src/commands/doctor/place.ts';
import { en } from '../../src/messages/en/index.ts';
import { perchOn } from '../commands/terminal.ts';
import { temporaryFolder } from '../db/harness.ts';
import { fasterClock } from '../faster-clock.ts';

const ME = process.getuid?.() ?? 0;

describe('doctor finds, and says what to do', () => {
  const folder = temporaryFolder();
  let count = 0;
  let sound: string;
  beforeAll(async () => {
    sound = path.join(folder, 'sound.db');
    const repeat = JSON.stringify({ title: '例会', start: '2027-01-04T10:00', repeat: 'FREQ=DAILY;COUNT=20' });
    expect(await perchOn(sound, ['call', 'schedule_add', repeat])).toMatchObject({ status: 0 });
  });

  /** A calendar with one series, to which something happens. */
  function calendar(sql = ''): string {
    const file = path.join(folder, String(++count), 'perch.db');
    fs.mkdirSync(path.dirname(file), { mode: 0o700 });
    fs.copyFileSync(sound, file);
    fs.chmodSync(file, 0o600);
    const db = new SqliteDatabase(file);
    db.exec(sql);
    db.close();
    return file;
  }
  /** What is wrong, in English. */
  const bad = (findings: readonly Finding[]) =>
    findings
      .filter(({ verdict }) => verdict !== 'ok')
      .map(({ verdict, text }) => ({ verdict, text: text(en.doctor, 'en') }));
  const oneBad = (verdict: Finding['verdict'], text: RegExp) => [{ verdict, text: expect.stringMatching(text) }];

  it('nothing wrong with a sound calendar, and leaves it as it is', async () => {
    const file = calendar();
    const before = fs.readFileSync(file);
    const { status: code, stdout } = await perchOn(file, ['doctor']);
    expect(stdout).toContain('1 event, 1 recorded change');
    expect(stdout).not.toMatch(/^[✗!]/m);
    expect(code).toBe(0);
    expect(fs.readFileSync(file).equals(before)).toBe(true);
    expect(fs.readdirSync(path.dirname(file))).toEqual(['perch.db']);
  });

  it('in the language of the user', async () => {
    const file = calendar('delete from extents');
    const zh = await perchOn(file, ['doctor'], { PERCH_LANGUAGE: 'zh' });
    expect(zh.stdout).toContain('1 个日程、1 次改动');
    expect(zh.stdout).toMatch(/有 1 个日程（如 evt_.*）的各次时间与重复规则不符：请运行 perch-mcp doctor --repair/);
    const lines = zh.stdout.split('\n').filter(Boolean);
    expect(lines.filter((line) => !/\p{Script=Han}/u.test(line))).toEqual([]);
    const repaired = await perchOn(file, ['doctor', '--repair'], { PERCH_LANGUAGE: 'zh' });
    expect(repaired.stdout).toContain('已修复：重新推算了 1 个日程的各次时间，并重写了文件。');
    expect((await perchOn(file, ['doctor'], { PERCH_LANGUAGE: 'en' })).stdout).not.toMatch(/\p{Script=Han}/u);
  });

  it('also while a server that died has left its log, which stays', async () => {
    const file = calendar();
    const db = new SqliteDatabase(file);
    db.exec("insert into meta values ('', 'k', 'v')");
    const copy = calendar();
    for (const end of ['', '-wal']) fs.copyFileSync(file + end, copy + end);
    db.close();
    const log = fs.readFileSync(`${copy}-wal`);
    expect(bad(await checkDatabase(copy))).toEqual([]);
    expect(fs.readFileSync(`${copy}-wal`).equals(log)).toBe(true);
  });

  it('occurrences that are out of step, and repairs them', async () => {
    const away = 'delete from occurrences where start_at in (select max(start_at) from occurrences)';
    for (const sql of [
      away,
      "update occurrences set show_as = 'free'",
      'delete from extents',
      "insert into occurrences select user, start_at, 'evt_gone', end_at, show_as from occurrences limit 1",
      'update occurrences set end_at = end_at + 1 where start_at in (select min(start_at) from occurrences)',
    ]) {
      expect(bad(await checkDatabase(calendar(sql))), sql).toEqual(
        oneBad('problem', /1 event \(such as evt_.*--repair/),
      );
    }
    const file = calendar(away);
    expect(await perchOn(file, ['doctor'])).toMatchObject({ status: 1 });
    expect(await perchOn(file, ['doctor', '--repair'])).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('Repaired: occurrences of 1 event worked out anew'),
    });
    expect(bad(await checkDatabase(file))).toEqual([]);
  });

  it('other zone data than the occurrences were built with', async () => {
    const file = calendar(`update meta set value = json_set(value, '$.tzdata', '1999a') where key = 'occurrences'`);
    expect(bad(await checkDatabase(file))).toEqual(oneBad('warning', /zone data 1999a/));
  });

  it('what is no file at all', async () => {
    expect(bad(await checkDatabase('/dev/null'))).toEqual(oneBad('problem', /^\/dev\/null is not a file/));
  });

  it('a newer schema', async () => {
    expect(bad(await checkDatabase(calendar('pragma user_version = 99')))).toEqual(oneBad('problem', /newer Perch/));
  });

  it('damage to an index, and rows that name what is not there', async () => {
    const file = calendar();
    const db = new SqliteDatabase(file);
    db.unsafeMode();
    db.pragma('writable_schema = ON');
    const indexed = (from: string, to: string): void =>
      void db.exec(
        `update sqlite_schema set sql = replace(sql, '"${from}"', '"${to}"') where name = 'events_by_series'`,
      );
    // The index has entries of another column than it says.
    indexed('series_id', 'title');
    db.pragma('writable_schema = RESET');
    db.exec('reindex events_by_series');
    db.pragma('writable_schema = ON');
    indexed('title', 'series_id');
    db.close();
    expect(bad(await checkDatabase(file))).toEqual(oneBad('problem', /is damaged .*restore/));
    expect(bad(await checkDatabase(calendar('delete from changes')))).toEqual(oneBad('problem', /rows name others/));
  });

  it('a program that keeps the write lock', async () => {
    const file = calendar();
    const holder = fork(path.join(import.meta.dirname, '../db/lock-holder.ts'), [file]);
    await once(holder, 'message');
    fasterClock();
    const said =
      process.platform === 'linux'
        ? new RegExp(`process ${holder.pid}\\) holds the write lock`)
        : /holds the write lock/;
    expect(bad(await checkDatabase(file))).toEqual(oneBad('problem', said));
    holder.send('stop');
    await once(holder, 'exit');
    expect(bad(await checkDatabase(file))).toEqual([]);
  });

  it('files that this user cannot use, or others can', () => {
    const file = calendar();
    expect(bad(checkAccess(file, { uid: ME }))).toEqual([]);
    fs.chmodSync(file, 0o644);
    expect(bad(checkAccess(file, { uid: ME }))).toEqual(oneBad('warning', /chmod 600/));
    fs.chmodSync(file, 0o400);
    expect(bad(checkAccess(file, { uid: ME }))).toEqual(oneBad('problem', /file .* cannot be written to.*chmod u\+rw/));
    fs.chmodSync(file, 0o600);
    fs.chmodSync(path.dirname(file), 0o500);
    expect(bad(checkAccess(file, { uid: ME }))).toEqual(
      oneBad('problem', /folder .* cannot be written to.*chmod u\+rwx/),
    );
    fs.chmodSync(path.dirname(file), 0o777);
    expect(bad(checkAccess(file, { uid: ME }))).toEqual(oneBad('warning', /replace files in .*chmod o-w/));
    // As /tmp is: everybody may create files, and nobody may take away those of others.
    fs.chmodSync(path.dirname(file), 0o1777);
    expect(bad(checkAccess(file, { uid: ME }))).toEqual([]);
    fs.chmodSync(path.dirname(file), 0o700);
    expect(bad(checkAccess(file, { uid: ME + 1_000 }))).toEqual(oneBad('problem', /sudo chown/));
  });

  it.runIf(ME === 0)('what belongs to somebody else (as root)', async () => {
    const file = calendar();
    fs.chownSync(file, 1_234, 1_234);
    expect(bad(checkAccess(file, { uid: 0 }))).toEqual(oneBad('warning', /You are root, and .* belongs to user 1234/));
    expect(bad(checkAccess(file, { uid: 1_234 }))).toEqual([]);
    fs.writeFileSync(`${file}-wal`, '');
    expect(bad(checkAccess(file, { uid: 1_234 }))).toEqual(
      oneBad('problem', /perch\.db-wal belongs to user 0: sudo chown 1234/),
    );
  });

  it('a log without bounds, and what interrupted work has left', () => {
    const file = calendar();
    fs.writeFileSync(`${file}-wal`, '');
    fs.truncateSync(`${file}-wal`, 65 * 1024 * 1024);
    fs.writeFileSync(path.join(path.dirname(file), '.perch.db.1a2b3c4d.part'), '');
    expect(bad(checkPlace(file)).map(({ text }) => text)).toEqual([
      expect.stringContaining('has grown to 65.0 MB'),
      expect.stringContaining('was cut short: delete it'),
    ]);
  });
});
