import type { IncomingMessage } from 'node:http';
import { isJsonContentType } from '@modelcontextprotocol/server';
import { hasTooManyParts, MAX_JSON_PARTS } from '../../domain/json-parts.ts';
import { INVALID_REQUEST, PARSE_ERROR, refuse, SERVER_ERROR } from './answers.ts';

/** The text that a request carries, or undefined when it is longer than `limit` bytes. */
async function textOf(incoming: IncomingMessage, limit: number): Promise<string | undefined> {
  if (Number(incoming.headers['content-length'] ?? 0) > limit) return undefined;
  const chunks: Buffer[] = [];
  let length = 0;
  // Ending the stream early would end the connection, and with it the answer.
  for await (const chunk of incoming.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > limit) return undefined;
    chunks.push(chunk);
  }
  return new TextDecoder().decode(chunks.length === 1 ? chunks[0] : Buffer.concat(chunks));
}

/**
 * The JSON body of a request, or the answer to one that has none or too large
 * a one. It is read from Node itself: a web stream costs more than a small call.
 */
export async function jsonBody(
  incoming: IncomingMessage,
  limit: number,
): Promise<{ value: unknown } | { refused: Response }> {
  if (!isJsonContentType(incoming.headers['content-type'] ?? null)) {
    return { refused: refuse(415, SERVER_ERROR, 'Unsupported Media Type: the body must be application/json') };
  }
  const body = await textOf(incoming, limit).then(
    (text) => ({ text }),
    () => undefined,
  );
  if (!body) return { refused: refuse(400, PARSE_ERROR, 'The body could not be read') };
  const { text } = body;
  if (text === undefined) {
    return { refused: refuse(413, INVALID_REQUEST, `Message too large: the limit is ${limit} bytes`) };
  }
  if (hasTooManyParts(text)) {
    return { refused: refuse(413, INVALID_REQUEST, `Message too large: the limit is ${MAX_JSON_PARTS} values`) };
  }
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { refused: refuse(400, PARSE_ERROR, 'Parse error: the body is not valid JSON') };
  }
}
