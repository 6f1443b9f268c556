import {
  type CalendarServer,
  type Changes,
  type FetchedObject,
  type ListedCalendar,
  type ListedObject,
  ServerRefusal,
  type Written,
} from '../services/sync/server.ts';
import { type Answer, type Credentials, type Means, type Request, requester } from './http.ts';
import { APPLE, CAL, CS, DAV, type DavResponse, failureIn, type Multistatus, readMultistatus } from './multistatus.ts';
import { childOf, childrenOf, escaped, textOf } from './xml.ts';

const XMLNS =
  'xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav" xmlns:CS="http://calendarserver.org/ns/" xmlns:A="http://apple.com/ns/ical/"';

const propfind = (...names: readonly string[]): string =>
  `<?xml version="1.0" encoding="utf-8"?><propfind ${XMLNS}><prop>${names.map((name) => `<${name}/>`).join('')}</prop></propfind>`;

const CALENDAR_PROPS = propfind(
  'resourcetype',
  'displayname',
  'sync-token',
  'current-user-privilege-set',
  'CS:getctag',
  'C:supported-calendar-component-set',
  'A:calendar-color',
);

const XML = { 'content-type': 'application/xml; charset=utf-8' } as const;

/** Pages of one answer to sync-collection (RFC 6578 §3.6). */
const MOST_PAGES = 200;
const TRUNCATED = 507;

/** The text of the first words of an answer, without what a page would show. */
const said = ({ status, body }: Answer): string => {
  const condition = /<(?:[\w-]+:)?error[^>]*>\s*<(?:[\w-]+:)?([\w-]+)/i.exec(body)?.[1];
  return condition === undefined ? `HTTP ${status}` : `HTTP ${status} ${condition}`;
};

/** A CalDAV account (RFC 4791) whose calendars lie in `home`. */
export class CalDavServer implements CalendarServer {
  readonly #home: URL;
  readonly #request: Request;

  constructor(home: string, credentials: Credentials, means: Means = {}) {
    this.#home = new URL(home);
    this.#request = requester(credentials, means);
  }

  async calendars(): Promise<ListedCalendar[]> {
    const { responses } = await this.#multistatus(this.#home, 'PROPFIND', '1', CALENDAR_PROPS);
    return responses.flatMap(calendarOf);
  }

  async changes(calendar: string, token: string): Promise<Changes | undefined> {
    const changed = new Map<string, ListedObject>();
    const gone = new Set<string>();
    let from = token;
    for (let page = 0; page < MOST_PAGES; page++) {
      const body = `<?xml version="1.0" encoding="utf-8"?><sync-collection ${XMLNS}><sync-token>${escaped(from)}</sync-token><sync-level>1</sync-level><prop><getetag/></prop></sync-collection>`;
      // Whatever is wrong with a token is told in many ways, by 403, 409, 410 and 500 alike.
      const read = await this.#attempt(this.#at(calendar), 'REPORT', '0', body);
      if (read === undefined) return undefined;
      let isCut = false;
      for (const { href, status, props } of read.responses) {
        if (status === TRUNCATED) isCut = true;
        else if (status !== undefined && status >= 400) {
          gone.add(href);
          changed.delete(href);
        } else if (isObject(href, calendar, props)) {
          changed.set(href, { href, etag: textOf(props.get(DAV('getetag'))) });
          gone.delete(href);
        }
      }
      if (!isCut) return { changed: [...changed.values()], gone: [...gone], token: read.token };
      if (read.token === null || read.token === from) return undefined;
      from = read.token;
    }
    return undefined;
  }

  async list(calendar: string): Promise<ListedObject[]> {
    const url = this.#at(calendar);
    const { responses } = await this.#multistatus(url, 'PROPFIND', '1', propfind('getetag', 'resourcetype'));
    // A server that answers for a calendar that is gone names nothing, not even the calendar.
    if (!responses.some(({ href }) => sameFolder(href, calendar))) throw new ServerRefusal('gone', 'HTTP 207');
    return responses.flatMap(({ href, status = 200, props }) =>
      status < 300 && isObject(href, calendar, props) ? [{ href, etag: textOf(props.get(DAV('getetag'))) }] : [],
    );
  }

  async fetch(calendar: string, hrefs: readonly string[]): Promise<FetchedObject[]> {
    const wanted = hrefs.map((href) => `<href>${escaped(href)}</href>`).join('');
    const body = `<?xml version="1.0" encoding="utf-8"?><C:calendar-multiget ${XMLNS}><prop><getetag/><C:calendar-data/></prop>${wanted}</C:calendar-multiget>`;
    const read = await this.#attempt(this.#at(calendar), 'REPORT', '1', body);
    return (read?.responses ?? []).flatMap(({ href, props }) => {
      const ics = props.get(CAL('calendar-data'))?.text;
      // XML makes one line feed of each line end (XML 1.0 §2.11); in calendar objects it is two signs.
      return ics?.trim()
        ? [{ href, etag: textOf(props.get(DAV('getetag'))), ics: ics.replaceAll(/\r?\n/g, '\r\n') }]
        : [];
    });
  }

  async get(href: string): Promise<FetchedObject | undefined> {
    const answer = await this.#request(this.#at(href), { method: 'GET', headers: { accept: 'text/calendar' } });
    if (answer.status === 404 || answer.status === 410) return undefined;
    if (answer.status !== 200) throw new ServerRefusal('failed', said(answer));
    return { href, etag: answer.headers.get('etag'), ics: answer.body };
  }

  async put(href: string, ics: string, over: { readonly etag: string | null } | 'nothing'): Promise<Written> {
    const condition =
      over === 'nothing' ? { 'if-none-match': '*' } : over.etag === null ? {} : { 'if-match': over.etag };
    const headers = { 'content-type': 'text/calendar; charset=utf-8', ...condition };
    return this.#written(await this.#request(this.#at(href), { method: 'PUT', headers, body: ics }));
  }

  async remove(href: string, etag: string | null): Promise<Written> {
    // RFC 6638 §8.1: an event that is taken away here declines nothing there.
    const headers = { 'schedule-reply': 'F', ...(etag !== null && { 'if-match': etag }) };
    return this.#written(await this.#request(this.#at(href), { method: 'DELETE', headers }));
  }

  #at(href: string): URL {
    return new URL(href, this.#home);
  }

  #written(answer: Answer): Written {
    const { status, headers, body, url } = answer;
    const inner = status < 300 ? failureIn(body, url) : undefined;
    if (status < 300 && inner === undefined) return { done: true, etag: headers.get('etag') };
    return { done: false, why: whyNot(inner ?? status, body), said: said(answer) };
  }

  /** As `#multistatus`; undefined where the server does not do it. */
  async #attempt(url: URL, method: string, depth: string, body: string): Promise<Multistatus | undefined> {
    const answer = await this.#request(url, { method, headers: { ...XML, depth }, body });
    return answer.status === 207 ? readMultistatus(answer.body, answer.url) : undefined;
  }

  async #multistatus(url: URL, method: string, depth: string, body: string): Promise<Multistatus> {
    const answer = await this.#request(url, { method, headers: { ...XML, depth }, body });
    if (answer.status === 403 || answer.status === 404 || answer.status === 410) {
      throw new ServerRefusal('gone', said(answer));
    }
    const read = answer.status === 207 ? readMultistatus(answer.body, answer.url) : undefined;
    if (read) return read;
    throw new ServerRefusal(answer.status >= 500 ? 'failed' : 'no-calendars', said(answer));
  }
}

function whyNot(status: number, body: string): (Written & { done: false })['why'] {
  if (/no-uid-conflict|unique-scheduling-object-resource/.test(body)) return 'elsewhere';
  if (/need-privileges/.test(body) || status === 405) return 'readonly';
  if (status === 412) return 'changed';
  if (status === 404 || status === 410) return 'gone';
  // Google says so of an event of which it knows a newer version; others of one that is there under another address.
  if (status === 409) return 'changed';
  return status === 403 && !/<(?:[\w-]+:)?error/i.test(body) ? 'readonly' : 'refused';
}

const sameFolder = (a: string, b: string): boolean => a.replace(/\/$/, '') === b.replace(/\/$/, '');

/** Some servers list the calendar among its objects, and folders. */
const isObject = (href: string, calendar: string, props: DavResponse['props']): boolean =>
  !sameFolder(href, calendar) &&
  href.startsWith(calendar) &&
  childOf(props.get(DAV('resourcetype')), DAV('collection')) === undefined;

function calendarOf({ href, status = 200, props }: DavResponse): ListedCalendar[] {
  const type = props.get(DAV('resourcetype'));
  if (status >= 300 || !childOf(type, CAL('calendar'))) return [];
  const privileges = childrenOf(props.get(DAV('current-user-privilege-set')), DAV('privilege')).flatMap(
    ({ children }) => children.map(({ name }) => name),
  );
  const mayWrite = ['all', 'write', 'write-content', 'bind'].some((one) => privileges.includes(DAV(one)));
  const listed = props.get(CAL('supported-calendar-component-set'))?.text;
  const components = readComponents(props);
  return [
    {
      href,
      name:
        textOf(props.get(DAV('displayname'))) ?? decodeURIComponent(href.replace(/\/$/, '').split('/').at(-1) ?? ''),
      color: /#[0-9a-f]{6}/i.exec(textOf(props.get(APPLE('calendar-color'))) ?? '')?.[0].toLowerCase() ?? null,
      token: textOf(props.get(DAV('sync-token'))),
      ctag: textOf(props.get(CS('getctag'))),
      // A server that says nothing of privileges will say when something is not allowed.
      writable: privileges.length === 0 || mayWrite,
      components: listed === undefined ? ['VEVENT', 'VTODO'] : components,
    },
  ];
}

const readComponents = (props: DavResponse['props']): string[] =>
  childrenOf(props.get(CAL('supported-calendar-component-set')), CAL('comp')).flatMap(({ attribute }) =>
    attribute === undefined ? [] : [attribute.toUpperCase()],
  );
