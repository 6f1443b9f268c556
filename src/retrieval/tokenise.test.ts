import { describe, expect, it } from 'vitest';
import { tokenise, tokens, words } from './tokenise.ts';

describe('terms of a text', () => {
  it.each([
    ['项目会议纪要', ['项目', '目会', '会议', '议纪', '纪要']],
    ['專案會議', ['专案', '案会', '会议']],
    ['猫', ['猫']],
    ['24次拦截，领先308分', ['24', '次拦', '拦截', '领先', '308', '分']],
    ['２０２６年　ＡＢＣ', ['2026', '年', 'abc']],
    ['The meetings were running', ['the', 'meet', 'were', 'run']],
    ["Anna's résumé, don't", ['anna', 'resum', 'don']],
    ['Super_Bowl_50', ['super', 'bowl', '50']],
    ['サーバーを見る', ['サー', 'ーバ', 'バー', 'ーを', 'を见', '见る']],
    ['회의록', ['회의', '의록']],
    ['ﾃﾞｰﾀ', ['デー', 'ータ']],
    ['⑴ ½ C++', ['1', '12', 'c']],
    ['Пётр и Мир', ['пётр', 'и', 'мир']],
    ['👩‍💻 …', []],
    ['', []],
  ])('%s', (text, expected) => {
    expect(tokenise(text)).toEqual(expected);
    expect(tokens(text).map(({ term }) => term)).toEqual(expected);
  });

  it('are the same for traditional and simplified characters', () => {
    for (const [traditional, simplified] of [
      ['臺灣的資訊科技', '台湾的资讯科技'],
      ['看著後面的頭髮', '看着后面的头发'],
      ['裡面週末妳們', '里面周末你们'],
    ] as const) {
      expect(tokenise(traditional)).toEqual(tokenise(simplified));
    }
  });

  it('stand where they came from', () => {
    const text = 'Ａnna 說：會議𠮷野家, meetings!';
    const shown = tokens(text).map(({ term, from, to }) => [term, text.slice(from, to)]);
    expect(shown).toEqual([
      ['anna', 'Ａnna'],
      ['说', '說'],
      ['会议', '會議'],
      ['议𠮷', '議𠮷'],
      ['𠮷野', '𠮷野'],
      ['野家', '野家'],
      ['meet', 'meetings'],
    ]);
  });

  it('keep words as they are written where parts of them are typed', () => {
    expect(words('Weekly presentations 會議')).toEqual(['weekly', 'presentations', '会议']);
  });
});
