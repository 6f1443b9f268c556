import { oneOf } from '../../language/patterns.ts';
import type { NameWords } from '../frames/language.ts';

/** What a number and 号 make together: 3号楼, 15号线. */
const NUMBERED = [
  '号(?:楼|院|线|门|馆|厅|库|场(?!次|景|合)|球[场台]|影厅|码头|诊室|病[房床]|展[位馆]|通道|车厢|仓|桌|机|口|出口|航站楼|会议室|房(?![租贷东价款])|店|地|窗|柜台?|车|座|铺|登机口)',
  '栋|单元|幢|室|层|楼|排|座',
];
const AGES = '年级|周年|周岁|岁|年制|年计划|大寿';
/** 第三季, 第八届; a day or week only where it counts something. */
const ORDINAL = [
  '季(?!度)|部|集|章|课|期|版|轮|届|次|节(?!日)|讲|回|卷|册|篇|名|关|排',
  '天(?=的)|周(?=的(?!周|星期|礼拜)|[^\\s，,]{0,2}总结)',
];
/** 三点建议 is about points, where nothing before it tells of an hour. */
const NO_HOUR_BEFORE = '(?<![上下正中]午|[早晚]上|凌晨|[早晚今明后天日号,，\\s])';
const POINTS = ['水(?!果)|东西|意见|进展|小[事意忙]|帮助|建议|感想|想法|要求|看法|体会|理由|原因|式|水果|时间'];
/** 周鸣 is somebody. */
const MET = '和|跟|与|约|见|找|给|陪|请|问|叫';
const GIVEN = '鸣凡帆诺涵扬飞航鹏伟强敏静琪航宁菲围';
/** Q3的规划 */
const OF_QUARTER = '规划|汇报|总结|复盘|报告|预算|目标|财报|计划|okr|kpi|业绩|述职|启动';

export const names: NameWords = {
  names: [
    /(?<=地点|地址|位置)\s?[:是在]\s?[^,。;\s]{1,30}/g,
    new RegExp(`(?:[路街巷弄道]\\s?\\d{1,5}(?:弄\\d+)?号(?:院|楼)?)|\\d{1,4}${oneOf(NUMBERED)}`, 'g'),
    // F区27号, 3排12号, 车位108号: where something stands.
    /(?:[a-z\d一二三四五六七八九十](?:区|层|座|栋|幢|排|列)|(?:车|工|铺|床|座|柜|货)位|储物柜|货架|窗口|信箱)\s?[a-z]?-?\d{1,4}号/gu,
    // Years of school, age and jubilees; seasons of a series; shops.
    new RegExp(
      `[一二三四五六七八九]年(?:级)?[一二三四五六七八九十\\d]{1,2}班|(?<!初)(?:[一二三四五六七八九]?十[一二三四五六七八九]?|[一二三四五六七八九]|\\d{1,3})(?:${AGES})`,
      'g',
    ),
    new RegExp(`第[一二三四五六七八九十百\\d]{1,4}${oneOf(ORDINAL)}`, 'g'),
    /\d{1,3}(?:小时|天|时)(?:便利店?|酒店|超市|药店|营业|自助|打卡|计划|挑战)|七天(?=连锁|优品|酒店)/gu,
    /\d{1,2}(?:\s?[-~、到至]\s?\d{1,2})?节(?=课|[\p{Script=Han}]{1,4}课)/gu,
    new RegExp(`一点点|${NO_HOUR_BEFORE}[一两三四五六七八九几十]点(?=${oneOf(POINTS)})|[早晚快多少慢]一点`, 'g'),
    /(?:三|五|七|八)一(?:路|街|广场|大道|村)|星期[一二三四五六日天](?:餐厅|五餐)/gu,
    new RegExp(`(?:${MET})周[一二三四五六日](?=[${GIVEN}])[\\p{Script=Han}]`, 'gu'),
    // 每小时80块: a rate, and no repeat.
    /每(?:一?个?(?:小时|钟头|人|次|节|天|日|晚|周|月|年|分钟))\s?(?:[¥￥$]\s?\d+|\d+(?:\.\d+)?(?:块|元|美元|美金|欧|刀|毛|页|公里|千米|个字|字|卡|毫升))/gu,
    // Talks of two.
    /(?<!\d)1\s?对\s?[1一](?!\d)/g,
    /(?<=(?:和[^\s]{1,6}|跟[^\s]{1,6})\s?)1-1(?![\d-])/g,
    new RegExp(`(?<![\\w])(?:q[1-4]|h[12]|fy\\d{2,4})(?=的?(?:${OF_QUARTER}))`, 'g'),
  ],
  magnitudes: ['万|亿|千'],
  currencies: ['元|块钱?|毛钱|美元|美金|欧元|(?<=\\d{3})日元|港币|刀(?!具)|人民币|股|折'],
  notCodes: [],
  possessives: [],
};
