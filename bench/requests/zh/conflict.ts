import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'zh3-conflict-01',
    class: 'conflict',
    said: '明天上午10点跟Leo过需求',
    before: [
      { tool: 'schedule_add', arguments: { title: '晨会', start: '2026-11-23T10:00', end: '2026-11-23T11:00' } },
    ],
    calls: [{ tool: 'quick_add', arguments: { text: '明天上午10点跟Leo过需求' } }],
    expect: { asks: ['晨会'] },
  },
  {
    id: 'zh3-conflict-03',
    class: 'conflict',
    said: '周四下午3点加个电话会议',
    before: [
      { tool: 'schedule_add', arguments: { title: '请假', start: '2026-11-26', end: '2026-11-27', all_day: true } },
    ],
    calls: [{ tool: 'quick_add', arguments: { text: '周四下午3点加个电话会议' } }],
    expect: { asks: ['请假'] },
  },
  {
    id: 'zh3-conflict-05',
    class: 'conflict',
    said: '周五下午3点到5点我有空没',
    before: [
      { tool: 'schedule_add', arguments: { title: '项目周会', start: '2026-11-27T16:00', end: '2026-11-27T17:00' } },
    ],
    calls: [{ tool: 'check_conflict', arguments: { start: '周五下午3点到5点' } }],
    expect: { answers: { names: ['项目周会'], window: { start: '2026-11-27T15:00', end: '2026-11-27T17:00' } } },
  },
  {
    id: 'zh3-conflict-07',
    class: 'conflict',
    said: '以后每周一上午9点半开例会，一个小时',
    before: [
      { tool: 'schedule_add', arguments: { title: '体检', start: '2026-11-30T09:00', end: '2026-11-30T10:00' } },
    ],
    calls: [{ tool: 'quick_add', arguments: { text: '以后每周一上午9点半开例会，一个小时' } }],
    expect: { asks: ['体检'] },
  },
];
