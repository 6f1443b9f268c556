import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/db/open.ts';
import { temporaryFolder } from '../db/harness.ts';
import { type Bundled, bundled } from './bundled.ts';
import { defectsIn, read } from './ledger.ts';
import { Died, ServerProcess, type StartOptions, type Structured } from './server-process.ts';

const KILLS = 200;
/** So that looking at a file stays quick, there are several; two are written to at once. */
const FILES = 10;
/** Calls under way when the kill comes. */
const LANES = 4;
/** The longest that a server writes after its first answer. */
const WRITING_MS = 120;
const EARLY = path.join(import.meta.dirname, 'answers-early.preload.ts');

interface Acknowledged {
  readonly change: string;
  /** What the change added, if it added something. */
  readonly event: string | undefined;
}

/** One server's life: it writes until it is killed at a random moment. */
async function lifeOf(options: StartOptions, acknowledged: Acknowledged[]): Promise<void> {
  const server = await new ServerProcess(options).open();
  const events: Structured[] = [];
  const own: string[] = [];
  const among = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)] as Item;
  const start = () => new Date(Date.now() + 86_400_000 * (1 + Math.random() * 600)).toISOString();
  const add = { title: '会议', on_conflict: 'force' };
  const calls: (() => [string, object])[] = [
    () => ['schedule_add', { ...add, start: start() }],
    () => ['schedule_add', { ...add, start: start() }],
    () => ['schedule_add', { ...add, start: start(), repeat: 'FREQ=DAILY;COUNT=40' }],
    () => ['schedule_update', { id: among(events)?.id, start: start(), on_conflict: 'force', scope: 'all' }],
    () => ['schedule_update', { id: among(events)?.id, title: '改', scope: 'all' }],
    () => ['delete_items', { ids: [among(events)?.id] }],
    () => ['undo', { change_id: among(own) }],
  ];
  const first = Promise.withResolvers<void>();
  const lane = async (): Promise<void> => {
    for (;;) {
      const [tool, args] = events.length === 0 ? ['schedule_add', { ...add, start: start() }] : among(calls)();
      const result = await server.call(tool as string, args as object);
      if (typeof result.change_id !== 'string') continue;
      const event = tool === 'schedule_add' ? (result.event as Structured) : undefined;
      acknowledged.push({ change: result.change_id, event: event?.id as string | undefined });
      own.push(result.change_id);
      if (event) events.push(event);
      first.resolve();
    }
  };
  const lanes = Array.from({ length: LANES }, lane);
  // Some are killed while they open the file.
  if (Math.random() > 0.1) await first.promise;
  await sleep(Math.random() * WRITING_MS);
  await server.kill();
  for (const { reason } of (await Promise.allSettled(lanes)) as PromiseRejectedResult[])
    expect(reason).toBeInstanceOf(Died);
}

/** The acknowledged writes that the file does not hold. */
function lostFrom(file: string, acknowledged: readonly Acknowledged[]): Acknowledged[] {
  return read(file, (db) => {
    const change = db.prepare('select 1 from changes where id = ?').pluck();
    const image = db
      .prepare('select 1 from change_images where change_id = ? and row_id = ? and after is not null')
      .pluck();
    return acknowledged.filter(
      (one) => !change.get(one.change) || (one.event !== undefined && !image.get(one.change, one.event)),
    );
  });
}

describe('promise 2: an acknowledged write survives kill -9', () => {
  const folder = temporaryFolder();
  let server: Bundled;
  beforeAll(async () => {
    server = await bundled();
  });
  afterAll(() => server.remove());

  /** Kills servers of one file one after the other; the file is looked at after each. */
  async function killing(file: string, times: number, defect: Pick<StartOptions, 'preload'> = {}) {
    const acknowledged: Acknowledged[] = [];
    const lost = new Set<string>();
    const defects: string[] = [];
    for (let kill = 1; kill <= times; kill++) {
      const known = acknowledged.length;
      await lifeOf({ file, entry: server.entry, ...defect }, acknowledged);
      for (const { change } of lostFrom(file, acknowledged.slice(known))) lost.add(change);
      defects.push(...defectsIn(file, 'Asia/Shanghai'));
    }
    for (const { change } of lostFrom(file, acknowledged)) lost.add(change);
    return { acknowledged: acknowledged.length, lost: lost.size, defects };
  }

  /** A database that has been opened once. */
  async function newFile(name: string): Promise<string> {
    const file = path.join(folder, name);
    await (await openDatabase({ path: file, now: Date.now })).close();
    return file;
  }

  it(`${KILLS} kills while writing`, async () => {
    let acknowledged = 0;
    for (let index = 0; index < FILES; index += 2) {
      const files = await Promise.all([newFile(`${index}.db`), newFile(`${index + 1}.db`)]);
      for (const outcome of await Promise.all(files.map((file) => killing(file, KILLS / FILES)))) {
        expect(outcome).toMatchObject({ lost: 0, defects: [] });
        acknowledged += outcome.acknowledged;
      }
    }
    console.log(`${acknowledged} writes acknowledged`);
    expect(acknowledged).toBeGreaterThan(KILLS * 3);
  });

  it('control: a server that answers before it commits loses writes', async () => {
    const outcome = await killing(await newFile('early.db'), 10, { preload: EARLY });
    console.log(outcome);
    expect(outcome.lost).toBeGreaterThan(0);
  });
});
