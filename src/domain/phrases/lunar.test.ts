import { expect, test } from 'vitest';
import { readPhrase, readSentence } from './read.ts';
import { readerAt, showPhrase } from './testing/show.ts';

const shanghai = readerAt('2026-12-02T16:20', 'Asia/Shanghai', 'zh');
const show = (text: string): string => showPhrase(readPhrase(text, shanghai), shanghai);
const rule = (parts: string): string => `RSCALE=CHINESE;FREQ=YEARLY;${parts}`;

test.each([
  ['每年农历八月十五', rule('BYMONTH=8;BYMONTHDAY=15 @ 2027-09-15')],
  ['每年阴历三月初三', rule('BYMONTH=3;BYMONTHDAY=3 @ 2027-04-09')],
  ['每年臘月廿三', rule('BYMONTH=12;BYMONTHDAY=23 @ 2027-01-30')],
  ['农历每年8月15日', rule('BYMONTH=8;BYMONTHDAY=15 @ 2027-09-15')],
  ['农历八月十五，每年', rule('BYMONTH=8;BYMONTHDAY=15 @ 2027-09-15')],
  ['每年除夕晚上8点', rule('BYMONTH=12;BYMONTHDAY=-1 @ 2027-02-05 20:00')],
  ['每年农历十二月最后一天', rule('BYMONTH=12;BYMONTHDAY=-1 @ 2027-02-05')],
  ['年年除夕', rule('BYMONTH=12;BYMONTHDAY=-1 @ 2027-02-05')],
  ['每逢中秋节', rule('BYMONTH=8;BYMONTHDAY=15 @ 2027-09-15')],
  ['重阳节上午10点，每年', rule('BYMONTH=9;BYMONTHDAY=9 @ 2027-10-08 10:00')],
  ['农历生日八月十五', rule('BYMONTH=8;BYMONTHDAY=15 @ 2027-09-15')],
  ['每年农历二月三十', rule('BYMONTH=2;BYMONTHDAY=30;SKIP=BACKWARD @ 2027-04-06')],
  ['每年闰六月初一', rule('BYMONTH=6L;BYMONTHDAY=1;SKIP=BACKWARD @ 2027-07-04')],
  ['每年八月十五', `${rule('BYMONTH=8;BYMONTHDAY=15 @ 2027-09-15')} !other`],
  ['每两年农历正月初一', rule('INTERVAL=2;BYMONTH=1;BYMONTHDAY=1 @ 2027-02-06')],
  ['每两年中秋节', rule('INTERVAL=2;BYMONTH=8;BYMONTHDAY=15 @ 2027-09-15')],
  ['腊月二十三到二十八', '2027-01-30/2027-02-04'],
  ['农历八月十三至十六', '2027-09-13/2027-09-16'],
  ['农历每月十五', rule('BYMONTHDAY=15 @ 2026-12-23')],
  ['农历每月初一和十五', rule('BYMONTHDAY=1,15 @ 2026-12-09')],
  ['每月初一十五', rule('BYMONTHDAY=1,15 @ 2026-12-09')],
  ['每个农历月的初一和十五早上8点', rule('BYMONTHDAY=1,15 @ 2026-12-09 08:00')],
  ['每逢农历十五', rule('BYMONTHDAY=15 @ 2026-12-23')],
  ['初一、十五', rule('BYMONTHDAY=1,15 @ 2026-12-09')],
  ['农历初八', '2026-12-16'],
  ['每月15号', 'FREQ=MONTHLY;BYMONTHDAY=15 @ 2026-12-15'],
  ['每年复活节', '- !no-rule'],
  ['每年冬至', '- !no-rule'],
])('%s → %s', (text, expected) => {
  expect(show(text)).toBe(expected);
});

const york = readerAt('2026-03-11T10:20:00', 'America/New_York', 'en');

test.each([
  ['every lunar new year', rule('BYMONTH=1;BYMONTHDAY=1 @ 2027-02-06')],
  ["chinese new year's eve every year at 6pm", rule('BYMONTH=12;BYMONTHDAY=-1 @ 2027-02-05 18:00')],
  ['every mid-autumn festival', rule('BYMONTH=8;BYMONTHDAY=15 @ 2026-09-25')],
  ['every year on lunar 8/15', rule('BYMONTH=8;BYMONTHDAY=15 @ 2026-09-25')],
  ['lunar 8-15 every year', rule('BYMONTH=8;BYMONTHDAY=15 @ 2026-09-25')],
  ['every year on the 15th day of the 8th lunar month', rule('BYMONTH=8;BYMONTHDAY=15 @ 2026-09-25')],
  ['every year on the last day of the twelfth lunar month', rule('BYMONTH=12;BYMONTHDAY=-1 @ 2027-02-05')],
  ['lunar month 5 day 5', '2026-06-19'],
  ['August 15 in the lunar calendar', '2026-09-25'],
  ['lunar 13/40', 'none'],
  ['christmas every year', 'FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=25 @ 2026-12-25'],
  ['every 2 years on christmas', 'FREQ=YEARLY;INTERVAL=2;BYMONTH=12;BYMONTHDAY=25 @ 2026-12-25'],
  ['every easter', '- !no-rule'],
])('%s → %s', (text, expected) => {
  expect(showPhrase(readPhrase(text, york), york)).toBe(expected);
});

test.each([
  ['妈妈农历生日八月十五', '八月十五'],
  ['三月初三是爸爸阴历生日', '三月初三'],
  ["mom's lunar birthday is 8/15", '8/15'],
])('a birthday by the Chinese calendar comes every year: %s', (text, span) => {
  const [phrase] = readSentence(text, shanghai);
  expect(showPhrase(phrase, shanghai)).toContain('RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=');
  expect(phrase?.spans.map(({ from, to }) => text.slice(from, to))).toEqual([span]);
});

test('what becomes of a 30th or a leap month is said', () => {
  expect(readPhrase('每年农历二月三十', shanghai)?.assumed).toEqual([{ code: 'lunar-skip' }]);
  expect(readPhrase('每年农历二月初三', shanghai)?.assumed).toEqual([]);
});
