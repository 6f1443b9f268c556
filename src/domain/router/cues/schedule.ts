import type { Cue } from './cue.ts';

/** Events, reminders and todos. A word is worth 2, one that means nothing else 3; a time found in the text comes on top. */
export const scheduleCues: readonly Cue[] = [
  {
    name: 'remind',
    route: 'schedule',
    points: 3,
    zh: '提醒(?!系统|功能|软件|的(?!时间))|别忘|不要忘|勿忘|记得(?=给|要|去|把|带|买|交|打|关|回|发|叫|提)|叫我(?=起|去)|叫醒|起床|闹钟|闹铃|稍后再?提醒',
    en: "remind(?: me| us)?|reminders?|don'?t (?:let me )?forget|remember to|alarm|wake me|snooze|ping me|nudge me",
  },
  {
    name: 'planner',
    route: 'schedule',
    points: 3,
    zh: '日程(?!管理|表软件)|行程|日历|待办|任务(?!书)|清单|(?:什么|哪些|的|有|周末|今[天日]|明天|下周|本周)安排(?!了?在)|下一?[个场节](?!月|周|星期|礼拜|季|年)|忙(?:不忙|吗)|要做(?:什么|啥)|要干(?:嘛|什么)|空档|空闲|有空|没空|比较空|(?<!没)有[^,。]{0,8}时间|没时间|档期|排期|有事吗?|时间冲突|有冲突|冲突吗|截止|要交|ddl|deadline|提前|推迟|往[前后]|再?[晚早]一?点(?!睡)|挪(?!用|威)|推后|延后|延期|顺延|撤销|撤回|恢复',
    en: 'shopping list|what(?:.s| is) (?:on(?! my mind)|next|left|planned|coming up)|to do today|what do i (?:have|need)|plans|calendars?|schedules?|agenda|itinerary|(?:to-?do|task)s?(?: list)?|events?|all-day|free (?:time|slots?|up)|(?:am|are|is) (?:i|we|he|she|\\w+) (?:free|busy|available)|availab(?:le|ility)|gaps?|conflicts?|overdue|due|deadlines?|resched[a-z]+|postpone|undo|redo|double[- ]booked|my (?:day|week|month|morning|afternoon|evening|weekend)|find (?:me |us )?(?:a )?(?:time|slot|\\d+ (?:min|hours?))|free \\d+ (?:min|minutes|hours?)|time ?slots?',
  },
  {
    name: 'meet',
    route: 'schedule',
    points: 2,
    zh: '会议(?!纪要|记录)|开会|会面|(?<![不机社学约聚宴])会(?![说做员计话英用有不写开发]|儿|让|是|被)|的会(?![员计话])|例会|周会|晨会|站会|评审|面试|约会|聚餐|聚会|吃饭|[早午晚]饭|[早午晚]餐|饭局|见面|碰(?:一下|头|面)|航班|机票|火车|高铁|飞机|体检|看牙|牙医|医生|瑜伽|健身|跑步|爬山|上课|[的门节]课|讲座|培训|电影|演唱会|拜访|出差|值班|房租|快递|报销|接(?:孩子|人|机)|吃药|生日(?!派对)|直播',
    en: 'meet(?:ings?|ing|up)?|appointments?|calls?|sync|standups?|stand-?ups?|1:1|one-on-one|interviews?|lunch|dinner|breakfast|brunch|coffee|drinks|flights?|train|class(?:es)?|lesson|yoga|gym|dentist|doctor|haircut|party|workout|session|webinar|demo|retro|review|meeting room|kick-?off|pick up|drop off|check-?up|rent|call mom',
  },
  {
    name: 'when',
    route: 'schedule',
    points: 1,
    zh: '什么时候|几点|多久|还有[几多]',
    en: "when(?:'s| is| are| do| does)|what time|how long",
  },
  {
    name: 'act',
    route: 'schedule',
    points: 2,
    zh: '安排|按排|预约|预定|预订|约(?=一?下|上|个|[a-z\\p{Script=Han}]{1,4}(?:见|吃|开|聊|碰))|改到|改成|改期|换到|挪到|移到|排(?=一?下|会|到|进)|取消|删掉|删除|新建|添加|加个|加一个|标记|完成了?[。!]?$|续签|定到|设(?:个|置)',
    en: 'extend|shorten|invite|bump|book|cancel|move|push(?: back)?|bring forward|block|set up|arrange|plan|delete|clear|add|put|mark|set a|pencil in|shift|swap|make it',
  },
];
