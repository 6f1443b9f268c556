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

/** A call that would work, offered with a refusal. */
export interface Retry {
  readonly tool: string;
  readonly arguments: Record<string, unknown>;
}

export interface ErrorDetails {
  readonly hint?: string;
  readonly retry?: Retry;
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

/** One reading of an argument, for the user to choose. */
export interface Choice {
  /** What to pass as the argument. */
  readonly id: string;
  /** The argument. */
  readonly title: string;
  readonly when: string;
}

/** Free time that would answer a question for an hour. Half-open [from, to), epoch milliseconds. */
interface Within {
  readonly from: number;
  readonly to: number;
  /** True when a part of the day was named: the user's usual hours do not matter then. */
  readonly isPart: boolean;
  /** How long what is to be scheduled takes; absent: as the other arguments say. */
  readonly minutes?: number | undefined;
}

interface Question {
  readonly missing?: readonly string[];
  /** Best first. */
  readonly candidates?: readonly Choice[];
  readonly assumptions?: readonly string[];
  readonly within?: Within | undefined;
}

/**
 * Words that cannot be read one way: the user is asked, and nothing is written.
 * A tool answers with `need_user`; where nobody can be asked it is a refusal.
 */
export class NeedUser extends UserError {
  readonly question: Question;

  constructor(message: string, question: Question) {
    super('INVALID_ARGUMENT', message, question.missing ? { missing: question.missing } : {});
    this.name = 'NeedUser';
    this.question = question;
  }
}
