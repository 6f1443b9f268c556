import { z } from 'zod';
import { defineTool } from '../../mcp/call/define.ts';
import { outOfReach } from '../../mcp/call/reach.ts';
import type { Toolset } from '../../mcp/call/tool.ts';
import { eventLine } from '../../present/events.ts';
import { reminderLines } from '../../present/reminders.ts';
import { todoLine } from '../../present/todos.ts';
import type { Interpretation } from '../../services/planning/quick-add/interpretation.ts';
import { onConflict, token, zone } from '../shared/fields.ts';

/** An item that was added; schedule_query and the like show all of it. */
const added = () => z.object({ id: z.string(), version: z.int() });

/** What begins the ids of a kind. */
const PREFIX = { event: 'evt_', reminder: 'rem_', todo: 'todo_', memo: 'memo_', memory: 'mem_' } as const;

const line = ({ kind, title, start, end, at, due, repeat, location }: Partial<Interpretation>): string =>
  [kind, title, start && `${start} – ${end}`, at, due && `due ${due}`, repeat, location && `@ ${location}`]
    .filter(Boolean)
    .join(' · ');

export default defineTool({
  name: 'quick_add',
  title: 'Add from a sentence',
  toolset: 'core',
  effect: 'write',
  description:
    "Adds one event, reminder or todo from the user's own sentence, unchanged (明天下午3点和张总在国贸吃饭, remind me to call mom at 6, 周五前交报告). A time makes an event, 提醒/remind a reminder, a deadline or no time a todo; conflicts as in schedule_add. What is unclear, a question or a change adds nothing and says what to call instead. dry_run only interprets.",
  input: z.object({
    text: z.string().trim().min(1).max(1_000),
    dry_run: z.boolean().optional(),
    relative_to: z.string().max(100).describe('Read as of this time; default now').optional(),
    timezone: zone().optional(),
    on_conflict: onConflict().optional(),
    idempotency_key: token().optional(),
  }),
  output: z.object({
    interpretation: z.object({
      kind: z.enum(['event', 'reminder', 'todo']),
      title: z.string(),
      start: z.string().optional(),
      end: z.string().optional(),
      at: z.string().optional(),
      due: z.string().optional(),
      all_day: z.boolean().optional(),
      repeat: z.string().optional(),
      location: z.string().optional(),
    }),
    event: added(),
    reminder: added(),
    todo: added(),
    checked_until: z.string(),
  }),
  envelope: [
    'suggestions',
    'assumptions',
    'warnings',
    'missing',
    'candidates',
    'conflicts',
    'alternatives',
    'change_id',
    'replayed',
  ],
  run: (input, context) =>
    context.services.quickAdd(context.caller, input, {
      offers: (toolset) => context.toolsets.has(toolset as Toolset),
      refuse: (kind, subject) => outOfReach(context, PREFIX[kind], subject),
    }),
  text: ({ interpretation, event, reminder, todo }, { caller }) => {
    if (event) return [eventLine(event)];
    if (reminder) return reminderLines(reminder, caller);
    if (todo) return [todoLine(todo, caller)];
    return interpretation ? [line(interpretation)] : [];
  },
});
