import type { DayPart } from '../../time/phrase.ts';
import { readNumber } from '../frames/numerals.ts';
import type { ClockSpec, PieceValue, Rule } from '../frames/pieces.ts';
import { NUMBER_STARTS } from './words.ts';

/** Hours, and the parts of a day. */

const HOUR =
  '(\\d{1,2}|[零〇]|十[一二三四五六七八九]?|二十[一二三四]?|廿[一二三四]?|[一二两三四五六七八九]|(?<![我你他她它们咱])仨(?=点))';
const MINUTE = '\\d{1,2}|[零〇]?[一二三四五六七八九]|[一二三四五]?十[一二三四五六七八九]?|廿[一二三四五六七八九]?';

/** What follows 点 when it is no hour: 三点建议, 两点半径 has no such tail. */
const NOT_HOUR =
  '(?!(?<=一点)儿(?![童子歌女保科])|建议|意见|要求|原因|理由|看法|想法|问题|好处|说明|内容|心得|结论|共识|体会|启示|式|阵|滴(?![眼鼻耳药])|赞|击|名|评|五折|\\d?[倍元块万亿])';
/** 提三点, 第八点, 以下三点: points of a list. */
const LISTED = /(?:[第提列共写讲]|以下|如下)$/;
/** 早一点, 有一点: a little, not one o'clock. */
const LITTLE =
  /(?:[快慢多少好差有大小高低近远轻重贵宜些没这那几]|(?<![今明昨后天日号一二三四五六末清])早|(?<![今明昨后天日号一二三四五六末])晚)$/;
/** Not the 整 of `9点整理桌子`, but that of `7点整理发`. */
const SHARP = '(?:钟|整(?!理(?!发(?![票言布货文]))|[改顿合编修治队]|体(?![检育])))?';

const clock = (hour: number, minute = 0, second = 0): ClockSpec => ({
  hour,
  minute,
  second,
  half: hour > 12 || hour === 0 ? '24' : null,
});

const minuteOf = (text: string | undefined): number => (text === undefined ? 0 : (readNumber(text) ?? 60));

function read(match: RegExpExecArray, text: string): PieceValue | undefined {
  const [, hourText, half, quarters, minuteText, secondText] = match;
  const hour = readNumber(hourText as string);
  const before = text.slice(Math.max(0, match.index - 2), match.index);
  const isBare = !half && !quarters && minuteText === undefined && !/[钟整]/.test(match[0]);
  if (hour === undefined || LISTED.test(before) || (hourText === '一' && isBare && LITTLE.test(before)))
    return undefined;
  const minute = half ? 30 : quarters ? 15 * (readNumber(quarters) ?? 1) : minuteOf(minuteText);
  return { kind: 'clock', clock: clock(hour, minute, minuteOf(secondText)) };
}

const VAGUE = '(?:左右|前后|上下|许|来钟|多钟)?';

export const clockRules: readonly Rule[] = [
  {
    starts: `${NUMBER_STARTS}仨`,
    pattern: new RegExp(
      `${HOUR}\\s*(?:来(?=点)|多(?=点))?(?:点|時|时(?!间|候|段|长|代|刻|不时))(?:\\s*(半)|\\s*([一二两三1-3])刻|\\s*过?(${MINUTE})分(?!钟[内之以前后])(?<!\\s(?:${MINUTE})分(?=钟))钟?|[零〇过]?(\\d{2}|[零〇][一二三四五六七八九]|[二三四五]?十[一二三四五六七八九]?)(?![\\d.个小二三四五六七八九十]|一(?![次回遍起块])))?(?:\\s*(\\d{1,2}|[一二三四五六七八九十]{1,3})秒)?${SHARP}${VAGUE}${NOT_HOUR}`,
      'y',
    ),
    read: (match, text) => {
      const groups = [match[0], match[1], match[2], match[3], match[4] ?? match[5], match[6]];
      return read(Object.assign(groups, { index: match.index, input: text }) as RegExpExecArray, text);
    },
  },
  {
    // Cantonese: the hand points at so many fives of minutes, 三点三, 三点踏半, 三点三个字.
    starts: NUMBER_STARTS,
    pattern: new RegExp(
      `${HOUR}点(?:踏(正|半|十[一]?|[一二两三四五六七八九])|(十[一]?|[一二两三四五六七八九])个字|(?<=[零〇一二两三四五六七八九十]点)([一三四五六七八九])(?=$|[^\\p{Script=Han}\\d-]|[提叫开去食饮见同返落集喺到出睇收放搭坐打嘅左喂]))`,
      'uy',
    ),
    read: ([, hourText, touched, counted, bare]) => {
      const hour = readNumber(hourText as string);
      const five = touched ?? counted ?? bare;
      const minute = five === '半' ? 30 : five === '正' ? 0 : 5 * (readNumber(five as string) ?? 12);
      return hour === undefined || minute > 55 ? undefined : { kind: 'clock', clock: clock(hour, minute) };
    },
  },
  {
    // 差五分八点, 差一刻九点
    starts: '差',
    pattern: new RegExp(`差\\s*(?:(一)刻|(${MINUTE})分)钟?(?:不?到)?\\s*${HOUR}点${SHARP}`, 'y'),
    read: ([, quarter, minutes, hour]) => lessThan(hour, quarter ? 15 : minuteOf(minutes)),
  },
  {
    // 八点差五分
    starts: NUMBER_STARTS,
    pattern: new RegExp(`${HOUR}点(?:钟)?差\\s*(?:(一)刻|(${MINUTE})分)钟?`, 'y'),
    read: ([, hour, quarter, minutes]) => lessThan(hour, quarter ? 15 : minuteOf(minutes)),
  },
];

function lessThan(hourText: string | undefined, minutes: number): PieceValue | undefined {
  const hour = readNumber(hourText as string);
  if (hour === undefined || minutes === 0 || minutes > 59) return undefined;
  const earlier = hour === 0 ? 23 : hour === 1 ? 12 : hour - 1;
  return {
    kind: 'clock',
    clock: { ...clock(earlier, 60 - minutes), ...(hour >= 1 && hour <= 12 ? { said: hour } : {}) },
  };
}

const PARTS: Readonly<Record<string, DayPart>> = {
  凌晨: 'small-hours',
  拂晓: 'small-hours',
  清晨: 'early-morning',
  清早: 'early-morning',
  大清早: 'early-morning',
  一大早: 'early-morning',
  大早上: 'early-morning',
  一早: 'early-morning',
  早晨: 'morning',
  早上: 'morning',
  早间: 'morning',
  上午: 'morning',
  白天: 'daytime',
  大白天: 'daytime',
  中午: 'noon',
  正午: 'noon',
  午间: 'noon',
  晌午: 'noon',
  晌午头: 'noon',
  晌午头儿: 'noon',
  下午: 'afternoon',
  午后: 'afternoon',
  傍晚: 'dusk',
  黄昏: 'dusk',
  晚上: 'evening',
  晚间: 'evening',
  夜里: 'night',
  夜晚: 'evening',
  夜间: 'night',
  深夜: 'night',
  半夜: 'midnight',
  大半夜: 'midnight',
  后半夜: 'small-hours',
  下半夜: 'small-hours',
  前半夜: 'night',
  上半夜: 'night',
  午夜: 'midnight',
  大晚上: 'evening',
  朝早: 'morning',
  朝头早: 'morning',
  上昼: 'morning',
  头晌: 'morning',
  前晌: 'morning',
  头午: 'morning',
  上半天: 'morning',
  大清老早: 'early-morning',
  后晌: 'afternoon',
  下晌: 'afternoon',
  过晌: 'afternoon',
  后半晌: 'afternoon',
  下半天: 'afternoon',
  擦黑: 'dusk',
  擦黑儿: 'dusk',
  傍黑: 'dusk',
  傍黑儿: 'dusk',
  下晚儿: 'evening',
  下黑: 'evening',
  晚黑: 'evening',
  夜晚黑: 'evening',
  夜里头: 'night',
  大夜里: 'night',
  晏昼: 'afternoon',
  下昼: 'afternoon',
};

const part = (value: DayPart | undefined, half?: string): PieceValue | undefined =>
  value && { kind: 'part', part: value, ...(half === undefined ? {} : { half: half === '晚' ? 'late' : 'early' }) };
const names = Object.keys(PARTS).toSorted((a, b) => b.length - a.length);

export const partRules: readonly Rule[] = [
  {
    starts: names.map((name) => name[0]).join(''),
    pattern: new RegExp(
      `(${names.join('|')})(?!茶|鹅|班|场|好|安(?![排装检全置])|觉|电影)(?:(?:的?时候|时分|时段)|的?(?:稍?(早|晚)(?:些|一?点儿?)|[较稍](早|晚))的?(?:时候|时分|时段))?`,
      'y',
    ),
    read: ([, name, somewhat, rather]) => part(PARTS[name as string], somewhat ?? rather),
  },
  {
    // 今晚, 每晚, 周五晚, 晚8点: a single character needs a day before or an hour behind it.
    starts: '早晚晨夜午朝',
    pattern:
      /(?<=[今明昨后当每听])([早晚晨夜午])|(?<=听)(朝)|(?<=[天日号末]|[周期拜][一二三四五六日天]|除夕)([早晚])(?![点些一了餐饭茶安班会宴自期报起睡高])|([早晚])(?=\s*(?:\d{1,2}\s*[:点]|(?:[二两三四五六七八九]|十[一二]?|一(?=点[钟半整二三四五]))点))/y,
    read: ([word]) => {
      return part(word === '早' || word === '晨' || word === '朝' ? 'morning' : word === '午' ? undefined : 'evening');
    },
  },
  {
    // 早起七点: in the north the morning, not what one does.
    starts: '早',
    pattern: /早起(?=\s?(?:\d{1,2}\s?[:点]|[五六七八九十]{1,2}点))/y,
    read: () => part('morning'),
  },
  {
    // 早9晚6: the hours of a working day.
    starts: '早',
    pattern: new RegExp(`早上?${HOUR}(点)?([,和])?(?:中午?${HOUR}点?[,和]?)?晚上?${HOUR}点?(?!半|\\d|[一三]刻)`, 'y'),
    read: ([, from, sign, joint, noon, to]) => {
      const [opens, closes] = [readNumber(from as string), readNumber(to as string)];
      if (opens === undefined || closes === undefined || opens > 12 || closes > 12) return undefined;
      const half = (hour: number, of: 'am' | 'pm'): PieceValue => ({
        kind: 'clock',
        clock: { ...clock(hour), half: of },
      });
      const middle = noon === undefined ? undefined : readNumber(noon);
      // 早8晚8 and 早上8点和晚上10点 are two times of day, 早9晚6 the hours of work.
      if (middle !== undefined && middle <= 12) return [half(opens, 'am'), half(middle, 'pm'), half(closes, 'pm')];
      // Each is a time of its own then, and is read as one: nothing here says that they come again.
      if (noon === undefined && sign !== undefined && (opens === closes || joint !== undefined)) return undefined;
      if (noon === undefined && (opens === closes || joint !== undefined))
        return [half(opens, 'am'), half(closes, 'pm')];
      return noon === undefined ? [half(opens, 'am'), { kind: 'to' }, half(closes, 'pm')] : undefined;
    },
  },
  {
    // 每天早晚八点: at that hour of both.
    starts: '早',
    pattern: new RegExp(`早上?[、,和]?晚上?各?${HOUR}点(半)?(?!\\d)`, 'y'),
    read: ([, said, half]) => {
      const hour = readNumber(said as string);
      if (hour === undefined || hour > 12) return undefined;
      const minute = half ? 30 : 0;
      return (['am', 'pm'] as const).map((of) => ({ kind: 'clock', clock: { ...clock(hour, minute), half: of } }));
    },
  },
  {
    starts: '下',
    pattern: /下班(?:之|以)?前/y,
    read: () => [
      { kind: 'clock', clock: { ...clock(18), half: '24' }, vague: true },
      { kind: 'relation', relation: 'before', side: 'behind' },
    ],
  },
  {
    starts: '零子',
    pattern: /零时|子夜(?:零点|十二点)?/y,
    read: () => ({ kind: 'clock', clock: clock(0) }),
  },
];
