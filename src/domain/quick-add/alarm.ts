import { minutesOf } from '../arguments/ask.ts';
import { readPhrase } from '../phrases/read.ts';
import type { PhraseContext, Span } from '../time/phrase.ts';

const ZH = '(?<amount>(?:[半\\d一二两三四五六七八九十]+)个?半?(?:分钟|分|小时|钟头|刻钟|天|周))';
const EN =
  '(?<amount>(?:an?|half an|\\d+|one|two|three|five|ten|fifteen|twenty|thirty)[\\s-]?(?:min(?:ute)?s?|hours?|hrs?|days?|weeks?))';
const TELLS = '(?:再)?(?:提醒|通知|叫|喊)(?:一下)?(?:我们?)?(?:一下|一声)?';

/** To be reminded before it begins: 提前15分钟提醒我, remind me an hour before. */
const BESIDE = [
  new RegExp(`[,，\\s]*(?:并|请|记得|麻烦|帮我)*提前${ZH}(?:的时候)?${TELLS}`, 'd'),
  new RegExp(
    `[,，\\s]*(?:and |please )*(?:remind(?: me)?|alert(?: me)?|notify me|with a reminder|reminder) (?:at )?${EN} (?:before(?:hand)?|earlier|in advance|prior|ahead)(?: of time)?(?!\\s(?:\\d|noon|midnight))`,
    'd',
  ),
  new RegExp(`[,，\\s]*with an? ${EN}[\\s-](?:reminder|alert|warning|heads[- ]up)`, 'd'),
];

/** Before something that is there already: only the reminder is new. */
const AHEAD = [
  new RegExp(`(?:开始)?(?:之|以)?(?<!提)前${ZH}${TELLS}`, 'd'),
  new RegExp(
    `^(?:please |can you |could you |hey |[\\s,])*(?:remind(?: me)?|alert(?: me)?|notify me|ping me|(?:(?:set|add|create) a )?reminder(?: for)?) (?:(?<day>the day)|${EN}) (?:before|prior to|ahead of) (?=(?:my|our|the|his|her|their|[a-z]+'s)\\s)`,
    'd',
  ),
];

export interface Alarm {
  /** Where it is said. */
  readonly span: Span;
  readonly minutes: number;
  /** It is all that is wanted: what it is before is there already. */
  readonly alone: boolean;
}

/** How many minutes before its start one wants to be reminded. `text`: normalised or masked. */
export function alarmIn(text: string, context: PhraseContext): Alarm | undefined {
  for (const [pattern, alone] of [
    ...AHEAD.map((one) => [one, true] as const),
    ...BESIDE.map((one) => [one, false] as const),
  ]) {
    const match = pattern.exec(text);
    const [from, to] = match?.indices?.[0] ?? [];
    const amount = match?.groups?.day ? 'a day' : match?.groups?.amount;
    if (from === undefined || to === undefined || amount === undefined) continue;
    const reading = readPhrase(amount.replace('-', ' '), context)?.reading;
    const minutes = reading?.kind === 'duration' ? minutesOf(reading.amount) : undefined;
    if (minutes !== undefined && minutes > 0) return { span: { from, to }, minutes, alone };
  }
  return undefined;
}
