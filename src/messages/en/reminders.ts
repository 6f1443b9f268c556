import { TOOLS } from '../shared/tools.ts';

const WHICH = {
  open: 'open ',
  due: 'due ',
  pending: 'pending ',
  snoozed: 'snoozed ',
  done: 'completed ',
  dismissed: 'dismissed ',
  all: '',
};

type Which = keyof typeof WHICH;

const ACTED = { complete: 'Completed', dismiss: 'Dismissed', snooze: 'Snoozed', reopen: 'Reopened' };

type Action = keyof typeof ACTED;

const late = (due: number) => (due > 0 ? `, ${due} of them due` : '');

export const reminders = {
  none: ({ status }: { status: Which }) => `No ${WHICH[status]}reminders.`,
  noneMatch: ({ status }: { status: Which }) => `No ${WHICH[status]}reminders match.`,
  /** `due`: how many of them are, where that is worth saying. */
  all: ({ status, total, due }: { status: Which; total: number; due: number }) =>
    `${total} ${WHICH[status]}${total === 1 ? 'reminder' : 'reminders'}${late(due)}.`,
  some: ({ status, shown, total, due }: { status: Which; shown: number; total: number; due: number }) =>
    `${shown} of ${total} ${WHICH[status]}reminders${late(due)}.`,
  confirmSeries: ({ action, title }: { action: Action; title: string }) =>
    `This will ${action} all of the series "${title}": nothing of it goes off any more. Go ahead?`,
  acted: ({ action, title }: { action: Action; title: string }) => `${ACTED[action]} reminder: ${title}`,
  didAct: ({ action, title }: { action: Action; title: string }) => `✓ ${ACTED[action]}: ${title}`,
  confirmSeveral: ({ action, count, names }: { action: Action; count: number; names: readonly string[] }) =>
    `This will ${action} ${count} reminders: ${names.join(', ')}. Go ahead?`,
  actedOnSeveral: ({ action, count, names }: { action: Action; count: number; names: readonly string[] }) =>
    `${ACTED[action]} ${count} ${count === 1 ? 'reminder' : 'reminders'}: ${names.join(', ')}`,
  notWithIds: ({ names }: { names: readonly string[] }) => `Not together with ids: ${names.join(', ')}.`,
  eventHasSeveralReminders: ({ ids }: { ids: string }) => `This event has several reminders: ${ids}.`,
  changeOneOfThem: `Change one of them with ${TOOLS.update.reminder} (minutes_before).`,
  lookAtAllReminders: 'look at all reminders',
  dayBeforeTaken: 'No lead time given: 09:00 the day before.',
  minutesBeforeTaken: ({ minutes }: { minutes: number }) => `No lead time given: ${minutes} minutes before.`,
  dueNow: 'So long before it lies in the past: it is due now.',
  eventHasBegun: 'The event has begun already: nothing will go off.',
  belongsToEvent: ({ event }: { event: string }) => `This reminder belongs to the event ${event}.`,
  changeAllOrEvent: `Change it with scope all, or change the event itself (${TOOLS.update.event}).`,
  spanBegins: ({ text }: { text: string }) => `"${text}" is a span of time: it goes off when that begins.`,
  whichHourToday: ({ text, hour }: { text: string; hour: string }) =>
    `"${text}" names no hour, and ${hour} has passed: remind at what time? Nothing was written.`,
  hourTaken: ({ hour }: { hour: string }) => `No hour was given: ${hour}.`,
  didYouMean: ({ shown, next }: { shown: string; next: string }) =>
    `${shown} is in the past; nothing was written. Did you mean ${next}?`,
  pastIsDueNow: 'This time is in the past: it is due now.',
  seriesStartsInPast: 'The series starts in the past; only what is to come goes off.',
  addedReminderSummary: ({ title }: { title: string }) => `Added reminder: ${title}`,
  addedReminder: ({ title, when }: { title: string; when: string }) =>
    `✓ Added reminder: ${title}${when && ` (${when})`}`,
  noNotificationReaches:
    'No notification can reach the user from here: it will not pop up, only be mentioned in the conversation.',
  noTimeOfItsOwn: 'A reminder of an event has no time of its own.',
  passEventOrTime: 'Pass event_id with minutes_before, or at with repeat.',
  minutesBeforeNeedsEvent: 'minutes_before needs an event.',
  passEventIdOrAt: 'Pass event_id, or use at.',
  remindWhen: 'Remind when?',
  atTakes: "at takes the user's own words (tomorrow 3pm, in 20 minutes); for an event use event_id and minutes_before.",
  missed: ({ count }: { count: number }) => `${count} missed ${count === 1 ? 'reminder' : 'reminders'}`,
  due: ({ count }: { count: number }) => `${count} ${count === 1 ? 'reminder' : 'reminders'} due`,
  noOccurrence: ({ title, text }: { title: string; text: string }) => `"${title}" has no occurrence at ${text}.`,
  occurrenceIsTime: ({ next }: { next: readonly string[] }) =>
    `occurrence is the original time of one occurrence, such as ${next.join(', ')}.`,
  snoozeOneOccurrence: 'Only one occurrence can be snoozed.',
  useScopeThis: 'Use scope this with occurrence; to move the whole series, pass at.',
  closedAsSeries: ({ title }: { title: string }) =>
    `"${title}" was closed as a series: a part of it cannot be opened by itself.`,
  reopenAllOrSnooze: 'Reopen it with scope all, or snooze this one.',
  occurrenceHasNoRepeat: 'A single occurrence has no repeat or event of its own.',
  useScope: 'Use scope this_and_future or all.',
  leftItsSeries: 'This occurrence left its series and is a reminder of its own now.',
  followsEventNoMore: ({ eventId }: { eventId: string }) => `It follows the event ${eventId} no more.`,
  belongsToNoEvent: 'This reminder belongs to no event.',
  snoozedIntoPast: 'It cannot be snoozed until a time that has passed.',
  snoozeLike: 'For example in 10 minutes, tomorrow 9am.',
  makeTwoCalls: 'Make two calls.',
  actionOrFields: 'An action and a change of fields do not go together.',
  passActionOrField: 'Pass an action, or at least one field to change.',
  leaveOneOut: 'Leave one of them out.',
  snoozeUntilNeedsSnooze: 'snooze_until goes with the action snooze.',
  snoozeUntilWhen: 'Snooze until when?',
  likeThatAlready: ({ title }: { title: string }) => `"${title}" is like that already.`,
  snoozed: ({ title, until }: { title: string; until: string }) => `✓ Snoozed: ${title} (until ${until})`,
  nextAt: ({ when }: { when: string }) => ` (next: ${when})`,
  changedReminderSummary: ({ title }: { title: string }) => `Changed reminder: ${title}`,
  changedReminder: ({ title, when }: { title: string; when: string }) => `✓ Changed reminder: ${title}${when}`,
  confirmDeleteSeries: ({ title }: { title: string }) =>
    `This deletes all of the reminder series "${title}". Go ahead?`,
  ofEvent: 'reminder of an event',
};
