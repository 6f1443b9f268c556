/** An answer to a request that did not get as far as a server: a JSON-RPC error without an id. */
export function refuse(status: number, code: number, message: string): Response {
  return Response.json({ jsonrpc: '2.0', error: { code, message }, id: null }, { status });
}

/** JSON-RPC codes, by their names in the specification, and MCP's own one for a session that is not there. */
export const PARSE_ERROR = -32_700;
export const INVALID_REQUEST = -32_600;
export const INVALID_PARAMS = -32_602;
export const SERVER_ERROR = -32_000;
const SESSION_NOT_FOUND = -32_001;

export const sessionNotFound = (): Response =>
  refuse(404, SESSION_NOT_FOUND, 'Session not found: it has ended or was never yours; initialize again.');
