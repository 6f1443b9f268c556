import { describe, expect, test } from 'vitest';
import { readPhrase } from '../phrases/read.ts';
import { readerAt } from '../phrases/testing/show.ts';
import { interpret } from './interpret.ts';

const context = (language: 'zh' | 'en') => ({
  ...readerAt('2026-11-22T10:20', language === 'zh' ? 'Asia/Shanghai' : 'America/New_York', language),
  phrases: readPhrase,
});

function said(text: string, language: 'zh' | 'en'): string {
  const understood = interpret(text, context(language));
  if (understood.is !== 'items') return understood.is;
  return understood.items.map(({ title, repeat }) => `${title} ${repeat?.rule}`).join(' + ');
}

describe('how often, in words at the end, ends the series and stays out of the title', () => {
  test.each([
    ['每天晚上九点半提醒我泡脚，提醒7次就行', '泡脚 FREQ=DAILY;COUNT=7'],
    ['每天早上8点提醒我量血压，一共10次就够了', '量血压 FREQ=DAILY;COUNT=10'],
    ['每周五下午3点提醒我交周报，重复4次就可以了', '交周报 FREQ=WEEKLY;BYDAY=FR;COUNT=4'],
    ['每周六上午10点钢琴课，只上5次', '钢琴课 FREQ=WEEKLY;BYDAY=SA;COUNT=5'],
    ['每天22:00提醒我敷面膜，连续敷5天就好', '敷面膜 FREQ=DAILY;COUNT=5'],
    ['每天22:00敷面膜，敷够10次为止', '敷面膜 FREQ=DAILY;COUNT=10'],
    ['到1月20号期末考试为止每天晚上8点复习', '复习 FREQ=DAILY;UNTIL=20270120'],
    ['一直到月底盘点为止，每天晚上9点对账', '对账 FREQ=DAILY;UNTIL=20261130'],
  ])('%s', (text, expected) => {
    expect(said(text, 'zh')).toBe(expected);
  });

  test.each([
    ['every night at 9:30 remind me to soak my feet, 7 times will do', 'soak my feet FREQ=DAILY;COUNT=7'],
    ['yoga every Wed 8pm, just 6 classes', 'yoga FREQ=WEEKLY;BYDAY=WE;COUNT=6'],
    ['remind me every Friday 3pm to file the report, stop after 4', 'file the report FREQ=WEEKLY;BYDAY=FR;COUNT=4'],
    ['every day at 9pm take pills, stop after a week', 'take pills FREQ=DAILY;COUNT=7'],
    ['eye drops at 3pm daily, keep it up for two weeks', 'eye drops FREQ=DAILY;COUNT=14'],
    ['every evening at 8 review until the exam on Jan 20', 'review FREQ=DAILY;UNTIL=20270120'],
    ['until my exam on Jan 20, review every evening at 8', 'review FREQ=DAILY;UNTIL=20270120'],
    ['gym every Tuesday at 7pm from now until Jan 9', 'gym FREQ=WEEKLY;BYDAY=TU;UNTIL=20270109'],
    ['practice violin every day at 5pm up to the recital on December 12', 'practice violin FREQ=DAILY;UNTIL=20261212'],
    ['piano every Sat 10am for 5 lessons and then done', 'piano FREQ=WEEKLY;BYDAY=SA;COUNT=5'],
  ])('%s', (text, expected) => {
    expect(said(text, 'en')).toBe(expected);
  });

  test('what may be how often one occurrence rings is asked', () => {
    expect(said('每天晚上九点半提醒我泡脚，提醒7次', 'zh')).toBe('open');
  });
});
