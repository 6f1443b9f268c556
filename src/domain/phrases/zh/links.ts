import type { PieceValue, Rule } from '../frames/pieces.ts';

/** Small words between times. */

const rule = (pattern: RegExp, starts: string, value: PieceValue): Rule => ({ starts, pattern, read: () => value });

/** The words say that a time lasts up to now. */
const UNTIL_NOW: readonly PieceValue[] = [{ kind: 'to' }, { kind: 'now' }];

export const linkRules: readonly Rule[] = [
  { starts: '至到迄直', pattern: /(?:一?直)?(?:至今|到如今|到目前|迄今)(?:为止)?/y, read: () => UNTIL_NOW },
  rule(/从|自(?!己|动|习|学|助)|打从|由(?=\d)|介于/y, '从自打由介', { kind: 'from', opens: true }),
  rule(
    /(?:一?直|持续|坚持|延续|连续|(?<=[,\s])[上学练打吃跑做开住休用教玩看聊忙待坐睡逛喝唱踢谈值播讲写考拍排卖办演录守跳骑弹画背游])?到(?!时|期|场|底|达|货|岗)|至(?!少|今|于)/y,
    '一直到至持坚延连上学练打吃跑做开住休用教玩看聊忙待坐睡逛喝唱踢谈值播讲写考拍排卖办演录守跳骑弹画背游',
    { kind: 'to' },
  ),
  rule(/和|与|跟|及|以及/y, '和与跟及以', { kind: 'to', weak: true }),
  rule(/前后(?![端台])/y, '前', { kind: 'glue' }),
  rule(/(?:或|及|和)?(?:之|以)?前(?![端台任面往锋排男妻夫辈])/y, '或及和之以前', {
    kind: 'relation',
    relation: 'before',
    side: 'behind',
  }),
  rule(/(?:或|及|和)?(?:之|以)?后(?![端台面勤续方期])/y, '或及和之以后', {
    kind: 'relation',
    relation: 'after',
    side: 'behind',
  }),
  rule(/以来/y, '以', { kind: 'relation', relation: 'since', side: 'behind' }),
  rule(/不早于/y, '不', { kind: 'relation', relation: 'onwards', side: 'ahead' }),
  rule(/(?<!不)[晚迟]于/y, '晚迟', { kind: 'relation', relation: 'after', side: 'ahead' }),
  rule(/(?<!不)[早先]于/y, '早先', { kind: 'relation', relation: 'before', side: 'ahead' }),
  rule(/(?:所在的?|的)?那(?:一周|周|一?个?(?:星期|礼拜))(?![一二三四五六日天末])|当周/y, '所的那当', {
    kind: 'week-of-day',
  }),
  // 12月5日截止
  rule(/(?<=[日号天底末点时分]|周[一二三四五六日])截止(?!到|至|日|时|期)/y, '截', {
    kind: 'relation',
    relation: 'by',
    side: 'behind',
  }),
  rule(/截止到?|截至|不晚于|不迟于|最晚|最迟|赶在/y, '截不最赶', { kind: 'relation', relation: 'by', side: 'ahead' }),
  rule(/为止/y, '为', { kind: 'glue', through: true }),
  // 自5日起至8日止, 从5号到8号结束
  rule(/(?<=[到至][^到至,，;。]{1,16})(?:止(?![损痛血咳泻汗步住])|结束)/y, '止结', { kind: 'glue', through: true }),
  rule(/截止/y, '截', { kind: 'glue' }),
  // 每天早上七点和晚上七点各一次
  rule(/(?<=(?:每|天天)[^,，。;；]{2,24})各[一1][次遍回](?=$|[,，。;；\s])/y, '各', { kind: 'glue' }),
  // 整个下周, 12月全月, 明年一整年
  rule(
    /整个(?=[下上这本今明去后前]|[\d一二三四五六七八九十]{1,3}月|周末|星期|礼拜|春|夏|秋|冬|暑|寒|国庆|假期)/y,
    '整',
    { kind: 'glue' },
  ),
  rule(/(?<=[周月年度末期拜])(?:一?整|全)(?:周|个?月|年|个?季度|个?星期)/y, '一整全', { kind: 'glue' }),
  rule(/\(含(?:当[天日]|[本该]日)?\)/y, '(', { kind: 'glue' }),
  rule(/(?:某|任[意何])一?[天日]/y, '某任', { kind: 'glue' }),
  rule(
    /起(?![床来飞立草诉因])|开始(?=的?(?:[\d两三四五六七八九十半]|一个?[天周月年星]|一连)|每|天天|,|\s|$|连|一?直?[到至])/y,
    '起开',
    {
      kind: 'starting',
    },
  ),
  // 一天两次，吃10天: the verb of how long it goes on.
  rule(
    /(?<=[,，\s])[吃喝做练打上跑学敷涂滴](?=(?:\d{1,3}|[一二两三四五六七八九十半]{1,3})个?(?:天|周|星期|礼拜|月))/y,
    '吃喝做练打上跑学敷涂滴',
    {
      kind: 'glue',
    },
  ),
  rule(/之间|(?<!午|晚|早|夜|日|空|房|车|期|时|中)间(?=[,的\s]|$)/y, '之间', { kind: 'glue', closes: true }),
  rule(
    /的(?!话)|在|于|是|期间|间(?=[,的\s]|$)|定|每次|那天|这天|以内|大约|大概|(?<![租合契公条预赴失爽续履违邀相有大])约(?=\d)|差不多|持续|坚持|一?整天|全天|为期|历时|时长|时间(?=[为是从在:])|都|再/y,
    '的在于是之期间定每那这以约大差持坚一整全为历时都再',
    { kind: 'glue' },
  ),
];
