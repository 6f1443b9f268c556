import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/db/file/open.ts';
import { inFull } from '../../src/domain/testing/in-full.ts';
import { temporaryFolder } from '../db/harness.ts';
import type { Start } from './start-together.worker.ts';

const PROCESSES = 4;
const ROUNDS = inFull(20, 2);
/** Of the control: how often at most until it shows. */
const MOST = 40;

describe('promise 6: several servers start at once', () => {
  const folder = temporaryFolder();
  const processes: ChildProcess[] = [];
  let count = 0;

  beforeAll(async () => {
    for (let index = 0; index < PROCESSES; index++) {
      processes.push(fork(new URL('./start-together.worker.ts', import.meta.url), { execArgv: [] }));
    }
    await Promise.all(processes.map((child) => once(child, 'message')));
  });
  afterAll(() => {
    for (const child of processes) child.kill('SIGKILL');
  });

  /** How many failed, and what is left. */
  async function startTogether(file: string, how: Start['how']) {
    const start: Start = { file, at: Date.now() + 15, how };
    const answers = await Promise.all(
      processes.map(async (child) => {
        child.send(start);
        const [answer] = (await once(child, 'message')) as [{ failure: string | null }];
        return answer.failure;
      }),
    );
    const db = new SqliteDatabase(file, { readonly: true });
    const migrated = db.prepare("select count(*) from sqlite_schema where name = 'changes'").pluck().get()
      ? db.prepare('select count(*) from changes').pluck().get()
      : 0;
    const intact = db.pragma('integrity_check', { simple: true });
    db.close();
    const backups = fs.readdirSync(path.dirname(file)).filter((name) => name.endsWith('.bak')).length;
    return { failures: answers.filter((failure) => failure !== null), migrated, intact, backups };
  }

  /** A folder of its own for each round; `old` is a file of the first release. */
  async function newFile(kind: 'missing' | 'empty' | 'old'): Promise<string> {
    count += 1;
    const file = path.join(folder, String(count), 'perch.db');
    if (kind === 'missing') return file;
    fs.mkdirSync(path.dirname(file));
    if (kind === 'empty') fs.writeFileSync(file, '');
    else await (await openDatabase({ path: file, now: () => 0 })).close();
    return file;
  }

  it.each(['missing', 'empty', 'old'] as const)(
    `on a file that is %s: one migrates, all work (${PROCESSES} × ${ROUNDS})`,
    async (kind) => {
      for (let round = 0; round < ROUNDS; round++) {
        const left = await startTogether(await newFile(kind), 'real');
        expect(left).toEqual({ failures: [], migrated: 1, intact: 'ok', backups: kind === 'old' ? 1 : 0 });
      }
    },
    60_000,
  );

  it('control: without the lock such a round fails', async () => {
    let hasFailed = false;
    for (let round = 0; round < MOST && !hasFailed; round++) {
      const left = await startTogether(await newFile('empty'), 'unlocked');
      hasFailed = left.failures.length > 0 || left.migrated !== 1;
    }
    expect(hasFailed).toBe(true);
  }, 60_000);
});
