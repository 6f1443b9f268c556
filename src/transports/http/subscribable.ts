import { refuse, SERVER_ERROR } from './answers.ts';

/** The calendar as files that other programs subscribe to. */
export interface Subscribable {
  /** Rises with each change of what is there. */
  position(): Promise<number>;
  /** Of one group, or of everything; undefined where there is no such group. */
  ics(group: string | undefined): Promise<string | undefined>;
}

/** Where they lie. */
export const FILE_PATHS = ['/calendar.ics', '/calendar/:file{.+\\.ics}'];

/** `/calendar.ics` is everything, `/calendar/Work.ics` one group (RFC 5545); with an ETag, so that what has not changed is not sent. */
export async function calendarFile(files: Subscribable | undefined, { url, headers }: Request): Promise<Response> {
  const [, name] = /^\/calendar\/(.+)\.ics$/.exec(new URL(url).pathname) ?? [];
  const missing = (): Response => refuse(404, SERVER_ERROR, 'Not Found: there is no such calendar');
  if (!files) return missing();
  const etag = `W/"${await files.position()}"`;
  const kept = { etag, 'cache-control': 'private, no-cache' };
  if (headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers: kept });
  const group = name === undefined ? undefined : decoded(name);
  const ics = group === null ? undefined : await files.ics(group);
  if (ics === undefined) return missing();
  return new Response(ics, { headers: { ...kept, 'content-type': 'text/calendar; charset=utf-8' } });
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
