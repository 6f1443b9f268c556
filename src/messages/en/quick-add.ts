import { TOOLS } from '../shared/tools.ts';

const KINDS = { event: 'Event', reminder: 'Reminder', todo: 'Todo', memo: 'Note', memory: 'Memory' };

/** What is not known of a word that was not read. */
const UNREAD = {
  exclusion: 'what is left out?',
  bound: 'from when until when?',
  zone: 'in which time zone?',
  frequency: 'how often, and when exactly?',
  condition: 'that cannot be known beforehand. When is it to be?',
  anchor: 'at what time is that?',
  number: 'is that a time or a count?',
  length: 'how long does what take?',
  entry: 'is that another item?',
};

/** What a text wants that adds nothing. */
const WISHES = {
  look: 'This looks something up.',
  free: 'This asks for free time.',
  clock: 'This asks for the time or date.',
  cancel: `This cancels something: look it up, then pass its id to ${TOOLS.delete}.`,
  change: 'This changes something that is already there.',
  close: 'This says that something is done.',
  undo: 'This asks to undo something.',
  snooze: `This snoozes a reminder: look it up, then use ${TOOLS.update.reminder}.`,
  notes: 'This looks for a memo.',
  question: 'This is a question, not something to add.',
  chat: 'Say what to add, such as "dentist tomorrow 3pm".',
};

export const quickAdd = {
  oneRead: ({ kind, title, when }: { kind: keyof typeof KINDS; title: string; when: string }) =>
    `${KINDS[kind]}: ${title}${when && ` (${when})`}`,
  onlyRead: ({ items }: { items: readonly string[] }) => `Only read, nothing was written. ${items.join('; ')}`,
  addedSeveral: ({ items }: { items: readonly string[] }) => `✓ Added ${items.length} items: ${items.join(', ')}`,
  addedSeveralSummary: ({ items }: { items: readonly string[] }) => `Added ${items.length} items: ${items.join(', ')}`,
  inTheWay: ({ title, said, count }: { title: string; said: string; count: number }) =>
    `"${title}": ${said} None of the ${count} items was written.`,
  toldBeside: ({ title, allDay }: { title: string; allDay: boolean }) =>
    allDay
      ? `The reminder "${title}" goes off at 09:00 of that day.`
      : `The reminder "${title}" goes off 10 minutes before.`,
  keptAsNote: ({ note }: { note: string }) => `"${note}" is kept as its note.`,
  untilNext: ({ title }: { title: string }) => `"${title}" lasts until the next one begins.`,
  since: ({ day }: { day: string }) => `Since ${day}`,
  countedFrom: ({ title, when }: { title: string; when: string }) => `Counted from "${title}" (${when}).`,
  away: 'You are away then, so it is shown as busy.',
  unreadWord: ({ class: of, word }: { class: keyof typeof UNREAD; word: string }) =>
    `"${word}" could not be read: ${UNREAD[of]}`,
  wordLost: ({ word }: { word: string }) =>
    `"${word}" has no part in what was read: please say it another way, or as two sentences.`,
  nothingAdded: ({ wish }: { wish: keyof typeof WISHES }) => `${WISHES[wish]} Nothing was added.`,
  byTime: ({ time }: { time: string }) => `by ${time}`,
  span: ({ from, to }: { from: string; to: string }) => `${from} to ${to}`,
  asked: ({ text, said }: { text: string; said: string }) => `"${text}": ${said} Nothing was written.`,
  whatIsItAbout: 'What is it about?',
  countsFrom: ({ words, before }: { words: string; before: string }) =>
    `"${words}": counted from now, or from "${before}"?`,
  severalTimes: ({ times }: { times: string }) =>
    `More than one time (${times}): which one, or are these several items?`,
  atHour: ({ plain }: { plain: string }) => `at ${plain}`,
  someTimesUnread: 'Some of the times could not be read; please put it another way.',
  whenToRemind: 'When should the reminder go off?',
  whenAndSettled: 'When is it, and is that settled?',
  noTimeSoTodo: 'No time was given: kept as a todo, without a reminder.',
  isOver: 'That time has passed.',
  eachTimeOrNext: 'Each time, or only the next?',
  whichDayExactly: 'Which day exactly?',
  whichDaysExactly: 'Which days exactly?',
  beforeBeginOrEnd: 'Before that begins, or before it ends?',
  toDoOrAbout: 'Is it to be done then, or is the time only part of what it is about?',
  fromToday: 'Only the last day was given: taken as from today on.',
  noHourSoTodo: 'No hour was given: a todo due that day.',
  deadlineSoTodo: 'A deadline: kept as a todo with that due time, without a reminder.',
  hourTaken: 'No hour was given: taken as 09:00.',
  atWhatTime: 'At what time each time?',
  inAllOrEach: 'So many in all, or of each of them?',
  untilWhen: 'Until when, or how many times?',
  onceOrRepeated: 'Only this once, or repeatedly?',
  alarm: 'Alarm',
  wakeUp: 'Wake up',
  placeSoTodo: 'Reminders go off at a time, not at a place: kept as a todo.',
  severalItems: ({ count, place, said, why }: { count: number; place: number; said: string; why: string }) =>
    `These are ${count} items; none was written. Number ${place}, "${said}": ${why}`,
  nextThirtyDays: 'next 30 days',
  nextSevenDays: 'next 7 days',
  reminderKeepsZone: ({ zone }: { zone: string }) =>
    `A reminder stays on the time of ${zone}; an event can follow you.`,
  titleTooLong: ({ most }: { most: number }) => `A title may have at most ${most} characters.`,
  noReminderSet: 'The toolset reminder is off: no reminder was set.',
};
