import type { ReminderRow } from '../../../db/schema.ts';
import type { ReminderWords } from '../../../domain/ics/reminder-words.ts';
import { exdatesOf } from '../../series/rows.ts';
import { statesOf } from '../rows.ts';

/** What a row holds that a calendar file has no word for. */
export const wordsOf = (row: ReminderRow): ReminderWords => ({
  title: row.title,
  notes: row.notes,
  priority: row.priority,
  armedAt: row.armed_at,
  status: row.status,
  closedFrom: row.closed_from,
  // Of one with a time of its own they stand as EXDATEs.
  exdates: row.event_id === null ? [] : exdatesOf(row),
  states: statesOf(row),
  created: row.created_at,
  modified: row.updated_at,
});

/** The columns that such words fill. */
export const wordColumns = (words: ReminderWords) => ({
  title: words.title,
  notes: words.notes,
  priority: words.priority,
  armed_at: words.armedAt,
  status: words.status,
  closed_from: words.closedFrom,
  states: JSON.stringify(words.states),
  created_at: words.created,
  updated_at: words.modified,
});
