/** A button that somebody has pressed. */
export interface Pressed {
  /** As it was signed; it may come from anybody. */
  readonly token: string;
  /** Tells who pressed it what came of it, where the service can. */
  reply(text: string): Promise<void>;
}

/** Asks a service for what was pressed: what is asked is the service's server, so nobody needs to reach this process. */
export interface Source {
  /** Resolves with what was pressed since the last call, perhaps after a while; rejects with ChannelRefusal, or once `signal` aborts. */
  wait(signal: AbortSignal): Promise<readonly Pressed[]>;
}
