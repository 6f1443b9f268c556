import { isIP } from 'node:net';
import { isPrivateWay } from '../domain/web-address.ts';
import { ServerRefusal } from '../services/sync/server.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
  /** Where it came from, redirects followed. */
  readonly url: URL;
}

/** What requests go out by: `fetch`; a test brings a server of its own. */
type Send = (url: URL, init: RequestInit) => Promise<Response>;

export interface Means {
  readonly send?: Send | undefined;
  readonly now?: () => number;
}

interface Asked {
  readonly method: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const MOST_HOPS = 5;
const PATIENCE_MS = 60_000;
const MOST_BYTES = 64 * 1024 * 1024;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/**
 * What an owner registers, told without the public suffix list: the last two labels, or three where the last two are
 * both short (`co.uk`), which is rather too narrow than too wide.
 */
function registered(host: string): string {
  if (isIP(host.replace(/^\[|\]$/g, '')) !== 0) return host;
  const labels = host.toLowerCase().split('.');
  const isShort = (labels.at(-1)?.length ?? 0) <= 3 && (labels.at(-2)?.length ?? 0) <= 3;
  return labels.slice(isShort ? -3 : -2).join('.');
}

/** Whether a password that is meant for `from` may be sent to `to`: https, or this machine, and the same owner. */
const mayFollow = (from: URL, to: URL): boolean =>
  isPrivateWay(to) &&
  registered(from.hostname) === registered(to.hostname) &&
  (from.protocol === to.protocol || to.protocol === 'https:');

/** Throws ServerRefusal for an address over which a password must not go. */
export function checkAddress(url: URL): void {
  if (isPrivateWay(url)) return;
  throw new ServerRefusal('elsewhere', `${url.protocol}//${url.host}`);
}

/** Milliseconds that a Retry-After asks for, in seconds or as a date. */
function retryAfter(headers: Headers, now: number): number | undefined {
  const text = headers.get('retry-after')?.trim();
  if (!text) return undefined;
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - now) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds * 1000) : undefined;
}

/**
 * Requests to one server as one user. `fetch` drops the password on redirects to another host, which discovery needs,
 * so redirects are followed by hand: to https (or this machine), of the same owner. Throws ServerRefusal for whatever is
 * not an answer to the request: 401, 429, 503, a connection that breaks.
 */
export function requester({ username, password }: Credentials, { send, now = Date.now }: Means = {}) {
  const authorization = `Basic ${Buffer.from(`${username}:${password}`, 'utf8').toString('base64')}`;
  return async (address: URL, asked: Asked): Promise<Answer> => {
    checkAddress(address);
    let url = address;
    for (let hop = 0; hop <= MOST_HOPS; hop++) {
      const answer = await once(url, asked, { authorization, send });
      if (!REDIRECTS.has(answer.status)) return checked(answer, now());
      const to = answer.headers.get('location');
      const next = to === null ? undefined : URL.parse(to, url.href);
      if (!next) throw new ServerRefusal('failed', `HTTP ${answer.status}`);
      if (!mayFollow(address, next)) throw new ServerRefusal('elsewhere', next.host);
      url = next;
    }
    throw new ServerRefusal('failed', 'redirects');
  };
}

export type Request = ReturnType<typeof requester>;

function checked(answer: Answer, now: number): Answer {
  const { status, headers } = answer;
  if (status === 401) throw new ServerRefusal('login', 'HTTP 401');
  if (status === 429 || status === 503) throw new ServerRefusal('busy', `HTTP ${status}`, retryAfter(headers, now));
  return answer;
}

async function once(
  url: URL,
  { method, headers, body }: Asked,
  { authorization, send = fetch }: { readonly authorization: string; readonly send: Send | undefined },
): Promise<Answer> {
  try {
    const response = await send(url, {
      method,
      headers: { 'user-agent': 'Perch', authorization, ...headers },
      ...(body !== undefined && { body }),
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return { status: response.status, headers: response.headers, body: await bodyOf(response), url };
  } catch (error) {
    if (error instanceof ServerRefusal) throw error;
    throw new ServerRefusal('unreachable', reasonOf(error));
  }
}

async function bodyOf(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > MOST_BYTES) throw new ServerRefusal('failed', `> ${MOST_BYTES / 1024 / 1024} MB`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** `ECONNREFUSED`, `SELF_SIGNED_CERT_IN_CHAIN`: what Node says of the connection, not of what was sent. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  // That of a DOMException is a number.
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code;
  return cause instanceof Error ? cause.name : 'error';
}
