/** What one HTTP server grants its clients. Times in milliseconds. */
export interface Limits {
  /** Longest body of a request, in bytes; the same as a message over stdio. */
  readonly bodyBytes: number;
  /** Large bodies that are held at the same time; the others wait. */
  readonly largeBodies: number;
  /** Sessions of the 2025 era, on `/mcp` and on `/sse` each. */
  readonly sessions: number;
  /** Open streams of `subscriptions/listen`. */
  readonly streams: number;
  /** A session that nobody uses is dropped after this long. */
  readonly idleMs: number;
  /** From the first byte of a request to the last one of its answer; streams that stay open by design are exempt. */
  readonly requestMs: number;
  /** How long a client may take to send the headers of a request. */
  readonly headersMs: number;
  /** What may wait on an `/sse` stream for a client that does not read, in bytes, before more is sent. */
  readonly unreadBytes: number;
  /** How often open streams and sessions are looked at. */
  readonly sweepMs: number;
  /** How long a client may take to answer a ping on its stream. */
  readonly pingMs: number;
  /** How long calls under way are waited for when the server is stopped. */
  readonly graceMs: number;
}

export const LIMITS: Limits = {
  bodyBytes: 10 * 1024 * 1024,
  largeBodies: 2,
  sessions: 2_000,
  streams: 2_000,
  idleMs: 30 * 60_000,
  requestMs: 120_000,
  headersMs: 20_000,
  unreadBytes: 16 * 1024 * 1024,
  sweepMs: 30_000,
  pingMs: 20_000,
  graceMs: 10_000,
};
