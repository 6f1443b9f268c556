import { tokenise } from './tokenise.ts';

/** What a query asks for: its terms, and how much each of them says. */
interface QueryTerm {
  readonly term: string;
  /** 1 for a word that tells notes apart. */
  readonly weight: number;
  readonly isFunctionWord: boolean;
}

export interface Query {
  readonly terms: readonly QueryTerm[];
  /** True where only single characters were asked for: each stands for all terms that begin with it. */
  readonly begun: boolean;
}

/** More are hardly ever meant: whoever pastes a page is served by the words that it begins with. */
const MOST_TERMS = 64;

/** English words that hold a sentence together and say little about what it is about. */
const FUNCTION_WORDS = `a an the of to in on at for with by from as is are was were be been being am do does did done has
have had i you he she it we they me him her us them my your his its our their this that these those there here what
which who whom whose when where why how and or but if than then so not no can could will would shall should may might
must about into over after before`;
const FUNCTION_WEIGHT = 0.5;

let functionTerms: ReadonlySet<string> | undefined;

/** Whether a term is that of such a word. */
export function isFunctionTerm(term: string): boolean {
  functionTerms ??= new Set(tokenise(FUNCTION_WORDS));
  return functionTerms.has(term);
}

const LONE_CJK = /^\p{L}$/u;

/** Reads a query. Its terms are those of `tokenise`, each once. */
export function readQuery(text: string): Query {
  const terms = [...new Set(tokenise(text))].slice(0, MOST_TERMS);
  return {
    terms: terms.map((term) => {
      const isFunctionWord = isFunctionTerm(term);
      return { term, isFunctionWord, weight: isFunctionWord ? FUNCTION_WEIGHT : 1 };
    }),
    begun: terms.length > 0 && terms.every((term) => LONE_CJK.test(term) && term > '\u2E7F'),
  };
}
