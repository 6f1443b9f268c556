import { findOwnEvents, listOwnEvents, type OwnEvent } from '../../db/repos/events.ts';
import { listAfter, listTouched, type Newest, readNewest } from '../../db/repos/feed.ts';
import { remindersOf } from '../../db/repos/reminders.ts';
import type { Executor } from '../../db/schema.ts';
import { DAY, HOUR, type Instant } from '../../domain/time/wall.ts';

/** The newest events that are learned from. */
const MOST = 500;
/** What begins later is no habit yet. */
const AHEAD = 60 * DAY;
/** Changes that are followed; after more, all is read again. */
const FOLLOWED = 100;
/** Images of these changes that are looked at. */
const IMAGES = 1_000;
/** So long a list holds, though what begins moves on. */
const FRESH = HOUR;
/** Users whose events are remembered, in each store. */
const USERS = 100;

/** A user's own events, and how long before them they have themselves reminded. */
export interface OwnEvents {
  /** The newest first. */
  readonly rows: readonly OwnEvent[];
  /** By event, in minutes, as one text. */
  readonly leads: ReadonlyMap<string, string>;
}

interface Known extends OwnEvents {
  /** The newest change when they were read. */
  readonly seq: number;
  /** Another one after an erasure, which leaves no change. */
  readonly form: number;
  readonly readAt: Instant;
}

/** What was read of users, by store; undefined for one that does not tell of erasures. */
const stores = new WeakMap<Executor, Map<string, Known> | undefined>();

/**
 * The user's own events as they are now. Reading them all is a third of what a write costs: what was read once is brought up to
 * date with what the list of changes says has been touched since, by whatever process.
 */
export async function ownEvents(executor: Executor, user: string, now: Instant): Promise<OwnEvents> {
  const store = stores.has(executor) ? stores.get(executor) : new Map<string, Known>();
  const [newest] = store ? await readNewest(executor, [user]) : [];
  stores.set(executor, newest?.form ? store : undefined);
  if (!store || !newest?.form) return readAll(executor, user, now);
  const known = store.get(user);
  const rows = (known && (await followed(executor, known, { newest, now }))) ?? (await readAll(executor, user, now));
  const found = { readAt: now, ...rows, seq: newest.seq, form: newest.form };
  store.delete(user);
  store.set(user, found);
  const [oldest] = store.keys();
  if (store.size > USERS && oldest !== undefined) store.delete(oldest);
  return found;
}

async function readAll(executor: Executor, user: string, now: Instant): Promise<OwnEvents> {
  const rows = await listOwnEvents(executor, user, { until: now + AHEAD, most: MOST });
  return { rows, leads: await leadsOf(executor, user, rows) };
}

/** What is known, with what was touched since; undefined where all must be read again. */
async function followed(
  executor: Executor,
  known: Known,
  { newest, now }: { readonly newest: Newest; readonly now: Instant },
): Promise<(OwnEvents & Pick<Known, 'readAt'>) | undefined> {
  const { seq, form, readAt } = known;
  const { user } = newest;
  const isLater = newest.seq >= seq && newest.seq <= seq + FOLLOWED && form === newest.form;
  if (!isLater || now < readAt || now > readAt + FRESH) return undefined;
  if (newest.seq === seq) return known;
  const since = await listAfter(executor, user, seq, FOLLOWED);
  const images = await listTouched(
    executor,
    user,
    since.map(({ id }) => id),
    IMAGES,
  );
  if (images.length === IMAGES) return undefined;
  const touched = new Set(images.flatMap(eventsIn));
  if (touched.size === 0) return known;
  const changed = await findOwnEvents(executor, user, { ids: [...touched], until: now + AHEAD });
  const kept = known.rows.filter(({ id }) => !touched.has(id));
  const rows = [...changed, ...kept].sort(newestFirst).slice(0, MOST);
  const leads = new Map([...known.leads].filter(([id]) => !touched.has(id)));
  for (const [id, lead] of await leadsOf(executor, user, changed)) leads.set(id, lead);
  return { rows, leads, readAt };
}

const newestFirst = (a: OwnEvent, b: OwnEvent): number => b.created_at - a.created_at || (a.id < b.id ? -1 : 1);

/** The events that an image is of, or whose reminder it is of. */
function eventsIn({ table_name, row_id, before, after }: Awaited<ReturnType<typeof listTouched>>[number]): string[] {
  if (table_name === 'events') return [row_id];
  if (table_name !== 'reminders') return [];
  return [before, after].flatMap((row) => {
    const { event_id = null } = row === null ? {} : (JSON.parse(row) as { event_id?: string | null });
    return event_id === null ? [] : [event_id];
  });
}

/** Of each event that has reminders of its own how many minutes before. */
async function leadsOf(executor: Executor, user: string, rows: readonly OwnEvent[]): Promise<Map<string, string>> {
  const ids = rows.map(({ id }) => id);
  const leads = new Map<string, number[]>();
  for (const { title, event_id: id, minutes_before: minutes } of await remindersOf(executor, user, ids)) {
    if (id === null || minutes === null || title !== '') continue;
    leads.set(id, [...(leads.get(id) ?? []), minutes]);
  }
  return new Map([...leads].map(([id, minutes]) => [id, minutes.sort((a, b) => b - a).join(' ')]));
}
