import type { Messages } from '../en/messages.ts';

export const windows: Messages['windows'] = {
  inWindow: ({ shown, message }) => `${shown}：${message}`,
  hoursOf: ({ days, from, to }) => `${days}，每天 ${from}–${to}`,
  only: ({ window, days }) => `${window}，仅${days.join('、')}`,
  through: ({ day }) => `截至 ${day}`,
  nextWeekToo: '这一周后面没有安排了，连下一周一起列出。',
  nextWeekInstead: '这一周已经没有时间了，这里是下一周的。',
};
