import type { Messages } from '../en/messages.ts';

const WHICH = { open: '未完成', done: '已关闭', all: '' };

const late = (overdue: number) => (overdue > 0 ? `，其中 ${overdue} 项已过期` : '');

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
};
