import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'zh3-direction-01',
    class: 'direction',
    said: '明天四点半加个电话会，半小时，有冲突就往后顺',
    before: [
      { tool: 'schedule_add', arguments: { title: '例会', start: '2026-11-23T16:00', end: '2026-11-23T17:30' } },
    ],
    calls: [
      { tool: 'quick_add', arguments: { text: '明天四点半加个电话会，半小时，有冲突就往后顺', on_conflict: 'auto' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['电话会'], lacks: ['冲突', '往后'] },
          start: '2026-11-23T17:30',
          end: '2026-11-23T18:00',
        },
      ],
    },
  },
  {
    id: 'zh3-direction-03',
    class: 'direction',
    said: '周三下午2点的烘焙课往前提半小时',
    before: [
      { tool: 'schedule_add', arguments: { title: '烘焙课', start: '2026-11-25T14:00', end: '2026-11-25T15:30' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '烘焙课', start: '往前提半小时' } }],
    expect: { written: [{ kind: 'event', title: '烘焙课', start: '2026-11-25T13:30', end: '2026-11-25T15:00' }] },
  },
  {
    id: 'zh3-direction-05',
    class: 'direction',
    said: '汇报提前到上午',
    before: [
      { tool: 'schedule_add', arguments: { title: '汇报', start: '2026-11-25T15:00', end: '2026-11-25T16:00' } },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '汇报', start: '提前到上午' } }],
    expect: { asks: [['2026-11-25', '11月25']] },
  },
  {
    id: 'zh4-direction-01',
    class: 'direction',
    said: '体检往前挪一天',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '体检', start: '2026-12-04T08:00', end: '2026-12-04T09:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '体检', start: '往前挪一天' } }],
    expect: {
      written: [{ kind: 'event', title: '体检', start: '2026-12-03T08:00', end: '2026-12-03T09:00' }],
    },
  },
  {
    id: 'zh4-direction-03',
    class: 'direction',
    said: '把上周四下午两点到四点的客户拜访补到日历里',
    calls: [{ tool: 'quick_add', arguments: { text: '把上周四下午两点到四点的客户拜访补到日历里' } }],
    expect: { asks: [] },
  },
  {
    id: 'zh4-protect-01',
    class: 'direction',
    said: '周二帮我找个一小时的空开个短会',
    before: [
      {
        tool: 'profile_update',
        arguments: { working_hours: 'MO-FR 09:00-18:00', protected_times: 'MO-FR 12:00-13:30' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '上午课程', start: '2026-11-24T09:00', end: '2026-11-24T12:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '下午课程', start: '2026-11-24T14:30', end: '2026-11-24T18:00' },
      },
    ],
    calls: [{ tool: 'find_free_time', arguments: { start: '周二', duration_minutes: 60 } }],
    expect: {
      answers: {
        texts: ['13:30–14:30'],
        lacks: ['12:00–13:00', '12:15–13:15', '12:30–13:30', '13:00–14:00'],
      },
    },
  },
  {
    id: 'zh4-protect-03',
    class: 'direction',
    said: '周二上午11点加个电话会，一个小时，有冲突就往后顺',
    before: [
      {
        tool: 'profile_update',
        arguments: { working_hours: 'MO-FR 09:00-18:00', protected_times: 'MO-FR 12:00-13:30' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '选题会', start: '2026-11-24T11:00', end: '2026-11-24T12:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '录节目', start: '2026-11-24T14:30', end: '2026-11-24T18:00' },
      },
    ],
    calls: [
      {
        tool: 'quick_add',
        arguments: { text: '周二上午11点加个电话会，一个小时，有冲突就往后顺', on_conflict: 'auto' },
      },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['电话会'], lacks: ['冲突', '往后', '小时'] },
          start: '2026-11-24T13:30',
          end: '2026-11-24T14:30',
        },
      ],
    },
  },
  {
    id: 'zh4-direction-02',
    class: 'direction',
    said: '拍全家福推后两天',
    before: [
      {
        tool: 'schedule_add',
        arguments: { title: '拍全家福', start: '2026-12-06T15:00', end: '2026-12-06T16:00' },
      },
    ],
    calls: [{ tool: 'schedule_update', arguments: { match: '拍全家福', start: '推后两天' } }],
    expect: {
      written: [{ kind: 'event', title: '拍全家福', start: '2026-12-08T15:00', end: '2026-12-08T16:00' }],
    },
  },
  {
    id: 'zh4-direction-04',
    class: 'direction',
    said: '前天晚上七点陪领导应酬，给我补登一下',
    calls: [{ tool: 'quick_add', arguments: { text: '前天晚上七点陪领导应酬，给我补登一下' } }],
    expect: { asks: [] },
  },
  {
    id: 'zh4-protect-02',
    class: 'direction',
    said: '周三找半个钟头跟小孙碰一下',
    before: [
      {
        tool: 'profile_update',
        arguments: { working_hours: 'MO-FR 09:00-18:00', protected_times: 'before 10:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '封闭开发', start: '2026-11-25T10:30', end: '2026-11-25T18:00' },
      },
    ],
    calls: [{ tool: 'find_free_time', arguments: { start: '周三', duration_minutes: 30 } }],
    expect: {
      answers: {
        texts: ['10:00–10:30'],
        lacks: ['09:00–09:30', '09:15–09:45', '09:30–10:00', '09:45–10:15'],
      },
    },
  },
  {
    id: 'zh4-protect-04',
    class: 'direction',
    said: '周五下午两点约个需求沟通，半小时，撞了就往后排',
    before: [
      {
        tool: 'profile_update',
        arguments: { working_hours: 'MO-FR 09:00-18:00', protected_times: 'FR 15:00-16:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '合同评审', start: '2026-11-27T14:00', end: '2026-11-27T15:00' },
      },
      {
        tool: 'schedule_add',
        arguments: { title: '设备巡检', start: '2026-11-27T16:30', end: '2026-11-27T18:00' },
      },
    ],
    calls: [
      { tool: 'quick_add', arguments: { text: '周五下午两点约个需求沟通，半小时，撞了就往后排', on_conflict: 'auto' } },
    ],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['需求沟通'], lacks: ['撞了', '往后', '半小时'] },
          start: '2026-11-27T16:00',
          end: '2026-11-27T16:30',
        },
      ],
    },
  },
];
