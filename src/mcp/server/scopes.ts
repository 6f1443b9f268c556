import type { Scope } from '../../domain/access/scope.ts';
import { tools } from '../../tools/index.ts';
import type { Tool } from '../call/define.ts';

const TOOLS: ReadonlyMap<string, Tool> = new Map(tools.map((tool) => [tool.name, tool]));

/** What a call needs follows from what it does: a tool that only reads says so in `readOnlyHint`; others than the user see what some arguments share. */
function scopeOfCall({ toolset, effect, listedWith }: Tool, args: object): Scope {
  if (effect === 'read') return 'read';
  return toolset === 'share' || listedWith?.share?.some((argument) => Object.hasOwn(args, argument))
    ? 'share'
    : 'write';
}

/** The scope that a token must have for a message of a host: reading is enough for all but calls of tools that write. */
export function scopeNeeded(message: unknown): Scope {
  const { method, params } = fieldsOf(message);
  if (method !== 'tools/call') return 'read';
  const { name, arguments: args } = fieldsOf(params);
  const tool = TOOLS.get(String(name));
  // What is not known may write.
  return tool ? scopeOfCall(tool, fieldsOf(args)) : 'write';
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
