import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'zh3-birthday-01',
    class: 'birthday',
    said: '我妈生日是1965年3月12号',
    calls: [{ tool: 'quick_add', arguments: { text: '我妈生日是1965年3月12号' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['妈', '生日'] },
          repeats: ['2027-03-12', '2028-03-12'],
          allDay: true,
          count: 'endless',
          text: { has: ['1965'] },
        },
      ],
    },
  },
  {
    id: 'zh3-birthday-03',
    class: 'birthday',
    said: '我们结婚纪念日是2018年10月1日',
    calls: [{ tool: 'quick_add', arguments: { text: '我们结婚纪念日是2018年10月1日' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['结婚纪念日'] },
          repeats: ['2027-10-01', '2028-10-01'],
          allDay: true,
          count: 'endless',
          text: { has: ['2018'] },
        },
      ],
    },
  },
  {
    id: 'zh3-birthday-05',
    class: 'birthday',
    said: '恋爱纪念日5月20，提前三天提醒我',
    calls: [{ tool: 'quick_add', arguments: { text: '恋爱纪念日5月20，提前三天提醒我' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['恋爱纪念日'] },
          repeats: ['2027-05-20', '2028-05-20'],
          allDay: true,
          count: 'endless',
          reminds: ['2027-05-17T09:00'],
        },
      ],
    },
  },
  {
    id: 'zh4-birthday-01',
    class: 'birthday',
    said: '12月9号是我爸生日',
    calls: [{ tool: 'quick_add', arguments: { text: '12月9号是我爸生日' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['生日'], lacks: ['12月'] },
          start: '2026-12-09',
          allDay: true,
          repeats: ['2026-12-09', '2027-12-09'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh4-birthday-03',
    class: 'birthday',
    said: '我妈农历生日是冬月二十，每年提前两天提醒我',
    calls: [{ tool: 'quick_add', arguments: { text: '我妈农历生日是冬月二十，每年提前两天提醒我' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['妈', '生日'], lacks: ['冬月', '提前', '提醒'] },
          start: '2026-12-28',
          allDay: true,
          reminds: ['2026-12-26T09:00'],
          repeats: ['2026-12-28'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh4-birthday-02',
    class: 'birthday',
    said: '1月17号小侄女生日',
    calls: [{ tool: 'quick_add', arguments: { text: '1月17号小侄女生日' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['小侄女', '生日'], lacks: ['1月'] },
          start: '2027-01-17',
          allDay: true,
          repeats: ['2027-01-17', '2028-01-17'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh4-birthday-04',
    class: 'birthday',
    said: '丈母娘生日农历腊月初十，每年提前三天早上八点提醒我',
    calls: [{ tool: 'quick_add', arguments: { text: '丈母娘生日农历腊月初十，每年提前三天早上八点提醒我' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['丈母娘', '生日'], lacks: ['腊月', '提前', '提醒'] },
          start: '2027-01-17',
          allDay: true,
          reminds: ['2027-01-14T08:00'],
          repeats: ['2027-01-17'],
          count: 'endless',
        },
      ],
    },
  },
];
