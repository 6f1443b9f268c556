import { NAMES } from '../../phrases/zh/holiday-names.ts';
import type { CoverageWords } from '../frames/coverage.ts';
import { GAP } from '../frames/gap.ts';
import { leftOver } from './left-over.ts';

/** So long. */
const LENGTH = '(?:半|[一二两三四五六七八九十\\d]{1,3}个?半?)(?:个?小时|钟头|分钟|刻钟|天|周|星期|礼拜|个?月)';
const DAYS = '[一二两三四五六七八九十\\d]{1,3}(?:天|个?(?:周|星期|礼拜))';
const UNIT = '(?:天|日|周|星期|礼拜|月|年|晚|小时)';
const N = '[一二两三四五六七八九十几多\\d]';
/** Ends what was done before: 吃完药, 下班, 开会. */
const DONE =
  '完[\\p{Script=Han}]{0,3}|结束|以后|之后|下班|下课|放学|散会|起床|到家|落地|降落|比赛|考试|手术|电影|[会课饭餐药]';

/** What is only put off, and no condition: 等会儿再, 等有空了再. */
const LATER = '(?:会儿?|一?下|一会儿?|等|着|晚[点些]|(?:我|咱们?)?(?:有|忙|闲|什么时候|哪天))';
const WAITS_FOR = new RegExp(
  `(?<![\\p{Script=Han}](?<![先你就我请那得我们]))(?<word>等(?!${LATER}|到?\\s*${GAP}\\s*(?:了|之?后|以后)?[,，\\s]*[再才])(?:(?!一起)[^,，。;；]){1,16}?)[,，\\s]*(?:再(?![次三见说])|才(?!能))`,
  'u',
);
const ASKED = '(?:帮|给|替)我|提醒|叫我|通知|安排|排|约|加|定|订|设|建';
const ONCE_DONE = new RegExp(
  `(?<!${GAP}[^,，。]{0,8})(?<word>[\\p{Script=Han}]{2,10}?(?:[之以]后|(?<![然最随稍今往此先]|(?<![早中午晚])饭)后))[,，\\s]*再(?=${ASKED}|把[^,，。]{1,20}(?:${ASKED}))`,
  'u',
);

export const coverage: CoverageWords = {
  words: [
    ...leftOver,
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
      pattern: /(?:节假日|假期|寒假|暑假|周末|双休日?)(?:期间|里|的?时候)?(?:都|也|就)?(?:不|休息|停|没有|免)|例外/,
    },
    {
      class: 'exclusion',
      where: 'spread',
      pattern:
        /[,，;；]\s*(?!雷打不动|一[天次]不落|坚持不)(?<word>[^,，;；]{1,8}(?<![要能得可差是好记但])不(?![要能]忘)[^,，;；]{0,5})[。.!！]*$/,
    },
    // 补班的周六要, of what goes by no working days.
    {
      class: 'exclusion',
      where: 'spread',
      pattern: /[,，;；]\s*(?:遇到?|逢|碰到?)?(?<word>(?:调休|补班)(?:的|日|那天|当天))/,
    },
    {
      class: 'frequency',
      where: 'spread',
      pattern: /(?<=[,，;；]\s*)[\p{Script=Han}]{0,3}[一二两三四五六七八九十\d]{1,3}[次回遍](?=[。.!！\s]*$)/u,
    },
    {
      class: 'condition',
      where: 'always',
      pattern:
        /(?:遇|碰|逢|赶|撞)(?:到|上)?(?:了|是)?(?:周末|节假日|假期|休息日|双休日?|节日|法定)|(?<=[,，;；])\s*(?:没有?|不足)\d{1,2}[号日]/,
    },
    // 逢五逢十, 每…大扫除: how often is said by what was not read.
    { class: 'frequency', where: 'always', pattern: new RegExp(`逢[一二三四五六七八九十\\d]|每(?=\\s*${GAP})`) },
    // 早八点…各吃一片: each of several, of which one was read.
    {
      class: 'frequency',
      where: 'single',
      pattern: new RegExp(`(?<=${GAP}\\s*)各(?!自|种|位|地|项|类|界|省|部|国|家|组|单)`),
    },
    // 元旦夜里…: the day of what was read, which was not.
    {
      class: 'anchor',
      where: 'timed',
      pattern: new RegExp(`(?<!${GAP}\\s*)(?:${Object.keys(NAMES).join('|')})(?=\\s*${GAP})`),
    },
    // 每半年洗牙一次，上次是9月3号: the next one counts from there.
    {
      class: 'anchor',
      where: 'timed',
      pattern: new RegExp(`(?:^|[,，;；])\\s*(?<word>[上前]一?[次回])(?:是|在|做|换|去|的时间)*\\s*${GAP}`),
    },
    // 把快递拿回来，驿站晚上九点关门: that hour is not its own.
    {
      class: 'bound',
      where: 'timed',
      pattern: new RegExp(`${GAP}\\s*(?:就|会|要|才)?(?<word>关门|关店|打烊|闭馆|闭店|收摊)(?!前|之前|以前)`),
    },
    // 每月头一个…: which of them.
    {
      class: 'anchor',
      where: 'always',
      pattern: new RegExp(`(?<=${GAP}\\s*)(?:头|首|末尾?|最后|倒数)第?[一两二三四五六\\d]{0,2}个?(?=\\s*${GAP})`),
    },
    // 非工作日早上8点: on none of the days that are known to be read.
    { class: 'frequency', where: 'always', in: 'text', pattern: /非(?:工作日|周末|节假日)/ },
    // 节假日早上八点, 单号早上八点
    { class: 'frequency', where: 'timed', pattern: new RegExp(`(?:节假日|休息日|[单双]号|[单双]日)(?=的?\\s*${GAP})`) },
    // 前三个周一下午三点: which of them
    {
      class: 'number',
      where: 'timed',
      pattern: new RegExp(`(?<word>(?:[前后头]|最后)[一两二三四五六七八九十\\d]{1,2}个)(?=\\s*${GAP})`),
    },
    // 开学第一天, 出差第二天: a day of another thing.
    {
      class: 'anchor',
      where: 'always',
      in: 'text',
      pattern:
        /(?<word>[\p{Script=Han}]{1,4}(?<![年月周期末度旬拜天日号节假到至的在后前底个于是起])的?第[一二三四五六七八九十\d]{1,2}天)/u,
    },
    // 上四休二: so many days on and off in turn.
    {
      class: 'frequency',
      where: 'always',
      pattern: /[上做干值][一二两三四五六\d]天?[休歇][一二两三四五六\d]天?(?![点号月个])/,
    },
    // …，晚一小时罚钱: so much too late.
    {
      class: 'number',
      where: 'timed',
      pattern: new RegExp(`(?<=[,，;；]\\s*)(?<word>[晚迟超](?:了|到|过|出)?)(?=\\s*${GAP})`),
    },
    // …，寒假开始; 期末前每周都有: from when or until when is not known here.
    {
      class: 'bound',
      where: 'spread',
      in: 'text',
      pattern:
        /(?:^|[,，;；])\s*(?<word>[从到]?(?:寒假|暑假|寒暑假|学期|期末|期中|开学|毕业|退休|出院|拆线|放假)(?:后|之后)?(?:开始|起|前|之前|为止|结束))/,
    },
    // 第一周的周一
    {
      class: 'anchor',
      where: 'always',
      in: 'text',
      pattern: /(?<word>第[一二三四五六]个?(?:周|星期|礼拜)的?(?:周|星期|礼拜)[一二三四五六日天])/,
    },
    // 拔智齿，之后三天吃流食: from then on.
    {
      class: 'anchor',
      where: 'timed',
      pattern:
        /(?<=[,，;；]\s*)(?<word>(?:之后|此后|随后|术后)的?[一两二三四五六七八九十\d]{1,3}(?:天|周|个?月|个?星期))(?!后)/,
    },
    // 下夜班后休息两天: from then on.
    {
      class: 'anchor',
      where: 'timed',
      pattern:
        /(?<word>[\p{Script=Han}]{0,4}后(?:再|连|可以|要)?(?:休息?|歇|躺|住)[一两二三四五六七\d]{1,2}(?:天|周|个?月))/u,
    },
    // 第一天白班, 第三天休息: of what, is not said.
    {
      class: 'anchor',
      where: 'always',
      in: 'text',
      pattern: /(?:^|[,，;；。])\s*(?<word>第[一二三四五六七八九十\d]{1,2}天)(?!的?课)/,
    },
    // …，冬天两周一次: otherwise in a part of the year.
    {
      class: 'frequency',
      where: 'always',
      in: 'text',
      pattern:
        /[,，;；]\s*(?<word>(?:春|夏|秋|冬|暑假|寒假|平时|旺季|淡季|周末)[天季里]?[^,，。;；\d]{0,4}(?:[每隔][^,，。;；]{1,4}|[一二两三四五六\d]个?(?:天|周|星期|月))[一二两三四五六\d][次回遍])/,
    },
    // 每周日晚上9点…，用纽约时间
    { class: 'zone', where: 'timed', pattern: /(?<word>[用走看][\p{Script=Han}]{2,6}时间)(?=$|[,，。;；])/u },
    // …，提前一晚把西装熨好: a lead of which nobody is to be told.
    { class: 'anchor', where: 'timed', pattern: /(?<word>提[前早](?:一晚|[半一两三]天|一周|几天|几小时))/ },
    // 每逢春节, 每到月底: said again and again.
    { class: 'frequency', where: 'always', pattern: /每(?:当(?!时)|逢|到(?!处))/ },
    // 单号日子: on every second day of a month, which no words of a rule say here.
    {
      class: 'frequency',
      where: 'always',
      pattern: /(?:[单双]号|[单双奇偶]数)的?(?:日子|日期|日|天)|逢[单双](?:号|日|数)?/,
    },
    // 寒假每天上午九点…: from when to when is not known here.
    {
      class: 'bound',
      where: 'spread',
      pattern: new RegExp(`(?<word>(?:寒暑?假|暑假|[这本下上]?个?学期)(?:期间|里|中)?)(?=\\s*${GAP})`),
    },
    { class: 'bound', where: 'timed', pattern: /直到|直至|截至|一直到/ },
    // 每天背单词，背到考试那天; …，吃到好为止: until when is not known here.
    {
      class: 'bound',
      where: 'spread',
      pattern:
        /(?<=[,，;；]\s*)(?<word>(?:一?直|坚持|持续)?[\p{Script=Han}]{0,2}?到(?!了|[家店]|时候?|点|场|位|账)[^,，;；\ue000]{0,10}?(?:那[天日]|当天|前一?天|前|之前|结束|开始|为止|开学|放假|考试|毕业|出院|拆线|回来|好了?|满意|会|退烧|康复|过年))(?=[。.!！\s]*$)/u,
    },
    // …，其他时候三点四十: of days that are not said.
    {
      class: 'frequency',
      where: 'timed',
      pattern: new RegExp(`(?<word>(?:其[他它余]|别的|剩下的?)(?:时候|时间|日子|几?天))(?=\\s*${GAP})`),
    },
    // 轮到我的是…: of whose turns, is not said.
    { class: 'anchor', where: 'timed', in: 'text', pattern: /(?<word>轮到[我咱][^,，。\s]{0,6}?是)/ },
    // 期间每天…: while something lasts that was not read.
    {
      class: 'bound',
      where: 'spread',
      pattern: new RegExp(`(?<=^|[,，;；]\\s*)(?<word>(?:这|此|那|其)?(?:段)?(?:期间|时间里|中间|之间))(?=\\s*${GAP})`),
    },
    // 到1月20号期末考试为止: the day says when that is, and nothing else does.
    {
      class: 'bound',
      where: 'timed',
      pattern: new RegExp(`(?<!${GAP}\\s*(?:(?![到至])[\\p{Script=Han}a-z]){0,10})为止`, 'u'),
    },
    {
      class: 'bound',
      where: 'timed',
      in: 'text',
      pattern: /(?<![到至][^,，。;；]{1,24}|[次回遍针趟课天周月年]就?)为止/,
    },
    {
      class: 'zone',
      where: 'timed',
      pattern: new RegExp(
        `(?<word>当地(?:时间)?|(?:他们|对方|那边|那头|彼岸)(?:那边|的)?时间)|[按以照](?!时|期)[\\p{Script=Han}]{2,6}时间|时区|夏令时|冬令时|(?<=${GAP})的?(?!休息|营业|开放|截止|碰面|集合|出发|上课|见面|是|专注|学习|工作|阅读|运动|家庭|亲子|午休|自习|锻炼|游戏|睡觉|起床|吃[药饭]|喂药|私人|个人|自由|空闲|上班|下班|开会|会议|活动|开始|结束|到达|起飞|发车|登机|排练|训练|练习|写作|思考)[\\p{Script=Han}]{2,4}时间`,
        'u',
      ),
    },
    // Several zones: of which of them it is, somebody has to say.
    {
      class: 'zone',
      where: 'timed',
      pattern:
        /(?:美国|加拿大|澳大利亚|澳洲|俄罗斯|俄国|巴西|墨西哥|印尼|印度尼西亚|蒙古|智利|欧洲|欧美|[南北]?美洲|北美|南美|非洲|东南亚|中东|国外|海外|外国)(?:那边|当地)?的?时间/,
    },
    { class: 'zone', where: 'timed', pattern: new RegExp(`(?<=${GAP}\\s*)美[东西]|美[东西](?=的?\\s*${GAP})`) },
    {
      class: 'frequency',
      where: 'always',
      in: 'text',
      pattern: new RegExp(
        `(?:每个?|隔[一两二三四五六\\d]?个?)${UNIT}[^,，。;；\\s\\d]{0,5}?(?![一1][次回遍顿趟])${N}{1,2}(?:[次回遍趟]|顿(?![饭餐]))|(?<![每隔\\d一二两三四五六七八九十])[一两三四五六\\d]个?${UNIT}[^,，。;；\\s\\d]{0,5}?${N}{1,2}(?:[次回遍趟]|顿(?![饭餐]))`,
      ),
    },
    {
      class: 'frequency',
      where: 'timed',
      pattern:
        /每(?!个?人|次[一二两三四五六七八九十百\d]{1,4}(?:公里|千米|组|个|页|题|片|粒|颗|毫升|ml|杯|圈|遍|篇|首|字|块|元|勺|滴|袋|包|件)|[人位户份件斤瓶张页只本台克支粒组队名句套桌箱双间股平米元家户桌])|隔[天周月年日]|逢[单双一二三四五六七八九\d]|不定期|单双周|大小周|[单双]周(?!刊|报|年|会|例)|单日|双日|轮流(?!做东|请客|坐庄|买单|值日|主持|分享|带|开车|做饭|发言)/,
    },
    {
      class: 'condition',
      where: 'always',
      pattern:
        /(?<word>(?:如果|要是|假如|假若|倘若|万一|除非|一旦|只要(?!.{0,2}[元块]|\s*\ue001|工作日|周末|双休|周[一二三四五六日]))[^,，。;；]{0,12})|(?<tail>[^,，。]{0,8}(?<![我你他她说有真这那是])的话)(?=$|[,，就再才\ue001])/,
    },
    // 等客户确认了，再…; 领导批了之后再帮我…: nobody knows when that is.
    { class: 'condition', where: 'always', pattern: /(?<word>只有[^,，。;；]{1,12})[,，]?才/ },
    // 周三周四都行: one of these days, and not each.
    {
      class: 'condition',
      where: 'timed',
      pattern: /(?<word>都(?:行|可以?|ok|没问题)|均可|皆可|随便哪[天个])(?=$|[,，。;；!！\s\ue001])/,
    },
    { class: 'condition', where: 'always', pattern: WAITS_FOR },
    { class: 'condition', where: 'always', pattern: ONCE_DONE },
    // …，下雨就算了; …，不下雨就去
    {
      class: 'condition',
      where: 'always',
      pattern: new RegExp(
        `[,，;；]\\s*(?<word>[^\\s,，。;；${GAP}]{1,10}?[就便则](?:算(?:了|数)|不[\\p{Script=Han}]{0,3}了?|取消|改[^,，]{0,6}|换[^,，]{0,6}|推迟|延期|作罢|免了|去|来|走|开))[了吧啊。.!！\\s]*$`,
        'u',
      ),
    },
    {
      class: 'condition',
      where: 'told',
      pattern:
        /(?<word>[\p{Script=Han}]{1,6}(?:的时候|之时)|[\p{Script=Han}]{2,8}(?<!忘|好|记|行)了(?=就?(?:提醒|叫|喊|通知)我)|(?:等|见到|碰到|遇到|收到|听到)[\p{Script=Han}]{1,8}?(?:了|后|时|再))/u,
    },
    // 下班提醒我…: at no hour that is known, unless one follows.
    {
      class: 'anchor',
      where: 'always',
      pattern:
        /(?<word>(?:下班|上班|放学|起床|睡觉|出门|吃饭|饭后|饭前|睡前|收工|午休|下课)(?:之?前|之?后|以后|的?时候?)?)(?=(?:再|要|记得|请)*(?:提醒|叫|喊|通知)我)(?!.*\ue001)/u,
    },
    // 看牙之前提醒我…, 评审会后第二天…: told by another thing.
    {
      class: 'anchor',
      where: 'always',
      pattern: new RegExp(
        `(?<!${GAP}[^,，。]{0,8})(?<word>[\\p{Script=Han}]{1,8}(?:之|以)?[前后]|[\\p{Script=Han}]完[\\p{Script=Han}]{0,3}?(?:了|后|以后|之后)?)(?=(?:再|要|记得|请)*(?:提醒|叫|喊|通知)我)`,
        'u',
      ),
    },
    // …，前一天和当天都提醒我: at no hour of that day.
    {
      class: 'anchor',
      where: 'timed',
      pattern: /(?<word>当[天日]|那天)(?:[都也各再]|分别)*(?=提醒|叫我|通知|喊我)/,
    },
    // 期末考试那天中午和小王吃饭: which day that is was not read.
    {
      class: 'anchor',
      where: 'dayless',
      in: 'text',
      pattern:
        /(?<word>[\p{Script=Han}]{0,4}(?:考试?|手术|婚礼|生日|面试|出差|旅[行游]|比赛|演出|开学|毕业|答辩|体检|聚会|年会|搬家|会议?|活动|复查|出院|入职|典礼|家长会|运动会|节)的?(?:那[天日]|当[天日]|前[一两三]天|后[一两三]天|前夜|前夕)(?:[早晚]上?)?)/u,
    },
    // 钢琴考级前两天晚上八点提醒我…: so many days from another thing.
    {
      class: 'anchor',
      where: 'always',
      pattern: new RegExp(
        `(?<word>[\\p{Script=Han}a-z]{2,10}?(?:(?:之|以)?[前后](?:再?过)?的?${DAYS}|${DAYS}(?:之|以)?[前后]))的?(?=\\s*${GAP}|[,，]?(?:再|要|记得|请)*(?:提醒|叫|喊|通知)我)`,
        'u',
      ),
    },
    {
      class: 'anchor',
      where: 'always',
      in: 'text',
      pattern: /(?<word>[\p{Script=Han}]{0,4}(?:[会课议牙试赛饭]|结束|完成)(?:之|以)?后的?(?:第二|次|隔|转)[天日])/u,
    },
    { class: 'anchor', where: 'timed', pattern: new RegExp(`提[前早]${LENGTH}`) },
    // 春节后第一个周一: the first of what, where that was not read.
    {
      class: 'anchor',
      where: 'timed',
      in: 'text',
      pattern:
        /(?<word>[\p{Script=Han}]{1,6}?(?:之|以)?(?:[后前]|(?<=[后前])的)(?:第|首|最后|倒数)[一二两三四五六七八九十\d]{0,2}个?(?:天|工作日|(?:周|星期|礼拜)[一二三四五六日天末]?|月))/u,
    },
    {
      class: 'anchor',
      where: 'timed',
      pattern:
        /第[一二三四五六七八九十\d]{1,2}个工作日|最后一?个工作日|首个工作日|[节假]期?(?:之|以)?[前后](?=第|最后|首|的|[一二三\d])/,
    },
    {
      class: 'anchor',
      where: 'always',
      in: 'text',
      pattern: new RegExp(
        `(?<word>[\\p{Script=Han}]{0,4}(?:${DONE})(?:(?:${LENGTH})(?:之|以|过)?[前后]|(?:之|以)?后的?(?:再|过|大概)*${LENGTH}))(?!台|面|门)`,
        'u',
      ),
    },
  ],
  counted: [
    '[个只条张本斤克盒袋瓶杯份件套台部集章页遍次篇题道人位名口家间把枝支根块片包箱桶罐碗盘串双对副块元角毛分折度级排层楼栋号室班组队路线届期版季倍吨米里寸尺升顿趟回圈节堂门场幅首封笔单股码列棵朵头匹群批款项种样栏行格步点岁]',
    '公[斤里分]|千[克米卡]|毫[升米]|[mkc]?[gml](?![a-z])|k[gm]|[gmkt]b|寸|英|平|周年|年级|万|亿|千|百|%|天|周|月|年|小时|分钟|个?月',
  ],
  labels: [
    '预算|价格|金额|人均|费用|押金|单价|[室号第版版级房间楼层组班座门厅路线站区口卷期章题桌车组步档阶段代型级Ⅰ]|v|no\\.?|[a-z]',
  ],
};
