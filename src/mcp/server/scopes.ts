import type { Scope } from '../../domain/access/scope.ts';
import { tools } from '../../tools/index.ts';
import type { Tool } from '../call/define.ts';

/** What a tool needs follows from what it does: one that only reads says so in `readOnlyHint`. */
const scopeOfTool = ({ toolset, effect }: Pick<Tool, 'toolset' | 'effect'>): Scope => {
  if (effect === 'read') return 'read';
  return toolset === 'share' ? 'share' : 'write';
};

const SCOPES: ReadonlyMap<string, Scope> = new Map(tools.map((tool) => [tool.name, scopeOfTool(tool)]));

/** The scope that a token must have for a message of a host: reading is enough for all but calls of tools that write. */
export function scopeNeeded(message: unknown): Scope {
  if (typeof message !== 'object' || message === null) return 'read';
  if (!('method' in message) || message.method !== 'tools/call') return 'read';
  const { params } = message as { params?: unknown };
  const name = typeof params === 'object' && params !== null && 'name' in params ? params.name : undefined;
  // What is not known may write.
  return SCOPES.get(String(name)) ?? 'write';
}
