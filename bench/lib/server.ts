import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';

export interface Command {
  readonly name: string;
  /** Arguments for this process's own Node. */
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts a server as a host would and connects to it; close the client to end it. */
export async function connect(command: Command): Promise<Client> {
  const client = new Client({ name: 'perch-bench', version: '1.0.0' });
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [...command.args],
      env: { PATH: process.env.PATH ?? '', ...command.env },
      stderr: 'ignore',
    }),
  );
  return client;
}
