import type { Language } from '../messages/index.ts';
import type { Quotas } from './access/quotas.ts';
import type { DayPart } from './free-slots/day-parts.ts';
import type { Usual } from './learn/defaults.ts';
import type { PhraseReader } from './time/phrase.ts';
import type { Instant } from './time/wall.ts';

export type { Language };

/**
 * Who is calling, and how they read time and language: resolved once per call
 * from the transport's identity, the profile, the settings and the arguments.
 */
export interface Caller {
  readonly user: string;
  /** How much the user may have; absent for the person at this machine, who may have what fits on it. */
  readonly quotas?: Quotas | undefined;
  /** Whether nothing of others may be changed, even where they let the user: the token does not reach so far. */
  readonly alone?: boolean | undefined;
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
  /** Times of the profile that are proposed for nothing, as text like working hours. */
  readonly protectedTimes?: string | null | undefined;
  /** The day of the profile on which weeks begin, 0 = Monday. */
  readonly weekStart?: number | undefined;
  /** How long an event is of which nothing says it, and when to be reminded of it in words, by the profile. */
  readonly usualMinutes?: number | undefined;
  readonly usualReminder?: string | undefined;
  /** What events like one usually are, by the user's own; known where a new one is written. */
  readonly usual?: Usual | undefined;
  /** The part of the day in which important work goes best, by the profile. */
  readonly energy?: DayPart | undefined;
  /** Whether defaults may be learned from the user's own rows; absent: not. */
  readonly learns?: boolean | undefined;
  /** Whether every todo must have a due time (PERCH_TODO_REQUIRE_DUE). */
  readonly todosNeedDue: boolean;
  /** What happens to who plans while another program does (`--planner-lock`); absent: nothing. */
  readonly plannerLock?: 'reject' | 'takeover' | undefined;
  /** The clock at the start of the call. */
  readonly now: Instant;
  /** Aborted when nobody waits for the answer any more: the call was cancelled, or its time is over. */
  readonly signal?: AbortSignal | undefined;
  /** Reads times in plain language. Absent where no words are read: in a thread. */
  readonly phrases?: PhraseReader | undefined;
}
