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
];
