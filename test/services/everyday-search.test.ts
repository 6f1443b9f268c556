import { describe, expect, it } from 'vitest';
import { memo, memory, type Stage, stage } from './harness.ts';

/** What is found first of a few notes, or nothing. */
async function firstOf(user: Stage, query: string): Promise<string | undefined> {
  const { memos = [] } = await user.memos.search({ query });
  return memos[0]?.title;
}

const NOTES = [
  ['Router', '阁楼的无线网密码贴在路由器背面'],
  ['Bike', '山地车停放证在物业办公室领'],
  ['Stew', '红烧排骨要先焯水，再放冰糖'],
  ['Quarter', 'Q2 targets: hire two engineers'],
  ['Osaka', 'Osaka: the hotel is near Namba station'],
  ['Boots', '雪地靴鞋码 43'],
  ['Printer', 'The printer in the library needs a badge'],
  ['Parcel', 'Backpack from the outlet can be returned until June'],
  ['Umbrella', 'The umbrella hangs behind the kitchen door'],
  ['Clothes', '妹妹衣服穿 M 码，喜欢浅绿'],
  ['Oven', 'Oven: warranty until 2031, receipt in the red box'],
  ['Tailor', '小区裁缝姓苏，改裤脚 20'],
  ['Drapes', '遮光窗帘在南屋，宽 2 米'],
] as const;

async function notes(): Promise<Stage> {
  const user = await stage();
  for (const [title, content] of NOTES) await memo(user, content, { title });
  return user;
}

describe('notes asked for as people ask', () => {
  it.each([
    ['characters that sound the same', '无线网蜜码', 'Router'],
    ['a wrong character in a word that is known', '红绕排骨', 'Stew'],
    ['characters in another order', '车停哪了', 'Bike'],
    ['a character of each word', '鞋子尺码', 'Boots'],
    ['a quarter in the other language', '第二季度', 'Quarter'],
    ['a name in the other language', '大阪住哪', 'Osaka'],
    ['another form of the word', 'print', 'Printer'],
    ['one word written as two', 'back pack', 'Parcel'],
    ['a letter too few', 'umbrela', 'Umbrella'],
    ['two letters in the wrong order', 'umberlla', 'Umbrella'],
    ['another word for the thing', '烤箱质保到哪年', 'Oven'],
    ['what is a kind of it', 'curtain', 'Drapes'],
    ['a character that is a word', '鞋子多大', 'Boots'],
  ])('are found by %s: %s', async (_, query, title) => {
    expect(await firstOf(await notes(), query)).toBe(title);
  });

  it.each([
    '保险箱密码',
    'violin strings',
    '爷爷的生日',
    'when is the dentist appointment',
    '姐姐衣服穿几码',
    'microwave warranty',
    '烘干机保修到哪年',
    'Q3 targets',
    '裁缝的电话',
    'hotel in Kyoto',
  ])('are none where no note says it: %s', async (query) => {
    const user = await notes();
    expect((await user.memos.search({ query })).memos).toEqual([]);
  });

  it('are found in the same way among memories', async () => {
    const user = await stage();
    const { id } = await memory(user, '对青霉素过敏');
    const { memories = [] } = await user.memories.search({ query: '青酶素' });
    expect(memories.map((one) => one.id)).toEqual([id]);
    expect((await user.memories.search({ query: '护照号码' })).memories).toEqual([]);
  });
});

describe('a search after a change', () => {
  it('finds the new words of a note and none of the old ones', async () => {
    const user = await stage();
    const { id } = await memo(user, 'harbour lantern');
    expect((await user.memos.search({ query: 'compass' })).memos).toEqual([]);
    expect((await user.memos.search({ query: 'lantern' })).memos).toHaveLength(1);
    await user.memos.update({ id, content: 'harbour compass' });
    expect((await user.memos.search({ query: 'compass' })).memos).toHaveLength(1);
    expect((await user.memos.search({ query: 'lantern' })).memos).toEqual([]);
  });
});
