import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createServices } from '../../src/app/compose.ts';
import { parseToolsets } from '../../src/mcp/call/toolsets.ts';
import { createServer } from '../../src/mcp/server/server.ts';
import type { Services } from '../../src/services/index.ts';
import { BASE, writeMigrated } from '../db/migrated.ts';
import { connectInProcess, type Elicit, type Era, type Host } from './harness.ts';

/** A store and the hosts on it, all in this process. */
export interface ServedStore {
  readonly services: Services;
  /** A host with a session of its own, and the usual toolsets where none are named. */
  connect(era: Era, options?: { toolsets?: string | undefined; elicit?: Elicit | undefined }): Promise<Host>;
  close(): Promise<void>;
}

export interface ServedStoreOptions {
  /** An existing file. Default: a new one, gone when the store is closed. */
  readonly db?: string;
  readonly language?: 'zh' | 'en';
  readonly now?: () => number;
}

/** Opens a store in Shanghai. What it takes to reach one as hosts do is tested in client-matrix, stdio and http. */
export async function serveStore({ db, language, now }: ServedStoreOptions = {}): Promise<ServedStore> {
  const timezone = 'Asia/Shanghai';
  const folder = db === undefined ? mkdtempSync(join(BASE, 'perch-test-')) : undefined;
  const file = db ?? join(folder as string, 'perch.db');
  if (folder !== undefined) await writeMigrated(file);
  const services = await createServices({ db: file, timezone, language, ...(now && { now }) });
  const hosts: Host[] = [];
  return {
    services,
    async connect(era, { toolsets, elicit } = {}) {
      const options = {
        identity: { user: 'local', local: true },
        session: crypto.randomUUID(),
        toolsets: parseToolsets(toolsets),
        readOnly: false,
        report: (line: string) => process.stderr.write(`${line}\n`),
        fallback: { zone: timezone, language: language ?? 'en' },
        // Tests answer quicker than people.
        personMs: 0,
      };
      const host = await connectInProcess(era, (served) => createServer(async () => services, options, served), elicit);
      hosts.push(host);
      return host;
    },
    async close() {
      for (const host of hosts) await host.close();
      await services.close();
      if (folder !== undefined) rmSync(folder, { recursive: true });
    },
  };
}
