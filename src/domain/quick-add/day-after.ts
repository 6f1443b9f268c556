import { messages } from '../../messages/index.ts';
import type { ReadingContext } from '../arguments/read.ts';
import type { Question } from '../question.ts';
import { asks } from './doubts.ts';
import { ofAll } from './languages.ts';
import { withoutNames } from './names.ts';
import { timesIn } from './sentence.ts';

/** 隔天 by itself is every other day, and behind a thing with its day the day after: 周三拆线，隔天复查. */

const DAY_AFTER = ofAll(({ items }) => (items.dayAfter ? [items.dayAfter] : []));

/** The text with words for the day after, unless what is done may be done every other day from then on. */
export const withDayBehind = (text: string): string =>
  DAY_AFTER.reduce((out, { pattern, by, habit }) => (habit.test(out) ? out : out.replace(pattern, by)), text);

/** 周三拆线，隔天换药: on the day after, or every other day? */
export function onceOrEveryOther(text: string, before: string, context: ReadingContext): Question | undefined {
  const [main] = timesIn(withoutNames(before), context);
  if (!main?.said.day || main.reading?.kind === 'repeat') return undefined;
  const isOpen = DAY_AFTER.some(({ pattern, habit }) => pattern.test(text) && habit.test(text));
  return isOpen ? asks(text, 'text', messages(context).quickAdd.onceOrRepeated, context) : undefined;
}
