import type { CalendarServer } from './server.ts';

interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Whether what a feed brings takes up time: as it says, or whatever it says. */
export type FeedAs = 'said' | 'busy' | 'free';

/** Where passwords are, and addresses that are secrets: never in the database. */
export interface Secrets {
  read(account: string): Promise<string | undefined>;
  write(account: string, password: string): Promise<void>;
  remove(account: string): Promise<void>;
}

/** Where the calendars of an account lie, and the mail addresses of its user, in lower case. */
export interface Discovered {
  readonly home: string;
  readonly addresses: readonly string[];
}

/** The world outside, as far as sync needs it. */
export interface Remotes {
  /** What is behind an address that the user knows. Throws ServerRefusal. */
  discover(address: string, credentials: Credentials): Promise<Discovered>;
  server(home: string, credentials: Credentials): CalendarServer;
  /** A file on the web that can be subscribed to. `known`: what it was marked with when it was fetched last. */
  feed(url: string, as: FeedAs, known: string | undefined): CalendarServer;
  readonly secrets: Secrets;
}
