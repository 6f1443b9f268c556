import { z } from 'zod';
import { UserError } from '../../errors.ts';
import { say } from '../../services/say.ts';
import { defineTool } from '../define.ts';
import { id, occurrence, scope, token } from '../fields.ts';
import type { ToolContext } from '../tool.ts';
import { toolsetOf } from '../toolsets.ts';

/** A core tool is always on, but acts only on kinds whose toolset is. */
function checkToolsets(ids: readonly string[], { toolsets, caller }: ToolContext): void {
  for (const one of ids) {
    const toolset = toolsetOf(one);
    if (toolset === undefined || toolsets.has(toolset)) continue;
    throw new UserError(
      'FORBIDDEN',
      say(
        caller,
        `${one} 属于 ${toolset} 工具集，此处没有启用。`,
        `${one} belongs to the toolset ${toolset}, which is off here.`,
      ),
      {
        hint: say(
          caller,
          `启动服务时把 ${toolset} 加入 --toolsets 即可启用。`,
          `Adding ${toolset} to --toolsets when the server is started turns it on.`,
        ),
      },
    );
  }
}

export default defineTool({
  name: 'delete_items',
  title: 'Delete items',
  toolset: 'core',
  effect: 'delete',
  description:
    'Deletes events by id or ref: all that are named, or nothing. More than one, or a whole series, is confirmed by the user first.',
  input: z.object({
    ids: z.array(id()).min(1).max(200),
    scope: scope().optional(),
    occurrence: occurrence().optional(),
    confirm_token: token().optional(),
  }),
  output: z.object({
    deleted: z.array(
      z.object({ id: z.string(), occurrence: z.string().optional(), title: z.string(), when: z.string() }),
    ),
  }),
  envelope: ['missing', 'candidates', 'confirm_token', 'expires_at', 'change_id'],
  run(input, context) {
    checkToolsets(input.ids, context);
    return context.services.events.remove(context.caller, input);
  },
  text: ({ deleted = [] }) =>
    deleted.map(({ when, title, id: one, occurrence: at }) =>
      [when, title, one, at && `occurrence ${at}`].filter(Boolean).join(' · '),
    ),
});
