import { z } from 'zod';
import { MODES } from '../../domain/travel/estimate.ts';
import { defineTool } from '../../mcp/call/define.ts';
import { outOfReach } from '../../mcp/call/reach.ts';
import { askedPlan, planLines } from '../../present/plan.ts';
import { endTime, group, minutes, place, time, token } from '../shared/fields.ts';

export default defineTool({
  name: 'plan_schedule',
  title: 'Plan todos into the calendar',
  toolset: 'plan',
  effect: 'write',
  card: 'plan',
  description:
    'Plans open todos, habits and focus time around what is in the calendar (plan my week, 帮我排一下这周); called again, it re-plans. First comes a plan: show it with what is left out; once the user agrees, repeat the call with plan_token.',
  input: z.object({
    start: time().optional(),
    end: endTime().optional(),
    todos: z.array(z.string().max(500)).max(100).describe('Ids, titles, tags, groups').optional(),
    group: group().optional(),
    habits: z.array(z.string().max(500)).max(10).describe('gym 3 times a week, 1 h, evenings').optional(),
    focus_minutes_per_day: z.int().min(15).max(600).optional(),
    max_minutes_per_day: minutes().optional(),
    max_moves: z.int().min(0).max(200).optional(),
    travel: z
      .array(
        z.strictObject({
          from: z.string().max(1_000),
          to: z.string().max(1_000),
          minutes: z.number(),
          mode: z.enum(MODES).optional(),
          source: z.string().max(100).optional(),
        }),
      )
      .max(100)
      .describe('Answers to travel_needed, from a map server')
      .optional(),
    plan_token: token().optional(),
  }),
  output: z.object({
    plan: z.array(z.object({ title: z.string(), start: z.string(), end: z.string(), why: z.string() })),
    unplaced: z.array(z.object({ title: z.string(), why: z.string() })),
    at_risk: z.array(z.object({ title: z.string(), why: z.string() })),
    moved: z.array(z.object({ id: z.string(), from: z.string(), to: z.string() })),
    load: z.array(z.object({ date: z.string(), minutes: z.int() })),
    travel_needed: z.array(z.object({ from: place(), to: place(), mode: z.string() })),
    plan_token: z.string(),
  }),
  envelope: ['window', 'assumptions', 'warnings', 'candidates', 'conflicts', 'expires_at', 'change_id'],
  yes: 'plan_token',
  run(input, context) {
    // It reads todos, and writes events.
    const refused = outOfReach(context, 'evt_', 'plan_schedule') ?? outOfReach(context, 'todo_', 'plan_schedule');
    if (refused) throw refused;
    return context.services.planSchedule(context.caller, input);
  },
  text: (result, { caller }) => planLines(result, caller),
  asked: (result, reader) => askedPlan(result, reader),
});
