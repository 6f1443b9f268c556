import type { Means } from '../caldav/http.ts';
import { calDavRemotes } from '../caldav/remotes.ts';
import type { FeedSend } from '../feeds/fetch.ts';
import { FeedServer } from '../feeds/server.ts';
import type { Remotes, Secrets } from '../services/sync/remotes.ts';

/** Calendars of other places, with passwords from `secrets`; a test brings servers of its own. */
export const remotesWith = (secrets: Secrets, means: Means & { readonly feed?: FeedSend } = {}): Remotes => ({
  ...calDavRemotes(secrets, means),
  feed: (url, as, known) => new FeedServer(url, as, known, means.feed),
});
