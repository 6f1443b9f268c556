import { UNKNOWN_DAY } from '../frames/holidays.ts';
import type { DaySpec, PieceValue, Rule } from '../frames/pieces.ts';

/** Holidays, solar terms and dates of the Chinese calendar. */

const NAMES: Readonly<Record<string, string>> = {
  元旦: 'new-year',
  新年: 'new-year',
  跨年夜: 'new-year-eve',
  情人节: 'valentine',
  妇女节: 'women-day',
  三八妇女节: 'women-day',
  愚人节: 'april-fools',
  五一: 'labour-day',
  劳动节: 'labour-day',
  五一劳动节: 'labour-day',
  青年节: 'youth-day',
  六一: 'children-day',
  儿童节: 'children-day',
  六一儿童节: 'children-day',
  建党节: 'party-day',
  建军节: 'army-day',
  教师节: 'teachers-day',
  国庆: 'national-day',
  十一国庆: 'national-day',
  国庆节: 'national-day',
  万圣节: 'halloween',
  双十一: 'singles-day',
  双11: 'singles-day',
  双十二: 'double-twelve',
  双12: 'double-twelve',
  平安夜: 'christmas-eve',
  圣诞: 'christmas',
  圣诞节: 'christmas',
  母亲节: 'mothers-day',
  父亲节: 'fathers-day',
  感恩节: 'thanksgiving',
  复活节: 'easter',
  黑五: 'black-friday',
  春节: 'spring-festival',
  大年初一: 'spring-festival',
  过年: 'spring-festival',
  除夕: 'spring-festival-eve',
  除夕夜: 'spring-festival-eve',
  大年三十: 'spring-festival-eve',
  年三十: 'spring-festival-eve',
  大年夜: 'spring-festival-eve',
  元宵: 'lantern',
  元宵节: 'lantern',
  端午: 'dragon-boat',
  端午节: 'dragon-boat',
  七夕: 'qixi',
  七夕节: 'qixi',
  中元节: 'ghost',
  中秋: 'mid-autumn',
  中秋节: 'mid-autumn',
  重阳: 'double-ninth',
  重阳节: 'double-ninth',
  腊八: 'laba',
  腊八节: 'laba',
  小年: 'little-new-year',
  清明: 'term:清明',
  清明节: 'term:清明',
  冬至: 'term:冬至',
  夏至: 'term:夏至',
  春分: 'term:春分',
  秋分: 'term:秋分',
  立春: 'term:立春',
  立夏: 'term:立夏',
  立秋: 'term:立秋',
  立冬: 'term:立冬',
  惊蛰: 'term:惊蛰',
  谷雨: 'term:谷雨',
  霜降: 'term:霜降',
  开斋节: UNKNOWN_DAY,
  古尔邦节: UNKNOWN_DAY,
  宰牲节: UNKNOWN_DAY,
  斋月: UNKNOWN_DAY,
  光明节: UNKNOWN_DAY,
  逾越节: UNKNOWN_DAY,
  排灯节: UNKNOWN_DAY,
};

const names = Object.keys(NAMES).toSorted((a, b) => b.length - a.length);
/** 中秋月饼, 圣诞树, 国庆路: named after the day, not on it. */
const NOT_NAMED_AFTER =
  '(?!夜|月饼|树|礼物|礼品|礼盒|礼服|晚会|联欢|卡|贺|路|广场|街|大厦|桥|公园|档|套餐|装饰|老人|帽|歌|快乐|祝福|红包|对联|粥|粽|饺|汤圆|活动方案|岛|河|上河图|酒店)';

const day = (spec: DaySpec | undefined): PieceValue | undefined => spec && { kind: 'day', day: spec };

const rule = (pattern: string, read: Rule['read'], starts: string): Rule => ({
  starts,
  pattern: new RegExp(pattern, 'y'),
  read,
});

export const holidayRules: readonly Rule[] = [
  // 每逢中秋: each year's.
  rule(
    `每(?:逢|到|当)(?=(?:${names.join('|')})${NOT_NAMED_AFTER})`,
    () => ({ kind: 'repeat', repeat: { parts: { FREQ: 'YEARLY' } } }),
    '每',
  ),
  // 年前, 年后: before and after the Spring Festival.
  rule(
    '(?<![\\d一二三四五六七八九十几多两半今明后去前本])年(?=[前后](?![天年]))',
    () => day({ at: 'holiday', holiday: 'spring-festival' }),
    '年',
  ),
  rule(
    `(${names.join('|')})(?:当天|当日|那天|那一天|节当天)?${NOT_NAMED_AFTER}`,
    ([, name]) => day({ at: 'holiday', holiday: NAMES[name as string] as string }),
    names.map((name) => name[0]).join(''),
  ),
  rule(
    `(${names.join('|')})(?:小?长?假期?|黄金周|放假期间|期间|假日)(?![前后])`,
    ([, name]) => ({ kind: 'period', period: { span: 'holiday', holiday: NAMES[name as string] as string } }),
    names.map((name) => name[0]).join(''),
  ),
];
