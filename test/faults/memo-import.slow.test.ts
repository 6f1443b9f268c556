import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import SqliteDatabase from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../db/harness.ts';
import { type Bundled, bundled } from './bundled.ts';
import { perch } from './command.ts';

const NOTES = 4_000;
const CANARY = 'kanarienvogel';

describe('memo import', () => {
  const folder = temporaryFolder();
  const notes = path.join(folder, 'notes.jsonl');
  let server: Bundled;
  beforeAll(async () => {
    server = await bundled();
    const line = (n: number): string =>
      JSON.stringify({ id: `n${n}`, text: `note number ${n} 第${n}条备忘 ${n % 100 === 0 ? CANARY : 'harmless'}` });
    fs.writeFileSync(notes, Array.from({ length: NOTES }, (_, n) => line(n)).join('\n'));
  });
  afterAll(() => server.remove());

  const count = (file: string): number => {
    const db = new SqliteDatabase(file);
    try {
      return db.prepare('select count(*) from memos').pluck().get() as number;
    } catch {
      return 0;
    } finally {
      db.close();
    }
  };

  it('that is killed loses nothing, and goes on where it was', async () => {
    const file = path.join(folder, 'killed.db');
    let seen = 0;
    for (let kills = 0; kills < 20 && seen < NOTES; kills++) {
      const child = spawn(process.execPath, [server.entry, 'memo', 'import', notes], {
        env: { ...process.env, PERCH_DB: file },
        stdio: 'ignore',
      });
      const ended = new Promise((resolve) => child.once('exit', resolve));
      await Promise.race([ended, sleep(400 + 150 * kills)]);
      child.kill('SIGKILL');
      await ended;
      if (!fs.existsSync(file)) continue;
      expect(count(file)).toBeGreaterThanOrEqual(seen);
      seen = count(file);
    }
    const { code, stdout } = await perch(file, ['memo', 'import', notes], server);
    expect({ code, stdout }).toMatchObject({ code: 0, stdout: expect.stringContaining(`${seen} as they were`) });
    expect(count(file)).toBe(NOTES);
    expect(await perch(file, ['doctor'], server)).toMatchObject({ code: 0 });
  });

  it('leaves no byte of what is erased, in the file, its log or its index', async () => {
    const file = path.join(folder, 'erased', 'perch.db');
    fs.mkdirSync(path.dirname(file));
    await perch(file, ['memo', 'import', notes], server);
    const holding = (): string[] =>
      fs
        .readdirSync(path.dirname(file))
        .filter((name) => fs.readFileSync(path.join(path.dirname(file), name)).includes(CANARY));
    expect(holding()).not.toEqual([]);
    const db = new SqliteDatabase(file);
    const ids = db.prepare(`select id from memos where content like '%${CANARY}%'`).pluck().all() as string[];
    db.close();
    expect(ids).toHaveLength(NOTES / 100);
    expect(await perch(file, ['erase', '--yes', ...ids], server)).toMatchObject({ code: 0 });
    expect(holding()).toEqual([]);
    expect(await perch(file, ['doctor'], server)).toMatchObject({ code: 0 });
  });
});
