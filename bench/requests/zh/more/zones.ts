import type { Request } from '../../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'zh-more-zones-01',
    class: 'zones',
    said: '后天伦敦时间下午三点跟供应商开电话会',
    calls: [{ tool: 'quick_add', arguments: { text: '后天伦敦时间下午三点跟供应商开电话会' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['供应商', '电话会'], lacks: ['伦敦'] }, start: '2026-11-24T23:00' }],
    },
  },
  {
    id: 'zh-more-zones-02',
    class: 'zones',
    said: '12月3号纽约当地时间上午10点线上面试',
    calls: [{ tool: 'quick_add', arguments: { text: '12月3号纽约当地时间上午10点线上面试' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['面试'], lacks: ['纽约', '当地'] }, start: '2026-12-03T23:00' }],
    },
  },
  {
    id: 'zh-more-zones-03',
    class: 'zones',
    said: '周五首尔时间上午九点半新品直播',
    calls: [{ tool: 'quick_add', arguments: { text: '周五首尔时间上午九点半新品直播' } }],
    expect: { written: [{ kind: 'event', title: { has: ['直播'], lacks: ['首尔'] }, start: '2026-11-27T08:30' }] },
  },
  {
    id: 'zh-more-zones-04',
    class: 'zones',
    said: '周三早上8点，悉尼时间，和澳洲客户对需求',
    calls: [{ tool: 'quick_add', arguments: { text: '周三早上8点，悉尼时间，和澳洲客户对需求' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['客户', '对需求'], lacks: ['悉尼时间'] }, start: '2026-11-25T05:00' }],
    },
  },
  {
    id: 'zh-more-zones-05',
    class: 'zones',
    said: '跟德国客户的会改成柏林时间周四下午两点',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '跟德国客户开会', start: '2026-11-25T20:00:00', end: '2026-11-25T21:00:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '德国客户', start: '柏林时间周四下午两点' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['德国客户'] }, start: '2026-11-26T21:00', end: '2026-11-26T22:00' }],
    },
  },
  {
    id: 'zh-more-zones-06',
    class: 'zones',
    said: '北京时间周五下午三点，洛杉矶那边几点',
    calls: [{ tool: 'get_current_time', arguments: { at: '北京时间周五下午三点', timezone: 'America/Los_Angeles' } }],
    expect: { answers: { texts: [['23:00', '11:00 PM', '晚上11', '晚上十一']] } },
  },
  {
    id: 'zh-more-zones-07',
    class: 'zones',
    said: '明天北京时间上午十点和国内团队开周会',
    now: '2026-11-22T21:00:00+09:00',
    zone: 'Asia/Tokyo',
    calls: [{ tool: 'quick_add', arguments: { text: '明天北京时间上午十点和国内团队开周会' } }],
    expect: { written: [{ kind: 'event', title: { has: ['周会'], lacks: ['北京'] }, start: '2026-11-23T11:00' }] },
  },
  {
    id: 'zh-more-zones-08',
    class: 'zones',
    said: '每周二旧金山时间下午五点和硅谷团队同步进度',
    calls: [{ tool: 'quick_add', arguments: { text: '每周二旧金山时间下午五点和硅谷团队同步进度' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['同步进度'], lacks: ['旧金山'] },
          repeats: ['2026-11-25T09:00', '2026-12-02T09:00', '2026-12-09T09:00', '2026-12-16T09:00'],
        },
      ],
    },
  },
  {
    id: 'zh-more-zones-09',
    class: 'zones',
    said: '新品发布会结束后半小时安排媒体群访',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '新品发布会', start: '2026-11-26T14:00:00', end: '2026-11-26T16:00:00' },
      },
    ],
    calls: [{ tool: 'quick_add', arguments: { text: '新品发布会结束后半小时安排媒体群访' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['媒体群访'], lacks: ['半小时'] }, start: '2026-11-26T16:30' }],
    },
  },
  {
    id: 'zh-more-zones-10',
    class: 'zones',
    said: '期末考试前一天晚上八点提醒我准备准考证',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '期末考试', start: '2026-12-16T09:00:00', end: '2026-12-16T11:00:00' },
      },
    ],
    calls: [{ tool: 'quick_add', arguments: { text: '期末考试前一天晚上八点提醒我准备准考证' } }],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['准考证'], lacks: ['前一天', '八点'] }, at: '2026-12-15T20:00' }],
    },
  },
  {
    id: 'zh-more-zones-11',
    class: 'zones',
    said: '周三美东时间早上九点跟客户开线上会',
    calls: [{ tool: 'quick_add', arguments: { text: '周三美东时间早上九点跟客户开线上会' } }],
    expect: { written: [{ kind: 'event', title: { has: ['客户'], lacks: ['美东'] }, start: '2026-11-25T22:00' }] },
  },
  {
    id: 'zh-more-zones-12',
    class: 'zones',
    said: '12月3号伦敦时间下午四点和导师视频',
    calls: [{ tool: 'quick_add', arguments: { text: '12月3号伦敦时间下午四点和导师视频' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['导师'], lacks: ['伦敦', '四点'] }, start: '2026-12-04T00:00' }],
    },
  },
  {
    id: 'zh-more-zones-13',
    class: 'zones',
    said: '下周四巴黎当地时间上午10点参加线上研讨会',
    calls: [{ tool: 'quick_add', arguments: { text: '下周四巴黎当地时间上午10点参加线上研讨会' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['研讨会'], lacks: ['当地时间'] }, start: '2026-11-26T17:00' }],
    },
  },
  {
    id: 'zh-more-zones-14',
    class: 'zones',
    said: '明天北京时间下午两点开远程例会',
    calls: [{ tool: 'quick_add', arguments: { text: '明天北京时间下午两点开远程例会' } }],
    expect: { written: [{ kind: 'event', title: { has: ['例会'], lacks: ['北京时间'] }, start: '2026-11-23T15:00' }] },
    now: '2026-11-22T20:00:00+09:00',
    zone: 'Asia/Tokyo',
  },
  {
    id: 'zh-more-zones-15',
    class: 'zones',
    said: '1月5号洛杉矶时间上午十一点半提醒我抢演唱会票',
    calls: [{ tool: 'quick_add', arguments: { text: '1月5号洛杉矶时间上午十一点半提醒我抢演唱会票' } }],
    expect: { written: [{ kind: 'reminder', title: { has: ['演唱会'], lacks: ['洛杉矶'] }, at: '2027-01-06T03:30' }] },
  },
  {
    id: 'zh-more-zones-16',
    class: 'zones',
    said: '悉尼那边现在几点了',
    calls: [{ tool: 'get_current_time', arguments: { timezone: 'Australia/Sydney' } }],
    expect: { answers: { texts: ['23:00'] } },
  },
  {
    id: 'zh-more-zones-17',
    class: 'zones',
    said: '期末考试后第二天上午十点去看牙',
    calls: [{ tool: 'quick_add', arguments: { text: '期末考试后第二天上午十点去看牙' } }],
    expect: { written: [{ kind: 'event', title: { has: ['看牙'], lacks: ['第二天'] }, start: '2026-12-11T10:00' }] },
    before: [
      { tool: 'schedule_add', arguments: { title: '期末考试', start: '2026-12-10T09:00', end: '2026-12-10T11:00' } },
    ],
  },
  {
    id: 'zh-more-zones-18',
    class: 'zones',
    said: '评审会结束后一小时提醒我发纪要',
    calls: [{ tool: 'quick_add', arguments: { text: '评审会结束后一小时提醒我发纪要' } }],
    expect: { written: [{ kind: 'reminder', title: { has: ['发纪要'], lacks: ['一小时'] }, at: '2026-11-24T16:30' }] },
    before: [
      { tool: 'schedule_add', arguments: { title: '评审会', start: '2026-11-24T14:00', end: '2026-11-24T15:30' } },
    ],
  },
  {
    id: 'zh-more-zones-19',
    class: 'zones',
    said: '手术前一天晚上八点提醒我通知3床禁食',
    calls: [{ tool: 'quick_add', arguments: { text: '手术前一天晚上八点提醒我通知3床禁食' } }],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['3床', '禁食'], lacks: ['前一天'] }, at: '2026-12-01T20:00' }],
    },
    before: [
      { tool: 'schedule_add', arguments: { title: '手术', start: '2026-12-02T08:00', end: '2026-12-02T11:00' } },
    ],
  },
  {
    id: 'zh-more-zones-20',
    class: 'zones',
    said: '开题答辩前两小时提醒我打印材料',
    calls: [{ tool: 'quick_add', arguments: { text: '开题答辩前两小时提醒我打印材料' } }],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['打印材料'], lacks: ['两小时'] }, at: '2026-11-27T12:00' }],
    },
    before: [
      { tool: 'schedule_add', arguments: { title: '开题答辩', start: '2026-11-27T14:00', end: '2026-11-27T15:00' } },
    ],
  },
  {
    id: 'zh-more-zones-21',
    class: 'zones',
    said: '周四纽约时间早上十点和Brian过方案',
    calls: [{ tool: 'quick_add', arguments: { text: '周四纽约时间早上十点和Brian过方案' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Brian', '过方案'], lacks: ['纽约', '十点'] },
          start: '2026-11-26T10:00:00-05:00',
        },
      ],
    },
  },
  {
    id: 'zh-more-zones-22',
    class: 'zones',
    said: '12月2号跟伦敦客户通话，他们那边下午三点',
    calls: [{ tool: 'quick_add', arguments: { text: '12月2号跟伦敦客户通话，他们那边下午三点' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['客户', '通话'], lacks: ['那边', '三点'] },
          start: '2026-12-02T15:00:00+00:00',
        },
      ],
    },
  },
  {
    id: 'zh-more-zones-23',
    class: 'zones',
    said: '柏林时间明晚六点跟Anna开会，半小时',
    calls: [{ tool: 'quick_add', arguments: { text: '柏林时间明晚六点跟Anna开会，半小时' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Anna', '开会'], lacks: ['柏林', '半小时'] },
          start: '2026-11-23T18:00:00+01:00',
          end: '2026-11-23T18:30:00+01:00',
        },
      ],
    },
  },
  {
    id: 'zh-more-zones-24',
    class: 'zones',
    said: '孟买时间周四下午五点和外包团队过进度',
    calls: [{ tool: 'quick_add', arguments: { text: '孟买时间周四下午五点和外包团队过进度' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['外包团队', '进度'], lacks: ['孟买', '五点'] },
          start: '2026-11-26T17:00:00+05:30',
        },
      ],
    },
  },
  {
    id: 'zh-more-zones-25',
    class: 'zones',
    said: '跟Emma的会改成伦敦时间下午两点',
    before: [
      { tool: 'schedule_add', arguments: { title: '跟Emma的会', start: '2026-11-26T16:00', end: '2026-11-26T17:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: 'Emma', start: '伦敦时间下午两点' } }],
    expect: {
      written: [
        { kind: 'event', title: '跟Emma的会', start: '2026-11-26T14:00:00+00:00', end: '2026-11-26T15:00:00+00:00' },
      ],
    },
  },
  {
    id: 'zh-more-zones-26',
    class: 'zones',
    said: '北京时间每周二早上九点有线上课',
    now: '2026-11-22T07:00:00-05:00',
    zone: 'America/Toronto',
    calls: [{ tool: 'quick_add', arguments: { text: '北京时间每周二早上九点有线上课' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['线上课'], lacks: ['北京', '周二'] },
          repeats: ['2026-11-23T20:00', '2026-11-30T20:00', '2026-12-07T20:00'],
        },
      ],
    },
  },
  {
    id: 'zh-more-zones-27',
    class: 'zones',
    said: '洛杉矶时间明天早上八点提醒我给Kevin发邮件',
    calls: [{ tool: 'quick_add', arguments: { text: '洛杉矶时间明天早上八点提醒我给Kevin发邮件' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['Kevin', '邮件'], lacks: ['洛杉矶', '八点'] },
          at: '2026-11-23T08:00:00-08:00',
        },
      ],
    },
  },
  {
    id: 'zh-more-zones-28',
    class: 'zones',
    said: '组会结束后半小时约小刘谈话',
    before: [
      { tool: 'schedule_add', arguments: { title: '组会', start: '2026-11-25T14:00', end: '2026-11-25T15:00' } },
    ],
    calls: [{ tool: 'quick_add', arguments: { text: '组会结束后半小时约小刘谈话' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['小刘'], lacks: ['半小时', '结束'] }, start: '2026-11-25T15:30' }],
    },
  },
  {
    id: 'zh-more-zones-29',
    class: 'zones',
    said: '看牙前一个小时提醒我先吃点东西',
    before: [
      { tool: 'schedule_add', arguments: { title: '看牙', start: '2026-11-27T16:00', end: '2026-11-27T17:00' } },
    ],
    calls: [{ tool: 'quick_add', arguments: { text: '看牙前一个小时提醒我先吃点东西' } }],
    expect: { written: [{ kind: 'reminder', title: { has: ['吃点东西'], lacks: ['小时'] }, at: '2026-11-27T15:00' }] },
  },
  {
    id: 'zh-more-zones-30',
    class: 'zones',
    said: '白内障手术前一天晚上八点提醒我通知家属禁食',
    before: [
      { tool: 'schedule_add', arguments: { title: '白内障手术', start: '2026-12-01T08:30', end: '2026-12-01T09:30' } },
    ],
    calls: [{ tool: 'quick_add', arguments: { text: '白内障手术前一天晚上八点提醒我通知家属禁食' } }],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['家属禁食'], lacks: ['八点', '前一天'] }, at: '2026-11-30T20:00' }],
    },
  },
  {
    id: 'zh-more-zones-31',
    class: 'zones',
    said: '演讲那天早上八点提醒我带U盘',
    before: [
      { tool: 'schedule_add', arguments: { title: '演讲', start: '2026-12-09T14:00', end: '2026-12-09T15:00' } },
    ],
    calls: [{ tool: 'quick_add', arguments: { text: '演讲那天早上八点提醒我带U盘' } }],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['带U盘'], lacks: ['那天', '八点'] }, at: '2026-12-09T08:00' }],
    },
  },
  {
    id: 'zh-more-zones-32',
    class: 'zones',
    said: '体检完第二天上午十点去取报告',
    before: [
      { tool: 'schedule_add', arguments: { title: '体检', start: '2026-11-28T08:00', end: '2026-11-28T10:00' } },
    ],
    calls: [{ tool: 'quick_add', arguments: { text: '体检完第二天上午十点去取报告' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['取报告'], lacks: ['第二天', '十点'] }, start: '2026-11-29T10:00' }],
    },
  },
  {
    id: 'zh-more-zones-33',
    class: 'zones',
    said: '周二柏林时间上午十点跟Markus对接口',
    calls: [{ tool: 'quick_add', arguments: { text: '周二柏林时间上午十点跟Markus对接口' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['Markus', '接口'], lacks: ['柏林', '十点'] }, start: '2026-11-24T17:00' },
      ],
    },
  },
  {
    id: 'zh-more-zones-34',
    class: 'zones',
    said: '周四跟伦敦团队开会，他们那边下午两点',
    calls: [{ tool: 'quick_add', arguments: { text: '周四跟伦敦团队开会，他们那边下午两点' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['伦敦团队'], lacks: ['那边', '两点'] }, start: '2026-11-26T22:00' }],
    },
  },
  {
    id: 'zh-more-zones-35',
    class: 'zones',
    said: '旧金山时间下周三早上8点半做架构分享',
    calls: [{ tool: 'quick_add', arguments: { text: '旧金山时间下周三早上8点半做架构分享' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['架构分享'], lacks: ['旧金山', '8点'] }, start: '2026-11-26T00:30' }],
    },
  },
  {
    id: 'zh-more-zones-36',
    class: 'zones',
    said: '周五东京当地时间下午六点跟田中线上聊需求',
    calls: [{ tool: 'quick_add', arguments: { text: '周五东京当地时间下午六点跟田中线上聊需求' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['田中', '需求'], lacks: ['当地', '六点'] }, start: '2026-11-27T17:00' },
      ],
    },
  },
  {
    id: 'zh-more-zones-37',
    class: 'zones',
    said: '技术分享改到纽约时间上午九点，日子不变',
    before: [
      { tool: 'schedule_add', arguments: { title: '技术分享', start: '2026-11-25T15:00', end: '2026-11-25T16:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '技术分享', start: '纽约时间上午九点，日子不变' } }],
    expect: { written: [{ kind: 'event', title: '技术分享', start: '2026-11-25T22:00', end: '2026-11-25T23:00' }] },
  },
  {
    id: 'zh-more-zones-38',
    class: 'zones',
    said: '每周四伦敦时间下午三点全员会',
    calls: [{ tool: 'quick_add', arguments: { text: '每周四伦敦时间下午三点全员会' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['全员会'], lacks: ['伦敦', '三点'] },
          repeats: ['2026-11-26T23:00', '2026-12-03T23:00', '2026-12-10T23:00'],
          count: 'endless',
        },
      ],
    },
  },
  {
    id: 'zh-more-zones-39',
    class: 'zones',
    said: '跟悉尼那边的同步，他们周三上午十一点',
    calls: [
      { tool: 'schedule_add', arguments: { title: '悉尼同步', start: '周三上午十一点', timezone: 'Australia/Sydney' } },
    ],
    expect: { written: [{ kind: 'event', title: '悉尼同步', start: '2026-11-25T08:00' }] },
  },
  {
    id: 'zh-more-zones-40',
    class: 'zones',
    said: '代码冻结会开完半小时后提醒我打tag',
    calls: [{ tool: 'quick_add', arguments: { text: '代码冻结会开完半小时后提醒我打tag' } }],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['tag'], lacks: ['半小时', '开完'] }, at: '2026-11-24T17:30' }],
    },
    before: [
      { tool: 'schedule_add', arguments: { title: '代码冻结会', start: '2026-11-24T16:00', end: '2026-11-24T17:00' } },
    ],
  },
  {
    id: 'zh-more-zones-41',
    class: 'zones',
    said: '年终盘点前一天提醒我打印清单',
    calls: [{ tool: 'quick_add', arguments: { text: '年终盘点前一天提醒我打印清单' } }],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['打印清单'], lacks: ['前一天'] }, at: '2026-12-19T09:00' }],
    },
    before: [
      { tool: 'schedule_add', arguments: { title: '年终盘点', start: '2026-12-20T09:00', end: '2026-12-20T12:00' } },
    ],
  },
  {
    id: 'zh-more-zones-42',
    class: 'zones',
    said: '店庆直播结束后接着开半小时复盘会',
    calls: [{ tool: 'quick_add', arguments: { text: '店庆直播结束后接着开半小时复盘会' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['复盘会'], lacks: ['半小时', '结束'] },
          start: '2026-11-27T22:00',
          end: '2026-11-27T22:30',
        },
      ],
    },
    before: [
      { tool: 'schedule_add', arguments: { title: '店庆直播', start: '2026-11-27T20:00', end: '2026-11-27T22:00' } },
    ],
  },
  {
    id: 'zh-more-zones-43',
    class: 'zones',
    said: '12月1号班加罗尔时间下午三点半过测试报告',
    calls: [{ tool: 'quick_add', arguments: { text: '12月1号班加罗尔时间下午三点半过测试报告' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['测试报告'], lacks: ['班加罗尔', '三点'] }, start: '2026-12-01T18:00' },
      ],
    },
  },
  {
    id: 'zh-more-zones-44',
    class: 'zones',
    said: '伦敦时间下周二上午十点跟海外HR开视频会',
    calls: [{ tool: 'quick_add', arguments: { text: '伦敦时间下周二上午十点跟海外HR开视频会' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['海外HR'], lacks: ['伦敦时间'] }, start: '2026-11-24T18:00' }],
    },
  },
  {
    id: 'zh-more-zones-45',
    class: 'zones',
    said: '12月9号多伦多当地时间晚上8点，跟客户视频选片',
    calls: [{ tool: 'quick_add', arguments: { text: '12月9号多伦多当地时间晚上8点，跟客户视频选片' } }],
    expect: { written: [{ kind: 'event', title: { has: ['选片'] }, start: '2026-12-10T09:00' }] },
  },
  {
    id: 'zh-more-zones-46',
    class: 'zones',
    said: '悉尼时间明早9点闺女打视频过来，提醒我',
    calls: [{ tool: 'reminder_add', arguments: { title: '闺女打视频', at: '悉尼时间明早9点' } }],
    expect: { written: [{ kind: 'reminder', title: '闺女打视频', at: '2026-11-23T06:00' }] },
  },
  {
    id: 'zh-more-zones-47',
    class: 'zones',
    said: '棚拍结束一小时后跟客户吃饭',
    before: [
      { tool: 'schedule_add', arguments: { title: '棚拍', start: '2026-11-27T14:00', end: '2026-11-27T17:00' } },
    ],
    calls: [{ tool: 'quick_add', arguments: { text: '棚拍结束一小时后跟客户吃饭' } }],
    expect: { written: [{ kind: 'event', title: { has: ['客户'] }, start: '2026-11-27T18:00' }] },
  },
  {
    id: 'zh-more-zones-48',
    class: 'zones',
    said: '李想婚礼前一天下午三点去酒店踩点',
    before: [
      { tool: 'schedule_add', arguments: { title: '李想婚礼', start: '2026-12-12T08:00', end: '2026-12-12T20:00' } },
    ],
    calls: [{ tool: 'schedule_add', arguments: { title: '去酒店踩点', start: '李想婚礼前一天下午三点' } }],
    expect: { written: [{ kind: 'event', title: '去酒店踩点', start: '2026-12-11T15:00' }] },
  },
  {
    id: 'zh-more-zones-49',
    class: 'zones',
    said: '打完疫苗第二天早上九点提醒我给小宝量体温',
    before: [
      { tool: 'schedule_add', arguments: { title: '小宝打疫苗', start: '2026-12-01T10:00', end: '2026-12-01T10:30' } },
    ],
    calls: [{ tool: 'reminder_add', arguments: { title: '给小宝量体温', at: '小宝打疫苗第二天早上九点' } }],
    expect: { written: [{ kind: 'reminder', title: '给小宝量体温', at: '2026-12-02T09:00' }] },
  },
  {
    id: 'zh-more-zones-50',
    class: 'zones',
    said: '东京当地时间12月3号14点30到16点面试佐藤',
    calls: [{ tool: 'quick_add', arguments: { text: '东京当地时间12月3号14点30到16点面试佐藤' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['佐藤'] }, start: '2026-12-03T13:30', end: '2026-12-03T15:00' }],
    },
  },
  {
    id: 'zh-more-zones-51',
    class: 'zones',
    said: '北京时间11月25号晚上8点跟奶奶视频',
    now: '2026-11-22T20:00:00-08:00',
    zone: 'America/Los_Angeles',
    calls: [{ tool: 'quick_add', arguments: { text: '北京时间11月25号晚上8点跟奶奶视频' } }],
    expect: { written: [{ kind: 'event', title: { has: ['奶奶'], lacks: ['北京'] }, start: '2026-11-25T04:00' }] },
  },
  {
    id: 'zh-more-zones-52',
    class: 'zones',
    said: '每周三迪拜时间上午11点跟客户过片子',
    calls: [{ tool: 'quick_add', arguments: { text: '每周三迪拜时间上午11点跟客户过片子' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['过片'], lacks: ['迪拜时间'] },
          repeats: ['2026-11-25T15:00', '2026-12-02T15:00', '2026-12-09T15:00'],
        },
      ],
    },
  },
  {
    id: 'zh-more-zones-53',
    class: 'zones',
    said: '柏林候选人12月1号面试，他们当地时间下午一点',
    calls: [{ tool: 'quick_add', arguments: { text: '柏林候选人12月1号面试，他们当地时间下午一点' } }],
    expect: { written: [{ kind: 'event', title: { has: ['面试'] }, start: '2026-12-01T20:00' }] },
  },
  {
    id: 'zh-more-zones-54',
    class: 'zones',
    said: '海外例会改成伦敦时间早上九点，日子不动',
    before: [
      { tool: 'schedule_add', arguments: { title: '海外例会', start: '2026-11-25T16:00', end: '2026-11-25T17:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '海外例会', start: '伦敦时间早上九点' } }],
    expect: { written: [{ kind: 'event', title: '海外例会', start: '2026-11-25T17:00', end: '2026-11-25T18:00' }] },
  },
  {
    id: 'zh-more-zones-55',
    class: 'zones',
    said: '12月3号纽约时间上午10点跟Baker律师通话',
    calls: [{ tool: 'quick_add', arguments: { text: '12月3号纽约时间上午10点跟Baker律师通话' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Baker律师'], lacks: ['纽约', '10点'] },
          start: '2026-12-03T23:00',
          end: '2026-12-04T00:00',
        },
      ],
    },
  },
  {
    id: 'zh-more-zones-56',
    class: 'zones',
    said: '周五跟伦敦办公室开会，他们那边下午两点',
    calls: [{ tool: 'quick_add', arguments: { text: '周五跟伦敦办公室开会，他们那边下午两点' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['伦敦'], lacks: ['他们那边', '两点'] }, start: '2026-11-27T22:00' }],
    },
  },
  {
    id: 'zh-more-zones-57',
    class: 'zones',
    said: '北京时间周六早上九点给爸妈打视频',
    zone: 'Europe/London',
    now: '2026-11-22T12:00:00+00:00',
    calls: [{ tool: 'quick_add', arguments: { text: '北京时间周六早上九点给爸妈打视频' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['爸妈', '视频'], lacks: ['北京'] }, start: '2026-11-28T09:00:00+08:00' },
      ],
    },
  },
  {
    id: 'zh-more-zones-58',
    class: 'zones',
    said: '北京时间12月1号晚上8点抢演唱会票，提前十分钟喊我',
    zone: 'America/New_York',
    calls: [{ tool: 'quick_add', arguments: { text: '北京时间12月1号晚上8点抢演唱会票，提前十分钟喊我' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['抢演唱会票'], lacks: ['北京', '提前'] },
          start: '2026-12-01T07:00',
          reminds: ['2026-12-01T06:50'],
        },
      ],
    },
  },
  {
    id: 'zh-more-zones-59',
    class: 'zones',
    said: '周三庭审结束半小时后提醒我写复盘',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '宏泰案庭审', start: '2026-11-25T09:00:00', end: '2026-11-25T11:30:00' },
      },
    ],
    calls: [{ tool: 'quick_add', arguments: { text: '周三庭审结束半小时后提醒我写复盘' } }],
    expect: { written: [{ kind: 'reminder', title: { has: ['复盘'], lacks: ['半小时'] }, at: '2026-11-25T12:00' }] },
  },
  {
    id: 'zh-more-zones-60',
    class: 'zones',
    said: '鉴定听证会前一天下午三点提醒我再核一遍材料',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '鉴定听证会', start: '2026-12-10T09:30:00', end: '2026-12-10T11:30:00' },
      },
    ],
    calls: [{ tool: 'quick_add', arguments: { text: '鉴定听证会前一天下午三点提醒我再核一遍材料' } }],
    expect: { written: [{ kind: 'reminder', title: { has: ['材料'] }, at: '2026-12-09T15:00' }] },
  },
  {
    id: 'zh-more-zones-61',
    class: 'zones',
    said: '我爸落地一个钟头以后提醒我给他打电话',
    zone: 'Europe/London',
    calls: [{ tool: 'quick_add', arguments: { text: '我爸落地一个钟头以后提醒我给他打电话' } }],
    expect: { asks: [] },
  },
  {
    id: 'zh-more-zones-62',
    class: 'zones',
    said: '跟大阪事务所那个会，改成东京时间下午四点',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '大阪事务所视频会', start: '2026-11-26T10:00:00', end: '2026-11-26T11:00:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '大阪事务所', start: '东京时间下午四点' } }],
    expect: {
      written: [{ kind: 'event', title: '大阪事务所视频会', start: '2026-11-26T15:00', end: '2026-11-26T16:00' }],
    },
  },
  {
    id: 'zh-more-zones-63',
    class: 'zones',
    said: '12月20号上午11点40飞北京，北京时间21号早上6点半落地',
    zone: 'Europe/London',
    calls: [
      {
        tool: 'schedule_add',
        arguments: { title: '飞北京', start: '12月20号上午11点40', end: '北京时间12月21号早上6点半' },
      },
    ],
    expect: {
      written: [
        { kind: 'event', title: '飞北京', start: '2026-12-20T11:40:00+00:00', end: '2026-12-21T06:30:00+08:00' },
      ],
    },
  },
  {
    id: 'zh-more-zones-64',
    class: 'zones',
    said: '我这儿明天下午三点，国内是几点',
    zone: 'Europe/London',
    calls: [{ tool: 'get_current_time', arguments: { at: '明天下午三点', timezone: 'Asia/Shanghai' } }],
    expect: { answers: { texts: ['23:00', ['11-23', '11月23']] } },
  },
  {
    id: 'zh-more-zones-65',
    class: 'zones',
    said: '太平洋时间周一上午九点半斯坦福面试',
    zone: 'America/New_York',
    calls: [{ tool: 'quick_add', arguments: { text: '太平洋时间周一上午九点半斯坦福面试' } }],
    expect: { written: [{ kind: 'event', title: { has: ['面试'], lacks: ['太平洋'] }, start: '2026-11-23T12:30' }] },
  },
  {
    id: 'zh-more-zones-66',
    class: 'zones',
    said: '每周四英国时间晚上七点线上读书会',
    calls: [{ tool: 'quick_add', arguments: { text: '每周四英国时间晚上七点线上读书会' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['读书会'], lacks: ['英国时间'] },
          repeats: ['2026-11-27T03:00', '2026-12-04T03:00', '2026-12-11T03:00'],
        },
      ],
    },
  },
  {
    id: 'zh-more-zones-67',
    class: 'zones',
    said: '周二跟伦敦客户视频，他们那边上午10点',
    calls: [{ tool: 'quick_add', arguments: { text: '周二跟伦敦客户视频，他们那边上午10点' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['客户'], lacks: ['他们那边', '10点'] },
          start: '2026-11-24T18:00',
          end: '2026-11-24T19:00',
        },
      ],
    },
  },
  {
    id: 'zh-more-zones-68',
    class: 'zones',
    said: '周三跟纽约分公司开会，当地时间上午9点',
    calls: [{ tool: 'quick_add', arguments: { text: '周三跟纽约分公司开会，当地时间上午9点' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['分公司'], lacks: ['当地', '9点'] }, start: '2026-11-25T22:00' }],
    },
  },
  {
    id: 'zh-more-zones-69',
    class: 'zones',
    said: '12月10号迪拜时间下午3点看展会布展',
    calls: [{ tool: 'quick_add', arguments: { text: '12月10号迪拜时间下午3点看展会布展' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['布展'], lacks: ['时间', '3点'] }, start: '2026-12-10T19:00' }],
    },
  },
  {
    id: 'zh-more-zones-70',
    class: 'zones',
    said: '后天首尔时间下午两点半跟LG的人碰头',
    calls: [{ tool: 'quick_add', arguments: { text: '后天首尔时间下午两点半跟LG的人碰头' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['LG'], lacks: ['首尔时间', '两点半'] }, start: '2026-11-24T13:30' }],
    },
  },
  {
    id: 'zh-more-zones-71',
    class: 'zones',
    said: '周五洛杉矶时间晚上7点线上学术报告',
    calls: [{ tool: 'quick_add', arguments: { text: '周五洛杉矶时间晚上7点线上学术报告' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['学术报告'], lacks: ['洛杉矶时间', '7点'] }, start: '2026-11-28T11:00' },
      ],
    },
  },
  {
    id: 'zh-more-zones-72',
    class: 'zones',
    said: '北京时间明早9点跟公司开晨会',
    calls: [{ tool: 'quick_add', arguments: { text: '北京时间明早9点跟公司开晨会' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['晨会'], lacks: ['北京时间', '明早'] }, start: '2026-11-23T09:00:00+08:00' },
      ],
    },
    now: '2026-11-22T13:00:00+01:00',
    zone: 'Europe/Berlin',
  },
  {
    id: 'zh-more-zones-73',
    class: 'zones',
    said: '跟柏林团队的视频会改到柏林时间下午3点',
    before: [{ tool: 'schedule_add', arguments: { title: '柏林团队视频会', start: '2026-11-26T17:00' } }],
    calls: [{ tool: 'schedule_update', arguments: { match: '柏林团队', start: '柏林时间下午3点' } }],
    expect: {
      written: [{ kind: 'event', title: '柏林团队视频会', start: '2026-11-26T22:00', end: '2026-11-26T23:00' }],
    },
  },
  {
    id: 'zh-more-zones-74',
    class: 'zones',
    said: '部门月会结束半小时后跟小陈面谈',
    calls: [{ tool: 'quick_add', arguments: { text: '部门月会结束半小时后跟小陈面谈' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['小陈', '面谈'], lacks: ['月会', '半小时'] }, start: '2026-11-26T16:00' },
      ],
    },
    before: [
      { tool: 'schedule_add', arguments: { title: '部门月会', start: '2026-11-26T14:00', duration_minutes: 90 } },
    ],
  },
  {
    id: 'zh-more-zones-75',
    class: 'zones',
    said: '家长会前一个小时去接外婆',
    calls: [{ tool: 'quick_add', arguments: { text: '家长会前一个小时去接外婆' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['接外婆'], lacks: ['家长会', '小时'] }, start: '2026-11-27T17:30' }],
    },
    before: [{ tool: 'schedule_add', arguments: { title: '家长会', start: '2026-11-27T18:30' } }],
  },
  {
    id: 'zh-more-zones-76',
    class: 'zones',
    said: '博士答辩当天晚上六点半请评委吃饭',
    calls: [{ tool: 'quick_add', arguments: { text: '博士答辩当天晚上六点半请评委吃饭' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['评委', '吃饭'], lacks: ['当天', '六点半'] }, start: '2026-12-03T18:30' },
      ],
    },
    before: [
      { tool: 'schedule_add', arguments: { title: '博士答辩', start: '2026-12-03T14:00', duration_minutes: 180 } },
    ],
  },
  {
    id: 'zh-more-zones-77',
    class: 'zones',
    said: '新品发布会前一天下午三点彩排',
    calls: [{ tool: 'quick_add', arguments: { text: '新品发布会前一天下午三点彩排' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['彩排'], lacks: ['前一天', '三点'] }, start: '2026-12-09T15:00' }],
    },
    before: [
      { tool: 'schedule_add', arguments: { title: '新品发布会', start: '2026-12-10T10:00', duration_minutes: 120 } },
    ],
  },
  {
    id: 'zh-more-zones-78',
    class: 'zones',
    said: '下周三洛杉矶时间下午5点跟供应商视频',
    calls: [{ tool: 'quick_add', arguments: { text: '下周三洛杉矶时间下午5点跟供应商视频' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['供应商', '视频'], lacks: ['洛杉矶时间'] }, start: '2026-11-26T09:00' },
      ],
    },
  },
  {
    id: 'zh-more-zones-79',
    class: 'zones',
    said: '周六跟伦敦的老同学语音，他们那边上午11点',
    calls: [{ tool: 'quick_add', arguments: { text: '周六跟伦敦的老同学语音，他们那边上午11点' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['老同学'], lacks: ['那边', '11点'] }, start: '2026-11-28T19:00' }],
    },
  },
  {
    id: 'zh-more-zones-80',
    class: 'zones',
    said: '12月9号纽约时间早上9点线上面试，45分钟',
    calls: [{ tool: 'quick_add', arguments: { text: '12月9号纽约时间早上9点线上面试，45分钟' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['面试'], lacks: ['纽约时间', '45'] },
          start: '2026-12-09T22:00',
          end: '2026-12-09T22:45',
        },
      ],
    },
  },
  {
    id: 'zh-more-zones-81',
    class: 'zones',
    said: '和田村通个话，东京时间后天中午12点半',
    calls: [{ tool: 'quick_add', arguments: { text: '和田村通个话，东京时间后天中午12点半' } }],
    expect: { written: [{ kind: 'event', title: { has: ['田村'], lacks: ['东京'] }, start: '2026-11-24T11:30' }] },
  },
  {
    id: 'zh-more-zones-82',
    class: 'zones',
    said: '巴黎时间周五晚上6点提醒我抢票',
    calls: [{ tool: 'quick_add', arguments: { text: '巴黎时间周五晚上6点提醒我抢票' } }],
    expect: { written: [{ kind: 'reminder', title: { has: ['抢票'], lacks: ['巴黎'] }, at: '2026-11-28T01:00' }] },
  },
  {
    id: 'zh-more-zones-83',
    class: 'zones',
    said: '北京时间明天上午10点晨会',
    calls: [{ tool: 'quick_add', arguments: { text: '北京时间明天上午10点晨会' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['晨会'], lacks: ['北京'] }, start: '2026-11-23T10:00:00+08:00' }],
    },
    now: '2026-11-22T21:00:00+09:00',
    zone: 'Asia/Tokyo',
  },
  {
    id: 'zh-more-zones-84',
    class: 'zones',
    said: '海外例会那边改了，伦敦时间上午9点开',
    before: [
      { tool: 'schedule_add', arguments: { title: '海外例会', start: '2026-11-26T16:00', end: '2026-11-26T17:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '海外例会', start: '伦敦时间上午9点' } }],
    expect: { written: [{ kind: 'event', title: '海外例会', start: '2026-11-26T17:00', end: '2026-11-26T18:00' }] },
  },
  {
    id: 'zh-more-zones-85',
    class: 'zones',
    said: '我这边周五下午三点，柏林是几点',
    before: [],
    calls: [{ tool: 'get_current_time', arguments: { timezone: 'Europe/Berlin', at: '周五下午三点' } }],
    expect: { answers: { texts: ['08:00'] } },
  },
  {
    id: 'zh-more-zones-86',
    class: 'zones',
    said: '家长座谈会结束后半小时接老二',
    calls: [{ tool: 'quick_add', arguments: { text: '家长座谈会结束后半小时接老二' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['接老二'], lacks: ['结束', '半小时'] }, start: '2026-11-25T17:00' }],
    },
    before: [
      { tool: 'schedule_add', arguments: { title: '家长座谈会', start: '2026-11-25T15:00', end: '2026-11-25T16:30' } },
    ],
  },
  {
    id: 'zh-more-zones-87',
    class: 'zones',
    said: '带货直播结束10分钟后提醒我关补光灯',
    calls: [{ tool: 'quick_add', arguments: { text: '带货直播结束10分钟后提醒我关补光灯' } }],
    expect: { written: [{ kind: 'reminder', title: { has: ['补光灯'], lacks: ['结束'] }, at: '2026-11-23T22:10' }] },
    before: [
      { tool: 'schedule_add', arguments: { title: '带货直播', start: '2026-11-23T20:00', end: '2026-11-23T22:00' } },
    ],
  },
  {
    id: 'zh-more-zones-88',
    class: 'zones',
    said: '电话面试别放前面了，挪到评审会结束后',
    before: [
      { tool: 'schedule_add', arguments: { title: '评审会', start: '2026-11-25T10:00', end: '2026-11-25T11:30' } },
      { tool: 'schedule_add', arguments: { title: '电话面试', start: '2026-11-25T09:00', end: '2026-11-25T09:30' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '电话面试', start: '评审会结束后' } }],
    expect: { written: [{ kind: 'event', title: '电话面试', start: '2026-11-25T11:30', end: '2026-11-25T12:00' }] },
  },
  {
    id: 'zh-more-zones-89',
    class: 'zones',
    said: '周二纽约时间晚上8点跟表姐视频',
    before: [],
    calls: [{ tool: 'quick_add', arguments: { text: '周二纽约时间晚上8点跟表姐视频' } }],
    expect: { written: [{ kind: 'event', title: { has: ['表姐'] }, start: '2026-11-25T09:00' }] },
  },
  {
    id: 'zh-more-zones-90',
    class: 'zones',
    said: '供应商线上会，巴黎当地时间12月3号上午10点',
    before: [],
    calls: [{ tool: 'quick_add', arguments: { text: '供应商线上会，巴黎当地时间12月3号上午10点' } }],
    expect: { written: [{ kind: 'event', title: { has: ['供应商'] }, start: '2026-12-03T17:00' }] },
  },
  {
    id: 'zh-more-zones-91',
    class: 'zones',
    said: '明天首尔时间下午三点面试韩语主持',
    before: [],
    calls: [{ tool: 'quick_add', arguments: { text: '明天首尔时间下午三点面试韩语主持' } }],
    expect: { written: [{ kind: 'event', title: { has: ['韩语主持'] }, start: '2026-11-23T14:00' }] },
  },
  {
    id: 'zh-more-zones-92',
    class: 'zones',
    said: '伦敦那边的理赔会，周四下午4点，按他们的时间',
    before: [],
    calls: [{ tool: 'quick_add', arguments: { text: '伦敦那边的理赔会，周四下午4点，按他们的时间' } }],
    expect: { written: [{ kind: 'event', title: { has: ['理赔会'] }, start: '2026-11-27T00:00' }] },
  },
  {
    id: 'zh-more-zones-93',
    class: 'zones',
    said: '前台培训结束后开半小时复盘会',
    before: [
      { tool: 'schedule_add', arguments: { title: '前台培训', start: '2026-11-24T14:00', end: '2026-11-24T16:00' } },
    ],
    calls: [{ tool: 'quick_add', arguments: { text: '前台培训结束后开半小时复盘会' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['复盘会'] }, start: '2026-11-24T16:00', end: '2026-11-24T16:30' }],
    },
  },
  {
    id: 'zh-more-zones-94',
    class: 'zones',
    said: '化学补习完半小时后去剪头发',
    before: [
      { tool: 'schedule_add', arguments: { title: '化学补习', start: '2026-11-28T09:00', end: '2026-11-28T11:00' } },
    ],
    calls: [{ tool: 'quick_add', arguments: { text: '化学补习完半小时后去剪头发' } }],
    expect: { written: [{ kind: 'event', title: { has: ['剪头发'] }, start: '2026-11-28T11:30' }] },
  },
  {
    id: 'zh-more-zones-95',
    class: 'zones',
    said: '海外兽医课改成墨尔本时间下午两点',
    before: [
      { tool: 'schedule_add', arguments: { title: '海外兽医课', start: '2026-11-26T09:00', end: '2026-11-26T10:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '海外兽医课', start: '墨尔本时间下午两点' } }],
    expect: { written: [{ kind: 'event', title: { has: ['海外兽医课'] }, start: '2026-11-26T11:00' }] },
  },
  {
    id: 'zh-more-zones-96',
    class: 'zones',
    said: '周四柏林时间上午10点跟出版社电话',
    calls: [{ tool: 'quick_add', arguments: { text: '周四柏林时间上午10点跟出版社电话' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['出版社'], lacks: ['柏林时间'] },
          start: '2026-11-26T17:00',
          end: '2026-11-26T18:00',
        },
      ],
    },
  },
  {
    id: 'zh-more-zones-97',
    class: 'zones',
    said: '明天悉尼当地时间上午十一点线上核译稿',
    calls: [{ tool: 'quick_add', arguments: { text: '明天悉尼当地时间上午十一点线上核译稿' } }],
    expect: { written: [{ kind: 'event', title: { has: ['译稿'], lacks: ['当地时间'] }, start: '2026-11-23T08:00' }] },
  },
  {
    id: 'zh-more-zones-98',
    class: 'zones',
    said: '和洛杉矶的甲方开会，他们那边周二下午5点',
    calls: [{ tool: 'quick_add', arguments: { text: '和洛杉矶的甲方开会，他们那边周二下午5点' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['甲方'], lacks: ['他们那边', '5点'] }, start: '2026-11-25T09:00' }],
    },
  },
  {
    id: 'zh-more-zones-99',
    class: 'zones',
    said: '庭前会议结束后半小时提醒我整理笔录',
    calls: [{ tool: 'quick_add', arguments: { text: '庭前会议结束后半小时提醒我整理笔录' } }],
    expect: { written: [{ kind: 'reminder', title: { has: ['整理笔录'] }, at: '2026-11-26T15:30' }] },
    before: [
      { tool: 'schedule_add', arguments: { title: '庭前会议', start: '2026-11-26T14:00', end: '2026-11-26T15:00' } },
    ],
  },
  {
    id: 'zh-more-zones-100',
    class: 'zones',
    said: '小提琴课前一小时提醒我给孙女热牛奶',
    calls: [{ tool: 'quick_add', arguments: { text: '小提琴课前一小时提醒我给孙女热牛奶' } }],
    expect: { written: [{ kind: 'reminder', title: { has: ['热牛奶'] }, at: '2026-11-28T09:00' }] },
    before: [
      { tool: 'schedule_add', arguments: { title: '小提琴课', start: '2026-11-28T10:00', end: '2026-11-28T11:00' } },
    ],
  },
  {
    id: 'zh-more-zones-101',
    class: 'zones',
    said: '面试海外译员，12月1号伦敦时间下午2点到3点半',
    calls: [{ tool: 'quick_add', arguments: { text: '面试海外译员，12月1号伦敦时间下午2点到3点半' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['面试', '译员'], lacks: ['伦敦时间'] },
          start: '2026-12-01T22:00',
          end: '2026-12-01T23:30',
        },
      ],
    },
  },
  {
    id: 'zh-more-zones-102',
    class: 'zones',
    said: '跨国设计周会换成东京时间晚上九点',
    calls: [{ tool: 'schedule_update', arguments: { match: '跨国设计周会', start: '东京时间晚上九点' } }],
    expect: { written: [{ kind: 'event', title: '跨国设计周会', start: '2026-11-26T20:00', end: '2026-11-26T21:00' }] },
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '跨国设计周会', start: '2026-11-26T21:00', end: '2026-11-26T22:00' },
      },
    ],
  },
  {
    id: 'zh-more-zones-103',
    class: 'zones',
    said: '巴黎时间今天下午四点提醒我给女儿打电话',
    calls: [{ tool: 'quick_add', arguments: { text: '巴黎时间今天下午四点提醒我给女儿打电话' } }],
    expect: { written: [{ kind: 'reminder', title: { has: ['女儿', '电话'] }, at: '2026-11-22T23:00' }] },
  },
  {
    id: 'zh-more-zones-104',
    class: 'zones',
    said: '北京时间明晚七点半看药师继续教育直播',
    calls: [{ tool: 'quick_add', arguments: { text: '北京时间明晚七点半看药师继续教育直播' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['继续教育'], lacks: ['北京时间'] }, start: '2026-11-23T19:30:00+08:00' },
      ],
    },
    zone: 'Asia/Tokyo',
    now: '2026-11-22T21:00:00+09:00',
  },
  {
    id: 'zh-more-zones-105',
    class: 'zones',
    said: '周二下午接学生结束后去给车做年检，一个小时',
    calls: [{ tool: 'quick_add', arguments: { text: '周二下午接学生结束后去给车做年检，一个小时' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['年检'] }, start: '2026-11-24T17:15', end: '2026-11-24T18:15' }],
    },
    before: [
      { tool: 'schedule_add', arguments: { title: '下午接学生', start: '2026-11-24T16:00', end: '2026-11-24T17:15' } },
    ],
  },
  {
    id: 'zh-more-zones-106',
    class: 'zones',
    said: '12月2号纽约时间上午9点跟经纪人视频',
    calls: [{ tool: 'quick_add', arguments: { text: '12月2号纽约时间上午9点跟经纪人视频' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['经纪人', '视频'], lacks: ['纽约'] }, start: '2026-12-02T22:00' }],
    },
  },
  {
    id: 'zh-more-zones-107',
    class: 'zones',
    said: '接种疫苗前一天晚上9点提醒我找疫苗本',
    calls: [{ tool: 'quick_add', arguments: { text: '接种疫苗前一天晚上9点提醒我找疫苗本' } }],
    expect: { written: [{ kind: 'reminder', title: { has: ['疫苗本'], lacks: ['前一天'] }, at: '2026-11-26T21:00' }] },
    before: [
      { tool: 'schedule_add', arguments: { title: '接种疫苗', start: '2026-11-27T10:00', end: '2026-11-27T11:00' } },
    ],
  },
];
