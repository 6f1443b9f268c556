import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'zh-zone-01',
    class: 'zone',
    said: '周二纽约时间早上8点跟总部电话会',
    calls: [{ tool: 'quick_add', arguments: { text: '周二纽约时间早上8点跟总部电话会' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['总部', '电话会'], lacks: ['纽约'] }, start: '2026-11-24T21:00:00+08:00' },
      ],
    },
  },
  {
    id: 'zh-zone-03',
    class: 'zone',
    said: '北京时间明天上午10点周会',
    zone: 'Asia/Tokyo',
    calls: [{ tool: 'quick_add', arguments: { text: '北京时间明天上午10点周会' } }],
    expect: { written: [{ kind: 'event', title: '周会', start: '2026-11-23T10:00:00+08:00' }] },
  },
  {
    id: 'zh-zone-05',
    class: 'zone',
    said: '12月4号悉尼时间下午3点产品发布',
    calls: [{ tool: 'quick_add', arguments: { text: '12月4号悉尼时间下午3点产品发布' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['产品发布'], lacks: ['悉尼'] }, start: '2026-12-04T12:00:00+08:00' }],
    },
  },
  {
    id: 'zh-zone-07',
    class: 'zone',
    said: '12月15号在巴黎，当地时间晚上7点跟Pierre吃饭',
    calls: [{ tool: 'quick_add', arguments: { text: '12月15号在巴黎，当地时间晚上7点跟Pierre吃饭' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['Pierre'], lacks: ['当地'] }, start: '2026-12-16T02:00:00+08:00' }],
    },
  },
  {
    id: 'zh3-zone-01',
    class: 'zone',
    said: '明天东京时间下午3点跟田中开会',
    calls: [{ tool: 'quick_add', arguments: { text: '明天东京时间下午3点跟田中开会' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['田中'], lacks: ['东京'] },
          start: '2026-11-23T14:00',
          end: '2026-11-23T15:00',
        },
      ],
    },
  },
  {
    id: 'zh3-zone-03',
    class: 'zone',
    said: '12月10号伦敦当地时间上午10点跟Tom通电话',
    calls: [{ tool: 'quick_add', arguments: { text: '12月10号伦敦当地时间上午10点跟Tom通电话' } }],
    expect: { written: [{ kind: 'event', title: { has: ['Tom'], lacks: ['当地'] }, start: '2026-12-10T18:00' }] },
  },
  {
    id: 'zh3-zone-05',
    class: 'zone',
    said: '首尔当地时间12月5号晚7点演唱会',
    calls: [{ tool: 'quick_add', arguments: { text: '首尔当地时间12月5号晚7点演唱会' } }],
    expect: { written: [{ kind: 'event', title: '演唱会', start: '2026-12-05T18:00' }] },
  },
  {
    id: 'zh3-zone-07',
    class: 'zone',
    said: '我们这明天下午4点是巴黎几点',
    calls: [{ tool: 'get_current_time', arguments: { timezone: 'Europe/Paris', at: '明天下午4点' } }],
    expect: { answers: { texts: [['09:00', '9:00']] } },
  },
  {
    id: 'zh3-zone-09',
    class: 'zone',
    said: '不管我飞到哪，每天当地早上8点提醒我吃维生素',
    calls: [{ tool: 'quick_add', arguments: { text: '不管我飞到哪，每天当地早上8点提醒我吃维生素' } }],
    expect: {
      written: [
        {
          kind: 'reminder',
          title: { has: ['吃维生素'], lacks: ['当地'] },
          repeats: ['2026-11-23T08:00', '2026-11-24T08:00', '2026-11-25T08:00', '2026-11-26T08:00', '2026-11-27T08:00'],
        },
      ],
    },
  },
  {
    id: 'zh-zone-02',
    class: 'zone',
    said: '北京时间明天下午三点，洛杉矶是几点',
    calls: [{ tool: 'get_current_time', arguments: { at: '北京时间明天下午三点', timezone: 'America/Los_Angeles' } }],
    expect: { answers: { texts: ['23:00'] } },
  },
  {
    id: 'zh-zone-04',
    class: 'zone',
    said: 'UTC时间12月1号早上6点切换服务器',
    calls: [{ tool: 'quick_add', arguments: { text: 'UTC时间12月1号早上6点切换服务器' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['切换服务器'], lacks: ['UTC'] }, start: '2026-12-01T14:00:00+08:00' }],
    },
  },
  {
    id: 'zh-zone-06',
    class: 'zone',
    said: '提醒我首尔时间明早9点抢演唱会票',
    calls: [{ tool: 'quick_add', arguments: { text: '提醒我首尔时间明早9点抢演唱会票' } }],
    expect: {
      written: [{ kind: 'reminder', title: { has: ['抢演唱会票'], lacks: ['首尔'] }, at: '2026-11-23T08:00:00+08:00' }],
    },
  },
  {
    id: 'zh-zone-08',
    class: 'zone',
    said: '周三东京时间下午1点到3点半线上联调',
    calls: [{ tool: 'quick_add', arguments: { text: '周三东京时间下午1点到3点半线上联调' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['联调'], lacks: ['东京'] },
          start: '2026-11-25T12:00:00+08:00',
          end: '2026-11-25T14:30:00+08:00',
        },
      ],
    },
  },
  {
    id: 'zh4-zone-01',
    class: 'zone',
    said: '周二纽约时间早上9点跟总部开会',
    calls: [{ tool: 'quick_add', arguments: { text: '周二纽约时间早上9点跟总部开会' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['总部'], lacks: ['纽约', '9点'] }, start: '2026-11-24T22:00' }],
    },
  },
  {
    id: 'zh4-zone-03',
    class: 'zone',
    said: '我在新加坡呢，洛杉矶时间周三晚上6点跟Josh 1 on 1，帮我排上',
    zone: 'Asia/Singapore',
    now: '2026-11-22T20:00:00+08:00',
    calls: [{ tool: 'quick_add', arguments: { text: '我在新加坡呢，洛杉矶时间周三晚上6点跟Josh 1 on 1，帮我排上' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Josh'], lacks: ['洛杉矶', '6点'] },
          start: '2026-11-26T10:00',
        },
      ],
    },
  },
  {
    id: 'zh4-zone-02',
    class: 'zone',
    said: '周四伦敦时间下午3点和Emma视频',
    calls: [{ tool: 'quick_add', arguments: { text: '周四伦敦时间下午3点和Emma视频' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['Emma'], lacks: ['伦敦', '3点'] }, start: '2026-11-26T23:00' }],
    },
  },
  {
    id: 'zh4-zone-04',
    class: 'zone',
    said: '北京时间明晚8点国内团队周会，帮我排上',
    zone: 'Europe/Berlin',
    now: '2026-11-22T13:00:00+01:00',
    calls: [{ tool: 'quick_add', arguments: { text: '北京时间明晚8点国内团队周会，帮我排上' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['周会'], lacks: ['北京时间', '8点', '明晚'] },
          start: '2026-11-23T13:00',
        },
      ],
    },
  },
];
