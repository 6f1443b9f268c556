import type { Messages } from '../en/messages.ts';

export const repeats: Messages['repeats'] = {
  badValue: ({ part, value }) => `重复规则中 ${part} 的值无效：“${value}”。`,
  notTogether: ({ one, other }) => `重复规则不能同时有 ${one} 和 ${other}。`,
  noMeaning: ({ freq, part }) => `FREQ=${freq} 的重复规则不能用 ${part}。`,
  exceedsLimit: ({ what, limit }) => `重复规则超出限制：${what}，上限为 ${limit}。`,
  skipUnsupported: ({ skip }) =>
    `公历的重复规则不支持 SKIP=${skip}：没有的日期会跳过；每月最后一天请用 BYMONTHDAY=-1。`,
  scaleUnsupported: ({ scale }) => `不支持 RSCALE=${scale}：只支持农历（CHINESE）和公历。`,
  chineseRuleIsYearly: ({ freq }) =>
    `农历的重复规则只支持 FREQ=YEARLY，不支持 FREQ=${freq}；每个农历月的某天，请用不带 BYMONTH 的 FREQ=YEARLY。`,
  chineseRuleHasDates: ({ other }) => `农历的重复规则只有月和日（BYMONTH、BYMONTHDAY），不能用 ${other}。`,
  unknownPart: ({ part }) => `重复规则中有不认识的部分：“${part}”。`,
  partTwice: ({ key }) => `重复规则中 ${key} 出现了两次。`,
  bysetposNeedsPart: 'BYSETPOS 需要另一个 BY… 部分。',
  allDayCannotRepeat: ({ freq }) => `全天日程不能按 ${freq} 重复。`,
  useDailyOrClockTime: '请用 FREQ=DAILY，或给 start 一个时刻。',
  withSkipBackward: '加上 SKIP=BACKWARD，没有闰月的年份用平月，没有三十的月份用廿九。',
  lastDayLike: '例如 FREQ=MONTHLY;BYMONTHDAY=-1（每月最后一天）。',
  endsBeforeFirst: ({ start }) => `重复规则在第一次（${start} 起）之前就结束了。`,
  neverMatches: ({ rrule }) => `重复规则 ${rrule} 永远不会出现。`,
  repeatsThrough: ({ day }) => `重复到 ${day} 当天为止（含当天）。`,
  startsAtFirstMatch: ({ start, first }) => `${start} 不符合重复规则，已改为第一个符合的时间 ${first}。`,
  withoutLeapMonth: ({ back }) => `无闰月则${back ? '平月' : '下月'}`,
  inShortMonths: ({ back }) => `无三十则${back ? '廿九' : '次日'}`,
  thatManyTimes: ({ said, count }) => `${said}，共${count}次`,
  untilDay: ({ said, day }) => `${said}，到${day}`,
  notOn: ({ said, days, all }) => `${said}（${days.join('、')}${all > days.length ? ` 等 ${all} 天` : ''}除外）`,
  aside: ({ notes }) => `（${notes.join('，')}）`,
};
