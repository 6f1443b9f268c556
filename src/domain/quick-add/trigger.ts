import { GAP, type Remaining } from './remaining.ts';

/** A place as the condition: no clock can tell when that is. */

const HAN_PLACE =
  '(?:家|公司|单位|学校|办公室|超市|机场|车站|酒店|宿舍|医院|药店|商场|便利店|菜市场|小区|[\\p{Script=Han}]{1,6}(?:店|站|园|馆|厅|楼|场|院|市|校|行|局|家|里|所))';
const THERE = '(?:里|门口|楼下|附近|那边|那里|那儿)?';
const REACHED = '一?[到回]了?|抵达|离开|路过|经过|进了?|出了?';
const WHEN = '(?:之?前(?!台|面)|以后|之后|后|就|的时候|时候?|那会儿|顺便|顺路|顺手)';

/** 到家以后…, 到公司了提醒我…, 路过药店的时候… */
const REACHING = new RegExp(
  `(?<![\\d点分来去月日号])(?:等|等我|我)?(?:${REACHED})(?:到|我)?(?:了)?${HAN_PLACE}${THERE}(?:了(?!的)|${WHEN}|记得|提醒(?:一下)?我?|叫我|[,，\\s])*(?:了(?!的)|${WHEN}|记得|提醒(?:一下)?我?|叫我)(?:[,，\\s]|记得|提醒(?:一下)?我?|要)*`,
  'u',
);
/** 下次去宜家…, 下回路过银行… */
const NEXT_TIME = new RegExp(
  `(?:^|(?<=[^\\p{Script=Han}])|(?<=我|你|记得))(?:下次|下回|等?哪天)(?:再)?(?:我)?(?:去|到|路过|经过|来|回)(?:${HAN_PLACE}|[a-z]+(?:\\s[a-z]+)?|[^\\s,，${GAP}]{1,6}?(?=的?时候?|那边|那里|那儿|[,，\\s]))${THERE}(?:的时候|时候?|${WHEN}|记得|提醒(?:一下)?我?|叫我|帮我|再|要|[,，\\s])*`,
  'u',
);

const COMES =
  "(?:when(?:ever)?|once|as soon as|the minute|(?:the )?next time|after|before) (?:i|we)(?:['’]?m| am|['’]re| are)? ?(?:get(?:ting)?|got|arrive|reach|leave|leaving|am|at|in|pass(?:ing)?|go(?:ing)?|come|coming|near|back|drive|driving|stop by|swing by|visit(?:ing)?|walk(?:ing)?)(?![a-z])(?: (?:to|at|by|past|back|home|in|into|near|from|there|over))*";
const SPOT =
  '(?:store|shop|office|station|house|place|market|mall|center|centre|mart|depot|gym|bank|library|airport|school|hotel|pharmacy|hospital|work|desk|door)';
const THE_PLACE = `(?: (?:the|my|our|a|his|her|their))?(?: [a-z'’&-]+){0,2}? ${SPOT}(?![a-z])|(?: (?:the|my|our|a)) [a-z'’&-]+|(?<!home|back|there) [a-z'’&-]+|`;
const COMING = new RegExp(`(?<![a-z])${COMES}`);
/** Before what is to be done, and behind it. */
const LEADING = new RegExp(
  `(?:^|(?<=^(?:please )?remind me ))(?<cut>(?:please |and )?${COMES}(?:[^,，${GAP}]{0,40}[,，]|${THE_PLACE})(?: (?:again|next|today|tonight))?)(?=[\\s,${GAP}])`,
);
const TRAILING = new RegExp(`(?<=[^\\s,])(?<cut>[\\s,]+${COMES}[^,，${GAP}]{0,40})$`);

/** `text`: normalised. */
export const waitsForPlace = (text: string): boolean =>
  REACHING.test(text) || NEXT_TIME.test(text) || COMING.test(text);

/** Takes the condition out of what is to be done. */
export function dropTrigger(rest: Remaining): void {
  for (const pattern of [NEXT_TIME, REACHING, LEADING, TRAILING]) {
    const trial = rest.copy();
    if (trial.drop(pattern) && /\p{L}{2}/u.test(trial.shown())) rest.drop(pattern);
  }
}
