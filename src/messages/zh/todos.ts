import type { Messages } from '../en/messages.ts';
import { TOOLS } from '../shared/tools.ts';

const WHICH = { open: '未完成', done: '已关闭', all: '' };

const late = (overdue: number) => (overdue > 0 ? `，其中 ${overdue} 项已逾期` : '');

export const todos: Messages['todos'] = {
  none: ({ status }) => `没有${WHICH[status]}待办。`,
  noneMatch: ({ status }) => `没有符合条件的${WHICH[status]}待办。`,
  all: ({ status, total, overdue }) => `共 ${total} 项${WHICH[status]}待办${late(overdue)}。`,
  some: ({ status, shown, total, overdue }) => `共 ${total} 项${WHICH[status]}待办${late(overdue)}，显示 ${shown} 项。`,
  asInGroup: (group) => {
    const taken = [
      ...(group.importance === undefined ? [] : [`重要性 ${group.importance}`]),
      ...(group.urgency === undefined ? [] : [`紧急性 ${group.urgency}`]),
    ];
    return `按分组“${group.name}”：${taken.join('、')}。`;
  },
  dueIsPast: '截止时间已经过去。',
  whenIsDue: ({ title }) => `“${title}”什么时候截止？尚未写入。`,
  addedTodo: ({ title }) => `添加待办: ${title}`,
  addedTodoDue: ({ title, when }) => `已添加待办: ${title}${when && ` (截止 ${when})`}`,
  confirmClose: ({ count, names }) => `将关闭 ${count} 项待办：${names}。确认吗？`,
  closedTodoSummary: ({ names }) => `关闭待办: ${names}`,
  closedTodo: ({ names }) => `✓ 已关闭待办: ${names}`,
  closedSeveral: ({ count, names }) => `✓ 已关闭 ${count} 项待办: ${names}`,
  closedAlready: ({ names }) => `已经关闭过：${names}。`,
  dependsOnOpen: ({ names }) => `所依赖的待办还未完成：${names}。`,
  freed: ({ names }) => `现在可以开始：${names}。`,
  madeEventOfTodoSummary: ({ title }) => `待办转为日程: ${title}`,
  madeEventOfTodo: ({ title, when }) => `✓ 待办已转为日程并关闭: ${title} (${when})`,
  madeEventAlready: ({ title, id }) => `“${title}”已经转为日程 ${id}。`,
  howToMove: `要改时间请用 ${TOOLS.update.event}。`,
  isClosed: ({ title }) => `“${title}”已经关闭。`,
  openAgainFirst: `先用 ${TOOLS.update.todo}（clear: ["closed_at"]）重新打开。`,
  noneFreeBeforeDue: ({ when }) => `截止（${when}）之前没有空闲。`,
  whenToPlace: ({ title }) => `“${title}”安排在什么时候？尚未写入。`,
  noFreeMinutes: ({ minutes }) => `没有找到 ${minutes} 分钟的空闲，请给出 start。`,
  minutesLong: ({ minutes }) => `时长 ${minutes} 分钟。`,
  usualLengthTaken: ({ minutes }) => `没有估时，按分组的 ${minutes} 分钟。`,
  lengthTaken: ({ minutes }) => `没有估时，按 ${minutes} 分钟。`,
  asEstimated: ({ minutes }) => `按估时 ${minutes} 分钟。`,
  lookAtAllTodos: '看全部待办',
  reopenedTodo: ({ title }) => `重新打开待办: ${title}`,
  changedTodo: ({ title }) => `修改待办: ${title}`,
  changedTodoDue: ({ title, when }) => `已修改待办: ${title}${when && ` (截止 ${when})`}`,
  changedSeveral: ({ count, names }) => `修改 ${count} 项待办: ${names.join('、')}`,
  notWithIds: ({ names }) => `给出 ids 时不能再给 ${names.join('、')}。`,
  circle: ({ titles }) => `依赖不能成环：${titles}。`,
  breakTheCircle: '请从 depends_on 去掉其中一个，或先修改另一项的 depends_on。',
};
