import type { Server } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { Caller, Language } from '../../src/domain/caller.ts';
import { UserError } from '../../src/domain/errors.ts';
import { defineTool } from '../../src/mcp/call/define.ts';
import { parseToolsets } from '../../src/mcp/call/toolsets.ts';
import { createServer, type ServerOptions } from '../../src/mcp/server/server.ts';
import type { Result } from '../../src/services/change/envelope.ts';
import type { Services } from '../../src/services/index.ts';

/** Services without a database, for tests of the protocol layer alone. */
export class StubServices {
  readonly discarded: string[] = [];
  readonly store = '/somewhere/perch.db';
  language: Language = 'en';
  zoneSource: Caller['zoneSource'] = 'setting';
  readonly guard = {
    discardConfirmation: async (_caller: Caller, token: string): Promise<void> => {
      this.discarded.push(token);
    },
  };

  async callerFor(
    identity: { readonly user: string },
    call: { session: string; tool: string; text: string },
  ): Promise<Caller> {
    return {
      user: identity.user,
      session: call.session,
      tool: call.tool,
      language: /\p{Script=Han}/u.test(call.text) ? 'zh' : this.language,
      zone: 'UTC',
      zoneSource: this.zoneSource,
      workingHours: null,
      todosNeedDue: false,
      now: Date.UTC(2026, 10, 21, 9, 30),
    };
  }
}

interface WipeFacts {
  deleted: string[];
  given: Record<string, unknown>;
}

/** What `wipe` did: the tokens it was confirmed with. */
export const wiped: string[] = [];

/** The calls of `wipe` whose signal was aborted. */
export const stopped: string[] = [];

/** A tool that deletes after a yes, and only then. */
export const wipe = defineTool({
  name: 'wipe',
  title: 'Wipe',
  toolset: 'core',
  effect: 'delete',
  description: 'Test only.',
  input: z.object({
    ids: z.array(z.string()),
    limit: z.int().min(1).max(200).optional(),
    weekdays: z.array(z.enum(['MO', 'TU', 'WE'])).optional(),
    all_day: z.boolean().optional(),
    title: z.string().max(500).optional(),
    place: z.object({ name: z.string() }).optional(),
    start: z.string().optional(),
    behave: z.enum(['defect', 'refuse', 'hang']).optional(),
    confirm_token: z.string().optional(),
  }),
  output: z.object({ deleted: z.array(z.string()), given: z.record(z.string(), z.unknown()) }),
  envelope: ['candidates', 'confirm_token', 'expires_at', 'change_id', 'missing', 'retry', 'assumptions'],
  async run(input, { signal }): Promise<Result<WipeFacts>> {
    if (input.behave === 'defect') throw new Error('secret title in a message');
    if (input.behave === 'refuse') {
      throw new UserError('NOT_FOUND', 'There is no such item.', {
        hint: 'Look it up.',
        retry: { use: 'again', input: { ids: ['evt_b'] } },
        facts: { looked_at: 3 },
      });
    }
    if (input.behave === 'hang') {
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      stopped.push(input.ids.join());
      return { status: 'final', message: 'too late', deleted: [] };
    }
    if (input.ids.length > 1 && input.confirm_token === undefined) {
      return {
        status: 'need_user',
        message: `Delete ${input.ids.length} items?`,
        candidates: input.ids.map((id, index) => ({ ref: `k1#${index + 1}`, id, title: `Title ${id}`, when: 'today' })),
        confirm_token: 'cfm_1',
        expires_at: '2026-11-21T10:00:00+00:00',
      };
    }
    if (input.confirm_token !== undefined) wiped.push(input.confirm_token);
    return { status: 'final', message: 'Deleted.', deleted: input.ids, given: { ...input }, change_id: 'chg_1' };
  },
  text({ deleted }) {
    if (deleted?.includes('evt_unprintable')) throw new Error('secret title in a message');
    return (deleted ?? []).map((id) => `- ${id}`);
  },
});

/** A factory of servers over stub services. */
export function stubServer(
  services: StubServices | Services = new StubServices(),
  options: Partial<ServerOptions> = {},
): (era: 'legacy' | 'modern') => Server {
  const all: ServerOptions = {
    identity: { user: 'local', local: true },
    session: 'test',
    toolsets: parseToolsets(undefined),
    readOnly: false,
    report: () => {},
    fallback: { language: 'en', zone: 'UTC' },
    ...options,
  };
  return (era) => createServer(async () => services as unknown as Services, all, era);
}
