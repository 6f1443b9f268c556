import type { OtherHourWords } from '../frames/item-words.ts';

const DAYS = '一二三四五六日';

const named = (weekdays: readonly number[]): string => `周${weekdays.map((day) => DAYS[day]).join('')}`;

const FIRST = /^\s*(?:但是?|不过|只有|唯独|就|而|其中|除了?|例外的?是?)*/u;
/** 每: a weekday by itself is one of each week. */
const EACH = /^(?:每(?:逢|到)?|逢|到了?)?(?=(?:周|星期|礼拜)[一二三四五六日天末])/u;
const FILLERS =
  /(?<=[一二三四五六日天末号])(?:那天|这天|那[场次节回班]|的)?(?:的话)?(?:则|就|要|是|得|(?:改|换)(?:成|到|为|在)?|(?:提前|推迟|延后|延|挪)到)+|(?:开始)?[吧啊哦呀]?[。.!！)）]?\s*$/gu;

/** 每天四点半接孩子，周三改到五点半 */
export const otherHour: OtherHourWords = {
  asBefore: [
    '(?:其余|其他|其它|别的|剩下|平时|平常)(?:的)?(?:日子|时间|几次|场次|周|那几次|日期)?(?:都|还是|就|仍然?|一律|统统)*(?:照旧|不变|照常|一样|不动|老样子|正常|按原来|原样)[的了]?',
  ],
  script: /\p{Script=Han}/u,
  dated: /\d{1,2}[月号日]/,
  cuts: /\s*[,，;；（(]\s*/g,
  time: (words) => words.replace(FIRST, '').replace(EACH, '每').replace(FILLERS, ''),
  without: (days) => (typeof days === 'string' ? `，${days}除外` : `，${named(days)}除外`),
  each: (weekdays, clock) => `每${named(weekdays)}${clock}`,
  onDays: (weekdays) => (weekdays === undefined ? '每天' : `每${named(weekdays)}`),
  lasting: (minutes) => `，${minutes}分钟，`,
  from: (day) => `，从${day}开始`,
  until: (day) => `，到${day}`,
  during: (weeks) => `，持续${weeks}周`,
};
