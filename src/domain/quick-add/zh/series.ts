import { LENGTH, EACH as OFTEN, PLACED, type SeriesWords, TERM, TIME } from '../frames/series-words.ts';

const LEAD =
  '(?:不过|但是?|只是|就是|只有|其中|中间|期间|寒假|暑假|另外|然后|而且|还有|我们?|咱们?|他们?|她们?|大家|(?:老师|教练|大夫|医生|领导)(?:说|让)?|这[轮期次]|先|就|都|也|计划|打算|准备|预计|大概|估计|应该|得|要|从|自|打|到时候?|遇到?|碰到?|碰上|赶上|逢|(?:连|加上?|包括|算上)这\\p{Script=Han})*';
const EACH = '[次回节堂场趟针期天遍]';
/** A time, or days that come again. */
const TIMES = `[${TIME}${PLACED}]`;
const FIRST = `(?:第一|头一?|首)个?${EACH}课?`;
const LAST = `最后一?${EACH}课?`;
const BEGUN =
  '(?:正式|才|再|先|就|去)*(?:开始|起算|算起|开[课班营讲练播跑工训业学诊赛张]|启动|动工|入学|报到|\\p{Script=Han}?起(?![床飞身草跑来]))(?:算|\\p{Script=Han}{0,1})?';
const THAT = `(?:那一?(?:${EACH}|周|个?周末|个?星期|个?礼拜|个?月|阵子?)|[两几三二]天|当天|这几?(?:${EACH}|周)|的(?:那一?${EACH}|课)?)?`;
/** 不上, 停一次, 别响了. What must not be read so: 不错, 不同. */
const NOT_THEN =
  '(?:(?:那[一两二三几]?[天次周月]|当天)?(?:就|都|也|先|则|全)*(?:不(?![错同断管论超低得])\\p{Script=Han}{1,4}?|停(?![车])\\p{Script=Han}{0,3}?|没有?(?:课|会|班|训练|活动)|别(?:再)?\\p{Script=Han}{1,3}?|\\p{Script=Han}{1,3}不(?:了|成)|歇着?|休息?|放假|免|空着|跳过|取消|暂停|算了|除外|例外|请假|轮空|作罢|掠过|略过)(?:一[天次节回])?(?:了|吧|啦|掉)*)';
const DONE = '(?:就|便|即|才)?(?:行|好|够|可以|完事?|结束|停|为止|拉倒|打住|毕业|结课|收工|搞定)?(?:了|啦|吧)*';
const NUMBER = '(?<number>\\d{1,3}|[一二两三四五六七八九十百]{1,4})';
/** 上到, 一直跑到; 改到 and 推到 move something. */
const GOES_TO = '(?:一?直|连续|坚持|持续|暂定|总共)*(?:(?![改挪推延移换调提顺])\\p{Script=Han}){0,3}?';

/** Is something of its own. */
const AWAY = '(?:出差|休假|请假|放假|旅游|住院|培训|度假|加班|值班)';

const form = (says: SeriesWords['forms'][number]['says'], pattern: string): SeriesWords['forms'][number] => ({
  says,
  pattern: new RegExp(`^${pattern}$`, 'u'),
});

export const series: SeriesWords = {
  often: /[每隔]|周[一二三四五六日天][到至]周|天天|年年|月月|周周/,
  leavesOut: /除|不|停|没/,
  dated: /[\d号日月]/,
  script: /\p{Script=Han}/u,
  repeats: [
    /[每隔逢]|(?:连[着续]?|坚持|持续|为期)[^\s,，]{0,2}[一二两三四五六七八九十\d]+个?[天周晚月]|天天|工作日|周周|月月|年年|(?:周|星期|礼拜|[一二三四五六日])[一二三四五六日天]/,
  ],
  breaks: /[，；。！!（）()\n]+\s*|[,;]\s*/g,
  clings:
    /^(?:(?:之前|以前|前)(?!台|面|端)|开始|[做搞开来弄办]一[次遍回](?!性|会)|\p{Script=Han}{0,3}一[次遍回](?=$|[,，]))/u,
  joints: { plain: ['[和跟与及]|以及|还有'], more: ['\\p{Script=Han}{1,3}(?=[,，、])'], by: '、' },
  movedOff:
    /(?:碰|遇|赶|逢|要是|如果|落在|撞上).{0,8}(?:周末|双休|节假|假期|假日|周[六日]).{0,8}(?:顺延|提前|往后|往前|推迟|延)/,
  partOfDay: [
    [/今[早晚](?!\s?[\d一二两三四五六七八九十]+[点:：])/g, '今天'],
    [/明[早晚](?!\s?[\d一二两三四五六七八九十]+[点:：])/g, '明天'],
    [
      /(?<=天|[号日末]|[周期拜][一二三四五六日天])(?:早上|早晨|上午|中午|下午|傍晚|晚上|夜里)(?!\s?[\d一二两三四五六七八九十]+[点:：])/g,
      '',
    ],
  ],
  present: /^(?:今年|明年|去年|(?:这|本|上)个?(?:月|周|星期)|这次)$/,
  reasons:
    /^(?:[我他她它]们?|咱们?|其他|其余|别的|因为|老师|教练|那[天次周]|当天|照常|正好|刚好|(?:都|就)?不\p{Script=Han}{1,2}了?$|往后[补顺推]|顺延|也?不补|不用补|另外再补|随时|看情况|医生|大夫)/u,
  fromToday: /[这本下]个?(?:周|星期|礼拜)|[今明后]天/,
  stretch: /^(?:从|自)?(?<from>.+?)\s*(?:[到至~-])\s*(?<to>[^到至~-]+)$/,
  leftOver:
    /(?:头一?|最后一?)[次回节堂针]|第一[次回节堂针](?=[,，]|$)|连[着续]?[\d一二两三四五六七八九十]+[个天周次]|[,，]\s*(?:以后|往后|之后|剩下|其他|其余|也不|那[次回周天场]|这几|不|没|停|到|从|一?共|总共|连着|每)|^[^,，]{0,8}(?:不上|停课|停诊|停播|不去|不开|免了|算了|除外|照常|停掉)$|停掉$|先?试[一两几]?个?(?:周|礼拜|星期|月)|^(?:天天都?|都)给我|^那[场次节回]|^\p{Script=Han}$/u,
  lengthAlone:
    /[,，]\s*(?:连[着续]?|坚持|持续|为期|一?共|总共)\p{Script=Han}{0,2}[一二两三四五六七八九十\d]+个?(?:[天周晚月次回节堂]|星期|礼拜)(?=$|[,，])/u,
  own: /(?<=每(?:周|天|月|年|晚|个月|个?星期|个?礼拜))都(?=\p{Script=Han}{1,2}$)|每[次回节堂场班]课?(?=\p{Script=Han}{0,2}[\d一二两三四五六七八九十半])|[两二三几]天(?=不|停|没|别|放|休|就|都)|除了?|除去|除外|例外|以外|之外|取消|跳过|暂停|不(?:包括|含)|停\p{Script=Han}{0,2}|休息|放假|过年|不\p{Script=Han}{1,3}|别\p{Script=Han}{1,2}|[那当][天日]|从|自|开始|算起|起算|算起|起(?!床)|为止|截止|结束|最后一[次回节堂场趟针]|(?<![号日天月末底节夕十一二三四五六七八九前后]\s?|^)[到至]/gu,
  refersBack: new RegExp(`^(?:那[一两二三几]?[次天周回节]|当天|所以|就)+(?:${NOT_THEN})$`, 'u'),
  forms: [
    // 12月1号打到18号, 从12月对到明年5月
    form(
      ['begins', 'ends'],
      `${LEAD}${TIME}(?:${BEGUN}|${FIRST})?${GOES_TO}[到至]${TIME}(?:为止|止|结束|截止|停)?(?<why>\\p{Script=Han}{0,6})`,
    ),
    // 12月1号到25号, 12月8号到12号天天叫
    form(
      ['within'],
      `${LEAD}${TIME}(?:(?:天天|每天|每次|都|这段(?:时间|日子)|期间)+(?:(?![不停没别休放免除])\\p{Script=Han}){0,2})?`,
    ),
    // 之后每28天打一针, 每年都要记着
    form(
      ['each'],
      `${LEAD}(?:之后|以后|此后|然后|往后|后面|接着)(?:就|都|要)*[${OFTEN}${PLACED}](?:都|要|得|就|各|再)*\\p{Script=Han}{0,2}(?:一[针次回遍节])?`,
    ),
    form(['each'], `${LEAD}[${OFTEN}${PLACED}](?:(?:都|也|要|得|就)+\\p{Script=Han}{0,2})?`),
    // 明早算起滴10天
    form(['begins', 'goes-on'], `${LEAD}${TIME}(?:${BEGUN})(?:连续?|坚持)?\\p{Script=Han}{0,2}${TERM}${DONE}`),
    // 头一次是12月5号, 下一次12月3号
    form(['begins'], `${LEAD}(?:${FIRST}|下一?${EACH})(?:就|是|在|定|从|安排|放|[:：])*${TIME}(?:开始|起)?(?:去|上)?`),
    // 舞蹈课12月5号头一次, 12月5号开课
    form(
      ['begins'],
      `(?<matter>(?!${LEAD}${TIME})[^${TIME}${LENGTH}]{2,12}?|)${LEAD}${TIME}(?:[这那][天次回])?(?:就|先|是|算|去|上|来)*(?:${BEGUN}|${FIRST})`,
    ),
    // 最后一次是1月23号, 到明年6月为止
    form(['ends-with'], `${LEAD}\\p{Script=Han}{0,3}到${TIME}(?<why>\\p{Script=Han}{0,4}?)(?:为止|止)`),
    form(['ends-with'], `${LEAD}${LAST}(?:就|是|在|定|安排|[:：])*${TIME}`),
    form(
      ['ends'],
      `${LEAD}${TIME}(?:那[天次回节]|当天)?(?:就|是|\\p{Script=Han}{0,2}?)(?:${LAST}|结束|截止|为止|收[官尾队工场]|散[学场]|结课|结营|结业|毕业|到期|收班)(?:了|啦)?`,
    ),
    // 一直带到12月17号, 到1月16号放假为止
    form(
      ['ends'],
      `${LEAD}${GOES_TO}(?:[到至]|截至|截止到?)(?:\\p{Script=Han}{2,8}?(?=${TIME}))?${TIME}(?:那天|当天)?(?<why>\\p{Script=Han}{0,6}?)(?:为止|止|结束|截止|完|停|收)?(?:就行|就好|了)?`,
    ),
    // 跳过12月26号, 除了12月27号我在外地
    form(
      ['leaves-out'],
      `${LEAD}(?:除了?|除去|不包括|不含|跳过|避开|除开)${TIMES}${THAT}(?<why>\\p{Script=Han}{0,10}?)(?:以外|之外|外|除外|不算|${NOT_THEN})?`,
    ),
    // 12月那次不盘: of this year only.
    form(
      ['leaves-out-once'],
      `${LEAD}${TIME}(?:份)?(?:的?那一?${EACH}|的(?=取消)|(?=取消))(?<why>\\p{Script=Han}{0,10}?)${NOT_THEN}`,
    ),
    // 11月12月都交过了: what is done is no time to come.
    form(
      ['leaves-out-once'],
      `${LEAD}${TIME}(?:那[期次回]|份)?的?(?<why>(?:都|已经?|早)\\p{Script=Han}{1,4}[过完]?了|(?:会计|老公|老婆|妈|爸|室友)?已经?\\p{Script=Han}{1,4}了)`,
    ),
    // 26号停一次, 12月24号教室被占了那天不上
    form(
      ['leaves-out'],
      `${LEAD}${TIMES}${THAT}(?<why>[\\p{Script=Han},\\s]{0,14}?)${NOT_THEN}(?:[,]?往后顺延?|[,]?顺延)?`,
    ),
    // 一共练八次, 打满5针, 上10节就结课
    form(
      ['counts'],
      `${LEAD}(?!.*(?:每|一[次天周]|提醒|通知|响|叫))(?:一?共|总共|拢共|合计|前后|一期|一个?疗程|总计|全部|只|仅|有|是|连续?|坚持)*\\p{Script=Han}{0,2}?[满够足完]?${NUMBER}(?:个)?(?:[次回遍节堂趟场针期轮]|回合)课?${DONE}`,
    ),
    form(
      ['counts'],
      `(?<matter>[^${TIME}${LENGTH}]{2,12}?)(?:(?:报|买|订|约)了|一?共|总共|要\\p{Script=Han}|还?剩下?)${NUMBER}(?:[次节堂]|课时)课?`,
    ),
    // 每次45分钟, 一节课两小时, 55分钟一节
    form(
      ['lasts'],
      `(?:每|一)(?:次|回|节|堂|场|趟|班)(?:课|会)?\\p{Script=Han}{0,2}?[${LENGTH}${TERM}](?:左右|的样子)?`,
    ),
    form(['lasts'], `${LENGTH}(?:一|每)(?:次|回|节|堂|场|趟)课?`),
    // 连训三周, 坚持30天
    form(['goes-on'], `${LEAD}(?:一?连续?|坚持|持续|为期)+\\p{Script=Han}{0,2}?[满够足]?${TERM}${DONE}`),
    // 播两小时, 吃两周
    form(['lasts'], `(?![得要花用约])(?!${AWAY})\\p{Script=Han}{1,2}${LENGTH}`),
    form(['goes-on'], `(?!${AWAY})\\p{Script=Han}{1,2}[满够足]?${TERM}${DONE}`),
  ],
  say: [
    { condition: 'each', words: (said) => `，${said}` },
    // With an hour, 从 would be the first of two.
    { condition: 'begins', words: (said) => (/[点:：]/.test(said) ? `，${said}开始` : `，从${said}开始`) },
    { condition: 'leaves-out', words: (said) => `，${said}除外` },
    { condition: 'leaves-out-once', words: (said) => `，${said}那次取消` },
    { condition: 'lasts', words: (said) => `，每次${said}` },
    { condition: 'goes-on', words: (said) => `，持续${said}` },
    { condition: 'ends-with', words: (said) => `，到${said}为止` },
    { condition: 'ends', words: (said) => (/前$/.test(said) ? `，到${said}` : `，到${said}为止`) },
    { condition: 'counts', words: (said) => `，共${said}次` },
  ],
};
