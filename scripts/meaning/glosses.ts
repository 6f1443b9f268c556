import { tokenise } from '../../src/retrieval/tokenise.ts';

/** An entry of CC-CEDICT: traditional, simplified, pinyin, English. */
export type Entry = readonly [string, string, string, string | readonly string[]];

const NO_MEANING =
  /variant of|surname|^see |used in|abbr\. for|Kangxi|radical|classifier|erhua|Taiwan pr|pr\. \[|CL:|^also written/;

/** What an entry says, meaning by meaning. */
export const glossesOf = (english: Entry[3]): string[] =>
  [english]
    .flat()
    // The entry of a noun names its measure word beside the meaning: cat (CL:隻|只[zhi1]).
    .map((gloss) => gloss.replaceAll(/\(CL:[^)]*\)/g, ' '))
    .flatMap((gloss) => gloss.split(/[;/]/))
    .filter((gloss) => !NO_MEANING.test(gloss));

/** The stems of a meaning, without what is said in brackets. */
export const stemsOf = (gloss: string): string[] =>
  tokenise(gloss.replaceAll(/\([^)]*\)|\[[^\]]*\]|\p{Script=Han}+\|?/gu, ' '));
