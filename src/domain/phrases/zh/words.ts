/** Pieces of patterns that the Chinese rules share. The text is normalised: half-width, simplified. */

export const NUMBER = '(?:\\d{1,4}|[零〇一二两三四五六七八九十廿卅百]{1,7})';
export const NUMBER_STARTS = '0123456789零〇一二两三四五六七八九十廿卅百';
/** Not behind another numeral, of which it would be the rest (一两个小时, 九十点); a weekday or lunar day may stand before it. */
export const NOT_IN_NUMBER = '(?<!(?<![周期拜初])[一二两三四五六七八九十])';
export const WEEK = '(?:周|星期|礼拜)';
export const WEEKDAY = '(?:[一二三四五六日天]|[1-7](?![\\d:点号月]))';

const WEEKDAYS = '一二三四五六日';

/** 0 = Monday. */
export const weekdayOf = (char: string): number => {
  if (char === '天' || char === '7') return 6;
  return /\d/.test(char) ? Number(char) - 1 : WEEKDAYS.indexOf(char);
};

/** 上/下 repeated (下下周 → 2), 这 本 今 → 0. */
export function offsetOf(words: string): number {
  if (words.includes('大后')) return 3;
  if (words.includes('大前')) return -3;
  let offset = 0;
  for (const char of words) {
    if (char === '下' || char === '明' || char === '再') offset++;
    else if (char === '上' || char === '去') offset--;
    else if (char === '后') offset += 2;
    else if (char === '前') offset -= 2;
  }
  return offset;
}

/** Nouns that a quarter or year only describes: Q3总结 is a title. */
export const NOT_TITLE = '(?!的?(?:总结|计划|规划|预算|复盘|财报|报表|okr|kpi|汇报材料|报告|业绩|目标))';
