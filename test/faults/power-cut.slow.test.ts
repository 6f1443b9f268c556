import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/db/file/open.ts';
import { type Bundled, bundled } from './bundled.ts';
import { defectsIn } from './ledger.ts';
import { canMountImages, type Disk, newDisk } from './mounts.ts';
import { ServerProcess, type StartOptions } from './server-process.ts';
import { type Acknowledged, lostFrom, writeTo } from './writing.ts';

const CUTS = 50;
/** Each is cut many times, and used again as it was found after the cut. */
const DISKS = 5;
/** The longest that a server writes after its first answer. */
const WRITING_MS = 400;
const NORMAL = path.join(import.meta.dirname, 'normal-sync.preload.ts');

/** Stops a process; a thread that waits for the disk stops when it has its answer. */
async function freeze(pid: number): Promise<void> {
  process.kill(pid, 'SIGSTOP');
  const running = (): boolean =>
    fs.readdirSync(`/proc/${pid}/task`).some((thread) => {
      const state = fs.readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8').split(') ')[1];
      return !state?.startsWith('T');
    });
  while (running()) await sleep(1);
  // What it wrote to its pipe before is read.
  await sleep(20);
}

/** A server writes, and the power fails. Answers the disk as it was then. */
async function untilCut(disk: Disk, options: Omit<StartOptions, 'file'>, acknowledged: Acknowledged[]): Promise<Disk> {
  const server = await new ServerProcess({ file: path.join(disk.folder, 'perch.db'), ...options }).open();
  const { first, lanes } = writeTo(server, acknowledged);
  const ended = Promise.allSettled(lanes);
  await first;
  await sleep(Math.random() * WRITING_MS);
  await freeze(server.pid);
  const known = acknowledged.length;
  const after = disk.cut();
  await server.kill();
  await ended;
  acknowledged.length = known;
  disk.remove();
  return after;
}

/** Needs root and loop devices. */
describe.skipIf(!canMountImages())('promise 3: an acknowledged write survives a power cut', () => {
  let server: Bundled;
  beforeAll(async () => {
    server = await bundled();
  });
  afterAll(() => server.remove());

  async function cutting(times: number, options: Pick<StartOptions, 'preload'> = {}) {
    const acknowledged: Acknowledged[] = [];
    const lost = new Set<string>();
    const defects: string[] = [];
    let disk = newDisk();
    try {
      await (await openDatabase({ path: path.join(disk.folder, 'perch.db'), now: Date.now })).close();
      for (let cut = 1; cut <= times; cut++) {
        disk = await untilCut(disk, { entry: server.entry, ...options }, acknowledged);
        const file = path.join(disk.folder, 'perch.db');
        for (const { change } of lostFrom(file, acknowledged)) lost.add(change);
        defects.push(...defectsIn(file, 'Asia/Shanghai'));
      }
    } finally {
      disk.remove();
    }
    return { acknowledged: acknowledged.length, lost: lost.size, defects };
  }

  it(`${CUTS} cuts while writing`, async () => {
    let acknowledged = 0;
    for (let disk = 0; disk < DISKS; disk++) {
      const outcome = await cutting(CUTS / DISKS);
      expect(outcome).toMatchObject({ lost: 0, defects: [] });
      acknowledged += outcome.acknowledged;
    }
    console.log(`${acknowledged} writes acknowledged`);
    expect(acknowledged).toBeGreaterThan(CUTS * 3);
  });

  it('control: with synchronous=NORMAL writes are lost', async () => {
    const outcome = await cutting(3, { preload: NORMAL });
    console.log(outcome);
    expect(outcome.lost).toBeGreaterThan(0);
  });
});
