import { expect, test } from 'vitest';
import { readSentence } from '../read.ts';
import { readerAt, showPhrase } from '../testing/show.ts';

/** A Monday morning. */
const reader = readerAt('2026-11-23T08:00', 'Asia/Shanghai', 'zh');

const readings = (text: string): string[] =>
  readSentence(text, reader).map(
    (phrase) => `${showPhrase(phrase, reader)} [${phrase.spans.map(({ from, to }) => text.slice(from, to)).join('|')}]`,
  );

test.each([
  ['周五四川火锅晚上7点', '2026-11-27 19:00 [周五|晚上7点]'],
  ['周二三亚出发上午8点', '2026-11-24 08:00 [周二|上午8点]'],
  ['周一二手房看房下午3点', '2026-11-23 15:00 [周一|下午3点]'],
  ['周三日语课晚上8点', '2026-11-25 20:00 [周三|晚上8点]'],
  ['每周二日料聚餐晚上7点', 'FREQ=WEEKLY;BYDAY=TU @ 2026-11-24 19:00 [每周二|晚上7点]'],
  ['周六日本料理晚上7点', '2026-11-28 19:00 [周六|晚上7点]'],
  ['周四二十点开会', '2026-11-26 20:00 [周四二十点]'],
  ['周四日本时间上午十一点', '2026-11-26 11:00 in Asia/Tokyo [周四日本时间上午十一点]'],
  ['周三六级考试上午9点', '2026-11-25 09:00 [周三|上午9点]'],
  ['周六一家人吃饭晚上6点', '2026-11-28 18:00 [周六|晚上6点]'],
  ['周二六年级家长会晚上7点', '2026-11-24 19:00 [周二|晚上7点]'],
])('the day of a week is one where its next numeral begins a word: %s', (text, expected) => {
  expect(readings(text)).toEqual([expected]);
});

test.each([
  ['周二四瑜伽晚上7点', 'FREQ=WEEKLY;BYDAY=TU,TH @ 2026-11-24 19:00 [周二四|晚上7点]'],
  ['周二四六晚上7点瑜伽', 'FREQ=WEEKLY;BYDAY=TU,TH,SA @ 2026-11-24 19:00 [周二四六晚上7点]'],
  ['周三五一起跑步早上7点', 'FREQ=WEEKLY;BYDAY=WE,FR @ 2026-11-25 07:00 [周三五|早上7点]'],
  ['周五六日晚上8点摆摊', 'FREQ=WEEKLY;BYDAY=FR,SA,SU @ 2026-11-27 20:00 [周五六日晚上8点]'],
  ['周二、四、日晚上8点日语', 'FREQ=WEEKLY;BYDAY=TU,TH,SU @ 2026-11-24 20:00 [周二、四、日晚上8点]'],
])('days side by side are those of each week: %s', (text, expected) => {
  expect(readings(text)).toEqual([expected]);
});

test.each([
  ['周一到五上午9点站会', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR @ 2026-11-23 09:00 [周一到五上午9点]'],
  ['周三至五每天早上8点', 'FREQ=WEEKLY;BYDAY=WE,TH,FR @ 2026-11-25 08:00 [周三至五每天早上8点]'],
  ['下周二到四出差', '2026-12-01/2026-12-03 [下周二到四]'],
  ['周二到四川出差', '2026-11-24 [周二]'],
  ['每周一到五道口送货', 'FREQ=WEEKLY;BYDAY=MO @ 2026-11-23 [每周一]'],
])('a stretch ends on a day whose week is not said again, or nowhere: %s', (text, expected) => {
  expect(readings(text)).toEqual([expected]);
});

const DAYS = [...'一二三四五六日'];
const CODES = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const HOURS = ['早上8点', '早8点', '上午9点', '中午12点', '下午3点', '傍晚6点', '晚上7点', '晚7点', '19:30', ' 10:00'];
const ruleOf = (text: string): string | undefined => {
  const [phrase] = readSentence(text, reader);
  return phrase?.reading?.kind === 'repeat' ? phrase.reading.rrule : undefined;
};

test.each(HOURS)('every two days of the week, and every stretch, keep both ends before %s', (hour) => {
  for (const [first, from] of DAYS.entries()) {
    for (const [index, to] of DAYS.slice(first + 1).entries()) {
      const last = first + 1 + index;
      const both = `FREQ=WEEKLY;BYDAY=${CODES[first]},${CODES[last]}`;
      for (const text of [`每周${from}${to}${hour}`, `每周${from}、${to}${hour}`])
        expect(ruleOf(text), text).toBe(both);
      // 周六日 is the weekend to come.
      if (from !== '六') expect(ruleOf(`周${from}${to}${hour}`), `周${from}${to}${hour}`).toBe(both);
      const whole = `FREQ=WEEKLY;BYDAY=${CODES.slice(first, last + 1).join(',')}`;
      for (const text of [`周${from}到${to}${hour}`, `每周${from}至${to}${hour}`])
        expect(ruleOf(text), text).toBe(whole);
    }
  }
});

test.each(['组会', '班会', '小组讨论', '手工课', '体育课', '面试', '会议', '国画课', '大扫除', '和朋友打牌'])(
  'what is done on these days takes none of them away: %s',
  (title) => {
    for (const days of ['二四', '三五', '四六'])
      expect(ruleOf(`每周${days}${title}`), `${days}${title}`).toMatch(/BYDAY=..,..$/);
  },
);
