import type { PieceValue, Rule } from '../frames/pieces.ts';

/** What is left out of a repeat, and where it goes from a weekend: 除了, 除外, 节假日, 遇周末提前. */

const rule = (pattern: string, read: Rule['read'], starts: string): Rule => ({
  starts,
  pattern: new RegExp(pattern, 'y'),
  read,
});
const value = (piece: PieceValue) => () => piece;

/** 周三不开, 周末停课: the end of a clause. */
const NOT_DONE =
  '(?:不(?:用|必|要|需要?)?(?:[去来上开跑做练打学响吃喝叫跳骑游录播讲写考教搞办喂遛浇弹看聚约背读交值进送接卖收摆拍唱洗剪逛爬钓配补盘烧煮烤拖扫擦换测量滴涂敷泡抄报轮巡]|提醒|上[课班学]|开[会课]|打卡|安排|参加|锻炼|训练|营业|集合|复习|学习|练习|跑步|游泳|健身|打球|背书|值班|加班|检查)|停(?:一[次天节]|(?:[课开业诊工练播更演赛发售运讲]|训练)(?:一[次天节])?)|暂停(?:一次)?|别(?:再)?(?:叫|提醒|响|吵|催|喊|闹)我?|歇一?[天次]|休息一[天次]|没有?(?:课|会))了?(?=$|[,，。;；!！)）\\s])';

const MEETS = '(?:如果|要是|若是?|假如)?(?:遇到?|逢|碰到?|碰上|赶上|恰逢|正好是|是|落在)';
/** 节假日提前, at the end: the same without a word for meeting it. */
const AT_END = '(?<=[,，;；、(（])';
const THEN = '(?:的话)?[,，]?\\s?(?:就|则|都|便)?';
const WEEKEND = '(?:周末|双休日|周六日|周六周日|星期六日)';
const HOLIDAYS = '(?:法定)?(?:节假日|休息日|非工作日|假期|假日|节日)';
const BEFORE =
  '(?:往前|向前)?(?:提前|提早|前移|往前挪|提到前)(?:到|至)?(?:上?个?(?:周|星期|礼拜)五|(?:前|上)一?个?工作日|前一天)?';
const AFTER =
  '(?:往后|向后)?(?:顺延|延后|推迟|后移|往后推|往后挪|推后|延期|延)(?:到|至)?(?:下?个?(?:周|星期|礼拜)一|(?:后|下)一?个?工作日|第二天)?';

export const exceptionRules: readonly Rule[] = [
  rule(
    '(?<![扫清删解排消废免拆去切铲开根移剔驱祛破剪摘])除了?(?!夕|法|非|湿|尘|草|以|外)|除去|不包括|不含|排除(?!夕)|(?<=[,，\\s])跳过',
    value({ kind: 'except' }),
    '除不排跳',
  ),
  rule(
    `(?:都|就|则|也|先|暂时?|那一?[天次]|当天|全部?)*(?:除外|例外|取消(?:一次|掉|了)?(?=$|[,，。;；!！)）\\s])|${NOT_DONE}|不算|不用去?|不去|不要|不提醒|不需要|不上|跳过|之外|以外|(?<=除.{1,12})外)(?:都)?`,
    ([said]) => ({
      kind: 'except',
      side: 'behind',
      once: /那一?次|取消|一次/.test(said),
      // 下周三到下周五停诊: what is then, where nothing repeats.
      ...(/停(?:[课开业诊工练播更演赛发售运讲]|训练)了?$/.test(said) && { beside: true }),
    }),
    '都就则也先暂全那当除不跳休停之以外没歇例取别',
  ),
  // Without a repeat 休息 takes no days out: it is what is done then (元旦到初七休息).
  rule(
    '(?:都|就|则|也|先|暂时?|那一?[天次]|当天|全部?)*休息(?:都)?',
    value({ kind: 'except', side: 'behind', beside: true }),
    '都就则也先暂那当全休',
  ),
  rule(
    '(?:法定|公共|国家)?(?:节假日|假日|节日|公休日?|公众假期|公休假)|法定假期?',
    value({ kind: 'holidays' }),
    '法公国节假',
  ),
  rule(
    '(?:如果|要是|若|遇到?|碰到?|碰上)?(?:当月|那个?月|该月|(?:没有?|无|不足)(?:\\d{1,2}|[二三]十[一]?)[号日天])(?:没有?|无)?(?:(?:\\d{1,2}|[二三]十[一]?)[号日]|这一?天)?(?:的)?(?:月份|月|时候|话)?[,，]?(?:就|则|便)?(?:用|按|算|取|在|放在|改成|改到|改为|提前到|顺延到|以|是)?(?:当月|该月|那个?月|月份?)?的?(?:最后一天|月底|月末)(?:算|为准)?',
    value({ kind: 'clamped' }),
    '如要若遇碰当那该没无不',
  ),
  rule(
    `(?:${MEETS}|${AT_END})(${WEEKEND}|${HOLIDAYS}|${WEEKEND}[或和及、,]?${HOLIDAYS})${THEN}(?:(${BEFORE})|${AFTER})`,
    ([, when, before]) => ({
      kind: 'moved-off',
      side: before === undefined ? 'after' : 'before',
      holidays: /[节假]|休息|非工/.test((when as string).replace('双休日', '')),
    }),
    '如要若假遇逢碰赶恰正是落周双法节休非星',
  ),
];
