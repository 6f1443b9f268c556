import { GAP } from '../frames/gap.ts';
import type { DoubtWords } from '../frames/language.ts';

const MARKS = '[,，。;；!！…\\s]';
const OH = '哦啊噢呃额哎唉诶喔欸';
/** 哦不, 不对不对, 说错了应该是. Marks are few: a run of them would be tried from each. */
const SORRY = `(?:[${OH}]{1,4}|等等|等一下)?[,，\\s]{0,2}(?:(?:不对|不是(?=[,，。;；!！…\\s]|应该|其实|我说|$)|算了|还是改|还是换|(?<=${MARKS})还是(?=[\\d一二两三四五六七八九十早晚上中下周星礼今明后大])|说错了?|写错了?|记错了?|搞错了?|错了|更正|纠正一下|口误|不不{1,3}|(?<=[${OH}])不|(?<=${MARKS})不(?=[,，。\\s]))${MARKS}{0,3}){1,3}`;
const RIGHT = '(?:(?:应该|我说的|其实|还是|是|改成|改为|改到|换成|换到|改|换|成|到|就)[,，\\s]{0,2}){0,3}';

export const doubts: DoubtWords = {
  takesBack: [new RegExp(`${MARKS}{0,3}${SORRY}${RIGHT}`)],
  isSame: [/[,，(（]?\s?(?:也就是|也即|就是说|即)(?=[周星礼今明后大\d一二三四五六七八九十本下这])/],
  // 周六理发，不是周日
  isNot: [
    /[,，\s]?(?:(?:可|并|而)?不是|(?:可|千万)?别是|而非|并非)(?=[周星礼今明后大早晚上中下\d一二两三四五六七八九十])/,
  ],
  corrects: ['不对|不是|应该是|[哦啊噢]不[是对]?|更正|说错了?|写错了?|错了'],
  correctionLeads: ['是|改到'],
  clockNames: [],
  or: ['或者?|还是|要不|要么'],
  timeLike: [
    /(?<![\d.第])\d{1,2}点(?![评赞击名])|\d{1,2}月\d{1,2}[日号]/,
    /(?:周|星期|礼拜)[一二三四五六日天](?![\p{Script=Han}]?[鸣帆凡诺])|(?:明天|后天|今晚|明晚)(?!的|见|系|会更好)/u,
    /(?:ddl|截止(?:日期|时间)?)\s*[:：]?\s*\d/,
    // 三四点, 季度末
    new RegExp(
      `(?<![\\p{Script=Han}\\d])[一二两三四五六七八九]${GAP}|${GAP}(?:[末初底](?![班尾节代中级一二三次步赛层下线片])|[上中下]旬)`,
      'u',
    ),
    // Which of its days?
    /周末(?!版|愉快)/,
    // How often in a day or week, not when.
    /(?:[一二两三四五六\d]|每)(?:天|日|周|星期|礼拜|月|年)(?:吃|做|喝|打|练|要)?[一二两三四五六\d]{1,2}[次回遍顿]/,
  ],
  versioned: ['第'],
  units: ['[公英寸元块万亿米斤版分折倍个]'],
  withoutTime: [
    // 还有三天就是纪念日: on which day is that?
    /还(?:有|剩)\s?[\d一二两三四五六七八九十百]{1,4}(?:天|周|个?星期|个?礼拜|个月)(?![的内])/,
    /^(?:定时|倒计时|计时)\D{0,3}(?:半|\d|[一二两三四五六七八九十])/,
  ],
  bareHour: [],
  bareHourBeside: [],
  hourOfObject: [],
  dayOfObject: ['的(?!话|时候|时间)[\\p{Script=Han}a-z]'],
  aboutStretch: ['关于'],
};
