import type { IncomingMessage } from 'node:http';
import { localhostAllowedHostnames, validateHostHeader } from '@modelcontextprotocol/server';

/** All that an honest Host consists of. A parser of URLs would also take what stands before an @ or after a slash. */
const PLAIN_HOST = /^[\w.:[\]-]+$/;

/** A page in a browser has one of these; programs that call themselves `app://localhost` do not stand for it. */
const WEB_ORIGIN = /^https?:\/\/(.+)$/i;

/** What a browser says of a request that no other page has made: it comes from this one, or from the person. */
const OWN_SITES: ReadonlySet<string> = new Set(['same-origin', 'none']);

/** A person follows a link to the page: nothing of it reaches the page that the link is on. */
const followsLink = ({ method, url, headers }: IncomingMessage): boolean =>
  method === 'GET' &&
  /^\/(?:\?|$)/.test(url ?? '') &&
  headers['sec-fetch-mode'] === 'navigate' &&
  headers['sec-fetch-dest'] === 'document';

/**
 * Tells requests for this machine from those that a page of another origin had
 * sent here, by DNS rebinding or without it: names what is wrong with one, or
 * nothing. It looks at what Node received, before anything is made of it.
 * `address` is the one that is listened on; `named`: what else the server is called, where it serves more than this
 * machine.
 */
export function guardOf(address: string, named?: readonly string[]): (incoming: IncomingMessage) => string | undefined {
  const own = address.includes(':') ? `[${address}]` : address;
  const hosts = [...new Set([...localhostAllowedHostnames(), ...(named ?? [own])])];
  const wrongHost = (host: string | undefined): boolean =>
    host === undefined || !PLAIN_HOST.test(host) || !validateHostHeader(host, hosts).ok;
  return (incoming) => {
    const { headersDistinct, url = '' } = incoming;
    const host = headersDistinct.host?.join();
    if (wrongHost(host)) return 'Host';
    // RFC 9112 §3.2.2: a full URL in the request line outweighs the Host header.
    if (URL.canParse(url) && wrongHost(new URL(url).host)) return 'Host';
    // Another port of this machine is another origin.
    const page = headersDistinct.origin?.join();
    if (page && WEB_ORIGIN.exec(page)?.[1]?.toLowerCase() !== host?.toLowerCase()) return 'Origin';
    // Pages load pictures and scripts without an Origin, but not without this.
    const site = headersDistinct['sec-fetch-site']?.join();
    if (site !== undefined && !OWN_SITES.has(site) && !followsLink(incoming)) return 'Sec-Fetch-Site';
    return undefined;
  };
}
