import { childOf, childrenOf, readXml, textOf, type XmlElement } from './xml.ts';

export const DAV = (name: string): string => `{DAV:}${name}`;
export const CAL = (name: string): string => `{urn:ietf:params:xml:ns:caldav}${name}`;
export const CS = (name: string): string => `{http://calendarserver.org/ns/}${name}`;
export const APPLE = (name: string): string => `{http://apple.com/ns/ical/}${name}`;

/** One response of a 207 (RFC 4918 §13). */
export interface DavResponse {
  /** As `hrefOf` spells it. */
  readonly href: string;
  /** Of the resource as a whole, where it has one. */
  readonly status: number | undefined;
  /** Properties that were found, by name. */
  readonly props: ReadonlyMap<string, XmlElement>;
}

export interface Multistatus {
  readonly responses: readonly DavResponse[];
  readonly token: string | null;
}

/**
 * A path in one spelling: servers percent-encode what was sent otherwise (`%e4`, `%E4`, `@`), and one address must be
 * one text. Each part is decoded and encoded again; a part that cannot be decoded stays.
 *
 * @example hrefOf('/a/%e4%bd%a0@x.ics', new URL('https://h/')) // '/a/%E4%BD%A0%40x.ics'
 */
function hrefOf(href: string, base: URL): string {
  const path = URL.parse(href.trim(), base.href)?.pathname ?? href;
  return path
    .split('/')
    .map((part) => {
      try {
        return encodeURIComponent(decodeURIComponent(part));
      } catch {
        return part;
      }
    })
    .join('/');
}

const statusOf = (element: XmlElement | undefined): number | undefined => {
  const digits = /\b(\d{3})\b/.exec(textOf(element) ?? '')?.[1];
  return digits === undefined ? undefined : Number(digits);
};

/** A 207 body; undefined where it is none: a page that says welcome, or an answer that broke off. */
export function readMultistatus(body: string, base: URL): Multistatus | undefined {
  const root = readXml(body);
  if (root?.name !== DAV('multistatus')) return undefined;
  const responses = childrenOf(root, DAV('response')).flatMap((response) => {
    const status = statusOf(childOf(response, DAV('status')));
    const props = new Map<string, XmlElement>();
    for (const stat of childrenOf(response, DAV('propstat'))) {
      const found = statusOf(childOf(stat, DAV('status'))) ?? 200;
      if (found >= 300) continue;
      for (const prop of childOf(stat, DAV('prop'))?.children ?? []) props.set(prop.name, prop);
    }
    return childrenOf(response, DAV('href')).map(({ text }) => ({ href: hrefOf(text, base), status, props }));
  });
  return { responses, token: textOf(childOf(root, DAV('sync-token'))) };
}

/** What a body of 2xx says went wrong inside; undefined where nothing did. */
export function failureIn(body: string, base: URL): number | undefined {
  if (!/<[^>]*multistatus/i.test(body)) return undefined;
  const read = readMultistatus(body, base);
  const inner = /<(?:\w+:)?status>\s*HTTP\/\S+\s+([45]\d\d)/i.exec(body)?.[1];
  return read?.responses.find(({ status = 200 }) => status >= 400)?.status ?? (inner ? Number(inner) : undefined);
}
