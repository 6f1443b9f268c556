import type { Cue } from './cue.ts';

/** Notes, and what the user once said about themself. */
export const memoCues: readonly Cue[] = [
  {
    name: 'note',
    route: 'memo',
    points: 4,
    zh: '笔记(?!本(?!里|中|上))|笔计|备忘|备望|随手记|日记|手账|纪要|会议记录|记录(?=里|中|呢|的|吗)|标签',
    en: '(?:my |the |any |a |this |that |those )?(?:pinned )?(?:notes?|memos?)|diary|journal|jot(?:ted)?|minutes (?:of|from)|takeaways',
  },
  {
    name: 'keep',
    route: 'memo',
    points: 4,
    zh: '记一[下笔]|存一?下|记入|收进|记(?:下|住|录)(?!的|过)|记个|记录一?下|存到|存进|保存|^记(?:录)?:|备注一?下',
    en: 'note(?: down)?:|note that|take (?:a )?note|log (?:this|that|it)|write (?:this |that |it )?down|jot (?:this|that|it)?|make a note|keep in mind|remember(?: that| this| i| my|:)|save (?:this|that|it)',
  },
  {
    name: 'recall',
    route: 'memo',
    points: 4,
    zh: '(?:写|记|提|说|聊|存|讲|收藏|记录|讨论)到?过(?!去)|(?:我|之前|以前|上次|昨天|去年|那天)[^,。]{0,6}(?:记|写|存|聊|记录|讨论)(?:的|到的|下来|了什么|了哪些)|有记(?:录|下|吗)|(?:记|写|存|放)在?哪|(?:之前|以前|上次|我)的[^,。]{1,10}(?:在哪|呢$)|我(?:喜欢|讨厌|常去|爱|不吃)[^,。]{0,8}(?:什么|哪些|吗|哪家|有哪)|记了(?:什么|哪些|啥)|(?:找|查|搜)[^,。]{0,14}(?:写|记|存|聊|提)[的过]|存在哪|还记得|记不记得|你记得|我的?(?:家的?)?[^,。的]{0,6}(?:密码|护照|身份证|卡号|账号|车牌|尺码|地址|电话号码)',
    en: "(?:did|have|had) i (?:ever )?(?:wr[io]te|written|noted?|recorded?|saved?|jot(?:ted)?|said|say|mention(?:ed)?)(?: down)?|(?:what|where|which|that|how) (?:did )?i (?:wr[io]te|noted?|sa[iy]d?|saved?|recorded?|told|mention(?:ed)?|jot(?:ted)?)|i(?:'ve)? (?:saved|wrote|noted|recorded)|have (?:anything|something) written|do you (?:still )?(?:remember|recall|know) (?:what|where|that|my|which)|told you|know about me|remind me (?:what|where|who|how|which|of what)|my [a-z-]+(?: [a-z]+)? (?:password|number|size|address|code)|(?:wifi|wi-fi) password",
  },
  {
    name: 'seek',
    route: 'memo',
    points: 1,
    zh: '找(?:一下|找|出|到)?|查(?:一下|下|找)?|搜(?:一下|索)?|翻翻',
    en: 'find|search|look up|pull up|look for|show me|open',
  },
];
