import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'zh-holiday-01',
    class: 'holiday',
    said: '腊八那天提醒我熬粥',
    calls: [{ tool: 'quick_add', arguments: { text: '腊八那天提醒我熬粥' } }],
    expect: { written: [{ kind: 'reminder', title: '熬粥', at: '2027-01-15T09:00:00' }] },
  },
  {
    id: 'zh-holiday-03',
    class: 'holiday',
    said: '冬至晚上六点回家吃饺子',
    calls: [{ tool: 'quick_add', arguments: { text: '冬至晚上六点回家吃饺子' } }],
    expect: { written: [{ kind: 'event', title: { has: ['饺子'] }, start: '2026-12-22T18:00:00' }] },
  },
  {
    id: 'zh-holiday-05',
    class: 'holiday',
    said: '光棍节提醒我抢购',
    calls: [{ tool: 'quick_add', arguments: { text: '光棍节提醒我抢购' } }],
    expect: { written: [{ kind: 'reminder', title: { has: ['抢购'] }, at: '2027-11-11T09:00:00' }] },
  },
  {
    id: 'zh-holiday-07',
    class: 'holiday',
    said: '情人节晚上七点吃烛光晚餐',
    calls: [{ tool: 'quick_add', arguments: { text: '情人节晚上七点吃烛光晚餐' } }],
    expect: { written: [{ kind: 'event', title: { has: ['烛光晚餐'] }, start: '2027-02-14T19:00:00' }] },
  },
  {
    id: 'zh-holiday-09',
    class: 'holiday',
    said: '端午节前一天提醒我买粽子',
    calls: [{ tool: 'quick_add', arguments: { text: '端午节前一天提醒我买粽子' } }],
    expect: { written: [{ kind: 'reminder', title: '买粽子', at: '2027-06-08T09:00:00' }] },
  },
  {
    id: 'zh3-holiday-01',
    class: 'holiday',
    said: '元旦上午10点去爬山',
    calls: [{ tool: 'quick_add', arguments: { text: '元旦上午10点去爬山' } }],
    expect: { written: [{ kind: 'event', title: { has: ['爬山'], lacks: ['元旦'] }, start: '2027-01-01T10:00' }] },
  },
  {
    id: 'zh3-holiday-03',
    class: 'holiday',
    said: '大年初二中午12点去丈母娘家吃饭',
    calls: [{ tool: 'quick_add', arguments: { text: '大年初二中午12点去丈母娘家吃饭' } }],
    expect: { written: [{ kind: 'event', title: '吃饭', location: '丈母娘家', start: '2027-02-07T12:00' }] },
  },
  {
    id: 'zh3-holiday-05',
    class: 'holiday',
    said: '冬至晚上6点回家包饺子',
    calls: [{ tool: 'quick_add', arguments: { text: '冬至晚上6点回家包饺子' } }],
    expect: { written: [{ kind: 'event', title: { has: ['包饺子'], lacks: ['冬至'] }, start: '2026-12-22T18:00' }] },
  },
  {
    id: 'zh3-holiday-07',
    class: 'holiday',
    said: '双十二零点提醒我抢券',
    calls: [{ tool: 'quick_add', arguments: { text: '双十二零点提醒我抢券' } }],
    expect: { written: [{ kind: 'reminder', title: '抢券', at: '2026-12-12T00:00' }] },
  },
  {
    id: 'zh-holiday-02',
    class: 'holiday',
    said: '大年初二中午12点去外婆家吃饭',
    calls: [{ tool: 'quick_add', arguments: { text: '大年初二中午12点去外婆家吃饭' } }],
    expect: { written: [{ kind: 'event', title: { has: ['吃饭'], lacks: ['初二'] }, start: '2027-02-07T12:00:00' }] },
  },
  {
    id: 'zh-holiday-04',
    class: 'holiday',
    said: '感恩节晚上6点跟外教吃火鸡',
    calls: [{ tool: 'quick_add', arguments: { text: '感恩节晚上6点跟外教吃火鸡' } }],
    expect: { written: [{ kind: 'event', title: { has: ['外教', '火鸡'] }, start: '2026-11-26T18:00:00' }] },
  },
  {
    id: 'zh-holiday-06',
    class: 'holiday',
    said: '清明节早上七点回老家扫墓',
    calls: [{ tool: 'quick_add', arguments: { text: '清明节早上七点回老家扫墓' } }],
    expect: { written: [{ kind: 'event', title: { has: ['扫墓'] }, start: '2027-04-05T07:00:00' }] },
  },
  {
    id: 'zh-holiday-08',
    class: 'holiday',
    said: '植树节上午九点去郊野公园种树',
    calls: [{ tool: 'quick_add', arguments: { text: '植树节上午九点去郊野公园种树' } }],
    expect: { written: [{ kind: 'event', title: { has: ['种树'] }, start: '2027-03-12T09:00:00' }] },
  },
  {
    id: 'zh-holiday-10',
    class: 'holiday',
    said: '元宵节晚上七点看灯会',
    calls: [{ tool: 'quick_add', arguments: { text: '元宵节晚上七点看灯会' } }],
    expect: { written: [{ kind: 'event', title: { has: ['灯会'] }, start: '2027-02-20T19:00:00' }] },
  },
  {
    id: 'zh4-lunar-01',
    class: 'holiday',
    said: '腊月二十八晚上六点全家吃团圆饭',
    calls: [{ tool: 'quick_add', arguments: { text: '腊月二十八晚上六点全家吃团圆饭' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['团圆饭'], lacks: ['腊月', '六点'] }, start: '2027-02-04T18:00' }],
    },
  },
  {
    id: 'zh4-lunar-03',
    class: 'holiday',
    said: '劳驾，每年腊月二十三提醒我祭灶，别忘了啊',
    calls: [{ tool: 'quick_add', arguments: { text: '劳驾，每年腊月二十三提醒我祭灶，别忘了啊' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['祭灶'], lacks: ['劳驾', '腊月', '每年'] },
          at: '2027-01-30T09:00',
          repeats: ['2027-01-30T09:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh4-holiday-01',
    class: 'holiday',
    said: '冬至那天晚上六点全家涮羊肉',
    calls: [{ tool: 'quick_add', arguments: { text: '冬至那天晚上六点全家涮羊肉' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['涮羊肉'], lacks: ['冬至', '六点'] }, start: '2026-12-22T18:00' }],
    },
  },
  {
    id: 'zh4-holiday-03',
    class: 'holiday',
    said: '每个工作日早上8点50提醒我打卡，调休上班的周末也要，放假就别叫我',
    now: '2026-09-16T20:00:00+08:00',
    calls: [
      { tool: 'quick_add', arguments: { text: '每个工作日早上8点50提醒我打卡，调休上班的周末也要，放假就别叫我' } },
    ],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['打卡'], lacks: ['调休', '放假', '8点'] },
          at: '2026-09-17T08:50',
          repeats: [
            '2026-09-17T08:50',
            '2026-09-18T08:50',
            '2026-09-20T08:50',
            '2026-09-21T08:50',
            '2026-09-22T08:50',
            '2026-09-23T08:50',
            '2026-09-24T08:50',
            '2026-09-28T08:50',
          ],
        },
      ],
    },
  },
  {
    id: 'zh4-lunar-02',
    class: 'holiday',
    said: '正月初五中午十二点在店里接财神',
    calls: [{ tool: 'quick_add', arguments: { text: '正月初五中午十二点在店里接财神' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['财神'], lacks: ['正月', '初五', '十二点'] },
          start: '2027-02-10T12:00',
        },
      ],
    },
  },
  {
    id: 'zh4-lunar-04',
    class: 'holiday',
    said: '麻烦您，每年农历正月十六早上8点提醒我给老伴扫墓',
    calls: [{ tool: 'quick_add', arguments: { text: '麻烦您，每年农历正月十六早上8点提醒我给老伴扫墓' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['扫墓'], lacks: ['麻烦', '正月', '8点'] },
          at: '2027-02-21T08:00',
          repeats: ['2027-02-21T08:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh4-holiday-02',
    class: 'holiday',
    said: '腊八节早上8点去雍和宫领粥',
    calls: [{ tool: 'quick_add', arguments: { text: '腊八节早上8点去雍和宫领粥' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['粥'], lacks: ['腊八节', '8点'] }, start: '2027-01-15T08:00' }],
    },
  },
  {
    id: 'zh4-holiday-04',
    class: 'holiday',
    said: '工作日晚上6点半提醒我写日报，法定节假日不用，补班的周六要',
    now: '2026-04-29T20:00:00+08:00',
    calls: [{ tool: 'quick_add', arguments: { text: '工作日晚上6点半提醒我写日报，法定节假日不用，补班的周六要' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['日报'], lacks: ['节假日', '补班', '6点'] },
          at: '2026-04-30T18:30',
          repeats: [
            '2026-04-30T18:30',
            '2026-05-06T18:30',
            '2026-05-07T18:30',
            '2026-05-08T18:30',
            '2026-05-09T18:30',
            '2026-05-11T18:30',
          ],
        },
      ],
    },
  },
];
