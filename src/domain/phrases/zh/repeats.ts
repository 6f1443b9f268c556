import { WEEKDAYS } from '../../recurrence/rule.ts';
import type { DayPart } from '../../time/phrase.ts';
import { readNumber } from '../frames/numerals.ts';
import type { PieceValue, RepeatSpec, Rule, RuleParts } from '../frames/pieces.ts';
import { DAY_OF_LIST, moreDays } from './weekday-lists.ts';
import { NUMBER, NUMBER_STARTS, WEEK, weekdayOf } from './words.ts';

/** What comes again: 每周一三五, 隔周, 工作日, 每月, 共10次. */

const repeat = (parts: RuleParts, more: Omit<RepeatSpec, 'parts'> = {}): PieceValue => ({
  kind: 'repeat',
  repeat: { parts, ...more },
});

const WORKDAYS = 'MO,TU,WE,TH,FR';
const UNIT = '小时|钟头|分钟|刻钟|天|日|周|星期|礼拜|个?月|季度?|年';
const DAYS = '[一二三四五六日天]';
/** 周六，一共八次; 周五，三刻钟; 周二二次元展: no further day. */
const NO_OTHER = '(?![点时个月号天共次直起同定般些样半刻期楼百千万度])';
/** 上6次, 只上5次, 上完6节课; …就行, …为止. */
const DONE = '[上做练打跑开去来学吃喝看写喂浇洗]';
const ONLY = '[只就仅]';
const ENOUGH = '就?为止|之?后?就?(?:结束|停)(?:了|掉)?|就?(?:行|够|好|可以|完事|成)了|就(?:行|够|好|可以|完事|成)|即可';
const LIST = `${DAYS}(?:${moreDays(`(?:[,和及与跟](?:${WEEK})?|${WEEK})`, '日天')}${NO_OTHER}){0,6}`;

function unitParts(unit: string, count: number): RuleParts | undefined {
  if (count <= 0 || count > 999) return undefined;
  // 每半分钟 is no interval of a rule, nor are 400 quarters.
  const of = (freq: string, interval: number): RuleParts | undefined => {
    if (!Number.isInteger(interval) || interval > 999) return undefined;
    return interval === 1 ? { FREQ: freq } : { FREQ: freq, INTERVAL: `${interval}` };
  };
  switch (unit.replace(/^个/, '')) {
    case '小时':
    case '钟头':
      return Number.isInteger(count) ? of('HOURLY', count) : of('MINUTELY', Math.round(count * 60));
    case '分钟':
      return of('MINUTELY', count);
    case '刻钟':
      return of('MINUTELY', count * 15);
    case '天':
    case '日':
      return of('DAILY', count);
    case '周':
    case '星期':
    case '礼拜':
      return of('WEEKLY', count);
    case '月':
      return of('MONTHLY', count);
    case '季':
    case '季度':
      return of('MONTHLY', count * 3);
    default:
      return of('YEARLY', count);
  }
}

const weekdays = (list: string): string => {
  const found = [...list].filter((char) => /[一二三四五六日天]/.test(char)).map(weekdayOf);
  return [...new Set(found)]
    .toSorted((a, b) => a - b)
    .map((day) => WEEKDAYS[day])
    .join(',');
};

function weekdaySpan(from: string, to: string): string {
  const [first, last] = [weekdayOf(from), weekdayOf(to)];
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, index) => WEEKDAYS[(first + index) % 7]).join(',');
}

const PARTS_IN_A_ROW: Readonly<Record<string, DayPart>> = {
  早上: 'morning',
  上午: 'morning',
  下午: 'afternoon',
  傍晚: 'dusk',
  晚上: 'evening',
};

const intervalOf = (number: string | undefined): number | undefined =>
  number === undefined ? 1 : number === '半' ? 0.5 : readNumber(number);

const rule = (pattern: string, read: Rule['read'], starts = '每'): Rule => ({
  starts,
  pattern: new RegExp(pattern, 'y'),
  read,
});
const parts = (value: RuleParts | undefined): PieceValue | undefined => value && repeat(value);

export const repeatRules: readonly Rule[] = [
  // 从今晚开始每天晚上八点: the part of the day is said again with the hour.
  rule(
    '([今明后])(?:天|日)?(?:早上?|晚上?|夜里|[上下中]午)(?=(?:开始|起)[,\\s]?(?:每|隔|天天|连)[^,，。]{0,10}?(?:早|晚|[上下中]午|凌晨|傍晚|夜))',
    ([, which]) => ({ kind: 'day', day: { at: 'today', days: '今明后'.indexOf(which as string) } }),
    '今明后',
  ),
  rule('每一?个?[天日]|天天|每(?=[早晚晨夜午]|[上下中]午|凌晨|清晨|傍晚)', () => repeat({ FREQ: 'DAILY' }), '每天'),
  rule(
    `每[逢到当]?(?:一?个)?(?:${WEEK}|逢)(?:的)?(?:${WEEK})?(${LIST})(?!次|[到至]少|[节堂回趟场轮](?:$|[,，。;；课]))`,
    ([, list]) => repeat({ FREQ: 'WEEKLY', BYDAY: weekdays(list as string) }),
  ),
  // 每周一节: once a week, and no Monday.
  rule(`每(?:一?个)?(?:${WEEK})一[节堂回趟场轮](?=$|[,，。;；课])`, () => repeat({ FREQ: 'WEEKLY' })),
  rule(
    `每[逢到当]?(?:一?个)?(?:${WEEK})?的?${WEEK}(${DAYS})(?:到|至|-|~)(?:${WEEK})?(${DAY_OF_LIST})(?:每天)?`,
    ([, from, to]) => repeat({ FREQ: 'WEEKLY', BYDAY: weekdaySpan(from as string, to as string) }),
  ),
  rule(
    `每?隔(?:一?个)?${WEEK}的?(?:${WEEK})?(${LIST})(?![个次])`,
    ([, list]) => repeat({ FREQ: 'WEEKLY', INTERVAL: '2', BYDAY: weekdays(list as string) }),
    '每隔',
  ),
  // 一三五早上七点: days of the week by their numbers alone, at the start of a clause.
  rule(
    '(?<=^|[,，;；。\\s])(?:每?逢|每)?([一二三四五六日](?:[二三四五六日]){1,4})(?=\\s?(?:早|晚|[上下中]午|清晨|凌晨|傍晚|\\d{1,2}[:点]))',
    ([, list]) => {
      const days = weekdays(list as string);
      return [
        '一三五',
        '二四六',
        '一三五日',
        '二四六日',
        '一三',
        '二四',
        '三五',
        '一四',
        '二五',
        '三六',
        '一二三四五',
      ].includes(list as string)
        ? repeat({ FREQ: 'WEEKLY', BYDAY: days })
        : undefined;
    },
    '一二三四五逢每',
  ),
  // 周一三五 without 每: several days of the week are a habit.
  rule(
    `${WEEK}(${DAYS}(?:${moreDays(',')}${NO_OTHER}){1,6})(?![点时个月号天期])`,
    ([, list]) =>
      // 周六日 is the weekend to come.
      list === '六日' ? undefined : repeat({ FREQ: 'WEEKLY', BYDAY: weekdays(list as string) }),
    '周星礼',
  ),
  rule(`每[逢到当]?(?:一?个)?(?:${WEEK}末|双休日)(?:[两二]天)?`, () => repeat({ FREQ: 'WEEKLY', BYDAY: 'SA,SU' })),
  rule(`每(?:一?个)?(?:${WEEK})(?![一二三四五六日天末])(?:都)?`, () => repeat({ FREQ: 'WEEKLY' })),
  rule('每(?:一?个)?月|月月(?=\\d{1,2}[号日]|[一二三十初])', () => repeat({ FREQ: 'MONTHLY' }), '每月'),
  rule(`(?:周周|每周每)(?=${WEEK}?${DAYS})`, () => repeat({ FREQ: 'WEEKLY' }), '周每'),
  rule('每(?:一?个)?季度?', () => repeat({ FREQ: 'MONTHLY', INTERVAL: '3' }, { unit: 'quarter' })),
  // 每季度第一个月的10号: of every third month.
  rule('每(?:一?个)?季度?的?(?:首|第?([一二三])|(最后一?))个?月', ([, nth, last]) => {
    const first = last ? 3 : nth ? (readNumber(nth) ?? 1) : 1;
    return repeat({ FREQ: 'MONTHLY', BYMONTH: [0, 3, 6, 9].map((month) => month + first).join(',') });
  }),
  rule('每(?:一?个)?季度?[末底]', () => [
    repeat({ FREQ: 'MONTHLY', INTERVAL: '3' }, { unit: 'quarter' }),
    { kind: 'day', day: { at: 'nth-day', nth: -1 } },
  ]),
  rule('每一?年|年年(?![底终末前后初])', () => repeat({ FREQ: 'YEARLY' }), '每年'),
  rule('每半年(?:一[次回遍](?!性|会|事))?', () => repeat({ FREQ: 'MONTHLY', INTERVAL: '6' }, { unit: 'half-year' })),
  rule(`每(?:隔)?(${NUMBER}|半)?个?(小时|钟头|分钟|刻钟)(?:一[次回遍](?!性|会|事))?`, ([, number, unit]) => {
    const count = intervalOf(number);
    return count === undefined ? undefined : parts(unitParts(unit as string, count));
  }),
  rule(`每(${NUMBER})个?(${UNIT})(?:一[次回遍](?!性|会|事))?`, ([, number, unit]) => {
    const count = readNumber(number as string);
    return count === undefined ? undefined : parts(unitParts(unit as string, count));
  }),
  rule(
    `(?:每?隔)(${NUMBER})?个?(天|日|周|星期|礼拜|个?月|年)(?:一[次回遍](?!性|会|事))?`,
    ([, number, unit]) => skipping(number, unit as string),
    '每隔',
  ),
  // 每周三次 is three times, and no Wednesday.
  rule(
    '(每一?个?|[一1])(天|日|周|星期|礼拜|个?月|年)(?:里|内|要|各)?([一二两三四五六七八九十]|\\d{1,2})(?:[次回遍]|顿(?![饭餐]))(?!会)',
    ([, , unit, number]) => timesPer(number as string, unit as string),
    '每一1',
  ),
  // Their hours are asked for.
  rule('早中晚(?:各(?:一?次)?)?(?![餐饭])', () => repeat({ FREQ: 'DAILY' }, { times: 3 }), '早'),
  rule('(?<=每[天日])早晚(?![餐饭])|早晚各一?次?', () => repeat({ FREQ: 'DAILY' }, { times: 2 }), '早'),
  rule(
    `([两二三四五六七八九十]|\\d{1,2})个?(天|日|周|星期|礼拜|月|年)一[次回遍](?!性|会)`,
    ([, number, unit]) => {
      const count = readNumber(number as string);
      return count === undefined ? undefined : parts(unitParts(unit as string, count));
    },
    NUMBER_STARTS,
  ),
  // 逢单月15号, 双月的1号
  rule(
    `(?:每年|每逢|逢|每个?)?([单双])月(?:份)?的?(?=${NUMBER}[号日]|[底末初]|最后|第)`,
    ([, which]) => repeat({ FREQ: 'MONTHLY', BYMONTH: which === '单' ? '1,3,5,7,9,11' : '2,4,6,8,10,12' }),
    '每逢单双',
  ),
  // 每年3、6、9、12月的15号, 每年3月和9月的最后一天
  rule(
    `每年的?((?:${NUMBER}(?:月?份?[,、和及与跟]|月份?)){1,11}${NUMBER})月(?:份)?的?(?=${NUMBER}[号日]|[底末初]|最后|第)`,
    ([, list]) => {
      const months = (list as string).split(/[月份,、和及与跟]+/).map(readNumber);
      const isList = months.length > 1 && months.every((one) => one !== undefined && one >= 1 && one <= 12);
      return isList ? repeat({ FREQ: 'MONTHLY', BYMONTH: [...new Set(months)].join() }) : undefined;
    },
    '每',
  ),
  rule('(?:每?逢|每[到当])(?=\\d{1,2}[号日])', () => repeat({ FREQ: 'MONTHLY' }), '每逢'),
  rule(`每[到当逢](?=${NUMBER}月${NUMBER}[号日])`, () => repeat({ FREQ: 'YEARLY' })),
  // February 29th exists in leap years only, so that a yearly rule for it needs no more.
  rule('每[逢到当]?(?:一?个)?闰年的?(?:2|二)月(?:29|二十九|廿九)[号日]?', () => [
    repeat({ FREQ: 'YEARLY' }),
    { kind: 'day', day: { at: 'date', month: 2, day: 29 } },
  ]),
  rule(`逢${WEEK}(${LIST})(?!次)`, ([, list]) => repeat({ FREQ: 'WEEKLY', BYDAY: weekdays(list as string) }), '逢'),
  // 15、30号: all but the last without their 号.
  rule(
    `(?<=(?:每(?:一?个)?月|逢)的?)((?:${NUMBER}[号日]?[,和及与跟])+${NUMBER})[号日]`,
    ([, list]) => monthDays(list as string),
    NUMBER_STARTS,
  ),
  rule(
    `(?<=(?:每(?:一?个)?月|[月年])的?)((?:(?:第?[一二三四五]|最后一)个?(?:[,和及与跟]|(?=第|最后)))+(?:第?[一二三四五]|最后一))个?${WEEK}(${DAYS})`,
    ([, list, day]) => nthWeekdays(list as string, day as string),
    '第最一二三四五',
  ),
  rule(
    `([单双])周(?:的)?(?=${WEEK}${DAYS})`,
    ([, which]) => repeat({ FREQ: 'WEEKLY', INTERVAL: '2' }, { parity: which === '单' ? 'odd' : 'even' }),
    '单双',
  ),
  // 逢单号: the odd days of every month.
  rule(
    '(?:每?逢|每到)([单双])(?:号|数?日)(?:的?日子|那天|的)?(?!线|楼|院)',
    ([, which]) =>
      repeat({
        FREQ: 'MONTHLY',
        BYMONTHDAY: Array.from({ length: 31 }, (_, index) => index + 1)
          .filter((day) => (day % 2 === 1) === (which === '单'))
          .join(),
      }),
    '每逢',
  ),
  rule('(?<!单)每?双周(?!会|报|刊)|每两周', () => repeat({ FREQ: 'WEEKLY', INTERVAL: '2' }), '每双'),
  rule(
    '(?:每一?个|每[逢到当]?|(?<![个非]))工作日(?:每天)?',
    () => repeat({ FREQ: 'WEEKLY', BYDAY: WORKDAYS }, { workdays: true }),
    '每工',
  ),
  rule(
    '每(?:一?个)?(季度?|月)[末底]?的?(?:(第|倒数第)([一二三四五六七八九十]|\\d)个|(首|最后一)个)工作日',
    ([, span, from, number, end]) => {
      const nth = number === undefined ? 1 : readNumber(number);
      const isBackward = from === '倒数第' || end === '最后一';
      const BYSETPOS = `${isBackward ? '-' : ''}${nth}`;
      const BYMONTH = isBackward ? '3,6,9,12' : '1,4,7,10';
      return repeat({ FREQ: 'MONTHLY', ...(span !== '月' && { BYMONTH }), BYDAY: WORKDAYS, BYSETPOS });
    },
  ),
  rule('每[逢到当]?(?:一?个)?月[底末](?:的?最后一?天)?', () => repeat({ FREQ: 'MONTHLY', BYMONTHDAY: '-1' })),
  rule('每[逢到当]?(?:一?个)?月初', () => repeat({ FREQ: 'MONTHLY', BYMONTHDAY: '1' })),
  rule('每年(?:年)?[底末]', () => repeat({ FREQ: 'YEARLY', BYMONTH: '12', BYMONTHDAY: '31' })),
  // 接下来四个周六
  rule(
    `(?:接下来|接着|未来|后面|往后|今后|连[着续]|下面)的?(${NUMBER})个${WEEK}(${DAYS})`,
    ([, number, day]) => {
      const count = readNumber(number as string);
      const BYDAY = WEEKDAYS[weekdayOf(day as string)];
      return count === undefined || count < 1 || BYDAY === undefined
        ? undefined
        : repeat({ FREQ: 'WEEKLY', BYDAY, COUNT: `${count}` });
    },
    '接未后往今连下',
  ),
  // 连着五个工作日, 连着三个晚上
  rule(
    `一?连[续着](${NUMBER})个(工作日|早上|上午|下午|傍晚|晚上)`,
    ([, number, unit]) => {
      const count = readNumber(number as string);
      if (count === undefined || count < 2 || count > 60) return undefined;
      if (unit === '工作日') return repeat({ FREQ: 'WEEKLY', BYDAY: WORKDAYS, COUNT: `${count}` }, { workdays: true });
      return [
        repeat({ FREQ: 'DAILY', COUNT: `${count}` }),
        { kind: 'part', part: PARTS_IN_A_ROW[unit as string] ?? 'daytime' },
      ];
    },
    '一连',
  ),
  rule(
    `一?连[续着]?(${NUMBER})个?(天|周|星期|礼拜|月)`,
    ([, number, unit]) => {
      const [count, freq] = [readNumber(number as string), unitParts(unit as string, 1)];
      return count === undefined || count < 1 ? undefined : parts(freq && { ...freq, COUNT: `${count}` });
    },
    '一连',
  ),
  rule(
    `(?:(?:一共|总共|共计|合计|共|一期|一轮|一个?疗程)(?:需?要?[上做练打跑开去来学])?|重复|持续|循环|连[续着上做打跑学练去吃喝]?|(?<=[,，\\s])(?:${ONLY}${DONE}?|${ONLY}?${DONE})|${DONE}[满够完足])\\s*(${NUMBER})\\s*(?:[次回遍期针趟]|节课?|堂课?)课?(?:${ENOUGH})?`,
    ([, number]) => countOf(number),
    '一总共合重持循只就仅连上做练打跑开去来学吃喝看写喂浇洗',
  ),
  rule(
    `(?<=[,，。;；]\\s?)(${NUMBER})\\s*(?:[次遍]|[节堂]课)(?:${ENOUGH})?`,
    ([, number]) => countOf(number),
    NUMBER_STARTS,
  ),
  // …，提醒7次就行: without the last words it may be how often one occurrence rings.
  rule(
    `(?:(?:(?:提醒|通知)(?:我)?|(?<=[,，]\\s?)[敷泡涂抹服滴跳骑游念背扎推按])[满够完足]?)?(${NUMBER})\\s*[次遍回](?:${ENOUGH})`,
    ([, number]) => countOf(number),
    `提通敷泡涂抹服滴跳骑游念背扎推按${NUMBER_STARTS}`,
  ),
];

function countOf(number: string | undefined): PieceValue | undefined {
  const count = number === undefined ? undefined : readNumber(number);
  // 每周做一次: no series of one.
  return count === undefined || count < 2 ? undefined : { kind: 'count', count };
}

/** 隔周 and 隔一天 are every other one; 每隔两天 is said for every second and every third day. */
function skipping(number: string | undefined, unit: string): PieceValue | undefined {
  const count = number === undefined ? 1 : readNumber(number);
  if (count === undefined) return undefined;
  const [later, sooner] = [unitParts(unit, count + 1), unitParts(unit, count)];
  if (!later || !sooner) return undefined;
  return count === 1 ? repeat(later) : repeat(later, { others: [sooner], about: 'other' });
}

/** 每天三次: the hours are said beside it, or asked for. */
function timesPer(number: string, unit: string): PieceValue | undefined {
  const [times, freq] = [readNumber(number), unitParts(unit, 1)];
  return times === undefined || times < 1 || times > 24 || !freq ? undefined : repeat(freq, times > 1 ? { times } : {});
}

function monthDays(list: string): PieceValue[] | undefined {
  const days = list.split(/[号日]?[,和及与跟]/).map(readNumber);
  if (days.some((one) => one === undefined || one < 1 || one > 31)) return undefined;
  return days.map((one) => ({ kind: 'day', day: { at: 'date', day: one as number } }));
}

/** 第一、三个, 第一个和最后一个 + 周六. */
function nthWeekdays(list: string, day: string): PieceValue[] | undefined {
  const which = [...list.matchAll(/最后一|[一二三四五]/g)].map(([one]) => (one === '最后一' ? -1 : readNumber(one)));
  return which.some((one) => one === undefined)
    ? undefined
    : which.map((nth) => ({
        kind: 'day',
        day: { at: 'nth-weekday', weekday: weekdayOf(day), nth: nth as number },
      }));
}
