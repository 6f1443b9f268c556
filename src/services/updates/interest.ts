import type { TrackedTable } from '../../db/schema.ts';
import type { Window } from '../../domain/time/event.ts';

/**
 * What somebody looks at, as far as it is needed to tell that it is another
 * thing now. Any of these counts; settings of the user (zone, language, working
 * hours) always do.
 */
export interface Interest {
  /** Every change of the user. */
  readonly everything?: boolean;
  /** Every change in these tables. */
  readonly tables?: readonly TrackedTable[];
  /** What took or takes place in this time. */
  readonly events?: Window;
  /** What was or is due in this time or done in it; where it holds now, what is overdue, too. */
  readonly todos?: Window;
  /** This item, and what belongs to it: changed occurrences, reminders. */
  readonly item?: string;
  /** That a reminder comes due, and reminders with the events that they belong to. */
  readonly dues?: boolean;
}
