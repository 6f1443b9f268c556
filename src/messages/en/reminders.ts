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
    `This will ${action} the whole series "${title}": it will not go off again. Go ahead?`,
  acted: ({ action, title }: { action: Action; title: string }) => `${ACTED[action]} reminder: ${title}`,
  confirmSeveral: ({ action, count, names }: { action: Action; count: number; names: readonly string[] }) =>
    `This will ${action} ${count} reminders: ${names.join(', ')}. Go ahead?`,
  actedOnSeveral: ({ action, count, names }: { action: Action; count: number; names: readonly string[] }) =>
    `${ACTED[action]} ${count} ${count === 1 ? 'reminder' : 'reminders'}: ${names.join(', ')}`,
  notOfSeveral: ({ names }: { names: readonly string[] }) => `Not for several reminders at once: ${names.join(', ')}.`,
  /** `which`: the time of one occurrence; `next`: when its series goes off again. */
  didAct: (did: { action: Action; title: string; which: string | undefined; next: string | undefined }) => {
    const { action, title, which, next } = did;
    return `✓ ${ACTED[action]}: ${title}${which === undefined ? '' : ` (${which})`}${next === undefined ? '' : ` (next: ${next})`}`;
  },
  lookAtAllReminders: 'look at all reminders',
  dayBeforeTaken: 'No lead time given: 09:00 the day before.',
  minutesBeforeTaken: ({ minutes }: { minutes: number }) => `No lead time given: ${minutes} minutes before.`,
  dueDayTaken: 'No lead time given: 09:00 on the day that it is due.',
  minutesBeforeDueTaken: ({ minutes }: { minutes: number }) =>
    `No lead time given: ${minutes} minutes before it is due.`,
  todoIsNotDue: ({ title }: { title: string }) => `The todo "${title}" is done, or has no due time.`,
  remindAtOrDue: `Give it a due time (${TOOLS.update.todo}), or remind at a time of its own (at).`,
  dueNow: 'That long before has already passed: the reminder is due now.',
  eventHasBegun: 'The event has already begun: no reminder will go off.',
  todoIsOver: 'The todo is due already: no reminder will go off.',
  belongsToEvent: ({ event }: { event: string }) => `This reminder belongs to the event "${event}".`,
  changeAllOrEvent: `Change it with scope all, or change the event itself (${TOOLS.update.event}).`,
  spanBegins: ({ text }: { text: string }) => `"${text}" is a span of time: the reminder goes off when it begins.`,
  whichHourToday: ({ text, hour }: { text: string; hour: string }) =>
    `"${text}" names no hour, and ${hour} has passed: remind at what time? Nothing was written.`,
  hourTaken: ({ hour }: { hour: string }) => `No hour was given: ${hour}.`,
  didYouMean: ({ shown, next }: { shown: string; next: string }) =>
    `${shown} is in the past; nothing was written. Did you mean ${next}?`,
  pastIsDueNow: 'This time is in the past: it is due now.',
  seriesStartsInPast: 'The series starts in the past; only occurrences to come go off.',
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
    `"${title}" was closed as a whole series: part of it cannot be reopened by itself.`,
  reopenAllOrSnooze: 'Reopen it with scope all, or snooze this one.',
  occurrenceHasNoRepeat: 'A single occurrence has no repeat or event of its own.',
  useScope: 'Use scope this_and_future or all.',
  leftItsSeries: 'This occurrence left its series and is now a reminder of its own.',
  followsEventNoMore: ({ event }: { event: string }) => `It no longer follows the event "${event}".`,
  belongsToNoEvent: 'This reminder belongs to no event.',
  snoozedIntoPast: 'It cannot be snoozed until a time that has passed.',
  snoozeLike: 'For example in 10 minutes, tomorrow 9am.',
  makeTwoCalls: 'Make two calls.',
  actionOrFields: 'An action and changes of fields cannot be combined.',
  passActionOrField: 'Pass an action, or at least one field to change.',
  leaveOneOut: 'Leave one of them out.',
  snoozeUntilNeedsSnooze: 'snooze_until goes with the action snooze.',
  snoozeUntilWhen: 'Snooze until when?',
  likeThatAlready: ({ title }: { title: string }) => `"${title}" is already like that.`,
  snoozed: ({ title, until }: { title: string; until: string }) => `✓ Snoozed: ${title} (until ${until})`,
  changedReminderSummary: ({ title }: { title: string }) => `Changed reminder: ${title}`,
  changedReminder: ({ title, when }: { title: string; when: string }) =>
    `✓ Changed reminder: ${title}${when && ` (${when})`}`,
  confirmDeleteSeries: ({ title }: { title: string }) => `This deletes the whole reminder series "${title}". Go ahead?`,
  ofEvent: 'reminder of an event',
  whenNotRead: ({ said }: { said: string }) => `Cannot read when to remind: ${said}`,
  whenLike: 'Pass minutes before the start (15, or 10, 60), or words: half an hour before; the evening before at 8.',
};
