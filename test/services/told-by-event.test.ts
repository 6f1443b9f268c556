import { describe, expect, it } from 'vitest';
import { added, type Stage, stage } from './harness.ts';

const ADDS = { offers: () => true, refuse: () => undefined };

const quickAdd = async ({ services, caller }: Stage, text: string) =>
  services.quickAdd(await caller('quick_add'), { text }, ADDS);

describe('a sentence whose time another event tells', () => {
  const scene = async () => {
    const user = await stage();
    await added(user, { title: '评审会', start: '2026-11-24T15:00', end: '2026-11-24T16:00' });
    await added(user, { title: '看牙', start: '2026-12-03T10:00', end: '2026-12-03T11:00' });
    await added(user, { title: '周会', start: '2026-11-25T10:00', end: '2026-11-25T11:00', repeat: 'FREQ=WEEKLY' });
    return user;
  };

  it.each([
    ['评审会结束半小时后提醒我发纪要', 'reminder 发纪要 2026-11-24T16:30'],
    ['开完评审会半小时后提醒我发纪要', 'reminder 发纪要 2026-11-24T16:30'],
    ['评审会前20分钟提醒我打印材料', 'reminder 打印材料 2026-11-24T14:40'],
    ['评审会前半小时提醒我', 'reminder 评审会 2026-11-24T14:30'],
    ['周二的评审会前半小时提醒我带电脑', 'reminder 带电脑 2026-11-24T14:30'],
    ['看牙前一天晚上9点提醒我别吃冰的', 'reminder 别吃冰的 2026-12-02T21:00'],
    ['看牙当天早上7点提醒我别吃早饭', 'reminder 别吃早饭 2026-12-03T07:00'],
    ['周会后紧接着安排半小时复盘', 'event 复盘 2026-11-25T11:00'],
    ['周会结束后提醒我订会议室', 'reminder 订会议室 2026-11-25T11:00'],
    ['看牙前一晚9点提醒我别吃冰的', 'reminder 别吃冰的 2026-12-02T21:00'],
    ['看完牙提醒我买药', 'reminder 买药 2026-12-03T11:00'],
    ['周会之后安排半小时写总结', 'event 写总结 2026-11-25T11:00'],
    ['评审会的前一天下午三点提醒我发议程', 'reminder 发议程 2026-11-23T15:00'],
    ['评审会后第二天上午十点提醒我跟进', 'reminder 跟进 2026-11-25T10:00'],
    ['等周会开完了提醒我交周报', 'reminder 交周报 2026-11-25T11:00'],
    ['周会开完一小时后跟老王碰一下', 'event 跟老王碰一下 2026-11-25T12:00'],
    ['评审会开完马上约老李聊半小时', 'event 约老李聊 2026-11-24T16:00'],
    ['周会完了之后跟小王吃饭', 'event 跟小王吃饭 2026-11-25T11:00'],
  ])('%s is %s', async (text, expected) => {
    const { interpretation: read, message } = await quickAdd(await scene(), text);
    expect(`${read?.kind} ${read?.title} ${(read?.start ?? read?.at)?.slice(0, 16)}`, message).toBe(expected);
  });

  it.each(['体检结束半小时后提醒我吃饭', '周五的评审会前半小时提醒我带电脑', '吃完药两小时后提醒我量血压'])(
    '%s is asked about where there is no such event',
    async (text) => {
      const { status } = await quickAdd(await scene(), text);
      expect(status).toBe('need_user');
    },
  );

  it('of several events of one name the day tells which; without it the text is read as it is', async () => {
    const user = await scene();
    await added(user, { title: 'Board sync', start: '2026-11-25T15:00', end: '2026-11-25T16:00' });
    await added(user, { title: 'Board sync', start: '2026-11-26T15:00', end: '2026-11-26T16:00' });
    await added(user, { title: '评审会', start: '2026-11-26T09:00', end: '2026-11-26T10:00' });
    const at = async (text: string) => (await quickAdd(user, text)).interpretation?.at?.slice(0, 16);
    expect(await at('remind me an hour before the Thursday board sync')).toBe('2026-11-26T14:00');
    expect(await at('周四的评审会前半小时提醒我带电脑')).toBe('2026-11-26T08:30');
    expect(await at('remind me an hour before the board sync')).toBeUndefined();
    expect(await at('评审会前半小时提醒我带电脑')).toBeUndefined();
  });

  it('of a series the next time counts, where that was moved as well', async () => {
    const user = await scene();
    const id = await added(user, {
      title: 'Standup',
      start: '2026-11-25T09:00',
      end: '2026-11-25T09:15',
      repeat: 'FREQ=WEEKLY',
    });
    await user.update({ id, scope: 'this', occurrence: '2026-11-25T09:00', start: '2026-11-26T11:00' });
    const { interpretation } = await quickAdd(user, 'remind me half an hour before the standup');
    expect(interpretation?.at?.slice(0, 16)).toBe('2026-11-26T10:30');
  });

  it('no event is meant by a part of its words', async () => {
    const user = await scene();
    await added(user, { title: 'Brunch', start: '2026-11-28T11:00', end: '2026-11-28T12:00' });
    const { status } = await quickAdd(user, 'remind me an hour before the run');
    expect(status).toBe('need_user');
  });
});
