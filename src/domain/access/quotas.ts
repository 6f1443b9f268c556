/** What one user may have and do. Rates are per process. */
export interface Quotas {
  /** Requests a second in the long run, and so many at once before that counts. */
  readonly requests_per_second: number;
  readonly burst: number;
  /** Calls that are answered at the same time. */
  readonly at_once: number;
  readonly events: number;
  readonly todos: number;
  readonly memos: number;
  /** The size of all that the user has stored, history included. */
  readonly bytes: number;
}

export type QuotaName = keyof Quotas;

export const QUOTAS: Quotas = {
  requests_per_second: 20,
  burst: 60,
  at_once: 4,
  events: 100_000,
  todos: 20_000,
  memos: 100_000,
  bytes: 1_000_000_000,
};

export const isQuotaName = (text: string): text is QuotaName => Object.hasOwn(QUOTAS, text);

/** The defaults with what was set otherwise. A name that this release does not know means nothing. */
export function quotasWith(rows: readonly { readonly name: string; readonly value: number }[]): Quotas {
  const own = rows.filter(({ name }) => isQuotaName(name)).map(({ name, value }) => [name, value]);
  return { ...QUOTAS, ...(Object.fromEntries(own) as Partial<Quotas>) };
}
