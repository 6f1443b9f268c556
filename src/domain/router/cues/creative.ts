import type { Cue } from './cue.ts';

/** What is written, and how it is asked for. */
const PIECE_ZH =
  '(?:诗|故事|文案|广告[语词]|宣传语|标语|口号|slogan|祝福语?|祝词|贺词|情书|邀请函|开场白|致辞|对联|春联|谜语|歌词|段子|剧本|请假条|感谢信|推文|朋友圈|公众号|小红书|标题|文章|邮件|信|笑话|评语|简介|自我介绍|脚本|脱口秀|[贺感谢生日]*卡片?|tagline|caption)';
const PIECE_EN =
  '(?:poems?|haikus?|limericks?|couplets?|verses?|eulogy|story|stories|lyrics|song|taglines?|slogans?|captions?|toast|speech|jingle|script|riddle|blurb|bio|tweet|post|ad|copy|headline|email|letter|note to|thank-you note|message to|invitation|essay|blog posts?|card)';

/** Names, ideas, copy. */
export const creativeCues: readonly Cue[] = [
  {
    name: 'naming',
    route: 'creative',
    points: 5,
    zh: '起(?:一?个)?[^,。]{0,8}(?:名|标题|题目)|取(?:一?个)?[^,。消]{0,8}名|命名|(?:想|拟)(?:一?个|几个)?[^,。]{0,10}(?:名(?!额|单|次)|标题|题目|口号|slogan|tagline|主题)|叫什么(?:名字)?(?:好|比较)',
    en: '(?:names?|titles?) (?:for|ideas)|name (?:my|our|this)|(?:better|new|catchier|good|great|funny) (?:title|headline|name|theme)|(?:should|could|can|shall) (?:i|we) (?:name|call)|what to (?:name|call)|call (?:my|our) new|(?:suggest|good|cool|cute|\\d+|[a-z]*ive|some) (?:[a-z]+ ){0,2}names?',
  },
  {
    name: 'ideas',
    route: 'creative',
    points: 4,
    zh: '(?:段话?|句话?|文章?|稿子?)[^,。]{0,3}改(?:得|成)|点子|创意|灵感|头脑风暴(?!会)|脑洞|惊喜|文案|广告[语词]|宣传语|标语|口号|slogan|小红书|朋友圈|润色|改写|续写|仿写|创作|(?:帮我|给我|替我)想(?:想|一?[个些]|几个)|想[一几两三四五六七八九十\\d]*[个条句]',
    en: 'ideas (?:for|to|about)|[a-z]+ ideas(?= ?[?!.]*$)|(?:some|any|fun|good|creative|gift|new|cool|great|nice|date|party|weekend|[a-z]+-[a-z]+|more|[a-z]+ed) ideas?|(?:names?|titles?|headlines?|themes?|captions?|taglines?) (?:options?|ideas?|suggestions?)|inspiration|creative|brainstorm(?:ing)?(?! (?:session|meeting|call|workshop|at|with|on))|catchy|taglines?|slogans?|captions?|come up with|pitch me|think of (?:a|some)|rewrite|rephrase|invent|compose|(?:[a-z]+ )?topics|(?:a|fun|more) (?:fun|funny|playful)|(?:more )?playful|witty|clever|funny|poetic|puns?|metaphors?|rhymes?|vows|icebreakers|think up|polish|description for',
  },
  {
    name: 'writing',
    route: 'creative',
    points: 4,
    zh: `写什么(?:好|呢)|(?:祝福语?|贺词|情书|文案|标题|口号|这句话?|这段话?)[^,。]{0,3}(?:怎么(?:写|起|取|想|改)|写什么|发什么)|(?:写(?![的了过在进入到])|编|来|作|拟|设计|想(?!起))[一几两三四五六七八九十\\d]*[首篇段封句个副条点则]?[^,。]{0,12}${PIECE_ZH}|(?:写|编)(?:一|几)?[首篇句副则]`,
    en: `(?:write|draft|compose|make|create|help me with|need)(?: me| us| up)? (?:a|an|some|this|my|the)?[a-z' -]{0,24}${PIECE_EN}|^an? (?:[a-z]+ ){0,2}${PIECE_EN} (?:for|about|on)|${PIECE_EN} (?:for|about) (?:my|our)|poems?|haikus?|limericks?|couplets?|rhyming|lyrics`,
  },
];
