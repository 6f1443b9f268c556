import fs from 'node:fs';
import path from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../db/harness.ts';
import { type Bundled, bundled } from './bundled.ts';
import { perch } from './command.ts';
import { defectsIn } from './ledger.ts';
import { ServerProcess, type Structured } from './server-process.ts';

const CANARY = 'KANARIENVOGEL';
/** Enough for SQLite to move rows between pages many times. */
const EVENTS = 150;

describe('promise 17: what is erased leaves no canary', () => {
  const folder = temporaryFolder();
  let count = 0;
  let server: Bundled;
  beforeAll(async () => {
    server = await bundled();
  });
  afterAll(() => server.remove());

  const newFile = (): string => path.join(folder, String(++count), 'perch.db');
  const start = (file: string, env: Record<string, string> = {}) =>
    new ServerProcess({ file, entry: server.entry, env: { PERCH_LOG: 'debug', ...env } }).open();

  /** Files beside the calendar, itself included, whose bytes hold the canary. */
  const holding = (file: string): string[] => {
    const parent = path.dirname(file);
    return fs.readdirSync(parent).filter((name) => fs.readFileSync(path.join(parent, name)).includes(CANARY));
  };
  const day = (number: number): string => new Date(Date.UTC(2027, 0, 1 + number, 2)).toISOString();

  /** Writes events with the canary in every field, between others, in every way there is. Answers their ids. */
  async function write(host: ServerProcess): Promise<string[]> {
    const ids: string[] = [];
    const call = async (tool: string, args: object): Promise<Structured> => {
      const result = await host.call(tool, args);
      expect(result, JSON.stringify(result)).toMatchObject({ status: 'final' });
      return result;
    };
    for (let number = 0; number < EVENTS; number++) {
      const secret = number % 3 === 0;
      const word = secret ? CANARY : 'harmless';
      const { event } = await call('schedule_add', {
        title: `${word} ${number}`,
        description: `${word} `.repeat(1 + ((number * 7) % 60)),
        location: word,
        location_place: { name: word, address: word },
        source: word,
        start: day(number),
        idempotency_key: `${word}-${number}`,
        on_conflict: 'force',
        ...(number % 10 === 0 && { repeat: 'FREQ=DAILY;COUNT=5' }),
      });
      const { id } = event as { id: string };
      if (secret) ids.push(id);
      if (number % 10 === 0) {
        const one = { id, scope: 'this', occurrence: day(number + 1), on_conflict: 'force' };
        await call('schedule_update', { ...one, title: `${word} changed` });
      } else {
        await call('schedule_update', { id, description: `${word} `.repeat((number * 13) % 90), on_conflict: 'force' });
      }
      if (number % 5 === 0) await call('undo', { last: 1 });
    }
    await host.call('schedule_update', { match: CANARY, title: 'which one?' });
    await call('delete_items', { ids: [ids.at(-1)] });
    return ids;
  }

  it('in the database, its log, its index, what the server logs, or a backup made later', async () => {
    const file = newFile();
    const host = await start(file);
    const ids = await write(host);
    await host.end();
    expect(holding(file)).toEqual(['perch.db']);
    expect(await perch(file, ['erase', '--yes', ...ids], server)).toMatchObject({ code: 0, stderr: '' });
    expect(holding(file)).toEqual([]);
    expect(defectsIn(file, 'Asia/Shanghai')).toEqual([]);
    await perch(file, ['backup', path.dirname(file)], server);
    expect(fs.readdirSync(path.dirname(file)).length).toBeGreaterThan(1);
    expect(holding(file)).toEqual([]);
    expect(host.stderr).not.toContain(CANARY);
  });

  it('while other servers have the calendar open', async () => {
    const file = newFile();
    const hosts = [await start(file), await start(file), await start(file)] as const;
    const ids = await write(hosts[0]);
    for (const host of hosts) await host.call('schedule_query', { start: '2027-01-01', end: '2028-01-01' });
    expect(holding(file)).toContain('perch.db-wal');
    const { code, stdout } = await perch(file, ['erase', '--yes', ...ids], server);
    expect(code).toBe(0);
    expect(stdout).not.toContain('Another program');
    expect(holding(file)).toEqual([]);
    const { total } = await hosts[1].call('schedule_query', { start: '2027-01-01', end: '2028-01-01', query: CANARY });
    expect(total).toBe(0);
    await Promise.all(hosts.map((host) => host.end()));
    expect(holding(file)).toEqual([]);
  });

  it('says so while another program keeps reading, and it goes with that program', async () => {
    const file = newFile();
    const host = await start(file);
    const ids = await write(host);
    const reader = new SqliteDatabase(file, { readonly: true });
    reader.exec('begin');
    reader.prepare('select count(*) from events').get();
    const { code, stdout } = await perch(file, ['erase', '--yes', ...ids], server);
    expect({ code, stdout }).toMatchObject({ code: 0, stdout: expect.stringContaining('Another program') });
    expect(holding(file)).not.toEqual([]);
    reader.close();
    await host.end();
    expect(holding(file)).toEqual([]);
  });

  it('control: without rewriting the file, copies of moved rows stay in its gaps', () => {
    const file = newFile();
    fs.mkdirSync(path.dirname(file));
    const db = new SqliteDatabase(file);
    db.pragma('secure_delete = ON');
    db.exec('begin; create table notes (id integer primary key, text)');
    const insert = db.prepare('insert into notes values (?, ?)');
    // In no order, so that full pages are split in the middle.
    for (let number = 0; number < 2_000; number++) {
      insert.run((number * 7_919) % 100_003, `${number % 3 === 0 ? CANARY : 'harmless'} `.repeat(1 + (number % 40)));
    }
    db.prepare('delete from notes where text like ?').run(`${CANARY}%`);
    db.exec('commit');
    expect(holding(file)).toEqual(['perch.db']);
    db.exec('vacuum');
    db.close();
    expect(holding(file)).toEqual([]);
  });
});
