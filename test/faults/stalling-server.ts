// The server with one more tool, which holds everybody up: what the probe must notice.

import { z } from 'zod';
import { createServices } from '../../src/app/compose.ts';
import { defineTool } from '../../src/mcp/call/define.ts';
import { parseToolsets } from '../../src/mcp/call/toolsets.ts';
import { createServer } from '../../src/mcp/server/server.ts';
import { tools } from '../../src/tools/index.ts';
import { serveHost } from '../../src/transports/stdio.ts';

const STALL_MS = 400;

const stall = defineTool({
  name: 'stall',
  title: 'Stall',
  toolset: 'core',
  effect: 'read',
  description: 'Test only.',
  input: z.object({}),
  output: z.object({}),
  envelope: [],
  async run() {
    // Of its own time, however little of it a busy machine gives.
    const used = (): number => Object.values(process.cpuUsage()).reduce((sum, part) => sum + part) / 1_000;
    for (const until = used() + STALL_MS; used() < until; );
    return { status: 'final', message: 'done' };
  },
  text: () => [],
});

const opened = createServices({ db: ':memory:', timezone: 'Asia/Shanghai', language: 'en' });
const options = {
  identity: { user: 'local', local: true },
  session: 'one',
  toolsets: parseToolsets(undefined),
  readOnly: false,
  report: () => {},
  fallback: { zone: 'UTC', language: 'en' as const },
  tools: [...tools, stall],
};
await serveHost(
  (era) => createServer(() => opened, options, era),
  () => {},
);
process.exit(0);
