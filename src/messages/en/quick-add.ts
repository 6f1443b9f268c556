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
};
