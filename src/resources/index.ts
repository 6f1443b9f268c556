import { calendar } from './calendar.ts';
import { memo } from './memo.ts';
import type { Resource } from './resource.ts';

/** Every resource, in the order in which a host lists them. */
export const resources: readonly Resource[] = [calendar, memo];
