import type { Messages } from '../en/messages.ts';

const DAY_PARTS: Messages['phrases']['dayParts'] = {
  'small-hours': '凌晨',
  'early-morning': '清晨',
  morning: '上午',
  noon: '中午',
  afternoon: '下午',
  dusk: '傍晚',
  evening: '晚上',
  night: '夜里',
  midnight: '半夜',
};

export const phrases: Messages['phrases'] = {
  dayParts: DAY_PARTS,
  whichOf: {
    'next-weekday': '“next”指本周还是下周的那一天？',
    'day-month': '日期是月/日还是日/月？',
    until: '截止是否包含所说的那段时间？',
    'weekday-date': '星期与日期不符，以哪个为准？',
    biweekly: '是每两周一次，还是每周两次？',
    other: '这个时间有多种读法，指哪一个？',
  },
  whichHour: ({ part }) => `只说了${DAY_PARTS[part]}，需要具体几点。`,
};
