import type { Messages } from '../en/messages.ts';

const LOAD = { normal: '', high: '（安排较满）', overload: '（安排过满）' };

const some = (count: number, one: string): string[] => (count === 0 ? [] : [`${count} ${one}`]);

export const agenda: Messages['agenda'] = {
  nothing: '没有安排。',
  counts: ({ events, todos, reminders, done }) =>
    [
      ...some(events, '个日程'),
      ...some(todos, '项待办'),
      ...some(reminders, '个提醒'),
      ...(done === 0 ? [] : [`已完成 ${done} 项`]),
    ].join('，'),
  load: ({ hours, level }) => `；共忙 ${hours} 小时${LOAD[level]}`,
  more: ({ rest }) => `另有 ${rest} 项未显示，可缩短时间范围再查。`,
  todos: '到期待办',
  reminders: '提醒',
  done: '已完成',
  free: ({ times }) => `空闲：${times}`,
  noFree: '工作时间内没有空闲。',
};
