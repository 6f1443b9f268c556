import { readFileSync } from 'node:fs';
import { onTestFinished } from 'vitest';
import { createServices } from '../../src/app/compose.ts';
import { HttpProcess } from '../faults/http-process.ts';
import { newServerPlace } from './place.ts';

export interface Replicas {
  readonly db: string;
  /** As somebody who sees the rows of all. */
  readonly superuser: string;
  readonly urls: readonly string[];
  readonly processes: readonly HttpProcess[];
  token(user: string): Promise<string>;
}

/** Two server processes on one database, as behind a load balancer. */
export async function replicas(): Promise<Replicas> {
  const place = await newServerPlace();
  if (!place) throw new Error('No server');
  onTestFinished(place.remove);
  const services = await createServices({ db: place.url, timezone: 'Asia/Shanghai', language: 'en' });
  onTestFinished(() => services.close());
  const accounts = await services.accounts();
  const processes = [1, 2].map(() => new HttpProcess(place.url, { args: ['--auth', 'token'] }));
  onTestFinished(async () => {
    for (const one of processes) one.kill('SIGKILL');
    await Promise.all(processes.map(({ exited }) => exited));
  });
  return {
    db: place.url,
    superuser: place.superuser,
    urls: await Promise.all(processes.map(({ url }) => url)),
    processes,
    async token(user) {
      return (await accounts.createToken(await accounts.addUser(user), { scope: 'write', days: 1 })).token;
    },
  };
}

/** Resident memory in megabytes. */
export const megabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
