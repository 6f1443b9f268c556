import type { Instant } from '../domain/time/wall.ts';

export type Language = 'zh' | 'en';

/**
 * Who is calling, and how they read time and language: resolved once per call
 * from the transport's identity, the profile, the settings and the arguments.
 */
export interface Caller {
  readonly user: string;
  /** One connection; `undo {session: true}` and `history_query {session: true}` go by it. */
  readonly session: string;
  /** The tool being called, for the history. */
  readonly tool: string;
  readonly language: Language;
  /** IANA zone in which times are read and shown. */
  readonly zone: string;
  readonly zoneSource: 'argument' | 'profile' | 'setting' | 'system';
  /** The clock at the start of the call. */
  readonly now: Instant;
}
