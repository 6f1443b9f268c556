import type { Messages } from '../en/messages.ts';

export const reschedule: Messages['reschedule'] = {
  stays: {
    'all-day': '全天日程没有钟点可移',
    begun: '已经开始或过去',
    earlier: '在这段时间之前就开始了',
    there: '已经在那里',
    past: '那个时间已经过去',
    full: '那天没有空闲',
  },
  tooManyEvents: ({ most }) => `一次最多调整 ${most} 项日程。`,
  shortenOrFilter: '请缩短时间，或加上 query 或 group。',
  shiftOrMove: 'shift_minutes 与 move_to 只能给一个。',
  whereTo: '移到哪里？缺少 shift_minutes 或 move_to。',
  shiftTakes: 'shift_minutes: 30 推后半小时；move_to 可写用户的原话（下午、明天、周五 9 点）。',
  shiftIsZero: 'shift_minutes 不能为 0。',
  moved: ({ count }) => `✓ 已移动 ${count} 项日程。`,
  movedSummary: ({ count, names }) => `移动 ${count} 项日程：${names}`,
  goesToNearest: ({ aside }) => `${aside} 项原定的时间不空或不合适，改为最近的空闲时间。`,
  confirmMove: ({ count, stays }) => `将移动 ${count} 项日程${stays > 0 ? `，${stays} 项不动` : ''}。确认吗？`,
  noSuchEvent: '这段时间没有符合条件的日程。',
  nothingCanMove: '没有可以移动的日程。',
  stay: ({ event }) => `不动：${event}`,
  showPlan: ({ planToken, until }) =>
    `把方案给用户看；同意后，用相同参数加上 plan_token 再次调用：${planToken}（${until} 前有效）`,
};
