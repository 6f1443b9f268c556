import { GAP } from './remaining.ts';

/**
 * Words that say that something is to be added, and not what. All patterns run
 * on normalised text. The user's verbs stay, unless they only ask for an entry.
 */

const G = `[${GAP}\\s,，.。:：;；!！、~\\-–—|·•]`;

/** What a calendar holds, by its name: `add a meeting with …` is about the meeting. */
const ENTRY_ZH = '(?:日程|行程|安排|提醒|待办(?:事项)?|任务|事项|事件|闹钟|闹铃|日历|备忘|活动)';
const ENTRY_EN =
  '(?:(?:calendar |new |quick |recurring |all[- ]day )*(?:event|appointment|entry|task|to-?do(?: item)?|item|reminder|alarm|timer|slot))';
const MEET_EN =
  '(?:(?:[a-z0-9-]+ ){0,3}?(?:meeting|call|appointment|appt|sync|catch[- ]?up|interview|lunch|dinner|breakfast|brunch|coffee|standup|demo|review|class|lesson|session|party|visit|check-?up|1:1|1-on-1|one-on-one|haircut|dentist|doctor|workshop|training|drinks|date|event|time))';

const LEAD_ZH = [
  `你(?=(?:帮|给|记|提醒|安排))|到时候?(?=提醒|叫|喊)|到点(?=提醒|叫|喊)`,
  `(?:set|add|create|加|建|设|定)一?[个下]\\s?(?:reminder|event|alarm|todo|task)(?![a-z])|(?:book|schedule|约|订|定)(?:了|一?[个下])(?=\\s*${GAP}+\\s*的?)`,
  `(?:会议?|日程)(?=[\\s,，${GAP}]+(?:和|跟|与|讨论|关于))|(?:预?[约定]|排|订(?=${GAP}+[吃聚]))(?=${GAP})|最近|近期|晚点(?!名)|晚些时候|待会儿?|等会儿?|一会儿?|过会儿?|稍后`,
  '嗯+|呃+|额+|啊|哎|诶|欸|喂|嗨|你好|您好|那个|这个(?=[,，])|就是(?!说)|对了|好的|好吧|小助手|助手|亲',
  '请(?!假|[^\\s,，]?[半一两二三四五\\d]天假|[病事婚产年]假|客|柬|示|教|安|愿|问|[^\\s,，]{1,4}(?:吃|喝|来|帮))|麻烦(?:你|您)?(?:了)?|拜托(?:你|您)?|劳驾|辛苦|烦请|能不能|能否|可以|可不可以',
  '帮(?:我|忙|咱们?|俺)(?!妈|爸|爹|娘|爷|奶|姐|哥|弟|妹|叔|姨|舅|老|女|儿|同)(?:们)?(?:再|也|把(?=[^\\s]{1,8}(?:加|记|放|写)))?',
  `(?:给|替|为)(?:我|咱们?)(?=${G}|加|设|定|订|建|安排|记|提|添|创|新|约|预)`,
  `(?:我|俺|咱)(?:们)?(?=要|想|得|需|必须|打算|准备|计划|会(?!议)|和|跟|与|同|去|在|有|约|还|就|也|应该|${GAP})`,
  '要(?!求|点|闻|是|不|么|紧|命|账|债|回|饭)|想要?(?!法|象|念|到|起|想)|得(?!到|了|知|分|奖|意)(?=[^\\s])|需要|必须|应该|打算|还要|也要|记住要|千万|一定要?|务必',
  `(?:准备|计划|会)(?=${GAP}(?!的))`,
  `(?:千万)?(?:别|不要|勿)忘(?:记)?了?|记得(?:要|去(?=${GAP}))?`,
  '一下(?=$)|一声(?=$)',
  '提我(?![的名们])|提醒(?:一下)?(?:我们?|咱们?|一?下)(?:一下|一声|去(?=' +
    GAP +
    ')|要|说|：|:)?|提醒(?=' +
    G +
    ')|叫我(?!们|家|妈|爸|儿|女)(?=起|去|' +
    G +
    '|[^\\s]{2})|叫醒我|喊我|通知我',
  `(?:添加|新增|新建|创建|增加|加|建|设(?:置|定|个)?|定|订|排|弄|搞|来|记(?:录|下)?|写|录入|安排|约|预约|备注|登记)(?:一?(?:个|下|条|项|次|场)|上)?(?:${GAP}|的|关于)*${ENTRY_ZH}(?:${G}|是|为|到|说)*`,
  `(?:添加|新增|新建|创建|安排|记录?(?=一?下|[${GAP}:：,，])|备忘(?=[:：,，])|加(?=一?[个条项场下](?!班)|${GAP})|记(?=一?[个条下笔])|约(?=一?[个下]|${GAP})|定(?=一?[个下]|${GAP})|预定(?=${GAP})|设(?=一?个|${GAP})|排(?=一?[个场]|${GAP})|搞(?=一?[个场])|来(?=一?[个场]))(?:上)?(?:一?[个下条项场次笔](?![人月星小钟]))?(?:${GAP})*(?:的)?`,
  `${ENTRY_ZH}[:：]|(?:待办(?:事项)?|日程|任务|提醒|备忘)(?=\\s+[^\\s])`,
  '有(?:一|几)?(?:个|场|次|节|堂|顿|门|趟|班)(?!人)|有(?!氧|机|关|个?人|空|趣|效|限|轨|声|线|点|事|时|没|请|钱|病|劲|意|约(?!会)|用)|是(?!否|非|不是)|为(?=' +
    GAP +
    ')|那天|这天|时间(?=[:：是为在' +
    GAP +
    '])|内容[:：]|标题[:：]|主题[:：]|事项[:：]|由(?=' +
    GAP +
    ')',
  '的(?!士)|在(?=' +
    GAP +
    ')|于(?=' +
    GAP +
    ')|从(?=' +
    GAP +
    ')|到(?=' +
    GAP +
    ')|把(?=' +
    GAP +
    ')|开始(?=[^\\s])|起(?=' +
    G +
    ')|之?前要|之?内(?=' +
    G +
    '|要|把)|(?:以|之)?后(?=' +
    G +
    '|要)|左右|大概|差不多|吧|呢|啊|改天(?!津)|(?:等)?有(?:空|时间)(?:的?时候|了)?(?:再|就)?|(?:等)?(?:哪天|什么时候)(?:有空|有时间)(?:了)?|过(?:几|两|些)天|回头(?!客|率|再说)|哪天|找个?(?:时间|空)|抽(?:个|点)?(?:时间|空)|顺便|一整天|整天|全天|deadline|ddl|截止(?:日期|时间)?[:：是]?',
];

const LEAD_EN = [
  'um+|uh+|er+|hmm+|so|like(?= (?:i|we|you|a|the|at|on|tomorrow|\\d))|hey|hi|hello|ok(?:ay)?|oh|well|also|and|then|yeah|yo|right|alright|actually|basically',
  'all[- ]day|please|pls|plz|kindly|just|quick note|fyi|note to self|(?:a )?heads[- ]up(?: that)?|note|nb|btw',
  "(?:can|could|would|will) (?:you|u)(?: please)?(?: also)?|can we|could we|shall we|how about|what about|let'?s|lets|i was wondering if you could|i'?d like you to|help me(?: to)?",
  "(?:i|we|you)(?:'ve| have)? (?:really |still |also |just |do )?(?:need|have|want|got|wanna|gotta|gota|must|should|ought|may|might|would like|plan|am going|are going|'?m going|will|shall)(?: to)?(?: (?:a|an|my|our|the))?",
  "(?:i|we)'(?:d like|ll|m gonna|m going|re going|re gonna|m(?! off| out| away| on )|re(?! off| out| away| on )|ve got|ve)(?: to)?(?: (?:a|an|my|our|the))?(?= )",
  'gotta|gonna|wanna|need(?=\\s*' +
    GAP +
    ")|need to|needs to|have to|got to|must|i am|we are|there(?:'s| is| will be)(?: (?:a|an|the|my|our))?|it(?:'s| is)(?: (?:a|an|the|my|our))?",
  `(?:please )?remind(?:er)? (?:me|us|myself)(?: again)?(?:${G}*(?:to|about|abt|of|that|for))?(?: i (?:need|have) to)?|remind(?:er)?(?:${G}*[:\\-]${G}*| to | for | about |${G}*${GAP})|reminder`,
  "(?:please )?(?:don'?t|do not|never)(?: let me)? forget(?: (?:to|about|that|the))?|remember(?: (?:to|that))?|make sure (?:to|i|we)|be sure to|(?:ping|nudge|alert|notify) me(?: (?:to|about|when|that))?",
  `(?:set(?: up)?|create|add|make|schedule|book|put(?: in)?|enter|log|start|new)(?: (?:me|in|up|us))?(?: (?:a|an|the|my|another|one))?(?: (?:new))? ${ENTRY_EN}(?:${G}*(?:to|for|called|named|titled|about|of|that says|with the title|on|at)(?=[\\s${GAP}]))?${G}*`,
  `(?:schedule|book|put|sign|pencil|slot) (?:me|us)(?: (?:in|down|up))?(?: (?:a|an))?|put(?= (?!on|away|out|up|off|together|back|in|down|the|my)[a-z'-]+(?: (?!on|away|out|up|off|together|back|in|down|into)[a-z'-]+)?\\s*${GAP})|make a note (?:to|of|that|about)`,
  `(?:please )?add (?:this |it )?(?:to|on|in) my (?:calendar|schedule|agenda|diary|to-?do(?: list)?|list)${G}*|schedule(?: in)?(?=[\\s${GAP}])(?!d|s)|add(?!ress|itional|ed)(?=[\\s${GAP}:])|pencil (?:me )?in|jot down|write down|put down|put(?=[\\s${GAP}].*(?:calendar|schedule|agenda|diary|list)\\W*$)|block(?: (?:off|out))?(?: (?:time|some time|my (?:calendar|time)))?(?=[\\s${GAP}]+(?:for|to|off|out)[\\s${GAP}]|${G}*${GAP})`,
  `${ENTRY_EN}(?:${G}*[:\\-]${G}*|${G}+(?=to |for ))|to-?do(?=[:\\s${GAP}])`,
  'maybe|perhaps|someday|some day|one day|sometime|some time|one of these days|at some point|eventually|soon|when(?:ever)? i (?:have|get|find) (?:a |some )?(?:time|chance|moment)|asap(?=\\s)|starting|begin(?:ning)?(?= )|due(?=[\\s' +
    GAP +
    '])|deadline(?= )',
  `(?:to|for|that|about|is|are|on(?! call)|at|in|of|by|from|'s|with title)(?=[\\s${GAP}])`,
  `a(?=[\\s${GAP}])|an(?=[\\s${GAP}])|the(?=[\\s${GAP}])`,
];

/** Asks to make an appointment, where there is one; `book dentist appointment by Friday` is something to be done. */
export const BOOKING = new RegExp(
  `^${G}*(?<cut>(?:schedule|book(?! (?:club|review(?! with)|launch|fair|signing|report|shop|store))|set up|arrange|put(?: (?:in|down))?|pencil in|slot in|squeeze in|add|new)(?: (?:me|us))?(?: (?:in|down))?(?: (?:a|an|the|my|our|another))?(?=[\\s${GAP}]+${MEET_EN}(?:[\\s${GAP},.]|$))|make (?:a|an)(?= (?:[a-z]+ )?(?:appointment|reservation)(?![a-z])))(?![a-z'’])`,
);

/** Taken from the start, again and again. */
export const LEAD = new RegExp(`^${G}*(?<cut>(?:${LEAD_ZH.join('|')})|(?:${LEAD_EN.join('|')})(?![a-z'’])|${G}+)`);

const TAIL_ZH = [
  `(?:等)?(?:有(?:空|时间)|改天)(?:的?时候|了)?(?:再说|吧)?`,
  `(?<=[${GAP}\\s,，])(?:一?整天|全天)`,
  '(?<![酒网贴书水氧])吧|(?<![花借])呗|呢|啊|呀|哦|噢|啦|嘛|哈|喔|哟|嘞|谢谢(?:你|您|啦|了)?|多谢|辛苦(?:你|您)?了?|好吗|好不好|好嘛|可以吗|行吗|行不行|行么|可以么|成吗|怎么样|如何|拜托(?:了|啦)?',
  `(?:${G}|请|记得|到时候?|到点|准时|要|麻烦)*(?:(?:提醒|叫|喊|通知)(?:一下)?(?:我们?|咱们?)|(?<![发做加])提醒)(?:一下|一声)?|记得(?:哦|啊|哈)?|别忘(?:记)?了?`,
  `(?:的)${ENTRY_ZH}|(?:加|添加|记|放|写|录|同步|安排)?(?:到|进|入|在)我?的?(?:日历|日程表?|行程表?|待办(?:清单|列表|事项)?|清单|备忘录|计划表)(?:里面?|中|上|吧|去)*|(?:加|添加|记|放|写)(?:一下|上|进去)|帮我(?:记|安排|加|设|定)(?:一?下|上|着|好)?|(?:帮我)?(?:安排|记|设置|定|加)(?:一下|上)`,
  `(?:的|在|于|从|到|是|为|定|时间)(?=\\s*${GAP})|(?<=${GAP})(?:左右|前后|开始|起|期间|这天|那天|进行|举行|开|为止|时间)|(?<=${GAP})(?:前|之前|以前|截止|deadline|ddl)|${GAP}一?个`,
];
const TAIL_EN = [
  '(?:(?:maybe|perhaps) )?(?:someday|some day|one day|sometime|some time|any ?time|one of these days|at some point|eventually|soon|when(?:ever)? i (?:have|get|find) (?:a |some )?(?:free )?(?:time|chance|moment|minute))',
  'all[- ]day(?: long)?|(?:the )?(?:whole|entire) day|please|pls|plz|thanks(?: a lot| so much)?|thank you|thx|ty|tks|cheers|ok|okay|for me|if possible|if you can|will you|can you|would you',
  `(?:(?:add(?:ed)? |put (?:it |that |this )?)?(?:to|on|in|into|onto) (?:my|the|our|your) (?:(?:work |personal |family |google )?calendar|schedule|agenda|diary|planner|to-?do(?: list)?|to-?dos?|task list|tasks|reminders))`,
  `remind me(?: (?:please|about it|about that))?|don'?t forget|as (?:a|an) (?:${ENTRY_EN})`,
  `(?:on|at|(?<!(?:check|log|sign|drop|hand|turn|fill|bring|tune|plug|come|move|pop|call|dial)\\s)in|by|for|from|to|until|till?|of|this|the|next|due|around|about|starting|starts?|begins?|is|are|@|during|before|after|set for|scheduled for|and|every|each|a|an|like|will be|due (?:on|by|at)|deadline|latest)(?=\\s*${GAP})`,
  `(?<=${GAP}\\s*)(?:'s|o'clock|hrs|onwards?|sharp|or so|ish|if possible)`,
];

const MARK = `[${GAP}\\s,，.。:：;；、~\\-–—|·•]`;

/** Taken from the end, again and again. Of a run of marks only the first is a beginning: tried from each, a long run takes the cube of its length. */
export const TAIL = new RegExp(
  `(?<cut>(?:${TAIL_ZH.join('|')})|(?<![a-z'’])(?:${TAIL_EN.join('|')})|(?<!${MARK})${MARK}+|(?<=[\\p{Script=Han}a-z]\\s?)[!！]+)[${GAP}\\s,，.。!！?？]*$`,
  'u',
);

const VERBS = '开睡写打跑爬看听读吃学练玩聊谈走坐站等喝做住教考唱跳背录拍洗修逛骑滑钓讲训游';

/** Beside a time that was taken out in the middle. */
export const INSIDE: readonly RegExp[] = [
  // About how long; the verb said again with its length (开会开一个半小时).
  new RegExp(
    `(?<=[\\p{Script=Han}\\s,，])(?<cut>(?:坚持|持续|连续|为期|历时|时长|大约|大概|约摸|差不多|总共|一共|预计|前后)+|连[吃喝做打跑练上住]|(?<![预邀相有])约)(?=\\s*${GAP})`,
    'u',
  ),
  new RegExp(
    `(?<v>[${VERBS}])[^${GAP}]{1,7}?(?<cut>[,，\\s]*(?:要|得|再|就|大概|大约)?\\k<v>(?:个|了|上|满|够)?)(?=\\s*${GAP})`,
  ),
  new RegExp(
    `(?<=[\\s${GAP},])(?<cut>(?:roughly|approximately|approx\\.?|about|around|lasting|lasts|takes|taking|later|b4)\\s*)(?=${GAP})`,
  ),
  new RegExp(`(?<=${GAP}\\s*)(?<cut>all[- ]day|(?:the )?whole day)(?=[\\s,，${GAP}]|$)`),
  // Prepositions that led to the time.
  new RegExp(
    `(?<=[\\s${GAP}])(?<cut>(?:on|at|in|by|for|from|until|till?|this|the|next|due|around|about|starting|starts|is|@|scheduled for|set for|every|each|like|during|before|and|,|-)[\\s,]*)(?=${GAP})`,
  ),
  new RegExp(
    `(?<=[\\p{Script=Han}\\s])(?<cut>(?:时间|日期|就)?(?:是|为|就|定在|定于|安排在|在|于|从|(?<!预)约在?|改在|放在)|时间[:：]?)(?=${GAP})`,
    'u',
  ),
  new RegExp(
    `(?<=${GAP})(?<cut>\\s*(?:'s|左右|前后|开始|起(?![来床飞身草诉夜])|吧(?!台)|呢|的时候|之内|以内|多|的话|那天|这天|期间|之间|那会儿|o'clock|hrs|sharp)+)(?=[${GAP}\\s,，\\p{Script=Han}])`,
    'u',
  ),
  new RegExp(`(?<cut>(?:预约|预定|约|订|定)(?:好|了)+)(?=${GAP})`),
  new RegExp(`(?<=[开有约来取买拿])(?<cut>个?${GAP}的)(?=[\\p{Script=Han}])`, 'u'),
  // Asking for a reminder in the middle of what is to be reminded of.
  /(?:请|记得|到时候?|到点|麻烦|帮我|你)*提醒(?:一下)?(?:我们?|咱们?)(?:一下|一声)?(?:要(?=[^\s]))?(?=\s*[^\s])/,
  new RegExp(
    `(?<cut>(?:千万)?(?:别|不要|勿)忘(?:记)?(?:了(?=[^\\s])|(?=[^\\s了])))|(?<=[${GAP}\\s,，])记得要?(?!住)(?=[^\\s])`,
  ),
  new RegExp(
    `(?<=[${GAP}\\s,])(?<cut>remind me(?: (?:to|about|that))?|please|don'?t forget(?: to)?|uh+|um+)(?=[\\s${GAP}])`,
  ),
  new RegExp(
    `(?<=[${GAP}])(?<cut>\\s*(?:我|我们)?(?:要|得|需要|想要?|有(?:一?[个场次节]|(?=[^\\s]{2}))|是|会(?=去|在|有|要)))(?![求点闻是不么紧命氧机关个人空趣效限])`,
  ),
];
