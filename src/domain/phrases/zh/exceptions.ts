import type { PieceValue, Rule } from '../frames/pieces.ts';

/** What is left out of a repeat, and where it goes from a weekend: 除了, 除外, 节假日, 遇周末提前. */

const rule = (pattern: string, read: Rule['read'], starts: string): Rule => ({
  starts,
  pattern: new RegExp(pattern, 'y'),
  read,
});
const value = (piece: PieceValue) => () => piece;

const MEETS = '(?:如果|要是|若是?|假如)?(?:遇到?|逢|碰到?|碰上|赶上|恰逢|正好是|是|落在)';
const THEN = '(?:的话)?[,，]?\\s?(?:就|则|都|便)?';
const WEEKEND = '(?:周末|双休日|周六日|周六周日|星期六日)';
const HOLIDAYS = '(?:法定)?(?:节假日|休息日|非工作日|假期|假日|节日)';
const BEFORE =
  '(?:往前|向前)?(?:提前|提早|前移|往前挪|提到前)(?:到|至)?(?:上?个?(?:周|星期|礼拜)五|(?:前|上)一?个?工作日|前一天)?';
const AFTER =
  '(?:往后|向后)?(?:顺延|延后|推迟|后移|往后推|往后挪|推后|延期|延)(?:到|至)?(?:下?个?(?:周|星期|礼拜)一|(?:后|下)一?个?工作日|第二天)?';

export const exceptionRules: readonly Rule[] = [
  rule(
    '除了?(?!夕|法|非|湿|尘|草|以|外)|除去|不包括|不含|排除|(?<=[,，\\s])跳过',
    value({ kind: 'except' }),
    '除不排跳',
  ),
  rule(
    '(?:都|就)?(?:除外|不算|不用去?|不去|不要|不提醒|不需要|不上|跳过|休息|之外|以外|(?<=除.{1,12})外)(?:都)?',
    value({ kind: 'except', side: 'behind' }),
    '都就除不跳休之以外',
  ),
  rule(
    '(?:法定|公共|国家)?(?:节假日|假日|节日|公休日?|公众假期|公休假)|法定假期?',
    value({ kind: 'holidays' }),
    '法公国节假',
  ),
  rule(
    `${MEETS}(${WEEKEND}|${HOLIDAYS}|${WEEKEND}[或和及、,]?${HOLIDAYS})${THEN}(?:(${BEFORE})|${AFTER})`,
    ([, when, before]) => ({
      kind: 'moved-off',
      side: before === undefined ? 'after' : 'before',
      holidays: /[节假]|休息|非工/.test((when as string).replace('双休日', '')),
    }),
    '如要若假遇逢碰赶恰正是落',
  ),
];
