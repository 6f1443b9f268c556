import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../db/harness.ts';
import { CLI } from '../protocol/harness.ts';
import { HOSTILE_CALENDARS } from './hostile-calendars.ts';
import { HOSTILE, type HostileCall } from './hostile-cases.ts';
import { Probe, peakMemory, percentile, shareBetween, timesOf } from './probe.ts';
import { ServerProcess, type StartOptions } from './server-process.ts';

/** What people run: from its sources Node holds their TypeScript as well, in the memory that is measured. */
const BUILT = path.join(import.meta.dirname, '../../dist/cli.js');
const P99_MS = 250;
const MEMORY_MIB = 512;
const DENSE = 200;

/** A call that is refused with an envelope, whatever it is. */
async function expectEnvelope(server: ServerProcess, { name, tool, json, may = ['error', 'need_user'] }: HostileCall) {
  const reply = await server.callText(tool, json);
  const result = reply.result?.structuredContent;
  expect(result, `${name}: ${JSON.stringify(reply).slice(0, 300)}`).toMatchObject({
    status: expect.toBeOneOf([...may]),
    message: expect.stringMatching(/./),
    now: expect.stringMatching(/^\d{4}-/),
  });
  expect(result?.code, name).not.toBe('INTERNAL');
  expect(JSON.stringify(result).length, `${name}: a short answer`).toBeLessThan(100_000);
}

/** Runs the command, for a minute at most. */
function importing(calendar: string, file: string): Promise<{ code: number | string | null; printed: string }> {
  const env = { ...process.env, PERCH_DB: file, PERCH_TIMEZONE: 'Asia/Shanghai' };
  const { promise, resolve } = Promise.withResolvers<{ code: number | string | null; printed: string }>();
  execFile(process.execPath, [CLI, 'import', calendar], { env, timeout: 60_000 }, (error, stdout, stderr) => {
    resolve({ code: error ? (error.code ?? error.signal ?? null) : 0, printed: stdout + stderr });
  });
  return promise;
}

describe('promise 15: hostile input never stalls others', () => {
  const folder = temporaryFolder();
  let count = 0;

  /** Runs `attack` with the probe beside it. */
  async function besideProbe(attack: (server: ServerProcess) => Promise<void>, options: Partial<StartOptions> = {}) {
    const server = await new ServerProcess({
      file: path.join(folder, `${++count}.db`),
      entry: BUILT,
      ...options,
    }).open();
    // What a server does once, it has done.
    for (let warm = 0; warm < 20; warm++) await server.call('get_current_time');
    await server.call('check_conflict', { start: '2027-03-01T15:00' });
    const before = timesOf(server.pid);
    const probe = new Probe(server).start();
    await attack(server);
    const latencies = await probe.stop();
    const share = shareBetween(before, timesOf(server.pid));
    const memory = peakMemory(server.pid);
    await server.end();
    expect(server.stderr).toBe('');
    const [p50, p99, worst] = [50, 99, 100].map((percent) => percentile(latencies, percent) * share) as [
      number,
      number,
      number,
    ];
    const measured = { probes: latencies.length, p50, p99, worst, share, memory };
    console.log(
      expect.getState().currentTestName,
      Object.entries(measured)
        .map(([name, value]) => `${name} ${value.toFixed(value < 1 ? 2 : 0)}`)
        .join(', '),
    );
    return measured;
  }

  it(`${HOSTILE.length} hostile calls, three times over: each a clear answer`, async () => {
    const measured = await besideProbe(async (server) => {
      for (let round = 0; round < 3; round++) {
        for (const hostile of HOSTILE) {
          await expectEnvelope(server, hostile);
          // So that no stall hides between two probes.
          await sleep(25);
        }
      }
      expect((await server.call('undo', { last: 1 })).status).toBe('final');
    });
    expect(measured.p99).toBeLessThan(P99_MS);
    expect(measured.memory).toBeLessThan(MEMORY_MIB);
  });

  it('messages too large are refused, and the connection goes on', async () => {
    // Made before the probe starts, which shares this process.
    const messages = [
      JSON.stringify({ title: 'x'.repeat(11_000_000) }),
      `{"title":[${'0,'.repeat(4_900_000)}0]}`,
      `{"title":[${'{},'.repeat(3_000_000)}0]}`,
      `{"title":${'['.repeat(5_000_000)}${']'.repeat(5_000_000)}}`,
      `{${Array.from({ length: 700_000 }, (_, index) => `"k${index}":0`).join(',')}}`,
    ];
    const measured = await besideProbe(async (server) => {
      for (const json of messages) {
        const reply = await server.callText('schedule_add', json);
        expect(reply.error).toMatchObject({ code: -32600, message: expect.stringContaining('too large') });
        await sleep(500);
      }
    });
    expect(measured.p99).toBeLessThan(P99_MS);
    expect(measured.memory).toBeLessThan(MEMORY_MIB);
  });

  it(`a calendar of ${DENSE} dense series`, async () => {
    const final = async (server: ServerProcess, tool: string, args: object): Promise<void> => {
      const result = await server.call(tool, args);
      expect(result.status, JSON.stringify(result).slice(0, 300)).toBe('final');
    };
    const measured = await besideProbe(async (server) => {
      const start = '2027-03-01T15:00';
      const minutely = { title: 'always', start, duration_minutes: 1, repeat: 'FREQ=MINUTELY' };
      await final(server, 'schedule_add', { ...minutely, show_as: 'free' });
      await final(server, 'schedule_add', { ...minutely, show_as: 'tentative' });
      for (let index = 0; index < DENSE; index++) {
        await final(server, 'schedule_add', {
          title: `dense ${index}`,
          start: `2027-03-01T${String(index % 24).padStart(2, '0')}:00`,
          duration_minutes: 1 + (index % 90),
          repeat: `FREQ=MINUTELY;INTERVAL=${1 + (index % 240)}`,
          on_conflict: 'force',
        });
      }
      for (const repeat of [undefined, 'FREQ=WEEKLY', 'FREQ=DAILY', 'FREQ=HOURLY', 'FREQ=MINUTELY']) {
        await final(server, 'check_conflict', { start, repeat });
        await final(server, 'check_conflict', { start: '2150-03-01T15:00', repeat });
      }
      await final(server, 'check_conflict', { start, duration_minutes: 527_040 });
      for (const [from, to] of [
        ['1900-01-01', '2200-12-31'],
        ['2027-03-01', '2027-03-08'],
        ['2150-01-01', '2151-01-01'],
      ]) {
        await final(server, 'schedule_query', { start: from, end: to, limit: 200 });
        await final(server, 'schedule_query', { start: from, end: to, query: 'nothing' });
      }
      await final(server, 'find_free_time', { start: '2027-03-01', end: '2028-02-28', step_minutes: 1, limit: 200 });
      await final(server, 'undo', { last: 1 });
    });
    expect(measured.p99).toBeLessThan(P99_MS);
    expect(measured.memory).toBeLessThan(MEMORY_MIB);
  });

  it(`${Object.keys(HOSTILE_CALENDARS).length} calendar files, imported beside a server on the same database`, async () => {
    const file = path.join(folder, 'imported.db');
    const measured = await besideProbe(
      async (server) => {
        for (const [name, text] of Object.entries(HOSTILE_CALENDARS)) {
          const calendar = path.join(folder, `${name.replaceAll(/\W/g, '-')}.ics`);
          await writeFile(calendar, text);
          const { code, printed } = await importing(calendar, file);
          expect([0, 1], `${name}: ${printed}`).toContain(code);
          expect(printed, name).not.toMatch(/\n\s+at |Error:/);
          expect((await server.call('check_conflict', { start: '2027-03-01T15:00' })).status).toBe('final');
        }
      },
      { file },
    );
    expect(measured.p99).toBeLessThan(P99_MS);
    expect(measured.memory).toBeLessThan(MEMORY_MIB);
  });

  it('control: a tool that holds the server up is noticed', async () => {
    const entry = fileURLToPath(new URL('stalling-server.ts', import.meta.url));
    const measured = await besideProbe(
      async (server) => {
        for (let times = 0; times < 3; times++) {
          await server.call('stall');
          await sleep(500);
        }
      },
      { entry },
    );
    expect(measured.p99).toBeGreaterThan(P99_MS);
  });
});
