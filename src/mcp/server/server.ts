import {
  createRequestStateCodec,
  type JSONRPCRequest,
  type Result,
  Server,
  type ServerContext,
} from '@modelcontextprotocol/server';
import manifest from '../../../package.json' with { type: 'json' };
import type { Reader } from '../../present/reader.ts';
import { serverIcons } from '../../prompts/icon.ts';
import type { Services } from '../../services/index.ts';
import { tools as allTools } from '../../tools/index.ts';
import type { Asked } from '../call/asked.ts';
import { type Connection, ConnectionMemory } from '../call/connection.ts';
import { passing, type Tool } from '../call/define.ts';
import { repairArguments } from '../call/repair.ts';
import type { Identity } from '../call/tool.ts';
import type { Toolset } from '../call/toolsets.ts';
import { serveCompletions } from './completion.ts';
import { INSTRUCTIONS } from './instructions.ts';
import { offerOf } from './offer.ts';
import { once } from './once.ts';
import { servePrompts } from './prompt.ts';
import { serveResources } from './resource.ts';
import { serveResourceList } from './resource-list.ts';
import { Subscriptions, serveSubscriptions } from './subscriptions.ts';
import { serveTools } from './tool.ts';

export { isLargeResource } from './large-resource.ts';
export { scopeNeeded } from './scopes.ts';

export interface ServerOptions {
  readonly identity: Identity;
  /** One connection; what `session: true` goes by. */
  readonly session: string;
  readonly toolsets: ReadonlySet<Toolset>;
  /** Lists only tools that read. */
  readonly readOnly: boolean;
  /** Takes lines about defects, for stderr. */
  report(line: string): void;
  /** Language and zone of what is said before the caller's own are known. */
  readonly fallback: Omit<Reader, 'now'>;
  /** What the client was told before, where its calls come to more than one server. */
  readonly memory?: ConnectionMemory;
  /** At least 32 bytes; one key for all processes that may serve one client. Default: random. */
  readonly stateKey?: Uint8Array;
  readonly tools?: readonly Tool[];
  /** The services, if they are there: for what only adds to an answer, which neither opens a store nor is a call. Default: never. */
  readonly opened?: () => Services | undefined;
  /** Default 30 s. */
  readonly deadlineMs?: number;
  /** Default 50 s: below the minute that most clients wait. */
  readonly askMs?: number;
  /** A refusal that comes quicker is no person's, in milliseconds; a test makes people quick. */
  readonly personMs?: number;
}

/** The list changes only with the version of the server. */
const LIST_TTL_MS = 300_000;

/** How long an answer to a question is taken: as long as the token it carries. */
const STATE_TTL_SECONDS = 30 * 60;

/** Signs and reads what travels through a host. Over HTTP a server is built for every request, and few of them ask. */
function stateSeal(options: ServerOptions): Pick<Connection, 'sealState' | 'openState'> {
  const codec = once(() =>
    createRequestStateCodec<Asked>({
      key: options.stateKey ?? crypto.getRandomValues(new Uint8Array(32)),
      ttlSeconds: STATE_TTL_SECONDS,
      bind: () => options.identity.user,
    }),
  );
  // The codec asks for the request's context only to hand it to `bind`.
  const context = {} as ServerContext;
  return {
    sealState: (asked) => codec().mint(asked, context),
    openState: (state) =>
      codec()
        .verify(state, context)
        .catch(() => 'invalid' as const),
  };
}

type Handler = (request: JSONRPCRequest, ctx: ServerContext) => Promise<Result>;

export class PerchServer extends Server {
  /** What the host watches; there once the server is built. */
  subscriptions?: Subscriptions;

  /** Sees each message before the SDK does: `Protocol.connect` calls the handler that it finds on the transport first. */
  override connect(transport: Parameters<Server['connect']>[0]): Promise<void> {
    transport.onmessage = repairArguments;
    return super.connect(transport);
  }

  /**
   * The SDK would check a tool call twice on its way in, once on its way out, and answer state that is not ours with a
   * protocol error: `serveTools` checks it once, and tests check what goes out.
   */
  protected override _wrapHandler(method: string, handler: Handler): Handler {
    return method === 'tools/call' ? handler : super._wrapHandler(method, handler);
  }
}

/**
 * A server for one connection (or, in the modern era over HTTP, for one
 * request): the only place that puts tools, resources and prompts on one. `services` is called at the
 * first tool call, not before.
 */
export function createServer(
  services: () => Promise<Services>,
  options: ServerOptions,
  era: 'legacy' | 'modern' = 'legacy',
): PerchServer {
  const server = new PerchServer(
    {
      name: 'io.github.perch-mcp/perch-mcp',
      title: 'Perch',
      version: manifest.version,
      // Said once, in initialize; of the modern era every result would carry them.
      ...(era === 'legacy' && { icons: serverIcons() }),
    },
    {
      instructions: INSTRUCTIONS,
      cacheHints: {
        'tools/list': { ttlMs: LIST_TTL_MS, cacheScope: 'private' },
        'prompts/list': { ttlMs: LIST_TTL_MS, cacheScope: 'private' },
        // It says when each was last changed.
        'resources/list': { ttlMs: 0, cacheScope: 'private' },
        'resources/templates/list': { ttlMs: LIST_TTL_MS, cacheScope: 'private' },
        // What is read is the caller's own, and may be another thing the next moment.
        'resources/read': { ttlMs: 0, cacheScope: 'private' },
      },
      // On a timeout the SDK's own bridge answers without our envelope.
      inputRequired: { legacyShim: false },
      jsonSchemaValidator: passing,
    },
  );
  server.registerCapabilities({
    tools: { listChanged: false },
    prompts: { listChanged: false },
    resources: { listChanged: false, subscribe: true },
    completions: {},
  });
  const offer = offerOf({ ...options, tools: options.tools ?? allTools });
  const connection: Connection = {
    services,
    listed: offer.listed,
    identity: options.identity,
    session: options.session,
    era,
    toolsets: options.toolsets,
    report: options.report,
    fallback: options.fallback,
    ...stateSeal(options),
    memory: options.memory ?? new ConnectionMemory(),
    deadlineMs: options.deadlineMs ?? 30_000,
    askMs: options.askMs ?? 50_000,
    personMs: options.personMs ?? 1_500,
  };
  serveTools(server, offer, connection);
  servePrompts(server, offer, connection);
  serveResources(server, offer, connection);
  serveResourceList(server, offer.resources, connection, options.opened ?? (() => undefined));
  serveCompletions(server, offer, connection);
  server.subscriptions = new Subscriptions(server, offer.resources, connection);
  serveSubscriptions(server, server.subscriptions, era);
  return server;
}
