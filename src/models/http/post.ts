import { ModelFailure } from '../../retrieval/models.ts';

/** A batch of 32 vectors of 4,096 numbers takes 3 MB. */
const MOST_BYTES = 32 * 1024 * 1024;

/** Of an error's own words; the rest is of no use to anybody. */
const SHOWN_LETTERS = 200;

export interface Endpoint {
  /** Without a slash at its end. */
  readonly url: string;
  readonly model: string;
  readonly key: string | undefined;
}

interface Options {
  /** Milliseconds until the whole answer must be there. */
  readonly deadline: number;
  readonly signal?: AbortSignal | undefined;
}

/** An answer that is not a success; some servers say with it that they know another form of the request. */
export class Refused extends ModelFailure {
  readonly status: number;
  constructor(status: number, message: string) {
    super('failed', message);
    this.status = status;
  }
}

/** Sends JSON and reads JSON. Throws ModelFailure, also when the signal says so (`timeout`). */
export async function postJson(
  { url, key }: Endpoint,
  path: string,
  body: unknown,
  { deadline, signal }: Options,
): Promise<unknown> {
  const limit = AbortSignal.timeout(deadline);
  const over = signal ? AbortSignal.any([signal, limit]) : limit;
  try {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key !== undefined && { authorization: `Bearer ${key}` }) },
      body: JSON.stringify(body),
      // The key and the user's notes go where the user said, nowhere else.
      redirect: 'error',
      signal: over,
    });
    const text = await readBounded(response);
    if (!response.ok) throw new Refused(response.status, `${url}${path} answered ${response.status}${shown(text)}`);
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof ModelFailure) throw error;
    if (over.aborted) throw new ModelFailure('timeout', signal?.aborted ? 'It was given up' : `${url} did not answer`);
    if (error instanceof SyntaxError) throw new ModelFailure('failed', `${url}${path} did not answer with JSON`);
    throw new ModelFailure('network', `${url} cannot be reached${causeOf(error)}`);
  }
}

async function readBounded(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  // Leaving the loop ends the transfer.
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES) throw new ModelFailure('failed', `${response.url} answered with too much`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

const shown = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim().slice(0, SHOWN_LETTERS);
  return line === '' ? '' : `: ${line}`;
};

function causeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
}
