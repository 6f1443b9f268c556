import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'zh-spelling-01',
    class: 'spelling',
    said: '20261203 16:00 工程验收',
    calls: [{ tool: 'quick_add', arguments: { text: '20261203 16:00 工程验收' } }],
    expect: { written: [{ kind: 'event', title: '工程验收', start: '2026-12-03T16:00:00' }] },
  },
  {
    id: 'zh-spelling-03',
    class: 'spelling',
    said: '二零二七年一月十八号上午九点开庭',
    calls: [{ tool: 'quick_add', arguments: { text: '二零二七年一月十八号上午九点开庭' } }],
    expect: { written: [{ kind: 'event', title: { has: ['开庭'] }, start: '2027-01-18T09:00:00' }] },
  },
  {
    id: 'zh-spelling-05',
    class: 'spelling',
    said: '明天下午叁点拿药',
    calls: [{ tool: 'quick_add', arguments: { text: '明天下午叁点拿药' } }],
    expect: { written: [{ kind: 'event', title: { has: ['拿药'], lacks: ['叁'] }, start: '2026-11-23T15:00:00' }] },
  },
  {
    id: 'zh-spelling-07',
    class: 'spelling',
    said: '俩小时后提醒我关火',
    calls: [{ tool: 'quick_add', arguments: { text: '俩小时后提醒我关火' } }],
    expect: { written: [{ kind: 'reminder', title: '关火', at: '2026-11-22T22:00:00' }] },
  },
  {
    id: 'zh-spelling-09',
    class: 'spelling',
    said: '12/25 14:00 复查视力',
    calls: [{ tool: 'quick_add', arguments: { text: '12/25 14:00 复查视力' } }],
    expect: { written: [{ kind: 'event', title: '复查视力', start: '2026-12-25T14:00:00' }] },
  },
  {
    id: 'zh-spelling-11',
    class: 'spelling',
    said: '后天下午3：30瑜伽体验课',
    calls: [{ tool: 'quick_add', arguments: { text: '后天下午3：30瑜伽体验课' } }],
    expect: { written: [{ kind: 'event', title: '瑜伽体验课', start: '2026-11-24T15:30:00' }] },
  },
  {
    id: 'zh3-script-01',
    class: 'spelling',
    said: '明天１５：３０和张总開會',
    calls: [{ tool: 'quick_add', arguments: { text: '明天１５：３０和张总開會' } }],
    expect: { written: [{ kind: 'event', title: { has: ['张总'], lacks: ['３０'] }, start: '2026-11-23T15:30' }] },
  },
  {
    id: 'zh3-script-03',
    class: 'spelling',
    said: '聽日下晝三點同阿明飲茶',
    calls: [{ tool: 'quick_add', arguments: { text: '聽日下晝三點同阿明飲茶' } }],
    expect: { written: [{ kind: 'event', title: { has: ['阿明'], lacks: ['下晝'] }, start: '2026-11-23T15:00' }] },
  },
  {
    id: 'zh3-script-05',
    class: 'spelling',
    said: '星期五夜晚七點半睇戲',
    calls: [{ tool: 'quick_add', arguments: { text: '星期五夜晚七點半睇戲' } }],
    expect: { written: [{ kind: 'event', title: '睇戲', start: '2026-11-27T19:30' }] },
  },
  {
    id: 'zh3-script-07',
    class: 'spelling',
    said: '２０２６年１２月１日，上午９点—１１点　体检',
    calls: [{ tool: 'quick_add', arguments: { text: '２０２６年１２月１日，上午９点—１１点　体检' } }],
    expect: { written: [{ kind: 'event', title: '体检', start: '2026-12-01T09:00', end: '2026-12-01T11:00' }] },
  },
  {
    id: 'zh3-script-09',
    class: 'spelling',
    said: '下周4晚上八点半和小李吃放',
    calls: [{ tool: 'quick_add', arguments: { text: '下周4晚上八点半和小李吃放' } }],
    expect: { written: [{ kind: 'event', title: { has: ['小李'] }, start: '2026-11-26T20:30' }] },
  },
  {
    id: 'zh-spelling-02',
    class: 'spelling',
    said: '礼拜天早上九点半打球',
    calls: [{ tool: 'quick_add', arguments: { text: '礼拜天早上九点半打球' } }],
    expect: { written: [{ kind: 'event', title: '打球', start: '2026-11-29T09:30:00' }] },
  },
  {
    id: 'zh-spelling-04',
    class: 'spelling',
    said: '12.31晚上十点跨年倒数',
    calls: [{ tool: 'quick_add', arguments: { text: '12.31晚上十点跨年倒数' } }],
    expect: { written: [{ kind: 'event', title: { has: ['倒数'], lacks: ['12.31'] }, start: '2026-12-31T22:00:00' }] },
  },
  {
    id: 'zh-spelling-06',
    class: 'spelling',
    said: '明儿个上午十点半去趟派出所',
    calls: [{ tool: 'quick_add', arguments: { text: '明儿个上午十点半去趟派出所' } }],
    expect: { written: [{ kind: 'event', title: { has: ['派出所'], lacks: ['明儿'] }, start: '2026-11-23T10:30:00' }] },
  },
  {
    id: 'zh-spelling-08',
    class: 'spelling',
    said: '明天下午两点三刻接娃',
    calls: [{ tool: 'quick_add', arguments: { text: '明天下午两点三刻接娃' } }],
    expect: { written: [{ kind: 'event', title: '接娃', start: '2026-11-23T14:45:00' }] },
  },
  {
    id: 'zh-spelling-10',
    class: 'spelling',
    said: '１２月１０日　１４：００　客户演示',
    calls: [{ tool: 'quick_add', arguments: { text: '１２月１０日　１４：００　客户演示' } }],
    expect: { written: [{ kind: 'event', title: '客户演示', start: '2026-12-10T14:00:00' }] },
  },
  {
    id: 'zh-spelling-12',
    class: 'spelling',
    said: '明天15h供应商来访',
    calls: [{ tool: 'quick_add', arguments: { text: '明天15h供应商来访' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['供应商来访'], lacks: ['15h'] }, start: '2026-11-23T15:00:00' }],
    },
  },
  {
    id: 'zh4-slip-01',
    class: 'spelling',
    said: '明天下五3点跟张姐喝奶茶',
    calls: [{ tool: 'quick_add', arguments: { text: '明天下五3点跟张姐喝奶茶' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['张姐'], lacks: ['下五', '3点'] }, start: '2026-11-23T15:00' }],
    },
  },
  {
    id: 'zh4-slip-03',
    class: 'spelling',
    said: '后儿个头晌九点去趟社保局',
    calls: [{ tool: 'quick_add', arguments: { text: '后儿个头晌九点去趟社保局' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['社保局'], lacks: ['后儿', '头晌', '九点'] },
          start: '2026-11-24T09:00',
        },
      ],
    },
  },
  {
    id: 'zh4-slip-02',
    class: 'spelling',
    said: '星其四晚上7点半打羽毛球',
    calls: [{ tool: 'quick_add', arguments: { text: '星其四晚上7点半打羽毛球' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['羽毛球'], lacks: ['星其', '7点'] }, start: '2026-11-26T19:30' }],
    },
  },
  {
    id: 'zh4-slip-04',
    class: 'spelling',
    said: '听日下昼三點同阿Ling睇戲',
    calls: [{ tool: 'quick_add', arguments: { text: '听日下昼三點同阿Ling睇戲' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['阿Ling'], lacks: ['聽日', '听日', '下昼', '三點'] },
          start: '2026-11-23T15:00',
        },
      ],
    },
  },
];
