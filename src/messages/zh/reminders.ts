import type { Messages } from '../en/messages.ts';

const WHICH = {
  open: '未完成',
  due: '到期',
  pending: '待触发',
  snoozed: '已推迟',
  done: '已完成',
  dismissed: '已忽略',
  all: '',
};

const ACTIONS = { complete: '完成', dismiss: '忽略', snooze: '推迟', reopen: '重新打开' };

const late = (due: number) => (due > 0 ? `，其中 ${due} 项到期` : '');

export const reminders: Messages['reminders'] = {
  none: ({ status }) => `没有${WHICH[status]}提醒。`,
  noneMatch: ({ status }) => `没有符合条件的${WHICH[status]}提醒。`,
  all: ({ status, total, due }) => `共 ${total} 项${WHICH[status]}提醒${late(due)}。`,
  some: ({ status, shown, total, due }) => `共 ${total} 项${WHICH[status]}提醒${late(due)}，显示 ${shown} 项。`,
  confirmSeries: ({ action, title }) => `将${ACTIONS[action]}“${title}”的全部重复提醒，以后不再提醒。确认吗？`,
  acted: ({ action, title }) => `${ACTIONS[action]}提醒: ${title}`,
  didAct: ({ action, title }) => `✓ 已${ACTIONS[action]}: ${title}`,
};
