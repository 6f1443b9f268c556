import { normalise } from '../phrases/frames/normalise.ts';

/** What a text asks for that is no addition. */
export type Wish =
  | 'look'
  | 'free'
  | 'clock'
  | 'cancel'
  | 'change'
  | 'close'
  | 'undo'
  | 'snooze'
  | 'notes'
  | 'question'
  | 'condition'
  | 'chat';

const POLITE = '(?:请|麻烦|帮我|帮忙|能不能|能否|可以|你|您|再|先|那|嗯|呃|把|给我|[\\s,，])*';
const POLITE_EN =
  "(?:please |pls |hey |hi |ok |can you |could you |would you |will you |i (?:want|need|have) to |i'd like to |let's |um |so |just |[\\s,])*";

/** Says at its start that something is to be added, whatever it is about. */
const ADDS = new RegExp(
  `^(?:${POLITE}(?:提醒|记得|别忘|不要忘|千万别忘|添加|新增|新建|创建|加一?[个条]|设一?[个]|记一下|定一?个|约一?[个下]|安排)|${POLITE_EN}(?:remind(?:er)?|remember to|don'?t forget|do not forget|add|create|schedule|set (?:a|an|up)|book|put|note|todo|new|ask|tell|email|text|call|buy|pick up)(?![a-z]))`,
);

const THINGS = '(?:日程|行程|安排|会议?|事情?|活动|计划|待办|任务|提醒|课|约|日历|预约)';
const ASKS_END = '(?:[?？。!！~\\s]|呢|呀|啊|来着|吗|么)*$';

const LOOK_ZH = [
  /^(?:今天|今日|明天|明日|后天|本周|这周|下周|本月|这个月|我|所有|全部)*的?(?:日程|待办|安排|行程|提醒|日历|任务|计划)(?:表|列表|清单|事项)?(?:发我|给我)?[。\s]*$/,
  new RegExp(`(?:有|还有|是|都有)(?:没有)?(?:什么|哪些|啥|几个|多少个?|几场|几节)[^,，]{0,6}${ASKS_END}`),
  new RegExp(`${THINGS}(?:都)?(?:有|是)?(?:什么|哪些|啥|多少|几个|怎么样|如何|满不满|多不多)${ASKS_END}`),
  new RegExp(`有(?:没有)?(?:什么|啥)?${THINGS}(?:要|需要)?[^,，]{0,4}(?:吗|没有?|么|[?？])${ASKS_END}`),
  new RegExp(`有没有(?!写|记|空|时间)[^,，]{0,10}${ASKS_END}`),
  new RegExp(`(?:干嘛|干什么|干啥|做什么|做啥|忙不忙|忙吗|忙什么|忙啥|什么安排)${ASKS_END}`),
  new RegExp(
    `^${POLITE}(?:查|查看|查询|看看|看一?下|列出|列一下|列|显示|告诉我|打开|汇总|总结一?下)[^,，]{0,14}${THINGS}`,
  ),
  new RegExp(
    `^(?!.*(?:问|确认|打听|了解|查|咨询|商量|定)[^,，]{0,10}(?:什么时候|几点|哪天|几号|什么时间)).*(?:什么时候|几点|哪天|几号|星期几|周几|什么时间|多久|在哪儿?|哪里|谁)[^,，]{0,8}${ASKS_END}`,
  ),
];
const LOOK_EN = [
  /^(?:please )?(?:show|display|view|list|open)(?: me)?(?: (?:all of|the|my))? (?:today|tomorrow|tonight|(?:this|next|last) \w+|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)\W*$/,
  /(?:what(?:'s| is| are|s)?|which|how many|any|do i have|are there|is there|anything)\b.{0,40}\b(?:calendar|schedule|agenda|on today|on tomorrow|events?|meetings?|appointments?|plans?|todos?|to-dos?|tasks?|reminders?|going on|happening|up (?:today|tomorrow|next)|due|do (?:i|we) have|am i doing|busy|planned|next)\b/,
  /^(?:please |can you |could you |would you )*(?:show|list|view|display|see|check|read|give|tell|look (?:up|at)|find|search|pull up|open)(?: me)?(?: (?:all|my|the|what|whats|what's|our|if|whether|today'?s|tomorrow'?s|this|next))+.*\b(?:calendar|schedule|agenda|events?|meetings?|appointments?|plans?|todos?|to-dos?|tasks?|reminders?|week|day|have|due)\b/,
  /^(?:what|which|how many|when(?! (?:i|we|you)(?![a-z]))|where|who)(?:'s|s)? (?:is|are|do|does|did|was|were|will|should|am|time)?\b.*\b(?:my|our|i|we)\b/,
  /^(?:when|what time|what day)(?:'s| is| are| does)(?: the| next)? (?!the weather)/,
  /^(?:do|does|did|have|has|am|are|is|was|were|will) (?:i|we|my|our|there)\b/,
  /^(?:my|today'?s|tomorrow'?s|this week'?s|next week'?s) (?:schedule|agenda|calendar|day|week)(?: (?:for|today|tomorrow|this week|next week).*)?\??$/,
];

const FREE = [
  new RegExp(`(?:有没有|有无)(?:时间|空|空闲)${ASKS_END}`),
  new RegExp(
    `(?:有空|有没有空|没空|空吗|空不空|空闲|有时间|有没有时间|闲着|得空|方便)[^,，]{0,6}(?:吗|么|没有?|时段|时间|[?？])${ASKS_END}`,
  ),
  /(?:什么时候|哪[天晚]|哪个?(?:晚上|下午|上午)|几点|何时|哪[个段]时间段?|哪个时段).{0,6}(?:有空|空闲|有时间|方便|得空|闲|没事|没有?安排|不忙|空着|[抽挤腾][得出]|抽空)(?![^,，]{0,2}(?:再|就|一起|来|把|给|约|去))/,
  /找(?:出|个|一?[个段块])?(?:[一两二三四半几\d]+个?半?(?:小时|分钟|钟头|刻钟)|[^,，]{0,8}都(?:有空|方便|空|能))/,
  /^.{0,16}(?:找|看看|查一?下|推荐)(?:一?个|一?段|几个|下)?(?:.{0,8})(?:空闲|空档|空余|有空的|合适的?时间|共同时间)/,
  /(?:本周|这周|下周|这个月|下个?月|最近|这几天|过几天|月内|年内|年前)[^,，]{0,2}(?:找|抽|约)一?个?(?:时间|空)/,
  /\b(?:am i|are we|is everyone|will i be) (?:free|available|busy|open)\b/,
  /\bdo i have (?:any |some )?(?:time|free time|availability)\b/,
  /\b(?:when|what time|what day).{0,20}\b(?:free|available|availability)\b/,
  /^(?:please |can you |could you |help me )*(?:find|suggest|propose|look(?:ing)? for|get)(?: me| us)? (?:a |an |some |any |the (?:best|next) )?(?:[\w.]+ )?(?:and a half )?(?:free |open |good |available )*(?:time|slots?|times|gap|opening|block|window|hours?|minutes|mins|half hour|half-hour|afternoon|morning|evening|day)\b/,
  /^(?:please |i )?(?:need|want|looking for)(?: to find)? (?:a |an |some |any )?(?:\w+ )?(?:free|open|available) (?:[\w-]+ ){0,2}(?:time|slots?|gap|block|window|hours?|minutes|afternoon|morning|evening|day)\b/,
  /\b(?:where|when) (?:can|could|should|might|do|would) (?:i|we) (?:fit|squeeze|slot|have (?:any )?time|find time|make time|meet|schedule)/,
  /\b(?:which|what) (?:day|afternoon|morning|evening|time|week)s?\b.*\b(?:free|lightest|light|quiet(?:est)?|(?:least|less) busy|open|empty|emptiest|works?|best)\b|\b(?:what's|whats|what is|what would be) (?:a |the )?(?:good|best) (?:time|day)\b/,
];

const CLOCK = [
  /^(?:请问|告诉我|现在|今天|明天|那|今儿)*(?:现在)?(?:是)?(?:几点|几号|星期几|周几|礼拜几|什么日子|几月几号|什么时间|什么时候)(?:钟)?(?:了|啊|呀|呢)?[?？。\s]*$/,
  /^(?:what(?:'s| is)?|tell me|do you know)(?: (?:the|what))* (?:time|day|date|weekday|today'?s date)(?: (?:is|it|now|today|of the week))*[?.\s]*$/,
];

const OOPS =
  '(?:哎呀?|不对|错了|算了|等等|等一下|啊|呃|oops|whoops|wait|no|sorry|actually|hmm|ugh|(?:that|it) was (?:a mistake|wrong|an accident)|my (?:bad|mistake)|[,，.。!！…\\s])*';
const LAST_ZH =
  '(?:刚才?|刚刚|上面|上一?[个步条次]|最后一?[个步条次]|前一?[个步条])(?:我)?(?:加|添加|新加|建|创建|记|说|设|设置|安排|做|录|改)?(?:了)?(?:的|那)?(?:那)?[个条步次]?(?:东西|日程|操作|修改|改动|提醒|待办|安排|事)?';
const UNDO = [
  new RegExp(
    `^${OOPS}(?:请|帮我|麻烦|你)*(?:撤销|撤回|撤消|回退|恢复(?:刚才|上一|之前)|还原)|^${OOPS}(?:请|帮我|麻烦|你|把|将)*${LAST_ZH}(?:给)?(?:全部|都)?(?:我)?(?:撤|取消|删|不要|不算|作废|还原|回退|去掉|恢复)(?:销|回|消|除|了|掉|数|吧|一下)*[。!！\\s]*$`,
  ),
  new RegExp(
    `^${OOPS}(?:please |can you |could you )*(?:(?:undo|revert|roll ?back)(?![a-z])|(?:scratch|strike) that(?![a-z])(?! [a-z])|take (?:that|it) back\\W*$|take back (?:what|that last|my last|the last)|(?:forget|never ?mind|cancel|delete|remove|scratch|drop) (?:(?:that|the|my) (?:very )?last (?:one|thing|entry|change|item|addition)|(?:what|the one|the thing) i just (?:added|said|created|made|did|told)))`,
  ),
];

/** What one cancels with others than the calendar is a chore. */
const CHORE_TO_CANCEL =
  '(?:订阅|会员|自动续费|续费|套餐|订单|信用卡|账号|账户|服务|保险|酒店预订|机票|车票|快递|关注|照片|邮件|短信|文件|聊天记录|缓存|垃圾|微信|好友|app|软件|应用|代码|分支)';
const CHORE_TO_CANCEL_EN =
  '(?:subscriptions?|membership|netflix|spotify|hulu|disney|amazon|prime|gym membership|service|order|card|account|insurance|policy|plan|contract|trial|photos?|emails?|files?|apps?|cache|branch|code|old|snow|stain|wallpaper|tree|paint|flat|lease|utilities|phone|internet|cable|newspaper)';

const CANCEL = [
  new RegExp(`^${POLITE}(?:取消|删掉|删除|删了|移除|撤掉|作废|划掉|清空)(?!.*${CHORE_TO_CANCEL})`),
  new RegExp(
    `^(?!.*${CHORE_TO_CANCEL}).*(?:给?(?:取消|删掉|删除|删|撤|推)(?:了|掉|吧|一下)+|(?:去|来|参加|到|赶)不(?:了|成)[^,，]{0,8}了?|不(?:用|必|需要)?(?:去|开|参加|约|吃|见|用|来|上|搞|办|安排|提醒)[^,，]{0,8}了)[吧啊哦呀!！。\\s]*$`,
  ),
  /^.{0,20}(?:把|将).{1,20}(?:取消|删掉|删除|删了|移除)/,
  /^(?:请|你)*(?:不要|别|不用|无需)(?:再)?(?:提醒|安排|添加|加|记|约|建|设)/,
  new RegExp(
    `^${POLITE_EN}(?:cancel|delete|remove|call off|scrap|get rid of|unschedule|clear (?:my|the|all)|drop (?:my|the) (?!kids|car|kid|package|dog|cat|laundry|off))(?! .*\\b${CHORE_TO_CANCEL_EN}\\b)\\b`,
  ),
  /\b(?:is|are|was|got|been|has been) cancell?ed\b|^(?:don'?t|do not|no need to|never mind|nevermind|stop) (?:remind|add|schedule|book|put|create|set)/,
  /\b(?:i'?m|i am|we'?re|we are|i|we) (?:not|no longer|can'?t|cannot|won'?t|will not|don'?t need to|do not need to)(?: (?:going|coming|attending|make|making|be able|doing|meeting|have|having|go|attend|come|need))\b/,
];

const CHANGE = [
  /(?<![a-z])instead\W*$/,
  /(?:改到|改成|改为|改期|改在|改一?下?时间|换一?下?时间|时间(?:改|变|换)了?|改地[点方]|换地[点方]|推迟|延后|延期|延到|挪到|挪[^,，\s]{0,2}[前后]|[往向][前后](?:挪|推|移|延|调)|提前到|提前(?:[半一二两三四五六七八九十\d]+(?:个?(?:小时|钟头)|分钟|天|周)(?!提醒|通知|叫|出发|到|去|准备|告诉))|调整到|调到|换到|换成|移到|顺延|改名|重命名|延长(?:到|[半一二两三\d])|缩短)/,
  new RegExp(`^${POLITE_EN}(?:reschedule|postpone|prepone|rebook|rename)\\b`),
  /(?<![a-z])(?:moved|pushed|bumped|rescheduled|postponed|shifted)(?: back| up| out| forward)? (?:from|to|until|till|by)(?![a-z])/,
  new RegExp(
    `^${POLITE_EN}(?:move|shift|change|push|bring|switch|update|extend|delay|swap|edit|shorten)\\b(?=.*\\b(?:to|until|till|back|forward|by|from|earlier|later|up|out)\\b)`,
  ),
];
/** What these words move must go to a time, unless they say so by themselves. */
export const MOVES_TO =
  /(?:改到|改成|改为|改在|推迟到|延后到|延期到|延到|挪到|提前到|调整到|调到|换到|换成|移到|顺延到|往后推到)|\b(?:move|shift|change|push|bring|switch|update|delay|reschedule|postpone|prepone|rebook|swap)\b.*?\b(?:back to|forward to|out to|up to|to|until|till)\b/;
const BY_ITSELF =
  /改期|改一?下?时间|换一?下?时间|时间(?:改|变|换)|改地[点方]|换地[点方]|推迟|延后|延期|[往向][前后]|挪|顺延|提前|改名|重命名|延长|缩短|\b(?:reschedule|postpone|prepone|rebook|rename|earlier|later|push\b.*\bback|(?:moved|pushed|bumped|shifted)\b.* to \d{1,2}(?::\d\d)?(?=\W*$)|bring.*forward|(?:move|shift|push|bring|change)\b.* to \d{1,2}(?=\W*$))\b/;

const CLOSE = [
  /^(?:我)?(?:已经|刚刚?|刚才)(?:做|写|弄|办|搞|交|买|看|读|发|打|洗|收|寄|订|还|付|缴|吃|喂|约)(?:完|好|掉|过)?了?[^,，]{1,15}了[。!！~\s]*$/,
  /^(?:我)?(?:已经|刚刚?)?(?:完成|做完|写完|搞定|办完|弄完)了.+/,
  /^(?!.*(?:之前|以前|前|要|需要|得|必须|争取|尽量)(?:完成|做完|写完|弄完|搞定)).*(?:(?:已经?|都|刚刚?|刚才)?(?:做|写|弄|办|搞|交|买|看|读|发|打|洗|收|寄|订|还|付|缴|处理|完|整理|打扫|复习)(?:完|好|掉|过)?(?:了|啦)|(?:已经?|都)(?:完成|搞定|弄好|办妥|解决|结束)了?|(?:完成|搞定|办妥|解决)(?:了|啦))[。!！~\s]*$/,
  /标(?:记|为|成|注).{0,12}(?:完成|已完成|done|做完)|(?:勾掉|划掉|打勾|关掉|关闭).{0,12}(?:待办|任务|todo)/,
  /^(?:我)?(?:已经|刚刚?|刚才)(?:把)?.{0,20}(?:完成|做完|写完|弄完|搞定|买|交|发|打)(?:好|完)?了/,
  /^(?:i(?:'ve| have)?|we(?:'ve| have)?) (?:just |already |finally )?(?:finished|completed|done|did|took care of|wrapped up|submitted|paid|sent|bought|called)\b/,
  /^(?:just |already )(?:finished|completed|done|did|submitted|paid|sent|bought)\b|^(?:finished|completed|done with) (?:the|my|with)\b/,
  /\bmark\b.*\b(?:as )?(?:done|complete|completed|finished)\b|^(?:please )?(?:check|tick|cross) off\b|^(?:please )?close (?:the|my) (?:todo|task)|\b(?:is|are) (?:all )?(?:done|finished|completed|complete)[.!\s]*$/,
];
/** 完…了 of what is still to be done: 把护照换了, 年底前还完了. */
const STILL_TO_DO = /前|之前|以内|记得|别忘|要|需要|把(?!.*(?:已经|都))/;

const SNOOZE =
  /^(?:请|帮我|再|过)*(?:稍后|待会儿?|过会儿?|等会儿?|\d+分钟后?)(?:再)(?:提醒|叫)(?:我)?[。\s]*$|贪睡|^(?:please )?(?:snooze|dismiss)\b/;

const NOTES = [
  /(?:有没有|是否|是不是|我)?(?:之前|以前|上次|曾经|什么时候)?(?:写过|记过|记录过|记下过|存过|保存过).{0,30}(?:吗|么|没有?|什么|哪些|[?？])|^(?:搜索?|找|查)(?:一下|一?找)?.{0,10}(?:笔记|备忘录?|记录|memo|notes?)/,
  /\bdid i (?:ever )?(?:write|note|jot|save|record|log|mention)\b|^(?:please )?(?:search|find|look (?:in|through|up in)|check)(?: (?:in|through))? (?:my|the) (?:notes?|memos?|journal)\b|\bwhat did i (?:write|note|say|save)\b/,
];

const CONDITION =
  /^(?:如果|要是|假如|万一|若是?|倘若)|(?:要是|如果|假如|万一)[^,，]{1,12}就|^if (?!possible)|(?<![a-z])(?:if|unless) it (?:rains|snows|is|isn't|doesn't|'s)(?![a-z])|(?:^|,\s?)(?:要不要|should (?:i|we))\b/;

const POLITE_ASK =
  /(?:好吗|好不好|可以吗|行吗|行不行|可以么|ok吗|好嘛|能吗)[?？。\s]*$|^(?:hey |hi |ok |so |um |please |嗨|你好)*[,，\s]*(?:can|could|would|will) (?:you|u)\b|^(?:能不能|能否|可以|可不可以|能)(?:请)?(?:你|您)?(?:请)?(?:帮|给|提醒|把|安排|加|设|记|定|约)|\b(?:ok|okay|please|thanks)\?[\s]*$/;

const QUESTION = [
  /[?？]\s*(?:maybe|perhaps|or|idk|not sure)(?![a-z])|(?<![a-z])idk(?![a-z])/,
  /(?:查|看)(?:一下|下|看)?.*(?:天气|气温|汇率|股价|新闻|路况)|还有(?:几|多少)(?:天|个|小时|周|分钟)|等于(?:几|多少)/,
  /(?:吗|么|呢|没有)[啊呀哦嘛]?[?？。!！\s]*$|[?？]\s*$/,
  /^(?:为什么|为啥|怎么(?!办)|怎样|如何|什么是|是不是|是否|能不能|会不会|要不要|多少|谁|哪(?!吒))|(?:天气|气温|汇率|股价).{0,8}(?:怎么样|如何|多少|好不好)/,
  /^(?:why|how|what|which|whose|who|whom|where|when(?! (?:i|we|you|the|my|it|he|she)\b)|should (?:i|we)|may i|can i|could i|can we|could we|do (?:i|we|you|they)|does|did|is (?:it|there|this|that|the|my)|are (?:you|we|they|there|the|my)|am i|was|were|have (?:i|we|you)|has|will (?:i|we|it|you|they|the))(?![a-z])/,
];

/**
 * Each word can be taken in one way alone: 了 is a word of its own, so 不用了 is
 * none. Where two ways lead to the same, a text that fails at its end is tried in all of them.
 */
const CHAT =
  /^(?:你好|您好|嗨|哈喽|哈啰|在吗|在不在|早|早啊|早上好|上午好|中午好|下午好|晚上好|晚安|谢谢?|谢谢你|多谢|感谢|谢啦|不客气|好的?|好滴|嗯+|哦+|行|可以|没事|没有|不用|不用了|知道了|明白了?|收到|再见|拜拜|哈哈+|呵呵|嘿嘿|厉害|真棒|你是谁|你叫什么|你能做什么|你会什么|测试|test(?:ing)?|hi|hello|hey|yo|hiya|good (?:morning|afternoon|evening|night)|thanks?|thank you|thx|ty|ok|okay|k|yes|no|yep|nope|sure|cool|great|nice|bye|goodbye|see you|lol|haha+|who are you|what can you do|help|帮助|no thanks|not now|nothing|got it|how are you|what's up|sup|生日快乐|(?:新年|圣诞|节日|中秋|元旦|国庆)快乐|happy (?:birthday|new year|holidays)|merry (?:christmas|xmas)|算了|没事了|当我没说|never ?mind|forget (?:it|about it))(?:[\s,，.。!！~?？了啊呀哦的你您]|there|perch|so much|very much|a lot|you|不用|没事)*$/;
/** Nobody greets at greater length. */
const SMALL_TALK = 40;
/** How somebody feels. */
const MOOD =
  /^(?:今天|现在|最近|今晚|昨晚)?(?:我)?(?:好|真|太|很|有点|非常)(?:无聊|累|困|饿|开心|烦|难过|冷|热|忙|棒|美|爽|舒服|想你)/;
/** Said of oneself or the world: nothing to do. */
const REMARK =
  /^(?:我(?:很|真|好|太|非常)?(?:喜欢|爱|讨厌|觉得|感觉|叫|住在|认为|不吃|不喜欢|累|饿|困|开心|难过)|(?:今天|昨天)?天气|i (?:really )?(?:love|like|hate|feel|think|am (?:tired|happy|sad|hungry)|live|was|believe|prefer)\b|i'm (?:tired|happy|sad|hungry|bored|fine|good)\b|my name is\b|(?:i'?m |we'?re )?running (?:\w+ )?late\b|(?:the |my |our )?[a-z]+ (?:was|were) (?:so |really |very |pretty )?(?:great|good|nice|bad|fun|terrible|amazing|awful|boring|lovely)\b|(?:我)?刚刚?(?:才)?(?:和|跟|与|陪|从|去|开|吃|见).*(?:完|了|过|来)[^,，]{0,2}$|it was\b|that was\b|this is (?:great|nice|bad)\b)/;

/** For the model itself. */
const TALK =
  /^(?:请|帮我|给我|你)*(?:讲一?个|说一?个|唱一?[首个]|翻译|解释一?下|写一?[首篇](?=诗|歌|作文)|推荐一?[个些下几]|介绍一?下)|^(?:please |can you |could you )*(?:tell me (?:a|an|about|how|why|the)|sing|translate|explain|summari[sz]e|recommend|write (?:me )?an? (?:poem|song|story|joke|haiku|limerick)|give me (?:an?|some) (?:joke|idea|advice|tip|example)s?)(?![a-z])/;

const some = (patterns: readonly RegExp[], text: string): boolean => patterns.some((pattern) => pattern.test(text));

/** What the text asks for, when that is not to add something. `hasTime`: it names a time. */
export function wishOf(text: string, hasTime: boolean): Wish | undefined {
  const plain = normalise(text)
    .replace(/\ue000+/g, ' ')
    .trim();
  if (!/\p{L}/u.test(plain)) return 'chat';
  if (plain.length <= SMALL_TALK && CHAT.test(plain)) return 'chat';
  if (some(UNDO, plain)) return 'undo';
  if (some(CLOCK, plain)) return 'clock';
  if (some(NOTES, plain)) return 'notes';
  if (/(?:什么|啥|几点|哪天|谁)来着[?？。\s]*$/.test(plain)) return 'look';
  if (TALK.test(plain) && !hasTime) return 'question';
  if (SNOOZE.test(plain)) return 'snooze';
  const isChange = some(CHANGE, plain) && (BY_ITSELF.test(plain) || hasTime);
  const isAddition = ADDS.test(plain) || (POLITE_ASK.test(plain) && !isChange && !some(CANCEL, plain));
  if (isAddition) return some(FREE, plain) && /[?？吗么]\s*$/.test(plain) ? 'free' : undefined;
  if (some(CANCEL, plain)) return 'cancel';
  if (isChange) return 'change';
  if (some(FREE, plain)) return 'free';
  if (some(LOOK_ZH, plain) || some(LOOK_EN, plain)) return 'look';
  if (some(CLOSE, plain) && !STILL_TO_DO.test(plain)) return 'close';
  if (CONDITION.test(plain)) return 'condition';
  if (some(QUESTION, plain)) return 'question';
  return MOOD.test(plain) || (REMARK.test(plain) && !hasTime) ? 'chat' : undefined;
}
