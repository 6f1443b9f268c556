import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Transport } from '@modelcontextprotocol/client';
import { createServices } from '../../src/app/compose.ts';
import { parseToolsets } from '../../src/mcp/call/toolsets.ts';
import { createServer } from '../../src/mcp/server/server.ts';
import type { Services } from '../../src/services/index.ts';
import { BASE, writeMigrated } from '../db/migrated.ts';
import { connectInProcess, type Elicit, type Era, type Host, pipeInProcess } from './harness.ts';

/** A store and the hosts on it, all in this process. */
export interface ServedStore {
  readonly services: Services;
  /** A host with a session of its own, and the usual toolsets where none are named. */
  connect(era: Era, options?: { toolsets?: string | undefined; elicit?: Elicit | undefined }): Promise<Host>;
  /** The host's end of a pipe to a server of its own, for a client that a test makes. */
  pipe(): Transport;
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
  const hosts: { close(): Promise<void> }[] = [];
  const builder = (toolsets?: string) => {
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
    return (served: 'legacy' | 'modern') => createServer(async () => services, options, served);
  };
  return {
    services,
    async connect(era, { toolsets, elicit } = {}) {
      const host = await connectInProcess(era, builder(toolsets), elicit);
      hosts.push(host);
      return host;
    },
    pipe() {
      const pipe = pipeInProcess(builder());
      hosts.push(pipe);
      return pipe.near;
    },
    async close() {
      for (const host of hosts) await host.close();
      await services.close();
      if (folder !== undefined) rmSync(folder, { recursive: true });
    },
  };
}
