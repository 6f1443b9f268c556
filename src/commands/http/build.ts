import type { Access } from '../../app/access-config.ts';
import type { Config } from '../../app/config.ts';
import { includes } from '../../domain/access/scope.ts';
import { ConnectionMemory } from '../../mcp/call/connection.ts';
import type { Identity } from '../../mcp/call/tool.ts';
import { type Toolset, toolsetsOfExperts, within } from '../../mcp/call/toolsets.ts';
import { createServer, type ServerOptions } from '../../mcp/server/server.ts';
import type { Services } from '../../services/index.ts';
import type { Principal } from '../../transports/http/auth/principal.ts';
import type { Client } from '../../transports/http/serve.ts';

/** Programs of the modern era that are remembered between their requests. */
const REMEMBERED = 1_000;

/** The toolsets of a URL, within those of the settings: a URL cannot turn on what the server was started without. */
function chosenToolsets(list: string | undefined, config: Pick<Config, 'toolsets'>, all: ReadonlySet<Toolset>) {
  if (list === undefined) return all;
  const asked = toolsetsOfExperts(list);
  return config.toolsets === undefined ? asked : within(asked, all);
}

/** The same options, with what people share where there are several, unless the settings choose the toolsets. */
export function toolsFor<Options extends Pick<ServerOptions, 'toolsets'>>(
  { kind }: Pick<Access, 'kind'>,
  { toolsets }: Pick<Config, 'toolsets'>,
  options: Options,
): Options {
  if (kind === 'none' || toolsets !== undefined) return options;
  return { ...options, toolsets: new Set<Toolset>([...options.toolsets, 'share']) };
}

/** What is wrong with the toolsets of a URL. */
export function refusedToolsets(list: string): string | undefined {
  try {
    toolsetsOfExperts(list);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Builds servers that know one another's signatures and, in the modern era, what a program was told before. */
/** Who a token speaks for, and how far it reaches. */
const identityOf = ({ user, quotas, scope }: Principal): Identity => ({
  ...{ user, quotas, local: false },
  ...(!includes(scope, 'share') && { alone: true }),
});

export function builder(
  services: () => Promise<Services>,
  config: Pick<Config, 'toolsets'>,
  options: Omit<ServerOptions, 'session'>,
) {
  const stateKey = options.stateKey ?? crypto.getRandomValues(new Uint8Array(32));
  const memories = new Map<string, ConnectionMemory>();
  const memoryOf = (program: string): ConnectionMemory => {
    const memory = memories.get(program) ?? new ConnectionMemory();
    memories.delete(program);
    memories.set(program, memory);
    const [oldest] = memories.keys();
    if (memories.size > REMEMBERED && oldest !== undefined) memories.delete(oldest);
    return memory;
  };
  return ({ era, session, toolsets, principal }: Client) =>
    createServer(
      services,
      {
        ...options,
        ...(principal && { identity: identityOf(principal) }),
        session,
        stateKey,
        toolsets: chosenToolsets(toolsets, config, options.toolsets),
        // Programs of the same name are others with another user.
        ...(era === 'modern' && { memory: memoryOf(`${principal?.user ?? ''}\n${session}`) }),
      },
      era,
    );
}
