import { TOOLS } from '../shared/tools.ts';

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
  dueIsPast: 'The due time is in the past.',
  whenIsDue: ({ title }: { title: string }) => `When is "${title}" due? Nothing was written.`,
  addedTodo: ({ title }: { title: string }) => `Added todo: ${title}`,
  addedTodoDue: ({ title, when }: { title: string; when: string }) => `Added todo: ${title}${when && ` (due ${when})`}`,
  confirmClose: ({ count, names }: { count: number; names: string }) =>
    `This closes ${count} todos: ${names}. Go ahead?`,
  closedTodoSummary: ({ names }: { names: string }) => `Closed todo: ${names}`,
  closedTodo: ({ names }: { names: string }) => `✓ Closed todo: ${names}`,
  closedSeveral: ({ count, names }: { count: number; names: string }) => `✓ Closed ${count} todos: ${names}`,
  closedAlready: ({ names }: { names: string }) => `Already closed: ${names}.`,
  dependsOnOpen: ({ names }: { names: string }) => `It depends on todos that are still open: ${names}.`,
  freed: ({ names }: { names: string }) => `Ready to start: ${names}.`,
  madeEventOfTodoSummary: ({ title }: { title: string }) => `Made an event of the todo: ${title}`,
  madeEventOfTodo: ({ title, when }: { title: string; when: string }) =>
    `✓ Made an event of the todo and closed it: ${title} (${when})`,
  madeEventAlready: ({ title, id }: { title: string; id: string }) =>
    `"${title}" has already been made an event: ${id}.`,
  howToMove: `To move it, use ${TOOLS.update.event}.`,
  isClosed: ({ title }: { title: string }) => `"${title}" is closed.`,
  openAgainFirst: `Open it again first: ${TOOLS.update.todo} with clear: ["closed_at"].`,
  noneFreeBeforeDue: ({ when }: { when: string }) => `No time is free before it is due (${when}).`,
  whenToPlace: ({ title }: { title: string }) => `When should "${title}" take place? Nothing was written.`,
  noFreeMinutes: ({ minutes }: { minutes: number }) => `No free ${minutes} minutes were found; give a start.`,
  minutesLong: ({ minutes }: { minutes: number }) => `${minutes} minutes long.`,
  usualLengthTaken: ({ minutes }: { minutes: number }) =>
    `It has no estimate: ${minutes} minutes, as usual in its group.`,
  lengthTaken: ({ minutes }: { minutes: number }) => `It has no estimate: taken as ${minutes} minutes.`,
  asEstimated: ({ minutes }: { minutes: number }) => `${minutes} minutes long, as estimated.`,
  lookAtAllTodos: 'look at all todos',
  reopenedTodo: ({ title }: { title: string }) => `Reopened todo: ${title}`,
  changedTodo: ({ title }: { title: string }) => `Changed todo: ${title}`,
  changedTodoDue: ({ title, when }: { title: string; when: string }) =>
    `Changed todo: ${title}${when && ` (due ${when})`}`,
  changedSeveral: ({ count, names }: { count: number; names: readonly string[] }) =>
    `Changed ${count} ${count === 1 ? 'todo' : 'todos'}: ${names.join(', ')}`,
  notWithIds: ({ names }: { names: readonly string[] }) => `Not together with ids: ${names.join(', ')}.`,
  circle: ({ titles }: { titles: string }) => `Dependencies may not form a circle: ${titles}.`,
  breakTheCircle: 'Leave one of them out of depends_on, or change depends_on of the other first.',
};
