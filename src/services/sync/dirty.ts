import { findEvents } from '../../db/repos/events.ts';
import { imagesSince, rootsOfGroup } from '../../db/repos/sync-links.ts';
import { todosOfGroup } from '../../db/repos/todos.ts';
import type { EventRow, Executor, ReminderRow, TodoRow } from '../../db/schema.ts';
import type { SyncLinkRow, SyncOutboxRow } from '../../db/sync-rows.ts';
import type { Caller } from '../../domain/caller.ts';
import { digestOf } from '../../domain/sync/digest.ts';
import { isItem, readObject } from '../../domain/sync/object.ts';
import { digestOfOwn } from '../../domain/sync/own.ts';
import { newObject, patchObject } from '../../domain/sync/patch.ts';
import { pacing } from '../change/pace.ts';
import { uidOf } from '../exchange/names.ts';
import { type Family, familiesOf, itemOf, sayFamily } from './families.ts';
import type { Held } from './held.ts';
import { isThere } from './links.ts';
import { takes } from './takes.ts';

/** UIDs whose items are read together. */
const COMPARED = 500;

/** Something that is to be done on the server. */
export interface Job {
  readonly op: SyncOutboxRow['op'];
  readonly uid: string;
  readonly href: string;
  readonly item: string | null;
  /** As it is expected there. */
  readonly etag: string | null;
  /** The object, and what tells whether its item has been changed since; null to take it away. */
  readonly sent: string | null;
  readonly digest: string;
}

/** What is to be done, and what has turned out to be in step, or to be beyond us. */
export interface Plan {
  readonly jobs: Job[];
  readonly links: SyncLinkRow[];
  readonly gone: string[];
}

/** UIDs of what may have been changed here since the calendar was looked at last, and of what is to be tried again. */
export async function candidates(executor: Executor, held: Held): Promise<Set<string>> {
  const { user, row, links, groupId, clock } = held;
  const uids = new Set<string>();
  for (const link of links.values()) {
    const isDue = (link.state === 'quarantined' || link.state === 'gone') && (link.next_try ?? 0) <= clock();
    if (isDue || row.seen_seq === 0) uids.add(link.uid);
  }
  if (row.seen_seq === 0) {
    for (const root of await rootsOfGroup(executor, user, groupId)) uids.add(uidOf(root));
    for (const todo of await todosOfGroup(executor, user, groupId)) uids.add(uidOf(todo));
    return uids;
  }
  const items = new Set<string>();
  for (const { table_name, before, after } of await imagesSince(executor, user, row.seen_seq)) {
    for (const json of [before, after]) {
      if (json === null) continue;
      if (table_name === 'reminders') items.add((JSON.parse(json) as ReminderRow).event_id ?? '');
      else if (table_name === 'todos') uids.add(uidOf(JSON.parse(json) as TodoRow));
      else {
        const event = JSON.parse(json) as EventRow;
        items.add(event.series_id ?? event.id);
        if (event.series_id === null) uids.add(uidOf(event));
      }
    }
  }
  for (const { item, uid } of links.values()) if (item !== null && items.has(item)) uids.add(uid);
  for (const event of (await findEvents(executor, user, [...items])).values()) uids.add(uidOf(event));
  return uids;
}

/** What is to be done on the server of all that may have been changed here. */
export const jobsIn = async (executor: Executor, caller: Caller, held: Held): Promise<readonly Job[]> =>
  (await plan(executor, caller, held, [...(await candidates(executor, held))])).jobs;

/** Compares what is here of some UIDs with what the server has: by what they say, not by flags. */
export async function plan(executor: Executor, caller: Caller, held: Held, uids: readonly string[]): Promise<Plan> {
  const found: Plan = { jobs: [], links: [], gone: [] };
  const links = new Map<string, SyncLinkRow>();
  for (const link of held.links.values()) {
    const other = links.get(link.uid);
    // What was refused under one address, and is there under another.
    const refused = other && [link, other].find((one) => !isThere(one));
    if (refused) found.gone.push(refused.href);
    links.set(link.uid, other && refused === link ? other : link);
  }
  const pause = pacing(caller);
  for (let from = 0; from < uids.length; from += COMPARED) {
    const some = uids.slice(from, from + COMPARED);
    const all = await familiesOf(executor, caller, some, held.links.values());
    const families = new Map(all.filter(({ groupId }) => groupId === held.groupId).map((one) => [one.uid, one]));
    for (const uid of some) {
      const [family, link] = [families.get(uid), links.get(uid)];
      if (family) compare(caller, held, { family, link }, found);
      else if (link && !isThere(link)) {
        if ((link.next_try ?? 0) <= held.clock()) found.gone.push(link.href);
      } else if (link?.item != null) {
        const { href, etag, item } = link;
        found.jobs.push({ op: 'delete', uid, href, item, etag, sent: null, digest: '' });
      }
      await pause();
    }
  }
  return found;
}

interface Pair {
  readonly family: Family;
  readonly link: SyncLinkRow | undefined;
}

function compare(caller: Caller, held: Held, { family, link }: Pair, { jobs, links }: Plan): void {
  const { uid } = family;
  const { own, uses, digest } = sayFamily(family, caller);
  const item = itemOf(family).id;
  const now = held.clock();
  if (!link || !isThere(link)) {
    if (!takes(held.row, family.kind)) return;
    if (link && link.digest === digest && (link.next_try ?? 0) > now) return;
    // What was there and is gone goes there again with all that was in it.
    const again = link && patched(caller, link, { kind: family.kind, own, uses, digest, now });
    const sent = again ?? newObject({ kind: family.kind, uid, own }, { now, uses });
    jobs.push({ op: 'create', uid, href: link?.href ?? newHref(held, uid), item, etag: null, sent, digest });
    return;
  }
  const isDue = link.state === 'quarantined' && (link.next_try ?? 0) <= now;
  if (link.item === null || (link.digest === digest && !isDue)) return;
  const sent = patched(caller, link, { kind: family.kind, own, uses, digest, now });
  if (sent === undefined) {
    links.push({ ...link, digest, state: 'quarantined', reason: null, next_try: null });
    return;
  }
  // Said in other words, or taken back.
  if (digestOf(sent) === digestOf(link.base)) links.push({ ...link, digest, item, state: 'ok', reason: null });
  else jobs.push({ op: 'update', uid, href: link.href, item, etag: link.etag, sent, digest });
}

/** The object as it is to be: only what differs, or all that Perch says where that does not come to the same. */
function patched(
  { zone, language }: Caller,
  { base }: SyncLinkRow,
  {
    kind,
    own,
    uses,
    digest,
    now,
  }: ReturnType<typeof sayFamily> & { readonly kind: Family['kind']; readonly now: number },
): string | undefined {
  const object = readObject(base, { zone, language });
  if (object.kind !== kind || !isItem(object) || !object.isPlain) return undefined;
  const attempt = (whole: boolean): string | undefined =>
    patchObject(base, object, own, { zone, language, now, uses, whole });
  const first = attempt(false);
  if (first === undefined) return undefined;
  const read = readObject(first, { zone, language });
  return isItem(read) && digestOfOwn(read.own) === digest ? first : attempt(true);
}

/** Where a new object goes: under its UID where that makes an address, else under a name of its own. */
function newHref({ row, links }: Held, uid: string): string {
  const name = /^[\w@.-]{1,120}$/.test(uid) ? uid : crypto.randomUUID();
  const href = `${row.href}${encodeURIComponent(name)}.ics`;
  return links.has(href) ? `${row.href}${crypto.randomUUID()}.ics` : href;
}
