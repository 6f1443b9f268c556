import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/db/file/open.ts';
import { temporaryFolder } from '../db/harness.ts';
import { type Bundled, bundled } from './bundled.ts';
import { defectsIn, read } from './ledger.ts';
import { Died, ServerProcess, type StartOptions, type Structured } from './server-process.ts';

const CRASH = path.join(import.meta.dirname, 'crash-at-commit.preload.ts');
const ROUNDS = 10;

describe('promise 13: a create that is retried after a crash does not duplicate', () => {
  const folder = temporaryFolder();
  let server: Bundled;
  let count = 0;
  beforeAll(async () => {
    server = await bundled();
  });
  afterAll(() => server.remove());

  async function newFile(): Promise<string> {
    const file = path.join(folder, `${++count}.db`);
    await (await openDatabase({ path: file, now: Date.now })).close();
    return file;
  }

  const start = (options: Omit<StartOptions, 'entry'>) => new ServerProcess({ entry: server.entry, ...options }).open();
  const inDatabase = (file: string): string[] =>
    read(file, (db) => db.prepare('select id from events order by id').pluck().all() as string[]);
  const add = (key: string | undefined): object => ({
    title: '牙医',
    start: '2027-03-02T15:00',
    on_conflict: 'force',
    ...(key !== undefined && { idempotency_key: key }),
  });

  /** Calls again on a new server, as a host does that never got its answer. */
  async function retry(file: string, args: object): Promise<Structured> {
    const again = await start({ file });
    const result = await again.call('schedule_add', args);
    await again.end();
    return result;
  }

  /** A server that dies around its commit has not answered. */
  async function crash(file: string, moment: 'before' | 'after', args: object): Promise<void> {
    const dying = await start({ file, preload: CRASH, env: { CRASH: moment } });
    await expect(dying.call('schedule_add', args)).rejects.toBeInstanceOf(Died);
  }

  it('killed between commit and reply: the retry gives the result that was lost', async () => {
    const file = await newFile();
    await crash(file, 'after', add('key-1'));
    const written = inDatabase(file);
    expect(written).toHaveLength(1);
    const result = await retry(file, add('key-1'));
    expect(result).toMatchObject({ status: 'final', replayed: true, event: { id: written[0] } });
    expect(inDatabase(file)).toEqual(written);
    expect(defectsIn(file, 'Asia/Shanghai')).toEqual([]);
  });

  it('killed just before the commit: nothing was written, and the retry creates', async () => {
    const file = await newFile();
    await crash(file, 'before', add('key-1'));
    expect(inDatabase(file)).toEqual([]);
    const result = await retry(file, add('key-1'));
    expect(result.status).toBe('final');
    expect(result.replayed).toBeUndefined();
    expect(inDatabase(file)).toHaveLength(1);
    expect(defectsIn(file, 'Asia/Shanghai')).toEqual([]);
  });

  it(`killed by kill -9 as soon as the row can be seen, ${ROUNDS} times: still one`, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const file = await newFile();
      const victim = await start({ file });
      // Whether an answer is on its way does not matter: this host has stopped reading.
      const unread = victim.call('schedule_add', add('key-1')).catch(() => {});
      while (inDatabase(file).length === 0) await sleep(1);
      await victim.kill();
      await unread;
      const written = inDatabase(file);
      expect(await retry(file, add('key-1'))).toMatchObject({ replayed: true, event: { id: written[0] } });
      expect(inDatabase(file)).toEqual(written);
    }
  });

  it('20 retries at once, over two servers: one', async () => {
    const file = await newFile();
    await crash(file, 'after', add('key-1'));
    const servers = await Promise.all([start({ file }), start({ file })]);
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (servers[index % 2] as ServerProcess).call('schedule_add', add('key-1')),
      ),
    );
    await Promise.all(servers.map((one) => one.end()));
    expect(results.map((result) => [result.replayed, (result.event as Structured).id])).toEqual(
      Array(20).fill([true, inDatabase(file)[0]]),
    );
    expect(inDatabase(file)).toHaveLength(1);
  });

  it('control: without a key the retry duplicates', async () => {
    const file = await newFile();
    await crash(file, 'after', add(undefined));
    expect((await retry(file, add(undefined))).status).toBe('final');
    expect(inDatabase(file)).toHaveLength(2);
  });
});
