import { z } from 'zod';
import type { Secrets } from '../services/sync/remotes.ts';
import type { Environment } from './config.ts';
import { privateFile } from './private-file.ts';

const passwords = z.record(z.string(), z.string()).default({});

/**
 * Passwords of connected accounts: in a file that nobody else may read beside the calendar, never in it; for an account
 * that has none there, `PERCH_ACCOUNT_PASSWORD`.
 */
export function passwordsFor(db: string, env: Environment): Secrets {
  const file = privateFile(db, 'passwords', env);
  const read = async () => passwords.parse(await file.read());
  return {
    read: async (account) => (await read())[account] ?? env.PERCH_ACCOUNT_PASSWORD,
    write: async (account, password) => file.write({ ...(await read()), [account]: password }),
    remove: async (account) => {
      const { [account]: known, ...rest } = await read();
      if (known !== undefined) await file.write(rest);
    },
  };
}
