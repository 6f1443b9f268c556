import { z } from 'zod';
import type { Language } from '../../domain/caller.ts';
import { type Connection, ConnectionMemory } from '../../mcp/call/connection.ts';
import type { Structured } from '../../mcp/call/envelope.ts';
import type { Identity } from '../../mcp/call/tool.ts';
import { isListed, type Toolset } from '../../mcp/call/toolsets.ts';
import type { Services } from '../../services/index.ts';
import { tools } from '../../tools/index.ts';

/** A tool that the page calls, with what a host would send. */
export const PAGE_CALL = z.object({
  tool: z.string(),
  arguments: z.record(z.string(), z.unknown()).default({}),
});

export interface PageCalls {
  services(): Promise<Services>;
  readonly identity: Identity;
  readonly toolsets: ReadonlySet<Toolset>;
  readonly readOnly: boolean;
  report(line: string): void;
  readonly fallback: Connection['fallback'];
}

/** What the page gets: the structured result, and whether the tool takes the token of a free slot itself. */
export interface Called {
  readonly result: Structured;
  readonly takesSlot: boolean;
}

/** The page shows connected calendars whatever is listed to hosts, whose lists are short for the model's sake. */
const isOffered = (tool: (typeof tools)[number], { readOnly, toolsets }: Pick<PageCalls, 'readOnly' | 'toolsets'>) =>
  (!readOnly || tool.effect === 'read') && (tool.toolset === 'sync' || isListed(tool, toolsets));

/** The names of the tools that the page may call. */
export const listedTools = (calls: Pick<PageCalls, 'readOnly' | 'toolsets'>): string[] =>
  tools.filter((tool) => isOffered(tool, calls)).map(({ name }) => name);

/** How long one call of the page may take, in milliseconds. */
const DEADLINE_MS = 30_000;

/**
 * Calls a tool as the person at the page: the same way as a host's call, so that arguments, conflicts, undo and messages
 * are the same. Undefined for a tool that is not there, or writes where only reading is on.
 */
export async function callTool(
  { tool: name, arguments: given }: z.output<typeof PAGE_CALL>,
  { session, language, ...calls }: PageCalls & { readonly session: string; readonly language: Language },
): Promise<Called | undefined> {
  const tool = tools.find((one) => one.name === name);
  if (!tool || !isOffered(tool, calls)) return undefined;
  const { structured } = await tool.call(given, {
    ...calls,
    services: async () => inLanguage(await calls.services(), language),
    session,
    era: 'modern',
    fallback: { ...calls.fallback, language },
    sealState: async () => '',
    openState: async () => 'invalid',
    memory: new ConnectionMemory(),
    deadlineMs: DEADLINE_MS,
    askMs: 0,
    personMs: 0,
  });
  return { result: structured, takesSlot: tool.definition.inputSchema.properties?.slot_token !== undefined };
}

/** The services for somebody who reads a page in this language, whatever language they write in. */
const inLanguage = (services: Services, language: Language): Services => ({
  ...services,
  callerFor: async (identity, about) => ({ ...(await services.callerFor(identity, about)), language }),
});
