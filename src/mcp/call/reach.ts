import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import { KINDS, type KindName } from '../../domain/kinds.ts';
import { messages } from '../../messages/index.ts';
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
  new UserError('FORBIDDEN', messages(caller).call.toolsetIsOff({ subject, toolset }), {
    hint: messages(caller).call.howToTurnOn({ toolset }),
  });

/** Kinds whose toolset is off: what comes and goes as a whole, such as a calendar file, leaves them out. */
export const kindsOff = (toolsets: ReadonlySet<string>): KindName[] =>
  (Object.keys(KINDS) as KindName[]).filter((kind) => !toolsets.has(KINDS[kind].toolset));
