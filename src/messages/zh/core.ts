import type { Messages } from '../en/messages.ts';

export const core: Messages['core'] = {
  now: ({ clock, weekday, zone, week }) => `现在是 ${clock} ${weekday}（${zone}，第 ${week} 周）`,
  converted: ({ said, there }) => `${said} 即 ${there}`,
  workday: '工作日',
  notWorkday: '休息日',
  dataIsKept: ({ store }) => `数据存放在 ${store}`,
  belongsTo: ({ route, share }) => `归入 ${route}（${share}）。`,
  toldBy: ({ signs }) => `依据：${signs.join(' · ')}`,
};
