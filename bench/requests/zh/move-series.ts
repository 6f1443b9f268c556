import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'zh-move-series-01',
    class: 'move-series',
    said: '元旦那天的晨跑不跑了',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '晨跑', start: '2026-12-28T07:00:00', end: '2026-12-28T07:40:00', repeat: 'FREQ=DAILY' },
      },
    ],
    calls: [{ tool: 'delete_items', arguments: { match: '晨跑', scope: 'this', occurrence: '元旦' } }],
    expect: { written: [], gone: [{ title: '晨跑', occurrence: '2027-01-01T07:00:00' }] },
  },
  {
    id: 'zh-move-series-03',
    class: 'move-series',
    said: '普拉提全部改到早上八点',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '普拉提',
          start: '2026-11-24T18:00:00',
          end: '2026-11-24T19:00:00',
          repeat: 'FREQ=WEEKLY;BYDAY=TU',
        },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '普拉提', scope: 'all', start: '早上八点' } }],
    expect: { asks: ['普拉提'] },
  },
  {
    id: 'zh-move-series-05',
    class: 'move-series',
    said: '维生素的提醒，明天那次晚一个钟头',
    before: [
      { tool: 'reminder_add', arguments: { title: '吃维生素', at: '2026-11-23T08:00:00', repeat: 'FREQ=DAILY' } },
    ],
    calls: [
      {
        tool: 'reminder_update',
        arguments: { match: '吃维生素', scope: 'this', occurrence: '明天', at: '晚一个钟头' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: '吃维生素',
          repeats: ['2026-11-23T09:00:00', '2026-11-24T08:00:00', '2026-11-25T08:00:00'],
        },
      ],
    },
  },
  {
    id: 'zh-move-series-07',
    class: 'move-series',
    said: '周五的站会只这一次晚半小时',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '站会',
          start: '2026-11-23T09:30:00',
          end: '2026-11-23T09:45:00',
          repeat: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
        },
      },
    ],
    calls: [
      { tool: 'schedule_update', arguments: { match: '站会', scope: 'this', occurrence: '周五', start: '晚半小时' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: '站会',
          repeats: [
            '2026-11-23T09:30:00',
            '2026-11-24T09:30:00',
            '2026-11-25T09:30:00',
            '2026-11-26T09:30:00',
            '2026-11-27T10:00:00',
            '2026-11-30T09:30:00',
          ],
        },
      ],
    },
  },
  {
    id: 'zh-move-series-09',
    class: 'move-series',
    said: '12月16号那次体能课例外，提前到下午四点',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '体能课',
          start: '2026-11-25T18:00:00',
          end: '2026-11-25T19:00:00',
          repeat: 'FREQ=WEEKLY;BYDAY=WE',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: { match: '体能课', scope: 'this', occurrence: '12月16号', start: '提前到下午四点' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: '体能课',
          repeats: [
            '2026-11-25T18:00:00',
            '2026-12-02T18:00:00',
            '2026-12-09T18:00:00',
            '2026-12-16T16:00:00',
            '2026-12-23T18:00:00',
          ],
        },
      ],
    },
  },
  {
    id: 'zh-move-series-11',
    class: 'move-series',
    said: '12月3号开始，羽毛球都改到周六打',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '羽毛球',
          start: '2026-11-26T20:00:00',
          end: '2026-11-26T22:00:00',
          repeat: 'FREQ=WEEKLY;BYDAY=TH',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: { match: '羽毛球', scope: 'this_and_future', occurrence: '12月3号', start: '周六' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: '羽毛球',
          repeats: ['2026-11-26T20:00:00', '2026-12-05T20:00:00', '2026-12-12T20:00:00', '2026-12-19T20:00:00'],
        },
      ],
    },
  },
];
