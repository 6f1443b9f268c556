import { readMeta, writeMeta } from '../db/repos/meta.ts';
import type { Executor } from '../db/schema.ts';

/** What an embedder was found to be worth, on the notes of one user. nDCG, from 0 to 1. */
export interface Trust {
  /** What is left of the weight of its list: 0 leaves it out, 1 is all of it. */
  readonly weight: number;
  /** Questions that were asked. */
  readonly asked: number;
  readonly words: number;
  readonly vectors: number;
  readonly fused: number;
  /** Passages of all memos at that time. */
  readonly passages: number;
}

/** Of an embedder that nobody has measured yet: it may add, and hardly put what the words find further down. */
export const UNMEASURED = 0.5;

const keyOf = (embedder: string): string => `trust ${embedder}`;

export async function readTrust(executor: Executor, user: string, embedder: string): Promise<Trust | undefined> {
  const text = await readMeta(executor, user, keyOf(embedder));
  return text === undefined ? undefined : (JSON.parse(text) as Trust);
}

export const writeTrust = (executor: Executor, user: string, embedder: string, trust: Trust): Promise<void> =>
  writeMeta(executor, user, keyOf(embedder), JSON.stringify(trust));
