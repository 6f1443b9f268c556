import { BOOKING, INSIDE, LEAD, TAIL } from './noise.ts';
import { GAP, type Remaining } from './remaining.ts';

/** More steps than a text of contract length can need. */
const STEPS = 60;

/** Says its title outright. */
const NAMED = new RegExp(
  `(?:(?:主题|标题|题目|名称|名字)(?:是|为|叫|[:：])|^(?:主题|标题|题目|名称)(?=\\s)|^(?:title|subject|event|what)\\s?:|(?<![a-z])(?:meeting|event|appointment|entry|task|todo|call|session)\\s(?:(?:titled?|named|called|with (?:the )?(?:title|name))(?:\\sis|\\s?:)?)(?=\\s)|(?<![a-z])(?:title|subject)\\s?(?:is\\s|:))\\s*(?<cut>[^${GAP},，。;；]+?)(?=\\s*(?:$|[${GAP},，。;；])|\\s(?:时间|日期|地点|time|date|when|location|where)(?:[\\s:：]|$))`,
);

/** Nothing by itself: 7点开始, 3点到. */
const ACCESSORY =
  /^(?:my|our|the|开始|结束|到|到达|入场|开场|开门|散场|截止|见|开|左右|大概|be|starts?|ends?|doors?(?: open)?|till late|onwards?|sharp|or so|only)$/i;

/** 把牙医约到周五: only the verb of putting it there is left. */
const PUT = /^把(.{1,12})(?:约|定|排|安排|放)$/;

/**
 * What a text is about, once times and places are taken out: without the words
 * that ask for an entry, of which there are more for an event. Empty when
 * nothing is left.
 */
export function titleOf(rest: Remaining, isEvent = false): string {
  const named = rest.find(NAMED);
  if (named) return unwrapped(rest.shown(named));
  dropJoints(rest);
  for (
    let step = 0;
    step < STEPS && ((isEvent && rest.drop(BOOKING, false)) || rest.drop(LEAD, false) || rest.drop(TAIL, false));
    step++
  );
  const title = unwrapped(rest.shown());
  return ACCESSORY.test(title) ? '' : (PUT.exec(title)?.[1] ?? title);
}

/** Takes out the words that led to the times taken out. */
export function dropJoints(rest: Remaining): void {
  for (const pattern of INSIDE) for (let step = 0; step < STEPS && rest.drop(pattern); step++);
}

const BRACKETS: Readonly<Record<string, string>> = { '"': '"', '“': '”', '「': '」', '(': ')', '（': '）', '[': ']' };
const EDGE = /^[\s,，.。:：;；、~\-–—|·•]+|[\s,，.。:：;；、~\-–—|·•?？!！]+$/g;

/** Without punctuation at its ends, empty brackets, and marks that quote all of it. */
function unwrapped(title: string): string {
  const plain = title
    .replace(/\(\s*\)|（\s*）|\[\s*\]|【\s*】/g, ' ')
    .replace(/\s+([,，。、])/g, '$1')
    .replace(/[:：;；]?([,，、])[,，、\s]*[,，、]|[:：;；]\s*([,，、])/g, '$1$2')
    .replace(EDGE, '')
    // Half of brackets whose other half went with the time.
    .replace(/^[)）\]】]+\s*|\s*[(（[【]+$/g, '')
    .replace(/\s+/g, ' ');
  const close = BRACKETS[plain[0] ?? ''];
  const inner = plain.slice(1, -1);
  return close !== undefined && plain.endsWith(close) && !inner.includes(close) ? inner.replace(EDGE, '') : plain;
}
