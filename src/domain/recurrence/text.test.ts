import { expect, test } from 'vitest';
import { describeRepeat, describeRule } from './text.ts';

test.each([
  ['FREQ=DAILY', '每天', 'every day'],
  ['FREQ=DAILY;COUNT=10', '每天，共10次', 'every day, 10 times'],
  ['FREQ=WEEKLY;BYDAY=MO,WE', '每周一、三', 'every Monday and Wednesday'],
  ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', '每个工作日(周一至周五)', 'every weekday'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TU', '每2周的周二', 'every 2 weeks on Tuesday'],
  ['FREQ=MONTHLY;BYMONTHDAY=15', '每月15日', 'every month on the 15th'],
  ['FREQ=MONTHLY;BYMONTHDAY=-1', '每月最后一天', 'every month on the last day'],
  ['FREQ=MONTHLY;BYDAY=-1FR', '每月最后一个周五', 'every month on the last Friday'],
  ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', '每月最后一个工作日', 'every month on the last weekday'],
  ['FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13', '每月13日且为周五', 'every month on the 13th if it is a Friday'],
  ['FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=28', '每年1月28日', 'every year on January 28'],
  ['FREQ=YEARLY;BYMONTH=5;BYDAY=2SU', '每年5月第二个周日', 'every year on the second Sunday in May'],
  ['FREQ=MINUTELY;INTERVAL=90', '每90分钟', 'every 90 minutes'],
  ['FREQ=DAILY;BYHOUR=9,15;BYMINUTE=0', '每天 9:00、15:00', 'every day at 9:00 and 15:00'],
  ['FREQ=DAILY;UNTIL=20270101', '每天，到2027-01-01', 'every day, until 2027-01-01'],
])('%s', (rrule, zh, en) => {
  expect(describeRule(rrule, 'zh')).toBe(zh);
  expect(describeRule(rrule, 'en')).toBe(en);
});

test('the days to come that are left out are named', () => {
  const reader = (language: 'zh' | 'en') => ({
    language,
    zone: 'Asia/Shanghai',
    now: Date.parse('2026-11-23T08:00:00+08:00'),
  });
  const weekly = (...exdates: string[]) => ({ rrule: 'FREQ=WEEKLY;BYDAY=WE', exdates, zone: null });
  expect(describeRepeat(weekly('2026-11-18T15:00:00'), reader('en'))).toBe('every Wednesday');
  expect(describeRepeat(weekly('2026-12-30T15:00:00'), reader('en'))).toBe('every Wednesday (not on 2026-12-30)');
  const many = weekly('2026-12-30', '2026-12-02', '2026-12-09', '2026-12-16', '2026-12-23');
  expect(describeRepeat(many, reader('en'))).toBe(
    'every Wednesday (not on 2026-12-02, 2026-12-09, 2026-12-16 and 2 more)',
  );
  expect(describeRepeat(many, reader('zh'))).toBe('每周三（2026-12-02、2026-12-09、2026-12-16 等 5 天除外）');
});

test('an UNTIL in UTC names a day in the zone of the series', () => {
  expect(describeRule('FREQ=DAILY;UNTIL=20261231T160000Z', 'en', 'Asia/Shanghai')).toBe('every day, until 2027-01-01');
});
