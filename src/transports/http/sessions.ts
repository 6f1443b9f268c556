import { type McpServer, SdkError, SdkErrorCode, type Server } from '@modelcontextprotocol/server';
import type { Limits } from './limits.ts';
import type { Traffic } from './traffic.ts';

/** A client of the 2025 era that is connected, by whatever transport. */
export interface Session<Carrier> {
  readonly id: string;
  /** Who opened it; nobody else may use it. */
  readonly owner: string;
  readonly server: McpServer | Server;
  readonly transport: Carrier;
  readonly traffic: Traffic;
  /** Answers and streams that are being written. */
  open: number;
  /** True while a stream is open over which the client can be asked whether it is still there. */
  listening: boolean;
  /** When it was last used, in milliseconds of the monotonic clock. */
  used: number;
}

/** The sessions of one endpoint: found by id and owner, dropped when idle or when their client is gone. */
export class Sessions<Carrier> {
  readonly #sessions = new Map<string, Session<Carrier>>();
  readonly #limits: Limits;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  get size(): number {
    return this.#sessions.size;
  }

  /** Calls that are not answered yet. */
  get unanswered(): number {
    return [...this.#sessions.values()].reduce((sum, { traffic }) => sum + traffic.calls.size, 0);
  }

  /** True when there is room for one more of an owner; the one that was idle longest makes way, of the owner's where those are too many. */
  makeRoom(owner: string): boolean {
    const all = [...this.#sessions.values()];
    const own = all.length < this.#limits.ownSessions ? [] : all.filter((session) => session.owner === owner);
    const isOwn = own.length >= this.#limits.ownSessions;
    if (!isOwn && all.length < this.#limits.sessions) return true;
    const idle = (isOwn ? own : all).filter(({ open }) => open === 0);
    const oldest = idle.reduce<Session<Carrier> | undefined>(
      (found, one) => (found && found.used <= one.used ? found : one),
      undefined,
    );
    if (oldest) this.drop(oldest.id);
    return oldest !== undefined;
  }

  add(session: Omit<Session<Carrier>, 'open' | 'listening' | 'used'>): Session<Carrier> {
    const full = { ...session, open: 0, listening: false, used: performance.now() };
    this.#sessions.set(session.id, full);
    return full;
  }

  find(id: string | null | undefined, owner: string): Session<Carrier> | undefined {
    const session = this.#sessions.get(id ?? '');
    if (session?.owner !== owner) return undefined;
    session.used = performance.now();
    return session;
  }

  /** Forgets it and closes its server and streams. */
  drop(id: string): void {
    const session = this.#sessions.get(id);
    this.#sessions.delete(id);
    session?.server.close().catch(() => {});
  }

  /** Drops idle sessions and those whose client does not answer a ping. */
  sweep(): void {
    const now = performance.now();
    for (const session of this.#sessions.values()) {
      if (session.open === 0 && now - session.used > this.#limits.idleMs) this.drop(session.id);
      else if (session.listening) this.#ping(session);
    }
  }

  /** Ends the waiting for users: the calls that asked them can be answered without. */
  giveUpQuestions(): void {
    for (const { traffic } of this.#sessions.values()) traffic.giveUpQuestions();
  }

  close(): void {
    for (const id of [...this.#sessions.keys()]) this.drop(id);
  }

  #ping(session: Session<Carrier>): void {
    const asked = performance.now();
    const { server } = session;
    const protocol = 'server' in server ? server.server : server;
    const answered = protocol.request({ method: 'ping' }, { timeout: this.#limits.pingMs });
    answered.catch((error: unknown) => {
      const late = error instanceof SdkError && error.code === SdkErrorCode.RequestTimeout;
      // One that closed its stream, or called meanwhile, is no less there.
      if (late && session.listening && session.used <= asked) this.drop(session.id);
    });
  }
}
