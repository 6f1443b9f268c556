import type { Discovered } from '../services/sync/remotes.ts';
import { ServerRefusal } from '../services/sync/server.ts';
import { type Answer, type Credentials, checkAddress, type Means, type Request, requester } from './http.ts';
import { CAL, DAV, readMultistatus } from './multistatus.ts';
import { childOf, childrenOf, textOf } from './xml.ts';

const ASKED =
  '<?xml version="1.0" encoding="utf-8"?><propfind xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><prop><current-user-principal/><C:calendar-home-set/><C:calendar-user-address-set/><resourcetype/></prop></propfind>';

interface Found {
  readonly principal: URL | undefined;
  readonly home: URL | undefined;
  /** In lower case. */
  readonly addresses: readonly string[];
  readonly isCalendar: boolean;
}

/**
 * Where a user's calendars lie, and the mail addresses that are theirs there, from whatever address the user knows
 * (RFC 6764 §6): the address itself, then `.well-known/caldav`; from there the principal (RFC 5397), and from that the
 * home (RFC 4791 §6.2.1) and the addresses (RFC 6638 §2.4.1), of which a server without scheduling knows none.
 * Throws ServerRefusal: `login`, `unreachable`, `elsewhere`, or `no-calendars` where nothing there speaks CalDAV.
 *
 * @example await discover('https://cloud.example/', { username: 'lena', password })
 * // { home: 'https://cloud.example/dav/lena/', addresses: ['lena@cloud.example'] }
 */
export async function discover(address: string, credentials: Credentials, means: Means = {}): Promise<Discovered> {
  const url = URL.parse(address.includes('://') ? address : `https://${address}`);
  if (!url) throw new ServerRefusal('no-calendars', address);
  checkAddress(url);
  const request = requester(credentials, means);
  let last: unknown;
  for (const start of [url, new URL('/.well-known/caldav', url)]) {
    try {
      const found = await discoverFrom(request, start);
      if (found) return found;
    } catch (error) {
      // One way may be closed and the other open; a wrong password is wrong on both.
      if (!(error instanceof ServerRefusal) || error.why === 'login' || error.why === 'unreachable') throw error;
      last = error;
    }
  }
  throw last instanceof ServerRefusal ? last : new ServerRefusal('no-calendars', url.host);
}

async function discoverFrom(request: Request, start: URL): Promise<Discovered | undefined> {
  const first = await look(request, start);
  if (!first) return undefined;
  const isWhole = first.home !== undefined && first.addresses.length > 0;
  const second = isWhole || !first.principal ? undefined : await look(request, first.principal);
  const home = first.home ?? second?.home ?? (first.isCalendar ? new URL('..', start) : undefined);
  return home && { home: home.href, addresses: [...first.addresses, ...(second?.addresses ?? [])] };
}

async function look(request: Request, at: URL): Promise<Found | undefined> {
  const headers = { 'content-type': 'application/xml; charset=utf-8', depth: '0' };
  const answer: Answer = await request(at, { method: 'PROPFIND', headers, body: ASKED });
  if (answer.status !== 207) {
    // A web server that has never heard of PROPFIND says 501.
    const why = answer.status >= 500 && answer.status !== 501 ? 'failed' : 'no-calendars';
    throw new ServerRefusal(why, `HTTP ${answer.status}`);
  }
  const props = readMultistatus(answer.body, answer.url)?.responses[0]?.props;
  if (!props) throw new ServerRefusal('no-calendars', `HTTP ${answer.status}`);
  const hrefIn = (name: string): URL | undefined => {
    const text = textOf(childOf(props.get(name), DAV('href')));
    return text === null ? undefined : (URL.parse(text, answer.url.href) ?? undefined);
  };
  return {
    principal: hrefIn(DAV('current-user-principal')),
    home: hrefIn(CAL('calendar-home-set')),
    addresses: childrenOf(props.get(CAL('calendar-user-address-set')), DAV('href')).flatMap(
      (one) => /^mailto:(.+@.+)$/i.exec(textOf(one) ?? '')?.[1]?.toLowerCase() ?? [],
    ),
    isCalendar: childOf(props.get(DAV('resourcetype')), CAL('calendar')) !== undefined,
  };
}
