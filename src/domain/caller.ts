import type { Language } from '../messages/index.ts';
import type { PhraseReader } from './time/phrase.ts';
import type { Instant } from './time/wall.ts';

export type { Language };

/**
 * Who is calling, and how they read time and language: resolved once per call
 * from the transport's identity, the profile, the settings and the arguments.
 */
export interface Caller {
  readonly user: string;
  /** One connection; an undo and the history of a `session` go by it. */
  readonly session: string;
  /** The tool being called, for the history. */
  readonly tool: string;
  readonly language: Language;
  /** The user's IANA zone: times are shown in it, and read in it where the call names no other. */
  readonly zone: string;
  readonly zoneSource: 'profile' | 'setting' | 'system';
  /** Working hours of the profile as text, null when not set. */
  readonly workingHours: string | null;
  /** Whether every todo must have a due time (PERCH_TODO_REQUIRE_DUE). */
  readonly todosNeedDue: boolean;
  /** The clock at the start of the call. */
  readonly now: Instant;
  /** Aborted when nobody waits for the answer any more: the call was cancelled, or its time is over. */
  readonly signal?: AbortSignal | undefined;
  /** Reads times in plain language. Absent where no words are read: in a thread. */
  readonly phrases?: PhraseReader | undefined;
}
