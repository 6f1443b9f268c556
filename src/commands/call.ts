import { ConfigError } from '../app/config.ts';
import { serverOptions } from '../app/server-options.ts';
import { systemZone } from '../app/system-zone.ts';
import { ConnectionMemory } from '../mcp/call/connection.ts';
import { isListed } from '../mcp/call/toolsets.ts';
import { tools } from '../tools/index.ts';
import type { Command } from './terminal/command.ts';
import { say, warn } from './terminal/say.ts';

function readArguments(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // Said below.
  }
  throw new ConfigError(`the arguments must be one JSON object, such as '{"start":"2026-01-28"}'`);
}

/** Calls one tool as the local user and prints what a host would get: the text, or with --json the structured result. */
const command: Command = {
  options: { json: { type: 'boolean' } },
  async run({ config, words, flags, services }) {
    const [name, given = '{}'] = words;
    const tool = tools.find((one) => one.name === name);
    if (!tool) {
      const lead = name === undefined ? 'call needs a tool' : `there is no tool "${name}"`;
      throw new ConfigError(`${lead}: ${tools.map((one) => one.name).join(', ')}`);
    }
    const { toolsets } = serverOptions(config);
    if (config.toolsets !== undefined && !isListed(tool, toolsets)) {
      throw new ConfigError(`${tool.name} belongs to the toolset ${tool.toolset}, which --toolsets leaves out`);
    }
    if (config.readOnly && tool.effect !== 'read') throw new ConfigError(`${tool.name} writes, and --read-only is set`);
    const { structured, text } = await tool.call(readArguments(given), {
      services,
      identity: { user: 'local', local: true },
      session: crypto.randomUUID(),
      era: 'modern',
      toolsets,
      report: (line) => warn(`perch: ${line}\n`),
      fallback: { zone: config.timezone ?? systemZone().zone, language: config.language ?? 'en' },
      sealState: async () => '',
      openState: async () => 'invalid',
      memory: new ConnectionMemory(),
      deadlineMs: 30_000,
      askMs: 0,
      personMs: 0,
    });
    say(`${flags.json ? JSON.stringify(structured, null, 2) : text}\n`);
    return structured.status === 'error' ? 1 : 0;
  },
};

export default command;
