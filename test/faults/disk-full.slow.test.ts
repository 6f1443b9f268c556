import fs from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Bundled, bundled } from './bundled.ts';
import { perch } from './command.ts';
import { defectsIn } from './ledger.ts';
import { canMount, type Mount, smallDisk } from './mounts.ts';
import { ServerProcess, type Structured } from './server-process.ts';
import { type Acknowledged, lostFrom } from './writing.ts';

/** Needs root. */
describe.skipIf(!canMount())('promise 4: a full disk', () => {
  let server: Bundled;
  let disk: Mount;
  let file: string;
  let running: ServerProcess | undefined;
  beforeAll(async () => {
    server = await bundled();
  });
  afterAll(() => server.remove());
  beforeEach(() => {
    disk = smallDisk('2m');
    file = path.join(disk.folder, 'perch.db');
  });
  afterEach(async () => {
    await running?.end();
    running = undefined;
    disk.unmount();
  });

  const start = async (): Promise<ServerProcess> => {
    running = await new ServerProcess({ file, entry: server.entry }).open();
    return running;
  };
  let day = 0;
  const add = (host: ServerProcess): Promise<Structured> =>
    host.call('schedule_add', {
      title: `会议 ${++day}`,
      start: new Date(Date.UTC(2027, 0, 1, 2) + day * 86_400_000).toISOString(),
      description: '议程'.repeat(2_000),
    });

  /** Adds events until the disk is full. */
  async function fill(host: ServerProcess): Promise<{ acknowledged: Acknowledged[]; refused: Structured }> {
    const acknowledged: Acknowledged[] = [];
    for (;;) {
      const result = await add(host);
      if (result.status === 'error') return { acknowledged, refused: result };
      acknowledged.push({ change: result.change_id as string, event: (result.event as Structured).id as string });
    }
  }

  const found = async (host: ServerProcess): Promise<unknown> =>
    (await host.call('schedule_query', { start: '2027-01-01', end: '2029-01-01', limit: 200 })).total;

  it('is said, reads go on, and so do writes when there is room; nothing is lost or half there', async () => {
    const host = await start();
    const { acknowledged, refused } = await fill(host);
    expect(refused).toMatchObject({ status: 'error', code: 'STORAGE_FULL', hint: expect.stringMatching(/space|空间/) });
    expect(acknowledged.length).toBeGreaterThan(10);
    for (let time = 0; time < 3; time++) {
      expect(await add(host)).toMatchObject({ code: 'STORAGE_FULL' });
      expect(await found(host)).toBe(acknowledged.length);
    }
    expect(lostFrom(file, acknowledged)).toEqual([]);
    expect(defectsIn(file, 'Asia/Shanghai')).toEqual([]);
    disk.remount('size=8m');
    expect(await add(host)).toMatchObject({ status: 'final' });
    expect(await host.call('undo', { last: 1 })).toMatchObject({ status: 'final' });
    expect(await found(host)).toBe(acknowledged.length);
    expect(lostFrom(file, acknowledged)).toEqual([]);
    expect(defectsIn(file, 'Asia/Shanghai')).toEqual([]);
  });

  it('keeps nothing of an import that it has no room for, nor of a backup or an export', async () => {
    const host = await start();
    expect(await add(host)).toMatchObject({ status: 'final' });
    await host.end();
    const event = (number: number): string =>
      `BEGIN:VEVENT\r\nUID:${number}\r\nDTSTAMP:20270101T000000Z\r\nDTSTART:20270601T0${number % 10}0000Z\r\nSUMMARY:${number}\r\nDESCRIPTION:${'x'.repeat(4_000)}\r\nEND:VEVENT\r\n`;
    const events = Array.from({ length: 800 }, (_, number) => event(number)).join('');
    const elsewhere = fs.mkdtempSync(`${disk.folder}-`);
    const calendar = path.join(elsewhere, 'big.ics');
    fs.writeFileSync(calendar, `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\n${events}END:VCALENDAR\r\n`);

    const imported = await perch(file, ['import', calendar], server);
    expect(imported).toMatchObject({ code: 1, stderr: expect.stringContaining('is full') });
    expect(defectsIn(file, 'Asia/Shanghai')).toEqual([]);
    expect(await found(await start())).toBe(1);
    await running?.end();

    fs.writeFileSync(path.join(disk.folder, 'other'), Buffer.alloc(disk.free() - 64 * 1024));
    const earlier = path.join(disk.folder, 'mine.ics');
    fs.writeFileSync(earlier, 'the earlier one');
    const before = fs.readdirSync(disk.folder);
    const backup = await perch(file, ['backup', path.join(disk.folder, 'backup.db')], server);
    expect(backup).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^perch-mcp: The disk that holds .* is full\.\n$/),
    });
    expect(await perch(file, ['doctor'], server)).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('✗ The disk of'),
    });
    const copy = path.join(elsewhere, 'backup.db');
    expect((await perch(file, ['backup', copy], server)).stdout).toContain('1 event,');
    fs.appendFileSync(path.join(disk.folder, 'other'), Buffer.alloc(disk.free()));
    expect(await perch(copy, ['export', '--force', earlier], server)).toMatchObject({
      code: 1,
      stderr: `perch-mcp: The disk that holds ${earlier} is full.\n`,
    });
    expect(fs.readFileSync(earlier, 'utf8')).toBe('the earlier one');
    expect(fs.readdirSync(disk.folder)).toEqual(before);
    fs.rmSync(path.join(disk.folder, 'other'));
    fs.rmSync(elsewhere, { recursive: true });
  });
});
