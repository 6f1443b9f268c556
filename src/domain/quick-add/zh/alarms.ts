import type { AlarmWords } from '../frames/language.ts';

const ONE = '(?:[半\\d一二两三四五六七八九十]+)个?半?(?:分钟|分|小时|钟头|刻钟|天|周|星期|礼拜)(?!前)半?';
const AMOUNT = `(?<amount>${ONE})`;
const AND = '(?:[、,，]|和|及|与|跟|还有|以及|再|加上?|，再)';
/** 10和30分钟: the unit is said once. */
const AMOUNTS = `(?<amount>(?:[半\\d一二两三四五六七八九十]+(?:个?半?(?:分钟|分|小时|钟头|刻钟|天|周))?${AND}(?:提前)?){0,4}${ONE})`;
const TELLS =
  '(?:时|的时候)?(?:再|各|都|分别|也|就|帮我|给我)*(?:发个?)?(?:提醒|通知|叫|喊|告诉|知会|响(?:铃)?)(?:一下|一次|一遍|一声)?(?:我们?|俺|大家)?(?:一下|一声|一次|一遍|下)?';
const START = '(?:并且?|请|记得|麻烦|帮我|给我|再|另外|然后|要|到时候?|设置?|加一?个)*';
const AHEAD = '(?:在?(?:会议|活动|开始|开会|出发)?(?:之|以)?前)?';
const CLOCK =
  '(?<clock>(?:凌晨|清?早上?|早晨|上午|中午|下午|傍晚|晚上?|夜里)?\\s?(?:\\d{1,2}[:：][0-5]\\d|(?:\\d{1,2}|[一二两三四五六七八九十]{1,3})点(?:半|一刻|三刻|\\d{1,2}分?)?)?)';

export const alarms: AlarmWords = {
  ahead: [{ pattern: new RegExp(`(?:开始)?(?:之|以)?(?<!提)前${AMOUNT}${TELLS}`, 'd') }],
  beside: [
    {
      pattern: new RegExp(
        `${START}${AHEAD}(?:提[前早]|(?:开始|开场|开播|会议|活动|出发)(?:之|以)?前)${AMOUNTS}${TELLS}`,
        'd',
      ),
    },
    // …，提前10分钟: beside something that has a time.
    {
      pattern: new RegExp(
        `(?<=[^,，;；\\s])[,，;；\\s]+(?:提醒|通知)?[:：]?提[前早]${AMOUNTS}(?:提醒)?(?=$|[,，。;；\\s])`,
        'd',
      ),
    },
    {
      pattern: new RegExp(
        `${START}(?:提醒|通知)(?:我)?[:：]?(?:设(?:为|在)?)?提[前早]${AMOUNTS}(?=$|[,，。;；\\s])`,
        'd',
      ),
    },
  ],
  days: [
    {
      pattern: new RegExp(`${START}在?(?:提前一|提前1|前一|前1|头一|头)(?<part>[天日晚])的?${CLOCK}${TELLS}`, 'd'),
      days: 1,
    },
    { pattern: new RegExp(`${START}在?提前[两二2]天的?${CLOCK}${TELLS}`, 'd'), days: 2 },
    { pattern: new RegExp(`${START}在?提前[三3]天的?${CLOCK}${TELLS}`, 'd'), days: 3 },
    { pattern: new RegExp(`${START}在?(?:当天|当日|那天|那一天|同一天)${CLOCK}${TELLS}`, 'd'), days: 0 },
  ],
  signs: ['提[前早]|之?前|当[天日]|那一?天|同一天|头[一天晚]'],
  parts: {
    凌晨: 6,
    早: 9,
    早上: 9,
    清早: 8,
    早晨: 9,
    上午: 9,
    中午: 12,
    下午: 15,
    傍晚: 18,
    晚: 20,
    晚上: 20,
    夜里: 21,
  },
  clock: ['闹钟|闹铃'],
  wakes: ['叫(?:我起床|醒)|喊我起床'],
};
