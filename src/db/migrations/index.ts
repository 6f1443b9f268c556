import { initial } from './0001-initial.ts';
import { planner } from './0002-planner.ts';
import { reminders } from './0003-reminders.ts';
import { memos } from './0004-memos.ts';
import { memory } from './0005-memory.ts';
import { vectors } from './0006-vectors.ts';
import { days } from './0007-days.ts';
import { invitations } from './0008-invitations.ts';
import { keys } from './0009-keys.ts';
import { accounts } from './0010-accounts.ts';
import { sync } from './0011-sync.ts';
import { sharing } from './0012-sharing.ts';
import { plans } from './0013-plans.ts';
import { travel } from './0014-travel.ts';
import { sharedEdits } from './0015-shared-edits.ts';
import { syncedTodos } from './0016-synced-todos.ts';
import type { Migration } from './migration.ts';

/** In order; the version of a database is how many of them it has. */
export const MIGRATIONS: readonly Migration[] = [
  initial,
  planner,
  reminders,
  memos,
  memory,
  vectors,
  days,
  invitations,
  keys,
  accounts,
  sync,
  sharing,
  plans,
  travel,
  sharedEdits,
  syncedTodos,
  // A new one stands here.
];
