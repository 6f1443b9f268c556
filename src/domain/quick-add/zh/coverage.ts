import type { CoverageWords } from '../frames/coverage.ts';
import { GAP } from '../frames/gap.ts';

/** So long. */
const LENGTH = '(?:半|[一二两三四五六七八九十\\d]{1,3}个?半?)(?:个?小时|钟头|分钟|刻钟|天|周)';
const UNIT = '(?:天|日|周|星期|礼拜|月|年|晚|小时)';
const N = '[一二两三四五六七八九十几多\\d]';
/** Ends what was done before: 吃完药, 下班, 开会. */
const DONE =
  '完[\\p{Script=Han}]{0,3}|结束|以后|之后|下班|下课|放学|散会|起床|到家|落地|降落|比赛|考试|手术|电影|[会课饭餐药]';

export const coverage: CoverageWords = {
  words: [
    {
      class: 'exclusion',
      where: 'spread',
      pattern:
        /除了|除(?=[^,，]{1,10}(?:之外|以外|外(?!卖|地|婆|公|套)))|除外|不含|不包括|不包含|不算|以外|之外|避开|跳过/,
    },
    // 节假日不用, 周末不上: said of what was left out.
    {
      class: 'exclusion',
      where: 'spread',
      pattern: /(?:节假日|假期|寒假|暑假|周末|双休日?)(?:都|也|就)?(?:不|休息|停)/,
    },
    {
      class: 'exclusion',
      where: 'spread',
      pattern: /[,，;；]\s*(?<word>[^,，;；]{1,8}(?<![要能得可差是好记但])不(?![要能]忘)[^,，;；]{0,5})[。.!！]*$/,
    },
    { class: 'condition', where: 'always', pattern: /遇(?:到|上)?(?:周末|节假日|假期|休息日|双休日?|节日)/ },
    { class: 'bound', where: 'timed', pattern: /为止|直到|直至|截至|一直到/ },
    {
      class: 'zone',
      where: 'timed',
      pattern: new RegExp(
        `(?<word>当地(?:时间)?|(?:他们|对方|那边|那头|彼岸)(?:那边|的)?时间)|时区|夏令时|冬令时|(?<=${GAP})的?(?!休息|营业|开放|截止|碰面|集合|出发|上课|见面)[\\p{Script=Han}]{2,4}时间`,
        'u',
      ),
    },
    {
      class: 'frequency',
      where: 'always',
      in: 'text',
      pattern: new RegExp(
        `每个?${UNIT}[^,，。;；\\s\\d]{0,5}?(?![一1][次回遍顿趟])${N}{1,2}[次回遍顿趟]|(?<![每\\d一二两三四五六七八九十])[一两三四五六\\d]个?${UNIT}[^,，。;；\\s\\d]{0,5}?${N}{1,2}[次回遍顿趟]`,
      ),
    },
    {
      class: 'frequency',
      where: 'timed',
      pattern:
        /每[周天日月年次逢隔季晚早]|每个|隔[天周月年日]|逢[单双一二三四五六七八九\d]|不定期|单双周|大小周|[单双]周(?!刊|报|年|会|例)|单日|双日|轮流/,
    },
    {
      class: 'condition',
      where: 'always',
      pattern:
        /(?<word>(?:如果|要是|假如|假若|倘若|万一|除非|一旦|只要(?!.{0,2}[元块]))[^,，。;；]{0,12})|(?<tail>[^,，。]{0,8}(?<![我你他她说有真这那是])的话)(?=$|[,，就再])/,
    },
    {
      class: 'condition',
      where: 'told',
      pattern:
        /(?<word>[\p{Script=Han}]{1,6}(?:的时候|之时)|(?:等|见到|碰到|遇到|收到|听到)[\p{Script=Han}]{1,8}?(?:了|后|时|再))/u,
    },
    {
      class: 'anchor',
      where: 'always',
      in: 'text',
      pattern: new RegExp(
        `(?<word>[\\p{Script=Han}]{0,4}(?:${DONE})(?:${LENGTH})(?:之|以|过)?[前后])(?!台|面|门)`,
        'u',
      ),
    },
  ],
  counted: [
    '[个只条张本斤克盒袋瓶杯份件套台部集章页遍次篇题道人位名口家间把枝支根块片包箱桶罐碗盘串双对副块元角毛分折度级排层楼栋号室班组队路线届期版季倍吨米里寸尺升顿趟回圈节堂门场幅首封笔单股码列棵朵头匹群批款项种样栏行格步点岁]',
    '公[斤里分]|千[克米卡]|毫[升米]|[mkc]?[gml](?![a-z])|k[gm]|[gmkt]b|寸|英|平|周年|年级|万|亿|千|百|%|天|周|月|年|小时|分钟|个?月',
  ],
  labels: ['[室号第版版级房间楼层组班座门厅路线站区口卷期章题桌车组步档阶段代型级Ⅰ]|v|no\\.?|[a-z]'],
};
