import type { DayPart } from '../../free-slots/day-parts.ts';

/** The words of a language in which habits are said: each pattern is one phrase, whose numbers are its groups. */
export interface HabitWords {
  /** `3 times a week`: the count. */
  readonly times: readonly RegExp[];
  /** `every day`. */
  readonly daily: RegExp;
  /** `on workdays`. */
  readonly workdays: RegExp;
  /** A length in hours, and one in minutes. */
  readonly hours: RegExp;
  readonly minutes: RegExp;
  readonly halfHour: RegExp;
  readonly parts: Readonly<Record<DayPart, RegExp>>;
  /** What these words cannot say. */
  readonly unread: RegExp;
  /** Words between the others that say nothing. */
  readonly filler: RegExp;
  /** A number by its word. */
  number(word: string): number | undefined;
}
