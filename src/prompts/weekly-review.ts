import type { Prompt } from './sheets/prompt.ts';
import type { Sheet } from './sheets/sheet.ts';
import { gather } from './text/gather.ts';
import { FAR } from './text/period.ts';
import { render } from './text/render.ts';

const sheet: Sheet = {
  role: {
    zh: '给用户做一份这一周（周一到周日）的回顾，资料已经查好。',
    en: 'Review the week (Monday to Sunday) with the user. The facts are gathered already.',
  },
  rules: [
    {
      zh: '依次：做成了什么；时间花在哪、哪天最满；没做完和逾期的；剩下几天与之后要留意的；一条有用的观察。二十行以内。',
      en: 'In this order: what got done; where the time went and which day was fullest; what is unfinished or overdue; what to mind in the days left and after; one observation that helps. Twenty lines at most.',
    },
    {
      zh: '资料里没有的不要推测；需要笔记佐证时用 memo_search（start、end 取这一周）。',
      en: 'Assume nothing beyond the facts; where notes would tell more, memo_search with this week as start and end.',
      tools: ['memo_search'],
    },
    {
      zh: '回顾完可提议用 plan_schedule 排下一周（start: 下周）：先给方案，用户同意再写入。',
      en: 'At the end offer to plan next week with plan_schedule (start: next week): the plan first, written once the user agrees.',
      tools: ['plan_schedule'],
    },
    {
      zh: '下一周的安排需要时用 schedule_query 查。',
      en: 'What next week holds, where needed: schedule_query.',
      tools: ['schedule_query'],
    },
  ],
};

/** This week, or the one that the request names. */
export const weeklyReview: Prompt = {
  name: 'weekly_review',
  title: 'Weekly review · 每周回顾',
  description: 'A week looked back on: what was done, where the time went, what is left. 一周的完成、时间与未尽事项。',
  needs: ['schedule_query'],
  examples: ['本周', '上周', 'this week', 'last week'],
  render: async (context) => render(sheet, context, await gather(context, 'week', FAR)),
};
