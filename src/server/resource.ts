import { type McpServer, ResourceTemplate, type ServerContext } from '@modelcontextprotocol/server';
import type { Resource } from '../resources/resource.ts';
import type { Connection } from '../tools/connection.ts';
import { progressOf } from '../tools/define.ts';
import { reporter } from '../tools/progress.ts';
import { kindsOff } from '../tools/reach.ts';
import { answer } from './answer.ts';

/** Lets hosts read a resource as the user of the connection. */
export function registerResource(server: McpServer, resource: Resource, connection: Connection): void {
  const { name, uri, title, description, mimeType } = resource;
  // What is read is the caller's own, and may be another thing the next moment.
  const config = { title, description, mimeType, cacheHint: { ttlMs: 0, cacheScope: 'private' as const } };
  const read = async (asked: URL, named: Record<string, string>, ctx: ServerContext) => {
    const call = { name: uri, text: '', signal: ctx.mcpReq.signal };
    const text = await answer(connection, call, (services, caller, signal) => {
      const progress = reporter(progressOf(ctx), signal);
      return resource.read(services, caller, { without: kindsOff(connection.toolsets), progress, named });
    });
    return { contents: [{ uri: asked.href, mimeType, text }] };
  };
  if (!uri.includes('{')) server.registerResource(name, uri, config, (asked, ctx) => read(asked, {}, ctx));
  else {
    // Nothing is listed: a user may have any number of them.
    const template = new ResourceTemplate(uri, { list: undefined });
    server.registerResource(name, template, config, (asked, named, ctx) =>
      read(asked, named as Record<string, string>, ctx),
    );
  }
}
