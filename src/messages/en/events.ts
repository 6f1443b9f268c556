import { TOOLS } from '../shared/tools.ts';

const aside = (moved: boolean): string => (moved ? ' [moved: the time was taken]' : '');

/** A reminder that was set: before the start, or for an all-day event on a day before at that time. */
type Reminder = { readonly minutes: number } | { readonly days: number; readonly clock: string } | undefined;

function reminded(reminder: Reminder): string {
  if (reminder === undefined) return '';
  if ('minutes' in reminder) return `, reminder ${reminder.minutes} min before`;
  const { days, clock } = reminder;
  if (days === 0) return `, reminder at ${clock} that day`;
  return `, reminder at ${clock}, ${days === 1 ? '1 day' : `${days} days`} before`;
}

export const events = {
  slotTimeTaken: ({ unused }: { unused: readonly string[] }) =>
    `The time is that of slot_token; not used: ${unused.join(', ')}.`,
  startOrSlotNeeded: 'Either start or slot_token is needed.',
  startTakes: "start takes the user's own words (tomorrow 3pm), 2026-01-28T15:00 (local), or 2026-01-28 for all day.",
  repeatSays: ({ said, taken }: { said: string; taken: string }) =>
    `repeat says ${said}; the ${taken} of start is taken.`,
  noOccurrence: ({ title, text }: { title: string; text: string }) => `"${title}" has no occurrence at ${text}.`,
  occurrenceIsStart: ({ next }: { next: readonly string[] }) =>
    `occurrence is the original start of one occurrence, such as ${next.join(', ')}.`,
  repeatRuleNamesDays: 'The repeat rule itself names days or times, and these did not move: check it.',
  timeIsInPast: 'This time is in the past.',
  seriesStartsInPast: 'The series starts in the past.',
  confirmPast: ({ date, next }: { date: string; next: string }) =>
    `${date} is in the past; nothing was written. Did you mean ${next}? To record it in the past all the same, confirm.`,
  createdSummary: ({ title }: { title: string }) => `Created: ${title}`,
  /** `moved`: to another time, as that one was taken; */
  created: (event: { title: string; when: string; moved: boolean; reminder: Reminder }) => {
    const { title, when, moved, reminder } = event;
    return `✓ Created: ${title} (${when})${aside(moved)}${reminded(reminder)}`;
  },
  /** What follows where more reminders were set. */
  reminded: ({ reminder }: { reminder: Reminder }) => reminded(reminder),
  startWithTimeNeeded: 'A start with a time is needed.',
  passStartLike: 'Pass start such as 2026-01-28T15:00.',
  nothingInGroup: ({ group }: { group: string }) => `The group "${group}" has no events in this time.`,
  nothingScheduled: 'Nothing is scheduled in this time.',
  nothingMatches: ({ query }: { query: string }) => `Nothing in this time matches "${query}".`,
  someOf: ({ all, shown }: { all: number | string; shown: number }) => `${shown} of ${all} events.`,
  count: ({ total }: { total: number }) => (total === 1 ? '1 event.' : `${total} events.`),
  lookAtDays: ({ days }: { days: number }) => `look at ${days} days`,
  ofAllGroups: 'of all groups',
  withoutWords: 'without the words',
  changedOccurrencesDropped: ({ dropped }: { dropped: number }) =>
    `${dropped} changed occurrence${dropped === 1 ? ' does' : 's do'} not fit the new repeat and went with the old one (undo restores them).`,
  occurrenceHasNoRepeat: 'A single occurrence has no repeat of its own.',
  changeRepeatByScope: 'Change repeat with scope this_and_future or all.',
  changesAll: ({ title, from, to }: { title: string; from: string; to: string }) =>
    `This changes the whole series "${title}": ${from} → ${to}. Go ahead?`,
  updatedSummary: ({ title }: { title: string }) => `Updated: ${title}`,
  /** `stays`: the time that was given is the one it has already. */
  updated: (event: { title: string; when: string; stays: boolean; reminder: Reminder }) => {
    const { title, when, stays, reminder } = event;
    return `✓ Updated: ${title} (${when})${stays ? ' – the time is the same as before' : ''}${reminded(reminder)}`;
  },
  /** `message`: that it was updated, to another time than the one given. */
  movedAside: ({ message }: { message: string }) => `${message}${aside(true)}`,
  reminderIsOfSeries: 'The reminder is that of the whole series, not of one occurrence.',
  useScopeAllForReminder: `Use scope all, or ${TOOLS.update.reminder} for the reminder of this one.`,
  eventMustBegin: 'An event must begin and end within the years 1900–2200.',
  chooseAnotherTime: 'Choose another time, or a shorter one.',
  load: ({ level, hours }: { level: string; hours: number }) => `Load: ${level} (${hours} h)`,
  beforeConflict: 'Before',
  confirmDeleteSeries: ({ title }: { title: string }) => `This deletes the whole series "${title}". Go ahead?`,
  noSuchOccurrence: 'There is no such occurrence.',
  awayIsBusy: 'The title says that you are away: these days are shown as busy.',
};
