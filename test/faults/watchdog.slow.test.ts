import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../db/harness.ts';
import { ServerProcess } from './server-process.ts';
import { Watched } from './watched.ts';

const folder = temporaryFolder();

it('the program as it is published ends itself after a minute of standing still, and not much before', async () => {
  const server = new ServerProcess({
    file: path.join(folder, 'perch.db'),
    entry: path.join(import.meta.dirname, '../../dist/cli.js'),
    preload: path.join(import.meta.dirname, 'stands-still.preload.ts'),
  });
  await server.open();
  await server.call('get_current_time');
  // It is watched from its sixth second on.
  await setTimeout(6_000);
  const from = performance.now();
  process.kill(server.pid, 'SIGUSR2');
  await server.exited;
  expect(server.stderr).toBe(
    'perch: this process has been stuck for 60 s and ends itself. Everything that it confirmed is kept. Please report what it was asked last.\n',
  );
  expect(performance.now() - from).toBeGreaterThan(50_000);
}, 180_000);

it('a process whose loop turns lives until its host leaves though it was suspended, for longer than it may be silent and many times', async () => {
  // The limit is longer than one process alone would need: on a busy machine a loop turns late.
  const silent = 3_000;
  const idle = await new Watched(folder, 'nothing', silent).called();
  for (const ms of [1.5 * silent, 300, 300, 300, 1_000]) {
    idle.signal('SIGSTOP');
    await setTimeout(ms);
    idle.signal('SIGCONT');
    await setTimeout(100);
  }
  await setTimeout(1_000);
  expect(await idle.left()).toEqual({ code: 0, signal: null });
  expect(idle.stderr).toBe('');
});
