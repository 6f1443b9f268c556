/** What the thread that watches is given: plain data. */
export interface Watched {
  /** One number that rises as long as the event loop turns. */
  readonly beats: Int32Array;
  /** How often the thread looks, in milliseconds. */
  readonly tickMs: number;
  /** So many looks in a row without a beat end the process. */
  readonly silentTicks: number;
}
