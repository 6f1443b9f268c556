/**
 * Which words make a text a reminder, a deadline, something that fills a day,
 * or something that has an hour. All run on normalised text (phrases/normalise.ts).
 */

/** Asks to be reminded. */
export const REMINDS =
  /提醒(?!事项|功能|设置)|提我(?![的名们])|叫我(?!们?家)|叫醒|喊我|闹钟|闹铃|(?<![a-z])(?:remind(?:s|er|ers)?|alarm|wake me|ping me|nudge me|alert me|notify me)(?![a-z])/;

/** Asks so, too, unless it only adds what else to think of. */
export const REMINDS_TOO =
  /别忘(?:记)?了?|不要忘(?:记)?了?|勿忘|记得|(?<![a-z])(?:don'?t (?:let me )?forget|do not forget|remember to)(?![a-z])/;

/** Beside the time, which is a gap: it is the last one. */
export const DEADLINE =
  /(?:ddl|deadline|截止|到期|(?<![a-z])due)(?:\s*(?:时间|日期?|date|on|is|at|by))*[:：是为在]?\s*\ue001|\ue001\s*(?:是|为|就)?\s*(?:ddl|deadline|截止|之?前|以前)(?![a-z])/;

/** `filing deadline …`: what it is the last time of may stand between it and the time. */
export const DEADLINE_OF =
  /^(?:(?!(?:discuss|review|extend|talk|chat|about|meet(?:ing)?|sync|plan|ask|check|set|call|remind|push|move|agree|with|the|for)(?![a-z]))[a-z.'’-]+ ){0,3}(?<cut>deadline(?: (?:for|to|of)(?: (?:the|my|our))?|:)?)(?![a-z])/;

/** Fills a day. */
export const WHOLE_DAY =
  /放假|半天假|病假|事假|婚假|产假|大寿|寿宴|满月酒|百日宴|寒假|暑假|小长假|休假|请假|年假|调休|休息|旅行|旅游|出游|自驾|出差|度假|生日(?!礼|蛋糕|祝福|派对|聚|卡)|纪念日|忌日|诞辰|婚礼|结婚|大婚|大会|峰会|论坛|展会|博览会|车展|漫展|年会|音乐节|运动会|马拉松|夏令营|冬令营|军训|团建|春游|秋游|露营|滑雪|爬山|登山|徒步|郊游|野餐|探亲|回老家|回家过|过年|过节|团圆|团聚|开学|毕业|高考|中考|考研|国考|搬家|一整天|整天|全天|一天(?=$|[\s,，])|停水|停电|值班|轮休|双休|蜜月|加班|在家办公|居家办公|远程办公|去[\p{Script=Han}]{2,6}玩|去[\p{Script=Han}]{0,6}(?:动物园|植物园|海洋馆|水族馆|游乐[园场]|乐园|迪士尼|欢乐谷|环球影城|海边|古镇|农家乐|景区)|(?:去|飞)(?:北京|上海|广州|深圳|杭州|成都|重庆|西安|南京|苏州|武汉|长沙|青岛|厦门|天津|三亚|海南|大理|丽江|云南|贵州|桂林|西藏|新疆|哈尔滨|香港|澳门|台湾|日本|东京|大阪|韩国|首尔|泰国|新加坡|欧洲|美国|英国|法国|国外)(?=$|[\s,，\d一二三四五六七八九十几])|(?<![a-z])(?:birthdays?|bday|anniversary|holidays?|(?:school|summer|xmas|half[- ]term) hols|half[- ]term|spring break|vacation|trip|travel(?:l?ing)?|conference|convention|summit|expo|festival|fair|wedding|retreat|off-?site|hackathon|marathon|tournament|camping|hiking|ski(?:ing)?|cruise|honeymoon|road ?trip|day off|days off|pto|ooo|out of (?:the )?office|off work|on leave|sick leave|out sick|off sick|sick day|inset day|annual leave|wfh|work(?:ing)? from home|on call|moving day|reunion|zoo|theme park|aquarium|disneyland|beach day|field trip|graduation|getaway|staycation|all[- ]day|whole day|full day|in town|visiting|visits|day trip|(?<!(?<![a-z])(?:drop|hand|pick|kick|call|sign|log|cut|turn|switch|see|pay|send|clear|wipe|tick|cross|round|tee|polish|knock|show)(?:ping|ting|ing)?\s(?:[a-z']+\s){0,3})off|workshop|training)(?![a-z])/u;

/** Has an hour: without one it is asked for. */
export const HAS_HOUR =
  /开会|会议(?!纪要|记录|室|材料|资料|议程)|例会|周会|晨会|站会|早会|评审|面试|面谈|约会|约了|聚餐|聚会|饭局|吃饭|午饭|晚饭|早饭|食饭|饮茶|睇戏|睇医生|打边炉|午餐|晚餐|早餐|宵夜|喝咖啡|喝茶|见面|碰头|碰面|电话会|视频会|直播|看电影|演唱会|音乐会|话剧|演出|汇演|彩排|典礼|看牙|牙医|理发|(?<![a-z])(?:meeting|meet|meetup|interview|appointment|appt|lunch|dinner|breakfast|brunch|supper|coffee|drinks|call with|zoom|sync|standup|stand-up|1on1|1:1|one-on-one|catch[- ]?up|demo|movie|concert|dentist|doctor|class|lesson|session|webinar|party|date night|haircut)(?![a-z])/;

/** So long before or after what has no hour here: 饭后一小时, 30 min before bed. */
export const BESIDE_HABIT =
  /(?:[饭餐]|睡觉?|起床|下班|下课|放学|运动|手术|到家)(?:之|以)?[前后]\s?(?:半|[\d一二两三四五六七八九十]+)\s?个?半?(?:小时|分钟|钟头|刻钟)|(?<![a-z])(?:hours?|hrs?|min(?:ute)?s?) (?:before|after) (?:bed|sleep|breakfast|lunch|dinner|supper|meals?|eating|work|school|waking)(?![a-z])/;

/** A time of day by what is done then: it has no hour. */
export const HABIT =
  /睡前|临睡|[饭餐][前后]|起床后|下班[前后]|放学后|(?<![a-z])(?:before (?:bed|sleep|breakfast|lunch|dinner|work)|after (?:breakfast|lunch|dinner|meals|work|school)|at bedtime)(?![a-z])/;

/** Soon, by nobody's clock. */
export const VAGUE_SOON =
  /待会儿?|等会儿?|一会儿?|过会儿?|稍后|晚点|回头(?!客|率)|改天|过几天|过两天|(?<![a-z])(?:later(?: (?:today|on))?|soon|in a (?:bit|while|moment)|a bit later|sometime|some time|one of these days)(?![a-z])/;
