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

  it('knows how characters sound, those that many do not tell apart with them', async () => {
    const { soundsLike } = await open();
    expect(soundsLike('蜜')).toContain('密');
    expect(soundsLike('森')).toContain('身');
    expect(soundsLike('生')).toContain('身');
    expect(soundsLike('蜜')).not.toContain('蜜');
    expect(soundsLike('x')).toEqual([]);
  });

  it('knows words by their first and last character, in whichever parts of the file they are', async () => {
    const { around, isWord } = await open();
    expect(around('红', '肉')).toContain('红烧肉');
    expect(around('一', '一')).toContain('一等一');
    expect(around('x', 'y')).toEqual([]);
    expect(isWord('密码')).toBe(true);
    expect(isWord('密蜜')).toBe(false);
  });

  it('knows names without what explains them, and what single characters mean', async () => {
    const { chinese, letters } = await open();
    expect(chinese('kyoto')).toContain('京都');
    expect(letters('cat')).toContain('猫');
    expect(letters('车')).toContain('car');
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
