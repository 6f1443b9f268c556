import type { Messages } from '../en/messages.ts';

export const reschedule: Messages['reschedule'] = {
  stays: {
    'all-day': '全天日程没有钟点可移',
    begun: '已经开始或过去',
    earlier: '在这段时间之前就开始了',
    there: '已经在那里',
    past: '那个时间已经过去',
    full: '那天没有空闲',
  },
};
