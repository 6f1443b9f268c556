import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { launch } from '../../app/hosts.ts';
import { expect, indented, print } from './print.ts';

export type Structured = Record<string, unknown>;

/** A host and its server: a real client. */
export interface DemoHost {
  readonly tools: readonly string[];
  /** Calls a tool, and shows the call and the text that a model would read. */
  call(tool: string, given: Structured): Promise<Structured>;
  close(): Promise<void>;
}

export interface DemoSettings {
  readonly db: string;
  readonly zone: string;
  readonly language: 'zh' | 'en';
}

/** What tells a Perch that is started which calendar is meant. */
export const environmentOf = ({ db, zone, language }: DemoSettings): Record<string, string> => ({
  PATH: process.env.PATH ?? '',
  PERCH_DB: db,
  PERCH_TIMEZONE: zone,
  PERCH_LANGUAGE: language,
  // Nobody waits for the reminders of a demo.
  PERCH_NOTIFY: 'off',
});

/** Starts a server of its own, over stdio. */
export async function connect(settings: DemoSettings): Promise<DemoHost> {
  const client = new Client({ name: `perch-demo-${settings.language}`, version: '1.0.0' });
  const { command, args } = launch();
  const env = environmentOf(settings);
  await client.connect(new StdioClientTransport({ command, args: [...process.execArgv, ...args], env }));
  return shown(client);
}

/** Goes to a server that is there, over HTTP, as whom a token names. */
export async function connectTo(url: string, token: string, name: string): Promise<DemoHost> {
  const client = new Client({ name: `perch-demo-${name}`, version: '1.0.0' });
  const requestInit = { headers: { authorization: `Bearer ${token}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit }));
  return shown(client);
}

async function shown(client: Client): Promise<DemoHost> {
  const { tools } = await client.listTools();
  return {
    tools: tools.map((tool) => tool.name),
    async call(tool, given) {
      const result = await client.callTool({ name: tool, arguments: given });
      const content = result.content as { type: string; text?: string }[];
      const text = content.map((part) => part.text ?? '').join('\n');
      print(`  → ${tool} ${JSON.stringify(given)}\n${indented(text)}`);
      return (result.structuredContent ?? {}) as Structured;
    },
    close: () => client.close(),
  };
}

export const written = (answer: Structured, what: string): Structured => {
  expect(answer.status === 'final', what);
  return answer;
};

/** Calls what needs the user's yes twice: the token of the first answer is the yes. */
export async function confirmed(host: DemoHost, tool: string, given: Structured, token: string): Promise<Structured> {
  const asked = await host.call(tool, given);
  expect(asked.status === 'need_user', 'nothing is written before the user says yes');
  return written(await host.call(tool, { ...given, [token]: asked[token] }), 'it is done on the yes');
}
