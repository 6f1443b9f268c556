import type { Item, Request } from '../request.ts';

/** A sentence for `quick_add`, and what is written. */
const said = (id: string, of: string, text: string, ...written: readonly Item[]): Request => ({
  id: `zh5-${id}`,
  class: of,
  said: text,
  calls: [{ tool: 'quick_add', arguments: { text } }],
  expect: { written },
});

/** Parts that are read each by itself, put together in other ways. */
export const ROWS: readonly Request[] = [
  said('repeat-01', 'repeat', '晚上九点遛狗，天天都要', {
    kind: 'event',
    title: '遛狗',
    repeats: ['2026-11-22T21:00', '2026-11-23T21:00'],
    count: 'endless',
  }),
  said('repeat-02', 'repeat', '每礼拜六上午九点上课，一共八次', {
    kind: 'event',
    title: '上课',
    repeats: ['2026-11-28T09:00', '2026-12-05T09:00'],
    count: 8,
  }),
  said('repeat-03', 'repeat', '每月15号十点团建，12月31日结束，提前20分钟', {
    kind: 'event',
    title: '团建',
    repeats: ['2026-12-15T10:00'],
    count: 1,
    reminds: ['2026-12-15T09:40'],
  }),
  said('exclusion-01', 'exclusion', '每天遛狗，14:05，周五那天休息', {
    kind: 'event',
    title: '遛狗',
    repeats: ['2026-11-23T14:05', '2026-11-24T14:05', '2026-11-25T14:05', '2026-11-26T14:05', '2026-11-28T14:05'],
  }),
  said('exclusion-02', 'exclusion', '每周三下午两点组会，12月2号取消一次', {
    kind: 'event',
    title: '组会',
    repeats: ['2026-11-25T14:00', '2026-12-09T14:00'],
  }),
  said('alert-01', 'alert', '30号晚上八点演唱会，一小时前和十分钟前提醒我', {
    kind: 'event',
    title: '演唱会',
    start: '2026-11-30T20:00',
    reminds: ['2026-11-30T19:00', '2026-11-30T19:50'],
  }),
  said('alert-02', 'alert', '帮我加个日程：明天三点开会，提前十分钟提醒我', {
    kind: 'event',
    title: '开会',
    start: '2026-11-23T15:00',
    reminds: ['2026-11-23T14:50'],
  }),
  said(
    'several-01',
    'several',
    '明天下午三点、晚上八点提醒我吃药',
    { kind: 'reminder', title: '吃药', at: '2026-11-23T15:00' },
    { kind: 'reminder', title: '吃药', at: '2026-11-23T20:00' },
  ),
  said(
    'several-02',
    'several',
    '12月3、4、5号下午两点答辩',
    { kind: 'event', title: '答辩', start: '2026-12-03T14:00' },
    { kind: 'event', title: '答辩', start: '2026-12-04T14:00' },
    { kind: 'event', title: '答辩', start: '2026-12-05T14:00' },
  ),
  said('range-01', 'range', '晚上七点开始聚餐，九点半散场', {
    kind: 'event',
    title: '聚餐',
    start: '2026-11-23T19:00',
    end: '2026-11-23T21:30',
  }),
  said('range-02', 'range', '上午十点到中午开会', {
    kind: 'event',
    title: '开会',
    start: '2026-11-23T10:00',
    end: '2026-11-23T12:00',
  }),
  said('length-01', 'length', '早上7:20周会，2026年12月20日，一个半小时', {
    kind: 'event',
    title: '周会',
    start: '2026-12-20T07:20',
    end: '2026-12-20T08:50',
  }),
  said('holiday-01', 'holiday', '麻烦安排除夕上午十一点遛狗，90分钟', {
    kind: 'event',
    title: '遛狗',
    start: '2027-02-05T11:00',
    end: '2027-02-05T12:30',
  }),
  {
    id: 'zh5-anchor-01',
    class: 'relative-event',
    said: '钢琴考级前两天晚上八点提醒我练琴',
    before: [{ tool: 'schedule_add', arguments: { title: '钢琴考级', start: '2026-12-06', all_day: true } }],
    calls: [{ tool: 'reminder_add', arguments: { title: '练琴', at: '钢琴考级前两天晚上八点' } }],
    expect: { written: [{ kind: 'reminder', title: '练琴', at: '2026-12-04T20:00' }] },
  },
  {
    id: 'zh5-anchor-02',
    class: 'ambiguous',
    said: '明年春节后第一个周一复工',
    calls: [{ tool: 'quick_add', arguments: { text: '明年春节后第一个周一复工' } }],
    expect: { asks: ['春节后'] },
  },
  {
    id: 'zh5-window-01',
    class: 'window',
    said: '周五晚上到周日有什么安排',
    calls: [{ tool: 'schedule_query', arguments: { start: '周五晚上到周日' } }],
    expect: { answers: { window: { start: '2026-11-27T18:00', end: '2026-11-30' } } },
  },
];
