import type { Request } from '../request.ts';

export const ROWS: readonly Request[] = [
  {
    id: 'zh-event-01',
    class: 'event',
    said: '15号上午10点半做胃镜',
    calls: [{ tool: 'quick_add', arguments: { text: '15号上午10点半做胃镜' } }],
    expect: { written: [{ kind: 'event', title: { has: ['胃镜'], lacks: ['15号'] }, start: '2026-12-15T10:30:00' }] },
  },
  {
    id: 'zh-event-03',
    class: 'event',
    said: '帮我安排明天上午九点半跟Lily一对一，半小时',
    calls: [{ tool: 'quick_add', arguments: { text: '帮我安排明天上午九点半跟Lily一对一，半小时' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['Lily', '一对一'], lacks: ['帮我', '安排', '半小时'] },
          start: '2026-11-23T09:30:00',
          end: '2026-11-23T10:00:00',
        },
      ],
    },
  },
  {
    id: 'zh-event-05',
    class: 'event',
    said: '后天上午十一点办护照，地点市政务中心，大概两小时',
    calls: [{ tool: 'quick_add', arguments: { text: '后天上午十一点办护照，地点市政务中心，大概两小时' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['护照'], lacks: ['大概', '两小时', '地点'] },
          start: '2026-11-24T11:00:00',
          end: '2026-11-24T13:00:00',
          location: '市政务中心',
        },
      ],
    },
  },
  {
    id: 'zh-event-07',
    class: 'event',
    said: '周五下午三点去趟银行，先暂定',
    calls: [{ tool: 'quick_add', arguments: { text: '周五下午三点去趟银行，先暂定' } }],
    expect: {
      written: [
        { kind: 'event', title: { has: ['银行'], lacks: ['暂定'] }, start: '2026-11-27T15:00:00', showAs: 'tentative' },
      ],
    },
  },
  {
    id: 'zh-event-09',
    class: 'event',
    said: '明天晚饭7点跟岳父岳母吃',
    calls: [{ tool: 'quick_add', arguments: { text: '明天晚饭7点跟岳父岳母吃' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['岳父岳母'], lacks: ['7点'] }, start: '2026-11-23T19:00:00' }],
    },
  },
  {
    id: 'zh-event-11',
    class: 'event',
    said: '周三下午4点在B座1203和法务过合同，一个半小时',
    calls: [{ tool: 'quick_add', arguments: { text: '周三下午4点在B座1203和法务过合同，一个半小时' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['法务', '合同'], lacks: ['1203', '一个半'] },
          start: '2026-11-25T16:00:00',
          end: '2026-11-25T17:30:00',
          location: 'B座1203',
        },
      ],
    },
  },
];
