import { type FoundPassage, findCandidates, type PassageText, passageTexts, type Space } from '../db/repos/passages.ts';
import type { Executor } from '../db/schema.ts';
import { rarity, saturation } from './bm25.ts';
import { countsOf } from './counts.ts';
import type { Dictionary } from './dictionary.ts';
import { expectedOf } from './expected.ts';
import { fitting, isLong } from './fits.ts';
import { type Hit, holding, isLetter, type Scope, termsIn } from './hits.ts';
import { LARGE } from './lexical.ts';
import type { Sign, Wording } from './signs.ts';
import { speaking } from './speaking.ts';
import { tokenise } from './tokenise.ts';
import { readWording } from './wording.ts';

/** What was found. */
export interface Judged {
  readonly hits: readonly Hit[];
  /** Whether the best of it speaks of enough of what was asked. */
  readonly isAnswer: boolean;
}

/** Hits that are looked at to tell how much of a query they cover. */
const LOOKED_AT = 5;
/** Where so much is covered by the words themselves, nothing is guessed. */
const ENOUGH = 0.85;
const ENOUGH_OF_MANY = 0.5;
/** A question of more words says enough in its own, and hardly all of them stand in one note. */
const FEW = 5;
/** The same of long texts, which hold many words whatever they are about. */
const FEW_OF_LONG = 3.5;
/** A term in more passages tells them hardly apart. */
const SEVERAL = 100;
/** Words of one query that are taken to be misspelt. */
const MOST_SLIPS = 3;
/** Passages that are read for what they may say in other words. */
const READ = 40;

/**
 * The share of a question that something must speak of to be an answer, in the words of the question or in others, and
 * the number of words that is enough of a longer one.
 */
const FLOOR = 0.45;
const FLOOR_OF_WORDS = 0.41;
/** Of fewer passages the rarity of a word says little. */
const SMALL = 100;
/** Where so much stands there literally, the question is in the language of what was found. */
const OWN = 0.15;
const NAMED = 1.2;
/** Worth no more, a sign is hardly one: two characters that stand together by chance. */
const UNSURE = 0.5;
/** What a name says beside other words. */
const NAME = 1.5;

/** Adds what may say the same in other words where what was found says only part of what was asked. */
export async function judged(
  executor: Executor,
  space: Space,
  scope: Scope,
  text: string,
  all: readonly Hit[],
  dictionary: Dictionary | undefined,
): Promise<Judged> {
  const wording = readWording(text, dictionary);
  // A word of a short question that nothing speaks of is missed more than one of many.
  const asked = wording.units.reduce((sum, { weight }) => sum + weight, 0);
  const first = all[0]?.passage;
  if (asked === 0 || asked > (first && isLong(first) ? FEW_OF_LONG : FEW))
    return { hits: all, isAnswer: all.length > 0 };
  const floor = Math.min(FLOOR, NAMED / asked);
  const said = [...wording.plain, ...wording.same];
  const counts = await countsOf(executor, space, termsOf(said), SEVERAL);
  const expected = expectedOf(text);
  const weights = weightsOf(wording.units, said, counts, space);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const speaksOf = speaking(text, wording, expected);
  const measure = (passage: PassageText, signs: readonly Sign[]): number[] =>
    speaksOf(passage, coverage(termsIn(passage), signs, weights.length));
  const share = (worths: readonly number[]): number =>
    worths.reduce((sum, worth, unit) => sum + worth * (weights[unit] as number), 0) / total;
  const fits = fitting(text, wording.things, expected);
  const found = all.filter(({ passage }) => fits(passage));
  const unfit = found.length === all.length ? [] : all.filter((hit) => !found.includes(hit));
  const answered = (hits: readonly Hit[], covered: number): Judged => ({
    hits: [...hits, ...unfit],
    isAnswer: isAnswer(covered),
  });
  const plain = found.slice(0, LOOKED_AT).map(({ passage }) => measure(passage, said));
  const best = Math.max(0, ...plain.map(share));
  // A list of words is asked for that several notes hold, one this and one that.
  const isList = wording.units.every(({ weight }) => weight > 0);
  const together = share(weights.map((_, unit) => Math.max(0, ...plain.map((worths) => worths[unit] as number))));
  const literal = said.filter(({ worth }) => worth === 1);
  const inItsWords = Math.max(0, ...found.slice(0, LOOKED_AT).map(({ passage }) => share(measure(passage, literal))));
  const whole: Sign = { terms: tokenise(text), units: [0], worth: 1 };
  const isThere = found.slice(0, LOOKED_AT).some(({ passage }) => coverage(termsIn(passage), [whole], 1)[0] === 1);
  const isAnswer = (covered: number): boolean =>
    isThere ||
    covered >= floor ||
    (space.passages > SMALL && inItsWords >= FLOOR_OF_WORDS) ||
    (isList && together >= ENOUGH);
  const lacks = (unit: number): boolean => plain.every((worths) => worths[unit] === 0);
  if (best >= (space.passages > LARGE ? ENOUGH_OF_MANY : ENOUGH)) return answered(found, best);
  const loose = await present(executor, space, [
    ...wording.loose(),
    ...said.filter(({ worth }) => worth > UNSURE),
    ...wording.slips
      .filter(({ unit, instead }) => lacks(unit) && instead.every((term) => !counts.has(term)))
      .slice(0, MOST_SLIPS)
      .flatMap(({ signs }) => signs()),
  ]);
  if (loose.length === 0) return answered(found, best);
  const rare = [...new Set(loose.flatMap(({ rarest }) => (rarest === undefined ? [] : [rarest])))];
  const candidates = (terms: readonly string[], begun: boolean): Promise<FoundPassage[]> =>
    terms.length === 0
      ? Promise.resolve([])
      : findCandidates(executor, space, {
          groups: [terms],
          order: 'best',
          begun,
          since: 0,
          most: READ,
          table: scope.table,
          filter: scope.filter,
        });
  const single = loose.flatMap(({ terms }) => (terms.every(isLetter) ? terms : []));
  const passages = await candidates(rare, false);
  // In a large store too many words begin with one character.
  if (space.passages <= LARGE && best < ENOUGH_OF_MANY)
    passages.push(...(await candidates([...new Set(single)], true)));
  const known = new Set(found.map(({ item }) => item));
  const others = [...new Map(passages.filter(({ item }) => !known.has(item)).map((one) => [one.id, one])).values()];
  const texts = await passageTexts(
    executor,
    scope.user,
    scope.table,
    others.map(({ id }) => id),
  );
  const every = [...said, ...loose];
  const marked = { begun: false, terms: new Set(every.flatMap(({ terms }) => terms)) };
  let covered = best;
  const hits = new Map<string, Hit>();
  const shares = new Map<string, number>();
  const add = (hit: Hit, before: readonly number[]): void => {
    const worths = measure(hit.passage, every);
    const speaking = share(worths);
    covered = Math.max(covered, speaking);
    shares.set(hit.item, Math.max(shares.get(hit.item) ?? 0, speaking));
    const more = worths.reduce(
      (sum, worth, unit) => sum + (worth - (before[unit] ?? 0)) * (weights[unit] as number),
      0,
    );
    const times = [...termsIn(hit.passage).values()];
    const length = times.reduce((sum, count) => sum + count, 0);
    const score = hit.score + more * saturation(1, length, space.terms / space.passages);
    if (score > (hits.get(hit.item)?.score ?? 0)) hits.set(hit.item, { ...hit, score });
  };
  for (const hit of found) add(hit, measure(hit.passage, wording.plain));
  for (const { id, item } of others) {
    const passage = texts.get(id);
    if (passage && fits(passage)) add({ item, score: 0, passage, marked }, []);
  }
  // In the other language the words themselves put hardly anything in order.
  const isOwn = inItsWords >= OWN;
  const speaks = ({ item, passage }: Hit): number =>
    Number((shares.get(item) ?? 0) >= floor || (isOwn && isLong(passage)));
  return answered(
    [...hits.values()].sort((a, b) => speaks(b) - speaks(a) || b.score - a.score),
    covered,
  );
}

/** The best that any sign is worth for each unit. */
function coverage(terms: ReadonlyMap<string, number>, signs: readonly Sign[], units: number): number[] {
  const worths = new Array<number>(units).fill(0);
  const holds = holding(terms);
  for (const { terms: wanted, units: of, worth } of signs) {
    if (!holds(wanted)) continue;
    for (const unit of of) worths[unit] = Math.max(worths[unit] as number, worth);
  }
  return worths;
}

const termsOf = (signs: readonly Sign[]): string[] => signs.flatMap(({ terms }) => terms);

/** The weights of the units: how rare what says them is. */
function weightsOf(
  units: Wording['units'],
  signs: readonly Sign[],
  counts: ReadonlyMap<string, number>,
  space: Space,
): number[] {
  const held = new Map<number, number>();
  for (const { terms, units: of, worth } of signs) {
    if (worth <= UNSURE) continue;
    const count = Math.min(...terms.map((term) => counts.get(term) ?? 0));
    for (const unit of of) held.set(unit, Math.max(held.get(unit) ?? 0, count));
  }
  return units.map(
    ({ weight, isName }, unit) =>
      weight * (isName ? NAME : 1) * rarity(Math.min(space.passages, Math.max(1, held.get(unit) ?? 0)), space.passages),
  );
}

interface Present extends Sign {
  /** The rarest of its terms, if that is rare enough to look for. */
  readonly rarest: string | undefined;
}

async function present(executor: Executor, space: Space, signs: readonly Sign[]): Promise<Present[]> {
  const counts = await countsOf(executor, space, termsOf(signs), SEVERAL);
  return signs.flatMap((sign) => {
    // A character by itself is in no index, and seen in what is read.
    if (sign.terms.every(isLetter)) return [{ ...sign, rarest: undefined }];
    const all = sign.terms.map((term) => ({ term, count: counts.get(term) ?? 0 })).sort((a, b) => a.count - b.count);
    const [first] = all;
    return first && first.count > 0 ? [{ ...sign, rarest: first.count < SEVERAL ? first.term : undefined }] : [];
  });
}
