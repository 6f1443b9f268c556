import type { Spellings } from '../frames/language.ts';

/** 周二开会，提醒我提前一天打印讲稿: to be told a day ahead, wherever the asking stands. */

const NUMBER = '(?:\\d{1,3}|[一二两三四五六七八九十半]{1,3})';
const UNIT = '(?:分钟|个?半?小时|个?钟头|刻钟|天|晚上?|周|个?星期|个?月)';
const CLOCK =
  '(?:(?:早上?|上午|中午|下午|傍晚|晚上?)(?:(?:\\d{1,2}|[一二两三四五六七八九十]{1,2})(?:点半?钟?|[:：][0-5]\\d))?)?';
const LEAD = `(?:(?:提前|提早)${NUMBER}${UNIT}|(?:前|头)一?天${CLOCK}|(?:前|头)一晚上?(?:(?:\\d{1,2}|[一二两三四五六七八九十]{1,2})(?:点半?钟?|[:：][0-5]\\d))?)`;
const ASKING = '(?:提醒|叫|通知)(?:一下)?我(?:一下)?(?:记得|要)?|记得(?:要)?|别忘了?(?:要)?';
/** The matter ahead of which one is told has its own clause. */
const BEHIND_EVENT = '(?<=[\\p{Script=Han}a-z\\d][,，。;；]\\s?(?:然后|并且?|也|还|请|麻烦|顺便)?)';
const MATTER = '[^,，。;；!！提前]';

export const TOLD_AHEAD: Spellings['words'] = [
  {
    pattern: new RegExp(`${BEHIND_EVENT}(?:${ASKING})(?<lead>${LEAD})(?=${MATTER}{2})(?!的)`, 'giu'),
    by: '$<lead>提醒我',
  },
  {
    pattern: new RegExp(
      `${BEHIND_EVENT}(?:提醒|叫|通知)我(?<matter>${MATTER}{2,15})[,，(（]\\s?(?<lead>${LEAD})[)）]?(?=[\\s。.!！]*$)`,
      'giu',
    ),
    by: '$<lead>提醒我$<matter>',
  },
  // …，提前两小时带充电器, behind another such lead
  {
    pattern: new RegExp(
      `(?<=${LEAD}提醒我[^,，。;；]{2,15}[,，;；]\\s?(?:再|然后|和)?)(?<lead>${LEAD})(?!${CLOCK}(?:就|再|也|都)?(?:提醒|叫|通知|记得))(?=${MATTER}{2})`,
      'giu',
    ),
    by: '$<lead>提醒我',
  },
];
