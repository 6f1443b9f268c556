import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/db/file/open.ts';
import { temporaryFolder } from '../db/harness.ts';
import { type Bundled, bundled } from './bundled.ts';
import { perch } from './command.ts';
import { defectsIn, read } from './ledger.ts';
import { ServerProcess, type Structured } from './server-process.ts';
import { type Acknowledged, lostFrom, writeTo } from './writing.ts';

const WRITERS = 4;
const BACKUPS = 10;
const RESTORES = 4;
const KILLS = 30;
/** About how long a small calendar takes to be replaced. */
const REPLACING_MS = 300;
const ZONE = 'Asia/Shanghai';

describe('promise 17: backup and restore', () => {
  const folder = temporaryFolder();
  let count = 0;
  let server: Bundled;
  beforeAll(async () => {
    server = await bundled();
  });
  afterAll(() => server.remove());

  /** A calendar in a folder of its own that has been opened once. */
  async function newFile(): Promise<string> {
    const file = path.join(folder, String(++count), 'perch.db');
    await (await openDatabase({ path: file, now: Date.now })).close();
    return file;
  }
  const start = (file: string) => new ServerProcess({ file, entry: server.entry }).open();
  const beside = (file: string): string[] =>
    fs.readdirSync(path.dirname(file)).filter((name) => !/^perch\.db(-wal|-shm)?$/.test(name));
  const titles = (file: string): unknown =>
    read(file, (db) => db.prepare('select title from events order by title').pluck().all());

  /** Runs `work` while servers write as fast as they can. */
  async function underLoad(
    file: string,
    work: (acknowledged: readonly Acknowledged[]) => Promise<void>,
  ): Promise<void> {
    const acknowledged: Acknowledged[] = [];
    const writers = await Promise.all(Array.from({ length: WRITERS }, () => start(file)));
    const writing = writers.map((one) => writeTo(one, acknowledged));
    const ended = Promise.allSettled(writing.flatMap(({ lanes }) => lanes));
    await Promise.all(writing.map(({ first }) => first));
    await work(acknowledged);
    await Promise.all(writers.map((one) => one.kill()));
    await ended;
  }

  it(`${BACKUPS} backups while ${WRITERS} servers write hold every write that was acknowledged before`, async () => {
    const file = await newFile();
    await underLoad(file, async (acknowledged) => {
      for (let backup = 0; backup < BACKUPS; backup++) {
        const target = path.join(folder, `backup-${backup}.db`);
        const before = [...acknowledged];
        expect(await perch(file, ['backup', target], server)).toMatchObject({ code: 0, stderr: '' });
        // Nobody had to wait for it.
        expect(acknowledged.length).toBeGreaterThan(before.length);
        expect(fs.statSync(target).mode & 0o777).toBe(0o600);
        fs.chmodSync(target, 0o400);
        expect(lostFrom(target, before)).toEqual([]);
        expect(defectsIn(target, ZONE)).toEqual([]);
      }
    });
    expect(fs.readdirSync(folder).filter((name) => /part|wal|shm|journal/.test(name))).toEqual([]);
    const calendar = path.join(folder, 'restored', 'perch.db');
    expect(await perch(calendar, ['restore', '--yes', path.join(folder, 'backup-0.db')], server)).toMatchObject({
      code: 0,
    });
    expect(defectsIn(calendar, ZONE)).toEqual([]);
  });

  it('control: a plain copy of the file lacks writes or is damaged', async () => {
    const file = await newFile();
    const wrong: unknown[] = [];
    await underLoad(file, async (acknowledged) => {
      for (let copy = 0; copy < BACKUPS && wrong.length === 0; copy++) {
        await sleep(100);
        const before = [...acknowledged];
        const target = path.join(folder, `copy-${copy}.db`);
        fs.copyFileSync(file, target);
        wrong.push(...lostFrom(target, before), ...defectsIn(target, ZONE));
      }
    });
    expect(wrong.length).toBeGreaterThan(0);
  });

  it('servers that run go on with what was restored, and lose nothing unnoticed', async () => {
    const file = await newFile();
    const add = (host: ServerProcess, title: string, day: number): Promise<Structured> =>
      host.call('schedule_add', { title, start: new Date(Date.UTC(2027, 0, day, 2)).toISOString() });
    const query = async (host: ServerProcess): Promise<unknown> => {
      const { events } = await host.call('schedule_query', { start: '2027-01-01', end: '2028-01-01' });
      return (events as Structured[]).map(({ title }) => title);
    };
    const hosts = [await start(file), await start(file)] as const;
    await add(hosts[0], 'kept', 1);
    const backup = path.join(folder, 'kept.db');
    await perch(file, ['backup', backup], server);
    const later = await add(hosts[1], 'later', 2);
    expect(await query(hosts[0])).toEqual(['kept', 'later']);
    expect(await query(hosts[1])).toEqual(['kept', 'later']);

    const { code, stdout } = await perch(file, ['restore', '--yes', backup], server);
    expect(code).toBe(0);
    for (const host of hosts) expect(await query(host)).toEqual(['kept']);
    expect(await hosts[0].call('undo', { change_id: later.change_id })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await hosts[1].call('undo', { last: 1 })).toMatchObject({ status: 'final' });
    expect(await query(hosts[0])).toEqual([]);
    await add(hosts[0], 'after', 3);
    expect(await query(hosts[1])).toEqual(['after']);
    await Promise.all(hosts.map((host) => host.end()));
    expect(defectsIn(file, ZONE)).toEqual([]);
    const safety = stdout.match(/kept in (.*)\n/)?.[1] as string;
    expect(titles(safety)).toEqual(['kept', 'later']);
    expect(defectsIn(safety, ZONE)).toEqual([]);
    expect(fs.statSync(safety).mode & 0o777).toBe(0o600);
  });

  it('restores under load lose nothing: what is not in the calendar is in a safety copy', async () => {
    const file = await newFile();
    const backup = path.join(folder, 'nothing.db');
    await perch(file, ['backup', backup], server);
    const all: Acknowledged[] = [];
    await underLoad(file, async (acknowledged) => {
      for (let restore = 0; restore < RESTORES; restore++) {
        await sleep(300);
        expect(await perch(file, ['restore', '--yes', backup], server)).toMatchObject({ code: 0, stderr: '' });
      }
      all.push(...acknowledged);
    });
    const kept = beside(file).map((name) => path.join(path.dirname(file), name));
    expect(kept).toHaveLength(RESTORES);
    for (const one of [file, ...kept]) expect(defectsIn(one, ZONE)).toEqual([]);
    const missing = [file, ...kept].map((one) => new Set(lostFrom(one, all).map(({ change }) => change)));
    expect(all.filter(({ change }) => missing.every((lost) => lost.has(change)))).toEqual([]);
  });

  it(`a restore that is killed, ${KILLS} times, leaves the old calendar or the new one`, async () => {
    const file = await newFile();
    const nothing = path.join(folder, 'before-all.db');
    await perch(file, ['backup', nothing], server);
    const seeds: Record<string, string> = {};
    for (const title of ['old', 'new']) {
      const host = await start(file);
      for (let day = 1; day <= 60; day++) {
        const begin = new Date(Date.UTC(2027, 0, day, 2)).toISOString();
        await host.call('schedule_add', { title, start: begin, description: 'x'.repeat(30_000), on_conflict: 'force' });
      }
      await host.end();
      const backup = path.join(folder, `${title}.db`);
      await perch(file, ['backup', backup], server);
      seeds[title] = backup;
      if (title === 'old') await perch(file, ['restore', '--yes', nothing], server);
    }
    const running = await start(file);
    const outcomes = { replaced: 0, kept: 0 };
    for (let kill = 0; kill < KILLS; kill++) {
      const wanted = (titles(file) as string[]).includes('old') ? 'new' : 'old';
      const known = beside(file).length;
      const killed = async (pid: number): Promise<void> => {
        // The staged copy, then the safety copy: the calendar is being replaced.
        while (beside(file).length < known + 2) await sleep(1);
        await sleep(Math.random() * REPLACING_MS);
        process.kill(pid, 'SIGKILL');
      };
      let kill9: Promise<void> | undefined;
      const started = (pid: number): void => {
        kill9 = killed(pid).catch(() => {});
      };
      await perch(file, ['restore', '--yes', seeds[wanted] as string], { entry: server.entry, started });
      await kill9;
      const found = new Set(titles(file) as string[]);
      expect(found.size).toBe(1);
      outcomes[found.has(wanted) ? 'replaced' : 'kept']++;
      expect(titles(file)).toHaveLength(60);
      const { total } = await running.call('schedule_query', { start: '2027-01-01', end: '2028-01-01', limit: 1 });
      expect(total).toBe(60);
    }
    console.log(outcomes);
    expect(outcomes.kept).toBeGreaterThan(0);
    expect(outcomes.replaced).toBeGreaterThan(0);
    await running.end();
    expect(defectsIn(file, ZONE)).toEqual([]);
    const doctor = await perch(file, ['doctor'], server);
    expect(doctor.stdout).toContain('cut short: delete it');
  });
});
