import { type Direction, type Form, readForms, type Said, type SaidOf } from '../frames/said.ts';

/** What is said before and after that means nothing: 把它…吧. */
const BEFORE =
  /^(?:请|麻烦|帮我|给我|就|再|那就|那|还是|把它?|将|统一|整体|全部|都|一起|时间(?!不变|照旧|一样|相同|不动))+/;
const AFTER =
  /(?:开始|进行|举行|再开|开会|(?<!公|离|避|展|召|展)开(?![始会])|再说|好了|就行|就好|即可|吧|了|啦|的|(?<=[天日周月午上])去|[,，\s]*(?:时长|长度|地点|日子|日期|其他|其它|别的|内容)(?:都|也)?(?:不变|照旧|不动))+$/;
/** 往后推, 推迟, 延后 … and 提前, 往前挪 …, with what joins them to how much. */
const LATER =
  '(?:[往向朝](?:[后後])(?:宽限|宽|缓|延期|推迟|推延|顺延|推|延|挪|移|调|顺|拖|放|靠|改|错|倒|串|赶|拉)?|[错挪倒串]后|后[错倒串]|推[迟后延]|延[后迟期]|顺延|后[延移挪推]|拖[后延]|押后|压后|顺推|宽限|宽延|缓|展期|(?:postpone|delay|defer|push(?: back)?) ?)';
const EARLIER =
  '(?:[往向朝]前(?:提|挪|移|推|调|拉|放|赶|靠|改|错|倒|串|凑)?|[错挪倒串]前|前[错倒串]|提前|提早|前[移挪]|赶早|(?:advance|move up|bring forward) ?)';
const BY = '(?:了|个|一下|它)*';
/** What is as much as 推 or 晚 by itself only before a length. */
const LATER_BY = '(?:推|延|晚|拖|顺|挪后|后推)';
const EARLIER_BY = '(?:早|提)';
const TO = '(?:到|至|成|在|为|to )';
// The longer words first: 改期到周五 is not 改 to 期到周五.
const MOVES = `(?:改约|改期|改时间|调整|更改|变更|改|挪|移|换|调|定|约|排|放|变|(?:move|reschedule|change|shift) ?)(?:一?下)?`;
const SAME =
  '(?:[,，\\s]*(?:还是|仍然?|依然|都)?(?:的|在)?(?:(?:同一个?|同样的?|相同的?|一样的?|原来的?|原|老)(?:时间点?|时候|时刻|钟点|点钟?|点儿?)|这个?时候|这会儿|这个钟?点|此时)|[,，\\s]*(?:的)?(?:具体)?(?:时间|几点|钟点|点儿?|时长)(?:还是)?(?:都|也)?(?:不变|照旧|照常|一样|相同|不动|不改)|[,，\\s]*(?:时间|几点|钟点|点儿?)?(?:还是|仍是|就是)(?:那个?|原来的?(?:那个)?|老|之前的?(?:那个)?|同一个?)(?:时间|点儿?|钟点|时候))';
const SAME_DAY = '(?:的)?(?:同一[天日]|同日|这[一]?天|相同的?[日天]期?|同一个?(?:星期几|日子))';

const shift =
  (direction: Direction) =>
  ({ amount = '' }: Record<string, string>): Said | undefined =>
    amount === '' ? undefined : { kind: 'shift', amount, direction };
const vague = '(?:一?点儿?|一些|一会儿?|一下|些|一阵)?';

const STEPS: Readonly<Record<string, readonly [days: number, months: number]>> = {
  下周: [7, 0],
  下一周: [7, 0],
  下个周: [7, 0],
  下星期: [7, 0],
  下个星期: [7, 0],
  下礼拜: [7, 0],
  下个礼拜: [7, 0],
  后一周: [7, 0],
  下个月: [0, 1],
  下月: [0, 1],
  下一个月: [0, 1],
  明年: [0, 12],
  上周: [-7, 0],
  前一周: [-7, 0],
  第二周: [7, 0],
};

const stepOf = (day: string): Said | undefined => {
  const step = STEPS[day];
  return step && { kind: 'step', days: step[0], months: step[1] };
};

const NEXT_DAY = '(?:第二天|次日|翌日|隔天|隔日|后一天|下一天|转天)';
const DAY_BEFORE = '(?:前一天|头一天|前一日|上一天)';
const dayAndTime = (days: number, time: string): Said =>
  time === '' ? { kind: 'step', days, months: 0 } : { kind: 'day-and-time', days, time };

const ENDS = '(?:就)?(?:结束|散会|收工|完事|收尾|下课)';

const MOVED = `(?:${LATER}|${LATER_BY}|${EARLIER}|${EARLIER_BY})`;

const FORMS: readonly Form[] = [
  // 提前两天，然后再晚半小时开始
  [
    new RegExp(
      `^(?<first>(?:${MOVED}|${MOVES})[^,，]+?)[,，\\s]*(?:(?:然后|接着|同时|并且?|而且|另外|还要?|再)+|(?<=[,，]))\\s*(?:时间|钟点)?(?<then>(?:${MOVED}|${MOVES}${TO}).+)$`,
    ),
    ({ first = '', then = '' }) => ({ kind: 'both', first, then }),
  ],
  // 提前一天，七点半: another hour there.
  [
    new RegExp(
      `^(?<first>(?:${MOVED})[^,，]+?)[,，\\s]+(?<hour>(?:早上?|上午|中午|下午|傍晚|晚上?)?(?:\\d{1,2}[:：点]|[一二两三四五六七八九十]{1,3}点).*)$`,
    ),
    ({ first = '', hour = '' }) => {
      const then = `改到${hour}`;
      return { kind: 'both', first, then };
    },
  ],
  [new RegExp(`^(?:${EARLIER}|${EARLIER_BY})${BY}(?<amount>.+?)${ENDS}$`), longer(-1)],
  [new RegExp(`^(?:${LATER}|${LATER_BY})${BY}(?<amount>.+?)${ENDS}$`), longer(1)],
  [
    new RegExp(`^(?:${LATER}|${LATER_BY}|${EARLIER}|${EARLIER_BY})${TO}(?<day>.+?)${SAME}$`),
    ({ day = '' }) => stepOf(day) ?? { kind: 'same-time', day },
  ],
  [new RegExp(`^(?:${LATER}|${LATER_BY})${TO}(?<time>.+)$`), ({ time = '' }) => ({ kind: 'to', time, direction: 1 })],
  [
    new RegExp(`^(?:${EARLIER}|${EARLIER_BY})${TO}(?<time>.+)$`),
    ({ time = '' }) => ({ kind: 'to', time, direction: -1 }),
  ],
  // 顺延一个工作日, 提前两个工作日
  [
    new RegExp(`^(?:${LATER}|${LATER_BY})${BY}(?<count>[一两二三四五六七八九十\\d]{1,2})个?工作日(?:${SAME})?$`),
    ({ count = '' }) => ({ kind: 'to', time: `${count}个工作日后`, direction: 1 }),
  ],
  [
    new RegExp(`^(?:${EARLIER}|${EARLIER_BY})${BY}(?<count>[一两二三四五六七八九十\\d]{1,2})个?工作日(?:${SAME})?$`),
    ({ count = '' }) => ({ kind: 'to', time: `${count}个工作日前`, direction: -1 }),
  ],
  // 推后两天，时间不变
  [new RegExp(`^(?:${LATER}|${LATER_BY})${BY}(?<amount>[^,，]+?)${SAME}$`), shift(1)],
  [new RegExp(`^(?:${EARLIER}|${EARLIER_BY})${BY}(?<amount>[^,，]+?)${SAME}$`), shift(-1)],
  [new RegExp(`^(?:${LATER}|${LATER_BY})${BY}(?<amount>.+?)$`), shift(1)],
  [new RegExp(`^(?:${EARLIER}|${EARLIER_BY})${BY}(?<amount>.+?)$`), shift(-1)],
  [new RegExp(`^(?<amount>.+?)(?:${LATER})$`), shift(1)],
  [new RegExp(`^(?<amount>.+?)(?:${EARLIER})$`), shift(-1)],
  [new RegExp(`^(?:${LATER}|晚|迟)${vague}$`), () => ({ kind: 'how-much', direction: 1 })],
  [new RegExp(`^(?:${EARLIER}|早)${vague}$`), () => ({ kind: 'how-much', direction: -1 })],
  [/^(?:再过|过)?(?<amount>.+?)(?:之|以|过)?后$/, ({ amount = '' }) => ({ kind: 'after', amount })],
  [
    /^(?:延长|加长|拉长|增加|加时|(?:再|还)?(?:多|加)(?:开|加|留|给|占|用|排|要|待|上|(?:(?![一二两三四五六七八九十半])\p{Script=Han}){1,2}(?=[一两二三四五六七八九十半\d]))?|长)(?:个|了)?(?<amount>.+?)$/u,
    longer(1),
  ],
  [/^(?:缩短|减少|减短|少开|少|短|减|压缩)(?:个|了)?(?<amount>.+?)$/, longer(-1)],
  [
    /^(?:(?:时长|长度)?(?:延长|加长|缩短|压缩|减|缩减|改|换|调|变|开|只开)(?:到|至|成|为)|只(?:要|需|开|用|留)|时长|共|一共|总共|总时长)(?<amount>.+?)$/,
    ({ amount = '' }) => ({ kind: 'length', amount }),
  ],
  [
    /^(?:延长|拉长|加长|缩短|压缩|一直|持续)?开?[到至](?<time>.+?)(?:结束|为止|完|散会|收)?$/,
    ({ time = '' }) => ({ kind: 'end', time }),
  ],
  [/^(?<time>.+?)(?:就)?(?:结束|散会|收工|为止|完事)$/, ({ time = '' }) => ({ kind: 'end', time })],
  [new RegExp(`^(?:${MOVES})${TO}?(?<time>.+)$`), ({ time = '' }) => ({ kind: 'to', time })],
  [new RegExp(`^(?<day>.+?)${SAME_DAY}${SAME}?$`), ({ day = '' }) => stepOf(day)],
  [new RegExp(`^(?<day>.+?)${SAME}$`), ({ day = '' }) => stepOf(day) ?? { kind: 'same-time', day }],
  [
    new RegExp(`^${SAME}[,，\\s]*(?:${MOVES})?${TO}?(?<day>.+?)$`),
    ({ day = '' }) => stepOf(day) ?? { kind: 'same-time', day },
  ],
  [/^(?:当|那|同一?天)晚上?(?<time>.+)$/, ({ time = '' }) => dayAndTime(0, `晚上${time}`)],
  [/^(?:当[天日]|同一?[天日]|那一?天|本日)的?(?<time>.+)$/, ({ time = '' }) => dayAndTime(0, time)],
  [new RegExp(`^${NEXT_DAY}(?<time>.*)$`), ({ time = '' }) => dayAndTime(1, time)],
  [new RegExp(`^${DAY_BEFORE}(?<time>.*)$`), ({ time = '' }) => dayAndTime(-1, time)],
];

function longer(direction: Direction) {
  return ({ amount = '' }: Record<string, string>): Said => ({ kind: 'lengthen', amount, direction });
}

/** 那周的周五, 当月最后一天, 那个月20号: of the week or month that it is in, as the day by itself is. */
const OWN_PERIOD: readonly (readonly [RegExp, string])[] = [
  [/^(?:到|改到|挪到)?(?:那一?|当|同一?)个?(?:周|星期|礼拜)的?(?=周|星期|礼拜)/, ''],
  [/^(?:到|改到|挪到)?(?:那一?个?|当|同一?个?)月的?最后一天/, '月底'],
  [/^(?:到|改到|挪到)?(?:那一?个?|当|同一?个?)月的?(?=[\d一二三四五六七八九十廿卅]{1,3}[号日])/, ''],
];

/** `改到4点吧` is 4点 moved to; what is left of the words is read in turn. */
export const chinese: SaidOf = {
  read(text) {
    const own = OWN_PERIOD.reduce((out, [pattern, by]) => out.replace(pattern, by), text.trim());
    const bare = own.replace(BEFORE, '').replace(AFTER, '').trim();
    const rest = bare === text.trim() ? [] : [{ kind: 'to', time: bare } as const];
    return [...readForms(FORMS, bare), ...rest];
  },
  bareDay(text) {
    if (/工作日|(?<![上下前后隔每这本]个?)周末/.test(text)) return 'day';
    if (/(?<![上下前后隔每\d一二三四五六七八九十]个?)月[底末尾中初]/.test(text)) return 'month';
    if (/(?<![上下这本每个后前隔第双单大])(?:周|星期|礼拜)[一二三四五六日天1-7]/.test(text)) return 'week';
    return /(?<![月年\d第])(?:\d{1,2}|[一二三四五六七八九十廿卅]{1,3})[号日](?![线楼院店馆机门])/.test(text)
      ? 'month'
      : undefined;
  },
  clock: (text) => (/^(?:\d{1,2}|[一二三四五六七八九十两]{1,3})$/.test(text) ? `${text}点` : undefined),
};
