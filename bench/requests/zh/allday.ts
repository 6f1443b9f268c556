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
  {
    id: 'zh3-all-day-01',
    class: 'allday',
    said: '下周四请假一天',
    calls: [{ tool: 'quick_add', arguments: { text: '下周四请假一天' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['请假'] },
          start: '2026-11-26',
          end: '2026-11-27',
          allDay: true,
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'zh3-all-day-03',
    class: 'allday',
    said: '下周六到周日带爸妈去乌镇玩',
    calls: [{ tool: 'quick_add', arguments: { text: '下周六到周日带爸妈去乌镇玩' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['爸妈'] }, start: '2026-11-28', end: '2026-11-30', allDay: true }],
    },
  },
  {
    id: 'zh3-all-day-05',
    class: 'allday',
    said: '下下周二全天团建',
    calls: [{ tool: 'quick_add', arguments: { text: '下下周二全天团建' } }],
    expect: { written: [{ kind: 'event', title: '团建', start: '2026-12-01', end: '2026-12-02', allDay: true }] },
  },
  {
    id: 'zh3-all-day-07',
    class: 'allday',
    said: '12月20号到明年1月3号我休陪产假',
    calls: [{ tool: 'quick_add', arguments: { text: '12月20号到明年1月3号我休陪产假' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['陪产假'], lacks: ['明年'] },
          start: '2026-12-20',
          end: '2027-01-04',
          allDay: true,
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'zh-allday-02',
    class: 'allday',
    said: '12月24号到26号休年假',
    calls: [{ tool: 'quick_add', arguments: { text: '12月24号到26号休年假' } }],
    expect: {
      written: [
        {
          kind: 'event',
          allDay: true,
          title: { has: ['年假'], lacks: ['12月'] },
          start: '2026-12-24',
          end: '2026-12-27',
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'zh-allday-04',
    class: 'allday',
    said: '12月5号一整天考四级',
    calls: [{ tool: 'quick_add', arguments: { text: '12月5号一整天考四级' } }],
    expect: {
      written: [
        {
          kind: 'event',
          allDay: true,
          title: { has: ['四级'], lacks: ['一整天'] },
          start: '2026-12-05',
          end: '2026-12-06',
        },
      ],
    },
  },
  {
    id: 'zh-allday-06',
    class: 'allday',
    said: '明天到周三小区停水',
    calls: [{ tool: 'schedule_add', arguments: { title: '小区停水', start: '明天到周三', all_day: true } }],
    expect: { written: [{ kind: 'event', title: '小区停水', allDay: true, start: '2026-11-23', end: '2026-11-26' }] },
  },
  {
    id: 'zh-allday-08',
    class: 'allday',
    said: '12月8号到10号去成都出差',
    calls: [{ tool: 'quick_add', arguments: { text: '12月8号到10号去成都出差' } }],
    expect: {
      written: [
        {
          kind: 'event',
          allDay: true,
          title: { has: ['出差'], lacks: ['12月'] },
          start: '2026-12-08',
          end: '2026-12-11',
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'zh-allday-10',
    class: 'allday',
    said: '去贵州旅游整体往后推两天',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '去贵州旅游', start: '2026-12-17', end: '2026-12-20', all_day: true },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '贵州', start: '往后推两天' } }],
    expect: { written: [{ kind: 'event', title: '去贵州旅游', allDay: true, start: '2026-12-19', end: '2026-12-22' }] },
  },
  {
    id: 'zh-allday-12',
    class: 'allday',
    said: '老婆生日3月9号',
    calls: [{ tool: 'quick_add', arguments: { text: '老婆生日3月9号' } }],
    expect: {
      written: [
        {
          kind: 'event',
          allDay: true,
          title: { has: ['老婆', '生日'], lacks: ['3月'] },
          repeats: ['2027-03-09', '2028-03-09', '2029-03-09'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh4-all-day-01',
    class: 'allday',
    said: '12月18号到20号去厦门玩',
    calls: [{ tool: 'quick_add', arguments: { text: '12月18号到20号去厦门玩' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['厦门'], lacks: ['18号', '20号'] },
          start: '2026-12-18',
          end: '2026-12-21',
          allDay: true,
        },
      ],
    },
  },
  {
    id: 'zh4-all-day-03',
    class: 'allday',
    said: '我周一到周三请年假，人不在',
    calls: [{ tool: 'quick_add', arguments: { text: '我周一到周三请年假，人不在' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['年假'], lacks: ['周一', '周三'] },
          start: '2026-11-23',
          end: '2026-11-26',
          allDay: true,
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'zh4-all-day-02',
    class: 'allday',
    said: '1月9号到12号公司团建',
    calls: [{ tool: 'quick_add', arguments: { text: '1月9号到12号公司团建' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['团建'], lacks: ['9号', '12号'] },
          start: '2027-01-09',
          end: '2027-01-13',
          allDay: true,
        },
      ],
    },
  },
  {
    id: 'zh4-all-day-04',
    class: 'allday',
    said: '下下周二到周四我去上海出差',
    calls: [{ tool: 'quick_add', arguments: { text: '下下周二到周四我去上海出差' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['出差'], lacks: ['下下周', '周四'] },
          start: '2026-12-01',
          end: '2026-12-04',
          allDay: true,
          showAs: 'busy',
        },
      ],
    },
  },
];
