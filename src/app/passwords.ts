import { z } from 'zod';
import type { Secrets } from '../services/sync/remotes.ts';
import type { Environment } from './config.ts';
import { privateFile } from './private-file.ts';

const passwords = z.record(z.string(), z.string()).default({});

const fileFor = (db: string, env: Environment) => privateFile(db, 'passwords', env);

/** Whether accounts are connected to a calendar, as far as their passwords tell. */
export const mayHaveAccounts = (db: string, env: Environment): boolean =>
  env.PERCH_ACCOUNT_PASSWORD !== undefined || fileFor(db, env).isThere();

/**
 * Passwords of connected accounts, and addresses of feeds: in a file that nobody else may read beside the calendar, never
 * in it; for an account that has none there, `PERCH_ACCOUNT_PASSWORD`.
 */
export function passwordsFor(db: string, env: Environment): Secrets {
  const file = fileFor(db, env);
  const read = async () => passwords.parse(await file.read());
  return {
    read: async (account) => (await read())[account] ?? env.PERCH_ACCOUNT_PASSWORD,
    write: async (account, password) => file.write({ ...(await read()), [account]: password }),
    remove: async (account) => {
      const { [account]: known, ...rest } = await read();
      if (known === undefined) return;
      await (Object.keys(rest).length === 0 ? file.remove() : file.write(rest));
    },
  };
}
