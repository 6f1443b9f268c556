import type { FailureReason } from '../../retrieval/models.ts';
import type { Model } from './manifest.ts';

/** What a process with a model is told, and what it says: all of it plain data. */

export interface Load {
  /** The folder of all models. */
  readonly folder: string;
  readonly model: Model;
}

export interface Request {
  readonly id: number;
  /** Goes before what is not. */
  readonly urgent: boolean;
  /** For a reranker. */
  readonly query?: string | undefined;
  readonly texts: readonly string[];
}

export type Told = { readonly load: Load } | { readonly request: Request } | { readonly cancel: number };

/** A vector for each text, or its log-odds as one number. */
export type Results = readonly Float32Array[];

export interface Failure {
  readonly reason: FailureReason;
  readonly message: string;
}

export type Said =
  | { readonly ready: true }
  | { readonly unready: Failure }
  | { readonly id: number; readonly results: Results }
  | { readonly id: number; readonly failure: Failure };
