import { z } from 'zod';
import { defineTool } from '../../mcp/call/define.ts';
import { outOfReach } from '../../mcp/call/reach.ts';
import type { Toolset } from '../../mcp/call/toolsets.ts';
import { eventLine } from '../../present/events.ts';
import { readLine } from '../../present/read-sentences.ts';
import { reminderLines } from '../../present/reminders.ts';
import { todoLine } from '../../present/todos.ts';
import { onConflict, token, zone } from '../shared/fields.ts';

const KINDS = ['event', 'reminder', 'todo', 'memo', 'memory'] as const;

/** An item that was added; schedule_query and the like show all of it. */
const added = () => z.object({ id: z.string(), version: z.int() });

const read = {
  kind: z.enum(KINDS),
  title: z.string(),
  start: z.string().optional(),
  end: z.string().optional(),
  at: z.string().optional(),
  due: z.string().optional(),
  all_day: z.boolean().optional(),
  repeat: z.string().optional(),
  location: z.string().optional(),
  importance: z.string().optional(),
  urgency: z.string().optional(),
  estimate_minutes: z.int().optional(),
  tags: z.array(z.string()).optional(),
  remind_minutes: z.union([z.int(), z.array(z.int())]).optional(),
};

/** What begins the ids of a kind. */
const PREFIX = { event: 'evt_', reminder: 'rem_', todo: 'todo_', memo: 'memo_', memory: 'mem_' } as const;

export default defineTool({
  name: 'quick_add',
  title: 'Add from a sentence',
  toolset: 'core',
  effect: 'write',
  card: 'sentence',
  description:
    "Adds what the user's own sentence says, unchanged: events, reminders, todos, notes and facts, several in one text as one change (明天10点看牙，下午5点接孩子; lunch Fri noon, remind me 1h before; 周五前交报告，重要; note: …). A time makes an event, 提醒/remind a reminder, a deadline or no time a todo; conflicts as in schedule_add. What is unclear, or no addition, adds nothing and says what to call instead. dry_run only interprets.",
  input: z.object({
    text: z.string().trim().min(1).max(1_000),
    dry_run: z.boolean().optional(),
    relative_to: z.string().max(100).describe('Read as of this time; default now').optional(),
    timezone: zone().optional(),
    on_conflict: onConflict().optional(),
    idempotency_key: token().optional(),
  }),
  output: z.object({
    created: z.array(added().extend(read)),
    interpretations: z.array(z.object(read).partial()),
    interpretation: z.object(read).partial(),
    event: added(),
    reminder: added(),
    todo: added(),
    memo: added(),
    memory: added(),
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
  text: ({ interpretations = [], created = [], event, reminder, todo }, { caller }) => {
    if (event) return [eventLine(event, caller)];
    if (reminder) return reminderLines(reminder, caller);
    if (todo) return [todoLine(todo, caller)];
    return (created.length > 0 ? created : interpretations).map((one) => readLine(one, caller));
  },
});
