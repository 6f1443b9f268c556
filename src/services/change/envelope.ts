import type { Intent } from '../../domain/intent.ts';
import type { Suggestion } from '../../domain/suggestions/suggestion.ts';

/**
 * What a use case answers: the envelope of contract §1 without `now`, which
 * the tool layer adds. Times are already ISO text in the user's zone here.
 * Refusals are thrown as UserError, so `error` does not occur.
 */
export interface Envelope {
  status: 'final' | 'need_user';
  /** One line for the user, in the user's language. */
  message: string;
  /** The time that was looked at, half-open; without a start, all before its end. */
  window?: { start?: string; end: string };
  /** At most two. */
  suggestions?: Suggestion[];
  assumptions?: string[];
  warnings?: string[];
  missing?: string[];
  candidates?: Candidate[];
  conflicts?: Conflict[];
  alternatives?: Slot[];
  confirm_token?: string;
  expires_at?: string;
  change_id?: string;
  /** A call that would work. */
  retry?: Intent;
  next_cursor?: string;
  replayed?: boolean;
}

export interface Candidate {
  /** Absent for readings of an argument: there `id` is what to pass as the argument that `title` names. */
  ref?: string;
  id: string;
  title: string;
  when: string;
}

export interface Conflict {
  /** Absent for what is in the calendar of somebody else. */
  id?: string;
  occurrence?: string;
  title: string;
  start: string;
  end: string;
  when: string;
  severity: 'hard' | 'soft' | 'buffer';
  overlap_minutes: number;
}

export interface Slot {
  start: string;
  end: string;
  when: string;
  score: number;
  reasons: string[];
  slot_token: string;
}

export type Result<Facts extends object = object> = Envelope & Partial<Facts>;
