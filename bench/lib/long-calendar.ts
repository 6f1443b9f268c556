import { phoneEvent } from '../../test/sync/replica.ts';

/** When the events of a calendar that is synced start: half an hour each, one after another. */
export const startOf = (index: number): string =>
  new Date(Date.UTC(2027, 0, 1) + index * 1_800_000).toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** Event number `index` of it, as a phone writes one. */
export const eventAt = (index: number, more: readonly string[] = []): string =>
  phoneEvent(`e${index}`, `Event ${index}`, startOf(index), more);
