/** Lists of weekdays: 一三五, 一、三、五, 一和周四. A numeral that begins another word is no day of them: 周五四川火锅 is one Friday. */

/** What follows any numeral that counts or numbers. */
const COUNTED = '[点时个月号级年班楼里层期组人位场届次轮模审维环单院中小元品线条战胎室区栋座队部页章集折岁度百千万十]';
/** What a numeral, or the day that is no numeral, makes a word with: 一早, 二手, 三亚, 四川, 五金, 六合, 日语, 天台. */
const WORDS: Readonly<Record<string, string>> = {
  一: '[家早下些样直定对诊周天日汽本致体同共切般旦带流块站套两分道门行帮众把杯波]',
  二: '[手胡外建姨姐哥叔舅婶嫂妈宝郎婚锅道冲里]',
  三: '[亚星国里方八明文体角峡门山江甲胞伏农好下井家口菱只元姑姨姐哥叔舅剑毛防观孩鲜]',
  四: '[川季大方合平舍会惠驱姑姨姐哥叔舅喜面处海]|六级',
  // 周三五一起跑步 says together, 周三五一彩排 says the first of May.
  五: '[金道四粮台官常指谷香花姑姨姐哥叔舅岳菱险]|一(?![起直定同块])',
  六: '[合安福神盘味和堡必姑姨姐哥叔舅]|一(?![起直定同块])',
  日: '[本语文式料剧元系韩常记程历报志照落化出用光托坛]',
  天: '[津空猫文台生气体涯桥坛府安地使鹅然宫河水下才赋王堂山际目]',
};

const DAYS = Object.keys(WORDS);

/** One of them, where it is a day and not the beginning of a word. */
export const day = (char: string): string => `${char}(?!${COUNTED}|${WORDS[char]})`;

/** A day at the end of a stretch or behind a comma. */
export const DAY_OF_LIST = `(?:${DAYS.map(day).join('|')})`;

/** Right behind an earlier day of the week, since whoever writes them side by side writes them in this order. */
const beside = (first: string): string =>
  `(?:${DAYS.map((char, index) => `(?<=[${first}${DAYS.slice(0, Math.min(index, 6)).join('')}])${day(char)}`).join('|')})`;

/** More days behind the first one, with `joint` between them or nothing; each step eats a weekday. `first`: days that may begin a week besides Monday. */
export const moreDays = (joint: string, first = ''): string => `(?:${joint}${DAY_OF_LIST}|${beside(first)})`;
