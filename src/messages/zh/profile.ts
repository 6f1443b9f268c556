import type { Messages } from '../en/messages.ts';
import { hours } from './hours.ts';
import { lead } from './reminded.ts';

/** 存的是代号的几项。 */
const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  language: { zh: '中文', en: '英文' },
  learn: { true: '是', false: '否' },
  energy: { morning: '上午', afternoon: '下午', evening: '晚上' },
  week_start: { MO: '周一', TU: '周二', WE: '周三', TH: '周四', FR: '周五', SA: '周六', SU: '周日' },
};

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
    protected_times: '不安排的时段',
    energy: '精力最好的时段',
    learn: '从以往记录学习',
    routine: '作息',
    persona: '助手的说话方式',
    home: '家',
    work: '公司',
  },
  shown: ({ field, value }) => {
    if (field === 'working_hours' || field === 'protected_times') return hours(value);
    const word = WORDS[field]?.[value];
    if (word !== undefined) return word;
    const isMinutes = field === 'default_reminder' && /^\d+(?:\s*,\s*\d+)*$/.test(value);
    return isMinutes
      ? value
          .split(',')
          .map((minutes) => lead(Number(minutes)))
          .join('、')
      : `${value}`;
  },
  summary: ({ list }) => `资料：${list}`,
  saved: ({ list }) => `已保存：${list}`,
  called: '资料',
  noWeekday: ({ text }) => `不是星期几：${text}`,
  weekdayLike: '请写成 MO、周日或 Sunday。',
};
