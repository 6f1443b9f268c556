import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'zh-allday-01',
    class: 'allday',
    said: '年假再延长一天',
    before: [
      { tool: 'schedule_add', arguments: { title: '年假', start: '2026-12-24', end: '2026-12-27', all_day: true } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '年假', end: '延长一天' } }],
    expect: { written: [{ kind: 'event', title: '年假', allDay: true, start: '2026-12-24', end: '2026-12-28' }] },
  },
  {
    id: 'zh-allday-03',
    class: 'allday',
    said: '12月11号下午2点有空吗',
    before: [{ tool: 'schedule_add', arguments: { title: '校园开放日', start: '2026-12-11', all_day: true } }],
    calls: [{ tool: 'check_conflict', arguments: { start: '12月11号下午2点' } }],
    expect: { answers: { names: ['校园开放日'] } },
  },
  {
    id: 'zh-allday-05',
    class: 'allday',
    said: '12月9号上午10点开线上例会',
    before: [{ tool: 'schedule_add', arguments: { title: '去杭州出差', start: '2026-12-09', all_day: true } }],
    calls: [{ tool: 'quick_add', arguments: { text: '12月9号上午10点开线上例会' } }],
    expect: { asks: ['去杭州出差'] },
  },
  {
    id: 'zh-allday-07',
    class: 'allday',
    said: '下周三请假一天',
    calls: [{ tool: 'quick_add', arguments: { text: '下周三请假一天' } }],
    expect: {
      written: [
        {
          kind: 'event',
          allDay: true,
          title: { has: ['请假'], lacks: ['下周'] },
          start: '2026-11-25',
          end: '2026-11-26',
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'zh-allday-09',
    class: 'allday',
    said: '我们的结婚纪念日是10月12号',
    calls: [{ tool: 'quick_add', arguments: { text: '我们的结婚纪念日是10月12号' } }],
    expect: {
      written: [
        {
          kind: 'event',
          allDay: true,
          title: { has: ['结婚纪念日'], lacks: ['10月'] },
          repeats: ['2027-10-12', '2028-10-12', '2029-10-12'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-allday-11',
    class: 'allday',
    said: '奶奶的生日是农历四月初八',
    calls: [{ tool: 'quick_add', arguments: { text: '奶奶的生日是农历四月初八' } }],
    expect: {
      written: [
        {
          kind: 'event',
          allDay: true,
          title: { has: ['奶奶', '生日'], lacks: ['四月'] },
          repeats: ['2027-05-13', '2028-05-02', '2029-05-20'],
        },
      ],
    },
  },
];
