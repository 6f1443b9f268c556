import type { SyncCalendarRow } from '../../db/sync-rows.ts';
import { COMPONENT } from '../../domain/sync/object.ts';

type Taking = Pick<SyncCalendarRow, 'components'>;

/** Whether a calendar takes events, or todos (RFC 4791 §5.2.3). */
export const takes = ({ components }: Taking, kind: keyof typeof COMPONENT): boolean =>
  (JSON.parse(components) as string[]).includes(COMPONENT[kind]);

/** Whether anything of a calendar has a place here: journals and free times have none. */
export const isOfUse = (components: readonly string[]): boolean =>
  Object.values(COMPONENT).some((one) => components.includes(one));
