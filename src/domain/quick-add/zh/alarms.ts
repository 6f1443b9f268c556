import type { AlarmWords } from '../frames/language.ts';

const ONE =
  '(?:[半\\d一二两俩仨三四五六七八九十]+)\\s?(?:(?:mins?|hours?|hrs?|h)(?![a-z])|个?半?(?:分钟|分|小时|钟头|刻钟|钟(?!头)|天|周|星期|礼拜)|个半?月)(?!前)半?';
const AMOUNT = `(?<amount>${ONE})`;
const AND = '(?:[、,，]|和|及|与|跟|还有|以及|再|加上?|，再)';
/** 10和30分钟: the unit is said once. */
const AMOUNTS = `(?<amount>(?:[半\\d一二两三四五六七八九十]+(?:个?半?(?:分钟|分|小时|钟头|刻钟|天|周|月))?${AND}(?:提前)?){0,4}${ONE})`;
const WELL = '(?:再|各|都|分别|也|就|帮我|给我)';
const TELL =
  '(?:发个?)?(?:提醒|通知|叫|喊|告诉|知会|提(?=我(?![的名们]))|话(?=我知)|闹(?:[钟铃]响?)?|戳|催|响(?:铃)?|说(?=[一下声])|跟我说|和我说)(?:一下|一次|一遍|一声)?(?:我们?知?|俺|大家)?(?:一下|一声|一次|一遍|下(?![单载课班楼车去注]))?(?:就(?:行|好|可以)|即可)?(?:了)?';
const TELLS = `(?:时|的时候)?${WELL}*${TELL}`;
const LEADS = '(?:并且?|请|记得|麻烦|帮我|给我|再|另外|然后|要|到时候?|设置?|加一?个|还有)';
const START = `${LEADS}*`;
/** When the thing itself begins: 开演前, 起飞前. Directly behind a time some are the thing: 明天3点开会前. */
const BEGINS =
  '(?:(?:正式)?开始|开(?:场|播|课|演|车|船|幕|席|球|餐|饭|拍|抢|售|工|庭|盘|机)|起飞|发车|登机|检票|入场|放映|首播|(?<![\\d点分半刻号日天午晚上]|[周期拜][一二三四五六])(?:开[会考赛]|会议|活动|出发|上(?:课|场|台|车|飞机)|比赛|典礼|仪式))';
/** 前一天晚上九点半和当天提前一小时各提醒我一次: another follows, and the asking stands behind the last. */
const MORE = `(?:[、,，\\s]|和|跟|及|与|还有|以及|再|加上?)+(?=在?(?:会|考试?|${BEGINS})?(?:当[天日]|那天|前[一两二三123]?[天晚]|头一?[天晚]|提[前早]|(?:之|以)?前(?=[半\\d一二两三四五六七八九十]))[^。;；!！]{0,40}?(?:提醒|通知|叫我?|喊我?|闹))`;
/** 早半个钟叫我: by itself only at the start of a clause. */
const EARLY = '(?:提[前早]|(?<=[,，;；。\\s])早)';
/** No further length follows: 提前一天、一小时和十分钟各提醒我一遍 is one list. */
const LAST = `(?=[啊吧哦呀呢]?$|[啊吧哦呀呢]?[,，。;；\\s])(?![,，、\\s]*(?:再|和|及|与|还有|提[前早])*${ONE})`;
/** 3个提醒：… */
const COUNTED = '(?:(?:设|加|来|要)?[一二两三四五\\d]?个?(?:提醒|通知|闹钟|闹铃))?[:：]?';
const AHEAD = '(?:在?(?:会议?|活动|开始|开会|出发|课|出门)?(?:之|以)?前)?';
const CLOCK =
  '(?<clock>(?:凌晨|清?早上?|早晨|上午|中午|下午|傍晚|晚上?|夜里)?\\s?(?:\\d{1,2}[:：][0-5]\\d|(?:\\d{1,2}|[一二两三四五六七八九十]{1,3})点(?:半|一刻|三刻|\\d{1,2}分?|[二三四五]?十[一二三四五六七八九]?分?|零[一二三四五六七八九]分?)?)?)';

export const alarms: AlarmWords = {
  // After a comma these words belong to the event before it (`beside`): 每周二3点项目会，开始前15分钟提醒我.
  ahead: [
    {
      pattern: new RegExp(
        `(?<![,，;；。\\s](?:开始|活动|会议?|课|比赛|演出)?(?:之|以)?)(?:开始)?(?:之|以)?(?<!提)前${AMOUNT}${TELLS}`,
        'd',
      ),
    },
  ],
  beside: [
    {
      pattern: new RegExp(
        `${START}(?:在?(?:当[天日]|那天)的?)?${AHEAD}(?:${EARLY}|(?:${BEGINS}|(?<=[,，;；。\\s]在?)(?:会|课|考试?|演出))(?:之|以)?前|(?<=[,，;；。\\s]|[和跟及与])前(?!一?[天晚日]))${AMOUNTS}${TELLS}`,
        'd',
      ),
    },
    // 明天三点开会，一小时前提醒我
    {
      pattern: new RegExp(
        `(?<=[^\\s,，;；。][,，;；。\\s]{1,3})${START}(?<amount>[半\\d一二两俩三四五六七八九十]{1,3}个?半?(?:分钟|小时|钟头|刻钟|天|周)半?)(?:之|以)?前${TELLS}`,
        'd',
      ),
    },
    // 提前三天和当天早上都提醒我: the asking stands behind the last.
    {
      pattern: new RegExp(`${START}(?:在?(?:当[天日]|那天)的?)?${EARLY}${AMOUNTS}${MORE}`, 'd'),
    },
    // …，提前10分钟: beside something that has a time.
    {
      pattern: new RegExp(`(?<=[^,，;；\\s])[,，;；\\s]+${COUNTED}提[前早]${AMOUNTS}(?:提醒)?${LAST}`, 'd'),
    },
    {
      pattern: new RegExp(`${START}(?:提醒|通知)(?:我)?[:：]?(?:设(?:为|在)?)?提[前早]${AMOUNTS}${LAST}`, 'd'),
    },
  ],
  days: [
    // 元旦前一天下午两点，提前一小时提醒我: of a day that is named it is the day before.
    {
      pattern: new RegExp(
        `${START}(?<![旦节日号夕诞]\\s?)在?(?:提前一|提前1|前一|前1|头一|头)(?<part>[天日晚])的?${CLOCK}(?:${TELLS}|${MORE})`,
        'd',
      ),
      days: 1,
    },
    { pattern: new RegExp(`${START}在?提?前[两二2]天的?${CLOCK}(?:${TELLS}|${MORE})`, 'd'), days: 2 },
    { pattern: new RegExp(`${START}在?提?前[三3]天的?${CLOCK}(?:${TELLS}|${MORE})`, 'd'), days: 3 },
    {
      pattern: new RegExp(`${START}在?(?:当天|当日|那天|那一天|同一天)的?${CLOCK}(?:${TELLS}|${MORE})`, 'd'),
      days: 0,
    },
  ],
  lists: [new RegExp(`${LEADS}{0,3}(?<list>[^a-z;；。]{3,60}?)${WELL}{0,4}${TELL}`, 'uy')],
  signs: ['提[前早]|早(?=[半\\d一二两三四五六七八九十])|之?前|当[天日]|那一?天|同一天|头[一天晚]'],
  between: ['和|及|与|跟|还有|以及|再|加上?'],
  units: ['个?半?(?:分钟|分|小时|钟头|刻钟|天|周|星期|礼拜)|个半?月'],
  each: ['各|分别'],
  joins: [],
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
  wakes: ['叫(?:我起床|醒)|喊我起[床来]|叫我起[床来身]'],
  rouses: ['(?:叫|喊|闹)我(?:一?下|一声)?[吧啊哈哦]*(?:[。.!！\\s]*$|(?=[,，]\\s?(?:周|星期|节假日|双休)))'],
  asking: (time) => `${time}提醒我`,
  ago: ['(?:之|以)?前$', '^提前'],
  atStart: ['准时|到点|开始时|开始的时候'],
};
