import { UNKNOWN_DAY } from '../frames/holidays.ts';
import { readNumber } from '../frames/numerals.ts';
import type { DaySpec, PieceValue, Rule } from '../frames/pieces.ts';
import { NAMES, OF_OTHERS, UNKNOWN_NAMES } from './holiday-names.ts';

/** Holidays and solar terms: 国庆, 农历除夕, 圣周五, 春节假期. */

const names = Object.keys(NAMES).toSorted((a, b) => b.length - a.length);
/** They name the night itself. */
const nights = names.filter((name) => /[夜]$/.test(name));
/** 中秋月饼, 圣诞树, 国庆路: named after the day, not on it. */
const NOT_NAMED_AFTER =
  '(?!夜(?![里晚间半])|(?<=夜)[里间]|月饼|树|礼物|礼品|礼盒|礼服|晚会|联欢|卡|贺|路|广场|街|大厦|桥|公园|档|套餐|装饰|老人|帽|歌|快乐|祝福|红包|对联|粥|粽|饺|汤圆|活动方案|岛|河|上河图|酒店)';

const NOT_DONE =
  '(?<!(?:吃|煮|包)(?=元宵|冬至))(?<!到(?:凌晨|次日|第二天)?(?:\\d{1,2}|[一二两三四十]{1,2})点半?(?=跨年))';

const day = (spec: DaySpec | undefined): PieceValue | undefined => spec && { kind: 'day', day: spec };

const rule = (pattern: string, read: Rule['read'], starts: string): Rule => ({
  starts,
  pattern: new RegExp(pattern, 'y'),
  read,
});

/** Holidays of several days each year. */
const LONG = ['national-day', 'labour-day', 'spring-festival'];

const unknown: PieceValue = { kind: 'day', day: { at: 'holiday', holiday: UNKNOWN_DAY } };
/** The words of a name: those of an `OF_OTHERS` end in what may be left out. */
const othersStarts = OF_OTHERS.map((name) => name[0]).join('');

export const holidayRules: readonly Rule[] = [
  rule(`(?:${UNKNOWN_NAMES.join('|')})`, () => unknown, UNKNOWN_NAMES.map((name) => name[0]).join('')),
  rule(
    `(?:${OF_OTHERS.join('|')})的?(?:新年|新春|春节|元旦|国庆日?节?|独立日|建国日|统一日|劳动节|母亲节|父亲节|儿童节|教师节|中秋节?|端午节?|圣诞节?|复活节|感恩节|情人节|清明节?|除夕)`,
    ([text]) => (Object.hasOwn(NAMES, text) ? undefined : unknown),
    othersStarts,
  ),
  // 圣周三, 超级星期天: a named day, and no plain weekday.
  rule(
    '(?:圣|黑色|网络|超级|蓝色|忏悔|圣灰|濯足|狂欢)(?:周|星期|礼拜)[一二三四五六日天]',
    ([text]) => (Object.hasOwn(NAMES, text) ? undefined : unknown),
    '圣黑网超蓝忏濯狂',
  ),
  // 每逢中秋: each year's.
  rule(
    `每(?:逢|到|当)(?=(?:${names.join('|')})${NOT_NAMED_AFTER})`,
    () => ({ kind: 'repeat', repeat: { parts: { FREQ: 'YEARLY' } } }),
    '每',
  ),
  // 十一假期: the day itself is a number.
  rule(
    '十一(?:小?长?假期?|黄金周|放假期间|期间|假日)(?![前后])',
    () => ({ kind: 'period', period: { span: 'holiday', holiday: 'national-day' } }),
    '十',
  ),
  // 年前, 年后: before and after the Spring Festival.
  rule(
    '(?<![\\d一二三四五六七八九十几多两半今明后去前本])年(?=[前后](?![天年]))',
    () => day({ at: 'holiday', holiday: 'spring-festival' }),
    '年',
  ),
  // 国庆第三天, 五一放假第一天, 清明假期最后一天
  rule(
    `(${names.join('|')})(小?长?假期?|黄金周|放假)?(?:里|期间)?的?(?:第([一二三四五六七八九1-9])|(最后一))天`,
    ([, name, off, nth, last]) => {
      const holiday = NAMES[name as string] as string;
      // When the others begin and end is known once it is announced.
      if (last && !LONG.includes(holiday)) return unknown;
      const count = last ? -1 : readNumber(nth as string);
      if (off === undefined && count !== undefined && count > 0)
        return day({ at: 'from', base: { at: 'holiday', holiday }, amount: { months: 0, days: count - 1, ms: 0 } });
      const of = { span: 'holiday', holiday } as const;
      return count === undefined ? undefined : day({ at: 'nth-day', of, nth: count });
    },
    names.map((name) => name[0]).join(''),
  ),
  // 跨年夜11点半: an hour of that night.
  rule(
    `(${nights.join('|')})的?(?=\\s?(?:\\d{1,2}|[一二两三四五六七八九十]{1,2})\\s?[:点])`,
    ([, name]) => [
      { kind: 'day', day: { at: 'holiday', holiday: NAMES[name as string] as string } },
      { kind: 'part', part: 'evening' },
    ],
    nights.map((name) => name[0]).join(''),
  ),
  // 吃元宵, 到凌晨1点跨年: what is done.
  rule(
    `${NOT_DONE}(${names.join('|')})(?:当天|当日|那天|那一天|节当天)?${NOT_NAMED_AFTER}`,
    ([, name]) => day({ at: 'holiday', holiday: NAMES[name as string] as string }),
    names.map((name) => name[0]).join(''),
  ),
  rule(
    `(${names.join('|')})(?:小?长?假期?|黄金周|放假期间|期间|假日)(?:里|内)?(?![前后])`,
    ([, name]) => ({ kind: 'period', period: { span: 'holiday', holiday: NAMES[name as string] as string } }),
    names.map((name) => name[0]).join(''),
  ),
];
