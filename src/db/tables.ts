import type { Schema, TrackedTable } from './schema.ts';

/**
 * What the rows of each table are: an `item` that its user has written and undo can restore, known by its id; others
 * with the columns that tell a user's rows apart; or `derived` from the others, made anew rather than copied. A new
 * table does not compile until it stands here.
 */
export const TABLES = {
  profiles: 'item',
  groups: 'item',
  events: 'item',
  reminders: 'item',
  todos: 'item',
  memos: 'item',
  memories: 'item',
  share_groups: 'item',
  share_members: 'item',
  changes: ['seq'],
  change_images: ['change_id', 'ordinal'],
  deliveries: ['reminder', 'occurrence', 'fire_at'],
  candidate_sets: ['tag'],
  confirmations: ['id'],
  idempotency: ['key'],
  meta: ['key'],
  accounts: ['user'],
  access_tokens: ['id'],
  quotas: ['name'],
  usage: ['user'],
  audit: ['at', 'id'],
  sync_accounts: ['id'],
  sync_calendars: ['id'],
  sync_links: ['calendar', 'href'],
  sync_outbox: ['calendar', 'href'],
  sync_conflicts: ['id'],
  share_invites: ['id'],
  change_parts: ['change_id', 'member'],
  travel_times: ['origin', 'destination', 'mode', 'band'],
  occurrences: 'derived',
  extents: 'derived',
  reminder_dues: 'derived',
  search_spaces: 'derived',
  passages: 'derived',
  vector_spaces: 'derived',
  vectors: 'derived',
} as const satisfies {
  [Table in keyof Schema]: Table extends TrackedTable ? 'item' : readonly string[] | 'derived';
};

export const TABLE_NAMES = Object.keys(TABLES) as readonly (keyof Schema)[];

export const isItemTable = (table: keyof Schema): table is TrackedTable => TABLES[table] === 'item';
