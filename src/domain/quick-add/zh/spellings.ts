import { readNumber } from '../../phrases/frames/numerals.ts';
import { MISTYPED } from '../../phrases/zh/respelt.ts';
import { moreDays } from '../../phrases/zh/weekday-lists.ts';
import type { Spellings } from '../frames/language.ts';
import { HOURS_OF_DAYS } from './hours-of-days.ts';
import { saidBehind } from './said-behind.ts';
import { TOLD_AHEAD } from './told-ahead.ts';
import { TOLD_AT, toldAt } from './told-earlier.ts';

/** `12-08 14:00`. */
const MONTH_DAY =
  /(?<=(?<![\d-])(?:0?[1-9]|1[0-2]))-(?=(?:0?[1-9]|[12]\d|3[01])\s+(?:[上下中]午|早上|晚上)?\d{1,2}[:：点])/g;

/** 12.5之前, 12.5 下午3点 */
const DOTTED =
  /(?<=(?<![\d.])(?:1[0-2]|[1-9]))\.(?=(?:[12]\d|3[01]|[1-9])\s*(?:(?:之前|前|以前)(?!的)|[上下中]午|早上|晚上|\d{1,2}[:：点]|截止|到期|号|日))/g;

/** 开个15分钟的会 */
const MEASURE = new RegExp(
  [
    '(?<=[开有来搞约弄做打])个(?=[\\d一二两三四五六七八九十半]{1,4}个?半?(?:小时|分钟|钟头|刻钟))',
    '(?<=小时|分钟|钟头|刻钟)的(?=[^\\s]{0,3}(?:会|课|培训|面试|电话|讨论|评审|训练|瑜伽))',
  ].join('|'),
  'g',
);

/** 10点评审: no 点评. */
const REVIEW = /(?<=[\d一二两三四五六七八九十][点分刻]|点半)(?=评审)/g;

/** 每天早7晚10吃药: what takes a moment is done at both, and not from the one to the other. */
const MOMENT =
  '提醒|叫我|吃药|服药|用药|吃[一二两三\\d]?[片粒颗]|量(?:血压|体温|血糖)|测(?:血糖|血压)|滴眼|打卡|遛狗|喂|浇|刷牙';
const OF_MORNING = '早上?(?:\\d{1,2}|[五六七八九十])点?半?';
const TWICE = new RegExp(
  `(?<=(?:${MOMENT}).*${OF_MORNING})(?=晚上?(?:\\d|[六七八九十]))|(?<=${OF_MORNING})(?=晚上?(?:\\d|[六七八九十]).*(?:${MOMENT}))`,
  'g',
);

/** 每天八点跑步，12月31日结束: what repeats goes on until then. */
const ENDS_ON =
  /(?<=(?:每|天天|隔).{0,60}[,，;；]\s?)(?=(?:明年|今年|后年|\d{4}年)?(?:\d{1,2}|[一二三四五六七八九十]{1,2})月(?:(?:\d{1,2}|[一二三四五六七八九十]{1,3})[号日]|[底末])(?:就)?(?:结束|截止|为止|停止?)(?=$|[,，。;；!！\s\ue000啊吧哦]))/g;

/** 到1月20号期末考试为止每天…: the day says until when, and what there is on it begins nothing. */
const UNTIL_NAMED =
  /(?<=[到至]\s?(?:(?:明年|今年|后年|\d{4}年)?(?:\d{1,2}|[一二三四五六七八九十]{1,2})月(?:\d{1,2}|[一二三四五六七八九十]{1,3})[号日]|[这本下]*(?:周|星期|礼拜)[一二三四五六日天]|[这本下]*个?月底|年底|(?:明|后|大后)天))[\p{Script=Han}a-z]{2,8}?(?=为止[,，\s]*(?:每|天天|隔|逢|工作日|周末))/giu;

/** What sounds alike or stands beside on the keys, where nothing else can be meant. */
const SLIPS = [
  { pattern: /下[五舞无吴务武](?=\s?(?:\d{1,2}\s?[:：点]|[一二两三四五六]点))/g, by: '下午' },
  { pattern: /上[五舞无吴务武](?=\s?(?:\d{1,2}\s?[:：点]|[七八九十]{1,2}点))/g, by: '上午' },
  { pattern: /中[五舞无](?=\s?(?:\d{1,2}\s?[:：点]|十[一二]点))/g, by: '中午' },
  { pattern: /晚[尚伤商](?=\s?(?:\d{1,2}\s?[:：点]|[六七八九十]{1,2}点))/g, by: '晚上' },
  { pattern: /早[尚伤商](?=\s?(?:\d{1,2}\s?[:：点]|[五六七八九十]{1,2}点))/g, by: '早上' },
  { pattern: /(?<![我你他她们咱])俩(?=点)/g, by: '两' },
  { pattern: /(?:星其|星起|兴期|礼败)(?=[一二三四五六日天])/g, by: '星期' },
  { pattern: /名天(?=[早晚上下中\d])|明夭/g, by: '明天' },
  { pattern: /后夭|候天(?=[早晚上下中\d])/g, by: '后天' },
  { pattern: /(?:提星|题醒|提行|提醒醒|踢醒)(?=我)/g, by: '提醒' },
  { pattern: /(?<=\d{1,2}|[一二两三四五六七八九十])(?:典|电)(?=半|钟)/g, by: '点' },
  {
    pattern:
      /(?<=(?:早上|[上中下]午|晚上|凌晨)\s?(?:\d{1,2}|[一二两三四五六七八九十]{1,2}))(?:典|电(?![话影动脑])|店(?!铺))/g,
    by: '点',
  },
  { pattern: /(?<=开.{0,4}会)仪(?!式)/g, by: '议' },
] as const;

const WEEKDAYS = '一二三四五六日';
/** 下周三四五: several days of one week. Without 下 or 这 they are those of each week. */
const DAYS_TOGETHER = new RegExp(
  `(?:[下这本上]{1,2}个?)(?:周|星期|礼拜)[一二三四五六]${moreDays('[、,，]')}{1,6}(?![点月号个天时年级刻楼期共起次直定般样半、,，]|[一二三四五六七八九十])(?!.{0,2}[点:：])`,
  'g',
);

/** Behind a number and 号: what is numbered so. Of 房租 the day is one. */
const NO_DAY = '[楼线院门馆库仓机桌店]|房(?![租贷东价款])|会议|航站';

/** 12月3、4、5号, 3号4号5号: each day of a list, the 号 said once or with each. */
const DATES_TOGETHER = new RegExp(
  `(?<![\\d.:：/-])\\d{1,2}(?:(?:[、,，和及]\\s?\\d{1,2}){1,6}[号日]|(?:[号日][、,，和及]?\\s?\\d{1,2}){2,6}[号日])(?!${NO_DAY})`,
  'g',
);
/** 十五十六号, 十五、十六两号: numerals of days in a row, which are read one by one. */
const DAY_NUMERAL = '(?:二十|三十|十)[一二三四五六七八九]?|[一二三四五六七八九]';
const NUMERALS_TOGETHER = new RegExp(
  `(?<![零〇一二三四五六七八九十百\\d第初])(?:(?:${DAY_NUMERAL})[、,，和及]?){1,5}(?:二十|三十|十)[一二三四五六七八九]?[两二三]?[号日](?!${NO_DAY})`,
  'g',
);

/** As many days in a row as the numerals say; what can be none is left as it is (二十一号). */
function numeralsApart(said: string): string {
  const numerals = said.replace(/[两二三]?[号日]$/u, '').match(new RegExp(DAY_NUMERAL, 'g')) ?? [];
  const days = numerals.map((one) => readNumber(one) ?? 0);
  const isRow = days.length > 1 && days.every((one, at) => at === 0 || one === (days[at - 1] ?? 0) + 1);
  return isRow ? days.map((one) => `${one}号`).join('、') : said;
}

/** An hour of each follows. */
const HOUR_NEXT =
  /^[^,，。;；\d]{0,4}(?:[早晚]|[上中下]午|凌晨|傍晚|\d{1,2}\s?[:：点]|[一二两三四五六七八九十]{1,3}点)/;

const CLOCK_SAID =
  '(?:(?:第二天|次日|翌日|当[天晚])\\s?)?(?:凌晨|清晨|早上|上午|中午|下午|傍晚|晚上|夜里)?\\s?(?:\\d{1,2}[:：][0-5]\\d|(?:\\d{1,2}|[一二两三四五六七八九十]{1,3})点(?:半|一刻|三刻|[0-5]?\\d分?|[二三四五]?十[一二三四五六七八九]?分?|零[一二三四五六七八九]分?)?)';
const HOUR_BEFORE = '(?:[:：][0-5]\\d|点(?:[半钟整]|[0-5]\\d|[二三四五]?十[一二三四五六七八九]?分?)?)';
const OVER =
  '(?:(?:能|可以|会|才能?)?(?:结束|散场|散会|收工|完事|收场|散伙|解散|下课|搞定|弄完|做完)|[能才](?:完|散|走|收))';
const BY_WAY_OF = '(?:火车|高铁|动车|飞机|航班|大巴|轮船|轮渡|出发|开车|自驾|[坐乘搭飞])';
const ARRIVED = '(?:抵达|到达|到站|落地|降落|到)';
const BACK = '(?:才|就)?(?:回来|返回|返校|返程)';
const ABOUT = '(?:大概率?|差不多|大?约|预计|估计|应该|可能|多半|起码|至少|怕是|恐怕|也许)';
const AROUND = `${ABOUT}?(?:就|也)?(?:得|要|会)?`;

/** 七点聚餐，估计得吃到九点半: how sure it is is no part of until when. */
const ABOUT_UNTIL = new RegExp(
  `(?<=${HOUR_BEFORE}[^,，。;；\\d]{0,20}[,，]\\s?)(?:我)?(?:${ABOUT}(?:就|也)?(?:得|要|会|能)?|(?:得|要|会))(?=\\p{Script=Han}{0,2}到${CLOCK_SAID})`,
  'gu',
);

/** 七点聚餐，九点半散场; 明晚10点飞广州，次日1点到: the hour at which it ends. */
const ENDS_AT = new RegExp(
  [
    // A train there and one back are two.
    `(?<=${HOUR_BEFORE}(?:(?!${BY_WAY_OF})[^,，。;；\\d]){0,20})[,，]\\s?(?:到|${AROUND})?${CLOCK_SAID}(?:钟|左右)?${BACK}(?:了|吧)?`,
    `(?<=${HOUR_BEFORE}[^,，。;；\\d]{0,20})[,，]\\s?(?:到|${AROUND})${CLOCK_SAID}(?:钟|左右)?(?:就|准时)?${OVER}(?:了|吧)?`,
    `(?<=${HOUR_BEFORE}[^,，。;；\\d]{0,12}${BY_WAY_OF}[^,，。;；\\d]{0,12})[,，]\\s?${AROUND}${CLOCK_SAID}(?:钟|左右)?(?:就|准时)?${ARRIVED}(?:了|吧)?`,
  ]
    .map((one) => `${one}(?=$|[,，。;；!！\\s])`)
    .join('|'),
  'g',
);

const NOT_ITS_HOUR = new RegExp(
  `^[,，]\\s?(?:到|${AROUND})|(?:就|准时)?(?:${OVER}|${ARRIVED}|${BACK})(?:了|吧)?$`,
  'g',
);

/** Dates in a row without an hour are one stretch, others one by one. */
function datesApart(said: string, after: string): string {
  const each = said.match(/\d+/g) ?? [];
  const isRow = each.length > 2 && each.every((one, at) => at === 0 || Number(one) === Number(each[at - 1]) + 1);
  return isRow && !HOUR_NEXT.test(after) ? `${each[0]}号到${each.at(-1)}号` : each.map((one) => `${one}号`).join('、');
}

/** 这周就行 */
const untilItsEnd = (said: string): string =>
  said.includes('月') ? '到这个月底' : said.includes('年') ? '到今年年底' : '到这周日';

/** Whole days in a row are one stretch, others and those with an hour one by one. */
function daysApart(said: string): string {
  const [, week = '', days = ''] = /^(.*?(?:周|星期|礼拜))(.*)$/.exec(said) ?? [];
  const each = [...days.replace(/[、,，]/g, '').replace('天', '日')];
  const isRow = WEEKDAYS.includes(each.join(''));
  return isRow
    ? `${week}${each[0]}到周${each.at(-1)}`
    : each.map((day, at) => `${at === 0 ? week : '周'}${day}`).join('、');
}

/** 提前三小时出发, 提前一晚把西装熨好: what is done ahead is to be reminded of then. */
const DONE_AHEAD =
  /(?<=[,，;；。]\s?提[前早](?:[半一两二三四五六七八九十\d]{1,3}个?半?(?:小时|钟头|分钟|刻钟|天|周|星期|礼拜|月)|一晚|一天晚上))(?=(?:就|要|得|先)?(?:出发|出门|动身|去|走|到(?!期|账|货|[\d一二两三四五六七八九十]|$|[,，。;；!！])|把|准备(?!时间)|买|订|预约|打包|收拾|打印|跟|和|约|联系|办|续|换|检查|复习|确认|备|领|取|拿|试|印|练|熟悉|踩点|热身|禁食|泡|腌|洗|煮|充|查|清点|整理|通知|发|看|做(?!完)|列|提交|交(?!付)|下单|包|布置|登记|缴|付|选|挑|写|化妆|打扮|签到|安检|开播|测试|调试|彩排|候场|热场|登录)(?![^,，。;；]{0,12}(?:提醒|叫我|通知|喊我)))/gu;

/** 每天下午三点喝水，这周就行: until when it goes on. */
const ONLY_THIS =
  /(?<=每[^。;；]{2,40}[,，]\s?)(?:就|只|仅)?(?:这个?|本|今(?=年))(?:周|星期|礼拜|月|年)(?:内|以内|里|期间)?(?:就?(?:行|好|够|可以)了?|为止|有效|(?<=[就只仅].{2,5}))(?=$|[,，。.!！\s])/g;

/** 一三五健身，二四六游泳: days of each week. */
const DAYS_OF_WEEK =
  /(?<![周期拜末逢一二三四五六七八九十百第月年\d][、,，]?)(?:一三五|二四六|一三五日|二四六日)(?=[\p{Script=Han}])(?![号日点月班楼年级期十])/gu;

export const spellings: Spellings = {
  words: [
    ...MISTYPED,
    // 帮我加上周三上午…，还有…
    {
      pattern:
        /^(?:请|麻烦|帮我|给我|你|再|[\s,，])*(?:加上|添加上?|加一下|记上|排上|安排上)\s?(?=[今明后大周下星礼\d一二三四五六七八九十])/,
      by: '',
    },
    // 提前两小时跟我说一声
    {
      pattern: /(?<=(?:提前[^,，。]{1,8}?|到时候?|到点))(?:跟|和|给)我(?:说|讲|吱|提)(?:一?声|一?下)/g,
      by: '提醒我',
    },
    ...SLIPS,
    // 头天晚上九点给我提个醒
    { pattern: /(?:给我|跟我)?提个?醒儿?(?=$|[,，。!！\s])/g, by: '提醒我' },
    { pattern: /(?<=[,，]\s?)头天(?=(?:晚上?|早上?|上午|中午|下午|傍晚)[^,，。]{0,8}(?:提醒|叫|喊))/, by: '前一天' },
    // 每月头一个周六, 每季度头一个月
    {
      pattern: /头一?个(?=(?:周|星期|礼拜)[一二三四五六日天]|工作日)|(?<=每(?:一?个)?季度?的?)头一?个(?=月)/g,
      by: '第一个',
    },
    ...saidBehind,
    // 标签写“进货”
    { pattern: /标签(?:写|是|打|用|为)?[“"「](?<tag>[\p{L}\p{N}]{1,20})[”"」]/gu, by: '#$<tag>' },
    { pattern: ABOUT_UNTIL, by: '' },
    // 12月2号跟伦敦客户通话，他们那边下午三点: the only hour that is said.
    {
      pattern:
        /(?<=^(?:(?![点:：]\d|[一二两三四五六七八九十\d]点)[^。;；]){2,60}[,，]\s?)(?:他们|对方|客户|人家|那边|那头)(?:那边|那头|那里|当地)?的?(?:时间)?(?:是)?(?=(?:[下这本]?个?(?:周|星期|礼拜)[一二三四五六日天]|[今明后]天|\d{1,2}月\d{1,2}[号日])?(?:凌晨|清晨|早上|上午|中午|下午|傍晚|晚上|夜里)?(?:\d{1,2}|[一二两三四五六七八九十]{1,3})(?:点半?|[:：][0-5]\d)(?:$|[,，。!！\s]))/u,
      by: '当地时间',
    },
    // …，再提醒我…
    { pattern: /(?<=^|[,，;；。]\s?)再(?=(?:提醒|通知|叫)我)/, by: '' },
    // 下周六健身房全天封场维护
    {
      pattern:
        /^(?<what>[^,，。]*\p{Script=Han}{2})(?:一整天|全天)(?!候|班|制)(?<then>\p{Script=Han}{2}[^,，。;；]*)$/u,
      by: '$<what>$<then>，全天',
    },
    // 下午一点到三点培训，放在12月2号
    {
      pattern:
        /(?<=^(?:(?![每逢]|天天|工作日)[^。;；]){3,60}[,，]\s?)(?:就|先)?(?:放|定|安排|排|约|订)(?:在|到|于)(?=(?:(?:下|这|本)*个?(?:周|星期|礼拜)[一二三四五六日天]|[今明后]天|(?:\d{1,2}月)?\d{1,2}[号日])(?:$|[。!！\s]))/g,
      by: '',
    },
    // 跟伦敦开会，周四下午四点，按他们的时间
    {
      pattern:
        /(?<=[,，\s])(?:按照?|用|以|照)(?:他们|对方|客户|人家|那边|那头|当地)(?:那边|那头|那里)?的?(?:当地)?时间(?:算|来|为准)?(?=$|[,，。!！\s])/,
      by: '当地时间',
    },
    // 每天中午十二点半提醒我给宝宝喂奶，晚上八点也要: at both hours.
    {
      pattern: new RegExp(
        `^(?<days>(?:每[天日]|天天|每个?(?:工作日|周末))(?:都)?)(?<first>${CLOCK_SAID})(?<rest>[^,，。;；]{2,40})[,，]\\s?(?<second>${CLOCK_SAID})(?:还|也)(?:要|得|有|来|提醒|叫|一样|同样|需要)*(?:再)?(?:一[次遍回]|提醒我?|叫我)?(?=$|[。.!！])`,
      ),
      by: '$<days>$<first>和$<second>$<rest>',
    },
    // 每天早上6点40一次，晚上9点一次: at both hours.
    {
      pattern: new RegExp(
        `(?<=(?:每[天日]|天天).{0,8}?)(?<first>${CLOCK_SAID})(?:各)?一[次回遍][,，、]?\\s?(?<second>${CLOCK_SAID})一[次回遍]`,
      ),
      by: '$<first>和$<second>',
    },
    // 修图，12月1号前给: by when it is done, and nothing more to do.
    {
      pattern:
        /(?<=[^\s,，:：;；。]{2}[,，]\s?[^,，。;；:：]{0,8}(?:[号日天一二三四五六末底\d]|点半?|[早晚下上中][上午])(?:之|以)?前)(?:一定|必须|务必|就|都)?(?:要|得)?(?:给(?:我|他们?|她|对方|人家|客户|甲方|老板)?|交(?:上去|上|了|付)?|弄[完好]|做[完好]|搞[定完]|完成)(?:就(?:行|好))?(?=$|[,，。;；!！\s])/g,
      by: '',
    },
    // 明天开始早七点、晚九点滴眼药水，滴到月底: every day until then.
    {
      pattern:
        /(?<=(?:天|[周期拜][一二三四五六日]|[号日])(?:开始|起)[,，]?)(?=(?:早上?|上午|中午|下午|晚上?)(?:\d{1,2}|[一二三四五六七八九十]{1,3})点[^。;；]{2,40}[,，]\s?(?:一?直|连续|坚持)?\p{Script=Han}{0,2}到(?:这?个?月|年|[下本这]?周|\d|[一二三四五六七八九十]))/u,
      by: '每天',
    },
    // 从这周五开始算，…
    { pattern: /(?<=从[^,，。;；]{1,16}?(?:开始|起))(?:算|计)(?:起)?(?=$|[,，。;；\s])/g, by: '' },
    // 年假从12月21号休到25号, 从12月1号住到5号: the verb stands between the two days.
    { pattern: /(?<=假期?从[^,，。]{1,10}?[号日天一二三四五六末底])(?:休|放|请)(?=到)/, by: '' },
    {
      pattern:
        /(?<=从[^,，。]{1,10}?[号日天一二三四五六末底])(?<verb>休|放|请|住|玩|待|呆|忙|出差|度假|旅游|培训)到(?<to>[^,，。]{1,10}?[号日天一二三四五六末底])(?=$|[\s,，。])/,
      by: '到$<to>$<verb>',
    },
    // 从12月28号开始休假，休到1月3号
    {
      pattern:
        /(?<=从[^,，。]{1,10}?[号日天一二三四五六末底])(?:开始|起)(?<verb>\p{Script=Han}{1,4})[,，]\s?(?:一?直)?\p{Script=Han}到(?<to>[^,，。]{1,10}?[号日天一二三四五六末底])(?=$|[\s,，。])/u,
      by: '到$<to>$<verb>',
    },
    { pattern: UNTIL_NAMED, by: '' },
    { pattern: ONLY_THIS, by: untilItsEnd },
    { pattern: DONE_AHEAD, by: '提醒我' },
    // 接下来十天每天…: so many times, of which the first may be tomorrow.
    {
      pattern:
        /(?:从?现在(?:开始|起)|接下来|未来|今后|往后|后面)的?(?<days>[一二两三四五六七八九十\d]{1,3})天(?:内|里)?[,，]?(?=每[天日早晚]|天天|[早上中下晚]{1,2}[午上]?[零一二两三四五六七八九十\d]{1,3}点.{0,3}[、和跟及,，早中下晚][^,，。]{0,3}点)/g,
      by: '连续$<days>天',
    },
    // 每天背单词，坚持到四级考试12月19号: the day says until when.
    {
      pattern:
        /(?<=每[^。;；]{2,40}[,，]\s?(?:(?:一?直|坚持|持续|连续)?\p{Script=Han}?到|截至|截止到))[\p{Script=Han}a-z]{2,8}?(?:那天|当天)?[(（,，]?(?=(?:明年|今年)?(?:\d{1,2}|[一二三四五六七八九十]{1,2})月(?:\d{1,2}|[一二三四五六七八九十]{1,3})[号日][)）]?(?:为止|结束)?[。!！]?$)/giu,
      by: '',
    },
    // 7月8月不开: both of them.
    {
      pattern:
        /(?<=(?<![\d一二三四五六七八九十])(?:\d{1,2}|[一二三四五六七八九十]{1,2})月)(?=(?:\d{1,2}|[一二三四五六七八九十]{1,2})月(?![\d一二三四五六七八九十初上中下底末]))/g,
      by: '和',
    },
    // …，地点再定: none is said.
    { pattern: /[,，]\s?(?:地点|位置|地址|地方)(?:是)?(?:再|待|未|另)(?:定|说|议|行通知)(?=$|[,，。.!！\s])/g, by: '' },
    // 估计要半天: so long does it take, as half a day's work.
    {
      pattern: /(?<=(?:估计|大概|大约|预计|预估|差不多|可能)(?:要|得|需要?|花|用){0,2})半天(?=$|[,，。;；!！\s])/g,
      by: '4小时',
    },
    // 过阴历腊月十八的生日
    {
      pattern: /过(?=(?:阴历|农历|阳历|公历|[正一二三四五六七八九十冬腊\d]{1,2}月)[^,，。;；]{0,8}(?:的)?生日)/g,
      by: '',
    },
    // 儿子2018年8月30号生的，每年…: it is his birthday.
    {
      pattern:
        /(?<=(?:月|初|廿|十)[一二三四五六七八九十\d]{0,3}[号日]?)(?:出生|生)的?(?=[,，]\s?每年)(?:[,，]\s?每年(?:都)?(?:给|帮)[他她](?:过|庆祝)生日)?/g,
      by: '生日',
    },
    // 每天喝八杯水，每两小时提醒一次: told so often of the one.
    {
      pattern:
        /每天(?<matter>[^,，。;；\d点]{2,12})[,，]\s?(?<each>每隔?[一两二三四五六半\d]{0,2}个?(?:小时|分钟|钟头|刻钟))(?:提醒|叫|喊)我?(?:一?[次下声遍])?(?=$|[,，。!！])/g,
      by: '$<each>提醒我$<matter>',
    },
    // …，提前半小时到: to be told then.
    {
      pattern:
        /(?<=[,，;；。]\s?提[前早](?:[半一两二三四五六七八九十\d]{1,3}个?半?(?:小时|钟头|分钟|刻钟)))(?:就|要|得|先)*(?:到场?|到达|过去|出门|出发)(?=$|[,，。;；!！])/g,
      by: '提醒我出发',
    },
    {
      pattern:
        /(?<=[,，;；。]\s?提[前早](?:[半一两二三四五六七八九十\d]{1,3}个?半?(?:小时|钟头|分钟|刻钟)))(?:就|要|得|先)*(?:进|入场|上线|进场)(?=$|[,，。;；!！])/g,
      by: '提醒我',
    },
    { pattern: TOLD_AT, by: toldAt },
    ...TOLD_AHEAD,
    { pattern: HOURS_OF_DAYS, by: '每天' },
    // 每个工作日…，放假就不用了; …生日，年年都过
    {
      pattern:
        /(?<=每[^,，。;；]{1,40})[,，]\s?(?:法定)?(?:放假|节假日|假期|过节)(?:的时候|那天|期间)?(?:就|都|也)?(?:不用|不要|别|免)(?:提醒|叫|管)?我?了?[。.!！\s]*$/,
      by: '，节假日除外',
    },
    {
      pattern: /(?<=生日|周年|纪念日|忌日)[,，]\s?(?:年年|每年)都?(?:要|得)?(?:过|庆祝|办|有)的?[。.!！\s]*$/,
      by: '，每年',
    },
    { pattern: DAYS_OF_WEEK, by: (said) => `每周${said}` },
    { pattern: /(?<=[从自打][^,，。;；]{2,14}?)(?:开始)?(?:算起|起算|计起)/g, by: '起' },
    // 腊月二十三扫房子，二十四贴春联: of the same month.
    {
      pattern:
        /(?<=(?<!每年[^,，。;；]{0,4})(?<month>正月|腊月|冬月)(?:初|十|廿|二十|三十)[^,，。;；\d]{1,14}(?:[,，;；]\s?(?:初|十|廿|二十|三十)[^,，。;；\d]{1,14}){0,6}[,，;；]\s?)(?=(?:初[一二三四五六七八九十]|十[一二三四五六七八九]|廿[一二三四五六七八九]?|二十[一二三四五六七八九]?|三十)(?![号日点个月天次块元岁分斤人号年多几])[\p{Script=Han}])/gu,
      by: '$<month>',
    },
    // 每天吃两次药，早上八点和晚上八点: so many times a day.
    {
      pattern:
        /(?<=每[天日])(?:都|要|得)?(?<verb>[吃服喂打量测滴涂抹喷敷遛换刷])(?<times>[两二三四]|[2-4])[次回遍顿](?=[\p{Script=Han}])/gu,
      by: '$<times>次$<verb>',
    },
    // 两天后交稿，交稿前一晚提醒我: the thing is named once more.
    {
      pattern:
        /(?<thing>[\p{Script=Han}a-z]{2,6})(?<mark>[,，]\s?)在?\k<thing>(?:开始|开场|起飞)?的?(?=(?:前|提前)(?:[一两二三四五六七\d半]{1,3})?个?(?:天|晚|周|星期|小时|钟头|分钟|刻钟|月)[^,，。;；]{0,8}(?:提醒|叫|通知))/giu,
      by: '$<thing>$<mark>',
    },
    // 每周三例会，每次提前10分钟提醒我: as reminders of a series do
    { pattern: /(?<=[,，。;；\s])每次都?(?=(?:要|得|记得|请)?(?:提前|提早)[^,，。;；]{1,8}(?:提醒|叫|通知))/g, by: '' },
    { pattern: DAYS_TOGETHER, by: daysApart },
    { pattern: NUMERALS_TOGETHER, by: numeralsApart },
    { pattern: DATES_TOGETHER, by: datesApart },
    { pattern: ENDS_AT, by: (said) => `，到${said.replace(NOT_ITS_HOUR, '')}` },
  ],
  rewrites: [
    { pattern: MONTH_DAY, by: '/' },
    { pattern: DOTTED, by: '/' },
    { pattern: MEASURE, by: ' ' },
  ],
  inserts: [
    // 每周一三五浇花，二四六换水
    {
      pattern:
        /(?<=(?:周|星期|礼拜)[一二三四五六日天、]{2,7}[^,，。;；一二三四五六日]{1,10}[,，;；]\s?)(?=[一二三四五六]{2,3}日?[^点时个号月次天周期分秒年楼层组班人十百千万一二三四五六日,，\d])/g,
      word: '每周',
    },
    { pattern: REVIEW, word: ' ' },
    { pattern: TWICE, word: '和' },
    { pattern: ENDS_ON, word: '到' },
  ],
};
