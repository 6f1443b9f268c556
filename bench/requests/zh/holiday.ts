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
];
