import { matchingIds } from '../availability/filter.ts';
import { occurrencesIn } from '../availability/reading.ts';
import type { Finding } from '../change/finding.ts';
import { eventTitles, listedEvents } from '../series/event-target.ts';
import { viewOf, withRows } from '../series/present.ts';

const MOST = 1_000;

/** Events by their titles, or by the time that they begin in. */
export const eventFinding: Finding = {
  titles: eventTitles,
  listed: listedEvents,
  async within(executor, caller, window, query) {
    const only = await matchingIds(executor, caller, { query });
    const all = await occurrencesIn(executor, caller, window, { kind: 'all', only, most: MOST });
    // A trip that began before is not an event of the day that is emptied.
    const begun = all.filter(({ start }) => start >= window.from);
    return (await withRows(executor, caller, begun)).map((found) => {
      const { id, occurrence, title, when } = viewOf(caller, found);
      return { id, title, when, ...(occurrence !== undefined && { occurrence }) };
    });
  },
};
