import type { CountedFromWords } from '../frames/language.ts';

/** What begins when something starts: 航班起飞前, 演出开场前. */
const STARTS = '(?:开始|起飞|登机|发车|开车|出发|开场|开演|开播|开课|上课|开会|开考|开赛|到点)?';
const NAME =
  '(?<=^(?:提醒我|叫我|喊我|通知我|记得|别忘了?)?)(?:请|麻烦|帮我|等|在)?(?<name>[^\\s,，。;；:：]{2,16}?)的?';
const OVER = '(?:结束|散会|散场|开完|上完|弄完|办完|做完|聊完|打完|下课|完事)';
/** 看完牙: the other name of it is 看牙. */
const DID = '^(?:等|我)*(?<name>[\\p{Script=Han}]完[^\\s,，。;；:：了]{1,8}?)';
const DONE = '(?:结束|散会|散场|开完|下课|完事|完)?(?:了)?';
const AMOUNT = '(?<amount>(?:[半\\d一二两三四五六七八九十]+)个?半?(?:分钟|小时|钟头|刻钟|天|周|星期|礼拜)半?)';
const BEFORE = '(?:之|以)?前';
const AFTER = '(?:之|以)?后(?:的)?';
/** So many days, counted from its own: the hour may stand behind. */
const DAYS = '(?<amount>[\\d一二两三四五六七八九十]{1,3}(?:天|个?(?:周|星期|礼拜)))';
const COMMA = '[,，\\s]*';
const ASKS = '(?:再|要|记得|请|给我|帮我)*(?:提醒|叫|喊|通知|安排|加|排|约|留|订|定|开|发个提醒).*$';
/** The time counts from an event only where something is asked for or scheduled: not in 开会前一小时吃药. */
const ASKED = `${COMMA}(?=${ASKS})`;
/** 家长会前一个小时去接外婆: what one leaves or gets ready for is planned. */
const SETS_OUT = `${COMMA}(?=(?:就|先|要|得|我们?)*(?:去|出发|出门|动身|集合|签到|接|送|热身|彩排|化妆|布置).*$)`;
/** What is done on a day that is counted from an event: its hour may stand before it. */
const ON_DAY = '的?(?=\\s?[^\\s,，。的吗呢])';
const CLOSE = '(?:紧接着|紧跟着|接着|马上|立刻|立即|直接|就|随即)';

const of = (source: string): RegExp => new RegExp(source, 'u');

/** 评审会结束半小时后提醒我…, 看牙前一天晚上9点…, 周会后紧接着…: how the sentence begins. */
export const countedFrom: CountedFromWords = {
  forms: [
    {
      pattern: of(`${NAME}${DONE}(?:(?:之|以)?后)?的?(?:第二天|次日|隔天|转天|后一天)${ON_DAY}`),
      side: 1,
      edge: 'end',
      days: 1,
    },
    { pattern: of(`${NAME}${DONE}(?:${AFTER})?(?:过|再过)?${AMOUNT}(?:之|以)?后${ASKED}`), side: 1, edge: 'end' },
    { pattern: of(`${NAME}${DONE}${AFTER}${AMOUNT}${ASKED}`), side: 1, edge: 'end' },
    // Before the next: of 考级三天前的晚上 the three days are no part of the name.
    { pattern: of(`${NAME}${STARTS}${BEFORE}的?${DAYS}${ON_DAY}`), side: -1, edge: 'start' },
    { pattern: of(`${NAME}${STARTS}的?${DAYS}${BEFORE}${ON_DAY}`), side: -1, edge: 'start' },
    { pattern: of(`${NAME}${DONE}${AFTER}(?:再?过)?${DAYS}${ON_DAY}`), side: 1, edge: 'end' },
    { pattern: of(`${NAME}${DONE}(?:${AFTER})?(?:再?过)?${DAYS}(?:之|以)?后${ON_DAY}`), side: 1, edge: 'end' },
    // The evening is part of the hour behind it.
    {
      pattern: of(`${NAME}${STARTS}${BEFORE}的?(?:[一1]天|一?日|一?(?=晚))${ON_DAY}`),
      side: -1,
      edge: 'start',
      days: 1,
    },
    { pattern: of(`${NAME}(?:的)?(?:当天|当日|那天)${ON_DAY}`), side: -1, edge: 'start', days: 0 },
    { pattern: of(`${NAME}${STARTS}${BEFORE}${AMOUNT}${ASKED}`), side: -1, edge: 'start' },
    { pattern: of(`${NAME}${STARTS}${AMOUNT}${BEFORE}${ASKED}`), side: -1, edge: 'start' },
    { pattern: of(`${NAME}${STARTS}${BEFORE}${AMOUNT}${SETS_OUT}`), side: -1, edge: 'start' },
    { pattern: of(`${NAME}${STARTS}${AMOUNT}${BEFORE}${SETS_OUT}`), side: -1, edge: 'start' },
    { pattern: of(`${NAME}${DONE}${AFTER}${CLOSE}${COMMA}(?=\\S.*$)`), side: 1, edge: 'end' },
    { pattern: of(`${NAME}${OVER}(?:了)?(?:之|以)?后?${ASKED}`), side: 1, edge: 'end' },
    {
      pattern: of(`${NAME}(?:${OVER}|完)(?:了)?(?:${AFTER})?(?:再?过)?${AMOUNT}(?:之|以)?后${COMMA}(?=\\S.*$)`),
      side: 1,
      edge: 'end',
    },
    { pattern: of(`${NAME}${OVER}(?:了)?(?:${AFTER})?(?:就|我们?)?${CLOSE}${COMMA}(?=\\S.*$)`), side: 1, edge: 'end' },
    // 评审会结束后半小时跟小王复盘: so long behind the end; how long it takes stands behind what is done.
    {
      pattern: of(
        `${NAME}(?:${OVER}|完)(?:了)?(?:之|以)?后(?:再?过)?${AMOUNT}(?:再|就|我们?)*${COMMA}(?=[^\\s的内里左].*$)`,
      ),
      side: 1,
      edge: 'end',
    },
    { pattern: of(`${NAME}(?:${OVER}|完)(?:了)?(?:之|以)?后${COMMA}(?:我们?|就)*(?=\\S.*$)`), side: 1, edge: 'end' },
    { pattern: of(`${DID}(?:了)?(?:之?后|以后)?${ASKED}`), side: 1, edge: 'end' },
    { pattern: of(`${NAME}${AFTER}${ASKED}`), side: 1, edge: 'end' },
  ],
  // 开完评审会, 吃完药: what is done, and to what.
  otherNames: [
    { pattern: /^(?<verb>[\p{Script=Han}])完(?<object>.{1,12})$/u, of: (verb, object) => [`${verb}${object}`, object] },
  ],
  afterDay: ['的'],
  hours: ['小时|钟头'],
};
