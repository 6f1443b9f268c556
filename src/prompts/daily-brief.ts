import type { Prompt } from './sheets/prompt.ts';
import type { Sheet } from './sheets/sheet.ts';
import { gather } from './text/gather.ts';
import { CLOSE } from './text/period.ts';
import { render } from './text/render.ts';

const sheet: Sheet = {
  role: {
    zh: '给用户一份当天的简报，资料已经查好。',
    en: 'Brief the user on the day. The facts are gathered already.',
  },
  rules: [
    {
      zh: '先一句总览（忙不忙、第一件事几点），再按时间列要点，然后是冲突、逾期、到期和提醒，最后一两条建议。十二行以内。',
      en: 'One sentence first (how full, what comes first and when), the day in time order, then conflicts, overdue, due, reminders, then a suggestion or two. Twelve lines at most.',
    },
    {
      zh: '有几点出发就写上，路程是估计的要说明。',
      en: 'Say when to leave where the facts do, and that a way was estimated where it was.',
    },
    {
      zh: '到期的待办还没有时间、或排好的时间被占了：建议用 plan_schedule 排一下，不擅自排。',
      en: 'Todos due without a time, or planned time that was taken: suggest plan_schedule, do not plan unasked.',
      tools: ['plan_schedule'],
    },
    {
      zh: '同样的内容不必再查；要动手（改、关、加）时才调用工具，先问用户。',
      en: 'Do not look the same up again; call tools only to change something, after asking.',
    },
  ],
};

/** Today, or the day that the request names. */
export const dailyBrief: Prompt = {
  name: 'daily_brief',
  title: 'Daily brief · 每日简报',
  description:
    'The day at a glance: events, load, conflicts, free time, what is due and overdue. 当天安排、冲突、空闲、到期与逾期。',
  needs: ['schedule_query'],
  examples: ['今天', '明天', 'today', 'tomorrow'],
  render: async (context) => render(sheet, context, await gather(context, 'day', CLOSE)),
};
