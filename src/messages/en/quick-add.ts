const KINDS = { event: 'Event', reminder: 'Reminder', todo: 'Todo' };

/** What a text wants that adds nothing. */
const WISHES = {
  look: 'This looks something up.',
  free: 'This asks for free time.',
  clock: 'This asks for the time or date.',
  cancel: 'This cancels something: look it up, then pass its id to delete_items.',
  change: 'This changes something that is already there.',
  close: 'This says that something is done.',
  undo: 'This asks to undo something.',
  snooze: 'This snoozes a reminder: look it up, then use reminder_update.',
  notes: 'This looks for a memo.',
  question: 'This is a question, not something to add.',
  condition: 'This depends on something else: what should be added, and when?',
  chat: 'Say what to add, such as "dentist tomorrow 3pm".',
};

export const quickAdd = {
  onlyRead: ({ kind, title, when }: { kind: keyof typeof KINDS; title: string; when: string }) =>
    `Only read, nothing was written. ${KINDS[kind]}: ${title}${when && ` (${when})`}`,
  nothingAdded: ({ wish }: { wish: keyof typeof WISHES }) => `${WISHES[wish]} Nothing was added.`,
  byTime: ({ time }: { time: string }) => `by ${time}`,
  span: ({ from, to }: { from: string; to: string }) => `${from} to ${to}`,
  asked: ({ text, said }: { text: string; said: string }) => `"${text}": ${said} Nothing was written.`,
  whatIsItAbout: 'What is it about?',
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
  noHourSoTodo: 'No hour was given: a todo due that day.',
  deadlineSoTodo: 'A deadline: kept as a todo with that due time, without a reminder.',
  hourTaken: 'No hour was given: taken as 09:00.',
  atWhatTime: 'At what time each time?',
  onceOrRepeated: 'Only this once, or repeatedly?',
  withReminder: ({ told }: { told: number }) => `With a reminder ${told} minutes before.`,
  alarm: 'Alarm',
  wakeUp: 'Wake up',
  placeSoTodo: 'Reminders go off at a time, not at a place: kept as a todo.',
  severalItems: ({ count }: { count: number }) => `These are ${count} items; nothing was written. Add them one by one.`,
  nextThirtyDays: 'next 30 days',
  nextSevenDays: 'next 7 days',
  titleTooLong: ({ most }: { most: number }) => `A title may have at most ${most} characters.`,
  noReminderSet: 'The toolset reminder is off: no reminder was set.',
};
