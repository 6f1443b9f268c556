import { expect, it } from 'vitest';
import { dictionary } from './dictionary.ts';
import { expectedOf } from './expected.ts';
import { speaking } from './speaking.ts';
import { readWording } from './wording.ts';

/** What is left of a note that speaks of the named words of a question and of nothing else. */
async function left(question: string, text: string, named: readonly string[]): Promise<number> {
  const wording = readWording(question, await dictionary());
  const worths = wording.units.map((_, unit) => {
    const place = wording.places.find((one) => one.unit === unit);
    return place &&
      named.some((word) => question.indexOf(word) <= place.from && place.to <= question.indexOf(word) + word.length)
      ? 1
      : 0;
  });
  const corrected = speaking(question, wording, expectedOf(question))({ id: 1, title: null, tags: '[]', text }, worths);
  return Math.max(...corrected);
}

it.each([
  ["what's Lena's shoe size", 'Lena has chess on Monday', ['Lena']],
  ['外公的听力怎么样', '外公爱喝茶', ['外公']],
  ['猫几月绝育', '狗三月绝育', ['绝育']],
  ['学校的打印机密码', '打印机密码 4471', ['打印机', '密码']],
])('a note that lacks the owner or what is asked of it hardly speaks of %s', async (question, text, named) => {
  expect(await left(question, text, named)).toBeLessThan(0.5);
});

it.each([
  ["what's Lena's shoe size", 'Lena takes shoes in 38', ['Lena', 'shoe']],
  ["when's Lena leaving", 'Lena goes in June', ['Lena']],
  ["what's in the box", 'The box: candles', ['box']],
])('a note that names both speaks of %s', async (question, text, named) => {
  expect(await left(question, text, named)).toBe(1);
});

it('a number is as good as the word phone, beside whose it is', async () => {
  const question = '裁缝的电话';
  const wording = readWording(question, await dictionary());
  const speaks = speaking(question, wording, expectedOf(question));
  const note = (text: string) => ({ id: 1, title: null, tags: '[]', text });
  expect(speaks(note('裁缝 555-0199'), [1, 1, 0, 0, 0]).slice(3)).toEqual([1, 1]);
  expect(speaks(note('木匠 555-0199'), [0, 0, 0, 0, 0]).slice(3)).toEqual([0, 0]);
});
