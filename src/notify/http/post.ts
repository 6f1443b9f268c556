import { isPrivateWay } from '../../domain/web-address.ts';

/** One request of a channel. */
export interface Post {
  readonly url: URL;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON; text goes as it is, where a signature stands for its bytes. Without it the address is asked. */
  readonly body?: unknown;
  /** Ends it early. */
  readonly signal?: AbortSignal | undefined;
}

/** What came back: the JSON of the body, or undefined where it is none. */
export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly json: unknown;
}

/** Why a channel did not take a notice. Names no address and no content: it may be logged. */
export class ChannelRefusal extends Error {
  override readonly name = 'ChannelRefusal';
}

const PATIENCE_MS = 10_000;
const MOST_BYTES = 64 * 1024;

/**
 * Posts JSON, or asks, and reads a short answer. Follows no redirect: the address is a secret of the user's, and where it leads
 * to was not chosen by them. Throws ChannelRefusal.
 */
export async function post({ url, headers, body, signal }: Post, patienceMs = PATIENCE_MS): Promise<Answer> {
  if (!isPrivateWay(url)) throw new ChannelRefusal('neither https nor this machine');
  try {
    const response = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'user-agent': 'Perch', ...headers },
      body: typeof body === 'string' ? body : body === undefined ? null : JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.any([AbortSignal.timeout(patienceMs), ...(signal ? [signal] : [])]),
    });
    const text = await textOf(response);
    if (!response.ok) throw new ChannelRefusal(`HTTP ${response.status}`);
    return { status: response.status, text, json: jsonOf(text) };
  } catch (error) {
    if (error instanceof ChannelRefusal) throw error;
    throw new ChannelRefusal(reasonOf(error));
  }
}

async function textOf(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > MOST_BYTES) throw new ChannelRefusal('answer too long');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** `ECONNREFUSED`, `TimeoutError`: what Node says of the connection, not of what was sent. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code;
  return cause instanceof Error ? cause.name : 'failed';
}
