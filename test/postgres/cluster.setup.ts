import type { TestProject } from 'vitest/node';
import { openServer } from '../../src/db/server/open.ts';
import { serverPrograms, startCluster } from './cluster.ts';

/** Where suites of services find a server: its databases are copies of one that is migrated already. */
export interface TestServer {
  /** The URL for the program's role, without the name of the database. */
  readonly owner: string;
  readonly superuser: string;
  readonly template: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Undefined where the tests run on SQLite, or no server is installed. */
    postgres: TestServer | undefined;
  }
}

/** A server for all files of a run. Without the programs there is none, and what needs one is skipped by name. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (serverPrograms() === undefined) return undefined;
  const cluster = await startCluster();
  const template = 'perch_template';
  await (await openServer({ url: await cluster.create(template) })).close();
  project.provide('postgres', { owner: cluster.url(''), superuser: cluster.url('', 'superuser'), template });
  return () => cluster.stop();
}
