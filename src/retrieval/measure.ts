import { rarity, score } from './bm25.ts';
import { fuse } from './fuse.ts';
import type { Embedder } from './models.ts';
import { passagesOf } from './passages.ts';
import { readQuery } from './query.ts';
import { PLANS } from './strategies.ts';
import { tokenise } from './tokenise.ts';
import type { Trust } from './trust.ts';

/** A note to ask about. */
export interface Known {
  readonly title: string | null;
  readonly content: string;
}

/** How an embedder is asked: between calls, and only as long as there is somebody to tell. */
export interface Asking extends Pick<Embedder, 'embed'> {
  /** Awaited before each batch; ends the work by throwing. */
  readonly pause: () => Promise<void>;
  readonly signal?: AbortSignal | undefined;
}

/** A question whose answer is known: words of a note, which were taken out of what is searched. */
interface HeldOut {
  readonly query: string;
  readonly passage: string;
}

/** What was found for a question by words, and by meaning. */
interface Lists {
  readonly words: readonly string[];
  readonly vectors: readonly string[];
}

/** Notes among which answers are looked for, and questions: more would take long and tell little more. */
export const SAMPLED = 240;
const MOST_ASKED = 120;
/** Fewer tell nothing. */
const LEAST_ASKED = 20;

/** Letters that a question has. */
const [SHORTEST, LONGEST] = [6, 300];
const SENTENCE = /^[\s#>*-]*(.*?(?:[。！？!?；;…]+|\.(?=\s)|\n|$))/su;

/** Parts of the full weight that are tried. */
const WEIGHTS = [0.1, 0.25, 0.5, 1];
/**
 * Sentences share fewer words with the rest of their note than questions that
 * people ask do with what they look for. In so many of those the words put the right one first.
 */
const USUALLY_FIRST = 0.9;
/** How many standard errors a weight must gain; of a normal distribution 95 % are below. */
const SURE = 1.645;
const AT_ONCE = 16;
/** So many of the first places count; of few notes fewer, since any order puts the right one among the first ten of twenty. */
const depthOf = (notes: number): number => Math.max(1, Math.min(10, Math.floor(notes / 20)));

/** The title of a note, where it is its own and its text does not say it, or else its first sentence, which is then cut out. */
function heldOut({ title, content }: Known, titles: ReadonlyMap<string, number>): HeldOut | undefined {
  const name = title?.trim() ?? '';
  const isTelling = name.length >= SHORTEST && titles.get(name) === 1 && !content.includes(name);
  const first = SENTENCE.exec(content);
  const query = isTelling ? name : (first?.[1]?.trim() ?? '');
  const [passage] = passagesOf(isTelling ? content : content.slice(first?.[0].length ?? 0));
  if (!passage || passage.text.trim().length < SHORTEST) return undefined;
  return query.length >= SHORTEST && query.length <= LONGEST ? { query, passage: passage.text } : undefined;
}

/** What is asked, and what is searched for it. */
function questions(notes: readonly Known[]): HeldOut[] {
  const titles = new Map<string, number>();
  for (const name of notes.map(({ title }) => title?.trim() ?? '')) titles.set(name, (titles.get(name) ?? 0) + 1);
  return notes.flatMap((note) => heldOut(note, titles) ?? []);
}

/**
 * What an embedder adds to the words, found out on a user's own notes: their
 * titles and first sentences are taken out, and looked for by words, by meaning, and by
 * both with several weights. `notes` are at most SAMPLED. Undefined where they are too few to tell.
 * Throws ModelFailure, and the reason of the signal.
 */
export async function measure(notes: readonly Known[], work: Asking): Promise<Omit<Trust, 'passages'> | undefined> {
  const all = questions(notes);
  if (all.length < LEAST_ASKED) return undefined;
  const asked = all.slice(0, MOST_ASKED);
  const passages = await embedAll(
    work,
    all.map(({ passage }) => passage),
    'passage',
  );
  const queries = await embedAll(
    work,
    asked.map(({ query }) => query),
    'query',
  );
  const ofWords = wordsIndex(all.map(({ passage }) => passage));
  const lists: Lists[] = [];
  for (const [at, { query }] of asked.entries()) {
    await work.pause();
    const vector = queries[at] as Float32Array;
    lists.push({ words: ofWords(query), vectors: best(passages.map((passage) => cosine(passage, vector))) });
  }
  const gains = (rank: (list: Lists) => readonly string[]): number[] =>
    lists.map((list, at) => gain(rank(list).indexOf(String(at)), depthOf(all.length)));
  const words = gains((list) => list.words);
  const tried = WEIGHTS.map((weight) => {
    const { words: own, vectors } = PLANS.hybrid_standard;
    const fused = gains((list) =>
      fuse(list.words, list.vectors, { words: own, vectors: vectors * weight }).map(({ item }) => item),
    );
    return { weight, fused: mean(fused), added: surelyAdded(words, fused) };
  });
  const none = { weight: 0, fused: mean(words), added: 0 };
  const chosen = tried.reduce((before, one) => (one.added > before.added ? one : before), none);
  return {
    weight: chosen.weight,
    asked: asked.length,
    words: mean(words),
    vectors: mean(gains((list) => list.vectors)),
    fused: chosen.fused,
  };
}

async function embedAll(
  { embed, pause, signal }: Asking,
  texts: readonly string[],
  use: 'query' | 'passage',
): Promise<Float32Array[]> {
  const vectors: Float32Array[] = [];
  for (let at = 0; at < texts.length; at += AT_ONCE) {
    await pause();
    vectors.push(...(await embed(texts.slice(at, at + AT_ONCE), use, signal)));
  }
  return vectors;
}

/** Ranks texts by BM25, all in memory. */
function wordsIndex(texts: readonly string[]): (query: string) => string[] {
  const passages = texts.map((text) => {
    const terms = tokenise(text);
    return { length: terms.length, times: Map.groupBy(terms, (term) => term) };
  });
  const average = passages.reduce((sum, { length }) => sum + length, 0) / passages.length;
  return (query) => {
    const terms = readQuery(query).terms.map(({ term, weight }) => {
      const count = passages.filter(({ times }) => times.has(term)).length;
      return { term, weight: weight * rarity(Math.max(1, count), passages.length) };
    });
    return best(
      passages.map(({ times, length }) => score(terms, (term) => times.get(term)?.length ?? 0, length, average)),
    );
  };
}

/** The places of the scores above 0, highest first. */
const best = (scores: readonly number[]): string[] =>
  scores
    .map((points, at) => ({ item: String(at), points }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .map(({ item }) => item);

const cosine = (a: Float32Array, b: Float32Array): number =>
  a.reduce((sum, value, at) => sum + value * (b[at] as number), 0);

/** nDCG of a ranking with one right answer at a place from 0. */
const gain = (place: number, depth: number): number => (place < 0 || place >= depth ? 0 : 1 / Math.log2(place + 2));

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** What is added on average, 0 where it may be chance. Questions that words alone answer count as often as they do in use. */
function surelyAdded(words: readonly number[], fused: readonly number[]): number {
  const added = fused.map((value, at) => value - (words[at] as number));
  const [first, others] = [added.filter((_, at) => words[at] === 1), added.filter((_, at) => words[at] !== 1)];
  const share = Math.max(USUALLY_FIRST, first.length / added.length);
  const sum = share * mean(first) + (1 - share) * mean(others);
  const error = Math.hypot(share * errorOf(first), (1 - share) * errorOf(others));
  return sum > SURE * error ? sum : 0;
}

/** The standard error of a mean. */
const errorOf = (values: readonly number[]): number => {
  const middle = mean(values);
  return values.length < 2 ? 0 : Math.sqrt(mean(values.map((value) => (value - middle) ** 2)) / (values.length - 1));
};
