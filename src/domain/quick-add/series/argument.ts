import { readPhrase } from '../../phrases/read.ts';
import type { PhraseReader } from '../../time/phrase.ts';
import { seriesIn, withConditions } from './series.ts';

/**
 * Reads a time argument. What a `repeat` says of its series in clauses of their own is read as in a sentence.
 *
 * @example readArgument('每四天一次，浇到1月底', context) // as 每四天一次，到1月底
 */
export const readArgument: PhraseReader = (text, context) => {
  const phrase = readPhrase(text, context);
  const series = phrase ? undefined : seriesIn(text, context);
  const whole = series?.notes.length === 0 ? withConditions(series.main, series, context) : undefined;
  return phrase ?? (whole === undefined ? undefined : readPhrase(whole, context));
};
