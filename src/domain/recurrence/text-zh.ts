import type { ChineseMonth } from '../time/chinese-calendar.ts';
import { weekdayName } from '../time/show.ts';
import type { ByDay, ChineseDates, Frequency, Rule } from './rule.ts';
import { choosesTimes, clocks, isEveryMonth, plainDays, skips, WORKDAYS, weekParity } from './text-parts.ts';

const UNITS: Record<Frequency, string> = {
  YEARLY: '年',
  MONTHLY: '个月',
  WEEKLY: '周',
  DAILY: '天',
  HOURLY: '小时',
  MINUTELY: '分钟',
  SECONDLY: '秒',
};
const DIGITS = ['', '一', '二', '三', '四', '五'];

function ordinal(number: number, measure: string): string {
  const size = Math.abs(number);
  if (number === -1) return `最后一${measure}`;
  return `${number < 0 ? '倒数' : ''}第${DIGITS[size] ?? size}${measure}`;
}

function weekdays(days: readonly ByDay[], joint = '、'): string {
  const plain = plainDays(days);
  if (plain === WORKDAYS) return '工作日(周一至周五)';
  if (plain !== undefined) return `周${days.map(({ weekday }) => weekdayName(weekday, 'zh').slice(1)).join(joint)}`;
  const name = ({ weekday, nth }: ByDay) => (nth === 0 ? '每个' : ordinal(nth, '个')) + weekdayName(weekday, 'zh');
  return days.map(name).join(joint);
}

function monthDays(days: readonly number[]): string {
  const forward = days.filter((day) => day > 0);
  const backward = days.filter((day) => day < 0).map((day) => ordinal(day, '天'));
  return [...(forward.length > 0 ? [`${forward.join('、')}日`] : []), ...backward].join('、');
}

function dayClause({ freq, byDay, byMonthDay, bySetPos }: Rule): string {
  const plain = plainDays(byDay);
  if (byMonthDay.length > 0) return `且为${weekdays(byDay, '或')}`;
  if (bySetPos.length > 0 && plain !== undefined) {
    const which = bySetPos.map((position) => ordinal(position, '个')).join('、');
    return which + (plain === WORKDAYS ? '工作日' : weekdays(byDay, '或'));
  }
  if (plain === undefined || freq === 'WEEKLY') return weekdays(byDay);
  return (freq === 'YEARLY' || freq === 'MONTHLY' ? '每个' : '逢') + weekdays(byDay);
}

/** `每2周的周二`, `每月最后一个周五`. */
export function ruleInChinese(given: Rule): string {
  // Times that are listed one by one say which of them are chosen.
  const rule = choosesTimes(given) ? { ...given, bySetPos: [] } : given;
  const { freq, interval, byDay, byMonth, byMonthDay, byYearDay, byWeekNo, bySetPos } = rule;
  const months = byMonth.length > 0 ? `${byMonth.join('、')}月` : '';
  const isPlain = byDay.length > 0 && plainDays(byDay) !== undefined;
  const isLong = freq === 'YEARLY' || freq === 'MONTHLY';
  const isWeekly = (freq === 'WEEKLY' || freq === 'DAILY') && byMonthDay.length === 0 && bySetPos.length === 0;
  const clauses: string[] = isLong ? [months] : [];
  let head = interval === 1 ? `每${UNITS[freq].replace('个', '')}` : `每${interval}${UNITS[freq]}`;
  const parity = weekParity(rule);
  if (parity && isPlain) head = `每逢${parity === 'odd' ? '单' : '双'}周的`;
  else if (byWeekNo.length > 0) clauses.push(`第${byWeekNo.join('、')}周`);
  if (byYearDay.length > 0) clauses.push(`第${byYearDay.join('、')}天`);
  if (byMonthDay.length > 0) clauses.push(monthDays(byMonthDay));
  if (isWeekly && isPlain && interval === 1) {
    head = (plainDays(byDay) === WORKDAYS ? '每个' : '每') + weekdays(byDay);
  } else if (byDay.length > 0) clauses.push(parity && isPlain ? weekdays(byDay) : dayClause(rule));
  if (bySetPos.length > 0 && (!isPlain || byMonthDay.length > 0)) {
    clauses.push(`(其中${bySetPos.map((position) => ordinal(position, '个')).join('、')})`);
  }
  const clause = clauses.join('');
  const joint = clause === '' || interval === 1 ? '' : '的';
  const times = clocks(given).map((time) => (time.includes(':') ? time : `${time}点`));
  if (times.length === 0 && rule.byMinute.length > 0) times.push(`第${rule.byMinute.join('、')}分`);
  const text = `${isLong ? '' : months}${head}${joint}${clause}`;
  return times.length > 0 ? `${text} ${times.join('、')}` : text;
}

const LUNAR_MONTHS = '正月 二月 三月 四月 五月 六月 七月 八月 九月 十月 冬月 腊月'.split(' ');
const LUNAR_DIGITS = '一二三四五六七八九十';

const lunarMonth = ({ month, leap }: ChineseMonth): string => `${leap ? '闰' : ''}${LUNAR_MONTHS[month - 1]}`;

function lunarDay(day: number): string {
  if (day === -1) return '最后一天';
  if (day < 0) return `倒数第${-day}天`;
  if (day === 20 || day === 30) return `${LUNAR_DIGITS[day / 10 - 1]}十`;
  return `${['初', '十', '廿'][Math.floor((day - 1) / 10)]}${LUNAR_DIGITS[(day - 1) % 10]}`;
}

function lunarDates({ months, days }: ChineseDates): string {
  if (months.length === 0 && days.length === 0) return '农历同一天';
  const month = months.length === 0 ? '每月' : months.map(lunarMonth).join('、');
  return `农历${month}${days.map(lunarDay).join('、')}`;
}

/** A rule of the Chinese calendar: `每年农历八月十五`. */
export function lunarRuleInChinese(rule: Rule, dates: ChineseDates): string {
  const { interval } = rule;
  const years = interval === 1 ? '每年' : `每${interval}年的`;
  const times = clocks(rule).map((time) => (time.includes(':') ? time : `${time}点`));
  const at = times.length > 0 ? ` ${times.join('、')}` : '';
  const isMonthly = isEveryMonth(rule, dates);
  const when = isMonthly ? `每个农历月的${dates.days.map(lunarDay).join('、')}` : `${years}${lunarDates(dates)}`;
  return `${when}${skips(dates, 'zh')}${at}`;
}
