import { existsSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isServerUrl } from '../domain/server-url.ts';
import { defaultDatabase, type Environment } from './config.ts';

/** JSON that nobody else may read. */
export interface PrivateFile {
  /** Undefined where nothing was written yet. */
  read(): Promise<unknown>;
  write(value: unknown): Promise<void>;
  remove(): Promise<void>;
  isThere(): boolean;
}

/**
 * A file (mode 0600) beside the calendar, replaced as a whole: `perch.db` and `passwords` make `perch.db.passwords`. Of a
 * calendar on a server it is where a file would be; of one in memory, memory.
 */
export function privateFile(db: string, name: string, env: Environment): PrivateFile {
  if (db === ':memory:') {
    let held: unknown;
    return {
      read: async () => held,
      write: async (value) => {
        held = value;
      },
      remove: async () => {
        held = undefined;
      },
      isThere: () => held !== undefined,
    };
  }
  const file = `${isServerUrl(db) ? defaultDatabase(env) : db}.${name}`;
  return {
    async read() {
      try {
        return JSON.parse(await readFile(file, 'utf8'));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
        throw error;
      }
    },
    async write(value) {
      await mkdir(dirname(file), { recursive: true });
      const unfinished = `${file}.${process.pid}`;
      const handle = await open(unfinished, 'w', 0o600);
      try {
        await handle.chmod(0o600);
        await handle.writeFile(JSON.stringify(value));
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(unfinished, file);
    },
    remove: () => rm(file, { force: true }),
    isThere: () => existsSync(file),
  };
}
