/** Whether the words of an all-day event say that the user is away, so that the days are taken. */

interface Away {
  readonly away: RegExp;
  /** Somebody else is, or the words mean something else. */
  readonly not: RegExp;
}

const CHINESE: Away = {
  away: /请(?:了|好|个|完)?假|休假|出差|年假|婚假|产假|陪产假|病假|事假|丧假|探亲假|度假|旅行|旅游|出国|外出|出游|自驾游|不在(?:公司|办公室|家|国内|岗)|调休|倒休|补休|团建/,
  not: /^(?:老|小|阿)[^我]{1,2}(?=请|休|出|病|事|产|婚|年|度|旅|调)|^[^我和跟与陪带同去飞]{1,3}(?:总|老师|经理|主任|哥|姐|叔|姨|爸|妈|爷爷|奶奶)(?=请|休|出|病|产|婚|年|度|旅|调|不在)|^(?:他|她|他们|她们|同事|老板|领导|爸|妈|爸爸|妈妈|爸妈|老公|老婆|孩子|儿子|女儿|室友)(?:们|要|去|又|的)?(?=请|休|出|病|产|婚|年|度|旅|调|不在)|计划|攻略|报销|申请|审批|总结|报告|订|预订|讨论|准备/,
};

const ENGLISH: Away = {
  away: /\b(?:(?:i'?m|i am|we'?re|we are|will be|be|day|days|time|week|morning|afternoon|year) off|off (?:work|sick|today)|^off|vacation|(?:business |road |work |day |weekend )?trip|travel(?:l?ing)? (?:to|day|days)|out of (?:the )?(?:office|town|country)|ooo|pto|annual leave|out sick|(?:on|sick|parental|maternity|paternity|bereavement) leave|on holiday|sick day|away|honeymoon|off-?site)\b/i,
  not: /\b(?!(?:i|my|our)\b)[a-z]+(?:'s|’s)\s(?:vacation|trip|business trip|pto|leave|day off|time off|honeymoon)|^(?!(?:i|we|fully|all|totally|day|days|time|half|week|team|morning|afternoon)\b)[a-z]+ (?:is |are )?(?:off(?!-)|away|ooo|on leave|on vacation|on holiday|on pto|out of (?:the )?office)\b|\b(?:plan|book|pack|expenses?|budget|request|approve|report|planning|booking|packing|buy|right away|straight away)\b/i,
};

const LANGUAGES = [CHINESE, ENGLISH] as const;

/** `去东京出差`, `Vacation`: true; `老王请假`, `Dana's vacation`, `book the trip`: false. */
export const isAway = (title: string): boolean =>
  LANGUAGES.some(({ away, not }) => away.test(title.trim()) && !not.test(title.trim()));
