import { answeringThings, kindsOfThings, otherThings } from './things.ts';
import { tokenise } from './tokenise.ts';

/** A stretch of a query that other notes write in other words: a quarter, a month, a day of the week, a name with a short form. */
export interface Equivalent {
  readonly from: number;
  readonly to: number;
  /** Each is a list of terms that all stand for it. */
  readonly ways: readonly (readonly string[])[];
  /** Whether it is one thing in itself, of which a part (the 季度 of 第一季度) says nothing. */
  readonly isWhole: boolean;
  /** What of its kind it is not: each a list of terms that all stand for another. */
  readonly rivals: readonly (readonly string[])[];
}

const DIGITS = '零一二三四五六七八九十';
const inChinese = (number: number): string => (number > 10 ? `十${DIGITS[number - 10]}` : (DIGITS[number] as string));
const ORDINALS = ['first', 'second', 'third', 'fourth'];
const MONTHS = 'january february march april may june july august september october november december'.split(' ');
const DAYS = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ');
/** How a day is written that is not one of six: 周日, 星期天. */
const SUNDAY = 7;

const quarter = (number: number): string[] => {
  const chinese = inChinese(number);
  return [
    `Q${number}`,
    `${number}Q`,
    `第${chinese}季度`,
    `${chinese}季度`,
    `${number}季度`,
    `第${number}季度`,
    `${ORDINALS[number - 1]} quarter`,
    `quarter ${number}`,
  ];
};

const month = (number: number): string[] => {
  const name = MONTHS[number - 1] as string;
  return [`${number}月`, `${inChinese(number)}月`, name, ...(name.length > 4 ? [name.slice(0, 3)] : [])];
};

const day = (number: number): string[] => {
  const name = DAYS[number - 1] as string;
  const letters = number === SUNDAY ? ['日', '天'] : [inChinese(number)];
  return [
    ...letters.flatMap((letter) => [`周${letter}`, `星期${letter}`, `礼拜${letter}`]),
    name,
    `${name}s`,
    ...(name.length > 6 ? [name.slice(0, 3)] : []),
  ];
};

/** Short forms that are as usual as the long ones. */
const FORMS = [
  ['wifi', 'wi-fi', 'wireless', '无线网络', '无线网', 'wlan'],
  ['doctor', 'dr', '医生', '大夫'],
  ['television', 'tv', '电视'],
  ['telephone', 'phone', '电话'],
  ['photo', 'picture', 'pic', '照片'],
  ['mother', 'mom', 'mum', '妈妈', '母亲', '我妈'],
  ['father', 'dad', '爸爸', '父亲', '我爸'],
  ['kids', 'children', '孩子', '小孩'],
];

/** Words of their own, or of other words, that are no months and days without more. */
const NOT_READ = new Set(['may', 'mar', 'sat', 'sun', 'mon']);

/** What one word or phrase stands for. */
type Way = Omit<Equivalent, 'from' | 'to'>;

interface Known {
  /** All that is read, in one pattern. */
  readonly spelled: RegExp;
  readonly ways: ReadonlyMap<string, Way>;
}

/** Kinds of things, each a list of what is another thing, each a list of words for it. */
const kinds = (): {
  readonly things: readonly (readonly string[])[];
  readonly isWhole: boolean;
  readonly apart: boolean;
}[] => [
  { things: [1, 2, 3, 4].map(quarter), isWhole: true, apart: true },
  {
    things: [...MONTHS.map((_, at) => month(at + 1)), ...DAYS.map((_, at) => day(at + 1)), ...FORMS],
    isWhole: true,
    apart: false,
  },
  ...kindsOfThings().map((things) => ({ things, isWhole: false, apart: true })),
  { things: otherThings(), isWhole: false, apart: false },
];

function build(): Known {
  const ways = new Map<string, Way>();
  for (const { things, isWhole, apart } of kinds()) {
    for (const way of new Set(things.flat())) {
      if (NOT_READ.has(way)) continue;
      const own = new Set(things.filter((thing) => thing.includes(way)).flat());
      const others = apart ? [...new Set(things.flat())].filter((other) => !own.has(other)) : [];
      const key = way.toLowerCase();
      const known = ways.get(key);
      ways.set(key, {
        isWhole: isWhole || known?.isWhole === true,
        ways: [...(known?.ways ?? []), ...[...own].map((one) => tokenise(one))],
        rivals: [...(known?.rivals ?? []), ...others.map((other) => tokenise(other))],
      });
    }
  }
  for (const { asked, by } of answeringThings()) {
    for (const way of asked) {
      const known = ways.get(way) ?? { isWhole: false, ways: [tokenise(way)], rivals: [] };
      ways.set(way, { ...known, ways: [...known.ways, ...by.map((one) => tokenise(one))] });
    }
  }
  const longestFirst = [...ways.keys()].sort((a, b) => b.length - a.length);
  const bounded = longestFirst.map((way) =>
    /^[\da-z]/.test(way) ? `(?<![\\da-z])${way}${/[a-z\d]$/.test(way) ? '(?:e?s)?(?![\\da-z])' : ''}` : way,
  );
  return { spelled: new RegExp(`(?<!十)(?:${bounded.join('|')})`, 'gu'), ways };
}

let known: Known | undefined;

/** The quarters, months, days of the week and names with a short form in a query. */
export function equivalentsOf(text: string): Equivalent[] {
  known ??= build();
  const { spelled, ways } = known;
  const lower = text.toLowerCase();
  // Where lower case changes the length, places would be wrong.
  if (lower.length !== text.length) return [];
  return [...lower.matchAll(spelled)].flatMap(({ 0: found, index }) => {
    const of = ways.get(found) ?? ways.get(found.replace(/s$/, '')) ?? ways.get(found.replace(/es$/, ''));
    return of ? [{ from: index, to: index + found.length, ...of }] : [];
  });
}
