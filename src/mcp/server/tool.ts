import {
  CLIENT_INFO_META_KEY,
  type Implementation,
  ProtocolError,
  ProtocolErrorCode,
  type Server,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { z } from 'zod';
import { sessionOf } from '../../domain/session.ts';
import type { Connection } from '../call/connection.ts';
import type { Offer } from './offer.ts';

/** A call as it is sent; what its arguments may be is each tool's own. */
const CALL = z.object({ name: z.string(), arguments: z.record(z.string(), z.unknown()).optional() });

/** The program that calls: of 2026-07-28 each request says it, before that the connection did. */
function programOf(server: Server, { mcpReq }: ServerContext): Implementation | undefined {
  const envelope = mcpReq.envelope as { [CLIENT_INFO_META_KEY]?: Implementation } | undefined;
  return envelope?.[CLIENT_INFO_META_KEY] ?? server.getClientVersion();
}

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
    const session = sessionOf(connection.session, programOf(server, ctx));
    return tool.answer(params.arguments ?? {}, { server, connection: { ...connection, session }, ctx });
  });
}
