import { describe, expect, it } from 'vitest';
import { formatWall } from '../time/wall.ts';
import { interpret } from './interpret.ts';
import type { Item } from './item.ts';
import { keptIn } from './notes.ts';

const context = { zone: 'Asia/Shanghai', now: Date.parse('2026-11-22T20:00:00+08:00'), language: 'zh' } as const;

const shown = ({ kind, title, span, alerts, tags }: Item): string =>
  [
    kind,
    title,
    span && formatWall(span.start.wall).slice(0, span.start.kind === 'date' ? 10 : 16),
    alerts?.map((alert) => ('minutes' in alert ? alert.minutes : 'day')).join('+'),
    tags && `#${tags.join(',')}`,
  ]
    .filter(Boolean)
    .join(' ');

/** Each item, or what is asked instead. */
function read(text: string): string[] {
  const understood = interpret(text, context);
  return understood.is === 'items' ? understood.items.map(shown) : [`- ${understood.is}`];
}

describe('what everyday Chinese adds', () => {
  it.each([
    ['周三上午十点董事会，提前一天、一小时和十分钟各提醒我一遍', ['event 董事会 2026-11-25T10:00 1440+60+10']],
    ['周五晚上七点家长会，提前两小时、半小时各叫我一次', ['event 家长会 2026-11-27T19:00 120+30']],
    ['明天下午3点开会，3个提醒：提前1天、1小时、10分钟', ['event 开会 2026-11-23T15:00 1440+60+10']],
    ['聽晚七點半打邊爐，提早一個鐘提我', ['event 打邊爐 2026-11-23T19:30 60']],
    ['後日下晝三點開會，早半個鐘叫我', ['event 開會 2026-11-24T15:00 30']],
    ['周五下午五点退房，提前45分钟闹我一下', ['event 退房 2026-11-27T17:00 45']],
    // What says that several things follow is none of them.
    ['明天有两节课：9点数学，14点物理', ['event 数学课 2026-11-23T09:00', 'event 物理课 2026-11-23T14:00']],
    ['明天两个会：9点站会，下午2点评审', ['event 站会 2026-11-23T09:00', 'event 评审 2026-11-23T14:00']],
    ['周六爬山；第二天休息', ['event 爬山 2026-11-28', 'event 休息 2026-11-29']],
    ['几件事：明天三点开会，后天下午五点交报告', ['event 开会 2026-11-23T15:00', 'event 交报告 2026-11-24T17:00']],
    ['三件事：买牛奶，交电费，给妈妈打电话', ['todo 买牛奶', 'todo 交电费', 'todo 给妈妈打电话']],
    ['两件事，明天三点开会，后天五点健身', ['event 开会 2026-11-23T15:00', 'event 健身 2026-11-24T17:00']],
    ['日程如下：明天九点站会，明天下午三点评审', ['event 站会 2026-11-23T09:00', 'event 评审 2026-11-23T15:00']],
    ['几件事: 1. 明天三点开会 2. 后天五点健身', ['event 开会 2026-11-23T15:00', 'event 健身 2026-11-24T17:00']],
    [
      '明天三件事：九点看牙，两点开会，八点健身',
      ['event 看牙 2026-11-23T09:00', 'event 开会 2026-11-23T14:00', 'event 健身 2026-11-23T20:00'],
    ],
    ['小王：明天三点开会，后天五点健身', ['event 小王：开会 2026-11-23T15:00', 'event 健身 2026-11-24T17:00']],
    ['自12月5日起至12月8日止放假', ['event 放假 2026-12-05']],
    ['每周一至周五9:00-11:00，11月30日—12月11日，培训', ['event 培训 2026-11-30T09:00']],
    ['培训，11月30号到12月11号，周一到周五上午九点', ['event 培训 2026-11-30T09:00']],
    ['任务：交物业费，标签家务，高优先级', ['todo 交物业费 #家务']],
    ['待办：洗窗帘，周六前，标签家务', ['todo 洗窗帘 2026-11-28 #家务']],
    [
      '12月10号之前要弄完这几件：1. 验车 2. 换轮胎 3. 续交强险',
      ['todo 验车 2026-12-10', 'todo 换轮胎 2026-12-10', 'todo 续交强险 2026-12-10'],
    ],
    ['月底前得办好几件事：① 交社保 ② 换驾照', ['todo 交社保 2026-11-30', 'todo 换驾照 2026-11-30']],
    ['每周一、三、五早上七点游泳', ['event 游泳 2026-11-23T07:00']],
    ['从今晚开始隔一天晚上八点半夜跑', ['event 夜跑 2026-11-22T20:30']],
    ['12月12号双十二大促，全天', ['event 双十二大促 2026-12-12']],
    ['下周三请一天假', ['event 请假 2026-11-25']],
    ['每天晚上八点背单词，先背三十天', ['event 背单词 2026-11-22T20:00']],
    ['每周四晚上七点合唱，12月24号停一次', ['event 合唱 2026-11-26T19:00']],
    ['星期六下午两点至四点半羽毛球，体育馆3号场', ['event 羽毛球，体育馆3号场 2026-11-28T14:00']],
    ['出门的时候提醒我带伞', ['todo 带伞']],
    ['下班到家后提醒我收衣服', ['todo 收衣服']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    '周五晚上九点开会，按纽约时间',
    '吃完饭后第二天上午十点提醒我跟进',
    '看牙之前提醒我刷牙',
    '吃完饭提醒我吃药',
  ])('what is not read is asked about: %s', (text) => {
    expect(read(text)).toEqual(['- open']);
  });

  it('is a change where something is moved by so long', () => {
    expect(read('把评审会往后顺半小时')).toEqual(['- wish']);
  });
});

describe('what Chinese keeps, though a day or a number is named', () => {
  it.each([
    ['记一下：车停在B3层F区27号', 'memo'],
    ['帮我记一下，今天面试的候选人期望薪资30k', 'memo'],
    ['记下来，昨天体检医生让我三个月后复查血脂', 'memo'],
    ['记一笔：今天午饭花了35块', 'memo'],
    ['我乳糖不耐受', 'memory'],
    ['我妈恐高', 'memory'],
    ['我近视500度', 'memory'],
    ['我儿子在实验小学读三年级', 'memory'],
    ['我们家养了一只猫', 'memory'],
  ])('%s: %s', (text, kind) => {
    expect(read(text)[0]?.split(' ')[0]).toBe(kind);
  });

  it.each(['记一下周六下午三点同学聚会', '帮我记一下，周五之前交水电费', '记一下，今天要交的报告'])(
    'what is still to be done is none: %s',
    (text) => {
      expect(keptIn(text, true)).toBeUndefined();
    },
  );
});
