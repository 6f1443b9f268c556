import { isJsonContentType, readRequestBody } from '@modelcontextprotocol/server';
import { hasTooManyParts, MAX_JSON_PARTS } from '../../domain/json-parts.ts';
import { INVALID_REQUEST, PARSE_ERROR, refuse, SERVER_ERROR } from './answers.ts';

/** The JSON body of a request, or the answer to one that has none or too large a one. */
export async function jsonBody(request: Request, limit: number): Promise<{ value: unknown } | { refused: Response }> {
  if (!isJsonContentType(request.headers.get('content-type'))) {
    return { refused: refuse(415, SERVER_ERROR, 'Unsupported Media Type: the body must be application/json') };
  }
  const body = await readRequestBody(request, limit).catch(() => undefined);
  if (!body) return { refused: refuse(400, PARSE_ERROR, 'The body could not be read') };
  if (body.tooLarge) return { refused: refuse(413, INVALID_REQUEST, `Message too large: the limit is ${limit} bytes`) };
  if (hasTooManyParts(body.text)) {
    return { refused: refuse(413, INVALID_REQUEST, `Message too large: the limit is ${MAX_JSON_PARTS} values`) };
  }
  try {
    return { value: JSON.parse(body.text) };
  } catch {
    return { refused: refuse(400, PARSE_ERROR, 'Parse error: the body is not valid JSON') };
  }
}
