import { ConfigError } from '../app/config.ts';
import { serverOptions } from '../app/server-options.ts';
import { systemLanguage } from '../app/system-language.ts';
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
  throw new ConfigError(({ starting }) => starting.jsonNeeded);
}

/** Calls one tool as the local user and prints what a host would get: the text, or with --json the structured result. */
const command: Command = {
  options: { json: { type: 'boolean' } },
  async run({ config, words, flags, services }) {
    const [name, given = '{}'] = words;
    const tool = tools.find((one) => one.name === name);
    if (!tool) {
      const names = tools.map((one) => one.name);
      throw new ConfigError(({ starting }) =>
        name === undefined ? starting.callNeeds({ tools: names }) : starting.noTool({ name, tools: names }),
      );
    }
    const { toolsets } = serverOptions(config);
    if (config.toolsets !== undefined && !isListed(tool, toolsets)) {
      throw new ConfigError(({ starting }) => starting.leftOutTool(tool));
    }
    if (config.readOnly && tool.effect !== 'read') throw new ConfigError(({ starting }) => starting.writes(tool));
    const { structured, text } = await tool.call(readArguments(given), {
      services,
      identity: { user: 'local', local: true },
      session: crypto.randomUUID(),
      era: 'modern',
      toolsets,
      report: (line) => warn(`perch: ${line}\n`),
      fallback: { zone: config.timezone ?? systemZone().zone, language: systemLanguage(config.language) },
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
