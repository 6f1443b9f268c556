import { type McpServer, ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import type { Connection } from '../call/connection.ts';
import type { Offer } from './offer.ts';

/** Lets hosts call tools as the user of the connection. */
export function serveTools(
  server: McpServer,
  { tools, toolList }: Pick<Offer, 'tools' | 'toolList'>,
  connection: Connection,
): void {
  server.server.setRequestHandler('tools/list', () => ({ tools: [...toolList()] }));
  server.server.setRequestHandler('tools/call', ({ params }, ctx) => {
    const tool = tools.get(params.name);
    if (!tool) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Tool ${params.name} not found`);
    return tool.answer(params.arguments ?? {}, { server, connection, ctx });
  });
}
