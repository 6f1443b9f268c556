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
];
