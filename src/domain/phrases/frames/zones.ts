import { fixedZone } from '../../time/zone-names.ts';
import { readNumber } from './numerals.ts';
import type { PieceValue, Rule } from './pieces.ts';
import { CITY_ZONES } from './zone-cities.ts';
import { PLACES_WITH_TIME } from './zone-places.ts';

/** Zones as people name them. Short English names (PST) mean the zone with its summer time: who says PST in July means the clock on the wall. */

const CITIES: Readonly<Record<string, string>> = {
  北京: 'Asia/Shanghai',
  上海: 'Asia/Shanghai',
  中国: 'Asia/Shanghai',
  深圳: 'Asia/Shanghai',
  香港: 'Asia/Hong_Kong',
  台北: 'Asia/Taipei',
  台湾: 'Asia/Taipei',
  澳门: 'Asia/Macau',
  东京: 'Asia/Tokyo',
  日本: 'Asia/Tokyo',
  首尔: 'Asia/Seoul',
  韩国: 'Asia/Seoul',
  新加坡: 'Asia/Singapore',
  曼谷: 'Asia/Bangkok',
  迪拜: 'Asia/Dubai',
  孟买: 'Asia/Kolkata',
  印度: 'Asia/Kolkata',
  莫斯科: 'Europe/Moscow',
  伦敦: 'Europe/London',
  英国: 'Europe/London',
  巴黎: 'Europe/Paris',
  法国: 'Europe/Paris',
  柏林: 'Europe/Berlin',
  德国: 'Europe/Berlin',
  纽约: 'America/New_York',
  美东: 'America/New_York',
  美国东部: 'America/New_York',
  芝加哥: 'America/Chicago',
  美中: 'America/Chicago',
  丹佛: 'America/Denver',
  洛杉矶: 'America/Los_Angeles',
  旧金山: 'America/Los_Angeles',
  西雅图: 'America/Los_Angeles',
  硅谷: 'America/Los_Angeles',
  美西: 'America/Los_Angeles',
  美国西部: 'America/Los_Angeles',
  多伦多: 'America/Toronto',
  温哥华: 'America/Vancouver',
  悉尼: 'Australia/Sydney',
  墨尔本: 'Australia/Melbourne',
  奥克兰: 'Pacific/Auckland',
  太平洋: 'America/Los_Angeles',
  格林威治: 'UTC',
  格林尼治: 'UTC',
  世界: 'UTC',
};

/** Abbreviations with one everyday meaning; CST (China, Chicago) is left out; IST is India's, where most who write it live. */
const SHORT: Readonly<Record<string, string>> = {
  utc: 'UTC',
  gmt: 'UTC',
  pst: 'America/Los_Angeles',
  pdt: 'America/Los_Angeles',
  pt: 'America/Los_Angeles',
  mst: 'America/Denver',
  mdt: 'America/Denver',
  cdt: 'America/Chicago',
  ct: 'America/Chicago',
  mt: 'America/Denver',
  est: 'America/New_York',
  edt: 'America/New_York',
  et: 'America/New_York',
  bst: 'Europe/London',
  cet: 'Europe/Paris',
  cest: 'Europe/Paris',
  eet: 'Europe/Athens',
  msk: 'Europe/Moscow',
  ist: 'Asia/Kolkata',
  jst: 'Asia/Tokyo',
  kst: 'Asia/Seoul',
  hkt: 'Asia/Hong_Kong',
  sgt: 'Asia/Singapore',
  aest: 'Australia/Sydney',
  aedt: 'Australia/Sydney',
  awst: 'Australia/Perth',
  nzst: 'Pacific/Auckland',
  nzdt: 'Pacific/Auckland',
  sast: 'Africa/Johannesburg',
};

const firsts = (names: readonly string[]): string => names.map((name) => name[0]).join('');
/** Longer names first, since the first alternative that fits wins. */
const anyOf = (names: readonly string[]): string => names.toSorted((a, b) => b.length - a.length).join('|');
const zone = (name: string | undefined): PieceValue | undefined =>
  name === undefined ? undefined : { kind: 'zone', zone: name };

const [cities, short] = [Object.keys(CITIES), Object.keys(SHORT)];
const places = [...cities, ...PLACES_WITH_TIME.keys()];
/** Named without 时间 they are meant so: who is there himself has no need to. */
const abroad = cities.filter((name) => CITIES[name] !== 'Asia/Shanghai' && !['太平洋', '世界'].includes(name));
const CLOCK =
  '(?:凌晨|清晨|早上?|早晨|上午|中午|下午|傍晚|晚上?|夜里)?(?:\\d{1,2}\\s?[:点时]|(?:[一二两三四五六七八九十]|十[一二])点)';
const DAY = `(?:今|明|后|大后|下{0,2}个?(?:周|星期|礼拜)|这周|\\d{1,2}[月号]|${CLOCK})`;
const clear = short.filter((name) => name.length > 2);

/** 2pm Central; at 2pm Central Park is a place. */
const US_ZONES = ['eastern', 'central', 'mountain', 'pacific'];

/** A place that keeps such an offset all year, where it has no name of its own. */
const UNEVEN: Readonly<Record<string, string>> = {
  '+330': 'Asia/Tehran',
  '+430': 'Asia/Kabul',
  '+530': 'Asia/Kolkata',
  '+545': 'Asia/Kathmandu',
  '+630': 'Asia/Yangon',
  '+845': 'Australia/Eucla',
  '+930': 'Australia/Darwin',
  '-930': 'Pacific/Marquesas',
};

export const zoneRules: readonly Rule[] = [
  {
    starts: firsts(places),
    pattern: new RegExp(`(${anyOf(places)})(?:标准|当地)?时间`, 'y'),
    read: ([, name]) => zone(CITIES[name as string] ?? PLACES_WITH_TIME.get(name as string)),
  },
  {
    // 明天伦敦早上9点的会, 美西周四下午3点: right before a clock, elsewhere than where Beijing time is kept; not whence or whither one goes.
    starts: firsts(abroad),
    pattern: new RegExp(
      `(?<![去飞到回在从离抵往来赴经至和跟与])(?:(${anyOf(abroad)})(?=\\s?(?:那边|当地)?的?\\s?${CLOCK})|(美[东西])(?=\\s?(?:那边)?的?\\s?${DAY})|(?<=[点半分钟\\d刻]\\s?[(（]?)(美[东西])(?!部|海岸|[\\p{Script=Han}]))(?:\\s?(?:那边|当地)的?)?`,
      'uy',
    ),
    read: ([, beside, before, behind]) => zone(CITIES[(beside ?? before ?? behind) as string]),
  },
  {
    starts: 'abcdefghijklmnopqrstuvwxyz',
    // Lisbon time, New York standard time
    pattern: /([a-z]+(?: [a-z]+){0,2}?) (?:(?:standard|daylight|local) )?time(?![a-z])/y,
    read: ([, name]) => zone(CITY_ZONES.get(name as string)),
  },
  {
    // Only behind a clock time: `pt`, `et` are words elsewhere.
    starts: firsts([...short, ...US_ZONES]),
    pattern: new RegExp(
      `(?<=(?:\\d[ap]?|[ap]\\.?m\\.?|noon|点|半|钟)\\s?\\(?)(${anyOf([...short, ...US_ZONES])})(?:\\s?时间)?(?![a-z0-9+-]|\\s(?:park|station|high|school|library|ave|st|hotel|mall|market|bank|office|perk|view|bike)(?![a-z]))`,
      'y',
    ),
    read: ([, name]) => zone(SHORT[name as string] ?? CITY_ZONES.get(name as string)),
  },
  {
    // Before the words of a time, where it can be no other word.
    starts: firsts(clear),
    pattern: new RegExp(
      `(${anyOf(clear)})(?:\\s?时间|(?=\\s?(?:[周星礼今明后早上下晚中凌]|\\d{1,2}(?:[:点]|\\s?[ap]m))))(?!\\s?[+-])`,
      'y',
    ),
    read: ([, name]) => zone(SHORT[name as string]),
  },
  {
    starts: '东西',
    pattern: /([东西])([一二三四五六七八九十]{1,2})区(?:的)?(?:标准)?(?:时间)?/y,
    read: ([, side, hours]) => zone(fixedZone(`${side === '东' ? '+' : '-'}${readNumber(hours as string)}`)),
  },
  {
    starts: 'ug',
    pattern: /(?:utc|gmt)\s?([+-]\s?\d{1,2}(?::?\d{2})?)(?!\d)/y,
    read: ([, offset]) => {
      const written = (offset as string).replaceAll(/\s/g, '');
      return zone(fixedZone(written) ?? UNEVEN[written.replace(/(?<=^[+-])0/, '').replace(':', '')]);
    },
  },
];

/** Of these names some are no places by themselves. */
const REGIONS = ['eastern', 'central', 'mountain', 'pacific', '世界', '太平洋', '美中'];

/** Places that `their time` or 当地时间 may be of. */
export const ZONED_PLACES: readonly string[] = [...places, ...CITY_ZONES.keys()].filter(
  (name) => !REGIONS.includes(name),
);
