import type { Messages } from '../en/messages.ts';

export const availability: Messages['availability'] = {
  reasons: {
    same_day: '同一天',
    near_time: '时间接近',
    same_half_day: '同一半天',
    same_weekday: '同一星期几',
    prime_hours: '黄金时段',
    preferred_part: '符合偏好时段',
    earliest: '最早',
    leaves_long_block: '保留完整空档',
    next_to_other_event: '紧邻其他日程',
  },
};
