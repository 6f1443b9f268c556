import type { Language } from '../caller.ts';
import type { Phrase, PhraseContext, Span } from '../time/phrase.ts';
import { english } from './en/grammar.ts';
import { nowIn } from './frames/calendar.ts';
import type { HourHint } from './frames/clock.ts';
import { compose } from './frames/compose.ts';
import { type Frame, isCountOnly } from './frames/frame.ts';
import { join } from './frames/join.ts';
import { normalise } from './frames/normalise.ts';
import { numericRules } from './frames/numeric.ts';
import { phraseOf } from './frames/phrase.ts';
import type { Grammar } from './frames/pieces.ts';
import { indexRules, scan } from './frames/scan.ts';
import { zoneRules } from './frames/zones.ts';
import { mixedRules } from './mixed.ts';
import { chinese } from './zh/grammar.ts';

const GRAMMARS = [chinese, english];
const HAN = /[\u4e00-\u9fff]/;
const LETTER = /[a-z]/;
/** Of matches of the same length the earlier one wins: what a language makes of a number, then what it is anywhere. */
const indexOf = (...grammars: readonly Pick<Grammar, 'rules'>[]): ReturnType<typeof indexRules> =>
  indexRules([...grammars, { rules: zoneRules }, { rules: numericRules }]);
const INDEX = { zh: indexOf(chinese), en: indexOf(english), both: indexOf({ rules: mixedRules }, ...GRAMMARS) };

/** A text without letters of one script needs only the words of the other. */
function indexFor(text: string): ReturnType<typeof indexRules> {
  if (!HAN.test(text)) return INDEX.en;
  return LETTER.test(text) ? INDEX.both : INDEX.zh;
}

/** The language that the words are in, for what language decides: Chinese when there are Han characters, else the reader's. */
const languageOf = (text: string, { language }: PhraseContext): Language => (HAN.test(text) ? 'zh' : language);

function hintOf(text: string): HourHint {
  const grammars = [...(HAN.test(text) ? [chinese] : []), ...(LETTER.test(text) ? [english] : [])];
  if (grammars.some(({ evening }) => evening.test(text))) return 'evening';
  if (grammars.some(({ morning }) => morning.test(text))) return 'morning';
  return grammars.some(({ meal }) => meal.test(text)) ? 'meal' : undefined;
}

interface Text {
  /** Normalised. */
  readonly text: string;
  /** Where the words lie that may stand between times and mean nothing. */
  readonly glue: readonly Span[];
  readonly frames: readonly Frame[];
  readonly settle: (frame: Frame) => Phrase;
}

function analyse(given: string, context: PhraseContext): Text {
  const text = normalise(given);
  const pieces = scan(text, indexFor(text));
  const composed = compose(pieces, text);
  // So many times, of nothing that repeats, are no time.
  const isRepeated = composed.some(({ repeat }) => repeat !== undefined);
  const frames = isRepeated ? composed : composed.filter((frame) => !isCountOnly(frame));
  const about = context.about === undefined ? text : `${text} ${normalise(context.about)}`;
  const hint = hintOf(about);
  const language = languageOf(text, context);
  const glue = pieces.filter(({ kind }) => kind === 'glue');
  return {
    text,
    glue,
    frames,
    settle: (frame) => phraseOf(frame, (zone) => nowIn({ ...context, zone }, language), context.zone, hint),
  };
}

/**
 * Reads a text that is a time phrase as a whole, as in a time argument. Words
 * of politeness, fillers and punctuation may stand beside it. Undefined when it
 * holds no time, or anything else besides.
 */
export function readPhrase(text: string, context: PhraseContext): Phrase | undefined {
  const { text: plain, glue, frames, settle } = analyse(text, context);
  const frame = frames.length > 1 ? join(frames) : frames[0];
  if (!frame || (frames.length > 1 && frame === frames[0])) return undefined;
  return isFiller(plain, [...frame.spans, ...glue]) ? settle(frame) : undefined;
}

/** The phrases about time in running text, in order; each stands by itself. */
export function findPhrases(text: string, context: PhraseContext): Phrase[] {
  const { frames, settle } = analyse(text, context);
  return frames.filter((frame) => !isCountOnly(frame)).map(settle);
}

/**
 * What running text says about one time, put together from all places where it
 * says something (`明天开会，下午三点`). The first phrase is that time; those
 * that do not belong to it follow.
 */
export function readSentence(text: string, context: PhraseContext): Phrase[] {
  const { frames, settle } = analyse(text, context);
  if (frames.length === 0) return [];
  const main = join(frames);
  const used = new Set(main.spans);
  const rest = frames.filter((frame) => !frame.spans.some((span) => used.has(span)) && !isCountOnly(frame));
  return [main, ...rest].map(settle);
}

/** Whether nothing but fillers, blanks and punctuation lies outside the spans. */
function isFiller(text: string, spans: readonly Span[]): boolean {
  let at = 0;
  for (const span of [...spans.toSorted((a, b) => a.from - b.from), { from: text.length, to: text.length }]) {
    while (at < span.from) {
      const length = fillerAt(text, at);
      if (length === 0) return false;
      at += length;
    }
    at = Math.max(at, span.to);
  }
  return true;
}

function fillerAt(text: string, at: number): number {
  if (/[\s\p{P}]/u.test(text[at] as string)) return 1;
  for (const { filler } of GRAMMARS) {
    filler.lastIndex = at;
    const length = filler.exec(text)?.[0].length ?? 0;
    if (length > 0) return length;
  }
  return 0;
}
