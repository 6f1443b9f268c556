import {
  deleteSyncLink,
  findLinksByUid,
  insertSyncConflict,
  linksWith,
  putSyncLink,
} from '../../db/repos/sync-links.ts';
import type { SyncLinkRow } from '../../db/sync-rows.ts';
import type { Caller } from '../../domain/caller.ts';
import type { CalendarTodo } from '../../domain/ics/todos.ts';
import { newId } from '../../domain/ids.ts';
import { tableOf } from '../../domain/kinds.ts';
import { digestOf } from '../../domain/sync/digest.ts';
import { type FieldConflict, mergeOwn } from '../../domain/sync/merge.ts';
import {
  type CalendarObject,
  type EventObject,
  type ItemObject,
  isItem,
  readObject,
  type TodoObject,
} from '../../domain/sync/object.ts';
import { digestOfOwn, type Own } from '../../domain/sync/own.ts';
import { newObject, patchObject } from '../../domain/sync/patch.ts';
import type { Alarmed } from '../change/exchange.ts';
import { pacing } from '../change/pace.ts';
import type { Recorder } from '../change/recorder.ts';
import { PlanWriter } from '../events/exchange/rows-in.ts';
import { addFamily, removeFamily, reviveFamily, setAlarms } from './apply.ts';
import { type Family, familiesOf, itemOf, sayFamily } from './families.ts';
import { replaceItem } from './items.ts';
import { buried, gravesIn, isThere, toSendAnew } from './links.ts';
import type { FetchedObject } from './server.ts';
import type { KnownObject } from './todo-families.ts';
import { linkLate, putTodos } from './todos.ts';

/** What a batch of objects came to. */
export interface TakenIn {
  added: number;
  updated: number;
  removed: number;
  conflicts: number;
  quarantined: number;
  /** Double bookings that came with it: these are told, not refused. */
  overlaps: number;
}

export const nothingTaken = (): TakenIn => ({
  ...{ added: 0, updated: 0, removed: 0, conflicts: 0, quarantined: 0, overlaps: 0 },
});

/** The calendar that is taken in, and what is known of it. */
export interface TakingFrom {
  readonly user: string;
  readonly id: string;
  readonly groupId: string;
  /** By href; kept as it is in the database. */
  readonly links: Map<string, SyncLinkRow>;
}

/** One object, what it was when it was seen last, and what is here of it. */
interface Meeting<Item extends ItemObject = ItemObject> {
  readonly fetched: FetchedObject;
  readonly object: Item;
  readonly link: SyncLinkRow | undefined;
  readonly family: Family | undefined;
}

const isOf =
  <Item extends ItemObject>(kind: Item['kind']) =>
  (meeting: Meeting): meeting is Meeting<Item> =>
    meeting.object.kind === kind;

/** An object, and what it says. */
interface ReadObject {
  readonly fetched: FetchedObject;
  readonly object: CalendarObject;
}

/** Reads objects: before the write lock is asked for, since it takes as long as all else together. */
export async function readAll(caller: Caller, objects: readonly FetchedObject[]): Promise<ReadObject[]> {
  const pause = pacing(caller);
  const read: ReadObject[] = [];
  for (const fetched of objects) {
    read.push({ fetched, object: readObject(fetched.ics, { zone: caller.zone, language: caller.language }) });
    await pause();
  }
  return read;
}

/**
 * Takes in objects as they are on the server now: merges what has changed there with what has changed here, and keeps
 * each as it was seen, for the next time. Works under the write lock, on what is here at that moment.
 */
export async function takeInObjects(
  recorder: Recorder,
  calendar: TakingFrom,
  read: readonly ReadObject[],
): Promise<TakenIn> {
  const taken = nothingTaken();
  const changed: Meeting[] = [];
  const uids = read.map(({ object }) => object.uid);
  const here = await familiesOf(recorder.executor, recorder.caller, uids, calendar.links.values());
  const elsewhere = new Set(
    (await findLinksByUid(recorder.executor, calendar.user, uids))
      .filter(({ calendar: other, item, state }) => other !== calendar.id && item !== null && state !== 'gone')
      .map(({ uid }) => uid),
  );
  // Two objects of one UID, which some servers take.
  const todos = new Set<string>();
  for (const { fetched, object } of read) {
    await recorder.pause();
    let link = calendar.links.get(fetched.href);
    // The object behind an address can become another one.
    if (link && isAnother(link, object) && link.state !== 'quarantined') {
      await letGo(recorder, calendar, link, taken);
      link = undefined;
    }
    if (link && isThere(link) && digestOf(link.base) === digestOf(fetched.ics)) {
      await put(recorder, calendar, { ...link, etag: fetched.etag, base: fetched.ics });
      continue;
    }
    if (object.kind === 'broken') {
      taken.quarantined++;
      const reason = object.reason.slice(0, 300);
      await put(recorder, calendar, { ...linkOf(calendar, fetched, object.uid, link), state: 'quarantined', reason });
      continue;
    }
    const own = here.filter(({ uid, kind }) => uid === object.uid && (kind === object.kind || !isItem(object)));
    const family =
      own.find(({ groupId }) => groupId === calendar.groupId) ?? (elsewhere.has(object.uid) ? undefined : own[0]);
    if (object.kind === 'other') {
      if (link && family) await takeAway(recorder, family, link, taken);
      await put(recorder, calendar, { ...linkOf(calendar, fetched, object.uid, link), item: null, state: 'hidden' });
      continue;
    }
    if (!family && (elsewhere.has(object.uid) || todos.has(object.uid))) {
      await put(recorder, calendar, { ...linkOf(calendar, fetched, object.uid, link), item: null, state: 'twin' });
      continue;
    }
    if (object.kind === 'todo') todos.add(object.uid);
    changed.push({ fetched, object, link, family });
  }
  await addNew(recorder, calendar, changed, taken);
  await linkWaiting(recorder, changed);
  for (const meeting of changed) if (meeting.family) await meet(recorder, calendar, meeting, taken);
  return taken;
}

/** Whether an object has another UID than the one that was at its address, or is a todo where that was an event. */
function isAnother({ uid, item }: SyncLinkRow, object: CalendarObject): boolean {
  if (uid !== object.uid) return true;
  return item !== null && isItem(object) && (tableOf(item) === 'todos') !== (object.kind === 'todo');
}

const readingOf = ({ caller }: Recorder) => ({ zone: caller.zone, language: caller.language });

const linkOf = (
  { user, id }: TakingFrom,
  { href, etag, ics }: FetchedObject,
  uid: string,
  known: SyncLinkRow | undefined,
): SyncLinkRow => ({
  ...{ user, calendar: id, href, uid, etag, item: known?.item ?? null, base: ics, digest: known?.digest ?? '' },
  ...{ state: 'ok', reason: null, tries: 0, next_try: null },
});

async function put({ executor }: Recorder, { links }: TakingFrom, link: SyncLinkRow): Promise<void> {
  links.set(link.href, link);
  await putSyncLink(executor, link);
}

/** All that is new is written together: first, since what is derived of it is worked out with it. */
async function addNew(
  recorder: Recorder,
  calendar: TakingFrom,
  changed: readonly Meeting[],
  taken: TakenIn,
): Promise<void> {
  const fresh = changed.filter(({ family }) => !family);
  const events = fresh.filter(isOf<EventObject>('event'));
  const todos = fresh.filter(isOf<TodoObject>('todo'));
  const writer = new PlanWriter(recorder);
  const alarmed: Alarmed[] = [];
  for (const { object } of events.filter(({ link }) => link?.item == null)) {
    const one = await addFamily(recorder, object.events, { groupId: calendar.groupId, writer });
    if (one && one.alarms.length > 0) alarmed.push(one);
    taken.added++;
    await recorder.pause();
  }
  await writer.flush();
  await setAlarms(recorder, alarmed);
  // Deleted here, and changed there since.
  for (const { object, link } of events) {
    if (link?.item == null) continue;
    await reviveFamily(recorder, object.events, { groupId: calendar.groupId, id: link.item });
    taken.added++;
  }
  // Deleted here, and sent again from elsewhere: a todo has one row of a UID, which an undo would bring back.
  const graves = gravesIn(calendar);
  await putTodos(
    recorder,
    calendar.groupId,
    todos.map(({ object: { uid, todo }, link }) => ({ todo, wasHere: link?.item ?? graves.get(uid) })),
  );
  taken.added += todos.length;
  await keepLinks(recorder, calendar, fresh);
}

/** Todos that came before those which they are parts of, or wait for, are linked to them when these come. */
async function linkWaiting(recorder: Recorder, changed: readonly Meeting[]): Promise<void> {
  const come = changed.filter(isOf<TodoObject>('todo')).filter(({ family }) => !family);
  const uids = new Set(come.map(({ object }) => object.uid));
  if (uids.size === 0) return;
  const waiting = new Map<string, CalendarTodo>();
  for (const { item, base } of await linksWith(recorder.executor, recorder.caller.user, 'RELATED-TO')) {
    const read = item === null ? undefined : readObject(base, readingOf(recorder));
    if (read?.kind !== 'todo' || item === null) continue;
    const dependsOn = (read.todo.dependsOn ?? []).filter((uid) => uids.has(uid));
    const parent = uids.has(read.todo.parent ?? '') ? read.todo.parent : undefined;
    if (parent || dependsOn.length > 0) waiting.set(item, { ...read.todo, parent, dependsOn });
  }
  await linkLate(recorder, waiting);
}

/** What is here now is in step with the objects. */
async function keepLinks(recorder: Recorder, calendar: TakingFrom, meetings: readonly Meeting[]): Promise<void> {
  if (meetings.length === 0) return;
  const uids = meetings.map(({ object }) => object.uid);
  const objects = meetings.map(({ fetched, object }): KnownObject => ({ uid: object.uid, base: fetched.ics }));
  const now = await familiesOf(recorder.executor, recorder.caller, uids, objects);
  const families = new Map(now.filter(({ groupId }) => groupId === calendar.groupId).map((one) => [one.uid, one]));
  for (const { fetched, object, link } of meetings) {
    const family = families.get(object.uid);
    const base = linkOf(calendar, fetched, object.uid, link);
    if (!family) await put(recorder, calendar, { ...base, item: null, state: 'hidden' });
    else {
      const { digest } = sayFamily(family, recorder.caller);
      await put(recorder, calendar, { ...base, item: itemOf(family).id, digest });
    }
    await recorder.pause();
  }
}

/** Both sides have it: three-way merge with what it was when both were the same. */
async function meet(recorder: Recorder, calendar: TakingFrom, meeting: Meeting, taken: TakenIn): Promise<void> {
  const { object, link, fetched } = meeting;
  const family = meeting.family as Family;
  const reading = { ...readingOf(recorder), now: recorder.caller.now };
  const { own: ours, uses } = sayFamily(family, recorder.caller);
  const base = baseOf(recorder, link);
  const merged = mergeOwn({ base, ours, theirs: object.own });
  const joined =
    merged.hasOurs && object.isPlain ? patchObject(fetched.ics, object, merged.own, { ...reading, uses }) : undefined;
  const read = joined === undefined ? undefined : readObject(joined, reading);
  const isJoined = read !== undefined && isItem(read);
  const conflicts = merged.hasOurs && !isJoined ? all(ours) : merged.conflicts;
  if (conflicts.length > 0) {
    taken.conflicts++;
    await keepOurs(recorder, calendar, meeting, { base, ours, conflicts });
  }
  const before = recorder.images().length;
  await replaceItem(recorder, family, isJoined ? read : object, calendar.groupId);
  if (recorder.images().length > before) taken.updated++;
  await keepLinks(recorder, calendar, [meeting]);
  if (!isJoined) return;
  // What is ours in it has yet to be sent.
  const kept = calendar.links.get(fetched.href);
  if (kept) await put(recorder, calendar, { ...kept, digest: digestOfOwn(object.own) });
}

const all = (own: Own): FieldConflict[] => own.map(({ mark }) => ({ mark, group: 'time' }));

function baseOf(recorder: Recorder, link: SyncLinkRow | undefined): Own {
  const base = link && link.base !== '' ? readObject(link.base, readingOf(recorder)) : undefined;
  return base && isItem(base) ? base.own : [];
}

/**
 * Our version, as an object of its own, before theirs takes its place: with what is theirs alone, so that to choose ours
 * takes back nothing that was not in dispute. The change that does it can be undone as well.
 */
async function keepOurs(
  { executor, caller, changeId }: Recorder,
  { user, id }: TakingFrom,
  { fetched, object, family }: Meeting,
  { base, ours, conflicts }: { readonly base: Own; readonly ours: Own; readonly conflicts: readonly FieldConflict[] },
): Promise<void> {
  const { uses } = sayFamily(family as Family, caller);
  const patching = { zone: caller.zone, language: caller.language, now: caller.now, uses };
  // With the sides exchanged ours stands where both have changed it.
  const { own } = mergeOwn({ base, ours: object.own, theirs: ours });
  const joined = object.isPlain ? patchObject(fetched.ics, object, own, patching) : undefined;
  await insertSyncConflict(executor, {
    ...{ user, id: newId('con'), calendar: id, href: fetched.href, uid: object.uid },
    title: itemOf(family as Family).title,
    fields: JSON.stringify(conflicts),
    ours: joined ?? newObject({ ...object, own: ours }, patching),
    theirs: fetched.ics,
    ...{ change_id: changeId, at: caller.now, solved_at: null },
  });
}

/** Takes an event away here, unless it was changed here: changed beats deleted. Answers whether it did. */
async function takeAway(recorder: Recorder, family: Family, link: SyncLinkRow, taken: TakenIn): Promise<boolean> {
  if (isChangedHere(recorder, family, link)) return false;
  await removeFamily(recorder, family);
  taken.removed++;
  return true;
}

function isChangedHere(recorder: Recorder, family: Family, link: SyncLinkRow): boolean {
  const { digest } = sayFamily(family, recorder.caller);
  if (digest !== link.digest) return true;
  if (link.state !== 'quarantined') return false;
  // What the server did not take is noted as tried, and is here alone.
  const base = readObject(link.base, readingOf(recorder));
  return isItem(base) && digestOfOwn(base.own) !== digest;
}

/** Takes away what is not on the server any more. What was changed here since it was seen last stays, and goes there anew. */
export async function letGo(
  recorder: Recorder,
  calendar: TakingFrom,
  link: SyncLinkRow,
  taken: TakenIn,
): Promise<void> {
  const families = link.item === null ? [] : await familiesOf(recorder.executor, recorder.caller, [link.uid], [link]);
  const family = families.find(({ groupId }) => groupId === calendar.groupId);
  const isGone = !family || (await takeAway(recorder, family, link, taken));
  calendar.links.delete(link.href);
  await deleteSyncLink(recorder.executor, calendar, link.href);
  // Also where it was deleted here as well, which can be undone.
  if (link.item !== null) await put(recorder, calendar, isGone ? buried(link, recorder.caller.now) : toSendAnew(link));
}
