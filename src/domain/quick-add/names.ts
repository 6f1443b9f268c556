import { normalise } from '../phrases/frames/normalise.ts';
import type { Span } from '../time/phrase.ts';

/**
 * Parts of a text that are names, though they hold numbers or words of time: a
 * quoted title, a flight, a price, an address. They run on the normalised text,
 * except for codes, which are told by their capitals.
 */
const NAMES: readonly RegExp[] = [
  /"[^"\n]{1,200}"|“[^”\n]{1,200}”|「[^」\n]{1,200}」|『[^』\n]{1,200}』|【[^】\n]{1,200}】|《[^》\n]{1,200}》/g,
  /https?:\/\/[^\s，。；]+|www\.[^\s，。；]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
  /(?<![\w])[a-z][\w-]*\.(?:com|cn|org|net|io|ai|app|dev|me|co)(?![a-z])/g,
  /@[a-z_][\w.-]*/g,
  // Money, shares, scores and sizes.
  /(?:[$€£¥]|rmb\s?|usd\s?|cny\s?|eur\s?)\s?\d[\d,.]*(?:\s?[km万亿](?![a-z]))?/g,
  /\d[\d,.]*\s?(?:万|亿|千)?(?:元|块钱?|毛钱|美元|美金|欧元|(?<=\d{3})日元|港币|刀(?!具)|人民币|股|折|%|bucks?(?![a-z])|dollars?(?![a-z])|euros?(?![a-z])|usd(?![a-z])|rmb(?![a-z])|percent(?![a-z]))/g,
  // Telephone and other long numbers.
  /(?<!\d)\+?(?:\d{1,3}[-\s])?(?:\(\d{3,4}\)\s?|\d{3,4}[-\s])\d{3,4}[-\s]?\d{3,4}(?!\d)/g,
  /(?<!\d)(?:\d{9,}|\d{7}|12306|12345|95\d{3}|10086|10010|10000)(?!\d)/g,
  // Addresses, floors, rooms, gates.
  /(?<=地点|地址|位置)\s?[:是在]\s?[^,。;\s]{1,30}/g,
  /(?:[路街巷弄道]\s?\d{1,5}(?:弄\d+)?号(?:院|楼)?)|\d{1,4}(?:号(?:楼|院|线|门|馆|厅|库|桌|机|口|出口|航站楼|会议室|房|店|地|窗|柜台?|车|座|铺|登机口)|栋|单元|幢|室|层|楼|排|座)/g,
  /(?<![\w:.])\d{1,5}[a-z]?\s(?:(?!(?:at|on|in|with|for|and|to|from|by|am|pm|the)\s)[a-z]+\s){1,3}(?:street|st|avenue|ave|road|rd|boulevard|blvd|lane|ln|drive|dr|court|ct|plaza|square|sq|way|terrace|place|pl)(?![a-z])/g,
  /(?<![\w])\d{1,3}(?:st|nd|rd|th)\s(?:and\s\w+|ave(?:nue)?|st(?:reet)?|floor|fl|grade(?:rs?)?|anniversary|birthdays?|bday|b-day|edition|century|place|season|round|draft|party|gen(?:eration)?|draft|time|attempt|trimester|interview|date|batch|period)(?![a-z])/g,
  /(?<![\w])\d{1,3}[-\s](?:hour|hr|day|week|month|year|minute|min)s?[-\s](?:fitness|old|olds|plan|warranty|trial|challenge|review|anniversary|notice|pass|lease|mortgage|contract|sale|store|checkup|check-up|plank)(?![a-z])/g,
  // Years of school, age and jubilees; seasons of a series; shops.
  /[一二三四五六七八九]年(?:级)?[一二三四五六七八九十\d]{1,2}班|[一二三四五六七八九十\d]{1,3}(?:年级|周年|周岁|岁|年制|年计划|大寿)/g,
  /第[一二三四五六七八九十百\d]{1,4}(?:季(?!度)|部|集|章|课|期|版|轮|届|次|节(?!日)|讲|回|卷|册|篇|名|关|排|天(?=的)|周(?=的|[^\s，,]{0,2}总结))/g,
  /\d{1,3}(?:小时|天|时)(?:便利店?|酒店|超市|药店|营业|自助|打卡|计划|挑战)|七天(?=连锁|优品|酒店)|\d{1,2}(?:\s?[-~、到至]\s?\d{1,2})?节(?=课|[\p{Script=Han}]{1,4}课)|(?:7-11|7-eleven|seven-eleven|711)(?!\s?[ap]\.?m)/gu,
  /一点点|(?<![上下正中]午|[早晚]上|凌晨|[早晚今明后天日号,，\s])[一两三四五六七八九几十]点(?=水(?!果)|东西|意见|进展|小[事意忙]|帮助|建议|感想|想法|要求|看法|体会|理由|原因|式|水果|时间)|[早晚快多少慢]一点/g,
  /(?:三|五|七|八)一(?:路|街|广场|大道|村)|星期[一二三四五六日天](?:餐厅|五餐)|(?:和|跟|与|约|见|找|给|陪|请|问|叫)周[一二三四五六日](?=[鸣凡帆诺涵扬飞航鹏伟强敏静琪航宁菲围])[\p{Script=Han}]/gu,
  // Talks of two; people and things named like a month or a day.
  /(?<![\w:/-])1\s?:\s?1(?![\w:])|(?<![\w/-])1[-\s]?on[-\s]?1(?![\w])|(?<![\w/-])1-1(?=\s(?:with|w\/?|call|meeting|chat|catch)(?![a-z]))|(?<=(?:weekly|monthly|our|my|和[^\s]{1,6}|跟[^\s]{1,6})\s?)1-1(?![\d-])/g,
  /(?<=(?<![a-z])(?:with|w\/|call|meet|text|email|tell|ping|dm|invite|pick up)\s)(?:april|may|june|august|wednesday|summer)(?![a-z]|,?\s?\d|\s(?:the|first|second|third|[a-z]+(?:th|st|nd|rd))(?![a-z]))/g,
  /(?<![a-z])(?:tgi fridays?|ruby tuesdays?|casual fridays?|taco tuesdays?|happy mondays?|black friday (?=sale|shopping|deals)|(?:new york|sunday|financial|irish) times|sunday (?:roast|school|brunch club)|monday night football|thursday night football|friday night lights|the day after tomorrow \(movie\)|saturday night live|friday the 13th|freaky friday)(?![a-z])/g,
  // Round the clock: no date.
  /(?<=(?<![a-z])(?:the|a|our|open|available|runs?|works?|on call)\s)24\/7|24\/7(?=\s(?:support|clinic|hotline|helpline|pharmacy|store|gym|service|diner|desk|line)(?![a-z]))/g,
  // Versions and numbered things.
  /(?<![\w.])v\.?\d+(?:\.\d+){0,3}(?![\w])|(?<![\w.-])(?!(?:19|20|21)\d\d\.)\d+\.\d+\.\d+(?![\w.])|#\d+/g,
  /(?<![\w])(?:q[1-4]|h[12]|fy\d{2,4})(?=\s(?:planning|review|report|okrs?|goals?|results|budget|kickoff|forecast|roadmap|numbers|earnings|all[-\s]hands|retro|sales|targets?)|的?(?:规划|汇报|总结|复盘|报告|预算|目标|财报|计划|okr|kpi|业绩|述职|启动))/g,
  /(?<=mon|tues|wednes|thurs|fri|satur|sun)day'?(?=\.com)/g,
];

/** Flights and trains: CA1234, G102, UA 890. */
const CODES =
  /(?<![A-Za-z0-9])(?!(?:AM|PM|AT|ON|BY|TO|IN|OF|OR|NO|DEC|JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|MON|TUE|WED|THU|FRI|SAT|SUN|UTC|GMT|EST|PST|CST|EDT|PDT|BST|CET)\s?\d)(?:[A-Z]{1,3}\d{2,4}|[A-Z]{2} \d{3,4}|[A-Z]\d[A-Z]?|\d[A-Z])(?![A-Za-z0-9:])/g;

/** A day that something belongs to, which something is done with: `review Monday's deck`. */
const OF_A_DAY =
  /(?<=[a-z] (?:for |to |the |of |about )?)(?<!(?:schedule|add|at|on|have|attend|cancel|remind me (?:of|about)|about) )(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|tonight|next week|this week)'s(?= [a-z])/g;
/** Elsewhere its `'s`: `Friday's lunch` is no repeat. */
const POSSESSIVE = /(?<=(?:day|today|tomorrow|tonight|week|month|weekend))'s(?=\s[a-z])/g;
/** A repeat that is a part of a name. */
const REGULAR =
  /(?<![a-z])(?:daily|weekly|monthly|quarterly|yearly|annual)(?= (?:[a-z]+ )?(?:reports?|newsletter|budget|bills?|goals?|summary|pass|subscription|payments?|taxes|earnings|results|statement|digest|metrics|kpis?|okrs?|invoices?|forecast|expenses|fee|dues|leave|vlog|news|deals?|specials?|active|use)(?![a-z]))/g;

/** What no word of time has. */
const MASK = '\ue000';

/** Where names lie in a text: half-open, in order; they may overlap. */
function namesIn(text: string): Span[] {
  const plain = normalise(text);
  const spans = [
    ...[...NAMES, OF_A_DAY, REGULAR].map((pattern) => plain.matchAll(pattern)),
    text.matchAll(CODES),
  ].flatMap((matches) => [...matches].map((match) => ({ from: match.index, to: match.index + match[0].length })));
  return spans.toSorted((one, other) => one.from - other.from);
}

/** The text with names made unreadable, of the same length: places in it are places in the text. */
export function withoutNames(text: string, more: readonly Span[] = []): string {
  let out = text;
  for (const { from, to } of [...namesIn(text), ...more]) {
    out = out.slice(0, from) + MASK.repeat(to - from) + out.slice(to);
  }
  return out.replace(new RegExp(POSSESSIVE, 'gi'), (match) => MASK.repeat(match.length));
}
