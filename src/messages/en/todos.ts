const WHICH = { open: 'open ', done: 'closed ', all: '' };

type Which = keyof typeof WHICH;

const late = (overdue: number) => (overdue > 0 ? `, ${overdue} of them overdue` : '');

export const todos = {
  none: ({ status }: { status: Which }) => `No ${WHICH[status]}todos.`,
  noneMatch: ({ status }: { status: Which }) => `No ${WHICH[status]}todos match.`,
  all: ({ status, total, overdue }: { status: Which; total: number; overdue: number }) =>
    `${total} ${WHICH[status]}${total === 1 ? 'todo' : 'todos'}${late(overdue)}.`,
  some: ({ status, shown, total, overdue }: { status: Which; shown: number; total: number; overdue: number }) =>
    `${shown} of ${total} ${WHICH[status]}todos${late(overdue)}.`,
  /** Of importance and urgency, what was taken from the group. */
  asInGroup: (group: { name: string; importance?: string; urgency?: string }) => {
    const taken = [
      ...(group.importance === undefined ? [] : [`importance ${group.importance}`]),
      ...(group.urgency === undefined ? [] : [`urgency ${group.urgency}`]),
    ];
    return `As usual in the group "${group.name}": ${taken.join(', ')}.`;
  },
};
