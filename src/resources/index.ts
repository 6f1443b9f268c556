import { calendar } from './calendar.ts';
import { groups } from './groups.ts';
import { memo } from './memo.ts';
import { profile } from './profile.ts';
import { remindersDue } from './reminders-due.ts';
import type { Resource } from './resource.ts';

/** Every resource, in the order in which a host lists them. */
export const resources: readonly Resource[] = [calendar, remindersDue, groups, memo, profile];
