import { oneOf } from '../../language/patterns.ts';
import { GAP } from '../frames/gap.ts';
import type { PlaceWords } from '../frames/language.ts';
import { DOING, NO_VERB, ONLINE, PUBLIC, ROOM, SUFFIX } from './place-words.ts';

/** How Chinese names the place of something: 在…, 去…吃饭, a name that stands by itself. */

/** A character of a name, and one of a name that 在 tells. */
const C = `[^${GAP}\\s,，。;；!！、@]`;
const ANY = `[^${GAP}\\s,，。;；!！]`;

const NOT_AT = '(?:线(?!上)|家办公|职|读|岗|乎|意|即|逃|编|于|此期间)';
const BOUND = `(?=$|[${GAP}\\s,，。;；!！]|${DOING})`;
const AT = `(?<![现正存实内所自潜好旨还不记抄贴填])在(?!${NOT_AT})`;

/** The place may hold anything that does not end it; the shortest that something to do, or the end, follows. */
const AT_PLACE = [
  // …，考场在一中
  new RegExp(
    `(?<=[,，]\\s*)(?:考场|会场|教室|集合地点?|见面地点?|场馆|地儿)(?:就|还)?(?:是|在|[:：])\\s*(?<place>${ANY}{2,20})(?=\\s*(?:$|[,，。;；!！]))`,
  ),
  // 在家追剧
  new RegExp(`${AT}(?<place>家)(?![里门乐具长附楼对旁的属政])(?=[\\p{Script=Han}])`, 'u'),
  new RegExp(`${AT}(?<place>${ANY}{0,14}?${SUFFIX})(?:里面?|内|那边|那里|附近)?${BOUND}`),
  // One character by itself is none: 在全聚德.
  new RegExp(
    `${AT}(?<place>${ANY}{2,12}?(?:\\s(?:[a-z]\\d{1,3}|\\d{1,4}[a-z]?|[a-z]座)(?![a-z\\d]))?)(?:里面?|内|上|那边|那里)?${BOUND}`,
  ),
  new RegExp(`${AT}(?<place>${ANY})(?:里面?|内|上|那边|那里)?${BOUND}`),
];

const NO_HOME = '(?<![大专作国全买卖商玩独回搬老人])家';
/** 人均300 and 尾号1234 are no rooms. */
const NO_ROOM = '(?!人均|预算|押金|定金|尾号|编号|工号|单号|订单|尾款|车牌|存款|转账)';
const NO_STREET = '(?<!会|课|演出|活动|聚餐|逛街|吃饭|跑步|散步)';
const OWN = oneOf([
  `${C}{1,8}${NO_HOME}|${C}{2,8}(?<!分享|网|开)店|${C}{1,12}(?:馆|厅|[一二三四五六七八九十\\d]楼|[一二三四五六七八九十\\d]层)`,
  `${C}{1,8}(?:寺|庙|湖|山|海边|古镇|路|街|桥|港|码头|[a-z\\d]座|那家|那边|老地方)|${C}{2,6}(?:城|苑|花园|公寓|山庄|度假村)`,
  `老地方|\\d{1,3}(?:号楼|栋)${C}{0,8}|[\\p{Script=Han}]{2,4}(?:路|街|广场)[\\p{Script=Han}]{2,4}${NO_STREET}`,
  `${NO_ROOM}[\\p{Script=Han}]{2,6}\\d{3,4}|${C}{2,6}大[牌排]档|${C}{1,6}(?<![网分总小个])站`,
]);
const NAME = `${NO_VERB}(?:${C}{0,10}?${PUBLIC}(?:[一二三四五六七八九十\\d]{1,2}[楼层])?(?:\\d{1,4}[室房]?)?|${OWN}|${ROOM})`;

/** 去食堂二楼吃午饭, 到国贸跟客户谈: who goes may stand before it. What is done there ends the name; 去复查抽血 and 去北京出差 name no place of it. */
const GOES = `(?<=(?:^|[${GAP}\\s,，]|[跟和与同陪带][^${GAP}\\s,，去到]{1,5}?|一起|全家|我们?))(?:要|想|得)?(?:去(?:一?趟)?|来(?!自)|到(?!期|账|货|点|时|岗|底|处|达|场|访|位|手))`;
/** …到南站我得去接她 */
const WHO = '(?:(?:我们?|咱们?)(?:得|要|想|就|再)*(?:去|来)?|空腹|先|顺便|排队|一起)?';
const THERE = '(?:里面?|那边|那里|那儿|附近)?';
/** 去成都出差取证: what one goes there for is no part of its name. */
const STAYS = '出差|旅|度假|玩|滑雪|露营|休息|住';
const GOING = [
  new RegExp(
    `${GOES}(?!爬山|登山|逛街|赶海|上街|游湖|下海|徒步)(?<place>(?:[^${GAP}\\s,，。;；去接送取拿]{0,8}?(?:${SUFFIX}|${PUBLIC})|社区)(?:[a-z]?\\d{1,3}[a-z]?|[一二三四五六七八九十\\d][楼层]|航站楼|号楼){0,2})${THERE}(?=${DOING})`,
  ),
  new RegExp(
    `${GOES}(?!${DOING})(?<place>${NO_VERB}(?:(?!${STAYS})\\p{Script=Han}){2,5}?)(?:里面|那边|那里|那儿|附近)?(?!${STAYS})(?=${WHO}${DOING})`,
    'u',
  ),
];

/** A place that stands by itself, at the end or between the time and the matter: `… 莫干山`, `… 会议室502 跟法务过合同`. */
const ALONE = [
  new RegExp(
    `[\\s,，(（${GAP}](?<place>${NAME}(?:[a-z][a-z0-9&']*)?|${ONLINE}|[市县区][\\p{Script=Han}]{2,8}(?:中心|医院|局))[)）]?[\\s${GAP}]*$`,
    'u',
  ),
  new RegExp(`(?:^|${GAP})\\s*(?<place>${NAME}|${ONLINE})(?=\\s+[^\\s${GAP}])`, 'u'),
  // …，302会议室，…; … 线上 …: between what is said of it.
  new RegExp(`[,，]\\s*(?<place>${NO_VERB}${C}{0,8}?${PUBLIC}|${ROOM})(?=\\s*[,，])`, 'u'),
  new RegExp(`(?<=[^\\s${GAP}]\\s)(?<place>${ROOM}|${ONLINE})(?=\\s)`, 'u'),
  // 二楼会议室周四10点评审: before the time.
  new RegExp(`^\\s*(?<place>${NO_VERB}${C}{0,8}?${PUBLIC})(?=${GAP}\\s*[^\\s${GAP}])`, 'u'),
  new RegExp(
    `(?:^|${GAP})\\s*(?<place>${NO_VERB}[^${GAP}\\s,，。;；!！、的]{0,8}?${PUBLIC}\\d{0,4})(?=(?!和|跟|与|同|给)${DOING})`,
    'u',
  ),
  new RegExp(
    `(?:^|${GAP})\\s*(?<place>${NO_VERB}[\\p{Script=Han}]{1,4}${NO_HOME})(?=补课|吃饭|聚|做客|过|打牌|打麻将)`,
    'u',
  ),
];

export const places: PlaceWords = {
  leads: ['在'],
  patterns: [...AT_PLACE, ...GOING, ...ALONE],
  named: [],
  labels: ['地点|位置|地址|会议地点|场地(?!费|方)|地方(?=就?[在是:：])'],
  labelLinks: ['是|在'],
  open: [
    '(?:已经?|都|刚)?(?:发|给|告诉|微信)(?:给)?(?:你|您|大家|群里|过)[^,，。]{0,4}|(?:[再另待未还没]?(?:定|说|通知)|未?待定|另行?(?:通知|定|说)|晚点(?:发|说|定)|保密|回头(?:发|说|定)|不?确定|还没定)(?:吧|了|哦|啊)?',
  ],
  otherLabels: ['主题|标题|题目|时间|日期|内容|参会|人员|备注'],
  persons: [
    '所有人|全体.*|大家|[小老阿][\\p{Script=Han}]{1,2}(?<!家)',
    // @李雷: a surname and a given name; @周家坊 is a shop.
    '[王李张刘陈杨黄赵吴周徐孙马朱胡郭何罗郑梁谢宋韩冯邓曹彭曾肖董潘袁蔡蒋余杜程魏吕丁沈姚卢傅崔谭廖范汪陆贾][\\p{Script=Han}]{1,2}(?<![店馆厅楼城园路街站院室场村镇县区山湖寺家坊轩阁府港湾])',
    '[\\p{Script=Han}]{1,3}(?:总|工|哥|姐|老师|经理|主任|医生|同学|叔|姨|爷|奶)',
  ],
  toSomebody: ['联系|问|通知|找|和|跟|与|约|给|提醒|抄送'],
  books: ['(?:预?[订定约]|预订|抢|占|租|借)(?:一?个|下|了)?'],
  edges: [],
};
