import { PLACES_ZH } from './place-chinese.ts';
import { NAME, NAMED_PLACES, PLACES_EN } from './place-english.ts';
import { GAP, type Remaining } from './remaining.ts';

/** Where something takes place: in a field of its own, by a preposition, or by its name. */

const LABEL = '(?:主题|标题|题目|时间|日期|内容|参会|人员|备注|title|subject|time|date|when|notes?)(?![a-z])';
const LABELLED = new RegExp(
  `(?:地点|位置|地址|会议地点|(?<![a-z])(?:location|venue)(?:\\s(?:is|will be))?(?=\\s)|(?<![a-z])(?:location|where|venue|place)(?=\\s?[:：]))\\s*(?:[:：是]|在|=)?\\s*(?<place>[^${GAP},，。;；\\n]{1,40}?)(?=\\s*(?:$|[${GAP},，。;；\\n]|\\s${LABEL}))`,
);

/** Somebody, not a place: `@bob`, @张总. */
const PERSON =
  /^(?:[a-z][\w.-]*_[\w.-]*|所有人|全体.*|大家|all|here|everyone|channel|[小老阿][\p{Script=Han}]{1,2}(?<!家)|[\p{Script=Han}]{1,3}(?:总|工|哥|姐|老师|经理|主任|医生|同学|叔|姨|爷|奶))$/u;
const TO_SOMEBODY =
  /(?:ask|ping|tell|email|call|message|msg|dm|text|with|cc|to|and|from|for|联系|问|通知|找|和|跟|与|约|给|提醒|抄送)\s*$/;

const ALL: readonly (readonly [pattern: RegExp, isNamed: boolean])[] = [
  ...[LABELLED, ...PLACES_ZH, ...PLACES_EN].map((pattern) => [pattern, false] as const),
  ...NAMED_PLACES.map((pattern) => [pattern, true] as const),
].map(([pattern, isNamed]) => [new RegExp(pattern.source, 'du'), isNamed]);

/** Takes the place out of what is left of a text; undefined when it names none, or nothing else would be left. */
export function takePlace(rest: Remaining): string | undefined {
  const { view } = rest;
  for (const [pattern, isNamed] of ALL) {
    const match = pattern.exec(view);
    const [from, to] = match?.indices?.groups?.place ?? [];
    const whole = match?.indices?.[0];
    if (from === undefined || to === undefined || !whole) continue;
    const shown = rest.shown({ from, to });
    if (isNamed && !NAME.test(shown)) continue;
    const isAt = view.slice(whole[0], from).includes('@');
    if (isAt && (PERSON.test(shown.toLowerCase()) || TO_SOMEBODY.test(view.slice(0, whole[0])))) continue;
    const name = shown
      .replace(/^(?:in\s)?(?:the\s)?(?=\S)/i, '')
      .replace(/\s(?:at|on|in|by|for|from)$/i, '')
      .trim();
    if (name === '') continue;
    rest.cutView({ from: whole[0], to: whole[1] });
    return name;
  }
  return undefined;
}
