import { z } from 'zod';
import { defineTool } from '../../mcp/call/define.ts';
import { missingFrom } from '../../present/sharing.ts';
import { slotLine } from '../../present/slots.ts';
import { endTime, group, limit, minutes, people, time } from '../shared/fields.ts';

export default defineTool({
  name: 'find_free_time',
  title: 'Find free time',
  toolset: 'schedule',
  effect: 'read',
  card: 'slots',
  description:
    'Free slots between start and end, best first, within working hours (of group, if given) unless earliest or latest are given. schedule_add books one by its slot_token.',
  input: z.object({
    start: time(),
    end: endTime().optional(),
    duration_minutes: minutes().describe('Default 60').optional(),
    step_minutes: z.int().min(1).max(1_440).describe('Default 15').optional(),
    earliest: z.string().max(5).describe('HH:MM').optional(),
    latest: z.string().max(5).describe('HH:MM').optional(),
    weekdays: z.array(z.enum(['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'])).optional(),
    group: group().optional(),
    buffer_minutes: z.int().min(0).max(1_440).optional(),
    prefer: z.enum(['morning', 'afternoon', 'evening']).optional(),
    skip_holidays: z.boolean().optional(),
    participants: people().optional(),
    limit: limit().describe('Default 5').optional(),
  }),
  output: z.object({
    slots: z.array(
      z.object({
        start: z.string(),
        end: z.string(),
        when: z.string(),
        score: z.number(),
        reasons: z.array(z.string()),
        slot_token: z.string(),
        missing: z.array(z.string()).optional(),
      }),
    ),
  }),
  envelope: ['window', 'assumptions', 'warnings', 'missing', 'candidates', 'conflicts'],
  listedWith: { share: ['participants'] },
  run: (input, { services, caller }) => services.events.findFreeTime(caller, input),
  text: ({ slots = [] }, { caller }) =>
    slots.map(
      (slot, index) => `${slotLine(slot, index, caller)}${missingFrom(slot, caller)} · slot_token ${slot.slot_token}`,
    ),
});
