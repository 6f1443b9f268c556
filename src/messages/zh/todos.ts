import type { Messages } from '../en/messages.ts';
import { TOOLS } from '../shared/tools.ts';

const LEVELS = { high: '高', normal: '普通' };

const WHICH = { open: '未完成', done: '已关闭', all: '' };

const late = (overdue: number) => (overdue > 0 ? `，其中 ${overdue} 项已逾期` : '');

export const todos: Messages['todos'] = {
  none: ({ status }) => `没有${WHICH[status]}待办。`,
  noneMatch: ({ status }) => `没有符合条件的${WHICH[status]}待办。`,
  all: ({ status, total, overdue }) => `共 ${total} 项${WHICH[status]}待办${late(overdue)}。`,
  some: ({ status, shown, total, overdue }) => `共 ${total} 项${WHICH[status]}待办${late(overdue)}，显示 ${shown} 项。`,
  asInGroup: (group) => {
    const taken = [
      ...(group.importance === undefined ? [] : [`重要性${LEVELS[group.importance]}`]),
      ...(group.urgency === undefined ? [] : [`紧急性${LEVELS[group.urgency]}`]),
    ];
    return `按分组“${group.name}”：${taken.join('、')}。`;
  },
  dueIsPast: '截止时间已经过去。',
  whenIsDue: ({ title }) => `“${title}”什么时候截止？尚未写入。`,
  addedTodo: ({ title }) => `添加待办：${title}`,
  addedTodoDue: ({ title, when }) => `已添加待办：${title}${when && `（截止 ${when}）`}`,
  confirmClose: ({ count, names }) => `将关闭 ${count} 项待办：${names}。确认吗？`,
  closedTodoSummary: ({ names }) => `关闭待办：${names}`,
  closedTodo: ({ names }) => `✓ 已关闭待办：${names}`,
  closedSeveral: ({ count, names }) => `✓ 已关闭 ${count} 项待办：${names}`,
  closedAlready: ({ names }) => `已经关闭过：${names}。`,
  dependsOnOpen: ({ names }) => `所依赖的待办还未完成：${names}。`,
  freed: ({ names }) => `现在可以开始：${names}。`,
  madeEventOfTodoSummary: ({ title }) => `为待办安排时间：${title}`,
  madeEventOfTodo: ({ title, when }) => `✓ 已排进日程，待办仍未完成：${title}（${when}）`,
  plannedAlready: ({ title, when, id }) => `“${title}”已经排在 ${when}（${id}）。`,
  planned: ({ when }) => `计划 ${when}`,
  stillPlanned: ({ title, when }) => `为“${title}”留的时间（${when}）仍在日程里。`,
  howToMove: `要改时间请用 ${TOOLS.update.event}。`,
  isClosed: ({ title }) => `“${title}”已经关闭。`,
  openAgainFirst: `先用 ${TOOLS.update.todo}（clear: ["closed_at"]）重新打开。`,
  noneFreeBeforeDue: ({ when }) => `截止（${when}）之前没有空闲。`,
  whenToPlace: ({ title }) => `“${title}”安排在什么时候？尚未写入。`,
  noFreeMinutes: ({ minutes }) => `没有找到 ${minutes} 分钟的空闲，请给出 start。`,
  minutesLong: ({ minutes }) => `时长 ${minutes} 分钟。`,
  lengthTaken: ({ minutes }) => `没有估时，按 ${minutes} 分钟。`,
  asEstimated: ({ minutes }) => `按估时 ${minutes} 分钟。`,
  lookAtAllTodos: '看全部待办',
  reopenedTodo: ({ title }) => `重新打开待办：${title}`,
  changedTodo: ({ title }) => `修改待办：${title}`,
  changedTodoDue: ({ title, when }) => `已修改待办：${title}${when && `（截止 ${when}）`}`,
  changedSeveral: ({ count, names, due }) =>
    `修改${count === 1 ? '' : ` ${count} 项`}待办：${names.join('、')}${due === undefined ? '' : `（截止 ${due}）`}`,
  notOfSeveral: ({ names }) => `一次改多项时不能给 ${names.join('、')}。`,
  dueInOrBefore: 'due_in 和 due_before 只能给一个。',
  confirmLoss: ({ count, names }) => `将覆盖 ${count} 项待办原有的内容：${names.join('、')}。确认吗？`,
  circle: ({ titles }) => `依赖不能成环：${titles}。`,
  breakTheCircle: '请从 depends_on 去掉其中一个，或先修改另一项的 depends_on。',
  afterDone: ({ text }) => `${text}（从完成那天算起）`,
  fromNeedsRepeat: 'repeat_from 说明重复从何时算起，但没有 repeat。',
  onlyThisMoved: '只改了这一次的截止时间，下一次仍按原规则（要改规则请用 repeat）。',
  nextDue: ({ title, when }) => (title === undefined ? `下一次截止 ${when}` : `下一次：${title}（截止 ${when}）`),
  timesPassed: ({ title, count }) => `“${title}”之前有 ${count} 次已经过期，不再补上。`,
  wasLastTime: ({ title }) => `“${title}”这是最后一次，不再重复。`,
  nextTakenBack: '关闭时生成的下一次已撤回。',
  seriesGoneOn: '后面的几次已经完成，因此这一项不再重复。',
  partOf: ({ title }) => `属于 ${title}`,
  confirmDeleteWhole: ({ title, count, names }) =>
    `将删除“${title}”及其 ${count} 个子任务：${names.join('、')}。确认吗？`,
  partsStayOpen: ({ names }) => `还有子任务未完成：${names.join('、')}。`,
  partsAllClosed: ({ names }) => `子任务已全部完成：${names.join('、')}。`,
  partOfItself: ({ titles }) => `待办不能是自己的子任务：${titles}。`,
  chooseAnotherParent: '请另选 parent，或先清空另一项的 parent。',
};
