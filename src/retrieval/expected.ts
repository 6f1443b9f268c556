import { ANSWER_KINDS, type AnswerKind } from './answer-kinds.ts';
import { english, MONTHS } from './en/answers.ts';
import { chinese } from './zh/answers.ts';

/** What a number measures that is no sum of money, behind it. */
const UNIT =
  '(?:(?:[cmk]?m|[mk]?g|[mcd]?l|lit(?:er|re)s?|inch(?:es)?|f(?:oo|ee)t|miles?|bar|psi|volts?|watts?|(?:min(?:ute)?|hour|hr|day|night|week|month|year)s?|degrees)\\b|公[斤里分升]|[斤克米升天周岁寸度]|厘米|毫[升米]|小时|分钟)';

/** Forms that are written alike in both languages. */
const SHARED: Partial<Record<AnswerKind, string>> = {
  // 7719#, heron42, 14-32-6; no year and no sum of money.
  code: String.raw`(?<![$€£¥\d.])\d{4,}(?![\d年块元])|\p{Script=Latin}\d{2,}|\d\p{Script=Latin}+\d|\d+-\d+-\d+`,
  phone: String.raw`\d(?:[ -]?\d){4,}`,
  account: String.raw`\d(?:[ -]?[\da-z]){3}`,
  mail: '@',
  address: '@',
  birthday: String.raw`\b\d{1,2}[/.-]\d{1,2}\b`,
  // No hour, day, length, weight, part of a phone number or floor.
  price: String.raw`(?<![\d:.,/-]|\b${MONTHS} )\d{1,5}(?:\.\d+)?(?![\d:/-]|\.\d|[月日号点节次年层楼栋]| ?[ap]m|(?:st|nd|rd|th)?(?: of)? ${MONTHS}\b| ?${UNIT})|\d+ ?%`,
};

/** An answer of these kinds may be given by one of another: how long, until when; how much it costs, six hundred. */
const ALSO: Partial<Record<AnswerKind, readonly AnswerKind[]>> = {
  day: ['clock', 'duration', 'often'],
  often: ['duration', 'day'],
  duration: ['day', 'clock', 'often'],
  size: ['count'],
};

/** Kinds of a form that hardly anything else has, which is as good as the word for it: a number for `phone`. */
const TELLING: ReadonlySet<AnswerKind> = new Set(['code', 'phone', 'mail', 'address', 'birthday']);

interface Form {
  readonly asked: RegExp;
  /** The form itself, and that or one that may stand for it. */
  readonly form: RegExp;
  readonly any: RegExp;
}

let forms: ReadonlyMap<AnswerKind, Form> | undefined;

const formOf = (kind: AnswerKind): string[] =>
  [english[kind].form, chinese[kind].form, SHARED[kind] ?? ''].filter((one) => one !== '');

const patternOf = (sources: readonly string[]): RegExp => new RegExp(sources.filter(Boolean).join('|'), 'iu');

const build = (): ReadonlyMap<AnswerKind, Form> =>
  new Map(
    ANSWER_KINDS.map((kind) => [
      kind,
      {
        asked: patternOf([english[kind].asked, chinese[kind].asked]),
        form: patternOf(formOf(kind)),
        any: patternOf([kind, ...(ALSO[kind] ?? [])].flatMap(formOf)),
      },
    ]),
  );

/** What a question expects of its answer. */
export interface Expected {
  /** Whether a text may hold it. */
  readonly mayBeIn: (text: string) => boolean;
  /** Whether a sentence has the form of it. */
  readonly isIn: (sentence: string) => boolean;
  /** Where the question asks for it. */
  readonly from: number;
  readonly to: number;
  /** Whether the form is as good as the words that ask for it. */
  readonly isTelling: boolean;
}

/** 3 月 20 日 and 3月20日 are one. */
const close = (text: string): string => text.replaceAll(/(?<=\p{Script=Han}) (?=\d)|(?<=\d) (?=\p{Script=Han})/gu, '');

/** The kind of answer that a question asks for: `how long does the chili simmer`, a duration. */
export function expectedOf(question: string): Expected | undefined {
  forms ??= build();
  const asked = [...forms].flatMap(([kind, { asked: pattern, form, any }]) => {
    const match = pattern.exec(question);
    return match ? [{ kind, form, any, from: match.index, to: match.index + match[0].length }] : [];
  });
  const needed = asked.map(({ any }) => any);
  const [first] = asked;
  if (!first) return undefined;
  return {
    mayBeIn: (text) => needed.every((form) => form.test(close(text))),
    isIn: (sentence) => first.form.test(close(sentence)),
    from: first.from,
    to: first.to,
    isTelling: TELLING.has(first.kind),
  };
}
