import type { Caller } from '../domain/caller.ts';

/** For whom a message or a time is written. */
export type Reader = Pick<Caller, 'language' | 'zone' | 'now'>;
