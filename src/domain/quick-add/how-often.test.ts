import { describe, expect, test } from 'vitest';
import { readPhrase } from '../phrases/read.ts';
import { readerAt } from '../phrases/testing/show.ts';
import { formatWall } from '../time/wall.ts';
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

/** What a todo says: its title, by when, and how it repeats. */
function due(text: string, language: 'zh' | 'en'): string {
  const understood = interpret(text, context(language));
  if (understood.is !== 'items') return understood.is;
  return understood.items
    .map(
      ({ kind, title, span, repeat }) => `${kind} ${title} ${formatWall(span?.start.wall ?? 0)} ${repeat?.rule ?? '-'}`,
    )
    .join(' + ');
}

describe('until when each of them is to be done', () => {
  test.each([
    ['submit timesheet every week by Friday', 'submit timesheet 2026-11-27', 'FREQ=WEEKLY;BYDAY=FR'],
    ['rent every month due on the 1st', 'rent 2026-12-01', 'FREQ=MONTHLY;BYMONTHDAY=1'],
    ['every month before the 5th pay rent', 'pay rent 2026-12-05', 'FREQ=MONTHLY;BYMONTHDAY=5'],
    ['renew insurance every year by March 3', 'renew insurance 2027-03-03', 'FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=3'],
    ['every day by 9pm log food', 'log food 2026-11-22T21:00', 'FREQ=DAILY'],
    ['read every day by Dec 20', 'read 2026-11-22', 'FREQ=DAILY;UNTIL=20261220'],
  ])('%s', (text, first, rule) => {
    expect(due(text, 'en')).toMatch(new RegExp(`^todo ${first}.* ${rule}$`));
  });

  test.each([
    ['每月交房租，5号前', '交房租 2026-12-05', 'FREQ=MONTHLY;BYMONTHDAY=5'],
    ['每周交周报，周五前', '交周报 2026-11-27', 'FREQ=WEEKLY;BYDAY=FR'],
    ['每天打卡，9点前', '打卡 2026-11-23T09:00', 'FREQ=DAILY'],
    ['每天读书，12月20号前', '读书 2026-11-22', 'FREQ=DAILY;UNTIL=20261220'],
    ['明天客户下午3点到之前把方案打印好', '客户把方案打印好 2026-11-23T15:00', '-'],
    ['今晚8点电影开场前买爆米花', '买爆米花 2026-11-22T20:00', '-'],
  ])('%s', (text, first, rule) => {
    expect(due(text, 'zh')).toMatch(new RegExp(`^todo ${first}.* ${rule}$`));
  });

  test.each(['pick up dry cleaning after 4 tomorrow before they close at 6', 'call mom before we leave at 5 tomorrow'])(
    '%s is asked: its hour is that of something else',
    (text) => {
      expect(due(text, 'en')).toBe('open');
    },
  );

  test.each([
    ['rent due on the 1st, remind me 3 days before each month', 'FREQ=MONTHLY;BYMONTHDAY=1'],
    ['rent is due on the 1st, remind me every month 3 days before', 'FREQ=MONTHLY;BYMONTHDAY=1'],
  ])('%s', (text, rule) => {
    expect(due(text, 'en')).toMatch(new RegExp(` rent 2026-12-01.* ${rule}$`));
  });

  test('a ninetieth birthday comes once', () => {
    expect(due("grandma's 90th birthday Feb 3", 'en')).toMatch(/2027-02-03.* -$/);
    expect(due("grandma's birthday Feb 3", 'en')).toMatch(/FREQ=YEARLY/);
    expect(due('妈妈60岁生日2月3日', 'zh')).toMatch(/2027-02-03.* -$/);
    expect(due('妈妈生日2月3日', 'zh')).toMatch(/FREQ=YEARLY/);
  });
});
