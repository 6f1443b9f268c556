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

export interface ErrorDetails {
  readonly hint?: string;
  /** A call that would work. */
  readonly retry?: Intent;
  /** Argument names that are missing or wrong. */
  readonly missing?: readonly string[];
  /** Further facts for the structured result, such as the later changes of an UNDO_CONFLICT. */
  readonly facts?: Record<string, unknown>;
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
