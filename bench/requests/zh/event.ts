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
  {
    id: 'zh3-one-off-01',
    class: 'event',
    said: '下周三晚上七点约阿May在海底捞吃火锅，预计三个小时',
    calls: [{ tool: 'quick_add', arguments: { text: '下周三晚上七点约阿May在海底捞吃火锅，预计三个小时' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['阿May', '火锅'], lacks: ['预计', '小时', '海底捞'] },
          start: '2026-11-25T19:00',
          end: '2026-11-25T22:00',
          location: '海底捞',
        },
      ],
    },
  },
  {
    id: 'zh3-one-off-03',
    class: 'event',
    said: '周六下午仨点带娃去科技馆，玩到六点',
    calls: [{ tool: 'quick_add', arguments: { text: '周六下午仨点带娃去科技馆，玩到六点' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['娃'], lacks: ['仨点', '六点'] },
          start: '2026-11-28T15:00',
          end: '2026-11-28T18:00',
        },
      ],
    },
  },
  {
    id: 'zh3-one-off-05',
    class: 'event',
    said: '明天中午跟Cindy lunch',
    calls: [{ tool: 'quick_add', arguments: { text: '明天中午跟Cindy lunch' } }],
    expect: { written: [{ kind: 'event', title: { has: ['Cindy'] }, start: '2026-11-23T12:00' }] },
  },
  {
    id: 'zh3-one-off-07',
    class: 'event',
    said: '下礼拜天晚上8点直播课',
    calls: [{ tool: 'quick_add', arguments: { text: '下礼拜天晚上8点直播课' } }],
    expect: { written: [{ kind: 'event', title: '直播课', start: '2026-11-29T20:00' }] },
  },
  {
    id: 'zh-event-02',
    class: 'event',
    said: '12月6号下午两点半剪头发',
    calls: [{ tool: 'quick_add', arguments: { text: '12月6号下午两点半剪头发' } }],
    expect: { written: [{ kind: 'event', title: '剪头发', start: '2026-12-06T14:30:00', end: '2026-12-06T15:30:00' }] },
  },
  {
    id: 'zh-event-04',
    class: 'event',
    said: '下个月第一个周六上午9点验房',
    calls: [{ tool: 'quick_add', arguments: { text: '下个月第一个周六上午9点验房' } }],
    expect: { written: [{ kind: 'event', title: '验房', start: '2026-12-05T09:00:00' }] },
  },
  {
    id: 'zh-event-06',
    class: 'event',
    said: '周二晚上六点半和大学室友在海底捞吃火锅',
    calls: [{ tool: 'quick_add', arguments: { text: '周二晚上六点半和大学室友在海底捞吃火锅' } }],
    expect: {
      written: [
        {
          kind: 'event',
          title: { has: ['室友', '火锅'], lacks: ['周二', '六点半', '海底捞'] },
          start: '2026-11-24T18:30:00',
          end: '2026-11-24T19:30:00',
          location: '海底捞',
        },
      ],
    },
  },
  {
    id: 'zh-event-08',
    class: 'event',
    said: '下周四中午跟客户陈总吃饭',
    calls: [{ tool: 'quick_add', arguments: { text: '下周四中午跟客户陈总吃饭' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['陈总', '吃饭'], lacks: ['下周'] }, start: '2026-11-26T12:00:00' }],
    },
  },
  {
    id: 'zh-event-10',
    class: 'event',
    said: '周五早上8点40送孩子去夏令营集合',
    calls: [{ tool: 'quick_add', arguments: { text: '周五早上8点40送孩子去夏令营集合' } }],
    expect: {
      written: [{ kind: 'event', title: { has: ['送孩子'], lacks: ['8点', '40'] }, start: '2026-11-27T08:40:00' }],
    },
  },
  {
    id: 'zh-event-12',
    class: 'event',
    said: '明晚7点半线上分享会，45分钟',
    calls: [{ tool: 'quick_add', arguments: { text: '明晚7点半线上分享会，45分钟' } }],
    expect: {
      written: [{ kind: 'event', title: '线上分享会', start: '2026-11-23T19:30:00', end: '2026-11-23T20:15:00' }],
    },
  },
];
