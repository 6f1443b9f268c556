import { Kinds } from '../services/change/kind.ts';
import { events } from './events/feature.ts';
import { groups } from './groups/feature.ts';
import { memories } from './memories/feature.ts';
import { memos } from './memos/feature.ts';
import { profile } from './profile/feature.ts';
import { reminders } from './reminders/feature.ts';
import { todos } from './todos/feature.ts';

/** All kinds of items. A new one is a folder and a line here; what is derived from rows is refreshed in this order. */
export const FEATURES = new Kinds([events, reminders, todos, groups, memos, memories, profile]);
