import { z } from 'zod';
import { defineTool } from '../../mcp/call/define.ts';
import { messages } from '../../messages/index.ts';
import { endTime, eventFields, id, minutes, repeat, startTime } from '../shared/fields.ts';

export default defineTool({
  name: 'check_conflict',
  title: 'Check a time for conflicts',
  toolset: 'schedule',
  effect: 'read',
  card: 'event',
  description:
    'Tells whether a time is free. Not needed before schedule_add or schedule_update, which check themselves.',
  input: z.object({
    start: startTime(),
    end: endTime().optional(),
    duration_minutes: minutes().describe('Default 60').optional(),
    repeat: repeat().optional(),
    timezone: eventFields.timezone,
    exclude_id: id().describe('Event to leave out').optional(),
    buffer_minutes: z.int().min(0).max(1_440).optional(),
  }),
  output: z.object({
    free: z.boolean(),
    occurrences_checked: z.int(),
    checked_until: z.string(),
    conflicts: z.array(
      z.object({
        id: z.string(),
        occurrence: z.string(),
        title: z.string(),
        start: z.string(),
        end: z.string(),
        severity: z.string(),
        overlap_minutes: z.number(),
      }),
    ),
  }),
  envelope: ['window', 'assumptions', 'warnings', 'missing', 'candidates', 'conflicts', 'alternatives'],
  run: (input, { services, caller }) => services.events.checkConflict(caller, input),
  text: ({ occurrences_checked: count = 1, checked_until: until }, { caller }) =>
    count > 1 ? [messages(caller).availability.occurrencesChecked({ count, until })] : [],
});
