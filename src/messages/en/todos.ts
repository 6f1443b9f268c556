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
  /** Which importance and urgency were taken from the group. */
  asInGroup: (group: { name: string; importance?: 'high' | 'normal'; urgency?: 'high' | 'normal' }) => {
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
  madeEventOfTodoSummary: ({ title }: { title: string }) => `Planned the todo: ${title}`,
  madeEventOfTodo: ({ title, when }: { title: string; when: string }) =>
    `✓ Planned, and still open: ${title} (${when})`,
  plannedAlready: ({ title, when, id }: { title: string; when: string; id: string }) =>
    `"${title}" is already planned for ${when} (${id}).`,
  planned: ({ when }: { when: string }) => `planned ${when}`,
  stillPlanned: ({ title, when }: { title: string; when: string }) =>
    `The time planned for "${title}" (${when}) stays in the calendar.`,
  howToMove: `To move it, use ${TOOLS.update.event}.`,
  isClosed: ({ title }: { title: string }) => `"${title}" is closed.`,
  openAgainFirst: `Open it again first: ${TOOLS.update.todo} with clear: ["closed_at"].`,
  noneFreeBeforeDue: ({ when }: { when: string }) => `No time is free before it is due (${when}).`,
  whenToPlace: ({ title }: { title: string }) => `When should "${title}" take place? Nothing was written.`,
  noFreeMinutes: ({ minutes }: { minutes: number }) => `No free ${minutes} minutes were found; give a start.`,
  minutesLong: ({ minutes }: { minutes: number }) => `${minutes} minutes long.`,
  lengthTaken: ({ minutes }: { minutes: number }) => `It has no estimate: taken as ${minutes} minutes.`,
  asEstimated: ({ minutes }: { minutes: number }) => `${minutes} minutes long, as estimated.`,
  lookAtAllTodos: 'look at all todos',
  reopenedTodo: ({ title }: { title: string }) => `Reopened todo: ${title}`,
  changedTodo: ({ title }: { title: string }) => `Changed todo: ${title}`,
  changedTodoDue: ({ title, when }: { title: string; when: string }) =>
    `Changed todo: ${title}${when && ` (due ${when})`}`,
  changedSeveral: (done: { count: number; names: readonly string[]; due: string | undefined }) =>
    `Changed ${done.count === 1 ? 'todo' : `${done.count} todos`}: ${done.names.join(', ')}${done.due === undefined ? '' : ` (due ${done.due})`}`,
  notOfSeveral: ({ names }: { names: readonly string[] }) => `Not for several todos at once: ${names.join(', ')}.`,
  dueInOrBefore: 'due_in and due_before both say when they are due.',
  confirmLoss: ({ count, names }: { count: number; names: readonly string[] }) =>
    `This overwrites existing details of ${count === 1 ? 'one todo' : `${count} todos`}: ${names.join(', ')}. Go ahead?`,
  circle: ({ titles }: { titles: string }) => `Dependencies may not form a circle: ${titles}.`,
  breakTheCircle: 'Leave one of them out of depends_on, or change depends_on of the other first.',
  afterDone: ({ text }: { text: string }) => `${text}, counted from when it was done`,
  fromNeedsRepeat: 'repeat_from needs a repeat, and there is none.',
  onlyThisMoved: 'Only this time has moved; the next one is due by the rule again (repeat changes the rule).',
  nextDue: ({ title, when }: { title?: string | undefined; when: string }) =>
    title === undefined ? `next due ${when}` : `next: ${title} (due ${when})`,
  timesPassed: ({ title, count }: { title: string; count: number }) =>
    `"${title}": ${count === 1 ? 'one earlier time' : `${count} earlier times`} ${count === 1 ? 'has' : 'have'} passed and ${count === 1 ? 'is' : 'are'} skipped.`,
  wasLastTime: ({ title }: { title: string }) => `"${title}" will not repeat again: that was the last time.`,
  nextTakenBack: 'The next one, created when it was closed, was taken back.',
  seriesGoneOn: 'It no longer repeats: later times have already been closed.',
  partOf: ({ title }: { title: string }) => `part of ${title}`,
  confirmDeleteWhole: ({ title, count, names }: { title: string; count: number; names: readonly string[] }) =>
    `This deletes "${title}" and its ${count === 1 ? 'subtask' : `${count} subtasks`}: ${names.join(', ')}. Go ahead?`,
  partsStayOpen: ({ names }: { names: readonly string[] }) => `Subtasks still open: ${names.join(', ')}.`,
  partsAllClosed: ({ names }: { names: readonly string[] }) => `All subtasks are closed now: ${names.join(', ')}.`,
  partOfItself: ({ titles }: { titles: string }) => `A todo cannot be part of itself: ${titles}.`,
  chooseAnotherParent: 'Choose another parent, or clear the parent of the other one first.',
};
