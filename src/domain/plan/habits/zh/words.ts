import type { HabitWords } from '../words.ts';

const DIGITS: Readonly<Record<string, number>> = {
  ...{ 一: 1, 两: 2, 二: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 半: 0.5 },
};

export const chinese: HabitWords = {
  times: [/(?:每|一)(?:个)?(?:周|星期|礼拜)([一两二三四五六七\d]+)[次回]/, /([一两二三四五六七\d]+)次(?:每周|一周)/],
  daily: /每天|天天|每日/,
  workdays: /(?:每个)?工作日/,
  hours: /(?:每[次回天])?([一两二三四五六七\d.]+)个?(?:小时|钟头)/,
  minutes: /(?:每[次回天])?(\d+)分钟?/,
  halfHour: /(?:每[次回天])?半个?(?:小时|钟头)/,
  parts: {
    morning: /(?:在)?(?:早上|早晨|上午|清晨)/,
    afternoon: /(?:在)?(?:下午|午后)/,
    evening: /(?:在)?(?:晚上|傍晚|夜里|晚间)/,
  },
  unread: /除了|除|不要|别|如果|之前|之后|以前|以后|点|\d/,
  filler: /^(?:要|想|去|我|和|每次|每回)|(?:，|、|的)$/g,
  number: (word) => DIGITS[word] ?? (/^\d+(?:\.\d+)?$/.test(word) ? Number(word) : undefined),
};
