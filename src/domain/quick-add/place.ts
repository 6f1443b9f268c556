import { GAP, type Remaining } from './remaining.ts';

/** Where something takes place: 在…, at …, @…, 地点：…. */

/** What is done at a place: it ends the name of the place. */
const DOING =
  '开(?=[^,，\\s]{0,6}会|车|工|始|庭|学|票|户|药)|见(?=面|[^\\s]{0,6}$|客|人|猎|网|导|老|同|朋|家|[小老大阿])|吃|喝|聚|看|听|等|接|送|取|拿|买|逛|办(?!公室)|做(?!饭店)|打|玩|学习|上课|上班|上自习|培训|评审|面试|面谈|讨论|汇报|演讲|演出|彩排|排练|签约?|签到|集合|碰头|碰面|会合|拍|录|谈|聊|约|跑步|跑|健身|游泳|爬山|散步|骑车|训练|比赛|考试|写|读|背|复习|住|休息|睡|过(?=生日|节|年|圣诞|中秋)|办公|值班|出差|旅游|度假|参加|参观|举行|举办|进行|召开|做客|体检|看病|复诊|复查|洗|修|装|练|唱|跳|搞|带|陪|和|跟|与|同|给|还(?=书|车|钱)|交|领|退|换|试|剪|理发|录制|直播|团建|露营|烧烤|野餐|滑雪|拜访|路演|发布|组织|补课|补牙|打针|抽血|拔牙|报到|报名|登机|值机|候车|候机|换乘|下车|上车|举报|搬|收|盘点|巡检|验收|交接|对接|对(?=一下|齐|稿|账|方案|需求)|过(?=一下|需求|方案|prd)|review|sync|meeting|lunch|dinner|meet';

/** What names of places end in. */
const SUFFIX =
  '(?:会议室|办公室|教室|报告厅|大厅|餐厅|饭店|酒店|宾馆|咖啡[馆厅店]?|茶馆|食堂|影院|剧院|医院|法院|学院|银行|机场|车站|地铁站|[东西南北]站|站台|广场|商场|超市|公园|体育馆|图书馆|博物馆|美术馆|游泳馆|健身房|门口|楼下|楼上|大厦|大楼|中心|小区|公司|学校|大学|中学|小学|幼儿园|家里|家|店|馆|厅|楼|层|室|院|站|园|城|村|镇|县|区|路|街|桥|山|湖|海边|河边|寺|庙|港|码头|号|线上|云上|科技园|产业园|基地|工厂|车间|仓库|\\d{3,4})';

const NOT_AT = '(?:线(?!上)|家办公|职|读|岗|乎|意|即|逃|编|于|此期间)';
const BOUND = `(?=$|[${GAP}\\s,，。;；!！]|(?:${DOING}))`;

/** The place may hold anything that does not end it; the shortest that something to do, or the end, follows. */
const AT_ZH = [
  new RegExp(
    `(?<![现正存实内所自潜好旨还])在(?!${NOT_AT})(?<place>[^${GAP}\\s,，。;；!！]{0,14}?${SUFFIX})(?:里面?|内|那边|那里|附近)?(?=$|[${GAP}\\s,，。;；!！]|(?:${DOING}))`,
  ),
  new RegExp(
    `(?<![现正存实内所自潜好旨还])在(?!${NOT_AT})(?<place>[^${GAP}\\s,，。;；!！]{1,12}?)(?:里面?|内|上|那边|那里)?${BOUND}`,
  ),
];

const LABELLED = new RegExp(
  `(?:地点|位置|地址|会议地点|(?<![a-z])(?:location|where|venue|place)(?=\\s?[:：]))\\s*[:：是在]?\\s*(?<place>[^${GAP},，。;；\\n]{1,40})`,
);

/** A place that stands by itself at the end: `…, Room 204`, ` 莫干山`. */
const TRAILING = [
  new RegExp(
    `[\\s,，${GAP}](?<place>(?!去|到|在|和|跟|与|约|给|带|送|接|回|逛|爬|看|把|帮|陪)[^${GAP}\\s,，。;；!！]{1,12}(?:会议室|报告厅|教室|餐厅|饭店|酒店|咖啡[馆厅]|公园|广场|体育馆|图书馆|博物馆|美术馆|健身房|大厦|机场|山|寺))[\\s${GAP}]*$`,
  ),
  new RegExp(
    `(?:[,，]|\\s[-–—])\\s*(?<place>(?:in\\s)?(?:the\\s)?(?:room|rm|conference room|meeting room|hall|building|bldg|suite|studio|lab)\\s[a-z0-9-]{1,12})[\\s${GAP}]*$`,
  ),
];
/** `soccer w kids century park`: behind the people, the name of a place. */
const TRAILING_EN = new RegExp(
  `(?<=(?<![a-z])(?:w/?|with)\\s(?:the\\s)?[a-z]+\\s)(?<place>(?:[a-z']+\\s){1,2}(?:park|stadium|gym|mall|plaza|cafe|library|museum|school|hospital|airport|station|arena|beach|office))[\\s${GAP}]*$`,
);

const NO_PLACE =
  '(?:least|most|all|once|last|first|risk|ease|large|length|best|worst|like|about|around|some point|the same time|the moment|the latest|the end|the beginning|any time|a time|that time|this time|it|him|her|them|me|you|us)';
const END_EN = `(?=[\\s${GAP}]*(?:$|[,;!?()]|\\s(?:at|on|by|from|for|in)\\s*${GAP}|\\s(?:with|w/|w|for|to(?! go)|about|on|from|by|re|regarding|then|so|before|after|because|and(?! (?:co|sons|grill|[a-z]+ (?:bar|cafe|grill)))|tomorrow|today)\\s)|${GAP})`;
const AT_EN = [
  new RegExp(`@\\s*(?<place>[\\p{Script=Han}\\d][^${GAP}\\s,，。;；@]{1,20})(?=$|[${GAP}\\s,，。;；])`, 'u'),
  new RegExp(
    `(?:^|[\\s${GAP}])@\\s*(?!\\d{1,2}(?::\\d\\d)?\\s?(?:[ap]m)?(?:\\s|$))(?<place>[^${GAP}\\n,，。;]{1,60}?)${END_EN}`,
  ),
  new RegExp(
    `(?<!(?:look|looking|stare|laugh|yell|shout|aim|good|bad|great|glance|mad|angry|arriv\\w+)\\s?)(?:^|[\\s${GAP}])at\\s(?!${NO_PLACE}(?:[\\s${GAP}]|$))(?<place>[^${GAP}\\n,;!?]{2,60}?)${END_EN}`,
  ),
  new RegExp(
    `(?:^|[\\s${GAP}])in\\s(?<place>(?:the\\s)?(?:(?:[a-z0-9]+\\s){0,3}(?:conference room|meeting room|boardroom|office|lobby|auditorium|cafeteria|library|hall|studio|lab|gym|classroom|room)(?:\\s(?:[a-z]|\\d{1,4}[a-z]?))?))${END_EN}`,
  ),
];

/** Somebody, not a place: `@bob`, @张总. */
const PERSON =
  /^(?:[a-z][\w.-]*_[\w.-]*|所有人|全体.*|大家|all|here|everyone|channel|[小老阿][\p{Script=Han}]{1,2}|[\p{Script=Han}]{1,3}(?:总|工|哥|姐|老师|经理|主任|医生|同学|叔|姨|爷|奶))$/u;
const TO_SOMEBODY =
  /(?:ask|ping|tell|email|call|message|msg|dm|text|with|cc|to|and|from|for|联系|问|通知|找|和|跟|与|约|给|提醒|抄送)\s*$/;

const ALL = [LABELLED, ...AT_ZH, ...AT_EN, ...TRAILING, TRAILING_EN];

/** Takes the place out of what is left of a text; undefined when it names none, or nothing else would be left. */
export function takePlace(rest: Remaining): string | undefined {
  for (const pattern of ALL) {
    const match = new RegExp(pattern.source, 'du').exec(rest.view);
    const [from, to] = match?.indices?.groups?.place ?? [];
    const whole = match?.indices?.[0];
    if (from === undefined || to === undefined || !whole) continue;
    const shown = rest.shown({ from, to });
    const isAt = rest.view.slice(whole[0], from).includes('@');
    if (isAt && (PERSON.test(shown.toLowerCase()) || TO_SOMEBODY.test(rest.view.slice(0, whole[0])))) continue;
    const name = shown
      .replace(/^(?:in\s)?(?:the\s)?(?=\S)/i, '')
      .replace(/\s(?:at|on|in|by|for|from)$/i, '')
      .trim();
    if (name === '') continue;
    rest.cutView({ from: whole[0], to: whole[1] });
    return name;
  }
  return undefined;
}
