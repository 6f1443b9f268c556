/** Rows about calendars of other places; undo knows none of them, and none of them holds a secret. */

/** Where calendars come from, and as whom. */
export interface SyncAccountRow {
  user: string;
  id: string;
  /** What its user calls it. */
  name: string;
  kind: 'caldav' | 'ics';
  url: string;
  username: string | null;
  /** JSON array of the mail addresses that the server says are the user's, in lower case; null: nobody asked it. */
  addresses: string | null;
  /** The collection that its calendars lie in (RFC 4791 §6.2.1). */
  home: string | null;
  /** `login`: it takes a password before anything else. */
  state: 'ok' | 'login' | 'failing';
  reason: string | null;
  /** Failures in a row, and when to try again after them. */
  tries: number;
  next_try: number | null;
  created_at: number;
}

export type SyncMode = 'two-way' | 'pull' | 'push' | 'off';

/** A calendar of an account, and the group that it is here. */
export interface SyncCalendarRow {
  user: string;
  id: string;
  account: string;
  href: string;
  name: string;
  color: string | null;
  group_id: string | null;
  mode: SyncMode;
  writable: 0 | 1;
  /** JSON array of the components that it takes, such as VEVENT. */
  components: string;
  /** As of the last time that all before it was taken in (RFC 6578; CTag where there is none). */
  token: string | null;
  ctag: string | null;
  /** When all its ETags were listed, and when it was last seen to be in step. */
  listed_at: number | null;
  synced_at: number | null;
  /** The change up to which was looked for what was done here. */
  seen_seq: number;
  /** Set while more is gone from the server than is believed unasked: JSON array of hrefs. */
  missing: string | null;
  reason: string | null;
  /** Who is at it until `lease_until`; `fence` rises each time it is taken. */
  owner: string | null;
  fence: number;
  lease_until: number;
}

/** An object of a calendar, and what it is here. */
export interface SyncLinkRow {
  user: string;
  calendar: string;
  /** Decoded path. */
  href: string;
  uid: string;
  etag: string | null;
  /** The event, series or todo; null: nothing here. */
  item: string | null;
  /** The object as it was seen last, byte for byte. */
  base: string;
  /** Of what was said of it here when both were in step. */
  digest: string;
  /** `hidden`: there is nothing here for it, such as a journal; `twin`: its UID is here from another calendar;
   * `gone`: it is no longer there, and goes there anew where its item is here; it is forgotten at `next_try`. */
  state: 'ok' | 'hidden' | 'twin' | 'quarantined' | 'gone';
  reason: string | null;
  tries: number;
  next_try: number | null;
}

/** A request that was about to be made, until its answer is known. */
export interface SyncOutboxRow {
  user: string;
  calendar: string;
  href: string;
  op: 'create' | 'update' | 'delete';
  item: string | null;
  /** The object that was sent. */
  sent: string | null;
  at: number;
}

/** What both sides changed to different things: the server's stands, ours is here. */
export interface SyncConflictRow {
  user: string;
  id: string;
  calendar: string;
  href: string;
  uid: string;
  title: string;
  /** JSON array of {mark, group}. */
  fields: string;
  /** Objects, both. */
  ours: string;
  theirs: string;
  /** The change that took ours away; undoing it brings it back. */
  change_id: string | null;
  at: number;
  solved_at: number | null;
}
