import { z } from 'zod';
import { defineTool } from '../../mcp/call/define.ts';
import { messages } from '../../messages/index.ts';
import { endTime, group, id, time, token } from '../shared/fields.ts';

export default defineTool({
  name: 'reschedule',
  title: 'Move several events',
  toolset: 'schedule',
  effect: 'write',
  card: 'plan',
  description:
    'Moves the events that begin between start and end (with the words of query, or of group; of series only these occurrences) by shift_minutes, or move_to a day, time or part of the day. First comes a plan: show the user what moves, what stays and why; once they agree, repeat the call with plan_token (and ids, if not all may move).',
  input: z.object({
    start: time(),
    end: endTime().optional(),
    query: z.string().max(1_000).optional(),
    group: group().optional(),
    ids: z.array(id()).max(200).optional(),
    shift_minutes: z.int().min(-527_040).max(527_040).describe('Negative: earlier').optional(),
    move_to: z.string().max(1_000).describe("User's words: 下午, Friday 9am, 往后推一小时").optional(),
    plan_token: token().optional(),
  }),
  output: z.object({
    plan: z.array(z.object({ id: z.string(), title: z.string(), from: z.string(), to: z.string() })),
    unmovable: z.array(z.object({ id: z.string(), title: z.string(), why: z.string() })),
    plan_token: z.string(),
  }),
  envelope: ['window', 'assumptions', 'warnings', 'missing', 'candidates', 'conflicts', 'expires_at', 'change_id'],
  yes: 'plan_token',
  run: (input, { services, caller }) => services.events.reschedule(caller, input),
  text: ({ plan = [], unmovable = [], plan_token: planToken, expires_at: until }, { caller }) => [
    ...plan.map(({ ref, when, title, id: one, version, occurrence }) =>
      [ref, when, title, `${one} v${version}`, occurrence && `occurrence ${occurrence}`].filter(Boolean).join(' · '),
    ),
    ...unmovable.map(({ when, title, why, id: one, occurrence }) =>
      messages(caller).reschedule.stay({
        event: [`${title} ${when}`, why, one, occurrence && `occurrence ${occurrence}`].filter(Boolean).join(' · '),
      }),
    ),
    ...(planToken === undefined ? [] : [messages(caller).reschedule.showPlan({ planToken, until })]),
  ],
  asked: ({ plan = [], unmovable = [] }, reader) => [
    ...plan.map(({ title, when }) => `· ${title} ${when}`),
    ...unmovable.map(
      ({ title, when, why }) =>
        `· ${messages(reader).reschedule.stay({ event: `${title} ${when}${messages(reader).shown.aside({ said: why })}` })}`,
    ),
  ],
});
