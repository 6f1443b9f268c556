import { ProtocolError, ProtocolErrorCode, type Server } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { Connection } from '../call/connection.ts';
import type { Offer } from './offer.ts';

/** A call as it is sent; what its arguments may be is each tool's own. */
const CALL = z.object({ name: z.string(), arguments: z.record(z.string(), z.unknown()).optional() });

/** Lets hosts call tools as the user of the connection. */
export function serveTools(
  server: Server,
  { tools, toolList }: Pick<Offer, 'tools' | 'toolList'>,
  connection: Connection,
): void {
  server.setRequestHandler('tools/list', () => ({ tools: [...toolList()] }));
  server.setRequestHandler('tools/call', { params: CALL }, (params, ctx) => {
    const tool = tools.get(params.name);
    if (!tool) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Tool ${params.name} not found`);
    return tool.answer(params.arguments ?? {}, { server, connection, ctx });
  });
}
