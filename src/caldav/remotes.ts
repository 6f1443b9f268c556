import type { Remotes, Secrets } from '../services/sync/remotes.ts';
import { CalDavServer } from './client.ts';
import { discover } from './discover.ts';
import type { Means } from './http.ts';

/** CalDAV servers, with passwords from `secrets`. */
export const calDavRemotes = (secrets: Secrets, means: Means = {}): Omit<Remotes, 'feed'> => ({
  discover: (address, credentials) => discover(address, credentials, means),
  server: (home, credentials) => new CalDavServer(home, credentials, means),
  secrets,
});
