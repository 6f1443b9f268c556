import type { Messages } from '../en/messages.ts';
import { hours as inWords } from './hours.ts';

interface Counts {
  readonly added: number;
  readonly moved: number;
  readonly dropped: number;
}

const changes = ({ added, moved, dropped }: Counts): string =>
  [
    ...(added > 0 ? [`新增 ${added} 段`] : []),
    ...(moved > 0 ? [`调整 ${moved} 段`] : []),
    ...(dropped > 0 ? [`去掉 ${dropped} 段`] : []),
  ].join('，');

export const plan: Messages['plan'] = {
  focus: '专注时间',
  why: {
    kept: () => '保持原来的安排',
    displaced: () => '原来的时间被占用，或要让给别的事',
    late: ({ due }) => `会晚：截止（${due}）前没有空闲了`,
    'last-chance': ({ due }) => `截止（${due}）前最后的空闲`,
    after: () => '前置事项完成后最早的空闲',
    'first-free': () => '最早的空闲',
    wished: () => '放在最适合做它的时段',
    room: () => '再早会把那天排得太满，或占用别的事需要的时间',
  },
  whyLeft: {
    waits: '它要等的事也没有排上',
    'no-gap': '没有足够长的空闲',
    full: '可安排的时间已经排满',
  },
  change: {
    fuller: '若空闲可以排到八成以上，就能放下。',
    'longer-day': ({ minutes }) => `若每天可排到 ${minutes} 分钟，就能放下。`,
    later: ({ days }) => `若再往后多排 ${days} 天，就能放下。`,
    shorter: ({ minutes }) => `若少用 ${minutes} 分钟，就能放下。`,
    evening: ({ until }) => `若可以做到 ${Math.floor(until / 60)} 点，就能放下。`,
  },
  assumedHours: ({ hours }) => `没有设置工作时间，按${inWords(hours)} 安排。`,
  beyondHours: ({ hours }) => `这段时间不在工作时间（${inWords(hours)}）内，按早 8 点到晚 10 点安排。`,
  assumedLunch: '12:00–13:00 留作午休。',
  assumedMinutes: ({ minutes, names }) => `没有预估时长，按 ${minutes} 分钟算：${names}。`,
  learnedMinutes: ({ minutes, agreeing, all, names }) =>
    `没有预估时长，按以往通常的 ${minutes} 分钟算（${all} 次中有 ${agreeing} 次）：${names}。`,
  learnedRatio: ({ factor, tag, cases, names }) =>
    `按预估时长的 ${factor} 倍安排，标签“${tag}”的待办以往通常如此（${cases} 项）：${names}。`,
  assumedHabit: ({ title, minutes, times }) => `${title}：按每周 ${times} 次、每次 ${minutes} 分钟算。`,
  timeIsOver: ({ names }) => `安排的时间已过，但还没完成，重新安排：${names}。`,
  broughtAlong: ({ names }) => `别的事在等它，一并安排：${names}。`,
  plannedByHand: ({ names }) => `已在日程里，保持不动：${names}。`,
  onlyFirst: ({ most, rest }) => `只排了最先到期的 ${most} 项待办，另有 ${rest} 项没有排。`,
  noSuchTodo: ({ name }) => `没有叫“${name}”的未完成待办、标签或分组。`,
  nameTodosBy: '可写编号、标签、分组，或只有一个标题含有的字词。',
  unreadHabit: ({ text }) => `这个习惯没有完全读懂：“${text}”。`,
  writeHabitLike: '请写明做什么、多久一次、每次多长，如“每周三次健身，每次一小时，晚上”。',
  isPast: '那段时间已经过去。',
  planAhead: '只能安排今天及以后的时间。',
  tooLong: ({ days }) => `一次最多安排 ${days} 天。`,
  hasBegun: '这个方案已经过时：其中有的时间已经开始。',
  cameBetween: ({ title, when }) => `期间有了新的安排：${title}（${when}）。`,
  nothingToPlan: '没有可排的待办：未完成的待办里没有带预估时长或截止时间的。',
  noRoom: ({ left }) => (left === 0 ? '都已经安排好了。' : `没有空闲可排，${left} 项没有排上。`),
  holds: '现有的安排不用变。',
  confirm: ({ all, left, added, moved, dropped }) =>
    `方案共 ${all} 段：${changes({ added, moved, dropped })}${left > 0 ? `；${left} 项没有排上` : ''}。写入日程吗？`,
  done: ({ added, moved, dropped }) => `✓ 已安排：${changes({ added, moved, dropped })}。`,
  summary: ({ names, added, moved, dropped }) =>
    `排期：${changes({ added, moved, dropped })}${names === '' ? '' : `（${names}）`}`,
  showPlan: ({ planToken, until }) =>
    `把方案给用户看；同意后，用相同参数加上 plan_token 再次调用：${planToken}（${until} 前有效）`,
  line: {
    nextBest: ({ when }) => `其次 ${when}`,
    unplaced: ({ item }) => `没排上：${item}`,
    atRisk: ({ item }) => `有风险：${item}`,
    moved: ({ item }) => `移动：${item}`,
    minutes: ({ minutes }) => `${minutes} 分钟`,
    load: ({ days }) => `各天安排的分钟数：${days}`,
  },
  firmedUp: ({ names }) => `截止前没有别的时间了，为它安排的时间已改为忙碌：${names.join('、')}。`,
  freed: ({ count }) => `${count} 段为它安排的时间已空出。`,
};
