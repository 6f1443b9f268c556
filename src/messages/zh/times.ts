import type { Messages } from '../en/messages.ts';

export const times: Messages['times'] = {
  weekdays: {
    short: ['周一', '周二', '周三', '周四', '周五', '周六', '周日'],
    long: ['星期一', '星期二', '星期三', '星期四', '星期五', '星期六', '星期日'],
  },
};
