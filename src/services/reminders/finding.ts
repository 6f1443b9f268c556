import type { Finding } from '../change/finding.ts';
import { loadReminders } from './load.ts';
import { listedReminder } from './present.ts';
import { openBetween } from './query.ts';
import { reminderTitles } from './target.ts';

/** Reminders by their titles, or by the time in which they go off. */
export const reminderFinding: Finding = {
  titles: reminderTitles,
  async listed(executor, caller, ids) {
    return (await loadReminders(executor, caller, ids)).map((reminder) => listedReminder(caller, reminder));
  },
  async within(executor, caller, window, query) {
    const open = await openBetween(executor, caller, window, query);
    return open.map(({ id, title, when = '', occurrence }) => ({
      id,
      title,
      when,
      ...(occurrence !== undefined && { occurrence }),
    }));
  },
};
