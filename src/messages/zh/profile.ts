import type { Messages } from '../en/messages.ts';

export const profile: Messages['profile'] = {
  fields: {
    name: '称呼',
    occupation: '职业',
    language: '语言',
    timezone: '时区',
    working_hours: '工作时间',
    week_start: '每周第一天',
    default_duration_minutes: '默认时长（分钟）',
    default_reminder: '默认提醒',
    protected_times: '留空时间',
    energy: '精力最好的时段',
    learn: '从以往记录学习',
    routine: '作息',
    persona: '助手的说话方式',
    home: '家',
    work: '公司',
  },
  summary: ({ list }) => `资料：${list}`,
  saved: ({ list }) => `已保存：${list}`,
  called: '资料',
  noWeekday: ({ text }) => `不是星期几：${text}`,
  weekdayLike: '请写成 MO、周日或 Sunday。',
};
