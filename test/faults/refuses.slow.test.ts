import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/db/file/open.ts';
import { temporaryFolder } from '../db/harness.ts';
import { type Bundled, bundled } from './bundled.ts';
import { type Outcome, perch } from './command.ts';

const folder = temporaryFolder();
let count = 0;

/** A closed calendar of some pages, in a folder of its own. */
async function calendar(): Promise<string> {
  const file = path.join(folder, String(++count), 'perch.db');
  const { db, close } = await openDatabase({ path: file, now: () => 0 });
  const value = 'x'.repeat(50_000);
  await db.insertInto('meta').values({ user: '', key: 'k', value }).execute();
  await close();
  return file;
}

function withSql(file: string, sql: string): void {
  const db = new SqliteDatabase(file);
  db.exec(sql);
  db.close();
}

const withBytes = (file: string, change: (bytes: Buffer) => Uint8Array): void =>
  fs.writeFileSync(file, change(fs.readFileSync(file)));

const CASES: Record<string, { make(file: string): void; says: RegExp }> = {
  'read-only': { make: (file) => fs.chmodSync(file, 0o444), says: /is read-only/ },
  'in a read-only folder': { make: (file) => fs.chmodSync(path.dirname(file), 0o555), says: /folder .* is read-only/ },
  'damaged in its header': {
    make: (file) => withBytes(file, (bytes) => bytes.fill(0xa5, 16, 100)),
    says: /is damaged|not one of Perch's/,
  },
  'damaged in the first page': {
    make: (file) => withBytes(file, (bytes) => bytes.fill(0xa5, 100, 4_096)),
    says: /is damaged/,
  },
  'damaged in the middle': {
    make: (file) => withBytes(file, (bytes) => bytes.fill(0xa5, 40_960, 81_920)),
    says: /is damaged/,
  },
  'cut short': { make: (file) => withBytes(file, (bytes) => bytes.subarray(0, bytes.length / 2)), says: /is damaged/ },
  'of a newer schema': { make: (file) => withSql(file, 'pragma user_version = 99'), says: /newer Perch \(schema 99/ },
  "another program's": {
    make(file) {
      fs.rmSync(file);
      withSql(file, 'create table notes (id); insert into notes values (1)');
    },
    says: /not one of Perch's/,
  },
  'no database': {
    make: (file) => fs.writeFileSync(file, 'dear diary\n'.repeat(1_000)),
    says: /not a calendar of Perch/,
  },
  'a folder': {
    make(file) {
      fs.rmSync(file);
      fs.mkdirSync(file);
    },
    says: /is a folder/,
  },
};

/** Everything that can be seen of the file and what lies beside it. */
function seen(file: string): unknown {
  return fs.readdirSync(path.dirname(file)).map((name) => {
    const full = path.join(path.dirname(file), name);
    const { mode, mtimeMs } = fs.statSync(full);
    const content = fs.statSync(full).isFile() ? createHash('sha256').update(fs.readFileSync(full)).digest('hex') : '';
    return [name, mode, mtimeMs, content];
  });
}

describe('promise 5: a file that cannot be used is refused in one line, and left as it is', () => {
  let server: Bundled;
  beforeAll(async () => {
    server = await bundled();
  });
  afterAll(() => server.remove());

  /** Runs a command on a calendar that something happened to, and sees to it that nothing has changed. */
  async function on(what: string, args: readonly string[]): Promise<Outcome & { says: RegExp }> {
    const { make, says } = CASES[what] as (typeof CASES)[string];
    const file = await calendar();
    make(file);
    const before = seen(file);
    const outcome = await perch(file, args, server);
    const after = seen(file);
    fs.chmodSync(path.dirname(file), 0o755);
    expect(after).toEqual(before);
    return { ...outcome, says };
  }

  describe.each(Object.keys(CASES))('%s', (what) => {
    it.concurrent('a server', async () => {
      const { code, stdout, stderr, says } = await on(what, []);
      expect(stderr).toMatch(/^perch-mcp: [^\n]+\n$/);
      expect(stderr).toMatch(says);
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    });

    it.concurrent('a call', async () => {
      const { code, stdout, says } = await on(what, ['call', 'get_current_time']);
      expect(stdout.split('\n')[0]).toMatch(says);
      expect(code).toBe(1);
    });

    it.concurrent('doctor says so', async () => {
      const { code, stdout, stderr } = await on(what, ['doctor']);
      expect(stdout).toMatch(/^✗ /m);
      expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    });

    // What is sound can be copied, whoever may write to it.
    if (/read-only|newer/.test(what)) return;
    it.concurrent('backup', async () => {
      const { code, stderr } = await on(what, ['backup', folder]);
      expect(stderr).toMatch(/^perch-mcp: [^\n]+\n$/);
      expect(code).toBe(1);
    });
  });

  it('control: a calendar that can be used is not refused', async () => {
    const file = await calendar();
    expect(await perch(file, ['call', 'get_current_time'], server)).toMatchObject({ code: 0, stderr: '' });
  });
});
