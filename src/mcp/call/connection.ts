import type { Reader } from '../../present/reader.ts';
import type { Services } from '../../services/index.ts';
import type { Identity, Toolset } from './tool.ts';

/** Everything that tool calls on one connection share. */
export interface Connection {
  /** Opens the database at the first call. */
  services(): Promise<Services>;
  readonly identity: Identity;
  readonly session: string;
  readonly era: 'legacy' | 'modern';
  readonly toolsets: ReadonlySet<Toolset>;
  /** Names of the tools that the host has; absent where it has all of them. */
  readonly listed?: ReadonlySet<string>;
  /** Takes a line for the person who runs the server; it carries no content of anybody's calendar. */
  report(line: string): void;
  /** How to write when the caller's own settings cannot be read. */
  readonly fallback: Omit<Reader, 'now'>;
  /** Signs what travels through a host of 2026-07-28 while it asks its user. */
  sealState(asked: object): Promise<string>;
  readonly memory: ConnectionMemory;
  /** One run of a tool, in milliseconds. */
  readonly deadlineMs: number;
  /** How long a person is waited for, in milliseconds. */
  readonly askMs: number;
}

/** What a connection remembers between calls. */
export class ConnectionMemory {
  #failure = '';
  #times = 0;
  #zoneTold = false;
  /** Due reminders that a result has told of already. */
  readonly dueTold = new Set<string>();

  /** Counts a failure; true from the third time in a row that the very same one happens. */
  failed(tool: string, code: string, message: string): boolean {
    const failure = JSON.stringify([tool, code, message]);
    this.#times = failure === this.#failure ? this.#times + 1 : 1;
    this.#failure = failure;
    return this.#times >= 3;
  }

  succeeded(): void {
    this.#failure = '';
    this.#times = 0;
  }

  /** True once: the user has not been told yet that times are read in UTC. */
  tellZone(): boolean {
    const first = !this.#zoneTold;
    this.#zoneTold = true;
    return first;
  }
}
