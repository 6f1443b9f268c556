import SqliteDatabase from 'better-sqlite3';
import { createServices } from '../../src/app/compose.ts';
import type { Language } from '../../src/domain/caller.ts';
import { parseToolsets } from '../../src/mcp/call/toolsets.ts';
import { createServer } from '../../src/mcp/server/server.ts';
import { connectInProcess } from '../../test/protocol/harness.ts';
import type { Call } from './request.ts';
import { type Kept, stateOf } from './state.ts';

/** What a host gets. */
export interface Answer {
  readonly structuredContent: Record<string, unknown>;
  readonly text: string;
}

interface Scene {
  readonly file: string;
  readonly zone: string;
  readonly language: Language;
  now(): number;
  user(): string;
}

export interface PlayedHost {
  call(call: Call): Promise<Answer>;
  /** All that the user has. */
  state(): Kept[];
  close(): Promise<void>;
}

/** A host on a store of its own, in this process. */
export async function openHost({ file, zone, language, now, user }: Scene): Promise<PlayedHost> {
  const services = await createServices({ db: file, timezone: zone, language, now });
  const options = {
    identity: {
      get user() {
        return user();
      },
      local: false,
    },
    session: 'requests',
    toolsets: parseToolsets('planner,memo,memory,io,router'),
    readOnly: false,
    report: () => undefined,
    fallback: { zone, language },
  };
  const host = await connectInProcess('modern', (served) => createServer(async () => services, options, served));
  const sql = new SqliteDatabase(file, { readonly: true });
  return {
    call: ({ tool, arguments: args }) => host.call(tool, args),
    state: () => stateOf(sql, user(), zone, now()),
    async close() {
      sql.close();
      await host.close();
      await services.close();
    },
  };
}
