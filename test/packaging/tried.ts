import { delimiter, dirname, join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { expect } from 'vitest';
import { environment } from '../protocol/harness.ts';

export interface Started {
  readonly command: string;
  readonly args: string[];
  /** Where it is started, and where its data lies. */
  readonly folder: string;
  readonly env?: Record<string, string>;
}

export const connectTo = async ({ command, args, folder, env }: Started): Promise<Client> => {
  const client = new Client({ name: 'packaging', version: '1.0.0' });
  await client.connect(
    new StdioClientTransport({ command, args, cwd: folder, env: { ...environment(folder), ...env }, stderr: 'ignore' }),
  );
  return client;
};

/** An environment in which `node`, and so `npx`, is this one, and no registry answers. */
export const offlineWith = (node: string): Record<string, string> => ({
  PATH: `${dirname(node)}${delimiter}${process.env.PATH}`,
  npm_config_offline: 'true',
  npm_config_registry: 'http://127.0.0.1:9/',
});

/** Adds an event in Chinese and finds it again with a second process: the file has it. Answers the names of the tools. */
export async function tryOut(started: Started): Promise<string[]> {
  const first = await connectTo(started);
  const { tools } = await first.listTools();
  const added = await first.callTool({
    name: 'schedule_add',
    arguments: { title: '原型评审', start: '2031-03-04T15:00', timezone: 'Asia/Shanghai' },
  });
  expect(added.structuredContent).toMatchObject({ status: 'final', event: { title: '原型评审' } });
  await first.close();
  const second = await connectTo(started);
  const found = await second.callTool({
    name: 'schedule_query',
    arguments: { start: '2031-03-04', end: '2031-03-05' },
  });
  expect(found.structuredContent).toMatchObject({ status: 'final', events: [{ title: '原型评审' }] });
  await second.close();
  return tools.map(({ name }) => name);
}

export const cliOf = (folder: string): string => join(folder, 'node_modules/perch-mcp/dist/cli.js');
