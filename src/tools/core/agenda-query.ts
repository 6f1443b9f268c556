import { z } from 'zod';
import { defineTool } from '../../mcp/call/define.ts';
import { outOfReach } from '../../mcp/call/reach.ts';
import { agendaLines } from '../../present/agenda.ts';
import { endTime, event, time } from '../shared/fields.ts';

/** The kind of item that a part is about, by the prefix of its ids; what was done may be of several. */
const KIND = {
  events: 'evt_',
  free: 'evt_',
  todos: 'todo_',
  reminders: 'rem_',
  done: undefined,
  time: 'evt_',
} as const;

const item = () => z.object({ id: z.string(), title: z.string() });

export default defineTool({
  name: 'agenda_query',
  title: 'Look at the day',
  toolset: 'core',
  effect: 'read',
  card: 'agenda',
  description:
    'What do I have tomorrow, 这周都完成了什么: events, todos due, reminders, what was done, load and free time in one answer. start defaults to today.',
  input: z.object({
    start: time().optional(),
    end: endTime().optional(),
    include: z
      .array(z.enum(['events', 'todos', 'reminders', 'done', 'free', 'time']))
      .min(1)
      .describe('Default all but time (where it went)')
      .optional(),
  }),
  output: z.object({
    events: z.array(event().extend({ shared_by: z.string().optional() })),
    leave: z.array(z.object({ id: z.string(), leave_by: z.string(), minutes: z.int() })),
    todos: z.array(item()),
    reminders: z.array(item()),
    done: z.array(item()),
    time: z.object({ hours: z.number(), meetings: z.number(), focus: z.number() }),
    load: z.object({ hours: z.number(), level: z.string() }),
    free: z.array(z.object({ start: z.string(), end: z.string() })),
  }),
  envelope: ['window', 'assumptions', 'warnings', 'missing', 'candidates'],
  async run(input, context) {
    const refused = input.include
      ?.map((part) => KIND[part] && outOfReach(context, KIND[part], part))
      .find((one) => one !== undefined);
    if (refused) throw refused;
    return context.services.agenda(context.caller, { ...input, kinds: context.toolsets });
  },
  text: (agenda, { caller }) => agendaLines(agenda, caller),
});
