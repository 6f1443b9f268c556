import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { launch } from '../../app/hosts.ts';
import { indented, print } from './print.ts';

type Structured = Record<string, unknown>;

/** A host and the server that it started: a real client over stdio. */
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

export async function connect({ db, zone, language }: DemoSettings): Promise<DemoHost> {
  const client = new Client({ name: `perch-demo-${language}`, version: '1.0.0' });
  const { command, args } = launch();
  const env = {
    PATH: process.env.PATH ?? '',
    PERCH_DB: db,
    PERCH_TIMEZONE: zone,
    PERCH_LANGUAGE: language,
    // Nobody waits for the reminders of a demo.
    PERCH_NOTIFY: 'off',
  };
  await client.connect(new StdioClientTransport({ command, args: [...process.execArgv, ...args], env }));
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
