import { TOOLS } from '../shared/tools.ts';
import { type Reminder, reminder } from './reminded.ts';

const LOAD = { normal: 'Not busy', high: 'Busy', overload: 'Too busy' };

const aside = (moved: boolean): string => (moved ? ' [moved: the time was taken]' : '');

const reminded = (alerts: readonly Reminder[]): string => (alerts.length === 0 ? '' : `, ${reminder(alerts)}`);

/** An invitation that is about to be answered. */
interface Invited {
  readonly title: string;
  readonly when: string;
  readonly organizer: string | undefined;
}

const invited = ({ title, when, organizer = 'the organizer' }: Invited): string =>
  `“${title}” (${when})? The calendar server will tell ${organizer}.`;

export const events = {
  /** Who comes to an event, as its calendar file says. */
  people: {
    invitedBy: ({ name }: { name: string }) => `Invited by ${name}`,
    with: ({ people }: { people: readonly { name: string; answer: string }[] }) =>
      `With ${people.map(({ name, answer }) => `${name} (${answer})`).join(', ')}`,
    /** The user among them. */
    you: ({ name }: { name: string }) => `${name}, you`,
    answers: {
      accepted: 'accepted',
      declined: 'declined',
      tentative: 'maybe',
      'no answer': 'no answer yet',
      delegated: 'sends somebody else',
    },
  },
  askAnswer: {
    accepted: (invitation: Invited) => `Accept ${invited(invitation)}`,
    declined: (invitation: Invited) => `Decline ${invited(invitation)}`,
    tentative: (invitation: Invited) => `Answer “maybe” to ${invited(invitation)}`,
  },
  answerIsSent: 'The answer goes to the calendar server with the next sync.',
  answerStaysHere: 'The answer is only kept here: no connected calendar holds this event.',
  noAddressOf: ({ name, known }: { name: string; known: readonly string[] }) =>
    known.length === 0 ? `No address of “${name}” is known.` : `“${name}” may be any of ${known.join(', ')}.`,
  nameAnAddress: 'Pass an address, such as anna@example.org or Anna <anna@example.org>, or leave the guest out.',
  othersInvite: ({ name }: { name: string }) => `${name} sent this invitation; only they can change who is invited.`,
  /** `come`: who is invited anew; `go`: who no more. */
  askInvite: ({ title, guests, come, go }: { title: string; guests: number; come: number; go: number }) => {
    if (guests === 0)
      return `Invite nobody to “${title}” any more? The calendar server may write to the ${go} who were.`;
    const whom = go === 0 && come === guests ? 'them' : `the ${come + go} who are added or removed`;
    return `Invite ${guests} ${guests === 1 ? 'person' : 'people'} to “${title}”? The calendar server may write to ${whom}.`;
  },
  serverInvites:
    'Perch sends no invitations: the calendar server gets the guests with the next sync, and writes to them if it does that.',
  nobodyInvites: 'No invitation goes out: Perch sends none, and no connected calendar holds this event.',
  declinedIsTaken: 'The event still counts as busy; show_as: free makes the time free again.',
  notInvited: ({ title, addresses }: { title: string; addresses: readonly string[] }) =>
    addresses.length === 0
      ? `“${title}” cannot be answered: no connected calendar says what your address is.`
      : `“${title}” does not invite ${addresses.join(', ')}.`,
  whoIsInvited: `${TOOLS.lookUp.event} with detail full shows who is invited.`,
  answerIsOfAll: 'An answer is to one occurrence or to the whole series.',
  answerOneOrAll: 'Pass scope this or scope all.',
  slotTimeTaken: ({ unused }: { unused: readonly string[] }) =>
    `The time is that of slot_token; not used: ${unused.join(', ')}.`,
  startOrSlotNeeded: 'Either start or slot_token is needed.',
  startTakes: "start takes the user's own words (tomorrow 3pm), 2026-01-28T15:00 (local), or 2026-01-28 for all day.",
  repeatSays: ({ said, taken }: { said: string; taken: string }) =>
    `repeat says ${said}, but start says ${taken}: start is used.`,
  noOccurrence: ({ title, text }: { title: string; text: string }) => `"${title}" has no occurrence at ${text}.`,
  occurrenceIsStart: ({ next }: { next: readonly string[] }) =>
    `occurrence is the original start of one occurrence, such as ${next.join(', ')}.`,
  repeatRuleNamesDays: 'The repeat rule itself names days or times, and these did not move: check it.',
  timeIsInPast: 'This time is in the past.',
  seriesStartsInPast: 'The series starts in the past.',
  confirmPast: ({ date, next }: { date: string; next: string }) =>
    `${date} is in the past; nothing was written. Did you mean ${next}? To record it in the past all the same, confirm.`,
  eachYear: 'It repeats every year.',
  createdSummary: ({ title }: { title: string }) => `Created: ${title}`,
  /** `moved`: to another time, as that one was taken; */
  created: (event: { title: string; when: string; moved: boolean; alerts: readonly Reminder[] }) => {
    const { title, when, moved, alerts } = event;
    return `✓ Created: ${title} (${when})${aside(moved)}${reminded(alerts)}`;
  },
  /** What follows where more reminders were set. */
  reminder: ({ alerts }: { alerts: readonly Reminder[] }) => reminder(alerts),
  reminded: ({ alerts }: { alerts: readonly Reminder[] }) => reminded(alerts),
  startWithTimeNeeded: 'A start with a time is needed.',
  passStartLike: 'Pass start such as 2026-01-28T15:00.',
  nothingInGroup: ({ group }: { group: string }) => `The group "${group}" has no events then.`,
  nothingScheduled: 'Nothing is scheduled then.',
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
  updated: (event: { title: string; when: string; stays: boolean; alerts: readonly Reminder[] }) => {
    const { title, when, stays, alerts } = event;
    return `✓ Updated: ${title} (${when})${stays ? ' – the time is the same as before' : ''}${reminded(alerts)}`;
  },
  /** `message`: that it was updated, to another time than the one given. */
  movedAside: ({ message }: { message: string }) => `${message}${aside(true)}`,
  notOfSeveral: ({ names }: { names: readonly string[] }) => `Not for several events at once: ${names.join(', ')}.`,
  moveSeveral: `${TOOLS.shift} moves several events.`,
  noneToChange: 'no event to change.',
  changedSeveral: ({ count, names }: { count: number; names: string }) =>
    `Changed ${count === 1 ? 'event' : `${count} events`}: ${names}`,
  confirmLoss: ({ count }: { count: number }) =>
    `This overwrites existing details of ${count === 1 ? 'one event' : `${count} events`}. Go ahead?`,
  reminderIsOfSeries: 'The reminder belongs to the whole series, not to one occurrence.',
  useScopeAllForReminder: `Use scope all, or ${TOOLS.update.reminder} for the reminder of this one.`,
  eventMustBegin: 'An event must begin and end within the years 1900–2200.',
  chooseAnotherTime: 'Choose another time, or a shorter one.',
  load: ({ level, hours }: { level: keyof typeof LOAD; hours: number }) => `${LOAD[level]}: ${hours} h`,
  beforeConflict: ({ event }: { event: string }) => `Before: ${event}`,
  confirmDeleteSeries: ({ title }: { title: string }) => `This deletes the whole series "${title}". Go ahead?`,
  noSuchOccurrence: 'There is no such occurrence.',
  awayIsBusy: 'The title suggests that you are away, so these days are shown as busy.',
  usualReminder: 'Reminder as in your profile.',
  learnedPlace: ({ place, agreeing, all }: { place: string; agreeing: number; all: number }) =>
    `No place given: usually ${place} (${agreeing} of ${all}).`,
  learnedReminder: ({ minutes, agreeing, all }: { minutes: readonly number[]; agreeing: number; all: number }) =>
    `No reminder asked for: usually ${minutes.join(' and ')} minutes before (${agreeing} of ${all}).`,
};
