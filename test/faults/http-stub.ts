import { setTimeout as sleep } from 'node:timers/promises';
import type { Server } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { defineTool } from '../../src/mcp/call/define.ts';
import { tools } from '../../src/tools/index.ts';
import type { Limits } from '../../src/transports/http/limits.ts';
import type { Peers } from '../../src/transports/http/peers.ts';
import { type HttpServing, serveHttp } from '../../src/transports/http/serve.ts';
import { StubServices, stubServer, wipe } from '../protocol/stub.ts';

/** The signals of `wait` calls that were aborted, by their words. */
export const aborted: string[] = [];

/** Says back what it was told, after a while. */
const echo = defineTool({
  name: 'echo',
  title: 'Echo',
  toolset: 'core',
  effect: 'read',
  description: 'Test only.',
  input: z.object({ nonce: z.string(), wait_ms: z.int().optional(), repeat: z.int().optional() }),
  output: z.object({ nonce: z.string() }),
  envelope: [],
  async run({ nonce, wait_ms, repeat = 1 }, { signal }) {
    if (wait_ms !== undefined) {
      await sleep(wait_ms, undefined, { signal }).catch(() => {
        aborted.push(nonce);
      });
    }
    return { status: 'final', message: 'done', nonce: nonce.repeat(repeat) };
  },
  text: () => [],
});

/** Builds servers without a database, with `echo` and `wipe` beside the product's tools. */
export function buildStub(
  { era, session }: { era: 'legacy' | 'modern'; session: string },
  { calendar = () => '', ...more }: { calendar?: () => string } = {},
): Server {
  const services = Object.assign(new StubServices(), { events: { exportCalendar: async () => ({ ics: calendar() }) } });
  return stubServer(services, { tools: [...tools, wipe, echo], session, ...more })(era);
}

export interface StubHttp extends HttpServing {
  /** What was reported and traced. */
  readonly lines: string[];
}

/** The product's HTTP server inside this process, over servers without a database. */
export async function serveStub(
  limits: Partial<Limits> = {},
  more: {
    deadlineMs?: number;
    askMs?: number;
    host?: string;
    peers?: Peers | undefined;
    /** What the whole calendar is written as. */
    calendar?: () => string;
  } = {},
): Promise<StubHttp> {
  const lines: string[] = [];
  const { host = '127.0.0.1', peers, ...options } = more;
  const serving = await serveHttp({
    host,
    port: 0,
    limits,
    peers,
    build: (client) => buildStub(client, options),
    refuseToolsets: (list) => (list === 'bad' ? 'there is no toolset "bad"' : undefined),
    page: async () =>
      new Response('<!doctype html><title>Perch</title>', {
        headers: { 'content-type': 'text/html', 'content-security-policy': "default-src 'none'" },
      }),
    health: async () => ({ version: '0' }),
    report: (line) => lines.push(line),
    trace: (line) => lines.push(line),
  });
  return { ...serving, lines };
}
