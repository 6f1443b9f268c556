import { WEEKDAYS } from '../../recurrence/rule.ts';
import { WEEKDAY, weekdayOf } from './words.ts';

/** Lists and stretches of weekdays: `Mon, Wed and Fri`, `Tue/Thu`, `Monday to Friday`, `MWF`. */

const ITEM = String.raw`(?:${WEEKDAY})\.?'?s?(?![a-z])`;
const THROUGH = String.raw`\s?-\s?|\s(?:to|through|thru)\s`;
const SEPARATOR = String.raw`\s?(?:,|/|&|\+)\s?(?:and\s)?|\s(?:and|n)\s(?:on\s|every\s)?|${THROUGH}|\s`;
const SHORT: Readonly<Record<string, string>> = {
  mwf: 'MO,WE,FR',
  'm/w/f': 'MO,WE,FR',
  'm-w-f': 'MO,WE,FR',
  tth: 'TU,TH',
  't/th': 'TU,TH',
  tuth: 'TU,TH',
  'tu/th': 'TU,TH',
  'tu/th/sa': 'TU,TH,SA',
  't/th/sa': 'TU,TH,SA',
  'tu/th/su': 'TU,TH,SU',
  'm/w': 'MO,WE',
  'sa/su': 'SA,SU',
  'm-f': 'MO,TU,WE,TH,FR',
};

/** Days of classes and shifts, which repeat by themselves. */
export const SHORT_LIST = Object.keys(SHORT)
  .toSorted((one, other) => other.length - one.length)
  .join('|');
export const WEEKDAY_LIST = `(?:${SHORT_LIST}|${ITEM}(?:(?:${SEPARATOR})${ITEM}){0,8})`;

const TOKEN = new RegExp(`(?<through>${THROUGH})?(?<day>${ITEM})`, 'g');

/** The value of BYDAY, in the order of the week. */
export function daysOf(list: string): string {
  const short = SHORT[list];
  if (short !== undefined) return short;
  const days = new Set<number>();
  let before = 0;
  for (const { groups } of list.matchAll(TOKEN)) {
    const day = weekdayOf(groups?.day as string);
    if (groups?.through !== undefined && days.size > 0) {
      for (let next = (before + 1) % 7; next !== day; next = (next + 1) % 7) days.add(next);
    }
    days.add(day);
    before = day;
  }
  return [...days]
    .sort((one, other) => one - other)
    .map((day) => WEEKDAYS[day])
    .join(',');
}

/** True when the list itself says that it repeats: `Mondays`, but not `tues`. */
export const isPlural = (list: string): boolean => /(?:day|mon|fri|sat|sun)'?s(?![a-z])/.test(list);
