import type { Kysely } from 'kysely';
import type { DayPart } from '../domain/free-slots/day-parts.ts';
import type { MemoryKind } from '../domain/memory.ts';
import type { AccessTokenRow, AccountRow, AuditRow, QuotaRow, UsageRow } from './account-rows.ts';
import type { PassageRow, SearchSpaceRow, VectorRow, VectorSpaceRow } from './search-rows.ts';
import type { ChangePartRow, ShareGroupRow, ShareInviteRow, ShareMemberRow } from './share-rows.ts';
import type { SyncAccountRow, SyncCalendarRow, SyncConflictRow, SyncLinkRow, SyncOutboxRow } from './sync-rows.ts';
import type { Tracked } from './tracked.ts';
import type { TravelTimeRow } from './travel-rows.ts';

export type { Tracked } from './tracked.ts';

/**
 * Tables as the program sees them. Instants and wall times are epoch
 * milliseconds in 64-bit integers, booleans are 0 or 1, lists are JSON text, so that SQLite and
 * PostgreSQL hold the same values. Every table names its user.
 */

export interface EventRow extends Tracked {
  /** Set on a changed occurrence: the series it belongs to, and in `recurrence_id` its original start (a recurrence id). */
  series_id: string | null;
  recurrence_id: string | null;
  /** 1 on a changed occurrence that does not take place. */
  cancelled: 0 | 1;
  title: string;
  description: string | null;
  location: string | null;
  /** JSON {name, address, longitude, latitude, crs}. */
  location_place: string | null;
  show_as: 'busy' | 'tentative' | 'free';
  all_day: 0 | 1;
  /** IANA zone, null = floating. */
  zone: string | null;
  wall_start: number;
  fold: 0 | 1;
  days: number;
  ms: number;
  rrule: string | null;
  /** JSON array of recurrence ids. */
  exdates: string;
  /** JSON array of ExtraDate. */
  rdates: string;
  /** UID and SEQUENCE of the calendar file it came from. */
  ics_uid: string | null;
  ics_sequence: number | null;
  /** What the host said it came from, such as an email. */
  source: string | null;
  group_id: string | null;
  /** JSON Invitation. */
  invitation: string | null;
  /** The share group that it is given to. */
  share_with: string | null;
  /** 1: others see at most that the time is taken. */
  private: 0 | 1 | null;
  /** What a plan has put it into the calendar for: the id of a todo, a habit (`habit:gym`) or `focus`. */
  planned_for: string | null;
  /** JSON Planned: where the plan put it. */
  planned: string | null;
}

/** A changed occurrence of a series: a row that stands in for it. */
export type OverrideRow = EventRow & { series_id: string; recurrence_id: string };

/** Events, todos and reminders of one kind, with what new ones inherit. */
export interface GroupRow extends Tracked {
  name: string;
  color: string | null;
  description: string | null;
  default_duration_minutes: number | null;
  default_importance: Level | null;
  default_urgency: Level | null;
  /** As in the profile. */
  working_hours: string | null;
}

type Level = 'high' | 'normal';

export interface TodoRow extends Tracked {
  title: string;
  notes: string | null;
  /** Wall time in `due_zone`; without a zone a plain date (its midnight); null: not due at any time. */
  due_wall: number | null;
  due_zone: string | null;
  due_fold: 0 | 1;
  importance: Level;
  urgency: Level;
  estimate_minutes: number | null;
  /** JSON array of texts. */
  tags: string;
  /** JSON array of ids of todos. One that is not there any more holds nothing up. */
  depends_on: string;
  group_id: string | null;
  /** Where it is done. */
  location: string | null;
  /** As of events. */
  location_place: string | null;
  status: 'open' | 'done';
  closed_at: number | null;
  /** What was said when it was closed. */
  close_note: string | null;
  /** The event that it is planned for. */
  event_id: string | null;
  /** JSON of a TodoRepeat. Of a todo that repeats one is open at a time. */
  repeat: string | null;
  /** The one that was closed, and opened this one. */
  repeat_of: string | null;
  /** The todo that it is a part of. One that is not there any more is none. */
  parent_id: string | null;
  /** UID and SEQUENCE of the calendar file it came from. */
  ics_uid: string | null;
  ics_sequence: number | null;
  source: string | null;
}

export interface MemoRow extends Tracked {
  title: string | null;
  content: string;
  /** JSON array of texts. */
  tags: string;
  pinned: 0 | 1;
  /** What the host or an import said it came from. */
  source: string | null;
  /** What an import knows it by, so that the same thing is not taken in twice. */
  origin: string | null;
  /** Of what the import brought last: what has not changed there is left alone, whatever became of it here. */
  origin_digest: string | null;
}

export interface MemoryRow extends Tracked {
  content: string;
  kind: MemoryKind;
  /** JSON of a place. */
  place: string | null;
  /** JSON array of texts. */
  tags: string;
  /** From when on it holds, where that was known, and since when it holds no more; null: it still does. */
  valid_from: number | null;
  valid_to: number | null;
  /** The memory in whose place it came. */
  supersedes: string | null;
  /** What the host said it came from. */
  source: string | null;
}

export interface ReminderRow extends Tracked {
  /** Empty: that of its event. */
  title: string;
  notes: string | null;
  priority: 'low' | 'normal' | 'high';
  /** IANA zone of `wall_start`; both null for one that belongs to an event. */
  zone: string | null;
  wall_start: number | null;
  fold: 0 | 1;
  rrule: string | null;
  /** JSON array of recurrence ids; of one that belongs to an event, occurrences of that. */
  exdates: string;
  /** JSON array of ExtraDate. */
  rdates: string;
  /** The event or series that it belongs to, and how long before its start it goes off. */
  event_id: string | null;
  minutes_before: number | null;
  /** What lies before this instant does not go off any more: the past of a series. */
  armed_at: number;
  status: 'open' | 'done' | 'dismissed';
  /** With a status other than open: the first occurrence that it holds for; null: all. */
  closed_from: number | null;
  /** JSON object: what was done with single occurrences, by their recurrence id. */
  states: string;
}

export interface ProfileRow extends Tracked {
  language: string | null;
  timezone: string | null;
  /** Text of the contract: `MO-FR 09:00-18:00; SA 10:00-12:00`. */
  working_hours: string | null;
  name: string | null;
  occupation: string | null;
  routine: string | null;
  persona: string | null;
  /** JSON of a place, both. */
  home: string | null;
  work: string | null;
  /** A weekday as in RFC 5545, `MO`. */
  week_start: string | null;
  /** How long an event is of which nothing says it. */
  default_duration_minutes: number | null;
  /** When to be reminded of an event of which nothing says it, in the user's words. */
  default_reminder: string | null;
  /** Text: `MO-FR 12:00-13:00`, as working hours. */
  protected_times: string | null;
  /** The part of the day in which important work goes best. */
  energy: DayPart | null;
  /** 0: nothing is to be learned from what the user has done. */
  learn: 0 | 1 | null;
}

/** Rebuildable: one row per occurrence inside the cached stretch of its source. */
export interface OccurrenceRow {
  user: string;
  start_at: number;
  /** Id of the event row (a series, a single event, or a changed occurrence). */
  source: string;
  end_at: number;
  show_as: 'busy' | 'tentative' | 'free';
}

/** Rebuildable: how far each event reaches, and which stretch of it is in `occurrences`. */
export interface ExtentRow {
  source: string;
  user: string;
  first_start: number;
  /** Null: the series never ends. */
  last_end: number | null;
  cached_from: number;
  cached_to: number;
  /** 1 when all occurrences are inside the cached stretch. */
  complete: 0 | 1;
}

/** Rebuildable: the occurrence of a reminder that is due, those to come, and those that are snoozed. */
export interface ReminderDueRow {
  user: string;
  reminder: string;
  /** Recurrence id of the occurrence; empty where the list ends, though there are later ones. */
  occurrence: string;
  fire_at: number;
  /** When the next occurrence takes its place; null: never. Not due at all where this is not after `fire_at`. */
  due_until: number | null;
  /** 1 while somebody has to look at it when its time comes: it has not been delivered, or ends the list. */
  pending: 0 | 1;
}

/** One row for each delivery of an occurrence, and who is at it. */
export interface DeliveryRow {
  user: string;
  reminder: string;
  occurrence: string;
  fire_at: number;
  /** The process that took it, until `lease_until`; `fence` rises each time it is taken. */
  owner: string;
  fence: number;
  lease_until: number;
  delivered_at: number | null;
  channel: string | null;
  /** The same for what was delivered as one notification. */
  batch: string | null;
}

export interface ChangeRow {
  /** Orders the changes of its user, in the order in which they came to be seen. */
  seq: number;
  id: string;
  user: string;
  session: string;
  tool: string;
  summary: string;
  created_at: number;
  /** JSON array of the changes that this one undoes; null for an ordinary change. */
  undoes: string | null;
  /** The change that undid this one. */
  undone_by: string | null;
}

/** Image of one row before and after a change; null = the row was not there. */
export interface ChangeImageRow {
  change_id: string;
  ordinal: number;
  user: string;
  table_name: TrackedTable;
  row_id: string;
  before: string | null;
  after: string | null;
}

/** A remembered list that `k7#2` points into. */
export interface CandidateSetRow {
  user: string;
  tag: string;
  /** JSON array of {id, occurrence?}. */
  items: string;
  expires_at: number;
}

export interface ConfirmationRow {
  id: string;
  user: string;
  tool: string;
  arguments_hash: string;
  /** JSON array of {id, version}. */
  items: string;
  expires_at: number;
  used_by: string | null;
}

export interface IdempotencyRow {
  user: string;
  key: string;
  tool: string;
  arguments_hash: string;
  change_id: string | null;
  result: string;
  expires_at: number;
}

/** Facts about the store itself, such as the zone data that the occurrences were built with. */
interface MetaRow {
  user: string;
  key: string;
  value: string;
}

/** Tables whose rows undo can restore. */
export type TrackedTable = {
  [Table in keyof Schema]: Schema[Table] extends Tracked ? Table : never;
}[keyof Schema];

export interface Schema {
  events: EventRow;
  groups: GroupRow;
  todos: TodoRow;
  reminders: ReminderRow;
  memos: MemoRow;
  memories: MemoryRow;
  profiles: ProfileRow;
  occurrences: OccurrenceRow;
  extents: ExtentRow;
  reminder_dues: ReminderDueRow;
  deliveries: DeliveryRow;
  search_spaces: SearchSpaceRow;
  passages: PassageRow;
  vector_spaces: VectorSpaceRow;
  vectors: VectorRow;
  changes: ChangeRow;
  change_images: ChangeImageRow;
  candidate_sets: CandidateSetRow;
  confirmations: ConfirmationRow;
  idempotency: IdempotencyRow;
  meta: MetaRow;
  accounts: AccountRow;
  access_tokens: AccessTokenRow;
  quotas: QuotaRow;
  usage: UsageRow;
  audit: AuditRow;
  sync_accounts: SyncAccountRow;
  sync_calendars: SyncCalendarRow;
  sync_links: SyncLinkRow;
  sync_outbox: SyncOutboxRow;
  sync_conflicts: SyncConflictRow;
  share_groups: ShareGroupRow;
  share_members: ShareMemberRow;
  share_invites: ShareInviteRow;
  change_parts: ChangePartRow;
  travel_times: TravelTimeRow;
}

/** A connection or a transaction: repositories take it as an argument. */
export type Executor = Kysely<Schema>;
