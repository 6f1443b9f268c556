import { describe, expect, test } from 'vitest';
import { formatWallDate } from '../../time/wall.ts';
import { readPhrase } from '../read.ts';
import { readerAt, showPhrase } from '../testing/show.ts';

/** A Wednesday afternoon. */
const reader = readerAt('2026-12-02T16:20', 'Asia/Shanghai', 'zh');

const show = (text: string): string => showPhrase(readPhrase(text, reader), reader);

describe('repeats of everyday Chinese keep all that was said', () => {
  test.each([
    ['每天从12月7日到12月11日', 'FREQ=DAILY;UNTIL=20261211 @ 2026-12-07'],
    ['从12月7日到12月11日每天早上8点', 'FREQ=DAILY;UNTIL=20261211 @ 2026-12-07 08:00'],
    ['12月7日到11日每天早上8点', 'FREQ=DAILY;UNTIL=20261211 @ 2026-12-07 08:00'],
    ['每周三到明年年底', 'FREQ=WEEKLY;BYDAY=WE;UNTIL=20271231 @ 2026-12-02'],
    ['每天晚上9点到年底', 'FREQ=DAILY;UNTIL=20261231 @ 2026-12-02 21:00'],
    ['到年底每周三下午3点', 'FREQ=WEEKLY;BYDAY=WE;UNTIL=20261231 @ 2026-12-09 15:00'],
    ['这个月25号开始每月25号', 'FREQ=MONTHLY;BYMONTHDAY=25 @ 2026-12-25'],
    ['这个月25号开始每月25号，到明年年底', 'FREQ=MONTHLY;BYMONTHDAY=25;UNTIL=20271231 @ 2026-12-25'],
    ['早8点和晚8点，连续10天', 'FREQ=DAILY;BYHOUR=8,20;BYMINUTE=0;COUNT=20 @ 2026-12-02 20:00'],
    ['一周两次，周二和周五晚上7点', 'FREQ=WEEKLY;BYDAY=TU,FR @ 2026-12-04 19:00'],
    ['一周三次，周二和周五晚上7点', '- !which-times'],
    ['一天两次，8点和20点，吃10天', 'FREQ=DAILY;BYHOUR=8,20;BYMINUTE=0;COUNT=20 @ 2026-12-02 20:00'],
    [
      '每季度最后一个工作日下午3点',
      'FREQ=MONTHLY;BYMONTH=3,6,9,12;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1 @ 2026-12-31 15:00',
    ],
    ['每周五，节假日提前', '- !no-rule'],
    ['每周日早上9点，每月第一个周日除外', 'FREQ=MONTHLY;BYDAY=2SU,3SU,4SU,5SU @ 2026-12-13 09:00'],
    ['每周日早上9点，除了每个月的最后一个周日', 'FREQ=MONTHLY;BYDAY=-2SU,-3SU,-4SU,-5SU @ 2026-12-06 09:00'],
    ['每年3、6、9、12月的15号', 'FREQ=MONTHLY;BYMONTH=3,6,9,12;BYMONTHDAY=15 @ 2026-12-15'],
    ['每年3月和9月最后一天', 'FREQ=MONTHLY;BYMONTH=3,9;BYMONTHDAY=-1 @ 2027-03-31'],
    ['每个月最后那个周五', 'FREQ=MONTHLY;BYDAY=-1FR @ 2026-12-25'],
    ['每周六上午10点到12月31号，12月19号除外', 'FREQ=WEEKLY;BYDAY=SA;UNTIL=20261231 @ 2026-12-05 10:00 not 2026-12-19'],
    ['每天除了周末', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR @ 2026-12-02'],
    ['每天早上8点，周末除外', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR @ 2026-12-03 08:00'],
    ['每月5号，除了12月', 'FREQ=MONTHLY;BYMONTH=1,2,3,4,5,6,7,8,9,10,11;BYMONTHDAY=5 @ 2027-01-05'],
    ['每天晚上9点，周三除外', 'FREQ=WEEKLY;BYDAY=MO,TU,TH,FR,SA,SU @ 2026-12-03 21:00'],
    ['每天晚上9点，除了周三和周日', 'FREQ=WEEKLY;BYDAY=MO,TU,TH,FR,SA @ 2026-12-03 21:00'],
    ['除了周日每天早上7点', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA @ 2026-12-03 07:00'],
    [
      '每周三，除了元旦那周',
      'FREQ=WEEKLY;BYDAY=WE @ 2026-12-02 not 2026-12-30,2027-12-29,2029-01-03,2030-01-02,2031-01-01,2031-12-31,2032-12-29,2033-12-28,2035-01-03,2036-01-02',
    ],
    ['每周五，12月25号当周除外', 'FREQ=WEEKLY;BYDAY=FR @ 2026-12-04 not 2026-12-25'],
    ['明年每月第一个周一上午10点', 'FREQ=MONTHLY;BYDAY=1MO;UNTIL=20271231 @ 2027-01-04 10:00'],
    ['从明年开始每月最后一天', 'FREQ=MONTHLY;BYMONTHDAY=-1 @ 2027-01-31'],
    ['下半年每月第一个周一上午10点', 'FREQ=MONTHLY;BYDAY=1MO;UNTIL=20261231 @ 2026-12-07 10:00'],
    ['每天早上9点，12月24号25号除外', 'FREQ=DAILY @ 2026-12-03 09:00 not 2026-12-24,2026-12-25'],
    ['每天，除了12月3号、5号和明年1月1号', 'FREQ=DAILY @ 2026-12-02 not 2026-12-03,2026-12-05,2027-01-01'],
    ['每周三，除了23号', 'FREQ=WEEKLY;BYDAY=WE @ 2026-12-02 not 2026-12-23'],
    ['每月15号和30号', 'FREQ=MONTHLY;BYMONTHDAY=15,30 @ 2026-12-15'],
    ['每月15、30号', 'FREQ=MONTHLY;BYMONTHDAY=15,30 @ 2026-12-15'],
    ['每月1号、15号', 'FREQ=MONTHLY;BYMONTHDAY=1,15 @ 2026-12-15'],
    ['每个月5号15号25号上午10点', 'FREQ=MONTHLY;BYMONTHDAY=5,15,25 @ 2026-12-05 10:00'],
    ['每季度最后一天', 'FREQ=MONTHLY;BYMONTH=3,6,9,12;BYMONTHDAY=-1 @ 2026-12-31'],
    ['每季度第一天', 'FREQ=MONTHLY;BYMONTH=1,4,7,10;BYMONTHDAY=1 @ 2027-01-01'],
    ['每个季度末', 'FREQ=MONTHLY;BYMONTH=3,6,9,12;BYMONTHDAY=-1 @ 2026-12-31'],
    ['每月第二和第四个周三', 'FREQ=MONTHLY;BYDAY=2WE,4WE @ 2026-12-09'],
    ['每月第一、三个周六', 'FREQ=MONTHLY;BYDAY=1SA,3SA @ 2026-12-05'],
    ['每月第二个和第四个周三下午3点', 'FREQ=MONTHLY;BYDAY=2WE,4WE @ 2026-12-09 15:00'],
    ['每月第一个和最后一个周五', 'FREQ=MONTHLY;BYDAY=1FR,-1FR @ 2026-12-04'],
    ['每天三次早8点中午12点晚上8点', 'FREQ=DAILY;BYHOUR=8,12,20;BYMINUTE=0 @ 2026-12-02 20:00'],
    ['一天三次，早8中12晚8', 'FREQ=DAILY;BYHOUR=8,12,20;BYMINUTE=0 @ 2026-12-02 20:00'],
    ['一天三次，早8点中午12点晚上8点', 'FREQ=DAILY;BYHOUR=8,12,20;BYMINUTE=0 @ 2026-12-02 20:00'],
    ['每天早8晚8', 'FREQ=DAILY;BYHOUR=8,20;BYMINUTE=0 @ 2026-12-02 20:00'],
    ['9点到18点每小时', 'FREQ=DAILY;BYHOUR=9,10,11,12,13,14,15,16,17,18;BYMINUTE=0 @ 2026-12-02 17:00'],
    ['每天上午9点到下午6点每隔一小时', 'FREQ=DAILY;BYHOUR=9,10,11,12,13,14,15,16,17,18;BYMINUTE=0 @ 2026-12-02 17:00'],
    ['每天9点到18点每两小时', 'FREQ=DAILY;BYHOUR=9,11,13,15,17;BYMINUTE=0 @ 2026-12-02 17:00'],
    ['每小时，上午9点到下午6点', 'FREQ=DAILY;BYHOUR=9,10,11,12,13,14,15,16,17,18;BYMINUTE=0 @ 2026-12-02 17:00'],
    ['每月15号遇周末提前', 'FREQ=MONTHLY;BYMONTHDAY=13,14,15;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1 @ 2026-12-15'],
    ['每月12号遇周末提前', 'FREQ=MONTHLY;BYMONTHDAY=10,11,12;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1 @ 2026-12-11'],
    ['每月10号遇周末顺延', 'FREQ=MONTHLY;BYMONTHDAY=10,11,12;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1 @ 2026-12-10'],
    ['每年农历三月初八', 'RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=8 @ 2027-04-14'],
    ['每年三月初八', 'RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=8 @ 2027-04-14'],
    ['每周一、三、五', 'FREQ=WEEKLY;BYDAY=MO,WE,FR @ 2026-12-02'],
    ['从下下周开始每周一三五', 'FREQ=WEEKLY;BYDAY=MO,WE,FR @ 2026-12-14'],
    ['每月最后一天', 'FREQ=MONTHLY;BYMONTHDAY=-1 @ 2026-12-31'],
    ['每月倒数第三天', 'FREQ=MONTHLY;BYMONTHDAY=-3 @ 2026-12-29'],
    ['单周周二', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU @ 2026-12-15 !other'],
    ['双周周四下午2点', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH @ 2026-12-10 14:00 !other'],
    ['每天早8晚8，连续5天', 'FREQ=DAILY;BYHOUR=8,20;BYMINUTE=0;COUNT=10 @ 2026-12-02 20:00'],
    ['每天早中晚', '- !which-times'],
    ['5月20号，每年', 'FREQ=YEARLY;BYMONTH=5;BYMONTHDAY=20 @ 2027-05-20'],
    ['2月29号，每年', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29 @ 2028-02-29'],
    ['从明天到周五每天早上8点和晚上8点', 'FREQ=DAILY;BYHOUR=8,20;BYMINUTE=0;UNTIL=20261204 @ 2026-12-03 08:00'],
    ['从周一到周五早上8点和晚上8点', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=8,20;BYMINUTE=0 @ 2026-12-02 20:00'],
    ['每天早上8点和晚上8点，除了周日', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA;BYHOUR=8,20;BYMINUTE=0 @ 2026-12-02 20:00'],
    ['每天早8晚8，12月5号除外', 'FREQ=DAILY;BYHOUR=8,20;BYMINUTE=0 @ 2026-12-02 20:00 not 2026-12-05'],
    ['每周三次', '- !which-times'],
    ['一周两次', '- !which-times'],
    ['每周三次，周一三五', 'FREQ=WEEKLY;BYDAY=MO,WE,FR @ 2026-12-02'],
    ['每周三次，周一和周四', '- !which-times'],
    ['两周一次', 'FREQ=WEEKLY;INTERVAL=2 @ 2026-12-02'],
    ['每月10号，遇节假日顺延', '- !no-rule'],
    ['每月1号，遇周末提前', '- !no-rule'],
    ['每年2月29号', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29 @ 2028-02-29'],
    ['每年6月1号和10月1号', 'FREQ=YEARLY;BYMONTH=6,10;BYMONTHDAY=1 @ 2027-06-01'],
    ['每年6月1号和10月5号', '- !no-rule'],
    ['每月前三天', 'FREQ=MONTHLY;BYMONTHDAY=1,2,3 @ 2026-12-02'],
    ['每逢15号', 'FREQ=MONTHLY;BYMONTHDAY=15 @ 2026-12-15'],
    ['每年农历除夕', 'RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=-1 @ 2027-02-05'],
    [
      '工作日9点到18点每半小时',
      'FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19;BYHOUR=9,10,11,12,13,14,15,16,17,18;BYMINUTE=0,30 @ 2026-12-02 16:30',
    ],
    [
      '每天9点到18点每90分钟',
      'FREQ=DAILY;BYSETPOS=1,4,5,8,9,12,13;BYHOUR=9,10,12,13,15,16,18;BYMINUTE=0,30 @ 2026-12-02 16:30',
    ],
    ['每天早上8点半、中午12点、晚上7点', 'FREQ=DAILY;BYSETPOS=2,3,5;BYHOUR=8,12,19;BYMINUTE=0,30 @ 2026-12-02 19:00'],
    ['每周一三早上8点和晚上7点半', 'FREQ=DAILY;BYDAY=MO,WE;BYSETPOS=1,4;BYHOUR=8,19;BYMINUTE=0,30 @ 2026-12-02 19:30'],
    ['每月1号早上8点和晚上7点半', '- !no-rule'],
    ['每月30号，没有30号的月份就最后一天', 'FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1 @ 2026-12-30'],
    ['每四年2月29号', 'FREQ=YEARLY;INTERVAL=4;BYMONTH=2;BYMONTHDAY=29 @ 2028-02-29'],
    ['隔一周的周六上午十点', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=SA @ 2026-12-05 10:00'],
    ['每天早上8点，周三那天不开', 'FREQ=WEEKLY;BYDAY=MO,TU,TH,FR,SA,SU @ 2026-12-03 08:00'],
    ['除了周三', '- !left-out'],
    ['每周二晚上7点，除了周五', 'FREQ=WEEKLY;BYDAY=TU @ 2026-12-08 19:00 !other'],
    ['每个工作日上午9点，周五除外', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH @ 2026-12-03 09:00'],
  ])('%s → %s', (text, expected) => {
    expect(show(text)).toBe(expected);
  });

  test('public holidays are left out one by one, known years as announced and later ones by the law', () => {
    const days = (text: string): string[] => {
      const { reading } = readPhrase(text, reader) ?? {};
      return reading?.kind === 'repeat' ? (reading.official?.off ?? []).map((day) => formatWallDate(day)) : [];
    };
    expect(days('每天，节假日除外').slice(0, 6)).toEqual([
      '2027-01-01',
      '2027-02-05',
      '2027-02-06',
      '2027-02-07',
      '2027-02-08',
      '2027-04-05',
    ]);
    expect(days('每天早上8点，12月24日除外')).toEqual(['2026-12-24']);
    expect(days('每天早上8点，除了元旦').slice(0, 2)).toEqual(['2027-01-01', '2028-01-01']);
    const madrid = readerAt('2026-12-02T09:00', 'Europe/Madrid', 'zh');
    expect(readPhrase('每天，节假日除外', madrid)?.problems).toEqual([{ code: 'holidays' }]);
  });
});
