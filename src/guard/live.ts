import { DAY, type Instant } from '../domain/time/wall.ts';

/** By how much clocks may differ: those of two processes, or one before and after it was set. */
const SKEW = DAY;

/**
 * Whether a row that lives for `liveMs` and expires at `expiresAt` counts now.
 * One that would live much longer was made while a clock was wrong: without
 * that bound it would count until the true time gets there.
 */
export const isLive = (expiresAt: Instant, now: Instant, liveMs: number): boolean =>
  now < expiresAt && expiresAt <= now + liveMs + SKEW;
