import type { Span } from '../time/phrase.ts';
import { ofAll } from './languages.ts';

/** A text as it is read, and where each of its characters stands in the text given. */
interface Clearer {
  readonly text: string;
  /** The place in the text given. */
  back(span: Span): Span;
}

const REWRITES = ofAll(({ spellings }) => spellings.rewrites);
const INSERTS = ofAll(({ spellings }) => spellings.inserts);

/** Makes of spellings that the grammar of time does not know what it reads. `text`: names are masked. */
export function clearer(text: string): Clearer {
  const timed = REWRITES.reduce((out, { pattern, by }) => out.replaceAll(pattern, by), text);
  const places: number[] = [];
  let out = '';
  let last = 0;
  const added = INSERTS.flatMap(({ pattern, word }) =>
    [...timed.matchAll(pattern)].map(({ index }) => ({ index, word })),
  ).toSorted((one, other) => one.index - other.index);
  for (const { index, word } of added) {
    for (let at = last; at < index; at++) places.push(at);
    for (const _ of word) places.push(index);
    out += timed.slice(last, index) + word;
    last = index;
  }
  for (let at = last; at <= timed.length; at++) places.push(at);
  return {
    text: out + timed.slice(last),
    back: ({ from, to }) => ({ from: places[from] as number, to: (places[to - 1] as number) + 1 }),
  };
}
