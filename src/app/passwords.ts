import { existsSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isServerUrl } from '../domain/server-url.ts';
import type { Secrets } from '../services/sync/remotes.ts';
import { defaultDatabase, type Environment } from './config.ts';

type Passwords = Readonly<Record<string, string>>;

/** Beside the calendar; of one on a server, where a file would be. */
const fileFor = (db: string, env: Environment): string => `${isServerUrl(db) ? defaultDatabase(env) : db}.passwords`;

/** Whether accounts are connected to a calendar, as far as their passwords tell. */
export const mayHaveAccounts = (db: string, env: Environment): boolean =>
  db !== ':memory:' && (env.PERCH_ACCOUNT_PASSWORD !== undefined || existsSync(fileFor(db, env)));

/**
 * Passwords of connected accounts: in a file that nobody else may read (mode 0600) beside the calendar, never in it; for
 * an account that has none there, `PERCH_ACCOUNT_PASSWORD`. Those of a calendar in memory are kept in memory.
 */
export function passwordsFor(db: string, env: Environment): Secrets {
  const file = db === ':memory:' ? undefined : fileFor(db, env);
  let held: Passwords = {};
  const read = async (): Promise<Passwords> => {
    if (file === undefined) return held;
    try {
      return JSON.parse(await readFile(file, 'utf8')) as Passwords;
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
      throw error;
    }
  };
  const write = async (next: Passwords): Promise<void> => {
    held = next;
    if (file === undefined) return;
    if (Object.keys(next).length === 0) return rm(file, { force: true });
    await mkdir(dirname(file), { recursive: true });
    const unfinished = `${file}.${process.pid}`;
    const handle = await open(unfinished, 'w', 0o600);
    try {
      await handle.chmod(0o600);
      await handle.writeFile(JSON.stringify(next));
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(unfinished, file);
  };
  return {
    read: async (account) => (await read())[account] ?? env.PERCH_ACCOUNT_PASSWORD,
    write: async (account, password) => write({ ...(await read()), [account]: password }),
    remove: async (account) => {
      const { [account]: known, ...rest } = await read();
      if (known !== undefined) await write(rest);
    },
  };
}
