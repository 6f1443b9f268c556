import type { Messages } from '../en/messages.ts';

interface Way {
  readonly from: string;
  readonly to: string;
  readonly minutes: number;
  readonly isEstimated: boolean;
}

const wayOf = ({ from, to, minutes, isEstimated }: Way): string =>
  `${from} → ${to}，${isEstimated ? '按距离估计约 ' : ''}${minutes} 分钟`;

export const travel: Messages['travel'] = {
  badMinutes: ({ minutes, most }) => `路上的时间应在 0 到 ${most} 分钟之间，不能是 ${minutes}。`,
  severalPlaces: ({ name }) => `有几个地点都叫“${name}”，请先给它们起不同的名称。`,
  noPlace: ({ name }) => `“${name}”不是需要前往的地点。`,
  way: wayOf,
  tooShort: (facts) => `与“${facts.title}”之间路上的时间不够（${wayOf(facts)}），还差 ${facts.missing} 分钟。`,
  leaveBy: (facts) => `${facts.clock} 前出发去“${facts.title}”（${wayOf(facts)}）`,
  noWayKnown: ({ to }) =>
    to === undefined ? '无法得知何时出发：它没有需要前往的地点。' : `无法得知何时出发去“${to}”：还不知道路上要多久。`,
  sayMinutesInstead: '可以改为说明提前多少分钟。',
  leaveReminder: ({ way }) => `到该出发时提醒（${way}）。`,
  keptForWays: ({ ways }) => `留出了路上的时间：${ways.join('；')}。`,
  estimatedWays: ({ ways }) => `还没有查过的路程：${ways.join('；')}。`,
  needed: ({ from, to, minutes }) =>
    `请向地图服务查询路程，再用 travel 传入：${from} → ${to}${minutes === undefined ? '' : `（按距离估计约 ${minutes} 分钟）`}`,
};
