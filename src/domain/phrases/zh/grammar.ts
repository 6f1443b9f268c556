import type { Grammar } from '../frames/pieces.ts';
import { amountRules } from './amounts.ts';
import { clockRules, partRules } from './clocks.ts';
import { dayRules } from './days.ts';
import { edgeDayRules } from './edge-days.ts';
import { edgeRules } from './edges.ts';
import { eraRules } from './eras.ts';
import { exceptionRules } from './exceptions.ts';
import { holidayRules } from './holidays.ts';
import { linkRules } from './links.ts';
import { lunarRules } from './lunar.ts';
import { ofTimeRules } from './of-times.ts';
import { periodRules } from './periods.ts';
import { repeatRules } from './repeats.ts';
import { respelt } from './respelt.ts';
import { roughRules } from './rough.ts';
import { windowRules } from './windows.ts';

/** Of matches of equal length the first wins: a named day before a number, a repeat before a weekday. */
const rules: Grammar['rules'] = [
  ...roughRules,
  ...edgeDayRules,
  ...edgeRules,
  ...eraRules,
  ...holidayRules,
  ...lunarRules,
  ...exceptionRules,
  ...ofTimeRules,
  ...repeatRules,
  ...dayRules,
  ...clockRules,
  ...partRules,
  ...amountRules,
  ...windowRules,
  ...periodRules,
  ...linkRules,
];

const evening = /晚饭|晚餐|晚宴|夜宵|宵夜|睡觉|睡前|上床|入睡|就寝|夜跑|晚自习|晚会|夜市|守夜|泡脚|酒局|酒吧/;
const morning = /上班前|上学前|上课前|早饭|早餐|早点摊|起床|叫醒|晨跑|晨练|早起|早读|早操|晨会|早班/;
const meal =
  /(?<!早点)吃饭|聚餐|饭局|约饭|撸串|火锅|喝酒|小酌|接风|庆功宴|唱k|ktv|电影(?!节|院|票)|演唱会|音乐会|脱口秀|话剧/;

/** The characters that its words are written with: a text without any of them has none of its words. */
const CHARACTERS = new Set(
  [...rules.map(({ pattern }) => pattern), evening, morning, meal].flatMap(
    ({ source }) => source.match(/\p{Script=Han}/gu) ?? [],
  ),
);

function occursIn(text: string): boolean {
  for (const char of text) if (CHARACTERS.has(char)) return true;
  return false;
}

export const chinese: Grammar = {
  language: 'zh',
  occursIn,
  isWrittenForAnybody: false,
  rules,
  evening,
  morning,
  meal,
  filler:
    /请|麻烦|帮我|帮忙|就|吧|啊|呀|嘛|哦|呢|的话|的时候|时候|左右|大概|大约|可能|应该|或者说|我想|想|要|安排[在到]?|定[在到]?|改[到成为在]|挪[到至]|移[到至]|推迟?到|延[后期]?到|提前到|[换调]到|约[在到]?|放[在到]?|(?:农历|阴历|旧历)?生日[是为]?/y,
  respelt,
};
