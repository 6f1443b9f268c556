import type { Messages } from '../messages/en/messages.ts';
import type { Intent } from './intent.ts';

export type ErrorCode =
  | 'INVALID_ARGUMENT'
  | 'NOT_FOUND'
  | 'VERSION_MISMATCH'
  | 'UNDO_CONFLICT'
  | 'UNDO_EXPIRED'
  | 'CONFIRMATION_INVALID'
  | 'FORBIDDEN'
  | 'LIMIT_EXCEEDED'
  | 'LOCKED'
  | 'STORAGE_FULL'
  | 'TIMEOUT'
  | 'INTERNAL';

/** A refusal of the storage: its reason by name, with the facts of the sentence. Plain data, since it may come from a thread. */
export interface StorageRefusal {
  readonly reason: keyof Messages['storage']['reasons'];
  readonly hint?: keyof Messages['storage']['hints'];
  readonly file?: string;
  readonly found?: string | number;
  readonly known?: number;
  /** Tables and the like that are missing, or made otherwise. */
  readonly missing?: number;
  readonly changed?: number;
}

/** What a catalogue says of a refusal, and perhaps what would work. */
export type Worded = (to: Messages) => string | readonly [message: string, hint: string];

export interface ErrorDetails {
  readonly hint?: string;
  /** A call that would work. */
  readonly retry?: Intent;
  /** Argument names that are missing or wrong. */
  readonly missing?: readonly string[];
  /** Further facts for the structured result, such as the later changes of an UNDO_CONFLICT. */
  readonly facts?: Record<string, unknown>;
  /** Why the storage refused, so that it can be said in another language. */
  readonly storage?: StorageRefusal;
  /** The refusal in words of any language, by who does not know the reader's. */
  readonly worded?: Worded;
}

/**
 * A refusal that a model and its user may see: what was wrong, and in `hint`
 * what would work. Anything else that is thrown is a defect of ours.
 */
export class UserError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message);
    this.name = 'UserError';
    this.code = code;
    this.details = details;
  }
}
