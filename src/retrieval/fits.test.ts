import { describe, expect, it } from 'vitest';
import { dictionary } from './dictionary.ts';
import { expectedOf } from './expected.ts';
import { fitting } from './fits.ts';
import { readWording } from './wording.ts';

async function fits(question: string, text: string): Promise<boolean> {
  const { things } = readWording(question, await dictionary());
  return fitting(question, things, expectedOf(question))({ id: 1, title: null, tags: '[]', text });
}

describe('a short note fits a question', () => {
  it.each([
    ['外公的身高', '外婆身高一米五八'],
    ["my brother's jacket size", 'Sister wears jacket size M'],
    ['oven manual', 'The manual of the microwave is in the blue folder'],
    ['首尔的民宿', '东京的民宿在浅草'],
    ['first quarter headcount', 'Q2 headcount: 14'],
    ['travel insurance excess', 'Home insurance: excess 250'],
  ])('not if it is about another thing of the kind: %s', async (question, text) => {
    expect(await fits(question, text)).toBe(false);
  });

  it.each([
    ['外公的身高', '外公身高一米七，外婆一米五八'],
    ['姥爷的身高', '外公身高一米七'],
    ['fridge manual', '冰箱说明书在抽屉里'],
    ['from the kitchen to the balcony', 'Balcony: repaint'],
    ['老太太几点午睡', '孙奶奶午睡到三点'],
    ['the grandmothers', '外婆和奶奶都来'],
  ])('if it names the thing in whatever words: %s', async (question, text) => {
    expect(await fits(question, text)).toBe(true);
  });

  it('not if it names somebody else with the same title', async () => {
    expect(await fits('何大夫周几出诊', '孟大夫周一出诊')).toBe(false);
    expect(await fits('何大夫周几出诊', '何大夫和孟大夫都是周一出诊')).toBe(true);
    expect(await fits('老秦欠我什么', '老崔欠我一顿饭')).toBe(false);
    expect(await fits('what did Mrs Hale order', 'Mrs. Doyle ordered two cakes')).toBe(false);
    expect(await fits('what did Mrs Hale order', 'Hale: two cakes')).toBe(true);
  });

  it('not without anything of the form of the answer', async () => {
    expect(await fits('florist phone number', 'The florist closes early')).toBe(false);
    expect(await fits('florist phone number', 'Florist 555-0199')).toBe(true);
    expect(await fits('裁缝的电话', '裁缝手很巧')).toBe(false);
    expect(await fits('裁缝店地址', '裁缝店在和平路')).toBe(true);
    expect(await fits("Lena's address", 'Chess club is at Lena on the 12th')).toBe(false);
    expect(await fits('烤箱是哪年买的', '饼干放烤箱里三天才干')).toBe(false);
    expect(await fits('烤箱是哪年买的', '烤箱 2021 年双十二买的')).toBe(true);
    expect(await fits('what time does the bakery open', 'Bakery: rye bread on Fridays')).toBe(false);
    expect(await fits('what time does the bakery open', 'Bakery opens at seven')).toBe(true);
    expect(await fits('储藏费多少钱', '储藏室电话 010-62340000')).toBe(false);
    expect(await fits('how much did the chimney sweep cost', 'Chimney swept 9 March, draught 2.2 bar')).toBe(false);
    expect(await fits('how much did the chimney sweep cost', 'Chimney swept March 9 by Olsen, 3 hours')).toBe(false);
    expect(await fits('how much did the chimney sweep cost', 'Chimney swept 9 March by Olsen, 85')).toBe(true);
    expect(await fits('地毯多少钱', '地毯3米宽，重12公斤')).toBe(false);
    expect(await fits('地毯多少钱', '地毯3米宽，880')).toBe(true);
    expect(await fits('when does Pip get the drops', 'Pip: two drops, mornings only')).toBe(true);
    expect(await fits('汤里放多少盐', '汤：盐适量')).toBe(true);
    expect(await fits('when is the fair', 'The fair sells honey')).toBe(false);
    expect(await fits('when is the fair', 'The fair is in the first week of May')).toBe(true);
  });
});

it('a note of a few sentences in Chinese is short', async () => {
  const text =
    '客厅的微波炉按两下启动，热牛奶一分半，热剩菜三分钟，别放铁碗。清洁的时候放半碗柠檬水转五分钟再擦，油渍一擦就掉。';
  expect(await fits('烤箱怎么清洁', text)).toBe(false);
});

it('a long text speaks of several things, whatever it names', async () => {
  const words = Array.from({ length: 60 }, (_, at) => `word${at}`).join(' ');
  expect(await fits('oven manual', `microwave ${words}`)).toBe(true);
});
