import type { Messages } from '../en/messages.ts';

const LOAD = { normal: '', high: '（满）', overload: '（超载）' };

export const shown: Messages['shown'] = {
  reminderIs: {
    due: '到期',
    pending: '待提醒',
    snoozed: '已推迟到此时',
    missed: '已错过',
    done: '已完成',
    dismissed: '已忽略',
  },
  busyHours: ({ hours, level }) => `忙 ${hours} 小时${LOAD[level]}`,
};
