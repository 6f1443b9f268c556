import type { AlarmWords } from '../frames/language.ts';

const AMOUNT = '(?<amount>(?:[半\\d一二两三四五六七八九十]+)个?半?(?:分钟|分|小时|钟头|刻钟|天|周))';
const TELLS = '(?:再)?(?:提醒|通知|叫|喊)(?:一下)?(?:我们?)?(?:一下|一声)?';

export const alarms: AlarmWords = {
  ahead: [{ pattern: new RegExp(`(?:开始)?(?:之|以)?(?<!提)前${AMOUNT}${TELLS}`, 'd') }],
  beside: [{ pattern: new RegExp(`[,，\\s]*(?:并|请|记得|麻烦|帮我)*提前${AMOUNT}(?:的时候)?${TELLS}`, 'd') }],
  clock: ['闹钟|闹铃'],
  wakes: ['叫(?:我起床|醒)|喊我起床'],
};
