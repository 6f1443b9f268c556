import type { Remotes, Secrets } from '../services/sync/remotes.ts';
import { CalDavServer } from './client.ts';
import { findHome } from './discover.ts';

/** CalDAV servers, with passwords from `secrets`. */
export const calDavRemotes = (secrets: Secrets): Remotes => ({
  findHome,
  server: (home, credentials) => new CalDavServer(home, credentials),
  secrets,
});
