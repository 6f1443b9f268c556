import type { Reader } from '../../present/reader.ts';
import type { Services } from '../../services/index.ts';
import type { Asked } from './asked.ts';
import type { Identity } from './tool.ts';
import type { Toolset } from './toolsets.ts';

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
  sealState(asked: Asked): Promise<string>;
  /** What came back from there; `invalid` when it was not signed here, is too old, or is another user's. */
  openState(state: string): Promise<Asked | 'invalid'>;
  readonly memory: ConnectionMemory;
  /** One run of a tool, in milliseconds. */
  readonly deadlineMs: number;
  /** How long a person is waited for, in milliseconds. */
  readonly askMs: number;
  /** A refusal that comes quicker is no person's, in milliseconds. */
  readonly personMs: number;
}

/** What a connection remembers between calls. */
export class ConnectionMemory {
  /** Failures in a row, by tool. */
  readonly #failures = new Map<string, number>();
  #zoneTold = false;
  /** Due reminders that a result has told of already. */
  readonly dueTold = new Set<string>();

  /** Counts a failure; true from the third in a row of one tool, whatever its messages: the model is guessing. */
  failed(tool: string): boolean {
    const times = (this.#failures.get(tool) ?? 0) + 1;
    this.#failures.set(tool, times);
    return times >= 3;
  }

  succeeded(tool: string): void {
    this.#failures.delete(tool);
  }

  /** True once: the user has not been told yet that times are read in UTC. */
  tellZone(): boolean {
    const first = !this.#zoneTold;
    this.#zoneTold = true;
    return first;
  }
}
