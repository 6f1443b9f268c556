import {
  type McpServer,
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  ResourceTemplate,
  type ServerContext,
} from '@modelcontextprotocol/server';
import type { Resource } from '../../resources/resource.ts';
import type { Connection } from '../call/connection.ts';
import { progressOf } from '../call/define.ts';
import { reporter } from '../call/progress.ts';
import { kindsOff, outOfReach } from '../call/reach.ts';
import { answer } from './answer.ts';
import { namedIn } from './resource-uris.ts';

// What is read is the caller's own, and may be another thing the next moment.
const CACHE_HINT = { ttlMs: 0, cacheScope: 'private' } as const;

/** Lets hosts read a resource as the user of the connection. */
export function registerResource(server: McpServer, resource: Resource, connection: Connection): void {
  const { name, uri, title, description, mimeType } = resource;
  const config = { title, description, mimeType, cacheHint: CACHE_HINT };
  const { toolsets } = connection;
  const read = async ({ href }: URL, ctx: ServerContext) => {
    const named = namedIn(resource, href);
    if (!named) throw new ResourceNotFoundError(href);
    const call = { name: uri, text: Object.values(named).join(' '), signal: ctx.mcpReq.signal };
    const text = await answer(connection, call, (services, caller, signal) => {
      const progress = reporter(progressOf(ctx), signal);
      const refuse = (id: string, subject?: string) => outOfReach({ toolsets, caller }, id, subject);
      return resource.read(services, caller, { toolsets, without: kindsOff(toolsets), refuse, progress, named });
    }).catch((error: unknown) => {
      throw asReadError(error, href);
    });
    return { contents: [{ uri: href, mimeType, text }] };
  };
  if (!uri.includes('{')) server.registerResource(name, uri, config, read);
  else
    server.registerResource(name, templateOf(resource, connection), config, (asked, _named, ctx) => read(asked, ctx));
}

/** What the host is told of an address that leads nowhere: by these codes it knows whose fault that is. */
export function asReadError(error: unknown, href: string): unknown {
  if (!(error instanceof ProtocolError)) return error;
  const { code, hint } = (error.data ?? {}) as { readonly code?: string; readonly hint?: string };
  const message = [error.message, hint].filter(Boolean).join(' ');
  // A client knows it by its data, which is the address and nothing else.
  if (code === 'NOT_FOUND') return new ResourceNotFoundError(href, message);
  if (code === 'INVALID_ARGUMENT' || code === 'LIMIT_EXCEEDED') {
    return new ProtocolError(ProtocolErrorCode.InvalidParams, message, { code, hint, uri: href });
  }
  return error;
}

function templateOf({ uri, complete }: Resource, connection: Connection): ResourceTemplate {
  const [, name = ''] = /\{(\w+)\}/.exec(uri) ?? [];
  const offer = async (typed: string): Promise<string[]> => {
    const call = { name: uri, text: typed, signal: new AbortController().signal };
    return [
      ...((await answer(connection, call, async (services, caller) => complete?.(services, caller, typed))) ?? []),
    ];
  };
  // Nothing is listed: a user may have any number of them.
  return new ResourceTemplate(uri, { list: undefined, ...(complete && { complete: { [name]: offer } }) });
}
