import { WEEKDAYS } from '../recurrence/rule.ts';
import { HOUR, MINUTE } from '../time/wall.ts';
import { words } from './en/rule.ts';
import { WEEKDAY as ENGLISH, weekdayOf as englishWeekday } from './en/words.ts';
import { readNumber } from './frames/numerals.ts';
import type { PieceValue, Rule } from './frames/pieces.ts';
import { offsetOf, WEEK, WEEKDAY, weekdayOf } from './zh/words.ts';

/** One time said in two languages: 下周 Friday, next 周三, 最后一个 Friday, before 周五下班. */

const NAME = `\\s?(${ENGLISH})(?![a-z])`;

const weekly = (weekday: number): PieceValue => ({
  kind: 'repeat',
  repeat: { parts: { FREQ: 'WEEKLY', BYDAY: WEEKDAYS[weekday] as string } },
});

const shiftBy = (amount: { readonly days?: number; readonly ms?: number }): PieceValue => ({
  kind: 'shift',
  amount: { months: 0, days: 0, ms: 0, ...amount },
});

export const mixedRules: readonly Rule[] = [
  {
    starts: '上下这本',
    pattern: new RegExp(`((?:[上下]{1,3}|这|本)个?)${WEEK}的?${NAME}`, 'y'),
    read: ([, which, name]) => ({
      kind: 'day',
      day: { at: 'weekday', weekday: englishWeekday(name as string), week: offsetOf(which as string) },
    }),
  },
  {
    starts: '最第',
    pattern: new RegExp(`(最后一?|第([一二三四五\\d]))个${NAME}`, 'y'),
    read: ([, , nth, name]) => ({
      kind: 'day',
      day: {
        at: 'nth-weekday',
        weekday: englishWeekday(name as string),
        nth: nth === undefined ? -1 : (readNumber(nth) ?? 1),
      },
    }),
  },
  {
    starts: '每',
    pattern: new RegExp(`每(?:一?个|周|星期)?的?${NAME}`, 'y'),
    read: ([, name]) => weekly(englishWeekday(name as string)),
  },
  words('nte', `(?<w>next|this|every)\\s?${WEEK}(?<d>${WEEKDAY})`, ({ w, d }) => {
    const weekday = weekdayOf(d as string);
    if (w === 'every') return weekly(weekday);
    return { kind: 'day', day: { at: 'weekday', weekday, week: w === 'next' ? 'next' : 'coming' } };
  }),
  {
    // 10min后, 1.5h后
    starts: '0123456789',
    pattern: /(\d{1,3}(?:\.\d)?)\s?(min(?:ute)?s?|h(?:ou)?rs?|h|days?|d)\s?(?:之|以)?后(?![端台面勤续方期])/y,
    read: ([, number, unit]) => {
      const count = Number(number);
      if (unit?.startsWith('d')) return Number.isInteger(count) ? shiftBy({ days: count }) : undefined;
      return shiftBy({ ms: Math.round(count * (unit?.startsWith('m') ? MINUTE : HOUR)) });
    },
  },
  {
    starts: '下',
    pattern: /(?<=(?:before|by) ?[^ ]{0,4})下班(?!前)/y,
    read: () => ({ kind: 'clock', clock: { hour: 18, minute: 0, second: 0, half: '24' }, vague: true }),
  },
];
