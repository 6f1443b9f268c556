import { messages } from '../../messages/index.ts';
import type { Language } from '../caller.ts';
import type { ChineseMonth } from '../time/chinese-calendar.ts';
import { type ChineseDates, formatChineseMonth, type Rule } from './rule.ts';
import { list, monthDay } from './text-en.ts';
import { clocks } from './text-parts.ts';

const MONTHS = '正月 二月 三月 四月 五月 六月 七月 八月 九月 十月 冬月 腊月'.split(' ');
const DIGITS = '一二三四五六七八九十';

const monthName = ({ month, leap }: ChineseMonth): string => `${leap ? '闰' : ''}${MONTHS[month - 1]}`;

function dayName(day: number): string {
  if (day === -1) return '最后一天';
  if (day < 0) return `倒数第${-day}天`;
  if (day === 20 || day === 30) return `${DIGITS[day / 10 - 1]}十`;
  return `${['初', '十', '廿'][Math.floor((day - 1) / 10)]}${DIGITS[(day - 1) % 10]}`;
}

/** Dates that can be written as month and day stay readable up to this many. */
const MOST_DATES = 4;

function datesInEnglish({ months, days }: ChineseDates): string {
  const dates = months.flatMap((month) => days.map((day) => `${formatChineseMonth(month)}-${day}`));
  if (months.length === 0 && days.length === 0) return 'on the same lunar date';
  if (days.length === 0) return `in lunar month ${list(months.map(formatChineseMonth))}`;
  if (days.every((day) => day > 0) && dates.length > 0 && dates.length <= MOST_DATES) return `on lunar ${list(dates)}`;
  const month = months.length === 0 ? 'every lunar month' : `lunar month ${list(months.map(formatChineseMonth))}`;
  return `on the ${list(days.map(monthDay))} of ${month}`;
}

function datesInChinese({ months, days }: ChineseDates): string {
  if (months.length === 0 && days.length === 0) return '农历同一天';
  const month = months.length === 0 ? '每月' : months.map(monthName).join('、');
  return `农历${month}${days.map(dayName).join('、')}`;
}

/** What SKIP does where it does something. */
function skips({ months, days, skip }: ChineseDates, language: Language): string {
  const back = skip === 'BACKWARD';
  const notes = [
    ...(months.some(({ leap }) => leap) ? [messages(language).repeats.withoutLeapMonth({ back })] : []),
    ...(days.includes(30) ? [messages(language).repeats.inShortMonths({ back })] : []),
  ];
  if (skip === 'OMIT' || notes.length === 0) return '';
  return language === 'zh' ? `（${notes.join('，')}）` : ` (${notes.join(', ')})`;
}

/** A rule of the Chinese calendar: `每年农历八月十五`, `every year on lunar 8-15`. */
export function chineseRule(rule: Rule, dates: ChineseDates, language: Language): string {
  const { interval } = rule;
  const isMonthly = interval === 1 && dates.months.length === 0 && dates.days.length > 0;
  const times = clocks(rule);
  if (language === 'zh') {
    const years = interval === 1 ? '每年' : `每${interval}年的`;
    const at = times.length > 0 ? ` ${times.map((time) => (time.includes(':') ? time : `${time}点`)).join('、')}` : '';
    const when = isMonthly ? `每个农历月的${dates.days.map(dayName).join('、')}` : `${years}${datesInChinese(dates)}`;
    return `${when}${skips(dates, language)}${at}`;
  }
  const years = interval === 1 ? 'every year' : `every ${interval} years`;
  const at = times.length > 0 ? ` at ${rule.byMinute.length > 0 ? '' : 'hour '}${list(times)}` : '';
  return `${isMonthly ? '' : `${years} `}${datesInEnglish(dates)}${skips(dates, language)}${at}`;
}
