import { expect, it } from 'vitest';
import { dictionary } from './dictionary.ts';
import { readWording } from './wording.ts';

const read = async (text: string) => readWording(text, await dictionary());
const guesses = async (text: string): Promise<string[]> =>
  (await read(text)).slips.flatMap(({ signs }) => signs().flatMap(({ terms }) => terms));
const loose = async (text: string): Promise<string[]> => (await read(text)).loose().map(({ terms }) => terms.join(' '));

it('a word that the dictionary has is not taken for a slip, one that it lacks is', async () => {
  expect(await guesses('print')).toEqual([]);
  expect(await guesses('plummer')).toContain('plumber');
});

it('a number is no slip for another', async () => {
  expect(await guesses('第一季')).not.toContain('第四');
  expect(await guesses('无线网蜜码')).toContain('密码');
});

it('a part of a quarter does not stand for it', async () => {
  const { plain, same } = await read('第一季度销售额');
  expect(plain.map(({ terms }) => terms.join())).not.toContain('季度');
  expect(same.map(({ terms }) => terms.join())).toContain('q1');
});

it('characters of two words are put together to words only', async () => {
  expect(await loose('car insurance')).toContain('车险');
  expect(await loose('extra key')).not.toContain('员密');
  expect(await loose('uniform size')).not.toContain('一个');
});

it('a word that the dictionary lacks is what others of its family are', async () => {
  const { units, plain } = await read('insurance expiry');
  expect(units.map(({ isName }) => isName)).toEqual([false, false]);
  expect(plain.map(({ terms }) => terms.join())).toContain('到期');
});

it('a word of three characters is no slip for one that begins and ends as it does', async () => {
  expect(await guesses('洗碗机')).not.toContain('洗衣');
});

it('a word for a thing stands for the others for it, and what is of another kind does not', async () => {
  const { same, things } = await read('refrigerator');
  expect(same.map(({ terms }) => terms.join())).toContain('冰箱');
  expect(things.flatMap(({ rivals }) => rivals).map((terms) => terms.join(' '))).toContain('dishwash');
});
