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
  {
    id: 'zh3-move-series-01',
    class: 'move-series',
    said: '明天的周会往后延半小时，就这一次',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '周会',
          start: '2026-11-23T10:00',
          end: '2026-11-23T11:00',
          repeat: 'FREQ=WEEKLY;BYDAY=MO',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: { match: '周会', scope: 'this', occurrence: '明天', start: '往后延半小时' },
      },
    ],
    expect: { written: [{ kind: 'event', title: '周会', start: '2026-11-23T10:30', end: '2026-11-23T11:30' }] },
  },
  {
    id: 'zh3-move-series-03',
    class: 'move-series',
    said: '站会全改成九点四十五',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '站会',
          start: '2026-11-23T10:00',
          end: '2026-11-23T10:15',
          repeat: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
        },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '站会', scope: 'all', start: '九点四十五' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: '站会',
          repeats: [
            '2026-11-23T09:45',
            '2026-11-24T09:45',
            '2026-11-25T09:45',
            '2026-11-26T09:45',
            '2026-11-27T09:45',
            '2026-11-30T09:45',
          ],
        },
      ],
    },
  },
  {
    id: 'zh3-move-series-05',
    class: 'move-series',
    said: '24号那节瑜伽往前挪一个小时',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '瑜伽',
          start: '2026-11-24T18:30',
          end: '2026-11-24T19:30',
          repeat: 'FREQ=WEEKLY;BYDAY=TU',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: { match: '瑜伽', scope: 'this', occurrence: '24号', start: '往前挪一个小时' },
      },
    ],
    expect: { written: [{ kind: 'event', title: '瑜伽', start: '2026-11-24T17:30', end: '2026-11-24T18:30' }] },
  },
  {
    id: 'zh3-move-series-07',
    class: 'move-series',
    said: '周三那次晨跑早点，6点半',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '晨跑',
          start: '2026-11-23T07:00',
          end: '2026-11-23T08:00',
          repeat: 'FREQ=WEEKLY;BYDAY=MO,WE,FR',
        },
      },
    ],
    calls: [
      { tool: 'schedule_update', arguments: { match: '晨跑', scope: 'this', occurrence: '周三', start: '6点半' } },
    ],
    expect: { written: [{ kind: 'event', title: '晨跑', start: '2026-11-25T06:30', end: '2026-11-25T07:30' }] },
  },
  {
    id: 'zh-move-series-02',
    class: 'move-series',
    said: '下周三那节英语课改到晚上七点',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '英语课',
          start: '2026-11-25T18:00:00',
          end: '2026-11-25T19:00:00',
          repeat: 'FREQ=WEEKLY;BYDAY=WE',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: { match: '英语课', scope: 'this', occurrence: '下周三', start: '晚上七点' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: '英语课',
          repeats: ['2026-11-25T19:00:00', '2026-12-02T18:00:00', '2026-12-09T18:00:00'],
        },
      ],
    },
  },
  {
    id: 'zh-move-series-04',
    class: 'move-series',
    said: '搏击课往后挪一小时',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '搏击课',
          start: '2026-11-25T19:00:00',
          end: '2026-11-25T20:00:00',
          repeat: 'FREQ=WEEKLY;BYDAY=WE',
        },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '搏击课', start: '往后挪一小时' } }],
    expect: {
      asks: [
        ['这一次', '仅这次', '只这次', 'this'],
        ['全部', '所有', 'all'],
      ],
    },
  },
  {
    id: 'zh-move-series-06',
    class: 'move-series',
    said: '叶酸从周四起改成早上七点半提醒',
    before: [{ tool: 'reminder_add', arguments: { title: '吃叶酸', at: '2026-11-23T08:00:00', repeat: 'FREQ=DAILY' } }],
    calls: [
      {
        tool: 'reminder_update',
        arguments: { match: '吃叶酸', scope: 'this_and_future', occurrence: '周四', at: '早上七点半' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: '吃叶酸',
          repeats: [
            '2026-11-23T08:00:00',
            '2026-11-24T08:00:00',
            '2026-11-25T08:00:00',
            '2026-11-26T07:30:00',
            '2026-11-27T07:30:00',
          ],
        },
      ],
    },
  },
  {
    id: 'zh-move-series-08',
    class: 'move-series',
    said: '以后周会都改叫复盘会',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '周会',
          start: '2026-11-23T16:00:00',
          end: '2026-11-23T17:00:00',
          repeat: 'FREQ=WEEKLY;BYDAY=MO',
        },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '周会', scope: 'all', title: '复盘会' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: '复盘会',
          repeats: ['2026-11-23T16:00:00', '2026-11-30T16:00:00', '2026-12-07T16:00:00'],
        },
      ],
    },
  },
  {
    id: 'zh-move-series-10',
    class: 'move-series',
    said: '后天那节团课取消',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '团课',
          start: '2026-11-24T18:00:00',
          end: '2026-11-24T19:00:00',
          repeat: 'FREQ=WEEKLY;BYDAY=TU',
        },
      },
    ],
    calls: [{ tool: 'delete_items', arguments: { match: '团课', scope: 'this', occurrence: '后天' } }],
    expect: { written: [], gone: [{ title: '团课', occurrence: '2026-11-24T18:00:00' }] },
  },
  {
    id: 'zh-move-series-12',
    class: 'move-series',
    said: '从12月7号那次起，运营例会都提前一小时',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '运营例会',
          start: '2026-11-23T14:00:00',
          end: '2026-11-23T15:00:00',
          repeat: 'FREQ=WEEKLY;BYDAY=MO',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: { match: '运营例会', scope: 'this_and_future', occurrence: '12月7号', start: '提前一小时' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: '运营例会',
          repeats: [
            '2026-11-23T14:00:00',
            '2026-11-30T14:00:00',
            '2026-12-07T13:00:00',
            '2026-12-14T13:00:00',
            '2026-12-21T13:00:00',
          ],
        },
      ],
    },
  },
  {
    id: 'zh4-series-01',
    class: 'move-series',
    said: '周三那次晨会改到十点，就这一次',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '晨会',
          start: '2026-11-23T09:00',
          end: '2026-11-23T09:30',
          repeat: 'FREQ=WEEKLY;BYDAY=MO,WE,FR',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: { match: '晨会', scope: 'this', occurrence: '周三', start: '十点' },
      },
    ],
    expect: {
      written: [{ kind: 'event', title: '晨会', start: '2026-11-25T10:00', end: '2026-11-25T10:30' }],
    },
  },
  {
    id: 'zh4-series-03',
    class: 'move-series',
    said: '从12月12号那次开始，游泳课都改成下午三点',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '游泳课',
          start: '2026-11-28T10:00',
          end: '2026-11-28T11:00',
          repeat: 'FREQ=WEEKLY;BYDAY=SA',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: { match: '游泳课', scope: 'this_and_future', occurrence: '12月12号', start: '下午三点' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: '游泳课',
          start: '2026-11-28T10:00',
          end: '2026-11-28T11:00',
          repeats: ['2026-11-28T10:00', '2026-12-05T10:00'],
          count: 2,
        },
        {
          kind: 'event',
          title: '游泳课',
          start: '2026-12-12T15:00',
          end: '2026-12-12T16:00',
          repeats: ['2026-12-12T15:00', '2026-12-19T15:00', '2026-12-26T15:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh4-series-05',
    class: 'move-series',
    said: '站会每一次都改成九点半开',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '站会',
          start: '2026-11-23T09:00',
          end: '2026-11-23T09:15',
          repeat: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
        },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '站会', scope: 'all', start: '九点半' } }],
    expect: { asks: ['站会', ['09:30', '9:30', '九点半']] },
  },
  {
    id: 'zh4-series-02',
    class: 'move-series',
    said: '周四的英语课推迟一个小时上，只改这一回',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '英语课',
          start: '2026-11-24T19:00',
          end: '2026-11-24T20:00',
          repeat: 'FREQ=WEEKLY;BYDAY=TU,TH',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: { match: '英语课', scope: 'this', occurrence: '周四', start: '推迟一个小时' },
      },
    ],
    expect: {
      written: [{ kind: 'event', title: '英语课', start: '2026-11-26T20:00', end: '2026-11-26T21:00' }],
    },
  },
  {
    id: 'zh4-series-04',
    class: 'move-series',
    said: '社团例会下个月起都往前提半小时哈',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '社团例会',
          start: '2026-11-25T16:00',
          end: '2026-11-25T17:30',
          repeat: 'FREQ=WEEKLY;BYDAY=MO,WE,FR',
        },
      },
    ],
    calls: [
      {
        tool: 'schedule_update',
        arguments: { match: '社团例会', scope: 'this_and_future', occurrence: '下个月', start: '往前提半小时' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: '社团例会',
          start: '2026-11-25T16:00',
          end: '2026-11-25T17:30',
          repeats: ['2026-11-25T16:00', '2026-11-27T16:00', '2026-11-30T16:00'],
          count: 3,
        },
        {
          kind: 'event',
          title: '社团例会',
          start: '2026-12-02T15:30',
          end: '2026-12-02T17:00',
          repeats: ['2026-12-02T15:30', '2026-12-04T15:30', '2026-12-07T15:30'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh4-series-06',
    class: 'move-series',
    said: '周报会整个系列都提前一个小时',
    before: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '周报会',
          start: '2026-11-27T17:00',
          end: '2026-11-27T17:30',
          repeat: 'FREQ=WEEKLY;BYDAY=FR',
        },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '周报会', scope: 'all', start: '提前一个小时' } }],
    expect: { asks: ['周报会', ['16:00', '下午4点']] },
  },
];
