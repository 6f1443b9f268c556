import { describe, expect, it } from 'vitest';
import { type Dictionary, dictionary } from './dictionary.ts';
import { conceptsOf } from './expand.ts';

const open = async (): Promise<Dictionary> => {
  const found = await dictionary();
  if (!found) throw new Error('data/cedict is not there');
  return found;
};

describe('the dictionary', () => {
  it.each([
    ['会议', 'meet'],
    ['预算', 'budget'],
    ['防守', 'defend'],
    ['图书馆', 'librari'],
  ])('knows %s as %s, both ways', async (word, stem) => {
    const { chinese, english } = await open();
    expect(english(word)).toContain(stem);
    expect(chinese(stem)).toContain(word);
  });

  it('knows the first and the last of its entries, and nothing that is not there', async () => {
    const { chinese, english } = await open();
    expect(chinese('0 0001 meter')).toEqual(['丝米']);
    for (const unknown of ['', 'qqqq', 'meetx', '\u{10FFFF}']) {
      expect(chinese(unknown)).toEqual([]);
      expect(english(unknown)).toEqual([]);
    }
  });
});

describe('what a query names', () => {
  const named = async (text: string): Promise<string[]> =>
    conceptsOf(text, await open()).map(({ alternatives }) => (alternatives[0] ?? []).join(' '));

  it('are its words and the phrases that are known, without those that only hold a question together', async () => {
    expect(await named('When is the train station open?')).toEqual(['train station', 'open']);
    expect(await named('图书馆什么时候开门')).toEqual(['图书 书馆', '开门']);
    expect(await named('ACME 的預算')).toEqual(['acm', '预算']);
  });

  it('are nothing where no word is known', async () => {
    expect(await named('zzqq 12345')).toEqual([]);
    expect(await named('')).toEqual([]);
  });
});
