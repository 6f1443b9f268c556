import { readNumber } from '../../phrases/frames/numerals.ts';
import { NOT_IN_NUMBER, weekdayOf } from '../../phrases/zh/words.ts';
import { type Named, type NamedValues, namedAt, UNITS } from '../frames/named.ts';

const NUMBER = '(\\d{1,3}|[一二两三四五六七八九十廿]{1,3})';
const ALONE = `(?<![\\d.:第])${NOT_IN_NUMBER}${NUMBER}`;
const WEEK = '(?:周|星期|礼拜)';
const UNIT = '点时号月个十百天小刻:';
/** 周一三五、周二到四、周三和周日, not 一周三次. */
const WEEKDAYS = new RegExp(
  `${WEEK}([一二三四五六日天](?:(?:[、,和跟及或与到至~-]|还有)?${WEEK}?[一二三四五六日](?![${UNIT}一二三四五六七八九十]))*)(?![次回趟节堂遍个期])`,
  'g',
);
/** 七点半, 七点二十, not 差五分九点, 八点过五分, 三点建议. */
const CLOCK = new RegExp(
  `(?<![差分刻])${ALONE}(?:点钟?|时(?![间候段差代常]))(?:(半|一刻|三刻|零?\\d{1,2}(?![\\d点时号月个天:])|(?:零[一二三四五六七八九]|[一二三四五]?十[一二三四五六七八九]?)(?![点时号月个天次]))|(?![建意要原想心]))(?![半刻]|差|过[\\d一二三四五六七八九十]{1,3}分)`,
  'g',
);
/** 5号, not 5号楼. */
const DAY = new RegExp(`(?<![周期拜])${ALONE}[号日](?![楼线门厅机桌馆院房店室站库桩位车台口仓柜床铺井球])`, 'g');
const MONTH = new RegExp(`(?<!闰)${ALONE}月(?![亮饼子])`, 'g');
/** 12月24号除外, 12月24号不上课. */
const LEFT_OUT = new RegExp(
  `${ALONE}月${NUMBER}[号日](?:那[天次]|当天)?(?:除外|不算|不(?:上|去|开|用|练)(?:课|班|了)?|停(?:课|一次)?|取消|跳过|休息|放假)(?=$|[,，。;；!！])`,
  'g',
);
/** 八节课, not 腊八节, 三八节 or 上次. */
const COUNT = new RegExp(`(?<![这每腊])${ALONE}(?:次|节|轮|场|趟|堂|遍|顿)`, 'g');
const FEAST = /(?:三八|六一|五四)节/;
/** 三天, not 节前三天 or 三天前, counted from what is not known here, and not 最后三天 or 隔一周. */
const LENGTH = new RegExp(
  `(?<![前后头周隔点])${ALONE}(个?(?:分钟|刻钟|小时|钟头?|天|${WEEK}(?![一二三四五六日末]))|个月)(?!之?[前后])`,
  'g',
);
/** 一小时二十分钟: one length. */
const HOURS_AND_MINUTES = new RegExp(`${ALONE}个?(?:小时|钟头)[零又]?${NUMBER}分钟?(?!之?[前后])`, 'g');
const LENGTHS = {
  分: UNITS.minute,
  刻: UNITS.quarter,
  小时: UNITS.hour,
  钟: UNITS.hour,
  天: UNITS.day,
  月: UNITS.month,
  周: UNITS.week,
  星期: UNITS.week,
  礼拜: UNITS.week,
};
/** Days and months of another calendar are others. */
const LUNAR = /农历|阴历|腊月|正月|初[一二三四五六七八九十]/;
const MORNING = /(?:早上|早晨|清晨|上午|早)\s?$/;
const AFTERNOON = /下午\s?$/;
const EVENING = /(?:晚上|晚)\s?$/;
/** 一点 is a little, too. */
const OF_DAY = /[午晨夜上中日号天一二三四五六]\s*$/;

/** 五点的车前半小时: not when anything is. */
const COUNTED_FROM = /^[^,，。;；!！]{0,8}(?<![提以午饭])[前后](?![天年面])/;

const minuteOf = (said: string | undefined): number =>
  said === undefined ? 0 : ({ 半: 30, 一刻: 15, 三刻: 45 }[said] ?? readNumber(said.replace(/^零/, '')) ?? 0);

/** 周一九点: not 十九. */
const DAY_OF_HOUR = /(?<=[周期拜])[一二三四五六日天](?=[一二三四五六七八九十]{1,2}[点时])/g;

function clocksIn(text: string): Named[] {
  const plain = text.replace(DAY_OF_HOUR, ' ');
  return [...plain.matchAll(CLOCK)].flatMap((match) => {
    const hour = readNumber(match[1] ?? '');
    const isLittle = hour === 1 && !OF_DAY.test(plain.slice(0, match.index));
    if (hour === undefined || hour > 24 || isLittle) return [];
    const minutes = hour * 60 + minuteOf(match[2]);
    const before = plain.slice(0, match.index);
    if (MORNING.test(before) && hour >= 5 && hour < 12)
      return [{ ...namedAt(match, 'clock', [minutes]), isOfDay: true }];
    const isLater = (AFTERNOON.test(before) && hour <= 6) || (EVENING.test(before) && hour >= 6 && hour < 12);
    return [{ ...namedAt(match, 'clock', [isLater ? minutes + 12 * 60 : minutes]), isOfDay: isLater }];
  });
}

function lengthsIn(plain: string): Named[] {
  const together = [...plain.matchAll(HOURS_AND_MINUTES)].flatMap((match) => {
    const [hours, minutes] = [readNumber(match[1] ?? ''), readNumber(match[2] ?? '')];
    return hours === undefined || minutes === undefined ? [] : [namedAt(match, 'length', [hours * 60 + minutes])];
  });
  const alone = [...plain.matchAll(LENGTH)].flatMap((match) => {
    const value = readNumber(match[1] ?? '');
    const [, minutes] = Object.entries(LENGTHS).find(([unit]) => match[2]?.includes(unit)) ?? [];
    return value === undefined || minutes === undefined ? [] : [namedAt(match, 'length', [value * minutes])];
  });
  return [...together, ...alone.filter(({ from, to }) => together.every((one) => to <= one.from || one.to <= from))];
}

export const named: NamedValues = (plain) => {
  const numbers = (pattern: RegExp, kind: Named['kind']): Named[] =>
    [...plain.matchAll(pattern)].flatMap((match) => {
      const value = readNumber(match[1] ?? '');
      return value === undefined || (kind === 'number' && value === 1) || FEAST.test(match[0])
        ? []
        : [namedAt(match, kind, [value])];
    });
  const weekdays = [...plain.matchAll(WEEKDAYS)].flatMap((match) =>
    [...(match[1] ?? '').matchAll(/[一二三四五六日天]/g)].map(([day]) => ({
      ...namedAt(match, 'weekday', [weekdayOf(day)]),
      isOfOneWeek: /[这本下]个?$/.test(plain.slice(0, match.index)),
    })),
  );
  const leftOut = [...plain.matchAll(LEFT_OUT)].flatMap((match) => {
    const [month, day] = [readNumber(match[1] ?? ''), readNumber(match[2] ?? '')];
    return month === undefined || day === undefined ? [] : [namedAt(match, 'left-out', [month * 100 + day])];
  });
  const dates = LUNAR.test(plain) ? [] : [...numbers(DAY, 'day'), ...numbers(MONTH, 'month'), ...leftOut];
  const found = [...weekdays, ...clocksIn(plain), ...dates, ...numbers(COUNT, 'number'), ...lengthsIn(plain)];
  return found.filter(({ to }) => !COUNTED_FROM.test(plain.slice(to)));
};
