import type { CalendarServer } from './server.ts';

interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Where passwords are: never in the database. */
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
  readonly secrets: Secrets;
}
