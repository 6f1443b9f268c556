import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One calendar on a CalDAV server, as a phone shows it. */
export interface Phone {
  readonly url: string;
  readonly username: string;
  readonly password: string;
  /** What somebody writes on the phone: an event of an hour. `start`: `20261201T150000`, in the zone. */
  write(name: string, title: string, start: string): void;
  /** `15:00 Title` of each event, as the objects of the server have it. */
  shown(): string[];
  stop(): Promise<void>;
}

interface Stored {
  readonly ics: string;
  readonly etag: string;
}

interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const HOME = '/lena/';
const CALENDAR = '/lena/phone/';
const PASSWORD = 'demo';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\r', '&#13;');

const response = (href: string, props: string): string =>
  `<d:response><d:href>${href}</d:href><d:propstat><d:prop>${props}</d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>`;

const multistatus = (...responses: readonly string[]): Answer => ({
  status: 207,
  headers: { 'content-type': 'application/xml; charset=utf-8' },
  body: `<?xml version="1.0"?><d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav" xmlns:s="http://calendarserver.org/ns/">${responses.join('')}</d:multistatus>`,
});

/** Plays a small CalDAV server (RFC 4791) with one user and one calendar, on a port of this machine. */
export async function servePhone({ name, zone }: { readonly name: string; readonly zone: string }): Promise<Phone> {
  const objects = new Map<string, Stored>();
  let version = 0;
  const store = (href: string, ics: string): string => {
    const etag = `"${++version}"`;
    objects.set(href, { ics, etag });
    return etag;
  };
  const authorization = `Basic ${Buffer.from(`lena:${PASSWORD}`).toString('base64')}`;

  function propfind(href: string): Answer {
    if (href === CALENDAR) {
      const all = [...objects].map(([at, { etag }]) => response(at, `<d:getetag>${etag}</d:getetag>`));
      return multistatus(response(CALENDAR, '<d:resourcetype><d:collection/><c:calendar/></d:resourcetype>'), ...all);
    }
    const about = `<d:current-user-principal><d:href>${HOME}</d:href></d:current-user-principal><c:calendar-home-set><d:href>${HOME}</d:href></c:calendar-home-set>`;
    const calendar = `<d:resourcetype><d:collection/><c:calendar/></d:resourcetype><d:displayname>${name}</d:displayname><s:getctag>${version}</s:getctag>`;
    return multistatus(response(href, about), ...(href === HOME ? [response(CALENDAR, calendar)] : []));
  }

  function multiget(body: string): Answer {
    const hrefs = [...body.matchAll(/<href>([^<]*)<\/href>/g)].map(([, href = '']) => href);
    return multistatus(
      ...hrefs.flatMap((href) => {
        const one = objects.get(href);
        if (!one) return [];
        return response(
          href,
          `<d:getetag>${one.etag}</d:getetag><c:calendar-data>${escaped(one.ics)}</c:calendar-data>`,
        );
      }),
    );
  }

  function answer({ method = '', url: href = '', headers }: IncomingMessage, body: string): Answer {
    if (headers.authorization !== authorization) return { status: 401, headers: { 'www-authenticate': 'Basic' } };
    if (method === 'PROPFIND') return propfind(href);
    if (method === 'REPORT') return body.includes('calendar-multiget') ? multiget(body) : { status: 403 };
    const known = objects.get(href);
    const isOther = headers['if-match'] !== undefined && headers['if-match'] !== known?.etag;
    if (isOther || (headers['if-none-match'] === '*' && known)) return { status: 412 };
    if (method === 'PUT') return { status: known ? 204 : 201, headers: { etag: store(href, body) } };
    if (!known) return { status: 404 };
    if (method !== 'DELETE') return { status: 200, headers: { etag: known.etag }, body: known.ics };
    objects.delete(href);
    version++;
    return { status: 204 };
  }

  const server = createServer(async (request, reply) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { status, headers = {}, body } = answer(request, Buffer.concat(parts).toString('utf8'));
    reply.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    ...{ url: `http://127.0.0.1:${port}/`, username: 'lena', password: PASSWORD },
    write: (of, title, start) => {
      const lines = [
        ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Phone//EN', 'BEGIN:VEVENT', `UID:${of}`],
        ...['DTSTAMP:20260101T000000Z', `DTSTART;TZID=${zone}:${start}`, 'DURATION:PT1H', `SUMMARY:${title}`],
        ...['X-PHONE-COLOR:teal', 'END:VEVENT', 'END:VCALENDAR', ''],
      ];
      store(`${CALENDAR}${of}.ics`, lines.join('\r\n'));
    },
    shown: () =>
      [...objects.values()].map(({ ics }) => {
        // A zone has times of its own before that of the event.
        const event = ics.slice(ics.indexOf('BEGIN:VEVENT'));
        const [, hour = '', minute = ''] = /^DTSTART[^:]*:\d{8}T(\d\d)(\d\d)/m.exec(event) ?? [];
        return `${hour}:${minute} ${/^SUMMARY[^:]*:(.*?)\r?$/m.exec(event)?.[1] ?? ''}`;
      }),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
