import type { Language } from '../caller.ts';
import { detectLanguage } from '../language/detect.ts';
import type { Phrase, PhraseContext, Span } from '../time/phrase.ts';
import { english } from './en/grammar.ts';
import { nowIn } from './frames/calendar.ts';
import type { HourHint } from './frames/clock.ts';
import { compose } from './frames/compose.ts';
import { type Frame, isCountOnly, isVague } from './frames/frame.ts';
import { join } from './frames/join.ts';
import { normalise } from './frames/normalise.ts';
import { numericRules } from './frames/numeric.ts';
import { phraseOf } from './frames/phrase.ts';
import type { Grammar, Rule } from './frames/pieces.ts';
import { indexRules, scan } from './frames/scan.ts';
import { inZone, zoneApart } from './frames/zone-apart.ts';
import { zoneRules } from './frames/zones.ts';
import { mixedRules } from './mixed.ts';
import { chinese } from './zh/grammar.ts';

/** The languages that times are read in. Of matches of the same length the earlier language has it. */
const GRAMMARS: readonly Grammar[] = [chinese, english];
/** What is said in several languages at once. */
const BRIDGES: readonly { readonly between: readonly Grammar[]; readonly rules: readonly Rule[] }[] = [
  { between: [chinese, english], rules: mixedRules },
];

type Index = ReturnType<typeof indexRules>;
const INDEXES = new Map<string, Index>();

/** The rules of some languages. Of matches of the same length the earlier one wins: what a language makes of a number, then what it is anywhere. */
function indexFor(grammars: readonly Grammar[]): Index {
  const key = grammars.map(({ language }) => language).join();
  const known = INDEXES.get(key);
  if (known) return known;
  const bridges = BRIDGES.filter(({ between }) => between.every((one) => grammars.includes(one)));
  const index = indexRules([...bridges, ...grammars, { rules: zoneRules }, { rules: numericRules }]);
  INDEXES.set(key, index);
  return index;
}

/** The languages of which a text may hold words; of one without any words, all of them. */
function grammarsIn(text: string): readonly Grammar[] {
  const found = GRAMMARS.filter(({ occursIn }) => occursIn(text));
  return found.length > 0 ? found : GRAMMARS;
}

/** The language that decides what words leave open: that of the text, else the reader's. What is written for anybody leaves it to the reader. */
function languageOf(text: string, { language }: PhraseContext): Language {
  const said = detectLanguage(text);
  return said === undefined || GRAMMARS.some((one) => one.language === said && one.isWrittenForAnybody)
    ? language
    : said;
}

function hintOf(text: string, grammars: readonly Grammar[]): HourHint {
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
  /** A zone that marks set off. */
  readonly apart: ReturnType<typeof zoneApart>;
}

function analyse(given: string, context: PhraseContext): Text {
  const text = normalise(given);
  const pieces = scan(text, indexFor(grammarsIn(text)));
  // A word may stand for two pieces (至今); the second alone, which takes no place, is nothing that was said.
  const composed = compose(pieces, text).filter(({ spans }) => spans.some(({ from, to }) => to > from));
  // So many times, of nothing that repeats, are no time.
  const isRepeated = composed.some(({ repeat }) => repeat !== undefined);
  const frames = isRepeated ? composed : composed.filter((frame) => !isCountOnly(frame));
  const about = context.about === undefined ? text : `${text} ${normalise(context.about)}`;
  const hint = hintOf(about, grammarsIn(about));
  const language = (): Language => languageOf(text, context);
  const glue = pieces.filter(({ kind }) => kind === 'glue');
  return {
    text,
    glue,
    frames,
    apart: zoneApart(pieces, frames, text),
    settle: (frame) => phraseOf(frame, (zone) => nowIn({ ...context, zone }, language), context.zone, hint),
  };
}

/**
 * Reads a text that is a time phrase as a whole, as in a time argument. Words
 * of politeness, fillers and punctuation may stand beside it. Undefined when it
 * holds no time, or anything else besides.
 */
export function readPhrase(text: string, context: PhraseContext): Phrase | undefined {
  const phrase = readWhole(text, context);
  if (phrase) return phrase;
  const right = grammarsIn(normalise(text)).reduce((out, { respelt }) => respelt?.(out) ?? out, text);
  const mended = right === text ? undefined : readWhole(right, context);
  // Places in the mended text are none of this one.
  return mended && { ...mended, spans: [{ from: 0, to: text.length }] };
}

function readWhole(text: string, context: PhraseContext): Phrase | undefined {
  const { text: plain, glue, frames, settle } = analyse(text, context);
  const frame = frames.length > 1 ? join(frames) : frames[0];
  const isWhole = frame && !(frames.length > 1 && frame === frames[0]) && isFiller(plain, [...frame.spans, ...glue]);
  return isWhole ? settle(frame) : undefined;
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
  const { frames: all, settle, apart } = analyse(text, context);
  const frames = all.filter((frame) => !isVague(frame));
  if (frames.length === 0) return [];
  const main = inZone(join(frames), apart);
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
