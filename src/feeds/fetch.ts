import { lookup } from 'node:dns';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { ServerRefusal } from '../services/sync/server.ts';

/** What a feed answered; `notModified`: what was had before still holds. */
export type FeedAnswer =
  | { readonly notModified: true }
  | { readonly notModified: false; readonly body: string; readonly tag: string | undefined };

/** One request, redirects not followed; a test brings a server of its own. */
export type FeedSend = (url: URL, headers: Readonly<Record<string, string>>) => Promise<FeedReply>;

export interface FeedReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

const MOST_BYTES = 20 * 1024 * 1024;
const PATIENCE_MS = 60_000;
const MOST_HOPS = 5;

/** Addresses that are not of the public internet (RFC 6890): this machine, its network, and what clouds answer on. */
const PRIVATE = new BlockList();
for (const [address, bits] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
  ] as const),
  ...([
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['224.0.0.0', 3],
  ] as const),
]) {
  PRIVATE.addSubnet(address, bits, 'ipv4');
}
for (const [address, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  PRIVATE.addSubnet(address, bits, 'ipv6');
}

/** Whether an address is one that no feed may be fetched from. IPv4 in IPv6 counts as what it is. */
export const isPrivate = (address: string): boolean => PRIVATE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

const unsafe = (url: URL): ServerRefusal => new ServerRefusal('elsewhere', url.host);

/** Resolves a name for one connection, so that nothing is resolved anew between the check and the connection. */
const publicOnly: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, []);
    const bad = addresses.some(({ address }) => isPrivate(address));
    if (bad) return done(Object.assign(new Error('private'), { code: 'PRIVATE' }), []);
    if (options.all) return done(null, addresses);
    const [first] = addresses;
    done(null, first?.address ?? '', first?.family);
  });
};

async function read(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response) {
    size += (part as Buffer).byteLength;
    if (size > MOST_BYTES) throw new ServerRefusal('failed', `> ${MOST_BYTES / 1024 / 1024} MB`);
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Asks over the network. */
const overNetwork: FeedSend = (url, headers) => {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && isPrivate(host)) throw unsafe(url);
  const { promise, resolve, reject } = Promise.withResolvers<FeedReply>();
  const { request } = url.protocol === 'https:' ? https : http;
  const options = { headers, lookup: publicOnly, signal: AbortSignal.timeout(PATIENCE_MS) };
  const asked = request(url, options, (response) => {
    const { etag, location, 'last-modified': modified } = response.headers;
    read(response).then(
      (body) =>
        resolve({ status: response.statusCode ?? 0, headers: { etag, location, 'last-modified': modified }, body }),
      reject,
    );
  });
  asked.on('error', (error) => {
    const code = 'code' in error ? String(error.code) : error.name;
    reject(code === 'PRIVATE' ? unsafe(url) : new ServerRefusal('unreachable', code));
  });
  asked.end();
  return promise;
};

/**
 * Fetches a feed, only if it has changed since `tag` where that is given. Redirects are followed by hand, and each address
 * is looked at: none may be private. Throws ServerRefusal.
 */
export async function fetchFeed(
  from: string,
  tag: string | undefined,
  send: FeedSend = overNetwork,
): Promise<FeedAnswer> {
  let url = new URL(from);
  const headers: Record<string, string> = { 'user-agent': 'Perch', accept: 'text/calendar, */*;q=0.1' };
  if (tag !== undefined) headers[tag.startsWith('@') ? 'if-modified-since' : 'if-none-match'] = tag.replace(/^@/, '');
  for (let hop = 0; hop <= MOST_HOPS; hop++) {
    if (url.protocol !== 'https:' && url.protocol !== 'http:') throw unsafe(url);
    const { status, headers: said, body } = await send(url, headers);
    if (status === 304 && tag !== undefined) return { notModified: true };
    if (status === 200) {
      const modified = said['last-modified'];
      return { notModified: false, body, tag: said.etag ?? (modified === undefined ? undefined : `@${modified}`) };
    }
    if (status < 300 || status >= 400 || said.location === undefined) {
      if (status === 401 || status === 403) throw new ServerRefusal('login', `HTTP ${status}`);
      throw new ServerRefusal(status === 404 || status === 410 ? 'gone' : 'failed', `HTTP ${status}`);
    }
    const next = new URL(said.location, url);
    // An address that is a secret does not go over an open connection because a server says so.
    if (url.protocol === 'https:' && next.protocol !== 'https:') throw unsafe(next);
    url = next;
  }
  throw new ServerRefusal('failed', `> ${MOST_HOPS} redirects`);
}
