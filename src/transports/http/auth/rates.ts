import type { Quotas } from '../../../domain/access/quotas.ts';

interface Bucket {
  left: number;
  at: number;
}

/** Users whose pace is remembered: one that has been quiet for so long has a full bucket anyway. */
const MOST = 10_000;

/** How often users ask, as buckets that fill up again by themselves. */
export class Rates {
  readonly #buckets = new Map<string, Bucket>();
  readonly #now: () => number;

  /** `now`: milliseconds of a clock that only rises. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Takes some requests off; when there are not so many left, answers after how many seconds there are. */
  take(user: string, count: number, { requests_per_second: perSecond, burst }: Quotas): number | undefined {
    const now = this.#now();
    const before = this.#buckets.get(user) ?? { left: burst, at: now };
    const left = Math.min(burst, before.left + ((now - before.at) / 1000) * perSecond);
    // A batch that is larger than the whole bucket is taken when that is full.
    const wanted = Math.min(count, burst);
    const isEnough = left >= wanted && wanted > 0;
    this.#buckets.delete(user);
    this.#buckets.set(user, { left: isEnough ? left - wanted : left, at: now });
    const [oldest] = this.#buckets.keys();
    if (this.#buckets.size > MOST && oldest !== undefined) this.#buckets.delete(oldest);
    if (isEnough) return undefined;
    return perSecond > 0 ? Math.max(1, Math.ceil((wanted - left) / perSecond)) : 3_600;
  }
}
