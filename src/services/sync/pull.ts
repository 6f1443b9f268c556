import { updateSyncCalendar } from '../../db/repos/sync-accounts.ts';
import type { SyncCalendarRow } from '../../db/sync-rows.ts';
import type { Caller } from '../../domain/caller.ts';
import { DAY } from '../../domain/time/wall.ts';
import { messages } from '../../messages/index.ts';
import type { Database } from '../change/database.ts';
import { overlapsOfImport } from '../events/exchange/overlaps.ts';
import { ask } from './ask.ts';
import { change, type Held, note } from './held.ts';
import { countThere, isThere } from './links.ts';
import type { CalendarServer, FetchedObject, ListedCalendar, ListedObject } from './server.ts';
import { letGo, nothingTaken, readAll, type TakenIn, takeInObjects } from './take-in.ts';

/** Objects asked for in one request, and written in one change. */
const FETCHED = 50;
const WRITTEN = 100;

/** More than these, and more than this share of a calendar, are not believed to be gone without being asked about. */
const FEW_GONE = 5;
const SHARE_GONE = 0.2;

/** How many objects of a calendar of that size may go at once, in either direction, before the user is asked. */
export const mostBelieved = (size: number): number => Math.max(FEW_GONE, SHARE_GONE * size);

/** What a calendar holds on the server, by its ETags. */
interface Seen {
  readonly changed: readonly ListedObject[];
  /** What a listing of everything did not name; undefined where there was none. */
  readonly missing: readonly string[] | undefined;
  readonly token: string | null;
}

export interface Pulled {
  readonly taken: TakenIn;
  /** Objects that are gone from the server, of which the user is asked. */
  readonly missing: readonly string[];
}

export interface Pulling {
  readonly listed: ListedCalendar;
  /** So many objects the user agrees to lose here. */
  readonly agreed: number;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

/** Whether the server has anything to say of the calendar: its token and CTag stand, and all ETags were listed today. */
export function isUnchanged(row: SyncCalendarRow, listed: ListedCalendar, now: number): boolean {
  const told = listed.token ?? listed.ctag;
  const known = listed.token === null ? row.ctag : row.token;
  return told !== null && told === known && row.listed_at !== null && now - row.listed_at < DAY && row.missing === null;
}

/**
 * Brings here what has changed on the server. What is new is told by ETags: those of a sync-collection (RFC 6578) where
 * its answer can be believed, else all of them. That something is gone is only believed of a full listing, and of the
 * object itself when it is asked for.
 */
export async function pull(
  database: Database,
  caller: Caller,
  server: CalendarServer,
  held: Held,
  { listed, agreed, onProgress }: Pulling,
): Promise<Pulled> {
  const taken = nothingTaken();
  const seen = await look(server, held, listed);
  const gone: string[] = [];
  let refused = 0;
  const wanted = seen.changed.filter(({ href, etag }) => isNews(held, href, etag)).map(({ href }) => href);
  for (let from = 0; from < wanted.length; from += WRITTEN) {
    const hrefs = wanted.slice(from, from + WRITTEN);
    const brought = await fetchAll(server, held.row.href, hrefs);
    gone.push(...brought.gone);
    refused += brought.refused;
    await takeIn(database, caller, held, brought.objects, taken);
    onProgress?.(Math.min(from + WRITTEN, wanted.length), wanted.length);
  }
  taken.quarantined += refused;
  const missing = [...(seen.missing ?? []), ...gone].filter((href) => held.links.has(href));
  const left = await forget(database, caller, server, held, { missing, agreed, taken });
  const isWhole = seen.missing !== undefined;
  const patch = {
    // With the old ones the server tells again of what it failed at.
    ...(refused === 0 && { token: seen.token, ctag: listed.ctag }),
    missing: left.length > 0 ? JSON.stringify(left) : null,
    ...(isWhole && { listed_at: held.clock() }),
  };
  await note(database, held, (executor) => updateSyncCalendar(executor, held.user, held.id, patch));
  Object.assign(held.row, patch);
  return { taken, missing: left };
}

const isNews = ({ links }: Held, href: string, etag: string | null): boolean => {
  const link = links.get(href);
  return link?.etag == null || link.etag !== etag;
};

async function look(server: CalendarServer, { row, links, clock }: Held, listed: ListedCalendar): Promise<Seen> {
  const isDue = row.listed_at === null || clock() - row.listed_at >= DAY || row.missing !== null;
  if (!isDue && row.token !== null && listed.token !== null) {
    const changes = await server.changes(row.href, row.token);
    // An answer that names nothing although the token has moved may come from a token that was taken for another.
    const isBelieved = changes && changes.gone.length === 0 && changes.changed.length > 0;
    if (isBelieved) return { changed: changes.changed, missing: undefined, token: changes.token };
  }
  const all = await server.list(row.href);
  const there = new Set(all.map(({ href }) => href));
  // What was never taken there is not missing.
  const known = [...links.values()].filter(isThere).map(({ href }) => href);
  return { changed: all, missing: known.filter((href) => !there.has(href)), token: listed.token };
}

interface Brought {
  readonly objects: readonly FetchedObject[];
  /** What is certainly not there. */
  readonly gone: readonly string[];
  /** How many objects the server fails at: they are asked for again with the next run. */
  readonly refused: number;
}

/** The objects; what an answer leaves out is asked for by itself. */
async function fetchAll(server: CalendarServer, calendar: string, hrefs: readonly string[]): Promise<Brought> {
  const objects: FetchedObject[] = [];
  const gone: string[] = [];
  let refused = 0;
  for (let from = 0; from < hrefs.length; from += FETCHED) {
    const asked = hrefs.slice(from, from + FETCHED);
    const wanted = new Set(asked);
    const brought = (await server.fetch(calendar, asked)).filter(({ href }) => wanted.delete(href));
    objects.push(...brought);
    for (const href of wanted) {
      const one = await ask(server, href);
      if (one === 'refused') refused++;
      else if (!one) gone.push(href);
      else if (one.ics.trim() !== '') objects.push(one);
    }
  }
  return { objects, gone, refused };
}

/** Takes objects in, as one change. */
export async function takeIn(
  database: Database,
  caller: Caller,
  held: Held,
  objects: readonly FetchedObject[],
  into: TakenIn,
): Promise<void> {
  if (objects.length === 0) return;
  const read = await readAll(caller, objects);
  const taken = await change(database, caller, held, {
    work: async (recorder) => {
      const counts = await takeInObjects(recorder, held, read);
      if (recorder.isEmpty) return counts;
      await recorder.project();
      return { ...counts, overlaps: (await overlapsOfImport(recorder)).length };
    },
    summary: (counts) => messages(caller).sync.pulled({ calendar: held.row.name, ...counts }),
  });
  add(into, taken);
}

const add = (into: TakenIn, taken: TakenIn): void => {
  for (const key of Object.keys(into) as (keyof TakenIn)[]) into[key] += taken[key];
};

interface Forgetting {
  readonly missing: readonly string[];
  readonly agreed: number;
  readonly taken: TakenIn;
}

/** Lets go what is gone from the server; answers what is not believed to be. */
async function forget(
  database: Database,
  caller: Caller,
  server: CalendarServer,
  held: Held,
  { missing, agreed, taken }: Forgetting,
): Promise<readonly string[]> {
  if (missing.length === 0) return [];
  if (missing.length > Math.max(agreed, mostBelieved(countThere(held.links)))) return missing;
  const gone: string[] = [];
  const found: FetchedObject[] = [];
  for (const href of missing) {
    // A listing that lags behind does not name what is there all the same.
    const object = await ask(server, href);
    if (!object) gone.push(href);
    else if (object !== 'refused') found.push(object);
  }
  await takeIn(database, caller, held, found, taken);
  if (gone.length === 0) return [];
  const removed = await change(database, caller, held, {
    work: async (recorder) => {
      const counts = nothingTaken();
      for (const href of gone) {
        const link = held.links.get(href);
        if (link) await letGo(recorder, held, link, counts);
      }
      return counts;
    },
    summary: (counts) => messages(caller).sync.pulled({ calendar: held.row.name, ...counts }),
  });
  add(taken, removed);
  return [];
}
