const KINDS = { event: 'Event', reminder: 'Reminder', todo: 'Todo' };

/** What a text wants that adds nothing. */
const WISHES = {
  look: 'This asks for something that is there, it does not add.',
  free: 'This asks for free time.',
  clock: 'This asks for the time or date.',
  cancel: 'This cancels something: look it up, then pass its id to delete_items.',
  change: 'This changes something that is there.',
  close: 'This says that something is done.',
  undo: 'This takes something back.',
  snooze: 'This snoozes a reminder: look it up, then use reminder_update.',
  notes: 'This looks for a note.',
  question: 'This is a question, nothing to add.',
  condition: 'This depends on something: what is to be added, and when?',
  chat: 'Say what to add, such as "dentist tomorrow 3pm".',
};

export const quickAdd = {
  onlyRead: ({ kind, title, when }: { kind: keyof typeof KINDS; title: string; when: string }) =>
    `Only read, nothing was written. ${KINDS[kind]}: ${title}${when && ` (${when})`}`,
  nothingAdded: ({ wish }: { wish: keyof typeof WISHES }) => `${WISHES[wish]} Nothing was added.`,
  byTime: ({ time }: { time: string }) => `by ${time}`,
  toTime: ' to ',
  asked: ({ text, said }: { text: string; said: string }) => `"${text}": ${said} Nothing was written.`,
  whatIsItAbout: 'What is it about?',
  severalTimes: ({ times }: { times: string }) =>
    `More than one time (${times}): which one, or are these several items?`,
  atHour: ({ plain }: { plain: string }) => `at ${plain}`,
  someTimesUnread: 'Not all of its times could be read; say it in other words.',
  whenToRemind: 'When should the reminder go off?',
  whenAndSettled: 'When, and is it settled?',
  noTimeSoTodo: 'No time was given: kept as a todo, without a reminder.',
  isOver: 'That is over.',
  eachTimeOrNext: 'Each time, or only the next?',
  whichDayExactly: 'Which day exactly?',
  whichDaysExactly: 'Which days exactly?',
  beforeBeginOrEnd: 'Before it begins, or before it ends?',
  toDoOrAbout: 'Is it to be done then, or only a part of what it is about?',
  noHourSoTodo: 'No hour was given: a todo due that day.',
  deadlineSoTodo: 'A deadline: kept as a todo with that due time, without a reminder.',
  hourTaken: 'No hour was given: taken as 09:00.',
  atWhatTime: 'At what time each time?',
  onceOrRepeated: 'Only this once, or again and again?',
  withReminder: ({ told }: { told: number }) => `With a reminder ${told} minutes before.`,
  alarm: 'Alarm',
  wakeUp: 'Wake up',
  placeSoTodo: 'Nothing can go off at a place: kept as a todo to look at.',
  severalItems: ({ count }: { count: number }) => `These are ${count} items; nothing was written. Add them one by one.`,
  nextThirtyDays: 'next 30 days',
  nextSevenDays: 'next 7 days',
  titleTooLong: ({ most }: { most: number }) => `A title may have at most ${most} characters.`,
  noReminderSet: 'The toolset reminder is off: no reminder was set.',
};
