import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from '@modelcontextprotocol/client';
import { bundle } from './lib/bundle.ts';
import { type Command, connect } from './lib/server.ts';
import { printComparison } from './lib/table.ts';
import { type Contender, compare } from './lib/timing.ts';

const here = import.meta.dirname;

/** From spawn to the answer of tools/list. */
function coldStart(command: Command): Contender {
  return {
    name: command.name,
    async run() {
      const client = await connect(command);
      await client.listTools();
      return client;
    },
    after: async (client) => (client as Client).close(),
  };
}

/** As a request: `callTool` would time the client's own check of structured results, which the bare server has none of. */
function callOf({ name }: Command, client: Client, tool: string): Contender {
  return { name, run: () => client.request({ method: 'tools/call', params: { name: tool, arguments: {} } }) };
}

/** Cold start and no-op call over stdio, against a bare SDK server. */
export async function benchStdio(folder: string): Promise<void> {
  const source = join(here, 'peers/bare-server.ts');
  const bare: Command = { name: 'bare SDK server', args: [await bundle(source, join(folder, 'bare-server.mjs'))] };
  const unbundled: Command = { name: 'bare SDK server, not bundled', args: [source] };
  const cli = join(here, '../dist/cli.js');
  const perch: Command = { name: 'perch-mcp', args: [cli], env: { PERCH_DB: join(folder, 'stdio.db') } };
  const ours = existsSync(cli) ? [perch] : [];

  const starts = [bare, ...ours, unbundled].map(coldStart);
  printComparison('Cold start to tools/list', await compare(starts, { warmUp: 2 }), bare.name, 'perch-mcp ≤ 1.5');

  const bareClient = await connect(bare);
  const answering: Command = { ...bare, name: 'bare SDK server, with a typed result' };
  const calls = [callOf(bare, bareClient, 'noop'), callOf(answering, bareClient, 'now')];
  const ourClient = ours[0] && (await connect(ours[0]));
  if (ourClient) calls.push(callOf(perch, ourClient, 'get_current_time'));
  // The first calls are mostly the engine's: it compiles what it meets, of which a bare server has less.
  const young = await compare(calls, { warmUp: 20, repetitions: 60, batch: 10 });
  printComparison('No-op tool call over stdio, after 200 calls', young, bare.name, 'perch-mcp ≤ 1.5');
  const steady = await compare(calls, { warmUp: 200, repetitions: 120, batch: 10 });
  printComparison('No-op tool call over stdio, after 2,800 calls', steady, bare.name, 'perch-mcp ≤ 1.5');
  await bareClient.close();
  await ourClient?.close();
}
