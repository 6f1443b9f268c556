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
};
