import type { Request } from '../../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'zh-more-days-01',
    class: 'days',
    said: '下周四请一天假',
    calls: [{ tool: 'quick_add', arguments: { text: '下周四请一天假' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['假'], lacks: ['下周四'] },
          allDay: true,
          start: '2026-11-26',
          end: '2026-11-27',
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-02',
    class: 'days',
    said: '12月24号到26号休年假',
    calls: [{ tool: 'quick_add', arguments: { text: '12月24号到26号休年假' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['年假'], lacks: ['24', '26'] },
          allDay: true,
          start: '2026-12-24',
          end: '2026-12-27',
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-03',
    class: 'days',
    said: '我爸生日是6月18号',
    calls: [{ tool: 'quick_add', arguments: { text: '我爸生日是6月18号' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['爸', '生日'], lacks: ['18'] },
          allDay: true,
          repeats: ['2027-06-18', '2028-06-18', '2029-06-18'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-04',
    class: 'days',
    said: '3月14号是我和老婆的结婚纪念日',
    calls: [{ tool: 'quick_add', arguments: { text: '3月14号是我和老婆的结婚纪念日' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['结婚纪念日'], lacks: ['3月'] },
          allDay: true,
          repeats: ['2027-03-14', '2028-03-14', '2029-03-14'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-05',
    class: 'days',
    said: '后天到周五在上海出差',
    calls: [{ tool: 'quick_add', arguments: { text: '后天到周五在上海出差' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['出差'], lacks: ['后天', '周五'] },
          allDay: true,
          start: '2026-11-24',
          end: '2026-11-28',
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-06',
    class: 'days',
    said: '小舅子农历腊月十二过生日',
    calls: [{ tool: 'quick_add', arguments: { text: '小舅子农历腊月十二过生日' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['小舅子'], lacks: ['腊月'] },
          allDay: true,
          repeats: ['2027-01-19', '2028-01-08', '2029-01-26'],
        },
      ],
    },
  },
  {
    id: 'zh-more-days-07',
    class: 'days',
    said: '每年11月30号是公司司庆',
    calls: [{ tool: 'quick_add', arguments: { text: '每年11月30号是公司司庆' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['司庆'], lacks: ['11月', '每年'] },
          allDay: true,
          repeats: ['2026-11-30', '2027-11-30', '2028-11-30'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-08',
    class: 'days',
    said: '秋游往后顺延两天',
    before: [
      { tool: 'schedule_add', arguments: { title: '秋游', start: '2026-12-02', end: '2026-12-03', all_day: true } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '秋游', start: '往后顺延两天' } }],
    expect: { written: [{ kind: 'event', title: '秋游', allDay: true, start: '2026-12-04', end: '2026-12-05' }] },
  },
  {
    id: 'zh-more-days-09',
    class: 'days',
    said: '12月6号全天搬家，提前两天提醒我',
    calls: [{ tool: 'quick_add', arguments: { text: '12月6号全天搬家，提前两天提醒我' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['搬家'], lacks: ['提前', '全天'] },
          allDay: true,
          start: '2026-12-06',
          end: '2026-12-07',
          reminds: ['2026-12-04T09:00'],
        },
      ],
    },
  },
  {
    id: 'zh-more-days-10',
    class: 'days',
    said: '三亚旅行延长一天，晚一天回来',
    before: [
      { tool: 'schedule_add', arguments: { title: '三亚旅行', start: '2026-12-10', end: '2026-12-13', all_day: true } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '三亚', end: '延长一天' } }],
    expect: { written: [{ kind: 'event', title: '三亚旅行', allDay: true, start: '2026-12-10', end: '2026-12-14' }] },
  },
  {
    id: 'zh-more-days-11',
    class: 'days',
    said: '12月24号请一天假',
    calls: [{ tool: 'quick_add', arguments: { text: '12月24号请一天假' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['假'] }, allDay: true, start: '2026-12-24', end: '2026-12-25', showAs: 'busy' },
      ],
    },
  },
  {
    id: 'zh-more-days-12',
    class: 'days',
    said: '下周四到下周五休年假',
    calls: [{ tool: 'quick_add', arguments: { text: '下周四到下周五休年假' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['年假'] },
          allDay: true,
          start: '2026-11-26',
          end: '2026-11-28',
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-13',
    class: 'days',
    said: '儿媳妇生日是1月18号',
    calls: [{ tool: 'quick_add', arguments: { text: '儿媳妇生日是1月18号' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['儿媳妇', '生日'] },
          allDay: true,
          repeats: ['2027-01-18', '2028-01-18', '2029-01-18'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-14',
    class: 'days',
    said: '我和老伴的结婚纪念日是12月30号，帮我记到日历上',
    calls: [{ tool: 'quick_add', arguments: { text: '我和老伴的结婚纪念日是12月30号，帮我记到日历上' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['结婚纪念日'] },
          allDay: true,
          repeats: ['2026-12-30', '2027-12-30', '2028-12-30'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-15',
    class: 'days',
    said: '12月19号英语四级，全天占上，前一天晚上9点提醒我',
    calls: [
      {
        tool: 'schedule_add',
        arguments: {
          title: '英语四级',
          start: '12月19号',
          all_day: true,
          show_as: 'busy',
          remind_minutes: '前一天晚上9点',
        },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: '英语四级',
          allDay: true,
          start: '2026-12-19',
          end: '2026-12-20',
          showAs: 'busy',
          reminds: ['2026-12-18T21:00'],
        },
      ],
    },
  },
  {
    id: 'zh-more-days-16',
    class: 'days',
    said: '1月1号到3号去哈尔滨旅游',
    calls: [{ tool: 'quick_add', arguments: { text: '1月1号到3号去哈尔滨旅游' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['旅游'], lacks: ['3号'] },
          allDay: true,
          start: '2027-01-01',
          end: '2027-01-04',
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-17',
    class: 'days',
    said: '外婆生日是农历腊月十八',
    calls: [{ tool: 'quick_add', arguments: { text: '外婆生日是农历腊月十八' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['外婆', '生日'] },
          allDay: true,
          repeats: ['2027-01-25', '2028-01-14', '2029-02-01'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-18',
    class: 'days',
    said: '导师生日5月9号，提前三天提醒我',
    calls: [{ tool: 'quick_add', arguments: { text: '导师生日5月9号，提前三天提醒我' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['导师', '生日'], lacks: ['提前'] },
          allDay: true,
          repeats: ['2027-05-09', '2028-05-09'],
          reminds: ['2027-05-06T09:00'],
        },
      ],
    },
  },
  {
    id: 'zh-more-days-19',
    class: 'days',
    said: '年假批了，再延长两天',
    before: [
      { tool: 'schedule_add', arguments: { title: '休年假', start: '2026-11-26', end: '2026-11-28', all_day: true } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '年假', end: '延长两天' } }],
    expect: { written: [{ kind: 'event', title: '休年假', allDay: true, start: '2026-11-26', end: '2026-11-30' }] },
  },
  {
    id: 'zh-more-days-20',
    class: 'days',
    said: '12月8号上午九点约体检',
    calls: [{ tool: 'quick_add', arguments: { text: '12月8号上午九点约体检' } }],
    expect: { asks: ['广州出差'] },
    before: [
      { tool: 'schedule_add', arguments: { title: '广州出差', start: '2026-12-07', end: '2026-12-10', all_day: true } },
    ],
  },
  {
    id: 'zh-more-days-21',
    class: 'days',
    said: '12月18号我请一天年假',
    calls: [{ tool: 'quick_add', arguments: { text: '12月18号我请一天年假' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['年假'], lacks: ['12月'] },
          allDay: true,
          showAs: 'busy',
          start: '2026-12-18',
          end: '2026-12-19',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-22',
    class: 'days',
    said: '我儿子1月16号生日',
    calls: [{ tool: 'quick_add', arguments: { text: '我儿子1月16号生日' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['儿子', '生日'], lacks: ['16号'] },
          allDay: true,
          repeats: ['2027-01-16', '2028-01-16', '2029-01-16'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-23',
    class: 'days',
    said: '下周五全天外出培训',
    calls: [{ tool: 'quick_add', arguments: { text: '下周五全天外出培训' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['外出培训'], lacks: ['全天', '下周五'] },
          allDay: true,
          start: '2026-11-27',
          end: '2026-11-28',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-24',
    class: 'days',
    said: '陈主任下周三到下周五停诊',
    calls: [{ tool: 'quick_add', arguments: { text: '陈主任下周三到下周五停诊' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['陈主任', '停诊'], lacks: ['周三', '周五'] },
          allDay: true,
          start: '2026-11-25',
          end: '2026-11-28',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-25',
    class: 'days',
    said: '1月20号孩子学校放寒假',
    calls: [{ tool: 'quick_add', arguments: { text: '1月20号孩子学校放寒假' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['放寒假'], lacks: ['1月'] },
          allDay: true,
          start: '2027-01-20',
          end: '2027-01-21',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-26',
    class: 'days',
    said: '我周一请病假',
    calls: [{ tool: 'quick_add', arguments: { text: '我周一请病假' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['病假'], lacks: ['周一'] },
          allDay: true,
          showAs: 'busy',
          start: '2026-11-23',
          end: '2026-11-24',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-27',
    class: 'days',
    said: '产品认证培训改成一整天',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '产品认证培训', start: '2026-12-03T09:00', end: '2026-12-03T12:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '产品认证培训', all_day: true } }],
    expect: {
      written: [{ kind: 'event', title: '产品认证培训', allDay: true, start: '2026-12-03', end: '2026-12-04' }],
    },
  },
  {
    id: 'zh-more-days-28',
    class: 'days',
    said: '小周明年3月1号到8月6号休产假',
    calls: [{ tool: 'quick_add', arguments: { text: '小周明年3月1号到8月6号休产假' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['小周', '产假'], lacks: ['明年', '3月'] },
          allDay: true,
          start: '2027-03-01',
          end: '2027-08-07',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-29',
    class: 'days',
    said: '我妈农历二月十九过生日',
    calls: [{ tool: 'quick_add', arguments: { text: '我妈农历二月十九过生日' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['妈', '生日'], lacks: ['农历', '十九'] },
          allDay: true,
          repeats: ['2027-03-26', '2028-03-14', '2029-04-02'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-30',
    class: 'days',
    said: '下周末全家去莫干山露营',
    calls: [{ tool: 'quick_add', arguments: { text: '下周末全家去莫干山露营' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['露营'], lacks: ['周末'] },
          allDay: true,
          start: '2026-11-28',
          end: '2026-11-30',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-31',
    class: 'days',
    said: '年假我想多休一天',
    before: [
      { tool: 'schedule_add', arguments: { title: '年假', start: '2026-12-16', end: '2026-12-19', all_day: true } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '年假', end: '往后延一天' } }],
    expect: { written: [{ kind: 'event', title: '年假', allDay: true, start: '2026-12-16', end: '2026-12-20' }] },
  },
  {
    id: 'zh-more-days-32',
    class: 'days',
    said: '12月15号我请一天年假',
    calls: [{ tool: 'quick_add', arguments: { text: '12月15号我请一天年假' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['年假'], lacks: ['12月'] },
          allDay: true,
          start: '2026-12-15',
          end: '2026-12-16',
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-33',
    class: 'days',
    said: '我媳妇6月9号生日，每年提前三天提醒我',
    calls: [{ tool: 'quick_add', arguments: { text: '我媳妇6月9号生日，每年提前三天提醒我' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['媳妇', '生日'], lacks: ['提前', '6月'] },
          allDay: true,
          repeats: ['2027-06-09', '2028-06-09', '2029-06-09'],
          reminds: ['2027-06-06T09:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-34',
    class: 'days',
    said: '3月18号是我们店的开业纪念日',
    calls: [{ tool: 'quick_add', arguments: { text: '3月18号是我们店的开业纪念日' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['开业纪念日'], lacks: ['3月'] },
          allDay: true,
          repeats: ['2027-03-18', '2028-03-18', '2029-03-18'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-35',
    class: 'days',
    said: '1月1号到3号店里放假',
    calls: [{ tool: 'quick_add', arguments: { text: '1月1号到3号店里放假' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['放假'], lacks: ['1月', '3号'] },
          allDay: true,
          start: '2027-01-01',
          end: '2027-01-04',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-36',
    class: 'days',
    said: '周三到周四我在杭州培训',
    calls: [{ tool: 'quick_add', arguments: { text: '周三到周四我在杭州培训' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['培训'], lacks: ['周三', '周四'] },
          allDay: true,
          start: '2026-11-25',
          end: '2026-11-27',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-37',
    class: 'days',
    said: '公司团建延长一天',
    before: [{ tool: 'schedule_add', arguments: { title: '公司团建', start: '2026-11-27', all_day: true } }],
    calls: [{ tool: 'schedule_update', arguments: { match: '公司团建', end: '延长一天' } }],
    expect: { written: [{ kind: 'event', title: '公司团建', allDay: true, start: '2026-11-27', end: '2026-11-29' }] },
  },
  {
    id: 'zh-more-days-38',
    class: 'days',
    said: '我请假那天往后挪两天',
    before: [{ tool: 'schedule_add', arguments: { title: '请假', start: '2026-12-01', all_day: true } }],
    calls: [{ tool: 'schedule_update', arguments: { match: '请假', start: '往后挪两天' } }],
    expect: { written: [{ kind: 'event', title: '请假', allDay: true, start: '2026-12-03', end: '2026-12-04' }] },
  },
  {
    id: 'zh-more-days-39',
    class: 'days',
    said: '下周一我调休一天',
    calls: [{ tool: 'quick_add', arguments: { text: '下周一我调休一天' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['调休'], lacks: ['下周一'] },
          allDay: true,
          start: '2026-11-23',
          end: '2026-11-24',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-40',
    class: 'days',
    said: '12月26号一整天教练年会',
    calls: [{ tool: 'quick_add', arguments: { text: '12月26号一整天教练年会' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['教练年会'], lacks: ['一整天', '12月'] },
          allDay: true,
          start: '2026-12-26',
          end: '2026-12-27',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-41',
    class: 'days',
    said: '徒弟阿豪的生日是9月2号，帮我加上',
    calls: [{ tool: 'quick_add', arguments: { text: '徒弟阿豪的生日是9月2号，帮我加上' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['阿豪', '生日'], lacks: ['9月', '加上'] },
          allDay: true,
          repeats: ['2027-09-02', '2028-09-02', '2029-09-02'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-42',
    class: 'days',
    said: '下周四我请一天年假',
    calls: [{ tool: 'quick_add', arguments: { text: '下周四我请一天年假' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['年假'], lacks: ['下周'] },
          allDay: true,
          start: '2026-11-26',
          end: '2026-11-27',
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-43',
    class: 'days',
    said: '12月24到26号休假不接单',
    calls: [{ tool: 'quick_add', arguments: { text: '12月24到26号休假不接单' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['休假'] },
          allDay: true,
          start: '2026-12-24',
          end: '2026-12-27',
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-44',
    class: 'days',
    said: '小宝6月18号生日，提前三天提醒我',
    calls: [{ tool: 'quick_add', arguments: { text: '小宝6月18号生日，提前三天提醒我' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['小宝', '生日'] },
          allDay: true,
          start: '2027-06-18',
          reminds: ['2027-06-15T09:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-45',
    class: 'days',
    said: '老伴儿的生日是农历冬月初二',
    calls: [{ tool: 'quick_add', arguments: { text: '老伴儿的生日是农历冬月初二' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['生日'], lacks: ['冬月'] },
          allDay: true,
          repeats: ['2026-12-10', '2027-11-29', '2028-12-17'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-46',
    class: 'days',
    said: '11月30号全天团建',
    calls: [{ tool: 'quick_add', arguments: { text: '11月30号全天团建' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['团建'], lacks: ['全天'] },
          allDay: true,
          start: '2026-11-30',
          end: '2026-12-01',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-47',
    class: 'days',
    said: '从12月14号起连着休五天年假',
    calls: [{ tool: 'quick_add', arguments: { text: '从12月14号起连着休五天年假' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['年假'] }, allDay: true, start: '2026-12-14', end: '2026-12-19' }],
    },
  },
  {
    id: 'zh-more-days-48',
    class: 'days',
    said: '5月20号是我跟老头子的结婚纪念日',
    calls: [{ tool: 'quick_add', arguments: { text: '5月20号是我跟老头子的结婚纪念日' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['结婚纪念日'] }, allDay: true, start: '2027-05-20', count: 'endless' }],
    },
  },
  {
    id: 'zh-more-days-49',
    class: 'days',
    said: '12月8到11号去成都出差招人',
    calls: [{ tool: 'quick_add', arguments: { text: '12月8到11号去成都出差招人' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['出差'] },
          allDay: true,
          start: '2026-12-08',
          end: '2026-12-12',
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-50',
    class: 'days',
    said: '一月二十五号到二十九号带娃去海南',
    calls: [{ tool: 'schedule_add', arguments: { title: '带娃去海南', start: '一月二十五号', end: '一月二十九号' } }],
    expect: { written: [{ kind: 'event', title: '带娃去海南', allDay: true, start: '2027-01-25', end: '2027-01-30' }] },
  },
  {
    id: 'zh-more-days-51',
    class: 'days',
    said: '年假多休两天',
    before: [
      { tool: 'schedule_add', arguments: { title: '休年假', start: '2026-12-14', end: '2026-12-17', all_day: true } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '休年假', end: '往后延两天' } }],
    expect: { written: [{ kind: 'event', title: '休年假', allDay: true, start: '2026-12-14', end: '2026-12-19' }] },
  },
  {
    id: 'zh-more-days-52',
    class: 'days',
    said: '老年大学秋游推后一天，天气预报有雨',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '老年大学秋游', start: '2026-11-27', end: '2026-11-28', all_day: true },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '秋游', start: '推后一天' } }],
    expect: {
      written: [{ kind: 'event', title: '老年大学秋游', allDay: true, start: '2026-11-28', end: '2026-11-29' }],
    },
  },
  {
    id: 'zh-more-days-53',
    class: 'days',
    said: '12月18号请一天年假',
    calls: [{ tool: 'quick_add', arguments: { text: '12月18号请一天年假' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['年假'], lacks: ['18号'] },
          allDay: true,
          start: '2026-12-18',
          end: '2026-12-19',
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-54',
    class: 'days',
    said: '老婆生日3月14号，提前三天提醒我',
    calls: [{ tool: 'quick_add', arguments: { text: '老婆生日3月14号，提前三天提醒我' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['老婆', '生日'], lacks: ['提前', '3月'] },
          allDay: true,
          repeats: ['2027-03-14', '2028-03-14', '2029-03-14'],
          reminds: ['2027-03-11T09:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-55',
    class: 'days',
    said: '我们的结婚纪念日是2018年5月20号',
    calls: [{ tool: 'quick_add', arguments: { text: '我们的结婚纪念日是2018年5月20号' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['结婚纪念日'], lacks: ['5月'] },
          allDay: true,
          start: '2027-05-20',
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-56',
    class: 'days',
    said: '11月30号一整天搬办公室',
    calls: [{ tool: 'quick_add', arguments: { text: '11月30号一整天搬办公室' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['搬办公室'], lacks: ['一整天'] },
          allDay: true,
          start: '2026-11-30',
          end: '2026-12-01',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-57',
    class: 'days',
    said: '周四到周五我请事假',
    calls: [{ tool: 'quick_add', arguments: { text: '周四到周五我请事假' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['事假'] },
          allDay: true,
          start: '2026-11-26',
          end: '2026-11-28',
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-58',
    class: 'days',
    said: '下个月6号全天律协年会',
    calls: [{ tool: 'quick_add', arguments: { text: '下个月6号全天律协年会' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['律协年会'], lacks: ['全天'] },
          allDay: true,
          start: '2026-12-06',
          end: '2026-12-07',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-59',
    class: 'days',
    said: '12月21号起休陪产假，休两个礼拜',
    calls: [{ tool: 'quick_add', arguments: { text: '12月21号起休陪产假，休两个礼拜' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['陪产假'], lacks: ['礼拜', '21号'] },
          allDay: true,
          start: '2026-12-21',
          end: '2027-01-04',
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-60',
    class: 'days',
    said: '圣诞到元旦我休假',
    zone: 'America/New_York',
    calls: [{ tool: 'quick_add', arguments: { text: '圣诞到元旦我休假' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['休假'] },
          allDay: true,
          start: '2026-12-25',
          end: '2027-01-02',
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-61',
    class: 'days',
    said: '下周末带俩娃露营，两天',
    now: '2026-11-25T10:00:00+08:00',
    calls: [{ tool: 'quick_add', arguments: { text: '下周末带俩娃露营，两天' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['露营'], lacks: ['周末'] },
          allDay: true,
          start: '2026-12-05',
          end: '2026-12-07',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-62',
    class: 'days',
    said: '下周五幼儿园停课一天',
    calls: [{ tool: 'quick_add', arguments: { text: '下周五幼儿园停课一天' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['停课'], lacks: ['周五'] },
          allDay: true,
          start: '2026-11-27',
          end: '2026-11-28',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-63',
    class: 'days',
    said: '儿子生日是农历八月初二',
    calls: [{ tool: 'quick_add', arguments: { text: '儿子生日是农历八月初二' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['儿子', '生日'], lacks: ['农历', '初二'] },
          allDay: true,
          repeats: ['2027-09-02', '2028-09-20', '2029-09-09'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-64',
    class: 'days',
    said: '12月17到19号请年假',
    calls: [{ tool: 'quick_add', arguments: { text: '12月17到19号请年假' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['年假'], lacks: ['19号', '12月'] },
          allDay: true,
          start: '2026-12-17',
          end: '2026-12-20',
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-65',
    class: 'days',
    said: '下周四全天产品培训',
    calls: [{ tool: 'quick_add', arguments: { text: '下周四全天产品培训' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['产品培训'], lacks: ['全天', '下周'] },
          allDay: true,
          start: '2026-11-26',
          end: '2026-11-27',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-66',
    class: 'days',
    said: '老板5月6号过生日',
    calls: [{ tool: 'quick_add', arguments: { text: '老板5月6号过生日' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['老板', '生日'], lacks: ['5月'] },
          allDay: true,
          start: '2027-05-06',
          end: '2027-05-07',
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-67',
    class: 'days',
    said: '大宝的生日是2016年3月2号',
    calls: [{ tool: 'quick_add', arguments: { text: '大宝的生日是2016年3月2号' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['大宝', '生日'], lacks: ['3月'] },
          allDay: true,
          start: '2027-03-02',
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-68',
    class: 'days',
    said: '二宝生日是农历六月十二',
    calls: [{ tool: 'quick_add', arguments: { text: '二宝生日是农历六月十二' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['二宝', '生日'], lacks: ['六月', '十二'] },
          allDay: true,
          start: '2027-07-15',
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-69',
    class: 'days',
    said: '5月16号是我们结婚纪念日，提前三天提醒我',
    calls: [{ tool: 'quick_add', arguments: { text: '5月16号是我们结婚纪念日，提前三天提醒我' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['结婚纪念日'], lacks: ['提前', '5月'] },
          allDay: true,
          start: '2027-05-16',
          reminds: ['2027-05-13T09:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-70',
    class: 'days',
    said: '周五请一天假带娃打疫苗',
    calls: [{ tool: 'quick_add', arguments: { text: '周五请一天假带娃打疫苗' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['疫苗'], lacks: ['周五'] },
          allDay: true,
          start: '2026-11-27',
          end: '2026-11-28',
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-71',
    class: 'days',
    said: '12月5号全天自考监考',
    calls: [{ tool: 'quick_add', arguments: { text: '12月5号全天自考监考' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['自考监考'], lacks: ['全天', '12月'] },
          allDay: true,
          start: '2026-12-05',
          end: '2026-12-06',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-72',
    class: 'days',
    said: '下个月7号到9号成都出差',
    calls: [{ tool: 'quick_add', arguments: { text: '下个月7号到9号成都出差' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['出差'], lacks: ['下个月', '9号'] },
          allDay: true,
          start: '2026-12-07',
          end: '2026-12-10',
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-73',
    class: 'days',
    said: '从12月28号开始休假，休到1月3号',
    calls: [{ tool: 'quick_add', arguments: { text: '从12月28号开始休假，休到1月3号' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['休假'], lacks: ['12月', '1月'] },
          allDay: true,
          start: '2026-12-28',
          end: '2027-01-04',
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-74',
    class: 'days',
    said: '12月24到26号我休年假',
    calls: [{ tool: 'quick_add', arguments: { text: '12月24到26号我休年假' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['年假'], lacks: ['26'] },
          allDay: true,
          start: '2026-12-24',
          end: '2026-12-27',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-75',
    class: 'days',
    said: '我婆婆生日3月9号',
    calls: [{ tool: 'quick_add', arguments: { text: '我婆婆生日3月9号' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['婆婆', '生日'], lacks: ['9号'] },
          allDay: true,
          repeats: ['2027-03-09', '2028-03-09', '2029-03-09'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-76',
    class: 'days',
    said: '5月18是我们的结婚纪念日，记到日历里',
    calls: [{ tool: 'quick_add', arguments: { text: '5月18是我们的结婚纪念日，记到日历里' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['结婚纪念日'], lacks: ['18'] },
          allDay: true,
          repeats: ['2027-05-18', '2028-05-18', '2029-05-18'],
        },
      ],
    },
  },
  {
    id: 'zh-more-days-77',
    class: 'days',
    said: '跟科里请了假，下周五一天',
    calls: [{ tool: 'quick_add', arguments: { text: '跟科里请了假，下周五一天' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['假'], lacks: ['下周五'] },
          allDay: true,
          start: '2026-11-27',
          end: '2026-11-28',
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-78',
    class: 'days',
    said: '后天全天仓库盘点',
    calls: [{ tool: 'quick_add', arguments: { text: '后天全天仓库盘点' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['盘点'], lacks: ['全天', '后天'] },
          allDay: true,
          start: '2026-11-24',
          end: '2026-11-25',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-79',
    class: 'days',
    said: '下个月14号到16号是学校运动会',
    calls: [{ tool: 'quick_add', arguments: { text: '下个月14号到16号是学校运动会' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['运动会'], lacks: ['16'] },
          allDay: true,
          start: '2026-12-14',
          end: '2026-12-17',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-80',
    class: 'days',
    said: '女儿下周三秋游，一整天',
    calls: [{ tool: 'quick_add', arguments: { text: '女儿下周三秋游，一整天' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['女儿', '秋游'], lacks: ['一整天'] },
          allDay: true,
          start: '2026-11-25',
          end: '2026-11-26',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-81',
    class: 'days',
    said: '12月5、6号两天合唱团集训',
    calls: [{ tool: 'quick_add', arguments: { text: '12月5、6号两天合唱团集训' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['集训'], lacks: ['6号', '两天'] },
          allDay: true,
          start: '2026-12-05',
          end: '2026-12-07',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-82',
    class: 'days',
    said: '12月18号全天体检，提前一天提醒',
    calls: [{ tool: 'quick_add', arguments: { text: '12月18号全天体检，提前一天提醒' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['体检'], lacks: ['提前', '全天'] },
          allDay: true,
          start: '2026-12-18',
          end: '2026-12-19',
          reminds: ['2026-12-17T09:00'],
        },
      ],
    },
  },
  {
    id: 'zh-more-days-83',
    class: 'days',
    said: '周四的急救培训改成全天了',
    before: [
      { tool: 'schedule_add', arguments: { title: '急救培训', start: '2026-12-03T09:00', end: '2026-12-03T12:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '急救培训', all_day: true } }],
    expect: { written: [{ kind: 'event', title: '急救培训', allDay: true, start: '2026-12-03', end: '2026-12-04' }] },
  },
  {
    id: 'zh-more-days-84',
    class: 'days',
    said: '老家探亲多待一天',
    before: [
      { tool: 'schedule_add', arguments: { title: '老家探亲', start: '2026-12-07', end: '2026-12-10', all_day: true } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '老家探亲', end: '延长一天' } }],
    expect: { written: [{ kind: 'event', title: '老家探亲', allDay: true, start: '2026-12-07', end: '2026-12-11' }] },
  },
  {
    id: 'zh-more-days-85',
    class: 'days',
    said: '老婆生日1月9号',
    before: [],
    calls: [{ tool: 'quick_add', arguments: { text: '老婆生日1月9号' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['生日'] },
          allDay: true,
          repeats: ['2027-01-09', '2028-01-09', '2029-01-09'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-86',
    class: 'days',
    said: '下周四到周五请年假',
    before: [],
    calls: [{ tool: 'quick_add', arguments: { text: '下周四到周五请年假' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['年假'] },
          allDay: true,
          showAs: 'busy',
          start: '2026-11-26',
          end: '2026-11-28',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-87',
    class: 'days',
    said: '12月24号全天包场',
    before: [],
    calls: [{ tool: 'quick_add', arguments: { text: '12月24号全天包场' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['包场'] }, allDay: true, start: '2026-12-24', end: '2026-12-25' }],
    },
  },
  {
    id: 'zh-more-days-88',
    class: 'days',
    said: '爸妈结婚纪念日是1995年12月18号',
    before: [],
    calls: [{ tool: 'quick_add', arguments: { text: '爸妈结婚纪念日是1995年12月18号' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['结婚纪念日'] },
          allDay: true,
          repeats: ['2026-12-18', '2027-12-18', '2028-12-18'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-89',
    class: 'days',
    said: '我从12月1号起休15天陪产假',
    before: [],
    calls: [{ tool: 'quick_add', arguments: { text: '我从12月1号起休15天陪产假' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['陪产假'] }, allDay: true, start: '2026-12-01', end: '2026-12-16' }],
    },
  },
  {
    id: 'zh-more-days-90',
    class: 'days',
    said: '下周六学校办运动会，一整天',
    before: [],
    calls: [{ tool: 'quick_add', arguments: { text: '下周六学校办运动会，一整天' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['运动会'] }, allDay: true, start: '2026-11-28', end: '2026-11-29' }],
    },
  },
  {
    id: 'zh-more-days-91',
    class: 'days',
    said: '后厨装修得再多停两天',
    before: [
      { tool: 'schedule_add', arguments: { title: '后厨装修', start: '2026-12-14', end: '2026-12-17', all_day: true } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '后厨装修', end: '再延两天' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['后厨装修'] }, allDay: true, start: '2026-12-14', end: '2026-12-19' }],
    },
  },
  {
    id: 'zh-more-days-92',
    class: 'days',
    said: '下周三请一天假陪外婆做白内障手术',
    calls: [{ tool: 'quick_add', arguments: { text: '下周三请一天假陪外婆做白内障手术' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['白内障'] },
          allDay: true,
          start: '2026-11-25',
          end: '2026-11-26',
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-93',
    class: 'days',
    said: '我闺女12月30号过生日',
    calls: [{ tool: 'quick_add', arguments: { text: '我闺女12月30号过生日' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['闺女', '生日'], lacks: ['30'] },
          allDay: true,
          repeats: ['2026-12-30', '2027-12-30'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-94',
    class: 'days',
    said: '12月14号到16号去杭州参加设计大会',
    calls: [{ tool: 'quick_add', arguments: { text: '12月14号到16号去杭州参加设计大会' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['设计大会'] }, allDay: true, start: '2026-12-14', end: '2026-12-17' }],
    },
  },
  {
    id: 'zh-more-days-95',
    class: 'days',
    said: '周五全天停课换水',
    calls: [{ tool: 'quick_add', arguments: { text: '周五全天停课换水' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['换水'], lacks: ['周五', '全天'] },
          allDay: true,
          start: '2026-11-27',
          end: '2026-11-28',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-96',
    class: 'days',
    said: '店里1号到3号装修歇业',
    calls: [{ tool: 'quick_add', arguments: { text: '店里1号到3号装修歇业' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['装修'], lacks: ['1号', '3号'] },
          allDay: true,
          start: '2026-12-01',
          end: '2026-12-04',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-97',
    class: 'days',
    said: '我和老头子的结婚纪念日是5月20号，提前一周提醒我',
    calls: [{ tool: 'quick_add', arguments: { text: '我和老头子的结婚纪念日是5月20号，提前一周提醒我' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['结婚纪念日'], lacks: ['提前', '提醒'] },
          allDay: true,
          repeats: ['2027-05-20', '2028-05-20'],
          count: 'endless',
          reminds: ['2027-05-13T09:00'],
        },
      ],
    },
  },
  {
    id: 'zh-more-days-98',
    class: 'days',
    said: '学校运动会，12月3号、4号两天',
    calls: [{ tool: 'quick_add', arguments: { text: '学校运动会，12月3号、4号两天' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['运动会'], lacks: ['两天'] },
          allDay: true,
          start: '2026-12-03',
          end: '2026-12-05',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-99',
    class: 'days',
    said: '下周一开始休五天年假',
    calls: [{ tool: 'quick_add', arguments: { text: '下周一开始休五天年假' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['年假'] },
          allDay: true,
          start: '2026-11-23',
          end: '2026-11-28',
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-100',
    class: 'days',
    said: '12月8号花店三周年店庆',
    calls: [{ tool: 'quick_add', arguments: { text: '12月8号花店三周年店庆' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['店庆'], lacks: ['8号'] },
          allDay: true,
          start: '2026-12-08',
          end: '2026-12-09',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-101',
    class: 'days',
    said: '药师年度复训改成一整天',
    calls: [{ tool: 'schedule_update', arguments: { match: '药师年度复训', all_day: true } }],
    expect: {
      written: [{ kind: 'event', title: '药师年度复训', allDay: true, start: '2026-12-10', end: '2026-12-11' }],
    },
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '药师年度复训', start: '2026-12-10T09:00', end: '2026-12-10T12:00' },
      },
    ],
  },
  {
    id: 'zh-more-days-102',
    class: 'days',
    said: '12月8号我请假一天',
    calls: [{ tool: 'quick_add', arguments: { text: '12月8号我请假一天' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['请假'] },
          allDay: true,
          start: '2026-12-08',
          end: '2026-12-09',
          showAs: 'busy',
        },
      ],
    },
  },
  {
    id: 'zh-more-days-103',
    class: 'days',
    said: '老妈生日是1月9号，提前两天提醒我',
    calls: [{ tool: 'quick_add', arguments: { text: '老妈生日是1月9号，提前两天提醒我' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['老妈生日'] },
          allDay: true,
          repeats: ['2027-01-09', '2028-01-09', '2029-01-09'],
          reminds: ['2027-01-07T09:00'],
        },
      ],
    },
  },
  {
    id: 'zh-more-days-104',
    class: 'days',
    said: '下周六健身房全天封场维护',
    calls: [{ tool: 'quick_add', arguments: { text: '下周六健身房全天封场维护' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['封场维护'], lacks: ['全天', '周六'] },
          allDay: true,
          start: '2026-11-28',
          end: '2026-11-29',
        },
      ],
    },
  },
];
