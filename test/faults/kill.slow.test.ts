import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/db/file/open.ts';
import { temporaryFolder } from '../db/harness.ts';
import { type Bundled, bundled } from './bundled.ts';
import { defectsIn } from './ledger.ts';
import { Died, ServerProcess, type StartOptions } from './server-process.ts';
import { type Acknowledged, lostFrom, writeTo } from './writing.ts';

const KILLS = 200;
/** So that looking at a file stays quick, there are several; two are written to at once. */
const FILES = 10;
/** The longest that a server writes after its first answer. */
const WRITING_MS = 120;
const EARLY = path.join(import.meta.dirname, 'answers-early.preload.ts');

/** One server's life: it writes until it is killed at a random moment. */
async function lifeOf(options: StartOptions, acknowledged: Acknowledged[]): Promise<void> {
  const server = await new ServerProcess(options).open();
  const { first, lanes } = writeTo(server, acknowledged);
  // Some are killed while they open the file.
  if (Math.random() > 0.1) await first;
  await sleep(Math.random() * WRITING_MS);
  await server.kill();
  for (const { reason } of (await Promise.allSettled(lanes)) as PromiseRejectedResult[])
    expect(reason).toBeInstanceOf(Died);
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
