import type { IncomingMessage } from 'node:http';
import {
  localhostAllowedHostnames,
  localhostAllowedOrigins,
  validateHostHeader,
  validateOriginHeader,
} from '@modelcontextprotocol/server';

/** All that an honest Host consists of. A parser of URLs would also take what stands before an @ or after a slash. */
const PLAIN_HOST = /^[\w.:[\]-]+$/;

/** Pages have one of these; the SDK would take `app://localhost` of another program too. */
const WEB_ORIGIN = /^https?:\/\//i;

/**
 * Tells requests for this machine from those that a web page had sent here, by
 * DNS rebinding or across origins: names what is wrong with one, or nothing.
 * It looks at what Node received, before anything is made of it. `address` is
 * the one that is listened on.
 */
export function guardOf(address: string): (incoming: IncomingMessage) => string | undefined {
  const own = address.includes(':') ? `[${address}]` : address;
  const hosts = [...new Set([...localhostAllowedHostnames(), own])];
  const origins = [...new Set([...localhostAllowedOrigins(), own])];
  const wrongHost = (host: string | undefined): boolean =>
    host === undefined || !PLAIN_HOST.test(host) || !validateHostHeader(host, hosts).ok;
  return ({ headersDistinct: { host, origin }, url = '' }) => {
    if (wrongHost(host?.join())) return 'Host';
    // RFC 9112 §3.2.2: a full URL in the request line outweighs the Host header.
    if (URL.canParse(url) && wrongHost(new URL(url).host)) return 'Host';
    const page = origin?.join();
    if (page && !(WEB_ORIGIN.test(page) && validateOriginHeader(page, origins).ok)) return 'Origin';
    return undefined;
  };
}
