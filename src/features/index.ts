import { Kinds } from '../services/change/kind.ts';
import { events } from './events/feature.ts';
import { groups } from './groups/feature.ts';
import { memories } from './memories/feature.ts';
import { memos } from './memos/feature.ts';
import { profile } from './profile/feature.ts';
import { reminders } from './reminders/feature.ts';
import { shareGroups, shareMembers } from './sharing/feature.ts';
import { todos } from './todos/feature.ts';

/** All kinds of items. A new one is a folder, a line here and one in domain/kinds.ts; what is derived from rows is refreshed in this order. */
export const FEATURES = new Kinds({
  evt: events,
  rem: reminders,
  todo: todos,
  grp: groups,
  memo: memos,
  mem: memories,
  prf: profile,
  shr: shareGroups,
  mbr: shareMembers,
});
