import { createHash } from 'node:crypto';

/** How a server behaves otherwise than one would wish; each was seen on a real one, which is named. */
export interface Behaviour {
  /** Stores the object in other words, and gives the ETag of that: Radicale, Xandikos. */
  rewrites?: boolean;
  /** No ETag in the answer to a PUT: RFC 4791 §5.3.4 allows it. */
  hidesEtags?: boolean;
  /** ETags change although nothing else does. */
  flakyEtags?: boolean;
  /** A token that is not known: an error, or none at all. 403 Radicale, 500 Xandikos, 'empty' sabre, 'full' DAViCal, 'any' Cyrus. */
  badToken?: 403 | 409 | 410 | 500 | 'empty' | 'full' | 'any';
  /** Leaves out objects of a multiget: DAViCal and sabre those that are not there, Google at times any. */
  omits?: 'missing' | 'some';
  /** Percent-encodes in small letters: sabre. */
  lowersHrefs?: boolean;
  /** Lists one change a page, with a 507 for the rest: Cyrus where a limit is asked for. */
  pages?: boolean;
  /** The second address of one UID: taken by DAViCal and sabre, else refused in many ways. */
  sameUid?: 201 | 403 | 409 | 207;
  /** Listings do not name what is new until so many further requests: Purelymail. */
  lags?: number;
  /** `.well-known/caldav`. */
  wellKnown?: 301 | 302 | 404 | 405;
  /** Answers PROPFIND for a calendar that is gone: Xandikos. */
  answersForGone?: boolean;
  /** Lists the calendar among its objects, with an ETag: iCloud. */
  listsItself?: boolean;
  /** Takes no objects: a calendar that is shared to be read, which only the answer to a PUT says. */
  readOnly?: boolean;
  /** Refuses objects that hold this text: RSCALE on Radicale, Xandikos and sabre. */
  refuses?: { readonly text: string; readonly status: number };
  /** Changes nothing of its token when something changes. */
  noTokens?: boolean;
  /** Mail addresses of the user, as a server that schedules says them. */
  addresses?: readonly string[];
  /** Fails at each GET of this object, and leaves it out of every multiget. */
  breaksAt?: string;
}

/** What becomes of one request, for once. */
export type Fault =
  /** The connection breaks before the server has heard of it, or after it has done it. */
  | 'unheard'
  | 'unanswered'
  /** The process that asked is gone: it never hears of it. */
  | 'crash-before'
  | 'crash-after'
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>> };

interface Stored {
  readonly ics: string;
  readonly etag: string;
  /** The request that listings name it from. */
  readonly visible: number;
}

interface Calendar {
  readonly name: string;
  readonly components: readonly string[];
  readonly objects: Map<string, Stored>;
  /** What each change touched, in order. */
  readonly log: { readonly href: string; readonly gone: boolean }[];
  /** Rises when a calendar is deleted and made anew. */
  life: number;
}

const xml = (body: string): string =>
  `<?xml version="1.0"?><d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav" xmlns:s="http://calendarserver.org/ns/">${body}</d:multistatus>`;

const text = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const uidIn = (ics: string): string =>
  /^UID[^:\r\n]*:(.*)$/m.exec(ics.replaceAll(/\r?\n[ \t]/g, ''))?.[1]?.trim() ?? '';

/** A calendar server in memory: `send` answers requests as `fetch` would. */
export class HostileServer {
  readonly url = 'https://dav.example/';
  readonly home = '/dav/lena/';
  readonly calendars = new Map<string, Calendar>();
  behaviour: Behaviour;
  username = 'lena';
  password = 'secret';
  /** Called with each request: what is to become of it. */
  fault: (method: string, href: string) => Fault | undefined = () => undefined;
  /** Requests so far, by method; and those that changed something. */
  readonly requests: string[] = [];
  writes = 0;
  #count = 0;

  constructor(behaviour: Behaviour = {}) {
    this.behaviour = behaviour;
    this.make('/dav/lena/work/', 'Work');
  }

  make(href: string, name: string, components: readonly string[] = ['VEVENT', 'VTODO']): Calendar {
    const life = (this.calendars.get(href)?.life ?? 0) + 1;
    const calendar: Calendar = { name, components, objects: new Map(), log: [], life };
    this.calendars.set(href, calendar);
    return calendar;
  }

  get work(): Calendar {
    return this.calendars.get('/dav/lena/work/') as Calendar;
  }

  /** Puts an object in place, as the program of a phone does. */
  store(href: string, ics: string): void {
    const calendar = this.#calendarOf(href);
    this.#count++;
    const etag = `"${createHash('sha256').update(`${ics}${this.#count}`).digest('hex').slice(0, 12)}"`;
    calendar?.objects.set(href, { ics, etag, visible: this.#count + (this.behaviour.lags ?? 0) });
    calendar?.log.push({ href, gone: false });
  }

  discard(href: string): void {
    const calendar = this.#calendarOf(href);
    if (calendar?.objects.delete(href)) calendar.log.push({ href, gone: true });
  }

  readonly send = async (url: URL, init: RequestInit): Promise<Response> => {
    const method = init.method ?? 'GET';
    const href = decodeURIComponent(url.pathname);
    this.#count++;
    this.requests.push(method);
    const fault = this.fault(method, href);
    if (fault === 'crash-before') return new Promise(() => {});
    if (fault === 'unheard') throw Object.assign(new Error('broken'), { code: 'ECONNRESET' });
    if (typeof fault === 'object') return new Response('', fault);
    const answer = this.#answer(method, href, new Headers(init.headers), String(init.body ?? ''));
    if (fault === 'crash-after') return new Promise(() => {});
    if (fault === 'unanswered') throw Object.assign(new Error('broken'), { code: 'ECONNRESET' });
    return answer;
  };

  #calendarOf(href: string): Calendar | undefined {
    return this.calendars.get(href.replace(/[^/]*$/, ''));
  }

  #answer(method: string, href: string, headers: Headers, body: string): Response {
    const expected = `Basic ${Buffer.from(`${this.username}:${this.password}`).toString('base64')}`;
    if (headers.get('authorization') !== expected) return new Response('', { status: 401 });
    const { wellKnown = 301 } = this.behaviour;
    if (href === '/.well-known/caldav') {
      return new Response('', { status: wellKnown, headers: wellKnown < 400 ? { location: '/dav/' } : {} });
    }
    if (method === 'PROPFIND') return this.#propfind(href, headers.get('depth') ?? '0');
    if (method === 'REPORT')
      return body.includes('sync-collection') ? this.#sync(href, body) : this.#multiget(href, body);
    if (method === 'GET') return this.#get(href);
    if (method === 'PUT') return this.#put(href, headers, body);
    if (method === 'DELETE') return this.#delete(href, headers);
    return new Response('', { status: 405 });
  }

  #propfind(href: string, depth: string): Response {
    if (href === '/') return new Response('<html>Welcome</html>', { status: 200 });
    if (href === '/dav/') {
      return this.#multi(
        `<d:response><d:href>/dav/</d:href><d:propstat><d:prop><d:current-user-principal><d:href>/dav/principals/lena/</d:href></d:current-user-principal></d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>`,
      );
    }
    if (href === '/dav/principals/lena/') {
      return this.#multi(
        `<d:response><d:href>${href}</d:href><d:propstat><d:prop><c:calendar-home-set><d:href>${this.home}</d:href></c:calendar-home-set>${this.#addresses()}</d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>`,
      );
    }
    if (href === this.home && depth === '1') {
      const folder = `<d:response><d:href>${this.home}</d:href><d:propstat><d:prop><d:resourcetype><d:collection/></d:resourcetype></d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>`;
      return this.#multi(folder + [...this.calendars].map(([at, calendar]) => this.#calendar(at, calendar)).join(''));
    }
    const calendar = this.calendars.get(href);
    if (!calendar) return this.behaviour.answersForGone ? this.#multi('') : new Response('', { status: 404 });
    const self = `<d:response><d:href>${this.#href(href)}</d:href><d:propstat><d:prop>${this.behaviour.listsItself ? '<d:getetag>"self"</d:getetag>' : ''}<d:resourcetype><d:collection/><c:calendar/></d:resourcetype></d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>`;
    return this.#multi(
      self +
        this.#listed(calendar)
          .map((at) => this.#object(at, calendar, false))
          .join(''),
    );
  }

  #addresses(): string {
    const { addresses = [] } = this.behaviour;
    if (addresses.length === 0) return '';
    const hrefs = ['/dav/principals/lena/', ...addresses.map((one) => `mailto:${one}`)];
    return `<c:calendar-user-address-set>${hrefs.map((one) => `<d:href>${one}</d:href>`).join('')}</c:calendar-user-address-set>`;
  }

  #listed({ objects }: Calendar): string[] {
    return [...objects].flatMap(([href, { visible }]) => (visible <= this.#count ? [href] : []));
  }

  #token({ log, life }: Calendar): string {
    return `https://dav.example/sync/${life}/${log.length}`;
  }

  #calendar(href: string, calendar: Calendar): string {
    const token = this.behaviour.noTokens ? '' : `<d:sync-token>${this.#token(calendar)}</d:sync-token>`;
    return `<d:response><d:href>${this.#href(href)}</d:href><d:propstat><d:prop><d:resourcetype><d:collection/><c:calendar/></d:resourcetype><d:displayname>${text(calendar.name)}</d:displayname>${token}<s:getctag>${calendar.life}763812345678901${calendar.log.length}</s:getctag><c:supported-calendar-component-set>${calendar.components.map((one) => `<c:comp name="${one}"/>`).join('')}</c:supported-calendar-component-set></d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>`;
  }

  #href(href: string): string {
    const encoded = href.split('/').map(encodeURIComponent).join('/');
    return this.behaviour.lowersHrefs ? encoded.replaceAll(/%[\dA-F]{2}/g, (one) => one.toLowerCase()) : encoded;
  }

  #etag({ etag }: Stored): string {
    return this.behaviour.flakyEtags && this.#count % 3 === 0 ? `${etag.slice(0, -1)}-${this.#count}"` : etag;
  }

  #object(href: string, { objects }: Calendar, whole: boolean): string {
    const stored = objects.get(href);
    if (!stored)
      return `<d:response><d:href>${this.#href(href)}</d:href><d:status>HTTP/1.1 404 Not Found</d:status></d:response>`;
    const data = whole ? `<c:calendar-data>${text(stored.ics).replaceAll('\r', '&#13;')}</c:calendar-data>` : '';
    return `<d:response><d:href>${this.#href(href)}</d:href><d:propstat><d:prop><d:getetag>${text(this.#etag(stored))}</d:getetag>${data}</d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>`;
  }

  #sync(href: string, body: string): Response {
    const calendar = this.calendars.get(href);
    if (!calendar) return new Response('', { status: 404 });
    const [, life, at] = /sync\/(\d+)\/(\d+)</.exec(body) ?? [];
    let from = Number(at);
    const { badToken = 403, pages } = this.behaviour;
    if (Number(life) !== calendar.life || !(from <= calendar.log.length)) {
      if (badToken === 'empty') return this.#multi('', this.#token(calendar));
      if (badToken === 'any') from = Math.min(from, calendar.log.length);
      else if (badToken === 'full') {
        const all = this.#listed(calendar).map((one) => this.#object(one, calendar, false));
        return this.#multi(all.join(''), this.#token(calendar));
      } else return new Response('<d:error xmlns:d="DAV:"><d:valid-sync-token/></d:error>', { status: badToken });
    }
    const to = pages ? Math.min(from + 1, calendar.log.length) : calendar.log.length;
    const touched = new Set(calendar.log.slice(from, to).map((one) => one.href));
    const rest =
      to < calendar.log.length
        ? `<d:response><d:href>${this.#href(href)}</d:href><d:status>HTTP/1.1 507 Insufficient Storage</d:status></d:response>`
        : '';
    const parts = [...touched].map((one) => this.#object(one, calendar, false));
    return this.#multi(parts.join('') + rest, `https://dav.example/sync/${calendar.life}/${to}`);
  }

  #multiget(href: string, body: string): Response {
    const calendar = this.calendars.get(href);
    if (!calendar) return new Response('', { status: 404 });
    const wanted = [...body.matchAll(/<href>([^<]*)<\/href>/g)].map(([, one = '']) => decodeURIComponent(one));
    const { omits, breaksAt } = this.behaviour;
    const brought = wanted.filter((one, index) => {
      if (one === breaksAt) return false;
      if (omits === 'some' && index % 3 === 1) return false;
      return !(omits === 'missing' && !calendar.objects.has(one));
    });
    return this.#multi(brought.map((one) => this.#object(one, calendar, true)).join(''));
  }

  #get(href: string): Response {
    const stored = this.#calendarOf(href)?.objects.get(href);
    if (href === this.behaviour.breaksAt) return new Response('', { status: 500 });
    if (!stored) return new Response('', { status: 404 });
    return new Response(stored.ics, {
      status: 200,
      headers: { etag: this.#etag(stored), 'content-type': 'text/calendar' },
    });
  }

  #put(href: string, headers: Headers, ics: string): Response {
    const calendar = this.#calendarOf(href);
    if (!calendar) return new Response('', { status: 409 });
    const { readOnly, refuses, sameUid = 409, rewrites, hidesEtags } = this.behaviour;
    if (readOnly) return new Response('<d:error xmlns:d="DAV:"><d:need-privileges/></d:error>', { status: 403 });
    const known = calendar.objects.get(href);
    if (headers.get('if-none-match') === '*' && known) return new Response('', { status: 412 });
    if (!this.#matches(headers, known)) return new Response('', { status: 412 });
    if (refuses && ics.includes(refuses.text)) return new Response('', { status: refuses.status });
    const other = [...calendar.objects].find(([at, one]) => at !== href && uidIn(one.ics) === uidIn(ics));
    if (other && sameUid !== 201) {
      const why = '<d:error xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><c:no-uid-conflict/></d:error>';
      if (sameUid !== 207) return new Response(why, { status: sameUid });
      return this.#multi(
        `<d:response><d:href>${this.#href(href)}</d:href><d:status>HTTP/1.1 412 Precondition Failed</d:status>${why}</d:response>`,
      );
    }
    this.writes++;
    this.store(href, rewrites ? rewritten(ics) : ics);
    const etag = this.#etag(calendar.objects.get(href) as Stored);
    const answer = { status: known ? 204 : 201, headers: hidesEtags ? {} : { etag } };
    return new Response(null, answer);
  }

  #matches(headers: Headers, known: Stored | undefined): boolean {
    const wanted = headers.get('if-match');
    if (wanted === null) return true;
    // An ETag that changes by itself is taken as long as the object is what it was.
    return known !== undefined && wanted.split('-')[0]?.replace(/"$/, '') === known.etag.replace(/"$/, '');
  }

  #delete(href: string, headers: Headers): Response {
    const known = this.#calendarOf(href)?.objects.get(href);
    if (this.behaviour.readOnly)
      return new Response('<d:error xmlns:d="DAV:"><d:need-privileges/></d:error>', { status: 403 });
    if (!known) return new Response('', { status: 404 });
    if (!this.#matches(headers, known)) return new Response('', { status: 412 });
    this.writes++;
    this.discard(href);
    return new Response(null, { status: 204 });
  }

  #multi(body: string, token?: string): Response {
    const end = token === undefined ? '' : `<d:sync-token>${token}</d:sync-token>`;
    return new Response(xml(body + end), { status: 207 });
  }
}

/** The same in other words: properties in another order, folded elsewhere, with other line ends. */
function rewritten(ics: string): string {
  const lines = ics
    .replaceAll(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
    .filter(Boolean);
  const out: string[] = [];
  let properties: string[] = [];
  for (const line of lines) {
    if (/^(BEGIN|END):/.test(line)) {
      out.push(...properties.sort(), line);
      properties = [];
    } else properties.push(line);
  }
  return `${out.join('\n')}\n`;
}
