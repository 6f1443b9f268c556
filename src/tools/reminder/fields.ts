import { z } from 'zod';
import { tableOf } from '../../domain/kinds.ts';
import { id, minutesBefore, repeat } from '../shared/fields.ts';

/** Fields of reminders that reminder_add and reminder_update share. */
export const reminderFields = {
  at: z.string().describe("User's words (20分钟后, tomorrow 9am) or ISO; compute no dates").optional(),
  repeat: repeat().optional(),
  event_id: id().optional(),
  minutes_before: minutesBefore().optional(),
  priority: z.enum(['low', 'normal', 'high']).optional(),
  notes: z.string().max(100_000).optional(),
};

/** What an id in `event_id` is of, by its prefix; a reference is of an event. */
export const ownerOf = (id: string): string => (tableOf(id) === 'todos' ? 'todo_' : 'evt_');

/** A reminder, or one occurrence of it, in a result. */
export const reminder = () =>
  z.object({
    id: z.string(),
    version: z.int(),
    occurrence: z.string().optional(),
    title: z.string(),
    status: z.string(),
    at: z.string().optional(),
    when: z.string().optional(),
    priority: z.string().optional(),
    repeat: z.string().optional(),
    event_id: z.string().optional(),
  });
