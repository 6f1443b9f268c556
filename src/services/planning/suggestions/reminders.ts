import type { Executor } from '../../../db/schema.ts';
import type { Caller } from '../../../domain/caller.ts';
import { belongsTo } from '../../../domain/suggestions/belongs.ts';
import type { Suggestion } from '../../../domain/suggestions/suggestion.ts';
import { DAY } from '../../../domain/time/wall.ts';
import { occurrencesIn } from '../../availability/reading.ts';
import type { ReminderView } from '../../reminders/present.ts';
import { withRows } from '../../series/present.ts';
import { isRecurring } from '../../series/rows.ts';

/** Later events of a day are not looked at. */
const MOST_OF_A_DAY = 50;

/** The event of the same day that a reminder, just added with a time of its own, belongs to. */
export async function suggestEvent(
  executor: Executor,
  caller: Caller,
  { id, title, at: shown, event_id: event, repeat }: ReminderView,
): Promise<Suggestion[]> {
  if (shown === undefined || event !== undefined || repeat !== undefined) return [];
  const at = Date.parse(shown);
  if (at <= caller.now) return [];
  const coming = await occurrencesIn(
    executor,
    caller,
    { from: at, to: at + DAY },
    { kind: 'all', most: MOST_OF_A_DAY },
  );
  if (coming.length === 0) return [];
  const found = await withRows(executor, caller, coming);
  const single = found
    .filter(({ row }) => row.series_id === null && !isRecurring(row) && row.all_day === 0)
    .map(({ row, start, end }) => ({ id: row.id, title: row.title, start, end }));
  const suggestion = belongsTo({ id, title, at }, single, caller);
  return suggestion ? [suggestion] : [];
}
