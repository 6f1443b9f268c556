import { GAP } from '../frames/gap.ts';
import type { KindWords } from '../frames/language.ts';

/** A place as the condition: 到家以后…, 下次去宜家…. */

const HAN_PLACE =
  '(?:家|公司|单位|学校|办公室|超市|机场|车站|酒店|宿舍|医院|药店|商场|便利店|菜市场|小区|[\\p{Script=Han}]{1,6}(?:店|站|园|馆|厅|楼|场|院|市|校|行|局|家|里|所|柜|亭|摊|城|中心|大厦|桥))';
const THERE = '(?:里|门口|楼下|附近|那边|那里|那儿)?';
const REACHED = '一?[到回]了?|抵达|离开|路过|经过|进了?|出了?';
/** No place is named, but one is left or reached. */
const ON_THE_WAY =
  '(?:(?:出门|进门|上车|下车|下楼|上楼|到站)(?=的?时候?|以后|之后|之?前|后)|(?:上班|下班|回家|回来|放学)的?路上)';
const WHEN = '(?:之?前(?!台|面)|以后|之后|后|就|的时候|时候?|那会儿|顺便|顺路|顺手)';
const TELLS = '记得|提醒(?:一下)?我?|叫我';

/** 到家以后…, 到公司了提醒我…, 路过药店的时候… */
const REACHING = new RegExp(
  `(?<![\\d点分来去月日号能]|可以|终于|打算)(?:等|等我|我)?(?:下班|放学|下课)?(?:(?:${REACHED})(?:到|我)?(?:了)?${HAN_PLACE}${THERE}|${ON_THE_WAY})(?:了(?!的)|${WHEN}|${TELLS}|[,，\\s])*(?:了(?!的)|${WHEN}|${TELLS})(?:[,，\\s]|记得|再(?=记得|提醒)|提醒(?:一下)?我?|要)*`,
  'u',
);

/** 下次去宜家…, 下回路过银行… */
const NEXT_TIME = new RegExp(
  `(?:^|(?<=[^\\p{Script=Han}])|(?<=我|你|记得))(?:下次|下回|等?哪天)(?:再)?(?:我)?(?:去|到|路过|经过|来|回)(?:${HAN_PLACE}|[a-z]+(?:\\s[a-z]+)?|[^\\s,，${GAP}]{1,6}?(?=的?时候?|那边|那里|那儿|[,，\\s]))${THERE}(?:的时候|时候?|${WHEN}|${TELLS}|帮我|再|要|[,，\\s])*`,
  'u',
);

export const conditions: Pick<KindWords, 'waits' | 'conditions'> = {
  waits: [REACHING, NEXT_TIME],
  conditions: [NEXT_TIME, REACHING],
};
