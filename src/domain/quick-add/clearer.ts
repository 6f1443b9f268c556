import { normalise } from '../phrases/frames/normalise.ts';
import { ZONED_PLACES } from '../phrases/frames/zones.ts';
import type { Span } from '../time/phrase.ts';
import { anyOf, ofAll } from './languages.ts';

/** A text as it is read, and where each of its characters stands in the text given. */
interface Clearer {
  readonly text: string;
  /** The place in the text given. */
  back(span: Span): Span;
}

const REWRITES = ofAll(({ spellings }) => spellings.rewrites);
const INSERTS = ofAll(({ spellings }) => spellings.inserts);

/** A word that stands for what was there; for nothing where the place is empty. */
interface Change extends Span {
  readonly word: string;
}

/** Makes of spellings that the grammar of time does not know what it reads. `text`: names are masked. */
export function clearer(text: string): Clearer {
  const timed = REWRITES.reduce((out, { pattern, by }) => out.replaceAll(pattern, by), text);
  const places: number[] = [];
  let out = '';
  let last = 0;
  const changes: Change[] = INSERTS.flatMap(({ pattern, word }) =>
    [...timed.matchAll(pattern)].map(({ index }) => ({ from: index, to: index, word })),
  );
  const there = thereIn(timed);
  if (there) changes.push(there);
  for (const { from, to, word } of changes.toSorted((one, other) => one.from - other.from)) {
    if (from < last) continue;
    for (let at = last; at < from; at++) places.push(at);
    const end = Math.max(from, to - 1);
    for (let at = 0; at < word.length; at++) places.push(at === word.length - 1 ? end : from);
    out += timed.slice(last, from) + word;
    last = to;
  }
  for (let at = last; at <= timed.length; at++) places.push(at);
  return {
    text: out + timed.slice(last),
    back: ({ from, to }) => ({ from: places[from] as number, to: (places[to - 1] as number) + 1 }),
  };
}

const THERE = new RegExp(
  anyOf(({ times }) => times.there),
  'd',
);
const PLACE = new RegExp(
  `(?<![a-z])(?:${ZONED_PLACES.toSorted((one, other) => other.length - one.length).join('|')})(?![a-z])`,
  'g',
);

/** Call Sofia at 9am her time: who is called so need not live there. */
const PEOPLE = new RegExp(
  anyOf(({ times }) => times.people),
  'y',
);

function isPerson(text: string, at: number): boolean {
  PEOPLE.lastIndex = at;
  return PEOPLE.test(text);
}

/** `9am their time` beside the one place that has a zone: the time of that place. */
function thereIn(text: string): Change | undefined {
  const plain = normalise(text);
  const [from, to] = THERE.exec(plain)?.indices?.[0] ?? [];
  if (from === undefined || to === undefined) return undefined;
  const places = [...plain.matchAll(PLACE)].filter(({ index }) => !isPerson(plain, index));
  const names = new Set(places.map(([name]) => name));
  const [name] = names;
  if (name === undefined || names.size > 1) return undefined;
  // 首尔当地时间: its name is a part of it.
  const beside = places.find(
    ({ index, 0: words }) => plain.slice(index + words.length, from).trim() === '' && index < from,
  );
  return { from: beside?.index ?? from, to, word: /\p{Script=Han}/u.test(name) ? `${name}时间` : `${name} time` };
}
