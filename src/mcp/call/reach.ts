import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import { KINDS, type KindName } from '../../domain/kinds.ts';
import { say } from '../../messages/say.ts';
import type { ToolContext } from './tool.ts';
import { toolsetOf } from './toolsets.ts';

/**
 * A core tool is always on, but acts only on kinds whose toolset is. The refusal of
 * an id of another kind; `subject` is what the user knows it by.
 */
export function outOfReach(
  { toolsets, caller }: Pick<ToolContext, 'toolsets' | 'caller'>,
  id: string,
  subject = id,
): UserError | undefined {
  const toolset = toolsetOf(id);
  return toolset === undefined || toolsets.has(toolset) ? undefined : forbidden(caller, subject, toolset);
}

const forbidden = (caller: Caller, subject: string, toolset: string): UserError =>
  new UserError(
    'FORBIDDEN',
    say(
      caller,
      `${subject} 属于 ${toolset} 工具集，此处没有启用。`,
      `${subject} belongs to the toolset ${toolset}, which is off here.`,
    ),
    {
      hint: say(
        caller,
        `启动服务时把 ${toolset} 加入 --toolsets（HTTP：网址的 ?active_experts=）即可启用。`,
        `Adding ${toolset} to --toolsets of the server, or over HTTP to ?active_experts= of the URL, turns it on.`,
      ),
    },
  );

/** Kinds whose toolset is off: what comes and goes as a whole, such as a calendar file, leaves them out. */
export const kindsOff = (toolsets: ReadonlySet<string>): KindName[] =>
  (Object.keys(KINDS) as KindName[]).filter((kind) => !toolsets.has(KINDS[kind].toolset));
