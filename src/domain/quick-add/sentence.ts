import { findPhrases, readSentence } from '../phrases/read.ts';
import type { Phrase, PhraseContext, Span } from '../phrases/reading.ts';
import { clearer } from './clearer.ts';
import { withoutNames } from './names.ts';

/** A stretch of days in what is to be done (交上个月的报告), no second time. */
const isOfTitle = ({ reading, spans }: Phrase, text: string): boolean =>
  reading?.kind === 'range' &&
  reading.allDay &&
  spans.every(({ from, to }) => /^(?:\d{4}年?|[^\d到至~-]+)$/.test(text.slice(from, to)));

/** A holiday by its name: of `xmas drinks` it is a part, where another day is said. */
const isNamedDay = ({ assumed, said }: Phrase): boolean =>
  !said.clock && assumed.some(({ code }) => code === 'named-day');

const MOST = 12;

const isLength = ({ reading }: Phrase): boolean => reading?.kind === 'duration';

/**
 * What a text says of its one time, and further times that do not belong to it.
 * `text`: names are masked. Lengths without a time, and words of time that are
 * part of what is to be done, are left out.
 */
export function timesIn(text: string, context: PhraseContext): Phrase[] {
  const clear = clearer(text);
  const read = (masked: string): Phrase[] => readSentence(masked, context).filter((one) => !isLength(one));
  const masked = (isName: (phrase: Phrase) => boolean): string =>
    withoutNames(
      clear.text,
      findPhrases(clear.text, context)
        .filter(isName)
        .flatMap(({ spans }) => spans),
    );
  const times = (phrases: readonly Phrase[]): Phrase[] =>
    phrases.filter(
      (one, index) => index === 0 || phrases[0]?.reading?.kind === 'repeat' || !isOfTitle(one, clear.text),
    );
  const back = (phrase: Phrase): Phrase => ({ ...phrase, spans: phrase.spans.map((span): Span => clear.back(span)) });
  let phrases = times(read(clear.text));
  const [main] = phrases;
  // Nobody means so many: they are asked about, whichever they are.
  if (phrases.length > MOST) return phrases.slice(0, 2).map(back);
  if (main?.reading?.kind === 'range' && main.duration) phrases = times(read(masked(isLength)));
  if (phrases.length > 1) {
    const bare = times(read(masked(isNamedDay)));
    if (bare.length > 0 && bare.length < phrases.length) phrases = bare;
  }
  return phrases.map(back);
}
