import type { TimeWords } from '../frames/language.ts';

export const times: TimeWords = {
  year: ['年'],
  rangeMarks: ['到|至'],
  dayNumbers: ['\\d{1,2}[号日]'],
  every: ['每'],
  someDay: ['[月年][初中]'],
  before: ['前$'],
  openEnded: [],
  official: [
    /[,，;；\s]*(?:法定)?(?:节假日|节日|假期)(?:都|也|就)?(?:不用|除外|不(?:上班|提醒|打卡)|休息|不算)|[,，;；\s]*(?:除了|不含|不包括)(?:法定)?(?:节假日|假期)/,
  ],
  there: ['(?:在?当地|(?:他们|对方|那边|那头)的?)(?:时间|(?=(?:凌晨|早上|上午|中午|下午|傍晚|晚上)|\\d{1,2}[点:]))'],
  regularOn: [],
  unsure: ['可能|也许|或许|说不定'],
};
