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

/** The world outside, as far as sync needs it. */
export interface Remotes {
  /** The address under which the calendars of an account lie. Throws ServerRefusal. */
  findHome(address: string, credentials: Credentials): Promise<string>;
  server(home: string, credentials: Credentials): CalendarServer;
  /** A file on the web that can be subscribed to. `known`: what it was marked with when it was fetched last. */
  feed(url: string, as: FeedAs, known: string | undefined): CalendarServer;
  readonly secrets: Secrets;
}
