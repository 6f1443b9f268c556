import { readNumber } from '../frames/numerals.ts';
import type { PieceValue, Rule } from '../frames/pieces.ts';
import { NUMBER } from './words.ts';

/** Years of reigns: 民国115年, 令和八年, 康熙二十年. Most lie outside the years that are read; as plain words their months would be of ours. */

/** The first year of each. */
const ERAS: Readonly<Record<string, number>> = {
  民国: 1912,
  令和: 2019,
  平成: 1989,
  昭和: 1926,
  大正: 1912,
  明治: 1868,
  宣统: 1909,
  光绪: 1875,
  同治: 1862,
  咸丰: 1851,
  道光: 1821,
  嘉庆: 1796,
  乾隆: 1736,
  雍正: 1723,
  康熙: 1662,
  顺治: 1644,
  崇祯: 1628,
  天启: 1621,
  万历: 1573,
  隆庆: 1567,
  嘉靖: 1522,
  正德: 1506,
  弘治: 1488,
  成化: 1465,
  永乐: 1403,
  建文: 1399,
  洪武: 1368,
  至正: 1341,
  至元: 1264,
  绍兴: 1131,
  靖康: 1126,
  宣和: 1119,
  元丰: 1078,
  熙宁: 1068,
  嘉祐: 1056,
  庆历: 1041,
  咸平: 998,
  太平兴国: 976,
  开宝: 968,
  建隆: 960,
  天宝: 742,
  开元: 713,
  神龙: 705,
  永徽: 650,
  贞观: 627,
  武德: 618,
  大业: 605,
  开皇: 581,
  太康: 280,
  黄初: 220,
  建安: 196,
  中平: 184,
  永平: 58,
  建武: 25,
  元狩: -122,
  元光: -134,
  建元: -140,
};

const names = Object.keys(ERAS).toSorted((a, b) => b.length - a.length);

export const eraRules: readonly Rule[] = [
  {
    starts: names.map((name) => name[0]).join(''),
    pattern: new RegExp(`(${names.join('|')})\\s?(元|${NUMBER})\\s?年的?`, 'y'),
    read: ([, era, number]): PieceValue | undefined => {
      const count = number === '元' ? 1 : readNumber(number as string);
      const first = ERAS[era as string];
      if (count === undefined || first === undefined || count < 1 || count > 130) return undefined;
      return { kind: 'period', period: { span: 'in-year', year: Math.max(1, first + count - 1) } };
    },
  },
];
